"""Step c: one development on the board, or one development card (1c)."""

from arkwright.cardgame.actions.exchange import affordable, buy_shares, why_not_buy
from arkwright.cardgame.company import DEEDS, Company
from arkwright.cardgame.discarding import discard_card
from arkwright.cardgame.moves import Broker, Develop, Reactivate, TakeCard, UseCard
from arkwright.cardgame.table import Table
from arkwright.cardgame.taking import (
    reactivate,
    reactivations,
    take,
    take_moves,
    why_not_reactivate,
    why_not_take,
)
from arkwright.cardgame.using import not_owned
from arkwright.cardgame.vocabulary import BROKER, DEVELOP, DONE, USE
from arkwright.play import Move, Refusal, Step

LIFTED_BY = {
    "shipping": "trade-office",
    "machinery": "workshop",
    "distribution": "patent",
    "quality": "engineer",
}
"""The card that lifts a development's decade restriction (expert setup 5)."""


def why_not_develop(
    table: Table, company: Company, development: str, free: bool = False
) -> Refusal | None:
    """The rule that bars a development's next step; `free` disregards the decade (card 8)."""
    level = company.developments[development]
    if level + 1 >= len(table.edition.development[development]):
        return Refusal("development-complete", "1c", development=development)
    if free or not comes_early(table, company, development):
        return None
    card = LIFTED_BY[development]
    if card in company.cards:
        return None
    decade = table.edition.restriction[level + 1]
    return Refusal("decade-restriction", "expert setup 5", decade=decade, card=card)


def developments(table: Table, company: Company, free: bool = False) -> list[Move]:
    """The developments that can be taken; the Inventor's are `free` of the decade (card 8)."""
    return [
        move
        for name, move in DEVELOP.items()
        if why_not_develop(table, company, name, free) is None
    ]


def comes_early(table: Table, company: Company, development: str) -> bool:
    """Whether the next step is restricted to a later decade, unless its card lifts that."""
    if table.options["restrictions"] != "yes" or development not in LIFTED_BY:
        return False
    decade = table.edition.restriction[company.developments[development] + 1]
    return max(0, table.decade) + 1 < decade


def count_deeds(table: Table, company: Company, development: str, free: bool = False) -> None:
    """Note what the solo awards ask about, before a development's step is taken."""
    if development == "exchange":
        company.did("brokered")
    lifted = not free and comes_early(table, company, development)
    if lifted and table.edition.rules.lifted_limits_are_uses:
        card = LIFTED_BY[development]
        if card in DEEDS:
            company.did(card)


def advance(table: Table, company: Company, development: str) -> None:
    company.developments[development] += 1
    level = company.developments[development]
    allowed = table.edition.development[development][level]
    table.journal.add("developed", company.seat, development=development, allowed=allowed)


class DevelopStep(Step[Table]):
    """Take one development or one card, or use Broker or Inventor instead."""

    __slots__ = ()
    section = "1c"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves = developments(table, company)
        moves += take_moves(table, company)
        if company.cards:
            moves += BROKER[: broker_count(table, company)]
            if why_not_invent(table, company) is None:
                moves.append(USE["inventor"])
        if company.turned:
            moves += reactivations(company)
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Develop):
            count_deeds(table, company, move.development)
            advance(table, company, move.development)
        elif isinstance(move, TakeCard):
            take(table, company, move.card, move.good)
        elif isinstance(move, Broker):
            company.did("brokered")
            buy_shares(table, company, move.count, move.count)
            discard_card(table, company, "broker")
        elif isinstance(move, UseCard):
            table.ask(FreeDevelopments(self.seat, table.edition.inventor_developments))
            discard_card(table, company, "inventor")
        elif isinstance(move, Reactivate):
            reactivate(table, company, move.card)
            table.ask(self)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Develop):
            return why_not_develop(table, company, move.development)
        if isinstance(move, TakeCard):
            return why_not_take(table, company, move.card, move.good)
        if isinstance(move, Broker):
            refused = not_owned(company, "broker", "card 6")
            return refused or why_not_buy(table, company, move.count, move.count, "card 6")
        if isinstance(move, UseCard) and move.card == "inventor":
            return why_not_invent(table, company)
        if isinstance(move, Reactivate):
            return why_not_reactivate(company, move.card)
        return None


def broker_count(table: Table, company: Company) -> int:
    """How many shares the Broker, if he is owned, can buy at half price (card 6)."""
    if "broker" not in company.cards:
        return 0
    most = table.edition.broker_shares
    return min(most, affordable(table, company, most))


def why_not_invent(table: Table, company: Company) -> Refusal | None:
    """The rule against trading the Inventor for two developments, an expert use (card 8)."""
    if "inventor" not in company.cards:
        return Refusal("card-not-owned", "card 8", card="inventor")
    if table.options["restrictions"] != "yes" and table.options["cards"] != "random":
        return Refusal("expert-rule-off", "card 8", option="restrictions")
    if table.edition.rules.inventor_must_gain and not developments(table, company, free=True):
        return Refusal("all-developed", "card 8")
    return None


class StartDevelopment(DevelopStep):
    """Take a first development or card before the game."""

    __slots__ = ()
    section = "expert setup 6"


class FreeDevelopments(Step[Table]):
    """Take developments whatever the decade, for the Inventor."""

    __slots__ = ("left",)
    section = "card 8"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        return [*(developments(table, company, free=True) if self.left else ()), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Develop):
            company = table.companies[self.seat]
            count_deeds(table, company, move.development, free=True)
            advance(table, company, move.development)
            table.ask(FreeDevelopments(self.seat, self.left - 1))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Develop):
            return why_not_develop(table, table.companies[self.seat], move.development, free=True)
        return None
