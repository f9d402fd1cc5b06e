"""Which weights of the board planner are trained, and how far a change usually moves each."""

import random

from arkwright.boardgame.vocabulary import INVENTIVE_TILES
from arkwright.bots.boardgame.answers import Planner
from arkwright.bots.boardgame.judgement import TILE, Judgement
from arkwright.bots.boardgame.tiles import GOOD_OF_PATRON, RECKONED, USEFUL, WITH_SHIPS
from arkwright.bots.trainee import Trainee
from arkwright.bots.weights import Weights

TRAINED_TILES = {*USEFUL, *WITH_SHIPS, *RECKONED} - {*GOOD_OF_PATRON, *INVENTIVE_TILES}
STEPS: Weights = {
    "advanced": 0.12,
    "bad_sales": 0.6,
    "beyond_spare": 2.0,
    "building": 0.12,
    "change_chance": 0.1,
    "contract_chance": 0.12,
    "contract_change": 0.12,
    "cycles_before_shares": 0.7,
    "cycles_foreseen": 0.6,
    "distribution": 0.12,
    "distribution_late": 0.12,
    "exchange": 0.12,
    "exchange_late": 0.12,
    "factories_at_the_end": 0.6,
    "factory": 0.1,
    "factory_late": 0.12,
    "foresight": 0.12,
    "fund": 0.2,
    "growth": 0.06,
    "hiring_effort": 6.0,
    "importer_growth": 0.6,
    "last_growth": 0.12,
    "machinery": 0.12,
    "machinery_late": 0.12,
    "modernising": 0.12,
    "offers": 0.12,
    "offers_late": 0.12,
    "quality": 0.12,
    "quality_late": 0.12,
    "rival_growth": 0.5,
    "safety": 2.0,
    "share_gain": 0.15,
    "shares_a_turn": 0.15,
    "ship": 0.2,
    "sight": 0.6,
    "steps_a_phase": 0.25,
    "wage_rise": 0.5,
    "workers": 0.12,
    "workers_late": 0.12,
    **dict.fromkeys((f"{TILE}{kind}" for kind in TRAINED_TILES), 0.2),
}
STEPS = dict(sorted(STEPS.items()))  # the order in which a seed gives changes

LEAST = {"sight": 1.0, "cycles_foreseen": 1.0, "growth": 1.0, "safety": -5.0}
LEAST |= {name: -0.9 for name in STEPS if name.endswith("_late")}
"""How low a weight may go, where that is not 0."""


def player(weights: Weights, rng: random.Random) -> Planner:
    return Planner(Judgement(weights))


TRAINEE = Trainee(
    seats=4,
    usual={name: Judgement({}).weight(name) for name in STEPS},
    steps=STEPS,
    player=player,
    least=LEAST,
)
