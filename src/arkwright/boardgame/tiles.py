"""Development tiles: taking, assigning and returning them (II.3.2.1)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Assign, ReturnTile, TakeTile
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import (
    ASSIGN,
    ASSIGNED_TILES,
    INVENTIVE_TILES,
    RETURN,
    TAKE_ASSIGNED,
    TAKE_TILE,
)
from arkwright.boardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step


def tiles_on_offer(table: Table, company: Company) -> list[str]:
    """The tiles on offer for a company: nobody has a second one of a kind."""
    owned = company.tiles
    return [kind for kind, count in table.tiles.items() if count and kind not in owned]


def tile_moves(table: Table, company: Company) -> list[Move]:
    moves: list[Move] = []
    for kind in tiles_on_offer(table, company):
        if kind in TAKE_ASSIGNED:
            assigned = TAKE_ASSIGNED[kind]
            moves += [assigned[good] for good in company.factories]
        else:
            moves.append(TAKE_TILE[kind])
    return moves


def why_not_tile(table: Table, company: Company, move: TakeTile) -> Refusal | None:
    """The rule against taking a tile, for a factory if it needs one."""
    if move.tile in company.tiles:
        return Refusal("tile-owned", "II.3.2.1", tile=move.tile)
    if move.tile not in tiles_on_offer(table, company):
        return Refusal("tile-not-on-offer", "II.3.2.1", tile=move.tile)
    if move.good and move.good not in company.factories:
        return Refusal("no-factory", "II.3.2.1", good=move.good)
    return None


def take_tile(table: Table, company: Company, move: TakeTile) -> None:
    kind = move.tile
    table.tiles[kind] -= 1
    company.tiles[kind] = move.good
    table.journal.add("took-tile", company.seat, tile=kind, good=move.good)
    if kind in INVENTIVE_TILES:
        pay(table, company, table.edition.invention_price[kind][0], kind)
    if len(company.tiles) > table.edition.tiles_held:
        table.ask(FifthTile(company.seat, kind))


def other_factories(company: Company, kind: str) -> list[str]:
    """Where an owned tile could be assigned anew (II.3.2.1)."""
    now = company.tiles[kind]
    return [good for good in company.factories if good != now]


def assignments(company: Company) -> list[Move]:
    moves: list[Move] = []
    for kind in ASSIGNED_TILES:
        if kind in company.tiles:
            assigned = ASSIGN[kind]
            moves += [assigned[good] for good in other_factories(company, kind)]
    return moves


def why_not_assign(company: Company, move: Assign) -> Refusal | None:
    """The rule against assigning a tile to another factory."""
    if move.tile not in company.tiles:
        return Refusal("tile-not-owned", "II.3.2.1", tile=move.tile)
    if move.good not in company.factories:
        return Refusal("no-factory", "II.3.2.1", good=move.good)
    if move.good not in other_factories(company, move.tile):
        return Refusal("assigned-already", "II.3.2.1", tile=move.tile, good=move.good)
    return None


def give_back(table: Table, company: Company, kind: str) -> None:
    """Return a tile to the common supply; its effects end at once (II.3.2.1)."""
    del company.tiles[kind]
    table.tiles[kind] = table.tiles.get(kind, 0) + 1
    company.inventions.pop(kind, None)
    if kind == "press-attache":
        company.attache_turned = False
    table.journal.add("returned-tile", company.seat, tile=kind)
    if kind == "small-warehouse":
        make_fit(table, company)


class FifthTile(Step[Table]):
    """Return one of the four older tiles after taking a fifth."""

    __slots__ = ("tile",)
    section = "II.3.2.1"

    def __init__(self, seat: int, tile: str) -> None:
        self.seat = seat
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return [RETURN[kind] for kind in table.companies[self.seat].tiles if kind != self.tile]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, ReturnTile)
        give_back(table, table.companies[self.seat], move.tile)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, ReturnTile):
            return Refusal("must-return-tile", "II.3.2.1", count=table.edition.tiles_held)
        if move.tile == self.tile:
            return Refusal("tile-just-taken", "II.3.2.1", tile=move.tile)
        if move.tile not in table.companies[self.seat].tiles:
            return Refusal("tile-not-owned", "II.3.2.1", tile=move.tile)
        return None
