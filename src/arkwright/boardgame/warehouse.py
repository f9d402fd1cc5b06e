"""Storing goods: the large warehouse by its posts, the small one by its tile (II.2.8, III.5)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.moves import Discard
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DISCARD
from arkwright.play import Move, Refusal, Step


def must_go(table: Table, company: Company) -> list[str]:
    """The goods of which one must be given up because not all find room; empty if all do.

    Goods lie in the large warehouse as far as it has room, the rest in the small one, which may
    be the free end of the price scale.
    """
    edition = table.edition
    small: list[str] = []
    total = 0
    for good in GOODS:
        count = company.in_small(edition, good)
        if count:
            factory = company.factories.get(good)
            if factory is not None and factory.price > company.top_price(edition, good):
                return [good]
            small.append(good)
            total += count
    return small if total > company.small_room(edition) else []


def store(table: Table, company: Company, good: str, count: int) -> None:
    """Put goods into the warehouses and give up what finds no room."""
    company.stock[good] += count
    if count:
        lost = make_fit(table, company)
        table.journal.add("stored", company.seat, good=good, count=count - lost.get(good, 0))


def make_fit(table: Table, company: Company) -> dict[str, int]:
    """Give up goods that have no room; the owner chooses only where there is a choice.

    Returns what was lost without a choice.
    """
    lost: dict[str, int] = {}
    while goods := must_go(table, company):
        if len(goods) > 1 and company.small_room(table.edition):
            table.ask(Overflow(company.seat))
            break
        for good in goods:
            company.stock[good] -= 1
            lost[good] = lost.get(good, 0) + 1
    for good, count in lost.items():
        table.journal.add("goods-lost", company.seat, good=good, count=count)
    return lost


class Overflow(Step[Table]):
    """Choose which good to give up: the small warehouse is too full."""

    __slots__ = ()
    section = "III.5"

    def moves(self, table: Table) -> list[Move]:
        return [DISCARD[good] for good in must_go(table, table.companies[self.seat])]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Discard)
        company = table.companies[self.seat]
        company.stock[move.good] -= 1
        table.journal.add("goods-lost", self.seat, good=move.good, count=1)
        make_fit(table, company)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Discard):
            return Refusal("must-discard", "III.5")
        if move.good in must_go(table, table.companies[self.seat]):
            return None
        return Refusal("discard-makes-no-room", "III.5", good=move.good)
