"""What messages of several subjects are made of."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

TableId = Annotated[str, Meta(description="The id of a table.", examples=["k7m2p9x4qd"])]
ProfileId = Annotated[str, Meta(max_length=16, examples=["h3v8d2s6tn"])]
Name = Annotated[str, Meta(min_length=1, max_length=40, examples=["Richard"])]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="A seat, counted from 0.", examples=[0])]
EntryNumber = Annotated[
    int,
    Meta(
        ge=0,
        le=1_000_000,
        description="The number of the last entry of the table's log that you have seen.",
        examples=[12],
    ),
]
PositionNumber = Annotated[
    int, Meta(ge=0, le=1_000_000, description="A position: how many moves were played.")
]
Notation = Annotated[
    str, Meta(max_length=120, description="A move in its notation.", examples=["place workers 4"])
]
BotName = Annotated[
    str,
    Meta(
        max_length=64,
        description="A bot: its grade, with or without a style, or the name of an own bot.",
        examples=["clerk", "tycoon/shipper"],
    ),
]


Fact = str | int | bool
Printed = dict[str, Any]
"""Numbers and names that are printed on components, nested as in the edition file."""
Declared = dict[str, Any]
"""Something of a game in the shape that its package declares in `shapes.py`."""


class Form(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something sent to the server; what it does not know is refused."""


def shared(thing: object, message: type[Struct]) -> dict[str, Any]:
    """What a message says of a thing under the thing's own names."""
    fields = message.__struct_fields__
    return {name: getattr(thing, name) for name in fields if hasattr(thing, name)}


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)
