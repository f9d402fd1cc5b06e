"""The table: all that lies on it, and the steps still to come. A game's own table builds on it."""

import random
from collections.abc import Mapping
from typing import ClassVar

from arkwright.play.components import AnyEdition
from arkwright.play.errors import Fact, Refusal
from arkwright.play.journal import Journal
from arkwright.play.plain import Piece, Value
from arkwright.play.step import AnyStep


class AnyTable(Piece):
    """All that lies on the table, with the agenda (top of the stack last) and the journal."""

    __slots__ = ("agenda", "journal", "names", "rulebook", "start")
    unwritten = ("edition", "journal", "options", "rulebook")
    turn_section: ClassVar[str] = ""
    """The section of the rulebook about turns."""

    def __init__(self, names: list[str], edition: AnyEdition) -> None:
        self.names = names
        self.rulebook = edition
        """The edition as every game has one: its title and its sections."""
        self.start = 0
        self.agenda: list[AnyStep] = []
        self.journal = Journal()

    def ask(self, *steps: AnyStep) -> None:
        """Put steps on the agenda so that the first one named comes first."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda += steps[::-1]

    @property
    def seats(self) -> int:
        return len(self.names)

    def order(self) -> list[int]:
        """The seats in turn order, from the start player clockwise, that are still in the game."""
        return [*range(self.start, len(self.names)), *range(self.start)]

    def why_out(self, seat: int, section: str) -> Refusal | None:
        """Why a seat is no longer in the game, if it is not."""
        return None

    def copy(self) -> "AnyTable":
        """An independent table that stands the same."""
        raise TypeError("a title's table copies itself")

    def view(self, seat: int | None) -> Mapping[str, object]:
        """What this seat may see; None is a watcher."""
        raise TypeError("a title's table shows itself")

    def forecast(self) -> Mapping[str, object]:
        """What would happen next if nobody changed anything, as the title tells it; public."""
        raise TypeError("a title's table forecasts itself")

    def chapter(self) -> dict[str, Fact]:
        """Which part of the game this is, as facts by which it can be named."""
        raise TypeError("a title's table has its own chapters")

    def progress(self) -> int:
        """How much of the game is over, in hundredths."""
        raise TypeError("a title's table knows its own length")

    def figures(self) -> dict[str, list[int]]:
        """What charts draw, by name: a number for each seat, or one for the table; public."""
        raise TypeError("a title's table counts for itself")

    def cite(self, refusal: Refusal) -> Refusal:
        """The refusal as this table's edition tells it: its words, its rulebook's section."""
        refusal.section = self.rulebook.sections.get(refusal.section, refusal.section)
        refusal.title = self.rulebook.title
        return refusal

    def awards(self) -> list[str] | None:
        """What whoever plays alone has earned; None where nobody plays for awards."""
        return None

    def shuffle_hidden(self, seat: int | None, rng: random.Random) -> None:
        """Deal anew exactly what this seat may not know."""
        raise TypeError("a title's table shuffles itself")

    def standings(self) -> "list[Standing]":
        """The seats from first to last with their scores as they stand."""
        raise TypeError("a title's table scores itself")


class Standing(Value):
    """A seat's place in the final order. Tied seats share a place."""

    __slots__ = ("place", "seat", "name", "score")

    def __init__(self, place: int, seat: int, name: str, score: int) -> None:
        self.place = place
        self.seat = seat
        self.name = name
        self.score = score
