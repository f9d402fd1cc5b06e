"""The life of a move: checked by the rules, stored as the next of its table, then told."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from arkwright.play import Game
from arkwright.server import showing
from arkwright.server.open_games import OpenGame, OpenGames
from arkwright.server.problems import Conflict, Forbidden, TooLate
from arkwright.server.storage import tables
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.tables import Entry, NotNext, Table

Follow = Callable[[str], None]
Accompany = Callable[[Writing, Table, Game, int], Awaitable[None]]


class Playing:
    """Writes to the logs of the tables. Everything that changes a game goes through here."""

    def __init__(self, database: Database, games: OpenGames) -> None:
        self.database = database
        self.games = games
        self.companions: list[Accompany] = []
        """Who writes something in the same transaction as the entry of this number."""
        self.followers: list[Follow] = []
        """Who is called when a table's log has grown: bots that must play, and the like."""

    async def play(self, profile: str, id: str, seat: int, move: str, number: int) -> OpenGame:
        """Play a person's move."""
        async with self.games.lock(id):
            table, opened = await self._opened(id)
            check_seat(table, seat, profile)
            check_number(table, opened, number, seat)
            if opened.game.seat != seat:
                raise Conflict("not-your-turn")
            return await self._play(table, opened, seat, [move])

    async def play_for_bot(self, id: str, seat: int, moves: Sequence[str], number: int) -> bool:
        """Play what a bot chose; False if the table has gone on without it."""
        async with self.games.lock(id):
            table, opened = await self._opened(id)
            if opened.number != number or table.seats[seat].bot is None:
                return False
            try:
                await self._play(table, opened, seat, moves)
            except TooLate:
                return False
            return True

    async def take_back(
        self, profile: str, id: str, seat: int, count: int, number: int
    ) -> OpenGame:
        """Take back moves of a person's own turn."""
        async with self.games.lock(id):
            table, opened = await self._opened(id)
            check_seat(table, seat, profile)
            check_number(table, opened, number, seat)
            game = opened.game
            if game.seat != seat or not 0 < count <= game.undoable:
                possible = game.undoable if game.seat == seat else 0
                raise Conflict("nothing-to-take-back", count=count, possible=possible)
            return await self.go_back(table, opened, seat, len(game.played) - count)

    async def go_back(self, table: Table, opened: OpenGame, seat: int, position: int) -> OpenGame:
        """Take a game back. The caller holds the lock and has asked who must agree."""
        entry = Entry(opened.number + 1, seat, None, position, now())
        game = opened.game.at(position)
        return await self._append(table, opened, [entry], game, [0])

    async def opened(self, id: str) -> tuple[Table, OpenGame]:
        """A table and its game as they stand now, to look at before anything else is awaited."""
        async with self.games.lock(id):
            return await self._opened(id)

    def begun(self, table: Table) -> None:
        """Let the followers know a table whose game has begun, or has another player."""
        if table.state == tables.PLAYING:
            for follow in self.followers:
                follow(table.id)

    async def _opened(self, id: str) -> tuple[Table, OpenGame]:
        async with self.database.reading() as connection:
            return await self.games.current(connection, id)

    async def _play(
        self, table: Table, opened: OpenGame, seat: int, moves: Sequence[str]
    ) -> OpenGame:
        # On a copy: what can't be stored has not happened.
        game = opened.game.copy()
        at = now()
        entries: list[Entry] = []
        events: list[int] = []
        for move in moves:
            game.play(move)
            text = game.played[-1].text
            entries.append(Entry(opened.number + len(entries) + 1, seat, text, None, at))
            events.append(len(game.events))
        return await self._append(table, opened, entries, game, events)

    async def _append(
        self,
        table: Table,
        opened: OpenGame,
        entries: list[Entry],
        game: Game,
        events: list[int],
    ) -> OpenGame:
        deciding = None if game.over else game.seat
        standings = msgspec.json.encode(game.record.standings).decode() if game.over else None
        try:
            async with self.database.writing() as writing:
                await tables.append(writing, table, entries, deciding, standings)
                for accompany in self.companions:
                    await accompany(writing, table, game, entries[-1].number)
                writing.tell(Hint(table.id, "moves", entries[-1].number))
        except NotNext:
            self.games.forget(table.id)
            _, fresh = await self._opened(table.id)
            seat = entries[0].seat
            raise TooLate(showing.position(table.id, fresh.number, fresh.game, seat)) from None
        opened.game = game
        for entry, count in zip(entries, events):
            opened.note(entry, count)
        for follow in self.followers:
            follow(table.id)
        return opened


def check_seat(table: Table, seat: int, profile: str) -> None:
    """A seat is played by the person it belongs to, and by no one else."""
    if table.state != tables.PLAYING:
        raise Conflict("game-over")
    if seat >= len(table.seats) or table.seats[seat].profile != profile:
        raise Forbidden("not-your-seat", number=seat + 1)
    if table.seats[seat].bot is not None:
        raise Conflict("bot-plays-your-seat", number=seat + 1)


def check_number(table: Table, opened: OpenGame, number: int, seat: int) -> None:
    """A move is for the position its player has seen."""
    if opened.number != number:
        raise TooLate(showing.position(table.id, opened.number, opened.game, seat))
