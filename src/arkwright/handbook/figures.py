"""What drawings are made of: the figures of positions, and what every family draws alike."""

from collections.abc import Callable
from typing import NamedTuple

from arkwright.play import Game
from arkwright.play.step import Json

SEAT = 0
"""Whose company is drawn."""


class Course(NamedTuple):
    """What a drawing is made of: a position, and what moves made of it."""

    before: Game
    unsold: Game
    """The last one in which nothing was sold yet."""
    after: Game


class Figures(NamedTuple):
    """What is drawn: numbers by their names, and pieces."""

    numbers: dict[str, list[int]]
    pieces: list[str] = []


Draw = Callable[[Course, str], Figures]
"""The figures of a kind of drawing, of a good where it is of one."""
EMPTY, FOR_MACHINE, MACHINE, WORKER, WORKER_FOR_MACHINE = "-+mwx"
"""What stands on a place of a row: an empty one may take a machine, and so may a worker's."""


def places(workers_only: int, others: int, workers: int, machines: int) -> str:
    """The places of a row as they are drawn: workers first stand where no machine can."""
    here = min(workers_only, workers)
    rest = workers - here
    empty = others - machines - rest
    return (
        WORKER * here
        + EMPTY * (workers_only - here)
        + MACHINE * machines
        + WORKER_FOR_MACHINE * rest
        + FOR_MACHINE * empty
    )


def company(game: Game) -> Json:
    """The company that is drawn."""
    return game.view(None)["companies"][SEAT]


def purse(course: Course, good: str) -> Figures:
    """What a company has, before and after."""
    names = ("cash", "shares", "share_value", "portfolio", "loans")
    both = [company(course.before), company(course.after)]
    return Figures({name: [one[name] for one in both] for name in names})
