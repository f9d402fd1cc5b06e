"""SQLite's transactions: stored in groups, undone alone, and the file is left free."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from arkwright.server.storage.database import Database

ADD = text("INSERT INTO numbers VALUES (:number)")


class Refused(Exception):
    """Something that a transaction meets on its way."""


async def opened(file: Path) -> Database:
    database = Database(f"sqlite:///{file}")
    async with database.writing() as writing:
        await writing.execute(text("CREATE TABLE numbers (number INTEGER)"))
    return database


async def add(database: Database, number: int) -> None:
    """Store a number, unless it is a multiple of three."""
    async with database.writing() as writing:
        await writing.execute(ADD, {"number": number})
        if number % 3 == 0:
            raise Refused


def stored(file: Path) -> list[int]:
    """What another program finds in the file."""
    with closing(sqlite3.connect(file)) as other:
        return [row[0] for row in other.execute("SELECT number FROM numbers ORDER BY number")]


def test_transactions_at_once_are_stored_or_undone_each(tmp_path: Path) -> None:
    async def run() -> list[object]:
        database = await opened(tmp_path / "a.db")
        numbers = range(1, 31)
        ended = await asyncio.gather(*(add(database, n) for n in numbers), return_exceptions=True)
        await database.close()
        return list(ended)

    ended = asyncio.run(run())
    assert [isinstance(e, Refused) for e in ended] == [n % 3 == 0 for n in range(1, 31)]
    assert stored(tmp_path / "a.db") == [n for n in range(1, 31) if n % 3]


def test_what_is_acknowledged_is_stored_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        database = await opened(tmp_path / "a.db")
        for number in (1, 2, 4):
            await add(database, number)
            assert stored(tmp_path / "a.db")[-1] == number
        await database.close()

    asyncio.run(run())


def test_the_file_is_free_after_an_undo(tmp_path: Path) -> None:
    async def run() -> None:
        database = await opened(tmp_path / "a.db")
        for number in (3, 1, 3):
            try:
                await add(database, number)
            except Refused:
                continue
        await asyncio.sleep(0)
        await asyncio.to_thread(other_program, tmp_path / "a.db")
        assert stored(tmp_path / "a.db") == [1, 9]
        await database.close()

    asyncio.run(run())


def other_program(file: Path) -> None:
    with closing(sqlite3.connect(file, timeout=5)) as other:
        other.execute("INSERT INTO numbers VALUES (9)")
        other.commit()


def test_whoever_gives_up_takes_nobody_along(tmp_path: Path) -> None:
    async def run() -> None:
        database = await opened(tmp_path / "a.db")
        tasks = [asyncio.create_task(add(database, n)) for n in (1, 2, 4, 5, 7)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        tasks[3].cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [e is None for e in (ended[0], ended[2], ended[4])] == [True] * 3
        await add(database, 8)
        await database.close()

    asyncio.run(run())
    assert {1, 4, 7, 8} <= set(stored(tmp_path / "a.db"))
