"""Profiles, and the solo games of a person."""

import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from arkwright.server.messages.common import Form, Name, ProfileId, TableId

Colour = Literal["blue", "red", "green", "yellow", "purple", "orange", "teal", "brown"]
EXAMPLE_KEY = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)
Symbol = Literal["circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "drop"]


class Me(Struct):
    """My profile."""

    id: ProfileId
    """The id of my profile."""
    name: Name
    colour: Colour
    symbol: Symbol
    language: Annotated[str, Meta(examples=["en"])]
    has_password: bool
    webhook: str | None
    webhooks_allowed: bool
    """Whether this server announces turns."""
    push_allowed: bool
    """Whether this server tells devices by Web Push."""


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
    current: Annotated[str, Meta(max_length=200)] | None = None
    """The password that there is, if there is one."""


class SignInForm(Form):
    """Using my profile from this device, too."""

    name: Name
    password: Annotated[str, Meta(max_length=200, examples=["spinning jenny 1764"])]
    """The password of that profile."""


class WebhookForm(Form):
    """Where my turns shall be announced."""

    url: Annotated[
        str, Meta(max_length=500, examples=["https://discord.com/api/webhooks/123456789/abcdef"])
    ]
    """An address that begins with https:// and takes JSON."""


class DeviceKeys(Form):
    """The keys of a subscription, as its browser gives them."""

    p256dh: Annotated[str, Meta(max_length=120, examples=[EXAMPLE_KEY])]
    """A point of the curve P-256, in base64 for addresses."""
    auth: Annotated[str, Meta(max_length=40, examples=["MTc2NCBzcGlubmluZyBqZQ"])]
    """Sixteen bytes, in base64 for addresses."""


class DeviceForm(Form):
    """A browser that wants to be told of my turns."""

    endpoint: Annotated[
        str, Meta(max_length=1000, examples=["https://push.example.org/send/x7Kq2"])
    ]
    """Where its push service takes messages, by https."""
    keys: DeviceKeys
    """What messages for it are encrypted with."""
    name: Annotated[str, Meta(min_length=1, max_length=40, examples=["Firefox, Linux"])]
    """What the device is called in the list."""


class DeviceMessage(Struct):
    """A device that I am told on."""

    id: Annotated[str, Meta(examples=["w5n8c3k7zb"])]
    """The id of the device."""
    name: Annotated[str, Meta(examples=["Firefox, Linux"])]
    renewed: datetime.datetime
    """When it last said that it wants to be told."""


class Push(Struct):
    """How I am told by push."""

    key: Annotated[str, Meta(examples=[EXAMPLE_KEY])]
    """The public key of this server, for a browser that subscribes."""
    devices: list[DeviceMessage]
    """The devices there are, the one that was renewed last first."""


class AwardMessage(Struct):
    """An award of the card game's solo challenge, and whether I have earned it."""

    award: Annotated[str, Meta(examples=["sailor"])]
    """Its id."""
    count: int
    """How often I have earned it."""
    table: TableId | None
    """The table where I earned it first; none if nowhere."""
    at: datetime.datetime | None
    """When that was."""


class SoloResult(Struct):
    """A solo game that I have played to its end."""

    table: TableId
    at: datetime.datetime
    place: int
    score: int
    opponents: list[int]
    """What the opponents were worth."""
    awards: list[str]
    """The ids of the awards that it earned."""


class Awards(Struct):
    """My solo games: the awards, and the best results."""

    awards: list[AwardMessage]
    """All awards there are."""
    played: int
    """How many solo games I have played to their end."""
    won: int
    """How many of them I have won."""
    results: list[SoloResult]
    """The best of them, the best first."""
