"""Storing what found no buyer, and clearing the mats after production (III.5)."""

from arkwright.boardgame.table import Table
from arkwright.boardgame.warehouse import store
from arkwright.play.step import NOBODY, Step


class Storage(Step[Table]):
    """In turn order, unsold goods go to the warehouses; `turn` is whose turn it is (III.5)."""

    __slots__ = ("turn",)

    def __init__(self, seat: int = NOBODY, turn: int = 0) -> None:
        self.seat = seat
        self.turn = turn

    def happen(self, table: Table) -> None:
        order = table.order()
        for turn in range(self.turn, len(order)):
            company = table.companies[order[turn]]
            count = company.unsold
            if not count:
                continue
            company.unsold = 0
            if company.posts or company.small_room(table.edition):
                # Who has too much decides before the next one stores.
                table.ask(Storage(NOBODY, turn + 1))
                store(table, company, table.active, count)
                return
            table.journal.add("goods-lost", company.seat, good=table.active, count=count)
        clear(table)


def clear(table: Table) -> None:
    """The goods tokens go back to the supply, shut rows open again (III.2, III.5)."""
    for company in table.companies:
        company.unsold = 0
        company.sold = 0
        company.offered = 0
        company.shut_row = -1
