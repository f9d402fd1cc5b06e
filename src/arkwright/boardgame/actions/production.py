"""The Production action: goods for the warehouse, outside the production phase (II.2.8)."""

from arkwright.boardgame.company import Factory
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Produce, Use
from arkwright.boardgame.prices import adjust_prices
from arkwright.boardgame.production.wages import running_cost
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import DONE, PRODUCE, USE
from arkwright.boardgame.warehouse import store
from arkwright.play import Move, Refusal, Step


def rows_in_use(factory: Factory) -> int:
    """How many rows, from the first to the last one with a worker or a machine."""
    for row in (3, 2, 1):
        if factory.workers[row] or factory.machines[row]:
            return row + 1
    return 1


class ProductionAction(Step[Table]):
    """Run the first rows of one factory, at most `rows` of them, for the warehouse."""

    __slots__ = ("rows",)
    section = "II.2.8"

    def __init__(self, seat: int, rows: int) -> None:
        self.seat = seat
        self.rows = rows

    def moves(self, table: Table) -> list[Move]:
        factories = table.companies[self.seat].factories
        return [*self.legal(table, (move for good in factories for move in PRODUCE[good])), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Produce):
            table.ask(adjust_prices(table, self.seat, (), 0))
            return
        company = table.companies[self.seat]
        factory = company.factories[move.good]
        factory.marked = False
        goods = factory.output(table.edition, move.rows)
        table.journal.add("produced", self.seat, good=move.good, count=goods)
        cost = running_cost(table, company, factory, range(move.rows), 0)
        pay(table, company, cost, "wages")
        table.ask(adjust_prices(table, self.seat, (move.good,), 0))
        if "extra-shifts" in company.tiles:
            table.ask(ExtraShift(self.seat, goods, move.good))
        else:
            store(table, company, move.good, goods)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Produce):
            return None
        factory = table.companies[self.seat].factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "II.2.8", good=move.good)
        if move.rows > self.rows:
            return Refusal("fewer-rows-allowed", "II.2.8", count=self.rows)
        if move.rows > rows_in_use(factory):
            return Refusal("row-not-in-use", "II.2.8", good=move.good, row=move.rows)
        return None


class ExtraShift(Step[Table]):
    """Return Extra Shifts for one more good of a Production action."""

    __slots__ = ("count", "good")
    section = "II.2.8"

    def __init__(self, seat: int, count: int, good: str) -> None:
        self.seat = seat
        self.count = count
        self.good = good

    def moves(self, table: Table) -> list[Move]:
        return [USE["extra-shifts"], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        count = self.count
        if isinstance(move, Use):
            give_back(table, company, "extra-shifts")
            count += 1
        store(table, company, self.good, count)
