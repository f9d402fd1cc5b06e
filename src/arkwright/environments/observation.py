"""What a seat observes, as numbers with names: made from its view alone, nothing hidden in it."""

import importlib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import arkwright
from arkwright.environments.parts import Entry, Fields, Named, Number, OneOf
from arkwright.play import Game, Step
from arkwright.play.move import kebab
from arkwright.play.step import Json, steps_of

LIMIT = 10
"""No scaled number goes beyond this, so that a space of observations has an end."""


class Part(NamedTuple):
    """A part of an observation: its name, the places it takes in the row, its numbers."""

    name: str
    first: int
    last: int
    numbers: tuple[Named, ...]


class Observation:
    """What any seat observes in the games of a title with so many seats, whatever the options.

    >>> observation = Observation("card-game", seats=2)
    >>> game = arkwright.new("card-game", seats=2, seed=1)
    >>> dict(zip(observation.names, observation.read(game, seat=0)))["company.cash"]
    """

    def __init__(self, title: str, seats: int) -> None:
        self.title = arkwright.find_title(title)
        self.title.seat_names(seats)
        self.seats = seats
        family = self.title.family
        self.family = importlib.import_module(f"arkwright.environments.{family}")
        self.entries: dict[str, Entry] = {
            "seats": Fields(own=OneOf(range(seats)), start=OneOf(range(seats))),
            "question": Fields(
                mine=Number(),
                asks=OneOf(questions(family)),
                good=OneOf(self.family.GOODS),
            ),
            **self.family.parts(title, seats),
        }
        self.parts = tuple(in_order(self.entries))
        self.names = tuple(f"{part.name}.{n.name}" for part in self.parts for n in part.numbers)
        """The names of all numbers, in the order of the row."""
        self.scales = tuple(number.scale for part in self.parts for number in part.numbers)
        """What each number is divided by to come near 1."""
        self.moves = tuple(self.title.vocabulary)
        """Every move of the title; an action is a place in here."""
        self.actions = {move.text: action for action, move in enumerate(self.moves)}
        """The action of each move, by its notation."""

    def read(self, game: Game, seat: int) -> list[int]:
        """The row of numbers that a seat observes, before scaling."""
        view = game.view(seat)
        arranged: dict[str, Json] = self.family.arrange(view, seat)
        arranged["seats"] = {"own": seat, "start": (view["start"] - seat) % self.seats}
        arranged["question"] = asked(game, seat)
        row: list[int] = []
        for name, entry in self.entries.items():
            entry.read(arranged[name], row)
        return row

    def legal(self, game: Game) -> list[int]:
        """The actions that are legal now, in order."""
        actions = self.actions
        return sorted([actions[move.text] for move in game.moves])

    def recalled(self, game: Game) -> str:
        """What a seat has seen that its view does not show any more, as text."""
        moves = [move.text for move in game.played]
        drawn: tuple[str, ...] = self.family.DRAWN
        return f"{moves} {[event for event in game.events if event.id in drawn] if drawn else ''}"

    def table(self) -> str:
        """Every part with its numbers' places, names and scales, as Markdown."""
        lines = ["| part | place | number | scale |", "|---|---|---|---|"]
        for part in self.parts:
            for place, number in enumerate(part.numbers, part.first):
                lines.append(f"| {part.name} | {place} | {number.name} | {number.scale} |")
        return "\n".join(lines)


def asked(game: Game, seat: int) -> Json:
    """What the table waits for; everybody at it knows."""
    decision = game.decision
    if decision is None:
        return {"mine": False, "asks": "", "good": ""}
    good = getattr(decision.step, "good", "")
    return {"mine": decision.seat == seat, "asks": decision.question, "good": good}


@cache
def questions(family: str) -> tuple[str, ...]:
    """The ids of all questions that the steps of a family's rules ask."""
    steps = steps_of(f"arkwright.{family}")
    asking = [step for step in steps.values() if step.moves is not Step.moves]
    return tuple(sorted({kebab(step.__name__) for step in asking}))


def in_order(entries: dict[str, Entry]) -> Sequence[Part]:
    parts: list[Part] = []
    first = 0
    for name, entry in entries.items():
        last = first + len(entry.numbers)
        parts.append(Part(name, first, last, entry.numbers))
        first = last
    return parts
