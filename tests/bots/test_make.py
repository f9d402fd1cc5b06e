"""Bots by their names, and by the classes of whoever brings an own one."""

import random

import pytest

import arkwright
from arkwright import bots
from arkwright.play import BadSetup, Game, Move


class Last:
    """Chooses the last move, and keeps what it was made with."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game, seat: int) -> Move:
        return game.moves[-1]


def test_own_bot_is_made_by_its_class_and_given_its_chance() -> None:
    game = arkwright.new("card-game", seats=2, seed=1)
    bot = bots.make("tests.bots.test_make:Last", seed=7)
    assert bot.choose(game, 0) == game.moves[-1]
    assert isinstance(bot, Last)
    assert bot.rng.random() == random.Random(7).random()


@pytest.mark.parametrize("name", ["tests.bots.test_make:Last", "os:abort", "nobody", "clerk:", ""])
def test_only_bots_of_the_house_pass_the_check(name: str) -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        bots.check(name)


@pytest.mark.parametrize("name", ["nobody", "clerk:", ""])
def test_nobody_else_is_made(name: str) -> None:
    with pytest.raises(BadSetup, match="there is no bot"):
        bots.make(name)
