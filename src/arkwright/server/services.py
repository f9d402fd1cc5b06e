"""Everything that one server process is made of, put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from arkwright import bots
from arkwright.server.bots.thinking import Thinking
from arkwright.server.games.examples import Examples
from arkwright.server.games.forks import Forks
from arkwright.server.games.giving_up import GivingUp
from arkwright.server.games.lessons import Lessons
from arkwright.server.games.lobby import Lobby
from arkwright.server.games.open_games import OpenGames
from arkwright.server.games.playing import Playing
from arkwright.server.games.taking_back import TakingBack
from arkwright.server.games.used import UsedByPeople
from arkwright.server.games.watching import Watching
from arkwright.server.operating.metrics import Metrics
from arkwright.server.people.cookies import Signing
from arkwright.server.people.profiles import People
from arkwright.server.security.rate_limits import RateLimits
from arkwright.server.settings import Settings
from arkwright.server.storage import profiles
from arkwright.server.storage.database import Database
from arkwright.server.webhooks.announcing import Announcing
from arkwright.server.webhooks.devices import Devices
from arkwright.server.webhooks.push import PushKeys, shared_keys

LOG = logging.getLogger(__name__)
TIDY_EVERY = 2.0
"""Seconds between two looks at what can leave the memory, or has to go to its place."""


class Services:
    """The rooms of one server process, as the routes use them."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        signing: Signing,
        push_keys: PushKeys | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.games = OpenGames(settings.open_games, settings.idle)
        self.limits = RateLimits(settings.requests)
        self.people = People(database, signing)
        self.lobby = Lobby(database)
        self.metrics = Metrics()
        self.playing = Playing(database, self.games, self.metrics)
        self.taking_back = TakingBack(self.playing)
        self.giving_up = GivingUp(self.playing)
        self.forks = Forks(self.playing, self.lobby)
        self.lessons = Lessons(self.playing)
        self.examples = Examples(self.playing, self.lobby)
        self.watching = Watching(database, self.games)
        self.announcing = Announcing(
            settings, database, self.metrics, push_keys, self.watching.is_here
        )
        self.devices = Devices(database, self.announcing.client, push_keys)
        self.lobby.companions.append(self.announcing.begin)
        self.playing.companions += [self.announcing.accompany, UsedByPeople().accompany]
        self.playing.followers.append(self.announcing.follow)
        self.thinking = Thinking(database, self.playing, settings)
        self.metrics.count(self.games, self.watching)

    async def run(self) -> None:
        """What goes on beside the requests, until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._tidy())
            tasks.create_task(self.thinking.run())
            tasks.create_task(self.watching.run())
            tasks.create_task(self.announcing.run())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.games.drop_idle()
            try:
                await self.database.tidy()
            except SQLAlchemyError as error:
                LOG.warning("not-tidied", extra={"facts": {"error": str(error)}})


def ended(running: asyncio.Task[None]) -> None:
    """Say so if what goes on beside the requests broke off."""
    if not running.cancelled() and running.exception() is not None:
        LOG.critical("services-ended", exc_info=running.exception())


@contextlib.asynccontextmanager
async def opened(app: Litestar) -> AsyncIterator[None]:
    """The services of an application, for as long as it runs."""
    settings: Settings = app.state.settings
    bots.OWN.update(settings.own_bots)
    database = Database(settings.database)
    try:
        signing = Signing(await profiles.signing_secret(database))
        push_keys = await shared_keys(database, settings.address) if settings.push else None
        services = Services(settings, database, signing, push_keys)
        app.state.services = services
        await database.listen()
        running = asyncio.create_task(services.run())
        running.add_done_callback(ended)
        try:
            yield
        finally:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running
    finally:
        await database.close()
