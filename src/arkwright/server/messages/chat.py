"""The chat of a table, and notes."""

import datetime
from typing import Annotated

from msgspec import Meta, Struct

from arkwright.server.messages.common import Form

LAST_LINE = 2**31 - 1
"""The highest number a line of the chat can have."""


class ChatMessage(Struct):
    """Something said at a table."""

    number: int
    """Counted from 1 at each table."""
    profile: str | None
    """The id of the person who said it."""
    name: str
    """That person's name at the table."""
    text: str
    at: datetime.datetime


class ChatForm(Form):
    """Something to say at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, examples=["Good luck!"])]


class Note(Form):
    """What a person wrote down at a seat, for nobody else."""

    text: Annotated[str, Meta(max_length=10000, examples=["Two ships, then shares."])]
