"""Turns told elsewhere: by web hook in games by turns, on devices by push at every table."""

import asyncio
import contextlib
import datetime
import logging
import math
import time
import unicodedata
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Literal

import msgspec

from arkwright import locales
from arkwright.server.games.open_games import OpenGame
from arkwright.server.messages.tables import StandingMessage
from arkwright.server.operating.metrics import Metrics
from arkwright.server.problems import Forbidden, Problem, TooMany
from arkwright.server.settings import Settings
from arkwright.server.storage import announcements, devices, profiles, tables
from arkwright.server.storage.announcements import Announcement
from arkwright.server.storage.database import Database, Writing
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import OVER, PLAYING, TURNS, StoredTable
from arkwright.server.webhooks.client import Answer, Unreachable, WebhookClient
from arkwright.server.webhooks.push import PushKeys

LOG = logging.getLogger(__name__)

MOST_ATTEMPTS = 5
MOST_AT_ONCE = 32
LEASE = datetime.timedelta(minutes=1)
"""How long a process has for a delivery before another may think that it perished."""
FIRST_PAUSE = 20.0
"""Seconds before the second attempt; three times as many before each one after."""
LONGEST_PAUSE = 3600.0
HERE_PAUSE = 30.0
"""Seconds before somebody is looked for again who sits at a live table just now."""
GONE = (404, 410)
"""What a push service says of a device that it no longer knows."""
KEPT_LIVE = 600
KEPT_BY_TURNS = 7 * 24 * 3600
"""Seconds for which a push service keeps a message for a device that is switched off."""
TRIAL_EVERY = 5.0
"""Seconds between two trial messages of one person."""
MARKS = {ord(mark): ord(mark) + 0xFEE0 for mark in "<>&@`*_~|[]()\\#:/"}
"""What Slack or Discord would read as mark-up, each to its harmless wide form."""


def harmless(text: str) -> str:
    """A name that somebody chose, without anything Slack or Discord would act on."""
    printable = "".join(c for c in text if not unicodedata.category(c).startswith("C"))
    return printable.translate(MARKS)


News = Literal["turn", "over"]
IsHere = Callable[[str, str], bool]
"""Whether somebody sits at a table: its id, and the person's."""


def message(text: str, link: str = "") -> dict[str, object]:
    """JSON that Discord reads by `content` and Slack by `text`. Nobody is called by it."""
    whole = f"{text}\n{link}" if link else text
    return {"content": whole, "text": whole, "allowed_mentions": {"parse": []}}


class Announcing:
    """Notes whom to tell together with each move, and tells them beside the requests."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        metrics: Metrics,
        keys: PushKeys | None,
        is_here: IsHere,
    ) -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.keys = keys
        self.is_here = is_here
        self.client = WebhookClient()
        self.first_pause = FIRST_PAUSE
        self.here_pause = HERE_PAUSE
        self._awake = asyncio.Event()
        self._noted: set[str] = set()
        """Tables of which something was noted, and perhaps not stored yet."""
        self._trials: dict[str, float] = {}

    # Whom to tell

    async def accompany(
        self, writing: Writing, table: StoredTable, ahead: OpenGame, entries: Sequence[Entry]
    ) -> None:
        """Note the turn of another person, or the end, in the transaction of the move."""
        game, mover = ahead.game, person_at(table, table.deciding)
        told = table.people() if game.over else [person_at(table, game.seat)]
        await self._note(writing, table, told, mover, entries[-1].number)

    async def begin(self, writing: Writing, table: StoredTable, starter: str) -> None:
        """Note the first turn, in the transaction that begins the game."""
        told = [person_at(table, table.deciding)]
        await self._note(writing, table, told, starter, table.number)

    async def _note(
        self,
        writing: Writing,
        table: StoredTable,
        people: Iterable[str | None],
        but: str | None,
        number: int,
    ) -> None:
        hooks = self.settings.webhooks and table.pace == TURNS
        push = self.settings.push and not table.analysis and not table.lesson
        told = {person for person in people if person is not None and person != but}
        if await announcements.add(writing, table.id, told, number, hooks=hooks, push=push):
            self._noted.add(table.id)

    def follow(self, table: StoredTable, deciding: int | None) -> None:
        """Something was stored, perhaps also an announcement."""
        if table.id in self._noted:
            self._noted.discard(table.id)
            self._awake.set()

    # Telling them

    async def run(self) -> None:
        """Deliver what is due, until it is cancelled."""
        while self.settings.webhooks or self.settings.push:
            self._awake.clear()
            try:
                if await self.deliver() == MOST_AT_ONCE:
                    continue
            except Exception as error:
                LOG.error("announcing-failed", exc_info=error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.settings.sweep):
                    await self._awake.wait()

    async def deliver(self) -> int:
        """Deliver what is due now, several at once; how many there were."""
        async with self.database.reading() as connection:
            found = await announcements.due(connection, MOST_AT_ONCE)
        for failed in await asyncio.gather(
            *(self._deliver(one) for one in found), return_exceptions=True
        ):
            if isinstance(failed, Exception):
                LOG.error("announcing-failed", exc_info=failed)
        return len(found)

    async def _deliver(self, one: Announcement) -> None:
        if not await announcements.claim(self.database, one, LEASE):
            return
        async with self.database.reading() as connection:
            table = await tables.find(connection, one.table)
            profile = await profiles.find(connection, one.profile)
        # What was claimed so often and is still there has failed in a way nobody thought of.
        hopeless = one.attempts >= MOST_ATTEMPTS
        pause = None
        if table and profile and not hopeless:
            news = news_of(table, profile, one.number)
            if news is not None and one.device == announcements.HOOK:
                pause = await self._tell_hook(one, table, profile, news)
            elif news is not None:
                pause = await self._tell_device(one, table, profile, news)
        if pause is None:
            await announcements.remove(self.database, one)
        else:
            await announcements.postpone(self.database, one, datetime.timedelta(seconds=pause))

    async def _tell_hook(
        self, one: Announcement, table: StoredTable, profile: Profile, news: News
    ) -> float | None:
        """Tell by web hook; the seconds after which to try again, None if all is done."""
        if profile.webhook is None or not self.settings.webhooks:
            return None
        link = f"{self.settings.address.rstrip('/')}{path_of(table)}"
        body = message(told_elsewhere(table, profile, news), link if self.settings.address else "")
        return await self._send(one, self.client.post(profile.webhook, body))

    async def _tell_device(
        self, one: Announcement, table: StoredTable, profile: Profile, news: News
    ) -> float | None:
        """The same on a device. Who sits at a live table sees it, and is looked for again."""
        async with self.database.reading() as connection:
            device = await devices.find(connection, one.device)
        if device is None or device.profile != profile.id or self.keys is None:
            return None
        by_turns = table.pace == TURNS
        if not by_turns and self.is_here(table.id, profile.id):
            return self.here_pause
        title = locales.sentence(
            "push-turn" if news == "turn" else "push-over",
            {"title": table.title},
            profile.language,
        )
        content = msgspec.json.encode({"title": title, "path": path_of(table)})
        ttl = KEPT_BY_TURNS if by_turns else KEPT_LIVE
        try:
            content, headers = self.keys.sealed(device, content, table.id, ttl)
        except Problem:
            return None
        sending = self.client.send(device.endpoint, content, headers)
        return await self._send(one, sending, gone=GONE)

    async def _send(
        self, one: Announcement, sending: Awaitable[Answer], gone: Collection[int] = ()
    ) -> float | None:
        """Send; the seconds after which to try again, None if there is nothing more to do."""
        wanted: float | None = None
        try:
            answer = await sending
        except Unreachable as error:
            reason, again = str(error), True
        except Problem as problem:
            reason, again = problem.id, False
        else:
            if answer.is_good:
                self.metrics.announced("sent")
                return None
            reason, again = str(answer.status), answer.status >= 500 or answer.status == 429
            wanted = answer.retry_after
            if answer.status in gone:
                async with self.database.writing() as writing:
                    await devices.remove(writing, one.device)
        facts = {"table": one.table, "profile": one.profile, "reason": reason}
        again = again and one.attempts + 1 < MOST_ATTEMPTS
        self.metrics.announced("postponed" if again else "failed")
        LOG.warning("announcement-not-delivered", extra={"facts": {**facts, "again": again}})
        pause = self.first_pause * 3**one.attempts
        return min(max(pause, wanted or 0.0), LONGEST_PAUSE) if again else None

    # What a person decides

    async def check(self, url: str) -> str:
        """An address that this person's turns may be announced to."""
        self._check_allowed()
        return await self.client.check(url)

    async def try_out(self, profile: Profile) -> None:
        """Send a trial message now, and say if it did not arrive."""
        self._check_allowed()
        if profile.webhook is None:
            raise Problem("no-webhook")
        self._check_patience(profile.id)
        text = locales.sentence("announcement-trial", {}, profile.language) or ""
        try:
            answer = await self.client.post(profile.webhook, message(text, self.settings.address))
        except Unreachable:
            raise Problem("webhook-silent") from None
        if not answer.is_good:
            raise Problem("webhook-refused", status=answer.status)

    def _check_allowed(self) -> None:
        if not self.settings.webhooks:
            raise Forbidden("no-webhooks-here")

    def _check_patience(self, profile: str) -> None:
        """Nobody shall use us to knock at a stranger's door without end."""
        at = time.monotonic()
        self._trials = {who: when for who, when in self._trials.items() if at - when < TRIAL_EVERY}
        if profile in self._trials:
            raise TooMany("too-many", seconds=math.ceil(TRIAL_EVERY))
        self._trials[profile] = at


def path_of(table: StoredTable) -> str:
    """Where the client shows a table."""
    return f"/t/{table.id}"


def news_of(table: StoredTable, profile: Profile, number: int) -> News | None:
    """What there is to tell a person of an entry; None if it is no news any more."""
    if table.number != number:
        return None  # the turn has passed, or the person plays already
    if table.state == PLAYING and person_at(table, table.deciding) == profile.id:
        return "turn"
    return "over" if table.state == OVER and table.standings is not None else None


def told_elsewhere(table: StoredTable, profile: Profile, news: News) -> str:
    """The news as a sentence that others may read, too."""
    if news == "turn":
        assert table.deciding is not None
        name = harmless(table.seats[table.deciding].name)
        said = locales.sentence(
            "announcement-turn", {"title": table.title, "who": name}, profile.language
        )
    else:
        standings = msgspec.json.decode(table.standings or "[]", type=list[StandingMessage])
        first = [harmless(s.name) for s in standings if s.place == 1]
        said = locales.sentence(
            "announcement-over",
            {"title": table.title, "count": len(first), "who": ", ".join(first)},
            profile.language,
        )
    return said or ""


def person_at(table: StoredTable, seat: int | None) -> str | None:
    """The profile that plays a seat now; None if that is a bot, or no seat."""
    return None if seat is None else table.seats[seat].person
