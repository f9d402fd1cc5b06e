"""The bot `random`: every legal move is as likely as any other."""

import random
from dataclasses import dataclass

from arkwright.play import Game, Move


@dataclass(slots=True)
class Chance:
    """Chooses by chance alone."""

    rng: random.Random

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.moves
        return moves[int(self.rng.random() * len(moves))]


def make(rng: random.Random, grade: str, style: str, seconds: float) -> Chance:
    return Chance(rng)
