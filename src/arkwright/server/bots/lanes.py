"""Lanes: processes that think for the bots, so that nobody else has to wait for them."""

import asyncio
import multiprocessing
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection

import arkwright
from arkwright import bots
from arkwright.arena.processes import interrupts_held, serve_parent
from arkwright.play import Record

SPAWN = multiprocessing.get_context("spawn")
START_LIMIT = 60.0
"""Seconds a process may take to come up."""
READY = "ready"
LONGEST_REASON = 500


@dataclass(frozen=True, slots=True)
class Job:
    """A turn to think about: the game so far, whose turn it is, and who thinks."""

    record: Record
    seat: int
    bot: str
    seed: str
    """What the bot's own chance begins with, the same in all turns of its game."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What happened to a bot instead of a turn."""

    reason: str


class BotFailed(Exception):
    """A bot gave no turn that can be played."""


@lru_cache(maxsize=100)
def player(name: str, seed: str) -> bots.Bot:
    """The bot of a seat: it goes on with what it planned, if it thought in this lane before."""
    return bots.make(bots.check(name), seed, at_table=True)


def think(job: Job) -> list[str]:
    """The moves of a bot until its turn is over, or something was revealed that it can go by."""
    game = arkwright.replay(job.record)
    bot = player(job.bot, job.seed)
    before = len(game.played)
    while game.seat == job.seat:
        game.play(bot.choose(game, job.seat))
        if game.undoable == 0:
            break
    return [move.text for move in game.played[before:]]


def work(jobs: Connection, own_bots: dict[str, str]) -> None:
    """What a lane's process does until its pipe closes."""
    bots.OWN.update(own_bots)
    serve_parent()
    try:
        jobs.send(READY)
        while True:
            job = jobs.recv()
            try:
                answer: list[str] | Failure = think(job)
            except Exception as error:
                player.cache_clear()
                answer = Failure(f"{type(error).__name__}: {error}"[:LONGEST_REASON])
            jobs.send(answer)
    except (EOFError, OSError):
        return


class Lane:
    """One process, and the pipe to it. It is used by one thread at a time."""

    def __init__(self) -> None:
        self._pipe, there = SPAWN.Pipe()
        self.process = SPAWN.Process(
            target=work, args=(there, dict(bots.OWN)), daemon=True, name="lane"
        )
        with interrupts_held():
            self.process.start()
        # The process has its own; as long as ours is open, its death goes unnoticed.
        there.close()
        self._is_ready = False

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def ask(self, job: Job, limit: float) -> list[str] | Failure:
        """What the job's bot plays, or how it fails; BotFailed if the lane can't be used again."""
        try:
            if not self._is_ready:
                self._answer(START_LIMIT)
                self._is_ready = True
            self._pipe.send(job)
            answer = self._answer(limit)
        except (EOFError, OSError):
            raise BotFailed("its process died") from None
        assert isinstance(answer, list | Failure)
        return answer

    def _answer(self, limit: float) -> object:
        if not self._pipe.poll(limit):
            raise BotFailed(f"no answer within {limit:g} seconds")
        return self._pipe.recv()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self._pipe.close()


class Lanes:
    """So many lanes at most, started as they are needed. First come, first served."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        # A thread waits for each lane. The executor's queue is what makes it fair.
        self._threads = ThreadPoolExecutor(count, "lane")
        self._idle: list[Lane] = []
        self._lanes: set[Lane] = set()
        self._lock = threading.Lock()
        self._closed = False

    async def think(self, job: Job) -> list[str]:
        """The moves of a bot's turn; BotFailed if it comes to none in time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, job)

    def _ask(self, job: Job) -> list[str]:
        lane = self._take()
        try:
            answer = lane.ask(job, self.limit)
        except BaseException:
            self._end(lane)
            raise
        with self._lock:
            self._idle.append(lane)
        if isinstance(answer, Failure):
            raise BotFailed(answer.reason)
        return answer

    def _take(self) -> Lane:
        """An idle lane that lives, or a new one."""
        with self._lock:
            while self._idle:
                lane = self._idle.pop()
                if lane.is_alive:
                    return lane
                self._lanes.discard(lane)
            if self._closed:
                raise BotFailed("the server ends")
            try:
                lane = Lane()
            except OSError as error:
                raise BotFailed(f"it has no process: {error}") from None
            self._lanes.add(lane)
            return lane

    def _end(self, lane: Lane) -> None:
        lane.end()
        with self._lock:
            self._lanes.discard(lane)

    async def close(self) -> None:
        """End all lanes, whatever they think about."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            lanes = list(self._lanes)
        for lane in lanes:
            lane.process.kill()
        await asyncio.to_thread(self._join, lanes)

    def _join(self, lanes: list[Lane]) -> None:
        self._threads.shutdown()
        for lane in lanes:
            lane.end()
