"""Tables, their seats and their logs, as they are stored."""

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
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from arkwright.server.storage import schema
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Writing

OPEN = "open"
PLAYING = "playing"
OVER = "over"
LIVE = "live"
TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as it is stored: see the schema."""

    seat: int
    name: str
    profile: str | None = None
    bot: str | None = None
    left: bool = False
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
class Table:
    """A table as it is stored, with its seats: see the schema."""

    id: str
    title: str
    rules: int
    options: str
    components: str | None
    seed: int | None
    origin: str | None
    host: str | None
    pace: str
    listed: bool
    analysis: bool
    parent: str | None
    parent_position: int | None
    state: str
    number: int
    deciding: int | None
    since: datetime.datetime
    asked: str | None
    standings: str | None
    awards: str | None
    created: datetime.datetime
    started: datetime.datetime | None
    ended: datetime.datetime | None
    seats: tuple[Seat, ...]

    def seats_of(self, profile: str | None) -> list[int]:
        """The seats that belong to a person, also while a bot plays one."""
        return [s.seat for s in self.seats if profile is not None and s.profile == profile]

    def people(self) -> list[str]:
        """Everybody who plays at the table now, each once."""
        return list(dict.fromkeys(s.person for s in self.seats if s.person is not None))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a move, or the position that was gone back to."""

    number: int
    seat: int
    move: str | None
    back: int | None
    at: datetime.datetime


TABLE_COLUMNS = list(schema.Table.__table__.columns)
SEAT_COLUMNS = [
    *(column for column in schema.Seat.__table__.columns if column.name != "table"),
    schema.Profile.colour,
    schema.Profile.symbol,
    schema.Profile.seen,
]
ENTRY_COLUMNS = [column for column in schema.Entry.__table__.columns if column.name != "table"]
TABLES = (
    select(*TABLE_COLUMNS, *SEAT_COLUMNS)
    .join(schema.Seat, schema.Seat.table == schema.Table.id)
    .outerjoin(schema.Profile, schema.Profile.id == schema.Seat.profile)
)
"""Tables with their seats: one row for each seat."""

# Statements that every move needs are made once.
ONE_TABLE = TABLES.where(schema.Table.id == bindparam("id"))
LOG_AFTER = (
    select(*ENTRY_COLUMNS)
    .where(schema.Entry.table == bindparam("id"), schema.Entry.number > bindparam("after"))
    .order_by(schema.Entry.number)
)
GO_ON = (
    update(schema.Table)
    .where(schema.Table.id == bindparam("table"), schema.Table.number == bindparam("before"))
    .values(
        number=bindparam("last"),
        deciding=bindparam("seat"),
        since=bindparam("from"),
        asked=None,
        standings=bindparam("places"),
        awards=bindparam("earned"),
        state=bindparam("now"),
        ended=bindparam("end"),
    )
)
ADD_ENTRIES = insert(schema.Entry)


def gather(rows: Sequence[Row[Any]]) -> list[Table]:
    """The tables of rows that have one seat each, in the order of the rows."""
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    width = len(TABLE_COLUMNS)
    gathered: list[Table] = []
    for lines in found.values():
        seats = sorted((Seat(*line[width:]) for line in lines), key=lambda seat: seat.seat)
        gathered.append(Table(*(*lines[0][:width], tuple(seats))))
    return gathered


async def find(connection: Reading, id: str, *, lock: bool = False) -> Table | None:
    """A table by its id; with a lock, nobody else changes it before this transaction ends."""
    if not (id.isascii() and id.isalnum()):
        return None  # no id of ours, and perhaps nothing a database can look for
    if lock:
        # SQLite has only one writer at a time and needs no lock.
        await connection.execute(
            select(schema.Table.id).where(schema.Table.id == id).with_for_update()
        )
    rows = (await connection.execute(ONE_TABLE, {"id": id})).all()
    return gather(rows)[0] if rows else None


async def entries(connection: Reading, id: str, after: int = 0) -> list[Entry]:
    """The log of a table after an entry's number."""
    rows = (await connection.execute(LOG_AFTER, {"id": id, "after": after})).all()
    return [Entry(*row) for row in rows]


class NotNext(Exception):
    """Somebody else's entry came first."""


async def append(
    writing: Writing,
    table: Table,
    lines: Sequence[Entry],
    deciding: int | None,
    standings: str | None = None,
    awards: str | None = None,
) -> None:
    """Write the next entries of a log; NotNext if they no longer are the next.

    `standings` and `awards` are those of a game that is over now.
    """
    last = lines[-1]
    is_over = standings is not None
    standing = {
        "table": table.id,
        "before": lines[0].number - 1,
        "last": last.number,
        "seat": deciding,
        "from": table.since if deciding == table.deciding else last.at,
        "places": standings,
        "earned": awards,
        "now": OVER if is_over else PLAYING,
        "end": last.at if is_over else None,
    }
    added = [
        {
            "table": table.id,
            "number": line.number,
            "seat": line.seat,
            "move": line.move,
            "back": line.back,
            "at": line.at,
        }
        for line in lines
    ]

    def write(connection: Connection) -> bool:
        if connection.execute(GO_ON, standing).rowcount != 1:
            return False
        connection.execute(ADD_ENTRIES, added)
        return True

    try:
        if not await writing.connection.run_sync(write):
            raise NotNext
    except IntegrityError:
        raise NotNext from None


async def add(writing: Writing, table: Table) -> None:
    """Store a new table with its seats."""
    values = {column.name: getattr(table, column.name) for column in TABLE_COLUMNS}
    await writing.execute(insert(schema.Table).values(values))
    await writing.execute(
        insert(schema.Seat).values([{"table": table.id, **of_seat(seat)} for seat in table.seats])
    )


def of_seat(seat: Seat) -> dict[str, object]:
    """What is stored of a seat itself."""
    return {
        "seat": seat.seat,
        "name": seat.name,
        "profile": seat.profile,
        "bot": seat.bot,
        "left": seat.left,
    }


async def change(writing: Writing, id: str, **values: object) -> None:
    await writing.execute(update(schema.Table).where(schema.Table.id == id).values(values))


async def change_seat(writing: Writing, id: str, seat: int, **values: object) -> None:
    await writing.execute(
        update(schema.Seat)
        .where(and_(schema.Seat.table == id, schema.Seat.seat == seat))
        .values(values)
    )


async def remove(writing: Writing, id: str) -> None:
    await writing.execute(delete(schema.Table).where(schema.Table.id == id))


async def ids_of(
    connection: Reading, condition: ColumnElement[bool], limit: int, offset: int
) -> list[str]:
    """The ids of tables, those where something happened last first."""
    query = (
        select(schema.Table.id)
        .where(condition)
        .order_by(schema.Table.since.desc(), schema.Table.id)
        .limit(limit)
        .offset(offset)
    )
    return list((await connection.execute(query)).scalars())


async def find_all(connection: Reading, ids: Sequence[str]) -> list[Table]:
    """Several tables, in the order of their ids here."""
    rows = (await connection.execute(TABLES.where(schema.Table.id.in_(ids)))).all()
    found = {table.id: table for table in gather(rows)}
    return [found[id] for id in ids if id in found]


def is_listed() -> ColumnElement[bool]:
    """The tables that everybody may find."""
    return and_(schema.Table.listed.is_(True), schema.Table.analysis.is_(False))


def at_the_table(profile: str) -> ColumnElement[bool]:
    """The tables of a person: as host or at a seat."""
    seats = select(schema.Seat.table).where(schema.Seat.profile == profile)
    return or_(schema.Table.host == profile, schema.Table.id.in_(seats))


async def waiting_for_bots(connection: Reading, before: datetime.datetime) -> list[str]:
    """The tables where a bot must decide since before a time, the longest waiting first."""
    last_move = func.coalesce(schema.Entry.at, schema.Table.since)
    query = (
        select(schema.Table.id)
        .join(
            schema.Seat,
            and_(schema.Seat.table == schema.Table.id, schema.Seat.seat == schema.Table.deciding),
        )
        .outerjoin(
            schema.Entry,
            and_(
                schema.Entry.table == schema.Table.id,
                schema.Entry.number == schema.Table.number,
            ),
        )
        .where(schema.Table.state == PLAYING, schema.Seat.bot.is_not(None), last_move <= before)
        .order_by(last_move)
    )
    return list((await connection.execute(query)).scalars())


def upsert(writing: Writing) -> "type[postgresql.Insert] | type[sqlite.Insert]":
    """The insert that can overwrite, of the database at hand."""
    is_sqlite = writing.connection.is_sqlite
    return sqlite.Insert if is_sqlite else postgresql.Insert
