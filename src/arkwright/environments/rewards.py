"""What a seat is paid when a game is over."""

from collections.abc import Callable, Sequence

from arkwright.play import BadSetup, Game
from arkwright.play.table import Standing

POINTS = 500
"""About what a good player scores: scores are told in this."""


def win(own: Standing, standings: Sequence[Standing]) -> float:
    """1 for whoever wins alone; what is lost for it is borne by the others, in equal parts."""
    first = [standing for standing in standings if standing.place == 1]
    if not first:
        return 0.0  # everybody has a loan or is bankrupt, and nobody wins
    share = 1 / len(first) if own.place == 1 else 0.0
    return share - (1 - share) / (len(standings) - 1)


def margin(own: Standing, standings: Sequence[Standing]) -> float:
    """The score above the mean of all others' scores, in 500 points."""
    others = [standing.score for standing in standings if standing is not own]
    return (own.score - sum(others) / len(others)) / POINTS


def score(own: Standing, standings: Sequence[Standing]) -> float:
    """The score in 500 points, whatever the others have."""
    return own.score / POINTS


REWARDS: dict[str, Callable[[Standing, Sequence[Standing]], float]] = {
    "win": win,
    "margin": margin,
    "score": score,
}
"""Automated opponents of a solo game count among the others. The first two add up to 0."""


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadSetup(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}")
    return name


def rewards(name: str, game: Game) -> list[float]:
    """What each seat is paid; nothing before the end."""
    seats = range(game.table.seats)
    if not game.over:
        return [0.0 for _ in seats]
    pay = REWARDS[name]
    standings = game.standings
    by_seat = {standing.seat: standing for standing in standings}
    return [pay(by_seat[seat], standings) for seat in seats]
