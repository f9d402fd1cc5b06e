"""Bots at tables: whenever one must decide, a worker thinks for it, and its turn is played."""

import asyncio
import datetime
import logging
import time

from arkwright.bots import STAND_IN
from arkwright.play import ArkwrightError
from arkwright.server.bots.workers import BotFailed, Job, Workers
from arkwright.server.games.open_games import record_of
from arkwright.server.games.playing import Playing
from arkwright.server.games.seats import at_seat
from arkwright.server.problems import Conflict, Problem
from arkwright.server.settings import Settings
from arkwright.server.storage import tables
from arkwright.server.storage.database import Database, now
from arkwright.server.storage.tables import StoredTable

LOG = logging.getLogger(__name__)
QUIET = datetime.timedelta(seconds=3)
"""A table where a move was just played is left to the process that played it."""


class Thinking:
    """Plays for the bots of all tables, those of each table one after the other."""

    def __init__(self, database: Database, playing: Playing, settings: Settings) -> None:
        self.database = database
        self.playing = playing
        self.workers = Workers(settings.bots, settings.think)
        self._sweep = settings.sweep
        # One turn more than workers, so that no worker waits while a table is read or written.
        self._turns = asyncio.Semaphore(settings.bots + 1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        """Tables that were played at while their task was busy: it looks once more."""
        playing.followers.append(self.follow)

    @property
    def tables(self) -> list[str]:
        """The tables where bots play now."""
        return list(self._tasks)

    async def run(self) -> None:
        """Look for tables where a bot should have played, by whichever process, until cancelled."""
        left_alone = datetime.timedelta(0)
        try:
            while True:
                try:
                    async with self.database.reading() as connection:
                        waiting = await tables.waiting_for_bots(connection, now() - left_alone)
                    for id in waiting:
                        self.take_up(id)
                except Exception:
                    # Whatever it was, perhaps a database that is away: the next look may succeed.
                    LOG.exception("sweep-failed")
                left_alone = QUIET
                await asyncio.sleep(self._sweep)
        finally:
            await self._close()

    def follow(self, table: StoredTable, seat: int | None) -> None:
        """Take up a table if it is a bot's turn there."""
        if seat is not None and table.seats[seat].bot is not None:
            self.take_up(table.id)

    def take_up(self, id: str) -> None:
        """Play at a table as long as bots must decide there."""
        if id in self._tasks:
            self._changed.add(id)
        else:
            self._tasks[id] = asyncio.create_task(self._play_on(id))

    async def _play_on(self, id: str) -> None:
        try:
            played = True
            while played or id in self._changed:
                self._changed.discard(id)
                async with self._turns:
                    played = await self._play_turn(id)
        except Problem:
            pass  # the table was taken away, or can't be opened, which is logged there
        except Exception:
            LOG.exception("thinking-failed", extra={"facts": {"table": id}})
        finally:
            del self._tasks[id]
            self._changed.discard(id)

    async def _play_turn(self, id: str) -> bool:
        """Play one turn of a bot, unless somebody is quicker; False if no bot must decide."""
        table, opened = await self.playing.opened_for_bots(id)
        game, number = opened.game, opened.number
        bot = None if opened.over else table.seats[game.seat].bot
        if bot is None:
            return False
        seat, first = game.seat, game.moves[0].text
        record = record_of(table, [move.text for move in game.played])
        for name in dict.fromkeys(at_seat(name, id, seat) for name in (bot, STAND_IN)):
            try:
                job = Job(record, seat, name, f"{id}/{table.seed}/{seat}")
                began = time.perf_counter()
                moves = await self.workers.think(job)
                self.playing.metrics.thought(name, time.perf_counter() - began)
                await self.playing.play_for_bot(id, seat, moves, number)
                return True
            except (BotFailed, ArkwrightError, Conflict) as error:
                facts = {"table": id, "seat": seat, "bot": name, "reason": str(error)}
                LOG.warning("bot-failed", extra={"facts": facts})
                self.playing.metrics.thought_failed(name)
        await self.playing.play_for_bot(id, seat, [first], number)
        return True

    async def _close(self) -> None:
        """Leave all tables; who starts next takes them up."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
