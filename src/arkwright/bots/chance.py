"""The bot `random`: every legal move is as likely as any other."""

import random

from arkwright.play import Game, Move


class Chance:
    """Chooses by chance alone."""

    __slots__ = ("rng",)

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.moves
        return moves[int(self.rng.random() * len(moves))]


def make(rng: random.Random, grade: str, style: str, seconds: float) -> Chance:
    return Chance(rng)
