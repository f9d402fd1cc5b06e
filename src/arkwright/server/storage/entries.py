"""The logs of the tables, as they are stored: entries that are written once and never changed."""

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Writing
from arkwright.server.storage.schema import EntryRow, TableRow, columns_of
from arkwright.server.storage.tables import OVER, PLAYING, StoredTable
from arkwright.server.storage.values import Moment, Number


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the log: a move, or the position that was gone back to; with neither, the end.

    The people at the table then gave the game up, by agreement.
    """

    number: Number
    seat: Number
    at: Moment
    move: Annotated[str, Meta(max_length=120)] | None = None
    back: Number | None = None

    @property
    def gives_up(self) -> bool:
        return self.move is None and self.back is None


# Statements that every move needs are made once.
LOG_AFTER = (
    select(*columns_of(EntryRow, Entry))
    .where(EntryRow.table == bindparam("id"), EntryRow.number > bindparam("after"))
    .order_by(EntryRow.number)
)
GO_ON = update(TableRow).where(
    TableRow.id == bindparam("table"),
    TableRow.number == bindparam("before"),
    TableRow.state == PLAYING,
)
ADD_ENTRIES = insert(EntryRow)


async def find(connection: Reading, id: str, after: int = 0) -> list[Entry]:
    """The log of a table after an entry's number."""
    rows = (await connection.execute(LOG_AFTER, {"id": id, "after": after})).all()
    return [Entry(*row) for row in rows]


class NotNext(Exception):
    """Somebody else's entry came first."""


async def append(
    writing: Writing,
    table: StoredTable,
    entries: Sequence[Entry],
    deciding: int | None,
    standings: str | None = None,
    awards: str | None = None,
) -> None:
    """Write the next entries of a log; NotNext if they no longer are the next.

    `standings` and `awards` are those of a game that is over now.
    """
    last = entries[-1]
    is_over = standings is not None or last.gives_up
    standing = {
        "table": table.id,
        "before": entries[0].number - 1,
        "number": last.number,
        "deciding": deciding,
        "since": table.since if deciding == table.deciding else last.at,
        "asked": None,
        "standings": standings,
        "awards": awards,
        "state": OVER if is_over else PLAYING,
        "ended": last.at if is_over else None,
    }
    added = [{"table": table.id, **msgspec.structs.asdict(entry)} for entry in entries]

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
