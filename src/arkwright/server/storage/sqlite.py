"""SQLite: a file, for one process.

It is a library that blocks, so its statements run in threads of our own, one hop each. (A driver
that hops for every cursor costs several times as much as the statement itself.) Transactions that
come while another is being written to the disk are written together: a slow disk makes the
groups larger, not the wait longer.
"""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

from sqlalchemy import Executable, create_engine, event, text
from sqlalchemy.engine import URL, Connection, Engine

from arkwright.server.storage.connections import HIDDEN, Heard, Parameters, Reading, Result, T

READERS = 2
"""Threads that read; one more writes."""
SETTINGS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # what is committed survives a power cut, too
    "foreign_keys = ON",
    "busy_timeout = 10000",
    "wal_autocheckpoint = 20000",  # only if `tidy` does not come to it: it would hold up a move
)


class Threads:
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


class Block:
    """One transaction among others that are stored together: it can still be undone alone."""

    is_sqlite = True

    def __init__(self, writer: Threads) -> None:
        self._writer = writer
        self.has_begun = False

    async def execute(self, statement: Executable, parameters: Parameters = None) -> Result:
        return await self.run_sync(lambda connection: fetched(connection, statement, parameters))

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        def after_begin(connection: Connection) -> T:
            if not self.has_begun:
                connection.exec_driver_sql("SAVEPOINT block")
                self.has_begun = True
            return work(connection)

        return await self._writer.run_sync(after_begin)

    async def undo(self) -> None:
        if self.has_begun:
            await self._writer.run_sync(undo)


def undo(connection: Connection) -> None:
    connection.exec_driver_sql("ROLLBACK TO block")
    connection.exec_driver_sql("RELEASE block")


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
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin_immediately)
        self._engine = engine
        # A reader's statements stand alone: none keeps an old state of the file open.
        readers = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = Threads(readers, READERS)
        self._writer = Threads(engine, 1)
        self._turn = asyncio.Lock()
        self._written = asyncio.Event()
        self._group: asyncio.Future[None] | None = None
        self._storing: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        yield self._readers

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[Reading]:
        if self._storing is None:
            self._storing = asyncio.create_task(self._store())
        async with self._turn:
            if self._group is None:
                self._group = asyncio.get_running_loop().create_future()
            group = self._group
            block = Block(self._writer)
            try:
                yield block
            except BaseException:
                await block.undo()
                raise
            finally:
                # Also after an undo: the file is free again for other programs.
                self._written.set()
        # Whoever gives up waiting takes nobody else along.
        await asyncio.shield(group)

    async def _store(self) -> None:
        """Store what has been written. Whoever waited for a turn before this did is in it, too."""
        while True:
            await self._written.wait()
            async with self._turn:
                self._written.clear()
                group, self._group = self._group, None
                assert group is not None
                try:
                    await self._writer.run_sync(commit)
                except Exception as error:
                    group.set_exception(error)
                else:
                    group.set_result(None)

    async def keep_references(self, kept: bool) -> None:
        """Whether references are looked after; it can't be said inside a transaction."""

        def say(connection: Connection) -> None:
            setting = "ON" if kept else "OFF"
            connection.connection.cursor().execute(f"PRAGMA foreign_keys = {setting}")

        async with self._turn:
            await self._writer.run_sync(say)

    async def notify(self, connection: Reading, payload: str) -> None:
        """There is no other process to tell."""

    async def listen(self, heard: Heard) -> None:
        """There is no other process to hear."""

    async def tidy(self) -> None:
        """Move what is in the log of writes to its place, while others write on."""
        await self._readers.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    async def close(self) -> None:
        if self._storing is not None:
            self._storing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._storing
        self._readers.close()
        self._writer.close()
        self._engine.dispose()


def prepare(connection: Any, record: object) -> None:
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
