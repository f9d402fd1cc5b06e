"""The database: SQLite or PostgreSQL, transactions, and telling all processes what changed."""

import asyncio
import contextlib
import datetime
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from arkwright.play import BadSetup

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
CHANNEL = "arkwright"
"""Where PostgreSQL's processes tell each other."""
RETRY = 1.0
"""Seconds before a lost listening connection is opened again."""
LOG = logging.getLogger(__name__)


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something changed at a table: look there. No table means: perhaps at every table."""

    table: str = ""
    kind: str = "moves"
    """What changed: moves, table (its seats and state) or chat."""
    number: int = 0
    """The number of the last entry, if moves were played."""


Listener = Callable[[Hint], None]


class Writing:
    """A transaction that writes. What it tells is told when it is committed, never otherwise."""

    __slots__ = ("connection", "execute", "hints")

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.execute = connection.execute
        self.hints: list[Hint] = []

    def tell(self, hint: Hint) -> None:
        self.hints.append(hint)


class Lost(asyncio.Event):
    """Set when a connection is lost."""

    def __call__(self, connection: object) -> None:
        self.set()


class Database:
    """One database, for one process."""

    def __init__(self, address: str) -> None:
        self.url = checked_address(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = sqlite_engine(self.url) if self.is_sqlite else postgresql_engine(self.url)
        self.listeners: list[Listener] = []
        self._one_writer = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by."""
        async with self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        """A transaction: all of it is stored when the block ends, or nothing."""
        if self.is_sqlite:
            async with self._one_writer, self.engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    writing = Writing(connection)
                    yield writing
            for hint in writing.hints:
                self.heard(hint)
            return
        async with self.engine.begin() as connection:
            writing = Writing(connection)
            yield writing
            for hint in writing.hints:
                payload = msgspec.json.encode(hint).decode()
                notify = text("SELECT pg_notify(:channel, :payload)")
                await connection.execute(notify, {"channel": CHANNEL, "payload": payload})

    # What other processes changed

    def heard(self, hint: Hint) -> None:
        for listener in self.listeners:
            listener(hint)

    async def listen(self) -> None:
        """Begin to hear what other processes write; in SQLite there is only this one."""
        if self.is_sqlite:
            return
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._keep_listening(ready))
        await ready.wait()

    async def _keep_listening(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self.engine.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    lost = Lost()
                    driver.add_termination_listener(lost)
                    await driver.add_listener(CHANNEL, self._notified)
                    if ready.is_set():
                        self.heard(Hint())
                    ready.set()
                    await lost.wait()
                    await connection.invalidate()
            except OSError as error:
                LOG.warning("listening-failed", extra={"facts": {"error": str(error)}})
            LOG.warning("listening-again")
            await asyncio.sleep(RETRY)

    def _notified(self, connection: object, process: int, channel: str, payload: str) -> None:
        self.heard(msgspec.json.decode(payload, type=Hint))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self.engine.dispose()


def checked_address(address: str) -> URL:
    """The address of a database we can use, with the driver we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadSetup(
            f"{address!r} is no database; say sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    backend = url.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise BadSetup(f"the database must be sqlite or postgresql, not {backend!r}")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise BadSetup("SQLite needs a file: sqlite:///FILE")
    return url.set(drivername=DRIVERS[backend])


def file_of(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(url.database or "")


def sqlite_engine(url: URL) -> AsyncEngine:
    engine = create_async_engine(url)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        # Transactions begin where we say so (below), not where the driver thinks.
        connection.isolation_level = None
        cursor = connection.cursor()
        # FULL: what is committed survives a power cut, too.
        for setting in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 10000",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def postgresql_engine(url: URL) -> AsyncEngine:
    return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """A copy of a database that may be in use."""
    with (
        contextlib.closing(sqlite3.connect(source)) as original,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
