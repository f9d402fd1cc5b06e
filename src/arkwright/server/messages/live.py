"""What goes over the socket of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from arkwright.server.messages.chat import LAST_LINE, ChatMessage
from arkwright.server.messages.common import (
    Declared,
    EntryNumber,
    Form,
    PositionNumber,
    SeatNumber,
    TableId,
)
from arkwright.server.messages.play import Happened, Position
from arkwright.server.messages.tables import TableMessage


class Watch(Form):
    """From where on somebody watches; from now on if nothing is said."""

    since: EntryNumber | None = None
    seat: SeatNumber | None = None
    chat: Annotated[int, Meta(ge=0, le=LAST_LINE)] | None = None
    beats: bool = False
    """Whether a `beat` shall come every few seconds, to know that the socket still leads here."""


class TableNews(TableMessage, tag_field="type", tag="table"):
    """A table whose seats or state have changed."""


class Update(Struct, tag_field="type", tag="update"):
    """What happened since an entry that was seen: forget all moves after `since`, add these."""

    table: TableId
    since: PositionNumber
    happened: list[Happened]
    scenes: list[Declared]
    """What these moves were part of, told whole: productions, as far as they went."""
    now: Position
    """Where the game stands now."""


class Beat(Struct, tag_field="type", tag="beat"):
    """That the socket still leads here, and nothing else."""


class ChatNews(Struct, tag_field="type", tag="chat"):
    """What was said since the last time."""

    messages: list[ChatMessage]
