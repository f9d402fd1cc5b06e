"""The table of the card game: companies, market board, supply of cards, rounds and decades."""

import random
from typing import TYPE_CHECKING

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import CARDS, GOODS, SOLO, Edition
from arkwright.cardgame.rivals import Rivals
from arkwright.play.errors import Fact, Refusal
from arkwright.play.shape import expect_items, expect_seats, expect_shape, expect_within, unreadable
from arkwright.play.step import Json, Step, read_agenda
from arkwright.play.table import AnyTable, Standing
from arkwright.play.title import Options

if TYPE_CHECKING:
    from arkwright.cardgame.shapes import Forecasts, View

PREPARATION = -1
"""The decade before the first, while starting factories are chosen."""
LAST_DECADE = 2


class Table(AnyTable):
    """All that lies on the table. What can be computed from it is not kept here."""

    __slots__ = (
        "companies",
        "decade",
        "demand",
        "edition",
        "neutral",
        "options",
        "rivals",
        "round",
        "supply",
        "wage_step",
    )
    turn_section = "1"

    def __init__(
        self,
        names: list[str],
        edition: Edition,
        options: Options,
        companies: list[Company] | None = None,
    ) -> None:
        super().__init__(names, edition)
        self.edition = edition
        self.options = options
        self.companies = companies or [Company.at_start(n, edition) for n in range(len(names))]
        self.demand: dict[str, int] = dict.fromkeys(GOODS, edition.demand_start)
        """The demand marker of each good."""
        self.wage_step = 0
        """The space of the wages marker."""
        self.decade = PREPARATION
        self.round = 0
        self.supply: dict[str, int] = {}
        """Development cards in the general supply; in the solo game the display has them."""
        self.neutral: dict[str, int] = {}
        """Appeal markers of the neutral third player of a two-player game."""
        self.rivals: Rivals | None = None
        """The automated opponents of the solo game."""

    # What follows from what lies there

    @property
    def active(self) -> str:
        """The active good of this round."""
        return GOODS[self.round]

    @property
    def wage(self) -> int:
        return self.edition.wages[self.wage_step]

    @property
    def last_decade(self) -> bool:
        return self.decade == LAST_DECADE

    def order(self) -> list[int]:
        """The seats in turn order that are still in the game."""
        return [company.seat for company in self.in_turn() if not company.bankrupt]

    def in_turn(self) -> list[Company]:
        """The companies in turn order, those that are bankrupt as well."""
        return self.companies[self.start :] + self.companies[: self.start]

    def why_out(self, seat: int, section: str) -> Refusal | None:
        bankrupt = self.companies[seat].bankrupt
        return Refusal("seat-bankrupt", section, seat=seat) if bankrupt else None

    def producers(self, good: str) -> list[tuple[Company, Factory]]:
        """The companies with a factory of a good, in turn order; who is bankrupt has none."""
        return [(one, one.factories[good]) for one in self.in_turn() if good in one.factories]

    def still_produces(self, good: str) -> bool:
        """Whether a good's production is still to come in this decade or a later one (1a.1)."""
        return self.decade < LAST_DECADE or GOODS.index(good) >= self.round

    def capitalisation(self, company: Company) -> int:
        """Shares times their value, loans and ships aside (3d)."""
        return company.shares * company.value

    def allowed_sales(self, good: str, appeal: int) -> int:
        """What a seller with this appeal may sell at home: appeal less demand, never more than
        the appeal itself (2a)."""
        return max(0, min(appeal, appeal - self.demand[good]))

    # What moves

    def move_demand(self, good: str, steps: int) -> None:
        """Move a demand marker; it stops at the ends of its track."""
        edition = self.edition
        target = self.demand[good] + steps
        self.demand[good] = max(edition.lowest_demand, min(edition.highest_demand, target))

    def pass_arrows(self, good: str, before: int, after: int) -> None:
        """Every arrow an appeal marker passes moves the good's demand the same way (1b)."""
        arrows = self.edition.arrows[good]
        self.move_demand(good, arrows[after] - arrows[before])

    def more_workers(self) -> None:
        """New workers: all demand falls by one and the wages marker moves on (1a.1, 1a.2)."""
        for good in GOODS:
            self.move_demand(good, -1)
        self.wage_step = min(self.wage_step + 1, len(self.edition.wages) - 1)
        self.journal.add("more-workers", wage=self.wage)

    def raise_value(self, company: Company, steps: int) -> None:
        """Move a share value marker; it stops at the end of its track."""
        company.value = min(self.edition.most_value, company.value + steps)

    # The supply of development cards

    def on_offer(self) -> list[str]:
        """The kinds of cards that can be taken."""
        if self.rivals is not None:
            return self.rivals.on_offer()
        return [card for card, count in self.supply.items() if count]

    def copies(self, card: str) -> list[int]:
        """The spots of the display from which a card can be taken; without a display, none."""
        return [] if self.rivals is None else self.rivals.copies(card)

    def take_from_supply(self, card: str, spot: int) -> None:
        """Take a card, in the solo game from this spot of the display."""
        if self.rivals is not None:
            self.rivals.take(spot)
        else:
            self.supply[card] -= 1

    def put_into_supply(self, card: str) -> None:
        if self.rivals is not None:
            self.rivals.put_back(card)
        else:
            self.supply[card] = self.supply.get(card, 0) + 1

    # Copies, positions, views

    def copy(self) -> "Table":
        companies = [company.copy() for company in self.companies]
        other = Table(self.names, self.edition, self.options, companies)
        other.agenda = self.agenda.copy()
        other.journal = self.journal.copy()
        other.demand = self.demand.copy()
        other.wage_step = self.wage_step
        other.decade = self.decade
        other.round = self.round
        other.start = self.start
        other.supply = self.supply.copy()
        other.neutral = self.neutral.copy()
        other.rivals = self.rivals.copy() if self.rivals is not None else None
        return other

    @classmethod
    def from_json(
        cls, value: Json, edition: Edition, options: Options, steps: "dict[str, type[Step[Table]]]"
    ) -> "Table":
        expect_shape("table", value, cls(value["names"], edition, options).as_json())
        expect_seats(value["names"], value["start"], value["companies"])
        expect_within("wage_step", value["wage_step"], 0, len(edition.wages) - 1)
        expect_within("decade", value["decade"], PREPARATION, LAST_DECADE)
        expect_within("round", value["round"], 0, len(GOODS) - 1)
        for good, demand in value["demand"].items():
            expect_within(f"demand.{good}", demand, edition.lowest_demand, edition.highest_demand)
        expect_items("supply", value["supply"], int, CARDS)
        for card, count in value["supply"].items():
            expect_within(f"supply.{card}", count, 0, len(edition.faces))
        expect_items("neutral", value["neutral"], int, GOODS)
        for good, marker in value["neutral"].items():
            expect_within(f"neutral.{good}", marker, 0, edition.highest_appeal)
        if (value["rivals"] is not None) != (edition.players == SOLO):
            raise unreadable("opponents belong to the solo game, and only to it")
        companies = [Company.from_json(company, edition) for company in value["companies"]]
        table = cls(value["names"], edition, options, companies)
        table.lie_as(value, but=["agenda", "companies", "rivals"])
        if value["rivals"] is not None:
            table.rivals = Rivals.from_json(value["rivals"], edition)
        table.agenda = read_agenda(value["agenda"], steps, len(value["names"]))
        return table

    def view(self, seat: int | None) -> "View":
        from arkwright.cardgame.view import view

        return view(self, seat)

    def forecast(self) -> "Forecasts":
        """The sale forecast of every good."""
        from arkwright.cardgame.forecast import forecast

        return {good: forecast(self, good).as_json() for good in GOODS}

    def chapter(self) -> dict[str, Fact]:
        """The round of a good, with what comes after the last one of its decade."""
        good = self.active if self.decade > PREPARATION else ""
        return {"decade": self.decade + 1, "good": good}

    def progress(self) -> int:
        done = max(0, self.decade * len(GOODS) + self.round)
        return 100 * done // ((LAST_DECADE + 1) * len(GOODS))

    def figures(self) -> dict[str, list[int]]:
        from arkwright.cardgame.figures import figures

        return figures(self)

    def awards(self) -> list[str] | None:
        from arkwright.cardgame.awards import awards

        return None if self.rivals is None else awards(self)

    def shuffle_hidden(self, seat: int | None, rng: random.Random) -> None:
        if self.rivals is not None:
            self.rivals.shuffle_hidden(rng)

    def standings(self) -> list[Standing]:
        from arkwright.cardgame.ending import standings

        return standings(self)
