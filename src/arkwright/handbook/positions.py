"""Positions of the handbook: a title's predetermined table, where some things lie otherwise."""

from collections.abc import Iterable, Mapping

import arkwright
from arkwright.handbook.family import of_family
from arkwright.handbook.figures import Course
from arkwright.play import Game
from arkwright.play.step import Json

SEATS, SEED = 3, 7


def laid(title: str, position: Mapping[str, Json], options: Mapping[str, str]) -> Game:
    """A game at a position: what lies otherwise by its path, as `companies.0.cash`."""
    found = arkwright.new(title, seats=SEATS, seed=SEED, **options).position()
    for path, value in position.items():
        lay(found["table"], path, value)
    return arkwright.from_position(found)


def lay(table: Json, path: str, value: Json) -> None:
    """Put something into a position; it must have stood there before."""
    *way, last = path.split(".")
    for step in way:
        table = inside(table, step)
    inside(table, last)
    table[int(last) if isinstance(table, list) else last] = value


def inside(table: Json, step: str) -> Json:
    return table[int(step) if isinstance(table, list) else step]


def at(table: Json, path: str) -> Json:
    """What stands somewhere in a position."""
    for step in path.split("."):
        table = inside(table, step)
    return table


def course(before: Game, moves: Iterable[str]) -> Course:
    """What moves make of a position."""
    _, sale = of_family(before.title.family).SUBJECTS["sale"]
    game = before.copy()
    unsold = before
    for move in moves:
        game.play(move)
        if not any(event.id in sale for event in game.events):
            unsold = game.copy()
    return Course(before, unsold, game)
