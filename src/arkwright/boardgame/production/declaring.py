"""What sellers declare before the sale, where they must: stored goods and tiles (2025 5.3.I)."""

from arkwright.boardgame.moves import Offer, Use
from arkwright.boardgame.production.after_sale import (
    EXTRA_SHIFTS,
    SCHOOL,
    no_shutting,
    shut_row,
    work_extra_shifts,
)
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, OFFER, USE
from arkwright.play import Move, Refusal
from arkwright.play.step import Step


def declarations(table: Table) -> list[Step[Table]]:
    """The sellers who have something to declare, in turn order; later ones see what earlier did."""
    steps = [Declaration(company.seat, False) for company, _ in table.producers(table.active)]
    return [step for step in steps if len(step.moves(table)) > 1]


class Declaration(Step[Table]):
    """Offer stored goods, work Extra Shifts, shut the last row with the School.

    `offered` is whether stored goods were declared.
    """

    __slots__ = ("offered",)
    section = "5.3.I"

    def __init__(self, seat: int, offered: bool) -> None:
        self.seat = seat
        self.offered = offered

    def moves(self, table: Table) -> list[Move]:
        moves = OFFER[: self.offerable(table)]
        owned = table.companies[self.seat].tiles
        tiles = [USE[tile] for tile in (EXTRA_SHIFTS, SCHOOL) if tile in owned]
        moves += [tile for tile in tiles if self.why_not(table, tile) is None]
        moves.append(DONE)
        return moves

    def offerable(self, table: Table) -> int:
        """How many stored goods can be offered, in one declaration."""
        return 0 if self.offered else table.companies[self.seat].stock[table.active]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        offered = self.offered
        if isinstance(move, Offer):
            company.offered = move.count
            offered = True
            table.journal.add("offered", self.seat, good=table.active, count=move.count)
        elif isinstance(move, Use) and move.tile == SCHOOL:
            shut_row(table, company)
        elif isinstance(move, Use):
            work_extra_shifts(table, company)
            company.unsold += 1
        else:
            return
        table.ask(Declaration(self.seat, offered))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Offer) and move.count > self.offerable(table):
            if self.offered:
                return Refusal("offered-already", "III.1")
            count = company.stock[table.active]
            return Refusal("fewer-goods-stored", "III.1", good=table.active, count=count)
        if isinstance(move, Use):
            if move.tile == SCHOOL:
                return no_shutting(table, company, company.unsold)
            if move.tile == EXTRA_SHIFTS and EXTRA_SHIFTS not in company.tiles:
                return Refusal("tile-not-owned", "III.1", tile=EXTRA_SHIFTS)
            if move.tile in ("patron", "jubilee"):
                return Refusal("only-after-sale", "III.1", tile=move.tile)
        return None
