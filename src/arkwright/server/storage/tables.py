"""Tables and their seats, as they are stored."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Row,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Hint, Writing
from arkwright.server.storage.schema import EntryRow, ProfileRow, SeatRow, TableRow, columns_of

OPEN = "open"
PLAYING = "playing"
OVER = "over"
LIVE = "live"
TURNS = "turns"
LEFT = ""
"""The lesson of a table where one was played and left: it still earns nothing."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is stored: see the schema."""

    seat: int
    name: str
    profile: str | None = None
    bot: str | None = None
    left: bool = False
    resigned: bool = False
    colour: str | None = None
    """Its person's colour and symbol, and when that person was here last."""
    symbol: str | None = None
    seen: datetime.datetime | None = None

    @property
    def person(self) -> str | None:
        """The profile that plays it now."""
        return None if self.bot else self.profile

    @property
    def is_free(self) -> bool:
        return self.profile is None and self.bot is None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, with its seats: see the schema."""

    id: str
    title: str
    rules: int
    options: str
    since: datetime.datetime
    created: datetime.datetime
    components: str | None = None
    seed: int | None = None
    origin: str | None = None
    host: str | None = None
    pace: str = LIVE
    listed: bool = False
    analysis: bool = False
    lesson: str | None = None
    parent: str | None = None
    parent_position: int | None = None
    state: str = OPEN
    number: int = 0
    deciding: int | None = None
    asked: str | None = None
    giving_up: str | None = None
    standings: str | None = None
    awards: str | None = None
    started: datetime.datetime | None = None
    ended: datetime.datetime | None = None
    seats: tuple[Seat, ...] = ()

    def seats_of(self, profile: str | None) -> list[int]:
        """The seats that belong to a person, also while a bot plays one."""
        return [s.seat for s in self.seats if profile is not None and s.profile == profile]

    @property
    def given_up(self) -> bool:
        """Whether its people ended the game by agreement, before its end."""
        return self.state == OVER and self.standings is None

    def people(self) -> list[str]:
        """Everybody who plays at the table now, each once."""
        return list(dict.fromkeys(s.person for s in self.seats if s.person is not None))


TABLE_COLUMNS = columns_of(TableRow, StoredTable)
SEAT_COLUMNS = columns_of(SeatRow, Seat)
SEEN = (ProfileRow.colour, ProfileRow.symbol, ProfileRow.seen)
TABLES = (
    select(*TABLE_COLUMNS, *SEAT_COLUMNS, *SEEN)
    .join(SeatRow, SeatRow.table == TableRow.id)
    .outerjoin(ProfileRow, ProfileRow.id == SeatRow.profile)
)
"""Tables with their seats: one row for each seat."""

ONE_TABLE = TABLES.where(TableRow.id == bindparam("id"))
"""Made once, since every move needs it."""


def gather(rows: Sequence[Row[Any]]) -> list[StoredTable]:
    """The tables of rows that have one seat each, in the order of the rows."""
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    width = len(TABLE_COLUMNS)
    gathered: list[StoredTable] = []
    for lines in found.values():
        seats = sorted((Seat(*line[width:]) for line in lines), key=lambda seat: seat.seat)
        gathered.append(StoredTable(*(*lines[0][:width], tuple(seats))))
    return gathered


async def find(connection: Reading, id: str, *, lock: bool = False) -> StoredTable | None:
    """A table by its id; with a lock, nobody else changes it before this transaction ends."""
    if not (id.isascii() and id.isalnum()):
        return None  # no id of ours, and perhaps nothing a database can look for
    if lock:
        # SQLite has only one writer at a time and needs no lock.
        await connection.execute(select(TableRow.id).where(TableRow.id == id).with_for_update())
    rows = (await connection.execute(ONE_TABLE, {"id": id})).all()
    return gather(rows)[0] if rows else None


async def add(writing: Writing, table: StoredTable) -> None:
    """Store a new table with its seats."""
    values = {column.name: getattr(table, column.name) for column in TABLE_COLUMNS}
    await writing.execute(insert(TableRow).values(values))
    await writing.execute(
        insert(SeatRow).values([{"table": table.id, **of_seat(seat)} for seat in table.seats])
    )


def of_seat(seat: Seat) -> dict[str, Any]:
    """What is stored of a seat itself."""
    return {column.name: getattr(seat, column.name) for column in SEAT_COLUMNS}


async def changed(writing: Writing, id: str) -> StoredTable:
    """A table after a change, which everybody is told of."""
    writing.tell(Hint(id, "table"))
    table = await find(writing.connection, id)
    assert table is not None
    return table


async def change(writing: Writing, id: str, **values: object) -> None:
    await writing.execute(update(TableRow).where(TableRow.id == id).values(values))


async def change_seat(writing: Writing, id: str, seat: int, **values: object) -> None:
    await writing.execute(
        update(SeatRow).where(and_(SeatRow.table == id, SeatRow.seat == seat)).values(values)
    )


async def remove(writing: Writing, id: str) -> None:
    await writing.execute(delete(TableRow).where(TableRow.id == id))


async def ids_of(
    connection: Reading, condition: ColumnElement[bool], limit: int, offset: int
) -> list[str]:
    """The ids of tables, those where something happened last first."""
    query = (
        select(TableRow.id)
        .where(condition)
        .order_by(TableRow.since.desc(), TableRow.id)
        .limit(limit)
        .offset(offset)
    )
    return list((await connection.execute(query)).scalars())


async def find_all(connection: Reading, ids: Sequence[str]) -> list[StoredTable]:
    """Several tables, in the order of their ids here."""
    rows = (await connection.execute(TABLES.where(TableRow.id.in_(ids)))).all()
    found = {table.id: table for table in gather(rows)}
    return [found[id] for id in ids if id in found]


def is_listed() -> ColumnElement[bool]:
    """The tables that everybody may find."""
    return and_(TableRow.listed.is_(True), TableRow.analysis.is_(False))


def at_the_table(profile: str) -> ColumnElement[bool]:
    """The tables of a person: as host or at a seat."""
    seats = select(SeatRow.table).where(SeatRow.profile == profile)
    return or_(TableRow.host == profile, TableRow.id.in_(seats))


async def waiting_for_bots(connection: Reading, before: datetime.datetime) -> list[str]:
    """The tables where a bot must decide since before a time, the longest waiting first."""
    last_move = func.coalesce(EntryRow.at, TableRow.since)
    query = (
        select(TableRow.id)
        .join(SeatRow, and_(SeatRow.table == TableRow.id, SeatRow.seat == TableRow.deciding))
        .outerjoin(
            EntryRow, and_(EntryRow.table == TableRow.id, EntryRow.number == TableRow.number)
        )
        .where(TableRow.state == PLAYING, SeatRow.bot.is_not(None), last_move <= before)
        .order_by(last_move)
    )
    return list((await connection.execute(query)).scalars())
