"""The Machinery action: machines replace workers (II.2.3)."""

from arkwright.boardgame.actions.workers import openings, why_not_row
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import ROWS
from arkwright.boardgame.money import receive
from arkwright.boardgame.moves import Machine, Reseat
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, MACHINE, RESEAT
from arkwright.play import Move, Refusal, Step


def machines_for(table: Table, company: Company, marker: str, pounds: int) -> int:
    """How many machines an amount buys; the Workshop adds £3 to it (II.2.3)."""
    if "workshop" in company.tiles:
        pounds += table.edition.workshop_pounds
    return table.edition.reached(marker, pounds)


def place_machine(table: Table, company: Company, factory: Factory, row: int) -> None:
    """Put a machine in the place of a worker; whoever has the tile for it is paid (II.2.3).

    The worker is not on the market yet: the caller says where he goes.
    """
    factory.workers[row] -= 1
    factory.machines[row] += 1
    table.journal.add("mechanised", company.seat, good=factory.good, row=row + 1)
    edition = table.edition
    for other in table.companies:
        if other is company or edition.machine_tile not in other.tiles:
            continue
        if not edition.switches.pays_neighbours_only or neighbours(table, company, other):
            receive(table, other, edition.machine_tile_pounds, edition.machine_tile)


def neighbours(table: Table, company: Company, other: Company) -> bool:
    """Whether two companies sit side by side."""
    return (company.seat - other.seat) % table.seats in (1, table.seats - 1)


def replaceable_rows(table: Table, factory: Factory) -> list[int]:
    """Rows where a machine could replace a worker (II.2.3)."""
    reserved = table.edition.worker_only[factory.good]
    workers = factory.workers
    return [row for row in ROWS if workers[row] > reserved[row]]


def why_not_machine(table: Table, factory: Factory, row: int) -> Refusal | None:
    """The rule that bars a machine from a row, whatever it costs."""
    if row - 1 in replaceable_rows(table, factory):
        return None
    return Refusal("no-worker-to-replace", "II.2.3", good=factory.good, row=row)


class MachineryAction(Step[Table]):
    """Place the machines that the administrative costs bought, each on a worker.

    `left` machines may still be placed; `replaced` workers wait for the School to seat them.
    """

    __slots__ = ("left", "replaced")
    section = "II.2.3"

    def __init__(self, seat: int, left: int, replaced: int) -> None:
        self.seat = seat
        self.left = left
        self.replaced = replaced

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.left:
            for good, factory in table.companies[self.seat].factories.items():
                moves += [MACHINE[good][row] for row in replaceable_rows(table, factory)]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Machine):
            place_machine(table, company, company.factories[move.good], move.row - 1)
            replaced = self.replaced
            if "school" in company.tiles:
                replaced += 1
            else:
                table.market.fire(1)
            table.ask(MachineryAction(self.seat, self.left - 1, replaced))
        elif self.replaced:
            table.ask(Reseating(self.seat, self.replaced))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Machine):
            return None
        factory = table.companies[self.seat].factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "II.2.3", good=move.good)
        if not self.left:
            return Refusal("no-machine-left", "II.2.3")
        return why_not_machine(table, factory, move.row)


class Reseating(Step[Table]):
    """Give workers that machines replaced a free space in a factory, with the School."""

    __slots__ = ("left",)
    section = "II.2.3"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.left:
            for good, factory in table.companies[self.seat].factories.items():
                rows = enumerate(openings(table, factory))
                moves += [RESEAT[good][row] for row, gap in rows if gap]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Reseat):
            table.companies[self.seat].factories[move.good].workers[move.row - 1] += 1
            table.journal.add("reseated", self.seat, good=move.good, row=move.row)
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
        refused = why_not_row(table, factory, move.row)
        if refused is None and not openings(table, factory)[move.row - 1]:
            return Refusal("fewer-spaces", "II.2.3", good=move.good, row=move.row, count=0)
        return refused
