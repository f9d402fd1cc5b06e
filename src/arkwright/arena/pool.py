"""A pool: processes that play matches. One that dies is replaced, and the others play on."""

import contextlib
import faulthandler
import os
import time
from collections import Counter, deque
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any

from arkwright import bots
from arkwright.arena.match import DIED, ENDLESS, Failure, Result, failed
from arkwright.arena.playing import automated, deal, play_match
from arkwright.arena.processes import SPAWN, Worker, serve_parent
from arkwright.arena.tournament import Tournament
from arkwright.play import ArkwrightError

TRIES = 2
"""A process may also die of something else, such as lack of memory: a match gets another try."""

PATIENCE = 300.0
"""Seconds that a bot may take to choose one move."""


@dataclass(frozen=True, slots=True)
class Work:
    """What a process must know to play any match of a tournament."""

    tournament: Tournament
    keep_records: bool = False
    patience: float = PATIENCE
    own_bots: dict[str, str] = field(default_factory=lambda: dict(bots.OWN))

    def play(self, number: int, watch: "Watch") -> Result:
        """The one function that all is made of: play the match of a number."""
        match = self.tournament.match(number)
        return play_match(self.tournament.plan, match, self.keep_records, watch.see)


class Watch:
    """Looks at who thinks, where another process can read it, and ends one that thinks for ever."""

    EVERY = 1.0
    """Seconds after which the clock is wound up again: oftener would cost more than playing."""

    def __init__(self, patience: float, cell: Any = None) -> None:
        self.patience = patience
        self.cell = cell if cell is not None else [-1.0, 0.0]
        self._wound = 0.0
        self._nowhere = open(os.devnull, "w")  # noqa: SIM115 - the clock needs it while it runs

    def see(self, seat: int) -> None:
        cell = self.cell
        if cell[0] != seat:
            cell[0] = seat
        now = time.monotonic()
        if now - self._wound > self.EVERY:
            self._wound = cell[1] = now
            # Not by Python's own clocks: they wait for a bot that holds the interpreter.
            faulthandler.dump_traceback_later(self.patience, exit=True, file=self._nowhere)

    def rest(self) -> None:
        """Nobody thinks."""
        faulthandler.cancel_dump_traceback_later()
        self._wound = 0.0


def work_on(pipe: Connection, work: Work, cell: Any) -> None:
    """What a process of the pool does until its pipe closes."""
    serve_parent()
    # What a bot prints is not what the command prints.
    os.dup2(2, 1)
    bots.OWN.update(work.own_bots)
    watch = Watch(work.patience, cell)
    try:
        pipe.send(None)
        while True:
            number = pipe.recv()
            result = work.play(number, watch)
            watch.rest()
            pipe.send(result)
    except (EOFError, OSError):
        return


class Player(Worker):
    """A process, and the match it plays."""

    def __init__(self, work: Work) -> None:
        self.cell = SPAWN.RawArray("d", [-1.0, 0.0])
        self.number: int | None = None
        super().__init__(work_on, work, self.cell)

    def begin(self, number: int) -> None:
        self.number = number
        self.cell[0] = -1.0
        with contextlib.suppress(OSError):  # its death is noticed by whoever waits for it
            self.pipe.send(number)

    def answer(self) -> Result | None:
        """What it sends, None to say that it is ready; EOFError if it is dead."""
        try:
            found: Result | None = self.pipe.recv()
        except OSError:
            raise EOFError from None
        return found


class Pool:
    """So many processes, each playing one match at a time."""

    def __init__(self, work: Work, size: int) -> None:
        self.work = work
        self.size = size
        self._workers: dict[object, Player] = {}
        self._left: deque[int] = deque()
        self._tries: Counter[int] = Counter()

    def play(self, numbers: Iterable[int]) -> Generator[Result, None, None]:
        """The results of these matches, as they come in."""
        self._left.extend(numbers)
        try:
            while self._left or self._workers:
                self._start()
                for pipe in wait([worker.pipe for worker in self._workers.values()]):
                    worker = self._workers[pipe]
                    try:
                        result = worker.answer()
                        self._go_on(worker)
                    except EOFError:
                        result = self._replace(worker)
                    if result is not None:
                        yield result
        finally:
            for worker in self._workers.values():
                worker.end()

    def _start(self) -> None:
        coming = sum(worker.number is None for worker in self._workers.values())
        for _ in range(min(self.size - len(self._workers), len(self._left) - coming)):
            worker = Player(self.work)
            self._workers[worker.pipe] = worker

    def _go_on(self, worker: Player) -> None:
        """Give the next match to a process that is ready, or let it go."""
        if self._left:
            worker.begin(self._left.popleft())
        else:
            del self._workers[worker.pipe]
            worker.end()

    def _replace(self, worker: Player) -> Result | None:
        """A process has died: its match is tried again, or lost for the bot that was to choose."""
        del self._workers[worker.pipe]
        worker.end()
        if worker.number is None:
            raise ArkwrightError("no process of the arena comes up; what it says stands above")
        self._tries[worker.number] += 1
        if self._tries[worker.number] < TRIES:
            self._left.appendleft(worker.number)
            return None
        match = self.work.tournament.match(worker.number)
        seat, seen = int(worker.cell[0]), worker.cell[1]
        failure = Failure(DIED, seat, 0, f"exit code {worker.process.exitcode}")
        if time.monotonic() - seen >= self.work.patience:
            failure = Failure(ENDLESS, seat, 0, f"no move within {self.work.patience:g} seconds")
        return failed(match, failure, automated(deal(self.work.tournament.plan, match)))


def play_here(
    work: Work, numbers: Sequence[int], workers: int | None = None
) -> Generator[Result, None, None]:
    """The results of matches played on this machine, on all cores unless told otherwise."""
    yield from Pool(work, workers or os.cpu_count() or 1).play(numbers)
