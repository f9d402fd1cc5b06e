"""Why something was refused."""

from typing import Annotated

from msgspec import Meta, Struct

from arkwright.server.messages.common import Fact
from arkwright.server.messages.play import Position


class Refused(Struct, omit_defaults=True):
    """Why something was refused."""

    error: Annotated[str, Meta(examples=["not-your-seat"])]
    """The id of the reason."""
    message: Annotated[str, Meta(examples=["This seat is not yours."])]
    """The reason in a sentence, in the visitor's language."""
    section: str = ""
    """The section of the rulebook that refuses."""
    facts: dict[str, Fact] = {}
    current: "Position | None" = None
    """Where the table stands, if a move came too late."""
    index: int | None = None
    """Which of several moves is refused, counted from 0."""
