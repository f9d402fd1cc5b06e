"""What a family says of its words: where each is explained, what to see also, how it is drawn."""

from collections.abc import Mapping
from typing import NamedTuple

from arkwright.play.step import Json


class Drawn(NamedTuple):
    """How a drawing is made: its kind, and the position that its figures are those of."""

    kind: str
    about: str = ""
    """The good whose it is, where it is of one."""
    marked: str = ""
    """What of it is meant, if not all."""
    position: Mapping[str, Json] = {}
    """What lies otherwise than on the predetermined table, by its path."""
    moves: tuple[str, ...] = ()
    """What is played there before it is drawn."""


class Term(NamedTuple):
    """A word of a family."""

    section: str
    """Where it is explained, as the first rulebook of the family numbers it."""
    see: tuple[str, ...]
    """The ids of the words to see also."""
