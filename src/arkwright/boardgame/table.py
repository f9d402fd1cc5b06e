"""The table of the board game: companies, job market, importers, offer, timetable."""

import random
from typing import TYPE_CHECKING

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS, TRACKS, Edition
from arkwright.boardgame.market import JobMarket
from arkwright.play.errors import Fact
from arkwright.play.shape import expect_items, expect_seats, expect_shape, expect_within, unreadable
from arkwright.play.step import Json, Step, read_agenda
from arkwright.play.table import AnyTable, Standing
from arkwright.play.title import Options

if TYPE_CHECKING:
    from arkwright.boardgame.shapes import Forecasts, View

PREPARATION = -1
"""The decade index of the preparation round, 1760."""


class Table(AnyTable):
    """All that lies on the table. What can be computed from it is not kept here."""

    __slots__ = (
        "companies",
        "cycle",
        "decade",
        "economy",
        "economy_box",
        "edition",
        "event_box",
        "events",
        "event_pool",
        "events_revealed",
        "importers",
        "influence",
        "influence_price",
        "market",
        "markers",
        "ongoing",
        "options",
        "reserve",
        "reserve_revealed",
        "ships",
        "tiles",
    )
    turn_section = "II"

    def __init__(
        self,
        names: list[str],
        edition: Edition,
        options: Options,
        companies: list[Company] | None = None,
        market: JobMarket | None = None,
    ) -> None:
        super().__init__(names, edition)
        self.edition = edition
        self.options = options
        self.companies = companies or [Company.at_start(n, edition) for n in range(len(names))]
        self.market = market or JobMarket.for_edition(edition)
        self.importers: dict[str, int] = dict.fromkeys(GOODS, edition.importer_start)
        self.tiles: dict[str, int] = {}
        """Development tiles on offer."""
        self.markers: list[list[str]] = [[], [], [], []]
        """Grey markers on offer, by the row of their level."""
        self.ships: dict[int, int] = dict(edition.ships)
        """Ships on offer, by capacity."""
        self.decade = PREPARATION
        self.cycle = 0
        self.economy: dict[str, list[list[int]]] = {good: [] for good in GOODS}
        """A good's economy marker of each decade: importer advance, workers back."""
        self.economy_box: dict[str, list[list[int]]] = {good: [] for good in GOODS}
        """Economy markers that nobody will see."""
        self.events: list[str] = []
        """The event marker of each decade."""
        self.events_revealed = 0
        self.event_box: list[str] = []
        """Event markers that nobody will see."""
        self.event_pool: list[str] = []
        """Events that everybody saw before they were laid out (2025 4.1.I.1)."""
        self.reserve = ""
        """The event on the reserve space; none if there is no such space."""
        self.reserve_revealed = False
        self.ongoing: list[str] = []
        """Events in force."""
        self.influence: dict[str, list[int]] = {}
        """Each seat's space on the East India Company's tracks; empty without the module."""
        self.influence_price: dict[str, int] = {}
        """The open space of each commodity's price scale where its indicator lies, from 0."""

    # What follows from what lies there

    @property
    def year(self) -> int:
        return 1760 if self.decade < 0 else self.edition.decades[self.decade]

    @property
    def level(self) -> int:
        """The current technology level (timetable)."""
        return 1 if self.decade < 0 else self.edition.levels[self.decade]

    @property
    def last_decade(self) -> bool:
        return self.decade == len(self.edition.decades) - 1

    @property
    def active(self) -> str:
        """The active good of this cycle."""
        return GOODS[self.cycle]

    @property
    def wage(self) -> int:
        """Beside the market's lowest empty space (III.3), more under threat of strike (10.2)."""
        wage = self.edition.wage[self.market.empty]
        if "threat-of-strike" in self.ongoing:
            wage += self.edition.event["threat-of-strike.pounds"]
        return wage

    def demand(self, good: str) -> int:
        """Numbered empty spaces of a good (III.1)."""
        return self.edition.demand[good][self.market.empty]

    def share_value(self, company: Company) -> int:
        return self.edition.share_value[company.share_space]

    def buying_price(self, company: Company) -> int:
        """The share value, but never less than £10 (II.2.6)."""
        edition = self.edition
        return max(edition.minimum_share_price, edition.share_value[company.share_space])

    def portfolio(self, company: Company) -> int:
        """Own shares times their value: what decides the game (3.0)."""
        return company.shares * self.edition.share_value[company.share_space]

    def influence_value(self, company: Company) -> int:
        """What a company's influence adds in the end: prices times multipliers (2025 9.3.III)."""
        edition = self.edition
        total = 0
        for track, spaces in self.influence.items():
            price = edition.east_india_prices[track][self.influence_price[track]]
            total += price * edition.multiplier[spaces[company.seat]]
        return total

    def score(self, company: Company) -> int:
        """The portfolio, and the influence with it (8.0, 2025 9.3.III)."""
        return self.portfolio(company) + self.influence_value(company)

    def already_produced(self, good: str) -> bool:
        """Whether a good's production phase of this decade is over."""
        return GOODS.index(good) < self.cycle

    def economy_revealed(self, good: str) -> int:
        """How many of a good's economy markers have been turned up: one in each of its cycles."""
        if self.decade < 0:
            return 0
        return self.decade + (1 if GOODS.index(good) <= self.cycle else 0)

    def move_share(self, company: Company, spaces: int) -> None:
        """Move the share value indicator; it stops at both ends of the track."""
        target = company.share_space + spaces
        company.share_space = max(1, min(self.edition.last_space, target))

    def producers(self, good: str) -> list[tuple[Company, Factory]]:
        """The companies with a factory of a good, in turn order."""
        companies = self.companies[self.start :] + self.companies[: self.start]
        return [(one, one.factories[good]) for one in companies if good in one.factories]

    def close_factory(self, company: Company, factory: Factory) -> None:
        """All workers to the fired, the markers back to the supply (II.2.1)."""
        self.market.fire(factory.all_workers)
        del company.factories[factory.good]

    # Copies, positions, views

    def copy(self) -> "Table":
        companies = [company.copy() for company in self.companies]
        other = Table(self.names, self.edition, self.options, companies, self.market.copy())
        other.agenda = self.agenda.copy()
        other.journal = self.journal.copy()
        other.importers = self.importers.copy()
        other.tiles = self.tiles.copy()
        other.markers = [row.copy() for row in self.markers]
        other.ships = self.ships.copy()
        other.decade = self.decade
        other.cycle = self.cycle
        other.start = self.start
        # The face-down markers are never changed, only replaced whole: they can be shared.
        other.economy = self.economy
        other.economy_box = self.economy_box
        other.events = self.events
        other.events_revealed = self.events_revealed
        other.event_box = self.event_box
        other.event_pool = self.event_pool
        other.reserve = self.reserve
        other.reserve_revealed = self.reserve_revealed
        other.influence = {track: spaces.copy() for track, spaces in self.influence.items()}
        other.influence_price = self.influence_price.copy()
        other.ongoing = self.ongoing.copy()
        return other

    @classmethod
    def from_json(
        cls, value: Json, edition: Edition, options: Options, steps: "dict[str, type[Step[Table]]]"
    ) -> "Table":
        expect_shape("table", value, cls(value["names"], edition, options).as_json())
        expect_seats(value["names"], value["start"], value["companies"])
        for name in ("events", "event_box", "event_pool", "ongoing"):
            expect_items(name, value[name], str)
        expect_items("tiles", value["tiles"], int)
        for row in value["markers"]:
            expect_items("markers", row, str, edition.marker_names)
        for markers in (*value["economy"].values(), *value["economy_box"].values()):
            for marker in markers:
                expect_shape("economy", marker, [0, 0])
        expect_within("cycle", value["cycle"], 0, len(GOODS) - 1)
        expect_within("decade", value["decade"], PREPARATION, len(edition.decades) - 1)
        read_influence(value["influence"], value["influence_price"], edition, len(value["names"]))
        for name, count in value["market"].items():
            expect_within(f"market.{name}", count, 0, edition.market_spaces)
        companies = [Company.from_json(company, edition) for company in value["companies"]]
        market = JobMarket.from_json(value["market"])
        table = cls(value["names"], edition, options, companies, market)
        table.lie_as(value, but=["agenda", "companies", "market", "ships"])
        table.ships = {int(capacity): count for capacity, count in value["ships"].items()}
        table.agenda = read_agenda(value["agenda"], steps, len(value["names"]))
        return table

    def view(self, seat: int | None) -> "View":
        from arkwright.boardgame.view import view

        return view(self, seat)

    def forecast(self) -> "Forecasts":
        """The sale forecast of every good."""
        from arkwright.boardgame.forecast import forecast

        return {good: forecast(self, good).as_json() for good in GOODS}

    def chapter(self) -> dict[str, Fact]:
        """The cycle of a good, with what comes after the last one of its decade."""
        good = self.active if self.decade > PREPARATION else ""
        return {"year": self.year, "good": good}

    def progress(self) -> int:
        done = max(0, self.decade * len(GOODS) + self.cycle)
        return 100 * done // (len(self.edition.decades) * len(GOODS))

    def figures(self) -> dict[str, list[int]]:
        from arkwright.boardgame.figures import figures

        return figures(self)

    def shuffle_hidden(self, seat: int | None, rng: random.Random) -> None:
        from arkwright.boardgame.hidden import shuffle_hidden

        shuffle_hidden(self, rng)

    def standings(self) -> list[Standing]:
        from arkwright.boardgame.ending import standings

        return standings(self)


def read_influence(influence: Json, prices: Json, edition: Edition, seats: int) -> None:
    """Refuse influence that is not on the tracks of the East India Company."""
    if not influence and not prices:
        return
    if not edition.modules:
        raise unreadable("influence means nothing here")
    expect_shape("influence", influence, {track: [0] * seats for track in TRACKS})
    expect_shape("influence_price", prices, dict.fromkeys(TRACKS, 0))
    for track in TRACKS:
        last = len(edition.east_india_prices[track]) - 1
        expect_within(f"influence_price.{track}", prices[track], 0, last)
        for space in influence[track]:
            expect_within(f"influence.{track}", space, 0, edition.track_end)
