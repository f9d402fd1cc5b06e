"""The database: SQLite or PostgreSQL, transactions, and telling all processes what changed."""

import contextlib
import datetime
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from arkwright.play import BadSetup
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.postgresql import Postgresql
from arkwright.server.storage.schema import Stored
from arkwright.server.storage.sqlite import Sqlite

DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something changed at a table: look there. No table means: perhaps at every table."""

    table: str = ""
    kind: str = "moves"
    """What changed: moves, table (its seats and state) or chat; or whose sign-ins ended."""
    number: int = 0
    """The number of the last entry, if moves were played."""


Listener = Callable[[Hint], None]


class Writing:
    """A transaction that writes. What it tells is told when it is committed, never otherwise."""

    __slots__ = ("connection", "execute", "hints", "sequels")

    def __init__(self, connection: Reading) -> None:
        self.connection = connection
        self.execute = connection.execute
        self.hints: list[Hint] = []
        self.sequels: list[Callable[[], None]] = []
        """What is done when it is committed, before it is told."""

    def tell(self, hint: Hint) -> None:
        self.hints.append(hint)

    def upsert(self, row: type[Stored]) -> postgresql.Insert | sqlite.Insert:
        """The insert that can overwrite, of the database at hand."""
        return sqlite.Insert(row) if self.connection.is_sqlite else postgresql.Insert(row)


class Database:
    """One database, for one process."""

    def __init__(self, address: str) -> None:
        self.url = checked_address(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._store = Sqlite(self.url) if self.is_sqlite else Postgresql(self.url)
        self.reading = self._store.reading
        """A connection to read by. Each statement sees what is committed by then."""
        self.keep_references = self._store.keep_references
        """Whether the database looks after references, while tables are made anew."""
        self.tidy = self._store.tidy
        """What is to be done now and then, so that no move has to wait for it."""
        self.close = self._store.close
        self.listeners: list[Listener] = []

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        """A transaction: all of it is stored when the block ends, or nothing."""
        async with self._store.writing() as connection:
            writing = Writing(connection)
            yield writing
            for hint in writing.hints:
                await self._store.notify(connection, msgspec.json.encode(hint).decode())
        for sequel in writing.sequels:
            sequel()
        if self.is_sqlite:
            for hint in writing.hints:
                self._heard(hint)

    async def listen(self) -> None:
        """Begin to hear what other processes write."""
        await self._store.listen(
            lambda payload: self._heard(msgspec.json.decode(payload, type=Hint))
        )

    def _heard(self, hint: Hint) -> None:
        for listener in self.listeners:
            listener(hint)


def checked_address(address: str) -> URL:
    """The address of a database we can use, with the driver we use."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        # It is not repeated: it may have a password in it.
        raise BadSetup(
            "this is no address of a database; say sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise BadSetup(f"the database must be sqlite or postgresql, not {backend!r}")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadSetup("SQLite needs a file: sqlite:///FILE")
    mode = url.query.get("sslmode")
    if mode is not None:  # what other programs call it
        url = url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(mode))])
    return url.set(drivername=DRIVERS[backend])


def file_of(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(url.database or "")


def copy_sqlite(source: Path, target: Path) -> None:
    """A copy of a database that may be in use."""
    with (
        contextlib.closing(sqlite3.connect(source)) as original,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
