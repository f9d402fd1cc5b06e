"""What can be played here, and whether the server is well."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arkwright.server.messages.common import BotName, Printed


class Health(Struct):
    """That all is well."""

    status: Literal["ok"]
    version: str


class OptionOffer(Struct):
    """An option of a title; its first value is the default."""

    name: Annotated[str, Meta(examples=["setup"])]
    values: Annotated[list[str], Meta(examples=[["predetermined", "free"]])]
    """The values it can have, the default first."""
    seats: list[int]
    """The numbers of seats that it goes with; all, if none is named."""
    module: bool
    """Whether it adds a part of the box that makes another game of it."""


class TitleOffer(Struct):
    """A game that can be played here."""

    name: Annotated[str, Meta(examples=["water-frame-2016"])]
    family: Annotated[str, Meta(examples=["boardgame"])]
    icon: Annotated[str, Meta(examples=["factory"])]
    rules: int
    seats: Annotated[list[int], Meta(examples=[[2, 3, 4]])]
    """How many can play."""
    minutes: int
    """How long a game takes, in minutes; 0 if that is not told."""
    options: list[OptionOffer]
    """The options that can be chosen."""


class GradeOffer(Struct):
    """How well a bot of the house plays."""

    name: Annotated[str, Meta(examples=["tycoon"])]
    """The name of the grade."""
    seconds: float
    """How long it thinks about a turn at most; 0 if it is not worth telling."""
    has_style: bool
    """Whether a style can be added: `tycoon/shipper`."""


class Offer(Struct):
    """What can be played here, and against whom."""

    titles: list[TitleOffer]
    bots: list[BotName]
    """Every bot: the grades, weakest first, then those of this server's own."""
    grades: list[GradeOffer]
    """The grades, weakest first."""
    styles: list[str]
    """What a bot can lean to; without one it is by chance."""
    languages: list[str]


class ComponentMessage(Struct):
    """A printed component of a title with its numbers."""

    name: str
    values: Printed
    """Its numbers."""
    certainty: str
    source: str
