"""The figures of the drawings that explain terms, from a table of the title as it is set up."""

from dataclasses import dataclass

import arkwright
from arkwright.handbook.family import of_family

SEATS = 3
SEED = 7


@dataclass(frozen=True)
class RuleDrawing:
    """The figures of a drawing of a term: those of a table as it is set up."""

    term: str
    """The id of the term."""
    figures: dict[str, list[int]]
    """By name, one or several each."""


def drawings(title: str) -> list[RuleDrawing]:
    """The drawings of a title's terms."""
    found = arkwright.find_title(title)
    if SEATS not in found.seats:
        return []
    game = arkwright.new(title, seats=SEATS, seed=SEED)
    drawn: list[RuleDrawing] = of_family(found.family).drawings(game.view(None), game.forecast())
    return drawn
