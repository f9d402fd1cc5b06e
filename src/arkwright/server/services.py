"""Everything that one server process is made of, put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar

from arkwright.server.cookies import Signing
from arkwright.server.lobby import Lobby
from arkwright.server.open_games import OpenGames
from arkwright.server.people import People
from arkwright.server.playing import Playing
from arkwright.server.settings import Settings
from arkwright.server.storage import profiles
from arkwright.server.storage.database import Database

TIDY_EVERY = 10.0
"""Seconds between two looks for games that can leave the memory."""


class Services:
    """The rooms of one server process, as the routes use them."""

    def __init__(self, settings: Settings, database: Database, signing: Signing) -> None:
        self.settings = settings
        self.database = database
        self.games = OpenGames(settings.open_games, settings.idle)
        self.people = People(database, signing)
        self.lobby = Lobby(database)
        self.playing = Playing(database, self.games)

    async def run(self) -> None:
        """What goes on beside the requests, until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.games.drop_idle()


@contextlib.asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """The services of an application, for as long as it runs."""
    settings: Settings = app.state.settings
    database = Database(settings.database)
    try:
        signing = Signing(await profiles.signing_secret(database))
        services = Services(settings, database, signing)
        app.state.services = services
        await database.listen()
        running = asyncio.create_task(services.run())
        try:
            yield
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
    finally:
        await database.close()
