"""The bots of the house that plan, from `clerk` to `tycoon`: one player for every title."""

import random

from arkwright.bots import Bot
from arkwright.bots.boardgame import grades
from arkwright.bots.cardgame import grades as card_grades
from arkwright.cardgame.table import Table as CardTable
from arkwright.play import Game, Move


class House:
    """A grade with a style; which game it plays it sees at its first decision."""

    __slots__ = ("grade", "player", "rng", "seconds", "style")

    def __init__(self, rng: random.Random, grade: str, style: str, seconds: float) -> None:
        self.rng = rng
        self.grade = grade
        self.style = style
        self.seconds = seconds
        self.player: Bot | None = None

    def choose(self, game: Game, seat: int) -> Move:
        if len(game.moves) == 1:
            return game.moves[0]
        if self.player is None:
            if isinstance(game.table, CardTable):
                seats = game.table.seats
                self.player = card_grades.make(
                    self.rng, seats, self.grade, self.style, self.seconds
                )
            else:
                title = game.title.name
                self.player = grades.make(self.rng, title, self.grade, self.style, self.seconds)
        return self.player.choose(game, seat)


def make(rng: random.Random, grade: str, style: str, seconds: float) -> House:
    return House(rng, grade, style, seconds)
