"""Search: near the end of the game the best uses of a turn are played out before one is chosen.

The table is copied with its hidden things dealt anew, and planners play all seats to the end. All
candidates meet the same deals.
"""

import random
import time
from dataclasses import dataclass

from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.table import Table
from arkwright.boardgame.turn import Turn
from arkwright.bots.boardgame.answers import Planner
from arkwright.bots.comparison import clearly_best
from arkwright.play import Game, Move

TIME_TO_TRY = 0.85
"""The part of the time for a turn after which nothing more is played out."""


@dataclass(slots=True)
class Searcher:
    """Plays the best candidates for a turn out on imagined tables."""

    rng: random.Random
    planner: Planner
    """Chooses the candidates, and plays all seats when they are played out."""
    turns: int
    """How many turns before the end it begins to search."""
    candidates: int
    """The uses of a turn that are compared, one for each marker."""
    deals: int
    """How often the hidden things are dealt anew for each."""
    envy: float
    """What a point of the best rival counts against an own one."""
    seconds: float
    """When to stop thinking about a turn; 0 for after all playouts."""

    def choose(self, game: Game, seat: int) -> Move:
        table = game.table
        assert isinstance(table, Table)
        if not isinstance(table.agenda[-1], Turn) or turns_left(table) > self.turns:
            return self.planner.choose(game, seat)
        uses = self.planner.best_uses(game, seat, self.candidates)
        return self.best(game, seat, uses) if len(uses) > 1 else uses[0]

    def best(self, game: Game, seat: int, candidates: list[Move]) -> Move:
        """The candidate that ends clearly best, as far as there is time; else the planner's."""
        deadline = time.perf_counter() + TIME_TO_TRY * self.seconds if self.seconds else 0.0
        deals = [self.rng.getrandbits(64) for _ in range(self.deals)]

        def outcome(candidate: int, deal: int) -> float:
            return self.play_out(game, seat, candidates[candidate], deals[deal])

        def out_of_time() -> bool:
            return deadline > 0 and time.perf_counter() > deadline

        return candidates[clearly_best(len(candidates), self.deals, outcome, out_of_time)]

    def play_out(self, game: Game, seat: int, move: Move, deal: int) -> float:
        """How far the seat would be ahead in the end, after this move and with this deal."""
        imagined = game.imagine(seat, random.Random(deal))
        imagined.play(move)
        while not imagined.over:
            imagined.play(self.planner.choose(imagined, imagined.seat))
        own = best_rival = 0
        for standing in imagined.standings:
            if standing.seat == seat:
                own = standing.score
            elif standing.score > best_rival:
                best_rival = standing.score
        return own - self.envy * best_rival


def turns_left(table: Table) -> int:
    """Own turns to come, this one included."""
    return (len(table.edition.decades) - table.decade) * len(GOODS) - table.cycle
