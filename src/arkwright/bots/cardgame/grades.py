"""The grades of the card game: what each overlooks, how far it looks ahead, and the styles."""

import math
import random
from dataclasses import fields, replace

from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.cardgame.market import ALL_ROUNDS
from arkwright.bots.cardgame.search import Estimator, Foresight, Searcher
from arkwright.bots.weights import trained
from arkwright.cardgame.edition import SOLO

AT_TABLES = ""
ALONE = "-alone"
"""How the names of the files with trained weights end, after the title."""
OVERLOOKS: dict[str, dict[str, float]] = {
    "clerk": {"sight": 1.0, "more_workers": 0.0, "will_build": 0.0},
}
"""Weights that a grade has otherwise: the clerk sees the next production, and himself alone."""

FORESIGHT = {
    "director": Foresight(rounds=1, envy=0.3, actions=5, appeals=5, developments=4),
    "tycoon": Foresight(rounds=1, envy=0.4, actions=7, appeals=8, developments=6, details=8),
}
"""Grades that try the best of their estimates on imagined games."""
FORESIGHT_ALONE = {
    "director": Foresight(
        rounds=2, envy=0.2, actions=6, appeals=6, developments=5, details=4, deals=4
    ),
    "tycoon": Foresight(
        rounds=ALL_ROUNDS, envy=0.5, actions=6, appeals=6, developments=5, details=4, deals=6
    ),
}
"""The same against the automated opponents, who let themselves be foreseen to the end."""

LEANINGS: dict[str, dict[str, float]] = {
    "": {},
    "two-factories": {"new_factory": -45.0},
    "four-factories": {"new_factory": 15.0},
    "shipper": {"overseas": 5.0, "shipping": 8.0, "ready_ships": 12.0},
}
"""Weights that a style has otherwise."""

VARIATION = 0.1
"""How much two players of the same grade and style differ: the game itself knows no chance."""


def make(
    rng: random.Random, title: str, seats: int, grade: str, style: str, seconds: float
) -> Estimator | Searcher:
    """A player of this grade and style at a table of so many seats."""
    foresight = FORESIGHT_ALONE if seats == SOLO else FORESIGHT
    usual = weights_for(title, seats, grade)
    judgement = varied(rng, replace(usual, **LEANINGS[style], **OVERLOOKS.get(grade, {})))
    if grade in foresight:
        return Searcher(rng, judgement, foresight[grade], seconds)
    return Estimator(judgement)


def weights_for(title: str, seats: int, grade: str) -> Judgement:
    """What serves against companies misleads against the automated ones, which are another game."""
    if seats != SOLO:
        return Judgement(**trained(title, AT_TABLES))
    return Judgement(**trained(title, ALONE)) if grade in FORESIGHT_ALONE else Judgement()


def varied(rng: random.Random, usual: Judgement) -> Judgement:
    """The weights, each a little the player's own."""
    own: dict[str, float] = {}
    for field in fields(Judgement):
        if field.name != "sight":
            own[field.name] = getattr(usual, field.name) * math.exp(rng.gauss(0.0, VARIATION))
    return replace(usual, **own)
