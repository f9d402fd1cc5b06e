"""Moves that are looked at before one is played."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arkwright.analysis.uses import Figures as Figures
from arkwright.server.messages.common import Declared, EntryNumber, Fact, Form, Notation, SeatNumber
from arkwright.server.messages.play import EventMessage, Position
from arkwright.server.messages.refusals import Refused

Shown = Literal["company", "forecast"]
"""What can be shown of a table that a move leads to."""
About = Annotated[
    dict[Annotated[str, Meta(max_length=40)], str | int | list[str | int]],
    Meta(
        description="What moves are about: their `kind` and facts, one value or any of several.",
        examples=[{"kind": ["hire", "fire"], "good": "food"}],
    ),
]
Change = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""A figure before and after."""


class PreviewForm(Form):
    """Moves to look at without playing them."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=100)]
    number: EntryNumber


class Preview(Struct):
    """What moves would lead to, as far as that can be known before they are played."""

    played: list[Notation]
    """The moves that are shown as played."""
    stopped: Notation | None
    """A move that would reveal something or end the turn: it is legal, but neither it nor the
    moves after it are shown."""
    events: list[EventMessage]
    """What the moves would bring about."""
    now: Position
    """Where the game would stand."""


class ConsequencesForm(Form):
    """Moves of which each is looked at by itself."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=300)]
    number: EntryNumber
    through: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=10)] = []
    """Questions whose answers are looked at, too."""
    show: Annotated[list[Shown], Meta(max_length=2)] = []
    """What is told of the table that each move leads to."""


class Consequence(Struct):
    """What the game would ask next if this move were played."""

    move: Notation
    legal: bool
    stopped: bool = False
    """Whether it would reveal something or end the turn, as in `Preview`."""
    question: str | None = None
    """The id of the next question; none if that can't be known, or is none."""
    facts: dict[str, Fact] = {}
    then: list["Consequence"] = []
    """What each answer to it would lead to, if it is one to look through."""
    company: Declared | None = None
    """My company after the move, as in `view`, if it is to be shown."""
    forecast: Declared | None = None
    """The forecast after the move, if it is to be shown."""


class WhyNotForm(Form):
    """Moves of which each is legal or not, for a reason; also by what they are about."""

    moves: Annotated[list[Notation], Meta(max_length=200)] = []
    about: Annotated[list[About], Meta(max_length=20)] = []
    """What other moves in question are about."""


class WhyNot(Struct):
    """Whether a move is legal; if not, why.

    Of moves about something it is the first legal one, or else the one whose refusal tells most.
    """

    move: Notation
    legal: bool
    refusal: Refused | None = None
    about: int | None = None
    """Which of the things that were asked about it belongs to, counted from 0."""


class UsesForm(Form):
    """An action, by what the moves that choose it are about."""

    seat: SeatNumber
    about: About
    number: EntryNumber


class RivalSales(Struct):
    """What another company would sell, before and after a use of mine."""

    seat: SeatNumber
    good: str
    """The good that it sells."""
    sold: Change
    """How many it would sell."""


class ForEverybody(Struct):
    """What a use would change for all companies."""

    kind: str
    """The kind of the action's first move, as of the use."""
    facts: dict[str, Fact]
    demand: dict[str, Change]
    """By the goods whose demand would change."""
    wage: Change
    """What a worker costs."""
    rivals: list[RivalSales]
    """Those that would sell more or fewer than now."""


class UseMessage(Struct):
    """A use of an action: moves one after the other, and what they would change."""

    moves: list[Notation]
    kind: str
    """The kind of the action's first move."""
    facts: dict[str, Fact]
    times: int
    """How many moves the action has: those that choose it and pay for it are not counted."""
    good: str
    """The good whose figures it changes most; none if it changes no forecast."""
    before: Figures
    """That good's as the table stands."""
    after: Figures
    """And with this use."""
    cash: Change
    """My cash before and after."""
    worth: Change
    """What my company would count in the end, before and after."""


class UsesMessage(Struct):
    """What an action would do for me now, as the table stands."""

    best: list[UseMessage]
    """At most two, of different kinds, the better one first; none if nothing is better than now."""
    idle: UseMessage | None
    """A use that looks good and only costs, if there is one."""
    extra: UseMessage | None
    """The special marker that could be taken after the better one, if the action lets one be
    taken: its moves are those of both, its figures those before and after the marker alone."""
    everybody: ForEverybody | None
    """What the best use changes for all, of those that do."""
