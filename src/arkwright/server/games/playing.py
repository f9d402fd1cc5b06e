"""The life of a move: checked by the rules, stored as the next of its table, then told."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from arkwright.server.games import showing
from arkwright.server.games.awards import earned
from arkwright.server.games.lesson_start import check_in_lesson
from arkwright.server.games.open_games import OpenGame, OpenGames
from arkwright.server.games.visibility import find_visible
from arkwright.server.operating.metrics import Metrics
from arkwright.server.problems import Conflict, Forbidden, TooLate
from arkwright.server.storage import tables
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.entries import Entry, NotNext, append
from arkwright.server.storage.tables import StoredTable

Follow = Callable[[StoredTable, int | None], None]
Accompany = Callable[[Writing, StoredTable, OpenGame, list[Entry]], Awaitable[None]]


class Playing:
    """Writes to the logs of the tables. Everything that changes a game goes through here."""

    def __init__(self, database: Database, games: OpenGames, metrics: Metrics) -> None:
        self.database = database
        self.games = games
        self.metrics = metrics
        self.companions: list[Accompany] = []
        """Who writes something in the same transaction as these entries that lead to this game."""
        self.followers: list[Follow] = []
        """Who is called with a table and the seat that must decide when its log has grown."""

    # Moves

    async def play(
        self, profile: str, id: str, seat: int, move: str, number: int
    ) -> tuple[OpenGame, int]:
        """Play a person's move; the game as it stands then, and which of their seats is next."""
        async with self.games.lock(id):
            table, opened = await self._visible(id, profile)
            check_turn(table, opened, seat, profile, number)
            ahead = await self._play(table, opened, seat, [move])
            return ahead, next_eyes(table, ahead, seat)

    async def play_for_bot(self, id: str, seat: int, moves: Sequence[str], number: int) -> bool:
        """Play what a bot chose; False if the table has gone on without it."""
        async with self.games.lock(id):
            table, opened = await self._opened(id)
            if opened.over or opened.number != number or table.seats[seat].bot is None:
                return False
            try:
                await self._play(table, opened, seat, moves)
            except TooLate:
                return False
            return True

    async def take_back(
        self, profile: str, id: str, seat: int, count: int, number: int
    ) -> OpenGame:
        """Take back moves of a person's own turn; the game as it stands then."""
        async with self.games.lock(id):
            table, opened = await self._visible(id, profile)
            check_player(table, seat, profile)
            check_number(table, opened, seat, number)
            game = opened.game
            possible = game.undoable if game.seat == seat else 0
            if not 0 < count <= possible:
                raise Conflict("nothing-to-take-back", count=count, possible=possible)
            check_in_lesson(table, len(game.played) - count)
            ahead = taken_back(opened, seat, len(game.played) - count)
            await self._append(table, ahead, ahead.taken_back[-1:])
            return ahead

    async def _play(
        self, table: StoredTable, opened: OpenGame, seat: int, moves: Sequence[str]
    ) -> OpenGame:
        # On a copy, which counts when it is stored: what can't be stored has not happened.
        ahead = opened.copy()
        parse = ahead.game.title.vocabulary.parse
        at = now()
        entries: list[Entry] = []
        for move in moves:
            if ahead.game.seat != seat:
                raise Conflict("not-your-turn")
            entries.append(Entry(ahead.number + 1, seat, at, parse(move).text))
            ahead.read(entries[-1])
        await self._append(table, ahead, entries)
        return ahead

    async def _append(self, table: StoredTable, ahead: OpenGame, entries: list[Entry]) -> None:
        try:
            async with self.database.writing() as writing:
                await self.write(writing, table, ahead, entries)
        except NotNext:
            _, fresh = await self._opened(table.id)
            seat = entries[0].seat
            raise TooLate(showing.present(table.id, fresh, seat)) from None

    # The log

    async def write(
        self, writing: Writing, table: StoredTable, ahead: OpenGame, entries: list[Entry]
    ) -> None:
        """Write the entries that lead to this game, with all that belongs to them.

        The table's lock is held until they are committed, and the game goes on from there.
        """
        game = ahead.game
        deciding = None if game.over else game.seat
        standings = msgspec.json.encode(game.record.standings).decode() if game.over else None
        await append(writing, table, entries, deciding, standings, earned(table, game))
        for accompany in self.companions:
            await accompany(writing, table, ahead, entries)
        there = table.seats[entries[0].seat]
        if there.left and there.bot is None:
            # Whoever plays again is back.
            await tables.change_seat(writing, table.id, there.seat, left=False)
            writing.tell(Hint(table.id, "table"))
        writing.tell(Hint(table.id, "moves", entries[-1].number))
        writing.sequels.append(lambda: self._written(table, ahead, entries))

    def _written(self, table: StoredTable, ahead: OpenGame, entries: list[Entry]) -> None:
        self.games.keep(table.id, ahead)
        self.metrics.stored(entries)
        game = ahead.game
        for follow in self.followers:
            follow(table, None if game.over else game.seat)

    def begun(self, table: StoredTable) -> None:
        """Let the followers know a table whose game has begun, or has another player."""
        if table.state == tables.PLAYING:
            for follow in self.followers:
                follow(table, table.deciding)

    # Looking

    async def opened(self, id: str, profile: str | None) -> tuple[StoredTable, OpenGame]:
        """A table and its game as they stand now, to look at before anything else is awaited."""
        async with self.games.lock(id):
            return await self._visible(id, profile)

    async def opened_for_bots(self, id: str) -> tuple[StoredTable, OpenGame]:
        """The same for those who play at every table."""
        async with self.games.lock(id):
            return await self._opened(id)

    async def _visible(self, id: str, profile: str | None) -> tuple[StoredTable, OpenGame]:
        async with self.database.reading() as connection:
            table = await find_visible(connection, id, profile)
            return table, await self.games.of(connection, table)

    async def _opened(self, id: str) -> tuple[StoredTable, OpenGame]:
        async with self.database.reading() as connection:
            return await self.games.current(connection, id)


def next_eyes(table: StoredTable, opened: OpenGame, seat: int) -> int:
    """The seat to go on from: the one that must decide, if the same person has it."""
    person, deciding = table.seats[seat].profile, opened.game.seat
    return deciding if deciding in table.seats_of(person) else seat


def taken_back(opened: OpenGame, seat: int, position: int) -> OpenGame:
    """The game as it stands when it has been taken back to a position by one more entry."""
    ahead = opened.copy()
    ahead.read(Entry(opened.number + 1, seat, now(), back=position))
    return ahead


def check_player(table: StoredTable, seat: int, profile: str) -> None:
    """A seat is played by the person it belongs to, and by no one else."""
    if seat not in table.seats_of(profile):
        raise Forbidden("not-your-seat", number=seat + 1)
    if table.state != tables.PLAYING:
        raise Conflict("game-over")
    if table.seats[seat].resigned:
        raise Conflict("resigned", number=seat + 1)
    if table.seats[seat].bot is not None:
        raise Conflict("bot-plays-your-seat", number=seat + 1)


def check_number(table: StoredTable, opened: OpenGame, seat: int, number: int) -> None:
    """A move is for the position its player has seen."""
    if opened.number != number:
        raise TooLate(showing.present(table.id, opened, seat))


def check_turn(table: StoredTable, opened: OpenGame, seat: int, profile: str, number: int) -> None:
    """Only the seat that must decide plays, for the position its player has seen."""
    check_player(table, seat, profile)
    check_number(table, opened, seat, number)
    if opened.game.seat != seat:
        raise Conflict("not-your-turn")
