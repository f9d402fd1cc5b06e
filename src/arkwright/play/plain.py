"""Plain values, as JSON has them: what lies on a table is written by its slots, and read back."""

from collections.abc import Collection
from typing import Any, ClassVar

from arkwright.play.slots import all_slots

Json = Any
"""What json.loads gives."""
BARE = frozenset((int, str, bool))
"""The types of values that hold no others."""
WRITTEN: dict[type, list[str]] = {}
"""The slots that are written, of the classes that were asked for."""


class Written:
    """Something that is written in plain values: each of its slots, but for the `unwritten`."""

    __slots__ = ()
    unwritten: ClassVar[tuple[str, ...]] = ()

    def as_json(self) -> Json:
        return {name: plain(getattr(self, name)) for name in self.written()}

    def written(self) -> list[str]:
        names = WRITTEN.get(type(self))
        if names is None:
            names = [name for name in all_slots(type(self)) if name not in self.unwritten]
            WRITTEN[type(self)] = names
        return names


class Piece(Written):
    """Something that lies on a table, or follows from what lies there."""

    __slots__ = ()

    def as_json(self, but: Collection[str] = ()) -> Json:
        """All that is written, `but` for some slots."""
        value: dict[str, Json] = {}
        for name in self.written():
            if name not in but:
                item = getattr(self, name)
                value[name] = item if type(item) in BARE else plain(item)
        return value

    def lie_as(self, value: Json, but: Collection[str] = ()) -> None:
        """Be as it was written, `but` for slots with other pieces, which are read by themselves."""
        for name in self.written():
            if name not in but:
                setattr(self, name, value[name])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.as_json()}>"


class Value(Written):
    """A value: its constructor takes its slots in their order, and equal ones read the same."""

    __slots__ = ()

    def __repr__(self) -> str:
        values = ", ".join(repr(getattr(self, name)) for name in all_slots(type(self)))
        return f"{type(self).__name__}({values})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def plain(value: Json) -> Json:
    """The same in plain values of its own: lists for tuples, text for the names of a table."""
    kind = type(value)
    if kind is list or kind is tuple:
        return [item if type(item) in BARE else plain(item) for item in value]
    if kind is dict:
        return {
            str(name): item if type(item) in BARE else plain(item) for name, item in value.items()
        }
    return value.as_json() if isinstance(value, Written) else value


def frozen(value: Json) -> Json:
    """The same value with tuples for lists, as steps hold them."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
