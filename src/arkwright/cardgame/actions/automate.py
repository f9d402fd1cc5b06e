"""Automate production: machines instead of workers, by rotating worker cards (1a.3)."""

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.moves import Automate
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import AUTOMATE, DONE
from arkwright.play import Move, Refusal, Step


def automatable(table: Table, company: Company) -> list[Move]:
    """Worker cards that can take machines; one with a machine token must be finished first."""
    moves: list[Move] = []
    for good, factory in company.factories.items():
        for position in range(factory.cards):
            if missing_machines(table, factory, position):
                if factory.machines[position]:
                    return [AUTOMATE[good][position]]
                moves.append(AUTOMATE[good][position])
    return moves


def missing_machines(table: Table, factory: Factory, position: int) -> int:
    """How many machines a worker card still shows when rotated."""
    return table.edition.card_machines[factory.good][position] - factory.machines[position]


class AutomateAction(Step[Table]):
    """Put up to `left` machines on worker cards; one that is left over is a machine token."""

    __slots__ = ("left",)
    section = "1a.3"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        moves = automatable(table, table.companies[self.seat]) if self.left else []
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Automate):
            company = table.companies[self.seat]
            factory = company.factories[move.good]
            count = min(self.left, missing_machines(table, factory, move.position - 1))
            factory.machines[move.position - 1] += count
            company.did("automated")
            table.journal.add("automated", self.seat, good=move.good, count=count)
            table.ask(AutomateAction(self.seat, self.left - count))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Automate):
            return None
        company = table.companies[self.seat]
        factory = company.factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "1a.3", good=move.good)
        if not self.left:
            return Refusal("no-machine-left", "1a.3")
        if move.position > factory.cards:
            return Refusal("no-worker-card", "1a.3", good=move.good, position=move.position)
        if not missing_machines(table, factory, move.position - 1):
            return Refusal("card-rotated", "1a.3", good=move.good, position=move.position)
        if move not in automatable(table, company):
            return Refusal("finish-token-first", "1a.3")
        return None
