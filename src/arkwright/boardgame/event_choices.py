"""The events that players decide, in turn order: Lobby, Luddites and the like (10.2)."""

from arkwright.boardgame.actions.distribution import GiveDistribution
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS, ROWS
from arkwright.boardgame.harbour import give_up_ship
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Advance, Enlist, LoseMachine, PayOff
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import (
    ADVANCE,
    DONE,
    ENLIST,
    LOSE_MACHINE,
    LOSE_SHARE,
    LOSE_SPACES,
    PAY_OFF,
)
from arkwright.play import Move, Refusal, Step


def lobby(table: Table) -> None:
    """Everybody may take a special marker, still of the old decade's level."""
    table.ask(*[SpecialMarker(seat) for seat in table.order()])


def made_in_england(table: Table) -> None:
    """Everybody may place two levels of distribution."""
    levels = table.edition.event["made-in-england.levels"]
    table.ask(*[GiveDistribution(seat, levels) for seat in table.order()])


def luddites(table: Table) -> None:
    """Every factory with machines loses one, or is bought off, factory by factory."""
    steps: list[Step[Table]] = []
    for seat in table.order():
        factories = table.companies[seat].factories
        steps += [
            Luddites(seat, good)
            for good in GOODS
            if good in factories and any(factories[good].machines)
        ]
    table.ask(*steps)


class Luddites(Step[Table]):
    """Let the Luddites have one machine of a factory, or pay them off."""

    __slots__ = ("good",)
    section = "10.2"

    def __init__(self, seat: int, good: str) -> None:
        self.seat = seat
        self.good = good

    def moves(self, table: Table) -> list[Move]:
        lost = LOSE_MACHINE[self.good]
        return [*(move for move in lost if self.why_not(table, move) is None), PAY_OFF[self.good]]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, LoseMachine):
            company.factories[move.good].machines[move.row - 1] -= 1
            table.journal.add("machine-lost", self.seat, good=move.good, row=move.row)
            table.ask(AdvanceWorkers(self.seat, move.good, move.row - 1))
        else:
            pay(table, company, table.edition.event["luddites.pounds"], "luddites")

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, LoseMachine | PayOff):
            return None
        if move.good != self.good:
            return Refusal("other-factory-now", "10.2", good=self.good)
        machines = table.companies[self.seat].factories[self.good].machines
        if isinstance(move, LoseMachine) and not machines[move.row - 1]:
            return Refusal("no-machine-in-row", "10.2", good=move.good, row=move.row)
        return None


class AdvanceWorkers(Step[Table]):
    """Move a worker of a higher row of the factory to the space left empty in `row`."""

    __slots__ = ("good", "row")
    section = "10.2"

    def __init__(self, seat: int, good: str, row: int) -> None:
        self.seat = seat
        self.good = good
        self.row = row

    def moves(self, table: Table) -> list[Move]:
        factory = table.companies[self.seat].factories[self.good]
        moves: list[Move] = [
            ADVANCE[self.good][row]
            for row in ROWS[self.row + 1 :]
            if bound_to_row(factory, row) is None
        ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Advance):
            workers = table.companies[self.seat].factories[self.good].workers
            workers[move.row - 1] -= 1
            workers[self.row] += 1
            table.journal.add(
                "worker-advanced", self.seat, good=self.good, row=move.row, to=self.row + 1
            )
            table.ask(AdvanceWorkers(self.seat, self.good, move.row - 1))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Advance):
            return None
        if move.good != self.good:
            return Refusal("other-factory-now", "10.2", good=self.good)
        if move.row - 1 <= self.row:
            return Refusal("only-from-higher-rows", "10.2", row=self.row + 1)
        return bound_to_row(table.companies[self.seat].factories[self.good], move.row - 1)


def bound_to_row(factory: Factory, row: int) -> Refusal | None:
    """Why a row has no worker to spare: none at all, or the last one beside machines (II.2.2)."""
    if not factory.workers[row]:
        return Refusal("no-worker-in-row", "10.2", good=factory.good, row=row + 1)
    if factory.workers[row] == 1 and factory.machines[row]:
        return Refusal("last-worker-beside-machines", "II.2.2", good=factory.good, row=row + 1)
    return None


def opium_war(table: Table) -> None:
    """Everybody may send one ship to war."""
    table.ask(*[OpiumWar(seat) for seat in table.order()])


class OpiumWar(Step[Table]):
    """Send a ship to war for half its capacity in share spaces."""

    __slots__ = ()
    section = "10.2"

    def moves(self, table: Table) -> list[Move]:
        ships = dict.fromkeys(table.companies[self.seat].ships)
        return [*(ENLIST[capacity] for capacity in ships), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Enlist):
            company = table.companies[self.seat]
            crew = give_up_ship(table, company, move.capacity)
            spaces = move.capacity // table.edition.event["opium-war.capacity_per_space"]
            table.move_share(company, spaces)
            table.journal.add(
                "enlisted", self.seat, capacity=move.capacity, crew=crew, spaces=spaces
            )

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Enlist) and move.capacity not in table.companies[self.seat].ships:
            return Refusal("ship-not-owned", "10.2", capacity=move.capacity)
        return None


def recession(table: Table) -> None:
    """Everybody loses share spaces or a share; without a share, the spaces (D46)."""
    for company in table.companies:
        if not company.shares:
            lose_spaces(table, company)
    table.ask(*[Recession(seat) for seat in table.order() if table.companies[seat].shares])


class Recession(Step[Table]):
    """Choose what the recession takes: two share spaces or a share."""

    __slots__ = ()
    section = "10.2"

    def moves(self, table: Table) -> list[Move]:
        return [LOSE_SPACES, LOSE_SHARE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if move is LOSE_SPACES:
            lose_spaces(table, company)
        else:
            shares = table.edition.event["recession.shares"]
            company.shares -= shares
            table.journal.add("recession-shares", self.seat, count=shares)


def lose_spaces(table: Table, company: Company) -> None:
    spaces = table.edition.event["recession.spaces"]
    table.move_share(company, -spaces)
    table.journal.add("recession-spaces", company.seat, spaces=spaces)
