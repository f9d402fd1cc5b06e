"""Bots that somebody brings: no table should suffer from them."""

import os
import random
import signal
import sys
import threading

from arkwright.play import Game, Move

__all__ = ["Cheats", "Dies", "Hangs", "Hasty", "Interferes", "Missing", "Raises"]


class Raises:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game, seat: int) -> Move:
        raise RuntimeError("I do not know this game")


class Hangs(Raises):
    """Says where it hangs, and does."""

    def choose(self, game: Game, seat: int) -> Move:
        os.write(sys.stdout.fileno(), b"%d\n" % os.getpid())
        threading.Event().wait()
        raise AssertionError


class Cheats(Raises):
    """Plays what is not legal."""

    def choose(self, game: Game, seat: int) -> Move:
        return game.title.vocabulary.parse("buy 30")


class Interferes(Raises):
    """Plays on for the others."""

    def choose(self, game: Game, seat: int) -> Move:
        while game.seat == seat:
            game.play(game.moves[0])
        return game.moves[0]


class Dies(Raises):
    def choose(self, game: Game, seat: int) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Missing(Raises):
    """Can't even be made."""

    def __init__(self, rng: random.Random) -> None:
        raise ImportError("no library for it")


class Hasty(Raises):
    """Not bad at all: it plays the last of its moves."""

    def choose(self, game: Game, seat: int) -> Move:
        return game.moves[-1]
