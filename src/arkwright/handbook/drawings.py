"""Drawings of terms and examples: what the pieces show, with the figures of a position."""

from dataclasses import dataclass

from arkwright.handbook.family import of_family
from arkwright.handbook.figures import Course
from arkwright.handbook.positions import course, laid
from arkwright.handbook.terms import Drawn


@dataclass(frozen=True)
class RuleDrawing:
    """A drawing made of the pieces of the table, with the figures of a position."""

    kind: str
    """What is drawn: `sum`, `ladder`, `rows` and others."""
    about: str
    """The good whose it is; empty if it is of none."""
    marked: str
    """What of it is meant; empty if it is all of it."""
    figures: dict[str, list[int]]
    """By name, one or several each."""
    pieces: list[str]
    """What lies there, in its order."""


def drawing(title: str, drawn: Drawn) -> RuleDrawing:
    """A drawing with the figures of a table of a title."""
    return drawing_of(course(laid(title, drawn.position, {}), drawn.moves), drawn)


def drawing_of(course: Course, drawn: Drawn) -> RuleDrawing:
    """A drawing with the figures of moves from a position."""
    family = course.before.title.family
    numbers, pieces = of_family(family).KINDS[drawn.kind](course, drawn.about)
    return RuleDrawing(drawn.kind, drawn.about, drawn.marked, numbers, pieces)
