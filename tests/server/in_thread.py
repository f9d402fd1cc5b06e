"""A server in a thread of the tests: started often, so it must cost little beyond what it does."""

import asyncio
import socket
import tempfile
import threading
from collections import defaultdict
from functools import cache
from pathlib import Path

import uvicorn
from litestar import Litestar

from arkwright.server.app import create_app
from arkwright.server.settings import Settings
from arkwright.server.storage.database import Database, file_of
from arkwright.server.storage.upgrade import upgrade

SOON = 0.001
"""Seconds between two looks at whether the last answers have been sent."""
Routes = tuple[str, bool, str]

free: defaultdict[Routes, list[Litestar]] = defaultdict(list)
"""Applications that no server uses now, by the settings their routes are made of."""


async def make(address: str) -> None:
    """Make the tables of a database, or bring it to the shape this program knows."""
    opened = Database(address)
    try:
        await upgrade(opened)
    finally:
        await opened.close()


def prepare(address: str) -> None:
    """Make the tables of a database; a new file is a copy of one that was made once."""
    database = Database(address)
    file = file_of(database.url)
    if database.is_sqlite and not file.exists():
        file.write_bytes(new_file())
    else:
        asyncio.run(make(address))


@cache
def new_file() -> bytes:
    """An SQLite database with all tables and nothing in them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        asyncio.run(make(f"sqlite:///{file}"))
        return file.read_bytes()


def routes_of(settings: Settings) -> Routes:
    return settings.address, settings.metrics, settings.site


def application(settings: Settings) -> Litestar:
    """An application with these settings.

    What differs from server to server begins when it is opened, so one that was closed is opened
    again: to make its routes takes longer than most tests.
    """
    unused = free[routes_of(settings)]
    app = unused.pop() if unused else create_app(settings)
    app.state.settings = settings
    return app


def give_back(app: Litestar) -> None:
    """Keep a closed application for the next server."""
    del app.state.services
    free[routes_of(app.state.settings)].append(app)


class Uvicorn(uvicorn.Server):
    """A server that starts and stops when it is told to, not at its next look at the clock."""

    def __init__(self, app: Litestar) -> None:
        super().__init__(
            uvicorn.Config(app, port=0, log_config=None, lifespan="on", ws="websockets-sansio")
        )
        self.is_up = threading.Event()
        """Set as soon as it listens, or has failed to."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.stopping = asyncio.Event()

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets)
        finally:
            self.is_up.set()

    def stop(self) -> None:
        """Say so from another thread."""
        self.should_exit = True
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self.stopping.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        self.is_up.set()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.stopping.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        while self.server_state.connections or self.server_state.tasks:
            await asyncio.sleep(SOON)
        for server in self.servers:
            await server.wait_closed()
        await self.lifespan.shutdown()
