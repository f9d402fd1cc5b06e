"""The Inventor and the Tinkerer: what they reach beyond the timetable, and their keep (II.3.2)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import LEVELS
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import KeepTile, Use
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import INVENTIVE_TILES, KEEP, RETURN, USE_2025
from arkwright.play import Move, Refusal, Step

HIGHEST_LEVEL = LEVELS[-1]


def inventors(company: Company) -> list[str]:
    """The tiles owned that reach beyond the timetable: the Inventor and the Tinkerer."""
    tiles = company.tiles
    return [kind for kind in INVENTIVE_TILES if kind in tiles] if tiles else []


def reach(table: Table, company: Company) -> int:
    """The highest level a company may take from: the timetable's, one more with an Inventor."""
    level = table.level
    return level + 1 if level < HIGHEST_LEVEL and inventors(company) else level


def invent(table: Table, company: Company) -> None:
    """Something was taken beyond the timetable: use the Inventor or the Tinkerer for it."""
    owned = inventors(company)
    if len(owned) > 1:
        table.ask(ChooseInventor(company.seat))
    else:
        use_inventor(table, company, owned[0])


def use_inventor(table: Table, company: Company, kind: str) -> None:
    """Count a use of the tile; after the last one it goes, before that its owner decides."""
    count = company.inventions.get(kind, 0) + 1
    company.inventions[kind] = count
    table.journal.add("used-inventor", company.seat, tile=kind, count=count)
    if count >= len(table.edition.invention_price[kind]):
        give_back(table, company, kind)
    else:
        table.ask(KeepInventor(company.seat, kind))


class ChooseInventor(Step[Table]):
    """Say whether the Inventor or the Tinkerer was used. 2025 10.1, D84."""

    __slots__ = ()
    section = "10.1"

    def moves(self, table: Table) -> list[Move]:
        return [USE_2025[kind] for kind in INVENTIVE_TILES]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Use)
        use_inventor(table, table.companies[self.seat], move.tile)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return None if move in self.moves(table) else Refusal("choose-inventor", "10.1")


class KeepInventor(Step[Table]):
    """Pay for the next use of the Inventor, or of the Tinkerer, or return it."""

    __slots__ = ("tile",)
    section = "II.2.1"

    def __init__(self, seat: int, tile: str) -> None:
        self.seat = seat
        self.tile = tile

    def moves(self, table: Table) -> list[Move]:
        return [KEEP[self.tile], RETURN[self.tile]]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, KeepTile):
            used = company.inventions[self.tile]
            pay(table, company, table.edition.invention_price[self.tile][used], self.tile)
        else:
            give_back(table, company, self.tile)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("inventor-first", "II.2.1", tile=self.tile)
