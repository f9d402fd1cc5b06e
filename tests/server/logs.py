"""Logs of tables as they are stored: games played on quickly, for tests that begin later."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

import arkwright
from arkwright.play import Game
from arkwright.server.games.open_games import OpenGame, record_of
from arkwright.server.storage import tables
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.entries import append as append_entries
from arkwright.server.storage.entries import find as entries_of
from arkwright.server.storage.tables import StoredTable
from tests.server.given import Server

T = TypeVar("T")


def stored(server: Server, work: Callable[[Writing], Awaitable[T]]) -> T:
    """What somebody does in a transaction of the server's database, from outside the server."""

    async def run() -> T:
        database = Database(server.app.state.settings.database)
        try:
            async with database.writing() as writing:
                return await work(writing)
        finally:
            await database.close()

    return asyncio.run(run())


def opened_game(server: Server, id: str) -> OpenGame:
    """A table's game as its log tells it."""

    async def read(writing: Writing) -> tuple[StoredTable, list[Entry]]:
        table = await tables.find(writing.connection, id)
        assert table is not None
        return table, await entries_of(writing.connection, id)

    table, entries = stored(server, read)
    opened = OpenGame(arkwright.replay(record_of(table, [])))
    for entry in entries:
        opened.read(entry)
    return opened


def real_game(server: Server, id: str) -> Game:
    """The game of a table with everything that is hidden in it."""
    return opened_game(server, id).game


def play_on(server: Server, id: str, moves: int | None = None, seed: int = 1) -> Game:
    """Play random moves for all seats of a table, or to the end; the game as it stands then."""
    opened = opened_game(server, id)
    entries = random_moves(opened.game, opened.number, random.Random(seed), moves)
    stored(server, lambda writing: append(writing, id, opened.game, entries))
    return opened.game


def random_moves(
    game: Game, number: int, rng: random.Random, moves: int | None = None
) -> list[Entry]:
    """Play so many random moves in a game, or to its end; the entries of its log after a number."""
    at = now()
    entries: list[Entry] = []
    while not game.over and (moves is None or len(entries) < moves):
        seat = game.seat
        game.play(rng.choice(game.moves))
        number += 1
        entries.append(Entry(number, seat, at, game.played[-1].text))
    return entries


async def append(writing: Writing, id: str, game: Game, entries: list[Entry]) -> None:
    """Store moves of a table that led to where its game stands now, and tell so."""
    table = await tables.find(writing.connection, id)
    assert table is not None
    standings = msgspec.json.encode(game.record.standings).decode() if game.over else None
    deciding = None if game.over else game.seat
    await append_entries(writing, table, entries, deciding, standings)
    writing.tell(Hint(id, "moves", entries[-1].number))
