"""Ratings by openskill: what every game says about the skill of its bots, one after the other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from arkwright.arena.match import Result
from arkwright.extras import extra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True, slots=True)
class Rating:
    """A skill, how uncertain it is, and what it is at least, nearly surely."""

    mu: float
    sigma: float
    ordinal: float


def check() -> None:
    """Say at once if nothing can be rated, and not after a thousand games."""
    plackett_luce()


def plackett_luce() -> "PlackettLuce":
    """How skills follow from places."""
    with extra("arena", "a rating"):
        from openskill.models import PlackettLuce  # who only plays need not wait for it

    return PlackettLuce()


def rate(names: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings after these results, in their order.

    Every seat is a player of its own. A bot in several seats becomes what its seats become on
    average, so that it gains nothing by sitting twice. Alone at a table nobody is rated.
    """
    model = plackett_luce()
    skill = {name: model.rating() for name in names}
    for result in results:
        if len(result.places) < 2:
            continue
        seats = [[model.rating(skill[bot].mu, skill[bot].sigma)] for bot in result.bots]
        after = model.rate(seats, ranks=[float(place) for place in result.places])
        for name in dict.fromkeys(result.bots):
            own = [seat[0] for seat, bot in zip(after, result.bots) if bot == name]
            skill[name] = average(model, own)
    return {
        name: Rating(round(found.mu, 3), round(found.sigma, 3), round(found.ordinal(), 3))
        for name, found in skill.items()
    }


def average(model: "PlackettLuce", ratings: list["PlackettLuceRating"]) -> "PlackettLuceRating":
    count = len(ratings)
    return model.rating(sum(r.mu for r in ratings) / count, sum(r.sigma for r in ratings) / count)
