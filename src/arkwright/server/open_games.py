"""Games in memory: a bounded cache of what the stored logs say."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import arkwright
from arkwright.play import Game, Record
from arkwright.server.problems import Conflict, NotFound
from arkwright.server.storage import tables
from arkwright.server.storage.tables import Entry, Table


@dataclass(frozen=True, slots=True)
class Played:
    """A move that stands: its entry in the log, and how many events there were after it."""

    entry: Entry
    events: int


class OpenGame:
    """A table's game, as far as its log has been read here."""

    __slots__ = ("game", "number", "opening_events", "played", "positions", "used")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.number = 0
        """The number of the last entry that was read."""
        self.played: list[Played] = []
        """The moves that stand."""
        self.positions = [0]
        """The position after each entry of the log, take-backs included."""
        self.opening_events = len(game.events)
        """How many events the set-up wrote."""
        self.used = time.monotonic()

    def read(self, entry: Entry) -> None:
        """Follow the log by one entry."""
        if entry.move is not None:
            self.game.play(entry.move)
        else:
            assert entry.back is not None
            self.game = self.game.at(entry.back)
        self.note(entry, len(self.game.events))

    def note(self, entry: Entry, events: int) -> None:
        """Remember an entry; the game stands behind it already."""
        if entry.move is not None:
            self.played.append(Played(entry, events))
        else:
            assert entry.back is not None
            del self.played[entry.back :]
        self.number = entry.number
        self.positions.append(len(self.played))

    def unchanged_since(self, number: int) -> int:
        """How many of the moves that stood after an entry still stand."""
        return min(self.positions[min(number, self.number) :])

    def events_at(self, position: int) -> int:
        """How many events there were at a position."""
        return self.played[position - 1].events if position else self.opening_events


class OpenGames:
    """The games that were asked for lately. Whoever uses one holds its table's lock."""

    def __init__(self, limit: int, idle: float) -> None:
        self.limit = limit
        self.idle = idle
        self._games: OrderedDict[str, OpenGame] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._games)

    def lock(self, id: str) -> asyncio.Lock:
        """The lock of a table, in this process."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    def known(self, id: str) -> OpenGame | None:
        """The game of a table if it is in memory, however old."""
        return self._games.get(id)

    async def current(self, connection: AsyncConnection, id: str) -> tuple[Table, OpenGame]:
        """A table and its game as they are stored now."""
        table = await tables.find(connection, id)
        if table is None:
            raise NotFound("no-table", table=id)
        return table, await self.of(connection, table)

    async def of(self, connection: AsyncConnection, table: Table) -> OpenGame:
        """The game of a table that has just been read."""
        if table.state == tables.OPEN:
            raise Conflict("not-started")
        opened = self._games.get(table.id)
        if opened is None:
            opened = OpenGame(arkwright.replay(record_of(table, [])))
        if opened.number < table.number:
            for entry in await tables.entries(connection, table.id, opened.number):
                opened.read(entry)
        self._keep(table.id, opened)
        return opened

    def _keep(self, id: str, opened: OpenGame) -> None:
        opened.used = time.monotonic()
        self._games[id] = opened
        self._games.move_to_end(id)
        while len(self._games) > self.limit:
            self._games.popitem(last=False)

    def drop_idle(self) -> None:
        """Forget the games that nobody asked for lately."""
        oldest = time.monotonic() - self.idle
        while self._games and next(iter(self._games.values())).used < oldest:
            self._games.popitem(last=False)

    def forget(self, id: str) -> None:
        """Forget a game; the next who asks reads it anew."""
        self._games.pop(id, None)


def record_of(table: Table, moves: Sequence[str]) -> Record:
    """The record of a table with these moves. It has the seed: it never leaves before the end."""
    return Record(
        table.title,
        table.rules,
        [seat.name for seat in table.seats],
        table.seed,
        msgspec.json.decode(table.options),
        list(moves),
        msgspec.json.decode(table.standings) if table.standings else None,
        msgspec.json.decode(table.origin) if table.origin else None,
        msgspec.json.decode(table.components) if table.components else None,
    )
