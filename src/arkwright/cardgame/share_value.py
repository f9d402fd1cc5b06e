"""The rise in share value after a production (2d)."""

from arkwright.cardgame import solo
from arkwright.cardgame.moves import UseCard
from arkwright.cardgame.table import Table
from arkwright.cardgame.using import MayUse
from arkwright.play import Move, Step

ENOUGH = 2
"""Goods to be sold at home for a rise, and to take part in the highest appeal."""
RISE = 1
ENTREPRENEUR = "entrepreneur"


class IncreaseValue(Step[Table]):
    """Who sold two goods at home gains, the highest appeal among them once more. 2d."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        seats: list[int] = []
        appeals: list[int] = []
        for seat in table.order():
            company = table.companies[seat]
            if company.sold >= ENOUGH:
                seats.append(seat)
                appeals.append(company.factories[good].marker)
                rise(table, seat, "sales")
        outside = highest_outside(table, good)
        leaders = highest(seats, appeals, outside)
        if table.rivals is not None:
            solo.rivals_produce(table)
        if leaders:
            if is_tie(appeals, leaders, outside):
                ask_next(table, tuple(leaders))
            else:
                rise(table, leaders[0], "appeal")


def rise(table: Table, seat: int, cause: str) -> None:
    company = table.companies[seat]
    table.raise_value(company, RISE)
    table.journal.add(
        "value-rose", seat, good=table.active, cause=cause, steps=RISE, value=company.value
    )


# Who has the highest appeal


def highest_outside(table: Table, good: str) -> int:
    """The highest appeal of those who play for nobody and would sell two goods; 0 for none.

    They are the neutral seller of two players and the automated opponents of the solo game,
    who take part but never gain by it (decisions F7, F8, F34).
    """
    found = 0
    neutral = table.neutral.get(good, 0)
    if neutral and table.allowed_sales(good, neutral) >= ENOUGH:
        found = neutral
    rivals = table.rivals
    if rivals is not None:
        for colour, sold in solo.rivals_sales(table, good).items():
            if sold >= ENOUGH:
                found = max(found, rivals.markers[colour][good])
    return found


def highest(seats: list[int], appeals: list[int], outside: int) -> list[int]:
    """Those who have the highest appeal of all who sold enough; nobody if it is an outsider's."""
    best = max(appeals, default=0)
    if best < outside:
        return []
    return [seat for seat, appeal in zip(seats, appeals) if appeal == best]


def is_tie(appeals: list[int], leaders: list[int], outside: int) -> bool:
    """Whether the highest appeal is shared, with each other or with an outsider."""
    return len(leaders) > 1 or max(appeals, default=0) == outside


# The Entrepreneur


def ask_next(table: Table, leaders: tuple[int, ...]) -> None:
    """Ask the next of the tied whose Entrepreneur is ready; if there is none, nobody gains."""
    for place, seat in enumerate(leaders):
        if table.companies[seat].ready(ENTREPRENEUR):
            table.ask(BreakTie(seat, leaders[place + 1 :]))
            return


class BreakTie(MayUse):
    """Turn the Entrepreneur to win the tie for the highest appeal; `others` come after."""

    __slots__ = ("others",)
    section = "2d"
    card = ENTREPRENEUR

    def __init__(self, seat: int, others: tuple[int, ...]) -> None:
        self.seat = seat
        self.others = others

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, UseCard):
            table.companies[self.seat].turned.append(ENTREPRENEUR)
            table.journal.add("tie-broken", self.seat, good=table.active)
            rise(table, self.seat, "appeal")
        else:
            ask_next(table, self.others)
