"""A move: one thing done at the table, as a small value with a one-line notation."""

import difflib
from collections.abc import Iterator
from functools import cache

from arkwright.play.errors import IllegalMove, Refusal
from arkwright.play.slots import own_slots


@cache
def kebab(name: str) -> str:
    """The id of a class: `HireWorkers` is `hire-workers`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Move:
    """One thing done at the table. Two moves are equal when their notation is."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    @property
    def when(self) -> str:
        """The id of the words that say when such a move is made; none if that is everywhere."""
        return kebab(type(self).__name__)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        values = ", ".join(repr(getattr(self, name)) for name in own_slots(type(self)))
        return f"{type(self).__name__}({values})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


class Done(Move):
    """Nothing more here."""

    __slots__ = ()
    when = ""

    def __init__(self) -> None:
        super().__init__("done")


class EndTurn(Move):
    """End the turn: from now on it can't be taken back."""

    __slots__ = ()
    when = ""

    def __init__(self) -> None:
        super().__init__("end turn")


class Start(Move):
    """Name the start player; seats count from 1 in the notation."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"start {seat + 1}")
        self.seat = seat


DONE = Done()
END_TURN = EndTurn()


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
