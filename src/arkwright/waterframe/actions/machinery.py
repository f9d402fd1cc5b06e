"""The Machinery action: machines replace workers (II.2.3)."""

from arkwright.play import Move, Refusal, Step
from arkwright.waterframe.edition import ROWS
from arkwright.waterframe.money import receive
from arkwright.waterframe.moves import DONE, MECHANISE, RESEAT, Mechanise, Reseat
from arkwright.waterframe.table import Table


class MachineryAction(Step[Table]):
    """Place the machines that the administrative costs bought, each on a worker.

    `left` machines may still be placed; `replaced` workers wait for the School to seat them.
    """

    __slots__ = ("left", "replaced")
    section = "II.2.3"

    def __init__(self, seat: int, left: int, replaced: int) -> None:
        super().__init__(seat)
        self.left = left
        self.replaced = replaced

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.left:
            worker_only = table.edition.worker_only
            for good, factory in table.companies[self.seat].factories.items():
                reserved = worker_only[good]
                workers = factory.workers
                for row in ROWS:
                    if workers[row] > reserved[row]:
                        moves.append(MECHANISE[good][row])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Mechanise):
            factory = company.factories[move.good]
            factory.workers[move.row] -= 1
            factory.machines[move.row] += 1
            table.journal.add("mechanised", self.seat, good=move.good, row=move.row + 1)
            replaced = self.replaced
            if "school" in company.tiles:
                replaced += 1
            else:
                table.market.fire(1)
            for other in table.companies:
                if other is not company and "engineering-works" in other.tiles:
                    pounds = table.edition.engineering_pounds
                    receive(table, other, pounds, "engineering-works")
            table.ask(MachineryAction(self.seat, self.left - 1, replaced))
        elif self.replaced:
            table.ask(Reseating(self.seat, self.replaced))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Mechanise):
            return None
        factory = table.companies[self.seat].factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "II.2.3", good=move.good)
        if not self.left:
            return Refusal("no-machine-left", "II.2.3")
        return Refusal("no-worker-to-replace", "II.2.3", good=move.good, row=move.row + 1)


class Reseating(Step[Table]):
    """Give workers that machines replaced a free space in a factory, with the School."""

    __slots__ = ("left",)
    section = "II.2.3"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.left:
            for good, factory in table.companies[self.seat].factories.items():
                for row in ROWS:
                    if factory.gap(table.edition, row):
                        moves.append(RESEAT[good][row])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Reseat):
            table.companies[self.seat].factories[move.good].workers[move.row] += 1
            table.journal.add("reseated", self.seat, good=move.good, row=move.row + 1)
            table.ask(Reseating(self.seat, self.left - 1))
        else:
            table.market.fire(self.left)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Reseat):
            return None
        factory = table.companies[self.seat].factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "II.2.3", good=move.good)
        if not self.left:
            return Refusal("all-reseated", "II.2.3")
        return Refusal("fewer-spaces", "II.2.3", good=move.good, row=move.row + 1, count=0)
