"""The grades of the board game: what each overlooks, and which of them searches."""

import random

from arkwright.bots.boardgame.answers import Planner
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.boardgame.search import Searcher
from arkwright.bots.weights import Weights, trained

THUMB: Weights = {"sight": 1.0, "offers": 0.0}
"""The clerk's rules of thumb: the next production is all that counts, special markers do not."""

WEIGHTS: dict[str, Weights] = {"clerk": THUMB, "manager": {}}
"""Grades that go by the usual weights, or nearly; the others go by those trained for the title."""

SEARCHING = "tycoon"
"""The grade that plays the last turns out before it chooses."""
TURNS_SEARCHED = 8
CANDIDATES = 4
DEALS = 4
ENVY = 0.5

LEANINGS: dict[str, Weights] = {
    "": {},
    "two-factories": {"factories_wanted": 0.5, "further": 0.25, "quality": 1.15, "machinery": 1.1},
    "four-factories": {"building": 1.25, "hiring_effort": 0.7},
    "shipper": {"ship": 2.5, "contract": 1.5},
}
"""Factors of a style: what it thinks more or less of than others do."""
LEANINGS_OF_THE_BEST: dict[str, Weights] = {
    **LEANINGS,
    "two-factories": {"factories_wanted": 0.75, "further": 0.34, "quality": 1.1},
    "shipper": {"ship": 2.5, "contract": 1.2},
}
"""The same for who knows what a style costs: to have only two would give a game away."""


def make(
    rng: random.Random, title: str, seats: int, grade: str, style: str, seconds: float
) -> Planner | Searcher:
    """A player of this grade and style for the title that is played."""
    weights = WEIGHTS[grade] if grade in WEIGHTS else trained(title, f"-{grade}")
    judgement = Judgement(weights)
    if grade != SEARCHING:
        return Planner(judgement.leaning(LEANINGS[style]))
    planner = Planner(judgement.leaning(LEANINGS_OF_THE_BEST[style]))
    return Searcher(rng, planner, TURNS_SEARCHED, CANDIDATES, DEALS, ENVY, seconds)
