"""Players made of code: each chooses a move for its seat."""

import importlib
import random
from typing import Protocol

from arkwright.play import BadSetup, Game, Move

Seed = int | str


class Bot(Protocol):
    """A player made of code."""

    def choose(self, game: Game, seat: int) -> Move:
        """One of the legal moves at the decision the game stands at."""


BOTS = {
    "random": "arkwright.bots.chance",
    "clerk": "arkwright.bots.clerk",
}
"""Every bot, weakest first, with its module, which has `make(rng)`."""


def check(name: str) -> str:
    """The name of a bot that exists."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return name


def make(name: str, seed: Seed = 0) -> Bot:
    """A bot by its name, or one's own as `package.module:Class`, whose class is given a Random.

    The same seed gives the same choices. `check` refuses classes: what comes from the network or
    from a file may name no code.
    """
    module, _, maker = name.partition(":")
    if not maker:
        module, maker = BOTS[check(name)], "make"
    bot: Bot = getattr(importlib.import_module(module), maker)(random.Random(seed))
    return bot
