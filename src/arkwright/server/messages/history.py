"""What has been, and tables that go on from there."""

import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from arkwright.analysis.hindsight import Hindsight as Hindsight
from arkwright.analysis.hindsight import Sold as Sold
from arkwright.server.messages.common import (
    Declared,
    EntryNumber,
    Fact,
    Form,
    Notation,
    PositionNumber,
    Printed,
    SeatNumber,
)
from arkwright.server.messages.play import EventMessage, Happened
from arkwright.server.messages.tables import Pace, SeatForms, StandingMessage


class TakenBack(Struct):
    """Moves that were taken back: by whom, when, and to which position."""

    number: EntryNumber
    seat: SeatNumber
    position: PositionNumber
    at: datetime.datetime


class History(Struct):
    """The moves that stand, and what was taken back on the way."""

    position: int
    """How many moves stand by now."""
    opening: list[EventMessage]
    """What happened before the first move; from 0 only."""
    happened: list[Happened]
    taken_back: list[TakenBack]


class Since(Struct):
    """What happened since the end of my last turn, with the move that ended it."""

    seat: SeatNumber
    position: int
    """Where my last turn ended."""
    opening: list[EventMessage]
    """What happened before the first move, if I had no turn yet."""
    happened: list[Happened]


class Chapter(Struct):
    """Where a part of the game began, and what its charts draw; the last is where it stands."""

    position: PositionNumber
    chapter: dict[str, Fact]
    """What begins here, by its title's own facts."""
    figures: dict[str, list[int]]
    """By name: one for each seat, or for the table; those of automated opponents have a name that
    begins with `rival-`."""


class RecordMessage(Struct, omit_defaults=True):
    """What it takes to play a game again. Seed and position are told when the game is over."""

    format: Annotated[str, Meta(examples=["arkwright-record"])]
    title: str
    rules: int
    seats: list[str]
    """The names at the seats."""
    seed: int | None
    options: dict[str, str]
    standings: list[StandingMessage]
    moves: list[Notation]
    components: Printed | None = None
    """Corrections to printed numbers."""
    position: Declared | None = None
    """Where a forked game began."""


class ForkForm(Form):
    """A new table that goes on from a position of a game.

    A running game is forked for analysis alone: by oneself, perhaps with bots, dealt anew.
    """

    position: PositionNumber
    seats: SeatForms
    """Who shall have which seat; as many as in the game."""
    pace: Pace = "live"
    listed: bool = False
    deal: Literal["same", "new"] | None = None
    """Whether what is hidden stays as it was or is dealt anew; it stays in a game that is over if
    nothing is said."""
