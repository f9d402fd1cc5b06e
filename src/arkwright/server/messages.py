"""What the server says and understands: every message of the API, checked by its types."""

import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Json = dict[str, Any]
Fact = str | int
Colour = Literal["blue", "red", "green", "yellow", "purple", "orange", "teal", "brown"]
Symbol = Literal["circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "drop"]
Pace = Literal["live", "turns"]
State = Literal["open", "playing", "over"]

TableId = Annotated[str, Meta(description="The id of a table.", examples=["k7m2p9x4qd"])]
ProfileId = Annotated[str, Meta(max_length=16, examples=["h3v8d2s6tn"])]
Name = Annotated[str, Meta(min_length=1, max_length=40, examples=["Richard"])]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.", examples=[0])]
Number = Annotated[
    int,
    Meta(
        ge=0,
        le=1_000_000,
        description="The number of the last entry of the table's log that you have seen.",
        examples=[12],
    ),
]
Place = Annotated[
    int, Meta(ge=0, le=1_000_000, description="A position: how many moves were played.")
]
Notation = Annotated[
    str,
    Meta(max_length=120, description="A move in its notation.", examples=["place workers 4"]),
]
BotName = Annotated[str, Meta(max_length=64, description="The grade of a bot.", examples=["clerk"])]


class Form(Struct, forbid_unknown_fields=True):
    """Something sent to the server; what it does not know is refused."""


class Refused(Struct, omit_defaults=True):
    """Why something was refused."""

    error: Annotated[str, Meta(description="The id of the reason.", examples=["not-your-seat"])]
    message: Annotated[
        str,
        Meta(
            description="The reason in a sentence, in the visitor's language.",
            examples=["This seat is not yours."],
        ),
    ]
    section: Annotated[str, Meta(description="The section of the rulebook that refuses.")] = ""
    facts: dict[str, Fact] = {}
    current: "Position | None" = None
    """Where the table stands, if a move came too late."""


# People


class Me(Struct):
    """My profile."""

    id: ProfileId
    name: Name
    colour: Colour
    symbol: Symbol
    language: Annotated[str, Meta(examples=["en"])]
    has_password: bool
    webhook: str | None
    webhooks_allowed: Annotated[bool, Meta(description="Whether this server announces turns.")]


# Titles


class OptionOffer(Struct):
    """An option of a title; its first value is the default."""

    name: Annotated[str, Meta(examples=["setup"])]
    values: Annotated[list[str], Meta(examples=[["predetermined", "free"]])]


class TitleOffer(Struct):
    """A game that can be played here."""

    name: Annotated[str, Meta(examples=["water-frame-2016"])]
    rules: int
    seats: Annotated[list[int], Meta(examples=[[2, 3, 4]])]
    options: list[OptionOffer]


class Offer(Struct):
    """What can be played here, and against whom."""

    titles: list[TitleOffer]
    bots: Annotated[list[BotName], Meta(description="The grades of bots, weakest first.")]
    languages: list[str]


class ComponentMessage(Struct):
    """A printed component of a title with its numbers."""

    name: str
    values: Json
    certainty: str
    source: str


# Tables


class SeatMessage(Struct):
    """A seat of a table."""

    seat: int
    name: str
    profile: Annotated[str | None, Meta(description="The id of the person it belongs to.")]
    colour: str | None
    symbol: str | None
    bot: Annotated[str | None, Meta(description="The bot that plays it now, if one does.")]
    mine: bool
    away: Annotated[
        bool, Meta(description="Whether its person left or was not seen for long: call a bot.")
    ]


class TakeBackRequest(Struct):
    """A take-back that somebody asks the others for."""

    seat: int
    position: Place
    agreed: Annotated[list[int], Meta(description="The seats whose people have agreed.")]
    waits_for: Annotated[list[int], Meta(description="The seats whose people have not answered.")]


class TableMessage(Struct):
    """A table: who sits there, and where its game stands."""

    id: TableId
    title: str
    rules: int
    options: dict[str, str]
    components: Annotated[Json | None, Meta(description="Corrections to printed numbers.")]
    pace: Pace
    listed: bool
    analysis: bool
    parent: Annotated[str | None, Meta(description="The table it was forked from.")]
    parent_position: int | None
    state: State
    seats: list[SeatMessage]
    host: Annotated[str | None, Meta(description="The id of the host.")]
    hosting: Annotated[bool, Meta(description="Whether I am the host.")]
    number: Number
    deciding: Annotated[int | None, Meta(description="The seat whose turn it is.")]
    since: Annotated[datetime.datetime, Meta(description="Since when it is that seat's turn.")]
    take_back: TakeBackRequest | None
    standings: list["StandingMessage"]
    created: datetime.datetime
    started: datetime.datetime | None
    ended: datetime.datetime | None


class SeatForm(Form):
    """Who shall have a seat: me, a certain other person, a bot, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    name: Annotated[Name | None, Meta(description="The name at the table.")] = None
    bot: Annotated[BotName | None, Meta(description="The grade, if it is a bot's seat.")] = None
    profile: Annotated[
        ProfileId | None, Meta(description="The id of the person it is kept for.")
    ] = None


class TableForm(Form):
    """A new table. It starts at once if no seat is open."""

    title: Annotated[str, Meta(max_length=40, examples=["water-frame-2016"])]
    seats: Annotated[
        list[SeatForm],
        Meta(
            min_length=1,
            max_length=8,
            examples=[[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "clerk"}]],
        ),
    ]
    options: Annotated[
        dict[str, str],
        Meta(description="The title's options.", examples=[{"setup": "predetermined"}]),
    ] = {}
    components: Annotated[
        Json | None,
        Meta(description="Corrections to printed numbers, in the shape of the edition file."),
    ] = None
    pace: Pace = "live"
    listed: Annotated[
        bool, Meta(description="Whether everybody sees it; else only who has the link.")
    ] = False
    shuffle: Annotated[bool, Meta(description="Whether the seats are drawn by lot.")] = False


class JoinForm(Form):
    """Taking a seat; the first open one if none is named."""

    seat: SeatNumber | None = None
    name: Name | None = None


class StartForm(Form):
    """Starting a table; a bot of this grade takes every seat that is still open."""

    fill: BotName | None = None


class BotForm(Form):
    """Calling a bot to a seat."""

    bot: BotName


class StandingMessage(Struct):
    """A place in the final order; automated opponents have seat -1."""

    place: int
    seat: int
    name: str
    score: int


# Play


class MoveMessage(Struct):
    """A legal move: its notation, its kind and its arguments."""

    text: Notation
    kind: Annotated[str, Meta(examples=["place"])]
    facts: dict[str, Fact]


class DecisionMessage(Struct):
    """What the game waits for. The moves are listed for the seat that must decide."""

    seat: SeatNumber
    question: Annotated[str, Meta(examples=["place-marker"])]
    facts: dict[str, Fact]
    moves: list[MoveMessage]


class EventMessage(Struct):
    """Something that happened: the id of its sentence, its seat and its facts."""

    id: str
    seat: int | None
    facts: dict[str, Fact]


class Happened(Struct):
    """A move that stands, and what it brought about."""

    number: Number
    position: Annotated[int, Meta(description="The position it led to.")]
    seat: SeatNumber
    move: Notation
    at: datetime.datetime
    events: list[EventMessage]


class Position(Struct):
    """A table's game as one seat, or a watcher, may see it."""

    table: TableId
    number: Number
    position: Place
    seat: Annotated[int | None, Meta(description="Whose eyes; none are a watcher's.")]
    over: bool
    view: Json
    forecast: Annotated[Json, Meta(description="What would be sold if production came now.")]
    decision: DecisionMessage | None
    undoable: Annotated[int, Meta(description="How many moves the deciding seat may take back.")]
    standings: list[StandingMessage]


class Update(Struct, tag_field="type", tag="update"):
    """What happened since an entry that was seen: forget all moves after `since`, add these."""

    table: TableId
    since: Place
    happened: list[Happened]
    now: Position


class MoveForm(Form):
    """A move, played for a seat."""

    seat: SeatNumber
    move: Notation
    number: Number


Message = Struct


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)
