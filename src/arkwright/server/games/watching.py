"""Watching: everybody at a table is told what they have missed, each by their own eyes.

Nothing is queued. A hint wakes a watcher, who compares what it has told with what is stored now
and tells the difference: whoever is slow is told more at once, and whoever comes back after a
break goes on in the same way.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from arkwright.server.games import showing
from arkwright.server.games.open_games import OpenGame, OpenGames
from arkwright.server.games.visibility import visible
from arkwright.server.messages.common import encode
from arkwright.server.messages.live import ChatNews, TableNews, Watch
from arkwright.server.messages.tables import TableMessage
from arkwright.server.storage import chat, profiles, tables
from arkwright.server.storage.database import Database, Hint, now
from arkwright.server.storage.tables import StoredTable

Send = Callable[[str], Awaitable[None]]
Show = Callable[[StoredTable], TableMessage]

MOST_LINES = 200
"""How many lines of the chat are told at once."""
MOST_ENCODED = 16
"""How many updates of one table are kept for other watchers."""
ROUND = 60.0
"""Seconds in which every watched table is looked at without a hint."""
LOG = logging.getLogger(__name__)


class WatchedTable:
    """A table that is watched: what its watchers share, so that it is read and encoded once."""

    def __init__(self, id: str, database: Database, games: OpenGames) -> None:
        self.id = id
        self.database = database
        self.games = games
        self.watchers: set[Watcher] = set()
        self._reading = asyncio.Lock()
        # What was read is good for the hints that were heard before the reading began.
        self._heard = self._chat_heard = 1
        self._read = self._chat_read = 0
        self._table: StoredTable | None = None
        self._last_line = 0
        self._updates: dict[tuple[int, int | None], str] = {}
        self._updates_number = 0
        self._chat: tuple[int, int, str] = (0, 0, "")

    def heard(self, kind: str = "") -> None:
        """Something changed, perhaps everything: wake the watchers."""
        if kind != "chat":
            self._heard += 1
        if kind in ("chat", ""):
            self._chat_heard += 1
        for watcher in self.watchers:
            watcher.woken.set()

    async def table(self) -> StoredTable | None:
        """The table as it is stored after all hints so far."""
        async with self._reading:
            heard = self._heard
            if self._read != heard:
                async with self.database.reading() as connection:
                    self._table = await tables.find(connection, self.id)
                self._read = heard
            return self._table

    async def game(self, number: int) -> OpenGame:
        """The game, at least as far as an entry that is stored."""
        opened = self.games.known(self.id)
        if opened is None or opened.number < number:
            async with self.games.lock(self.id), self.database.reading() as connection:
                _, opened = await self.games.current(connection, self.id)
        return opened

    def update(self, opened: OpenGame, seen: int, eyes: int | None) -> str:
        """What these eyes have missed of the game since an entry, ready to be sent."""
        if self._updates_number != opened.number:
            self._updates.clear()
            self._updates_number = opened.number
        text = self._updates.get((seen, eyes))
        if text is None:
            if len(self._updates) >= MOST_ENCODED:
                self._updates.clear()
            text = encode(showing.update(self.id, opened, seen, eyes)).decode()
            self._updates[seen, eyes] = text
        return text

    async def last_line(self) -> int:
        """The number of the last line of the chat."""
        async with self._reading:
            heard = self._chat_heard
            if self._chat_read != heard:
                async with self.database.reading() as connection:
                    self._last_line = await chat.last_line(connection, self.id)
                self._chat_read = heard
            return self._last_line

    async def chat(self, after: int) -> tuple[int, str]:
        """What was said after a line, ready to be sent, and the number of its last line."""
        async with self._reading:
            first, last, text = self._chat
            if (first, last) != (after, self._last_line):
                async with self.database.reading() as connection:
                    lines = await chat.lines(connection, self.id, after, MOST_LINES)
                if not lines:
                    return after, ""  # the table has just been taken away
                text = encode(ChatNews(lines)).decode()
                self._last_line = lines[-1].number
                self._chat = (after, self._last_line, text)
            return self._last_line, text

    def tidy(self) -> None:
        """Let go of what all watchers have been told by now."""
        self._updates.clear()
        self._chat = (0, 0, "")


class Watcher:
    """Somebody who watches a table, and what they have been told."""

    def __init__(
        self, watched: WatchedTable, profile: str | None, show: Show, watch: Watch
    ) -> None:
        self.watched = watched
        self.profile = profile
        self.woken = asyncio.Event()
        self.woken.set()
        self._show = show
        self._wanted = watch.seat
        self._seen = watch.since
        self._chat_seen = watch.chat
        self._table: TableMessage | None = None
        self._mine: list[int] | None = None

    async def follow(self, send: Send) -> None:
        """Tell what changes, until the table is gone or this is cancelled."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            table = visible(await self.watched.table(), self.watched.id, self.profile)
            if self._seen is None:
                self._seen = table.number
            await self._tell_table(table, send)
            if table.state != tables.OPEN:
                await self._tell_moves(table, self._seen, send)
            await self._tell_chat(send)

    async def _tell_table(self, table: StoredTable, send: Send) -> None:
        news = TableNews(**msgspec.structs.asdict(self._show(table)))
        # Its number changes with every move, and the moves are told anyway.
        known = msgspec.structs.replace(news, number=0)
        if known != self._table:
            await send(encode(news).decode())
            self._table = known

    async def _tell_moves(self, table: StoredTable, seen: int, send: Send) -> None:
        mine = table.seats_of(self.profile)
        if table.number <= seen and mine == self._mine:
            return
        opened = await self.watched.game(table.number)
        number = opened.number
        eyes = showing.eyes(opened.game, mine, self._wanted)
        await send(self.watched.update(opened, seen, eyes))
        self._seen = number
        self._mine = mine

    async def _tell_chat(self, send: Send) -> None:
        last = await self.watched.last_line()
        if self._chat_seen is None:
            self._chat_seen = last
        if self._chat_seen < last:
            last, text = await self.watched.chat(self._chat_seen)
            if text:
                await send(text)
            self._chat_seen = last


class Watching:
    """All watchers of one process."""

    def __init__(self, database: Database, games: OpenGames) -> None:
        self.database = database
        self.games = games
        self._watched: dict[str, WatchedTable] = {}
        database.listeners.append(self.heard)

    def __len__(self) -> int:
        return sum(len(watched.watchers) for watched in self._watched.values())

    def is_here(self, id: str, profile: str) -> bool:
        """Whether a person watches a table by this process."""
        watched = self._watched.get(id)
        return watched is not None and any(w.profile == profile for w in watched.watchers)

    def heard(self, hint: Hint) -> None:
        """Wake those whom a hint concerns: all, if it names no table."""
        if not hint.table:
            for watched in self._watched.values():
                watched.heard()
        elif hint.table in self._watched:
            self._watched[hint.table].heard(hint.kind)

    @contextlib.contextmanager
    def watcher(self, id: str, profile: str | None, show: Show, watch: Watch) -> Iterator[Watcher]:
        """Somebody new who watches a table, for as long as they do."""
        watched = self._watched.setdefault(id, WatchedTable(id, self.database, self.games))
        watcher = Watcher(watched, profile, show, watch)
        watched.watchers.add(watcher)
        try:
            yield watcher
        finally:
            watched.watchers.discard(watcher)
            if not watched.watchers:
                self._watched.pop(id, None)

    async def run(self) -> None:
        """Look around every minute: who watches is here, and who is not may be away by now."""
        while True:
            try:
                await self.note_presence()
            except Exception as error:
                LOG.error("presence-not-noted", exc_info=error)
            all_watched = list(self._watched.values())
            for watched in all_watched:
                # One after the other, so that nobody has to wait for all.
                await asyncio.sleep(ROUND / len(all_watched))
                watched.tidy()
                watched.heard("table")
            if not all_watched:
                await asyncio.sleep(ROUND)

    async def note_presence(self) -> None:
        """Remember that all who watch are here."""
        people = {w.profile for watched in self._watched.values() for w in watched.watchers}
        known = [person for person in people if person is not None]
        if known:
            async with self.database.writing() as writing:
                await profiles.note_presence(writing, known, now())
