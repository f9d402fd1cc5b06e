"""Tables and their seats."""

import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from arkwright.server.messages.common import (
    BotName,
    EntryNumber,
    Form,
    Name,
    PositionNumber,
    Printed,
    ProfileId,
    SeatNumber,
    TableId,
)

Pace = Literal["live", "turns"]
State = Literal["open", "playing", "over"]


class SeatMessage(Struct):
    """A seat of a table."""

    seat: int
    name: str
    profile: str | None
    """The id of the person it belongs to."""
    colour: str | None
    symbol: str | None
    bot: str | None
    """The bot that plays it now, if one does."""
    mine: bool
    away: bool
    """Whether its person left or was not seen for long: call a bot."""
    resigned: bool
    """Whether its person gave it to the bot for good."""


class TakeBackRequest(Struct):
    """A take-back that somebody asks the others for."""

    seat: int
    position: PositionNumber
    agreed: list[int]
    """The seats whose people have agreed."""
    waits_for: list[int]
    """The seats whose people have not answered."""


class GiveUpRequest(Struct):
    """That somebody asks the others to give the game up."""

    seat: int
    agreed: list[int]
    """The seats whose people have agreed."""
    waits_for: list[int]
    """The seats whose people have not answered."""


class StandingMessage(Struct):
    """A place in the final order; automated opponents have seat -1."""

    place: int
    seat: int
    """Its seat; -1 for an automated opponent."""
    name: str
    score: int


class TableMessage(Struct):
    """A table: who sits there, and where its game stands."""

    id: TableId
    title: str
    family: str
    rules: int
    options: dict[str, str]
    components: Printed | None
    """Corrections to printed numbers."""
    pace: Pace
    listed: bool
    analysis: bool
    lesson: Annotated[str, Meta(examples=["water-frame-2016/guided-decade"])] | None
    """The lesson that is played here, as `title/id`; none if it is none, or was left."""
    parent: str | None
    """The table it was forked from."""
    parent_position: int | None
    state: State
    seats: list[SeatMessage]
    host: str | None
    """The id of the host."""
    hosting: bool
    """Whether I am the host."""
    number: EntryNumber
    deciding: int | None
    """The seat whose turn it is."""
    since: datetime.datetime
    """Since when it is that seat's turn."""
    take_back: TakeBackRequest | None
    give_up: GiveUpRequest | None
    """Who asks to give the game up; none if nobody does."""
    given_up: bool
    """Whether the game was ended by agreement: it has no result."""
    standings: list["StandingMessage"]
    created: datetime.datetime
    started: datetime.datetime | None
    ended: datetime.datetime | None


class SeatForm(Form):
    """Who shall have a seat: me, a certain other person, a bot, or whoever comes."""

    kind: Literal["me", "person", "bot", "open"]
    """For me, for a certain person, for a bot, or for whoever comes."""
    name: Name | None = None
    """The name at the table."""
    bot: BotName | None = None
    """The bot, if it is a bot's seat."""
    profile: ProfileId | None = None
    """The id of the person it is kept for."""


SeatForms = Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]


class TableForm(Form):
    """A new table. It starts at once if no seat is open."""

    title: Annotated[str, Meta(max_length=40, examples=["water-frame-2016"])]
    seats: SeatForms
    """Who shall have which seat."""
    options: Annotated[dict[str, str], Meta(examples=[{"setup": "predetermined"}])] = {}
    """The title's options."""
    components: Printed | None = None
    """Corrections to printed numbers, in the shape of the edition file."""
    pace: Pace = "live"
    listed: bool = False
    """Whether everybody sees it; else only who has the link."""
    shuffle: bool = False
    """Whether the seats are drawn by lot."""


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


class GiveUpForm(Form):
    """Asking the others to give the game up, or doing so if nobody else plays."""

    seat: SeatNumber


class GiveUpAnswer(Form):
    """Whether one agrees that the game is given up."""

    agree: bool
