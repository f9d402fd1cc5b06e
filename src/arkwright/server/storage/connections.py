"""How statements reach SQLite and PostgreSQL: the same calls for both.

SQLite is a library that blocks: its statements run in threads of our own, one hop each. (Drivers
that hop for every cursor cost several times as much as the statement itself.)
"""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, cast

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Executable, create_engine, event, text
from sqlalchemy.engine import URL, Connection, CursorResult, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

LOG = logging.getLogger(__name__)

T = TypeVar("T")
Heard = Callable[[str], None]
Result = CursorResult[*tuple[Any, ...]]
Parameters = Mapping[str, object] | Sequence[Mapping[str, object]] | None

CHANNEL = "arkwright"
"""Where the processes on a PostgreSQL server tell each other."""
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
SOMETHING = "{}"
"""What is heard when something may have been missed."""
RETRY = 1.0
"""Seconds before a lost listening connection is opened again."""
HIDDEN = True
"""Errors don't repeat what was to be stored: they are logged, and it may be a secret."""
READERS = 2
"""Threads that read SQLite; one more writes."""
SETTINGS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # what is committed survives a power cut, too
    "foreign_keys = ON",
    "busy_timeout = 10000",
)


class Reading(Protocol):
    """A way to ask the database; inside a transaction, also to write."""

    is_sqlite: bool

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Result:
        """The result of a statement, with all its rows."""

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """What a function does with the connection itself."""


class SqliteThreads:
    """The connection that each of some threads has; a statement runs in whichever is free."""

    is_sqlite = True

    def __init__(self, engine: Engine, threads: int) -> None:
        self._engine = engine
        self._own = threading.local()
        self._opened: list[Connection] = []
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="sqlite")

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Result:
        return await self.run_sync(lambda connection: fetched(connection, statement, parameters))

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: work(self._connection()))

    def _connection(self) -> Connection:
        connection: Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = self._engine.connect()
            self._own.connection = connection
            self._opened.append(connection)
        return connection

    def close(self) -> None:
        self._threads.shutdown()
        for connection in self._opened:
            connection.close()


def fetched(connection: Connection, statement: Executable, parameters: Parameters) -> Result:
    """The result of a statement with its rows already read, in the thread that asked."""
    result = connection.execute(statement, parameters)
    return cast(Result, result.freeze()()) if result.returns_rows else result


def commit(connection: Connection) -> None:
    try:
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


class Sqlite:
    """A file, read by some threads and written by one."""

    def __init__(self, url: URL) -> None:
        engine = create_engine(url, hide_parameters=HIDDEN)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_immediately)
        self._engine = engine
        # A reader's statements stand alone: none keeps an old state of the file open.
        readers = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = SqliteThreads(readers, READERS)
        self._writer = SqliteThreads(engine, 1)
        self._one_writer = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        yield self._readers

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Reading]:
        async with self._one_writer:
            try:
                yield self._writer
            except BaseException:
                await self._writer.run_sync(Connection.rollback)
                raise
            await self._writer.run_sync(commit)

    async def notify(self, connection: Reading, payload: str) -> None:
        """There is no other process to tell."""

    async def listen(self, heard: Heard) -> None:
        """There is no other process to hear."""

    async def close(self) -> None:
        self._readers.close()
        self._writer.close()
        self._engine.dispose()


def prepare_sqlite(connection: Any, record: object) -> None:
    # Transactions begin where we say so (below), not where the driver thinks.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_immediately(connection: Connection) -> None:
    """Begin as a writer, so that nobody else's change comes between reading and writing."""
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


class PostgresqlConnection:
    """A connection of the pool."""

    __slots__ = ("connection",)
    is_sqlite = False

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Result:
        return await self.connection.execute(statement, parameters)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        return await self.connection.run_sync(work)


class Lost(asyncio.Event):
    """Set when a connection is lost."""

    def __call__(self, connection: object) -> None:
        self.set()


class Postgresql:
    """A server, for any number of processes that tell each other what they changed."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=HIDDEN
        )
        self._readers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._listening: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        async with self._readers.connect() as connection:
            yield PostgresqlConnection(connection)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Reading]:
        async with self._engine.begin() as connection:
            yield PostgresqlConnection(connection)

    async def notify(self, connection: Reading, payload: str) -> None:
        """Tell all processes when this transaction is committed, and never otherwise."""
        await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def listen(self, heard: Heard) -> None:
        """Hear from now on what any process tells; after a gap, that something may be missing."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._keep_listening(heard, ready))
        await ready.wait()

    async def _keep_listening(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._readers.connect() as connection:
                    raw = await connection.get_raw_connection()
                    driver: Any = raw.driver_connection
                    lost = Lost()
                    driver.add_termination_listener(lost)
                    await driver.add_listener(CHANNEL, lambda *told: heard(told[-1]))
                    if ready.is_set():
                        heard(SOMETHING)
                    ready.set()
                    await lost.wait()
                    await connection.invalidate()
            except (OSError, SQLAlchemyError, PostgresError, InterfaceError) as error:
                LOG.warning("listening-failed", extra={"facts": {"error": str(error)}})
            await asyncio.sleep(RETRY)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._engine.dispose()
