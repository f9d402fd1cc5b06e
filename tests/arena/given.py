"""Tournaments that the tests share: the card game with bots that play by chance is quick."""

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import arkwright
from arkwright import bots
from arkwright.arena.ledger import Ledger
from arkwright.arena.match import Result
from arkwright.arena.playing import play_match
from arkwright.arena.pool import Work, play_here
from arkwright.arena.running import results, run
from arkwright.arena.tournament import Tournament
from arkwright.bots.chance import Chance
from arkwright.play import Game, Move

TITLE = "card-game"
ONCE = "ARKWRIGHT_TEST_ONCE"
"""The variable that names the file of `Interrupts`."""


def hear_interrupts() -> None:
    """For a process of a test: whoever began the tests may have told them not to hear Ctrl+C."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Interrupts(Chance):
    """Plays by chance; the first time that it sits here it presses Ctrl+C for who waits."""

    def choose(self, game: Game, seat: int) -> Move:
        file = Path(os.environ[ONCE])
        if not file.exists() and game.seed is not None and game.seed % 3 == 0:
            file.touch()
            os.kill(os.getppid(), signal.SIGINT)
        return super().choose(game, seat)


def tournament(*names: str, seats: int = 2, seed: int = 5, title: str = TITLE) -> Tournament:
    brought = tuple(bots.bring(name) for name in names)
    return Tournament(title, brought, seats, seed, arkwright.find_title(title).settle({})).check()


def in_this_process(work: Work, numbers: Sequence[int]) -> Iterator[Result]:
    """Matches one after the other: no process need come up for what has nothing to do with it."""
    what = work.tournament
    for number in numbers:
        yield play_match(what.plan, what.match(number), work.keep_records)


def played(
    what: Tournament, games: int, file: Path, workers: int = 0, patience: float = 60.0
) -> list[Result]:
    """The results of a tournament, in order; without workers this process plays it."""

    def by_workers(work: Work, numbers: Sequence[int]) -> Iterator[Result]:
        return play_here(work, numbers, workers)

    with Ledger(file, what) as ledger:
        players = by_workers if workers else in_this_process
        for _ in run(what, games, ledger, players=players, patience=patience):
            pass
        return results(games, ledger)


def without_seconds(found: list[Result]) -> list[str]:
    """Results as text, without what another run gives otherwise."""
    return [replace(result, thinking=[], record="").dumps() for result in found]


@contextmanager
def own_bots() -> Iterator[None]:
    """Bots that a test brings are gone after it."""
    before = dict(bots.OWN)
    try:
        yield
    finally:
        bots.OWN.clear()
        bots.OWN.update(before)
