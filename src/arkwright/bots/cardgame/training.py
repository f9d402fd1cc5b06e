"""Which weights of the card game's planner are trained, and how far a change moves each."""

import random
from dataclasses import fields, replace

from arkwright.bots.cardgame.grades import varied
from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.cardgame.search import Estimator
from arkwright.bots.trainee import Trainee
from arkwright.bots.weights import Weights

CHANGE = 0.15
"""The part of a weight by which it usually moves."""
FROM_NOTHING = 2.0
"""By how many points a weight moves that is usually nothing."""

USUAL: Weights = {
    field.name: float(getattr(Judgement(), field.name)) for field in fields(Judgement)
}
STEPS: Weights = {name: CHANGE * usual or FROM_NOTHING for name, usual in USUAL.items()}
LEAST: Weights = {name: 0.02 * usual if usual else -60.0 for name, usual in USUAL.items()}
"""A weight never goes down to nothing: players vary it by a part of itself."""


def player(weights: Weights, rng: random.Random) -> Estimator:
    return Estimator(varied(rng, replace(Judgement(), **weights)))


TRAINEE = Trainee(seats=3, usual=USUAL, steps=STEPS, player=player, least={**LEAST, "sight": 1.0})
