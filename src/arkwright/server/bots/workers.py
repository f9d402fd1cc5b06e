"""Workers: processes that think for the bots, so that nobody else has to wait for them."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection

import arkwright
from arkwright import bots
from arkwright.arena.processes import Worker, serve_parent
from arkwright.lessons import rival
from arkwright.play import Record

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


class BotFailed(Exception):
    """A bot gave no turn that can be played."""


@lru_cache(maxsize=100)
def player(name: str, seed: str) -> bots.Bot:
    """The bot of a seat: it goes on with what it planned, if it thought in this worker before."""
    if name.startswith(rival.PREFIX):
        return rival.make(name, seed, at_table=True)
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
    """What the process of a worker does until its pipe closes."""
    bots.OWN.update(own_bots)
    serve_parent()
    try:
        jobs.send(READY)
        while True:
            job = jobs.recv()
            try:
                answer: list[str] | BotFailed = think(job)
            except Exception as error:
                player.cache_clear()
                answer = BotFailed(f"{type(error).__name__}: {error}"[:LONGEST_REASON])
            jobs.send(answer)
    except (EOFError, OSError):
        return


class Thinker(Worker):
    """A process that thinks. It is used by one thread at a time."""

    def __init__(self) -> None:
        super().__init__(work, dict(bots.OWN))
        self._is_ready = False

    def ask(self, job: Job, limit: float) -> list[str] | BotFailed:
        """What the job's bot plays, or how it fails; BotFailed if this can't be used again."""
        try:
            if not self._is_ready:
                self._answer(START_LIMIT)
                self._is_ready = True
            self.pipe.send(job)
            answer = self._answer(limit)
        except (EOFError, OSError):
            raise BotFailed("its process died") from None
        assert isinstance(answer, list | BotFailed)
        return answer

    def _answer(self, limit: float) -> object:
        if not self.pipe.poll(limit):
            raise BotFailed(f"no answer within {limit:g} seconds")
        return self.pipe.recv()


class Workers:
    """So many workers at most, started as they are needed. First come, first served."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        # A thread waits for each worker. The executor's queue is what makes it fair.
        self._threads = ThreadPoolExecutor(count, "worker")
        self._idle: list[Thinker] = []
        self._workers: set[Thinker] = set()
        self._lock = threading.Lock()
        self._closed = False

    async def think(self, job: Job) -> list[str]:
        """The moves of a bot's turn; BotFailed if it comes to none in time."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, job)

    def _ask(self, job: Job) -> list[str]:
        worker = self._take()
        try:
            answer = worker.ask(job, self.limit)
        except BaseException:
            self._end(worker)
            raise
        with self._lock:
            self._idle.append(worker)
        if isinstance(answer, BotFailed):
            raise answer
        return answer

    def _take(self) -> Thinker:
        """An idle worker that lives, or a new one."""
        with self._lock:
            while self._idle:
                worker = self._idle.pop()
                if worker.process.is_alive():
                    return worker
                self._workers.discard(worker)
            if self._closed:
                raise BotFailed("the server ends")
            try:
                worker = Thinker()
            except OSError as error:
                raise BotFailed(f"it has no process: {error}") from None
            self._workers.add(worker)
            return worker

    def _end(self, worker: Thinker) -> None:
        worker.end()
        with self._lock:
            self._workers.discard(worker)

    async def close(self) -> None:
        """End all workers, whatever they think about."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        with self._lock:
            self._closed = True
            workers = list(self._workers)
        for worker in workers:
            worker.process.kill()
        await asyncio.to_thread(self._join, workers)

    def _join(self, workers: list[Thinker]) -> None:
        self._threads.shutdown()
        for worker in workers:
            worker.end()
