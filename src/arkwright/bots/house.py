"""The bots of the house that plan, from `clerk` to `tycoon`: one player for every title."""

import importlib
import random
from dataclasses import dataclass

from arkwright.bots import Bot
from arkwright.play import Game, Move

PLAYERS = "arkwright.bots.{}.grades"
"""The module that makes the players of a family's games."""


@dataclass(slots=True)
class House:
    """A grade with a style; which game it plays it sees at its first decision."""

    rng: random.Random
    grade: str
    style: str
    seconds: float
    player: Bot | None = None

    def choose(self, game: Game, seat: int) -> Move:
        if len(game.moves) == 1:
            return game.moves[0]
        if self.player is None:
            self.player = self.sit_down(game)
        return self.player.choose(game, seat)

    def sit_down(self, game: Game) -> Bot:
        grades = importlib.import_module(PLAYERS.format(game.title.family))
        title, seats = game.title.name, len(game.table.names)
        player: Bot = grades.make(self.rng, title, seats, self.grade, self.style, self.seconds)
        return player


make = House
