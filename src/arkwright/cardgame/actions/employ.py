"""Employ workers: worker cards beside the factories (1a.2)."""

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import POSITIONS
from arkwright.cardgame.moves import Employ
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, EMPLOY
from arkwright.play import Move, Refusal, Step


def why_not_employ(table: Table, company: Company, good: str) -> Refusal | None:
    """The rule that bars a worker card, if one does."""
    factory = company.factories.get(good)
    if factory is None:
        return Refusal("no-factory", "1a.2", good=good)
    if factory.cards == len(POSITIONS):
        return Refusal("worker-cards-in-place", "1a.2", good=good)
    if not table.still_produces(good):
        return Refusal("no-round-left", "1a.2", good=good)
    return None


def add_worker_card(factory: Factory, decade: int) -> None:
    """Put the next worker card in place, on the side of the decade.

    The first card has sides for decades I and II, the second for I to II and III.
    """
    position = factory.cards
    factory.sides[position] = 1 if decade > position else 0
    factory.cards += 1


class EmployAction(Step[Table]):
    """Add worker cards; the first of the action moves demand and wages."""

    __slots__ = ("employed",)
    section = "1a.2"

    def __init__(self, seat: int, employed: bool) -> None:
        self.seat = seat
        self.employed = employed

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [
            EMPLOY[good]
            for good in company.factories
            if why_not_employ(table, company, good) is None
        ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Employ):
            factory = table.companies[self.seat].factories[move.good]
            add_worker_card(factory, table.decade)
            table.journal.add("employed", self.seat, good=move.good, position=factory.cards)
            if not self.employed:
                table.more_workers()
            table.ask(EmployAction(self.seat, True))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Employ):
            return why_not_employ(table, table.companies[self.seat], move.good)
        return None
