"""Warehouses: two small cards and perhaps the large one, each for goods of one kind (2b)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import ClearGoods, Drop
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import CLEAR, DONE, DROP
from arkwright.play import Move, Refusal, Step


def fits(table: Table, company: Company, stock: dict[str, int]) -> bool:
    """Whether the warehouse cards hold these goods, no card more than one kind."""
    edition = table.edition
    if small_needed(stock, edition.small_warehouse_goods, "", 0) <= edition.small_warehouses:
        return True
    if "large-warehouse" not in company.cards:
        return False
    large = edition.large_warehouse_goods
    return any(
        small_needed(stock, edition.small_warehouse_goods, good, large) <= edition.small_warehouses
        for good in GOODS
        if stock[good]
    )


def small_needed(stock: dict[str, int], room: int, large_for: str, large: int) -> int:
    """Small warehouses needed when the large one holds goods of one kind."""
    needed = 0
    for good in GOODS:
        count = stock[good]
        if good == large_for:
            count = max(0, count - large)
        needed += -(-count // room)
    return needed


def capacity(table: Table, company: Company, good: str) -> int:
    """How many goods of a kind the warehouses hold beside what lies in them of other kinds."""
    stock = company.stock.copy()
    while fits(table, company, stock):
        stock[good] += 1
    return stock[good] - 1


def store(table: Table, company: Company, good: str, count: int) -> None:
    """Store goods as far as there is room; their owner may clear other goods away for more."""
    stored = max(0, min(count, capacity(table, company, good) - company.stock[good]))
    if stored:
        company.stock[good] += stored
        table.journal.add("stored", company.seat, good=good, count=stored)
    if count > stored:
        table.ask(StoreOverflow(company.seat, good, count - stored))


def makes_room(table: Table, company: Company, good: str, other: str) -> bool:
    """Whether clearing all goods of another kind away makes room for this one (2b)."""
    more = {**company.stock, good: capacity(table, company, good) + 1}
    if good != other:
        more[other] = 0
    return fits(table, company, more)


def in_the_way(table: Table, company: Company, good: str, other: str) -> int:
    """How many goods of another kind must go to have one more warehouse for this one (2b)."""
    more = {**company.stock, good: capacity(table, company, good) + 1}
    while not fits(table, company, more):
        more[other] -= 1
    return company.stock[other] - more[other]


class StoreOverflow(Step[Table]):
    """Waste goods that find no room, or clear other goods out of their warehouses."""

    __slots__ = ("good", "left")
    section = "2b"

    def __init__(self, seat: int, good: str, left: int) -> None:
        self.seat = seat
        self.good = good
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [
            CLEAR[other]
            for other in GOODS
            if company.stock[other] and makes_room(table, company, self.good, other)
        ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, ClearGoods):
            waste(table, company, move.good, in_the_way(table, company, self.good, move.good))
            store(table, company, self.good, self.left)
        else:
            table.journal.add("wasted", self.seat, good=self.good, count=self.left)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, ClearGoods):
            return None
        company = table.companies[self.seat]
        if not company.stock[move.good]:
            return Refusal("nothing-stored", "2b", good=move.good)
        if not makes_room(table, company, self.good, move.good):
            return Refusal("clearing-makes-no-room", "2b", good=move.good)
        return None


def waste(table: Table, company: Company, good: str, count: int) -> None:
    company.stock[good] -= count
    table.journal.add("wasted", company.seat, good=good, count=count)


def make_fit(table: Table, company: Company) -> None:
    """After a warehouse has gone: what no longer fits is wasted, by choice if there is one."""
    while not fits(table, company, company.stock):
        goods = [good for good in GOODS if company.stock[good]]
        if len(goods) > 1:
            table.ask(LostWarehouse(company.seat))
            return
        waste(table, company, goods[0], 1)


class LostWarehouse(Step[Table]):
    """Waste stored goods, one by one, until the rest fits the warehouses left."""

    __slots__ = ()
    section = "card 13"

    def moves(self, table: Table) -> list[Move]:
        stock = table.companies[self.seat].stock
        return [DROP[good] for good in GOODS if stock[good]]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Drop)
        company = table.companies[self.seat]
        waste(table, company, move.good, 1)
        make_fit(table, company)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Drop):
            return Refusal("must-drop", "card 13")
        if table.companies[self.seat].stock[move.good]:
            return None
        return Refusal("nothing-stored", "card 13", good=move.good)
