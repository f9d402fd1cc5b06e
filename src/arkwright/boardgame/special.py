"""Taking a special marker: a development tile, an advanced action marker or a ship (II.3.2)."""

from arkwright.boardgame.broker import buy_at_half_price, half_price_moves, why_not_half_price
from arkwright.boardgame.company import Company
from arkwright.boardgame.inventor import invent, reach
from arkwright.boardgame.moves import Assign, Broker, TakeMarker, TakeShip, TakeTile
from arkwright.boardgame.ships import ship_moves, take_ship, why_not_ship
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import (
    assignments,
    take_tile,
    tile_moves,
    why_not_assign,
    why_not_tile,
)
from arkwright.boardgame.vocabulary import DONE, TAKE_MARKER, TAKE_TILE
from arkwright.play import Move, Refusal, Step


def markers_on_offer(table: Table, company: Company, level: int) -> list[str]:
    """The markers of the open rows, those owned left out (II.3.2.2)."""
    owned = company.markers
    offered: list[str] = []
    for opens, row in zip(table.edition.marker_levels, table.markers):
        if opens <= level:
            for marker in row:
                if marker not in owned and marker not in offered:
                    offered.append(marker)
    return offered


def why_not_marker(table: Table, company: Company, marker: str, level: int) -> Refusal | None:
    """The rule against taking an advanced action marker."""
    if marker in markers_on_offer(table, company, level):
        return None
    if marker in company.markers:
        return Refusal("marker-owned", "II.3.2.2", marker=marker)
    if any(marker in row for row in table.markers):
        return Refusal("marker-of-later-level", "II.3.2.2", marker=marker, level=level)
    return Refusal("marker-not-on-offer", "II.3.2.2", marker=marker)


def take_marker(table: Table, company: Company, marker: str) -> None:
    for opens, markers in zip(table.edition.marker_levels, table.markers):
        if marker in markers:
            markers.remove(marker)
            company.markers.append(marker)
            table.journal.add("took-marker", company.seat, marker=marker)
            if opens > table.level:
                invent(table, company)
            return


class SpecialMarker(Step[Table]):
    """Take one special marker, assign a tile anew, or use the Broker instead."""

    __slots__ = ()
    section = "II.3.2"

    def level(self, table: Table, company: Company) -> int:
        return reach(table, company)

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        level = self.level(table, company)
        moves = tile_moves(table, company)
        moves += [TAKE_MARKER[marker] for marker in markers_on_offer(table, company, level)]
        moves += ship_moves(table, company, level)
        moves += assignments(company)
        moves += half_price_moves(table, company)
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, TakeTile):
            take_tile(table, company, move)
        elif isinstance(move, TakeMarker):
            take_marker(table, company, move.marker)
        elif isinstance(move, TakeShip):
            take_ship(table, company, move)
        elif isinstance(move, Assign):
            company.tiles[move.tile] = move.good
            table.journal.add("assigned", self.seat, tile=move.tile, good=move.good)
        elif isinstance(move, Broker):
            buy_at_half_price(table, company, move.count)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        level = self.level(table, company)
        if isinstance(move, TakeTile):
            return why_not_tile(table, company, move)
        if isinstance(move, TakeMarker):
            return why_not_marker(table, company, move.marker, level)
        if isinstance(move, TakeShip):
            return why_not_ship(table, company, move, level)
        if isinstance(move, Assign):
            return why_not_assign(company, move)
        if isinstance(move, Broker):
            return why_not_half_price(table, company, move)
        return None


class MarkerForCharisma(SpecialMarker):
    """Take a special marker for the Charisma that was returned, but not the Charisma.

    The Broker's half price stands in for the additional action (5.2.III.2), as whose rules the
    Lobby's marker is taken (10.2), but not for this one.
    """

    __slots__ = ()
    section = "10.1"

    def moves(self, table: Table) -> list[Move]:
        return [move for move in super().moves(table) if self.barred(move) is None]

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return self.barred(move) or super().why_not(table, move)

    def barred(self, move: Move) -> Refusal | None:
        if move is TAKE_TILE["charisma"]:
            return Refusal("tile-just-returned", "10.1", tile="charisma")
        if isinstance(move, Broker):
            return Refusal("broker-not-for-charisma", "II.3.2")
        return None
