"""A move: one thing done at the table, as a small value with a one-line notation."""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import TypeVar

from arkwright.play.errors import Fact, IllegalMove, Refusal

Pattern = Mapping[str, Fact | Sequence[Fact]]
"""What moves are about: their `kind` and facts, each one value or any of several."""


@cache
def kebab(name: str) -> str:
    """The id of a class: `HireWorkers` is `hire-workers`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


Kind = TypeVar("Kind", bound="Move")


@dataclass(eq=False, repr=False)
class Move:
    """One thing done at the table: what is done is its class, what it is about its fields.

    The fields count as the notation does, which is the words of the class and then the fields,
    but for what need not be said. Two moves are equal when their notation is.
    """

    def __post_init__(self) -> None:
        self.facts: dict[str, Fact] = {f.name: getattr(self, f.name) for f in fields(self)}
        """What it is about."""
        self.text: str = self.notation()

    @property
    def kind(self) -> str:
        """What is done: the id of its class."""
        return kebab(type(self).__name__)

    @property
    def verb(self) -> str:
        """What its notation begins with: the words of the class, unless that says another."""
        return self.kind.replace("-", " ")

    @property
    def when(self) -> str:
        """The id of the words that say when such a move is made; none if that is everywhere."""
        return self.kind

    def notation(self) -> str:
        """The move in one line; a field that is as usual is left out."""
        said = [str(self.facts[f.name]) for f in fields(self) if self.facts[f.name] != f.default]
        return " ".join([self.verb, *said])

    def fits(self, about: Pattern) -> bool:
        """Whether it is a move about this."""
        for name, wanted in about.items():
            value = self.kind if name == "kind" else self.facts.get(name)
            if value != wanted and (isinstance(wanted, str | int) or value not in wanted):
                return False
        return True

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.facts.values()))})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


class Done(Move):
    """Nothing more here."""

    when = ""


class EndTurn(Move):
    """End the turn: from now on it can't be taken back."""

    when = ""


@dataclass(eq=False, repr=False)
class AboutCount(Move):
    """What is about so many of something."""

    count: int


@dataclass(eq=False, repr=False)
class Start(Move):
    """Name the start player; players count from 1, seats from 0."""

    player: int

    @property
    def seat(self) -> int:
        return self.player - 1


def only(kind: type[Kind]) -> Kind:
    """The only move of a kind that is about nothing.

    mypyc makes an object of a dataclass without fields and fills nothing in; its type does.
    """
    return kind()


DONE = only(Done)
END_TURN = only(EndTurn)
MOST_SEATS = 4
START: list[Move] = [Start(seat + 1) for seat in range(MOST_SEATS)]
"""By seat."""


def every(nested: object) -> Iterator[Move]:
    """The moves in tables of tables."""
    if isinstance(nested, Move):
        yield nested
    elif isinstance(nested, dict):
        for value in nested.values():
            yield from every(value)
    elif isinstance(nested, list | tuple):
        for value in nested:
            yield from every(value)


class Vocabulary:
    """Every move a game knows, each made once: reading a notation is looking it up.

    The legal-move lists of a game hold these very objects, so that a list is built from slices
    and a move is found in it by identity.
    """

    __slots__ = ("by_text",)

    def __init__(self, moves: object) -> None:
        """`moves` are tables of moves: lists and dicts, nested as they are."""
        self.by_text: dict[str, Move] = {move.text: move for move in every(moves)}

    def __iter__(self) -> Iterator[Move]:
        return iter(self.by_text.values())

    def __len__(self) -> int:
        return len(self.by_text)

    def about(self, about: Pattern) -> Iterator[Move]:
        """The moves about something: `about({"kind": ["hire", "fire"], "good": "food"})`."""
        return (move for move in self if move.fits(about))

    def parse(self, text: str) -> Move:
        """The move with this notation; spaces and capitals do not matter."""
        move = self.by_text.get(text) or self.by_text.get(" ".join(text.lower().split()))
        if move is None:
            near = difflib.get_close_matches(text.lower(), self.by_text, n=3)
            raise IllegalMove(
                text.strip() or "(nothing)",
                Refusal("unknown-move-near", near=", ".join(near))
                if near
                else Refusal("unknown-move"),
            )
        return move
