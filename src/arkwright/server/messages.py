"""What the server says and understands: every message of the API, checked by its types."""

import datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Json = dict[str, Any]
Fact = str | int | bool
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
LAST_LINE = 2**31 - 1
"""The highest number a line of the chat can have."""
BotName = Annotated[
    str,
    Meta(
        max_length=64,
        description="A bot: its grade, with or without a style, or the name of an own bot.",
        examples=["clerk", "tycoon/shipper"],
    ),
]


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
    index: Annotated[
        int | None, Meta(description="Which of several moves is refused, counted from 0.")
    ] = None


class Health(Struct):
    """That all is well."""

    status: Literal["ok"]
    version: str


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


class ProfileForm(Form):
    """What shall change in my profile; the rest stays."""

    name: Name | None = None
    colour: Colour | None = None
    symbol: Symbol | None = None
    language: Annotated[str, Meta(max_length=8, examples=["en"])] | None = None


class PasswordForm(Form):
    """A password for my profile, to use it from other devices; none takes it away."""

    password: (
        Annotated[str, Meta(min_length=8, max_length=200, examples=["spinning jenny 1764"])] | None
    )
    current: (
        Annotated[
            str, Meta(max_length=200, description="The password that there is, if there is one.")
        ]
        | None
    ) = None


class SignInForm(Form):
    """Using my profile from this device, too."""

    name: Name
    password: Annotated[str, Meta(max_length=200, examples=["spinning jenny 1764"])]


class WebhookForm(Form):
    """Where my turns shall be announced."""

    url: Annotated[
        str,
        Meta(
            max_length=500,
            description="An address that begins with https:// and takes JSON.",
            examples=["https://discord.com/api/webhooks/123456789/abcdef"],
        ),
    ]


class AwardMessage(Struct):
    """An award of the card game's solo challenge, and whether I have earned it."""

    award: Annotated[str, Meta(description="Its id.", examples=["sailor"])]
    count: Annotated[int, Meta(description="How often I have earned it.")]
    table: Annotated[
        TableId | None, Meta(description="The table where I earned it first; none if nowhere.")
    ]
    at: Annotated[datetime.datetime | None, Meta(description="When that was.")]


class SoloResult(Struct):
    """A solo game that I have played to its end."""

    table: TableId
    at: datetime.datetime
    place: int
    score: int
    opponents: Annotated[list[int], Meta(description="What the opponents were worth.")]
    awards: Annotated[list[str], Meta(description="The ids of the awards that it earned.")]


class Awards(Struct):
    """My solo games: the awards, and the best results."""

    awards: Annotated[list[AwardMessage], Meta(description="All awards there are.")]
    played: Annotated[int, Meta(description="How many solo games I have played to their end.")]
    won: Annotated[int, Meta(description="How many of them I have won.")]
    results: Annotated[list[SoloResult], Meta(description="The best of them, the best first.")]


# Titles


class OptionOffer(Struct):
    """An option of a title; its first value is the default."""

    name: Annotated[str, Meta(examples=["setup"])]
    values: Annotated[list[str], Meta(examples=[["predetermined", "free"]])]
    seats: list[int]


class TitleOffer(Struct):
    """A game that can be played here."""

    name: Annotated[str, Meta(examples=["water-frame-2016"])]
    family: Annotated[str, Meta(examples=["boardgame"])]
    icon: Annotated[str, Meta(examples=["factory"])]
    rules: int
    seats: Annotated[list[int], Meta(examples=[[2, 3, 4]])]
    options: list[OptionOffer]


class GradeOffer(Struct):
    """How well a bot of the house plays."""

    name: Annotated[str, Meta(description="The name of the grade.", examples=["tycoon"])]
    seconds: Annotated[
        float,
        Meta(description="How long it thinks about a turn at most; 0 if it is not worth telling."),
    ]
    has_style: Annotated[bool, Meta(description="Whether a style can be added: `tycoon/shipper`.")]


class Offer(Struct):
    """What can be played here, and against whom."""

    titles: list[TitleOffer]
    bots: Annotated[
        list[BotName],
        Meta(description="Every bot: the grades, weakest first, then those of this server's own."),
    ]
    grades: Annotated[list[GradeOffer], Meta(description="The grades, weakest first.")]
    styles: Annotated[
        list[str], Meta(description="What a bot can lean to; without one it is by chance.")
    ]
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
    family: str
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
    bot: Annotated[BotName | None, Meta(description="The bot, if it is a bot's seat.")] = None
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
    """Starting a table; a bot of this name takes every seat that is still open."""

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


class TakeBackForm(Form):
    """Taking back moves of one's own turn."""

    seat: SeatNumber
    number: Number
    count: Annotated[int, Meta(ge=1, le=1_000, description="How many moves.")] = 1


class AskForm(Form):
    """Asking the others to let one take back more than one's own turn."""

    seat: SeatNumber
    position: Place
    number: Number


class AnswerForm(Form):
    """Whether one agrees that the game goes back to the position that somebody asked for."""

    agree: bool
    position: Place


class PreviewForm(Form):
    """Moves to look at without playing them."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=100)]
    number: Number


class Preview(Struct):
    """What moves would lead to, as far as that can be known before they are played."""

    played: Annotated[list[Notation], Meta(description="The moves that are shown as played.")]
    stopped: Annotated[
        Notation | None,
        Meta(
            description="A move that would reveal something or end the turn: it is legal, but "
            "neither it nor the moves after it are shown."
        ),
    ]
    events: Annotated[list[EventMessage], Meta(description="What the moves would bring about.")]
    now: Annotated[Position, Meta(description="Where the game would stand.")]


Shown = Literal["company", "forecast"]
"""What can be shown of a table that a move leads to."""


class OutlookForm(Form):
    """Moves of which each is looked at by itself."""

    seat: SeatNumber
    moves: Annotated[list[Notation], Meta(max_length=300)]
    number: Number
    through: Annotated[
        list[Annotated[str, Meta(max_length=60)]],
        Meta(max_length=10, description="Questions whose answers are looked at, too."),
    ] = []
    show: Annotated[
        list[Shown],
        Meta(max_length=2, description="What is told of the table that each move leads to."),
    ] = []


class Outlook(Struct):
    """What the game would ask next if this move were played."""

    move: Notation
    legal: bool
    stopped: Annotated[
        bool,
        Meta(description="Whether it would reveal something or end the turn, as in `Preview`."),
    ] = False
    question: Annotated[
        str | None,
        Meta(description="The id of the next question; none if that can't be known, or is none."),
    ] = None
    facts: dict[str, Fact] = {}
    then: Annotated[
        list["Outlook"],
        Meta(description="What each answer to it would lead to, if it is one to look through."),
    ] = []
    company: Annotated[
        Json | None,
        Meta(description="My company after the move, as in `view`, if it is to be shown."),
    ] = None
    forecast: Annotated[
        Json | None, Meta(description="The forecast after the move, if it is to be shown.")
    ] = None


About = Annotated[
    dict[Annotated[str, Meta(max_length=40)], str | int | list[str | int]],
    Meta(
        description="What moves are about: their `kind` and facts, one value or any of several.",
        examples=[{"kind": ["hire", "fire"], "good": "food"}],
    ),
]


class WhyNotForm(Form):
    """Moves of which each is legal or not, for a reason; also by what they are about."""

    moves: Annotated[list[Notation], Meta(max_length=200)] = []
    about: Annotated[
        list[About], Meta(max_length=20, description="What other moves in question are about.")
    ] = []


class WhyNot(Struct):
    """Whether a move is legal; if not, why.

    Of moves about something it is the first legal one, or else the one whose refusal tells most.
    """

    move: Notation
    legal: bool
    refusal: Refused | None = None


# History


class TakenBack(Struct):
    """Moves that were taken back: by whom, when, and to which position."""

    number: Number
    seat: SeatNumber
    position: Place
    at: datetime.datetime


class History(Struct):
    """The moves that stand, and what was taken back on the way."""

    position: Annotated[int, Meta(description="How many moves stand by now.")]
    opening: Annotated[
        list[EventMessage], Meta(description="What happened before the first move; from 0 only.")
    ]
    happened: list[Happened]
    taken_back: list[TakenBack]


class Since(Struct):
    """What happened since the end of my last turn, with the move that ended it."""

    seat: SeatNumber
    position: Annotated[int, Meta(description="Where my last turn ended.")]
    opening: Annotated[
        list[EventMessage],
        Meta(description="What happened before the first move, if I had no turn yet."),
    ]
    happened: list[Happened]


class Chapter(Struct):
    """Where a part of the game began, and what its charts draw; the last is where it stands."""

    position: Place
    chapter: Annotated[
        dict[str, Fact], Meta(description="What begins here, by its title's own facts.")
    ]
    figures: Annotated[
        dict[str, list[int]],
        Meta(
            description="By name: one for each seat, or for the table; those of automated "
            "opponents have a name that begins with `rival-`."
        ),
    ]


class RecordMessage(Struct, omit_defaults=True):
    """What it takes to play a game again. Seed and position are told when the game is over."""

    format: Annotated[str, Meta(examples=["arkwright-record"])]
    title: str
    rules: int
    seats: list[str]
    seed: int | None
    options: dict[str, str]
    standings: list[StandingMessage]
    moves: list[Notation]
    components: Json | None = None
    position: Annotated[Json | None, Meta(description="Where a forked game began.")] = None


class ForkForm(Form):
    """A new table that goes on from a position of a game.

    A running game is forked for analysis alone: by oneself, perhaps with bots, dealt anew.
    """

    position: Place
    seats: Annotated[
        list[SeatForm],
        Meta(min_length=1, max_length=8, examples=[[{"kind": "me"}, {"kind": "me"}]]),
    ]
    pace: Pace = "live"
    listed: bool = False
    deal: Annotated[
        Literal["same", "new"] | None,
        Meta(
            description="Whether what is hidden stays as it was or is dealt anew; it stays in a "
            "game that is over if nothing is said."
        ),
    ] = None


# Watching, and what is around the game


class Watch(Form):
    """From where on somebody watches; from now on if nothing is said."""

    since: Number | None = None
    seat: SeatNumber | None = None
    chat: Annotated[int, Meta(ge=0, le=LAST_LINE)] | None = None


class TableNews(TableMessage, tag_field="type", tag="table"):
    """A table whose seats or state have changed."""


class ChatMessage(Struct):
    """Something said at a table."""

    number: Annotated[int, Meta(description="Counted from 1 at each table.")]
    profile: Annotated[str | None, Meta(description="The id of the person who said it.")]
    name: Annotated[str, Meta(description="That person's name at the table.")]
    text: str
    at: datetime.datetime


class ChatNews(Struct, tag_field="type", tag="chat"):
    """What was said since the last time."""

    messages: list[ChatMessage]


class ChatForm(Form):
    """Something to say at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, examples=["Good luck!"])]


class Note(Form):
    """What a person wrote down at a seat, for nobody else."""

    text: Annotated[str, Meta(max_length=10_000, examples=["Two ships, then shares."])]


Message = Struct


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)
