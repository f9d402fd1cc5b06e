"""PostgreSQL: a server, for any number of processes that tell each other what they changed."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Executable, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from arkwright.server.storage.connections import HIDDEN, Heard, Parameters, Reading, Result, T

LOG = logging.getLogger(__name__)

CHANNEL = "arkwright"
"""Where the processes tell each other."""
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
SOMETHING = "{}"
"""What is heard when something may have been missed."""
RETRY = 1.0
"""Seconds before a lost listening connection is opened again."""


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

    async def keep_references(self, kept: bool) -> None:
        """They are looked after in any case, and changes of tables leave them alone."""

    async def tidy(self) -> None:
        """The server does that by itself."""

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self._engine.dispose()
