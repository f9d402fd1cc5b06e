"""Where a game stands, moves, and taking them back."""

import datetime
from typing import Annotated

from msgspec import Meta, Struct

from arkwright.server.messages.common import (
    Declared,
    EntryNumber,
    Fact,
    Form,
    Notation,
    PositionNumber,
    SeatNumber,
    TableId,
)
from arkwright.server.messages.tables import StandingMessage


class MoveMessage(Struct):
    """A legal move: its notation, its kind and its arguments."""

    text: Notation
    kind: Annotated[str, Meta(examples=["place"])]
    """The kind of move: the id of its sentence."""
    facts: dict[str, Fact]


class DecisionMessage(Struct):
    """What the game waits for. The moves are listed for the seat that must decide."""

    seat: SeatNumber
    question: Annotated[str, Meta(examples=["place-marker"])]
    facts: dict[str, Fact]
    moves: list[MoveMessage]
    """Every legal move; none for who need not decide."""


class EventMessage(Struct):
    """Something that happened: the id of its sentence, its seat and its facts."""

    id: str
    """What happened: the id of its sentence."""
    seat: int | None
    """The seat it happened to, if to one."""
    facts: dict[str, Fact]


class Happened(Struct):
    """A move that stands, and what it brought about."""

    number: EntryNumber
    position: int
    """The position it led to."""
    seat: SeatNumber
    move: Notation
    at: datetime.datetime
    events: list[EventMessage]


class Position(Struct):
    """A table's game as one seat, or a watcher, may see it."""

    table: TableId
    number: EntryNumber
    position: PositionNumber
    seat: int | None
    """Whose eyes; none are a watcher's."""
    over: bool
    chapter: dict[str, Fact]
    """The part of the game, as facts by which it can be named."""
    progress: int
    """How much of the game is over, in hundredths."""
    view: Declared
    forecast: Declared
    """What would be sold if production came now."""
    decision: DecisionMessage | None
    undoable: int
    """How many moves the deciding seat may take back."""
    standings: list[StandingMessage]


class MoveForm(Form):
    """A move, played for a seat."""

    seat: SeatNumber
    move: Notation
    number: EntryNumber


class TakeBackForm(Form):
    """Taking back moves of one's own turn."""

    seat: SeatNumber
    number: EntryNumber
    count: Annotated[int, Meta(ge=1, le=1000)] = 1
    """How many moves."""


class AskForm(Form):
    """Asking the others to let one take back more than one's own turn."""

    seat: SeatNumber
    position: PositionNumber
    number: EntryNumber


class AnswerForm(Form):
    """Whether one agrees that the game goes back to the position that somebody asked for."""

    agree: bool
    position: PositionNumber
