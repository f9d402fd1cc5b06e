"""Games in memory: a bounded cache of what the stored logs say."""

import asyncio
import datetime
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import msgspec

import arkwright
from arkwright.play import Event, Game, Record
from arkwright.server.problems import Conflict, Fault, NotFound
from arkwright.server.storage import entries, tables
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.tables import StoredTable

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Played:
    """A move that stands: its seat, its notation, and the number and time of its entry."""

    number: int
    seat: int
    move: str
    at: datetime.datetime
    events: int
    """How many events there were after it."""


class OpenGame:
    """A table's game, as far as its log has been read here."""

    __slots__ = (
        "game",
        "given_up",
        "number",
        "opening_events",
        "played",
        "positions",
        "taken_back",
        "used",
    )

    def __init__(self, game: Game) -> None:
        self.game = game
        self.number = 0
        """The number of the last entry that was read."""
        self.played: list[Played] = []
        """The moves that stand."""
        self.positions = [0]
        """The position after each entry of the log, take-backs included."""
        self.taken_back: list[Entry] = []
        """The take-backs, for ever."""
        self.given_up = False
        """Whether its people ended it by agreement."""
        self.opening_events = len(game.events)
        """How many events the set-up wrote."""
        self.used = time.monotonic()

    def copy(self) -> "OpenGame":
        """The same to go on with, while this one stays as it is."""
        other = OpenGame(self.game.copy())
        other.number = self.number
        other.played = self.played.copy()
        other.positions = self.positions.copy()
        other.taken_back = self.taken_back.copy()
        other.given_up = self.given_up
        other.opening_events = self.opening_events
        return other

    @property
    def over(self) -> bool:
        """Whether nobody plays on here: at its end, or because it was given up."""
        return self.given_up or self.game.over

    def read(self, entry: Entry) -> None:
        """Follow the log by one entry."""
        if entry.move is not None:
            self.game.play(entry.move)
            move = self.game.played[-1].text  # which all games share
            events = len(self.game.events)
            self.played.append(Played(entry.number, entry.seat, move, entry.at, events))
        elif entry.back is None:
            self.given_up = True
        else:
            self.game = self.game.at(entry.back)
            del self.played[entry.back :]
            self.taken_back.append(entry)
        self.number = entry.number
        self.positions.append(len(self.played))

    def unchanged_since(self, number: int) -> int:
        """How many of the moves that stood after an entry still stand."""
        return min(self.positions[min(number, self.number) :])

    def events_of(self, position: int) -> Sequence[Event]:
        """The events of the move that led to a position; those of the set-up are the first's."""
        first = self.events_at(position - 1) if position else 0
        return self.game.events[first : self.events_at(position)]

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

    async def current(self, connection: Reading, id: str) -> tuple[StoredTable, OpenGame]:
        """A table and its game as they are stored now."""
        table = await tables.find(connection, id)
        if table is None:
            raise NotFound("no-table", table=id)
        return table, await self.of(connection, table)

    async def of(self, connection: Reading, table: StoredTable) -> OpenGame:
        """The game of a table that has just been read, as far as that table's log goes."""
        if table.state == tables.OPEN:
            raise Conflict("not-started")
        opened = self._games.get(table.id)
        missing: list[Entry] = []
        if opened is None or opened.number < table.number:
            after = opened.number if opened is not None else 0
            missing = await entries.find(connection, table.id, after)
        try:
            if opened is None:
                opened = OpenGame(arkwright.replay(record_of(table, [])))
            for entry in missing:
                if entry.number <= table.number:
                    opened.read(entry)
        except Exception as error:
            # The rules no longer know this log: a fault of ours, and of this table alone.
            self.forget(table.id)
            LOG.error("broken-table", exc_info=error, extra={"facts": {"table": table.id}})
            raise Fault("broken-table", table=table.id) from None
        self.keep(table.id, opened)
        return opened

    def keep(self, id: str, opened: OpenGame) -> None:
        """Remember a game as its table's, in place of what was known of it."""
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


def record_of(table: StoredTable, moves: Sequence[str]) -> Record:
    """The record of a table with these moves. It has the seed: it never leaves before the end."""
    names = [seat.name for seat in table.seats]
    origin = msgspec.json.decode(table.origin) if table.origin else None
    if origin is not None:
        # Other people may sit here than where it was forked.
        origin["names"] = names
    return Record(
        table.title,
        table.rules,
        names,
        table.seed,
        msgspec.json.decode(table.options),
        list(moves),
        msgspec.json.decode(table.standings) if table.standings else [],
        origin,
        msgspec.json.decode(table.components) if table.components else None,
    )
