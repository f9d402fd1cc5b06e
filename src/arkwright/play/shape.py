"""The shape of values read from outside, compared with a model of what they should be."""

from typing import Any

from arkwright.play.errors import BadRecord
from arkwright.play.step import Json


def expect_shape(path: str, value: Json, model: Json) -> None:
    """Refuse a value whose kind, keys or length differ from a model's.

    Containers that are empty in the model may hold anything; nothing (None) may be anything.
    """
    if model is None:
        return
    if type(value) is not type(model):
        raise unreadable(f"{path} must be a {word_for(model)}")
    if isinstance(model, dict) and model:
        for name in model:
            if name not in value:
                raise unreadable(f"{path}.{name} is missing")
        for name in value:
            if name not in model:
                raise unreadable(f"{path}.{name} means nothing here")
            expect_shape(f"{path}.{name}", value[name], model[name])
    elif isinstance(model, list) and model:
        if len(value) != len(model):
            raise unreadable(f"{path} must have {len(model)} entries")
        for number, item in enumerate(value):
            expect_shape(f"{path}.{number}", item, model[number])


def expect_items(path: str, value: Json, kind: type, known: Any = None) -> None:
    """Refuse a list or table whose items are not of a kind, or whose names are not known."""
    items = value.values() if isinstance(value, dict) else value
    names = value if isinstance(value, dict) or kind is str else ()
    if not all(type(item) is kind for item in items):
        raise unreadable(f"{path} must hold {word_for(kind())}s")
    if known is not None and not all(name in known for name in names):
        raise unreadable(f"{path} names something that is not known")


def expect_within(path: str, value: int, least: int, most: int) -> None:
    """Refuse a number outside its range."""
    if not least <= value <= most:
        raise unreadable(f"{path} must be from {least} to {most}")


def expect_seats(names: Json, start: int, owned: list[Json]) -> None:
    """Refuse names that are no text, a start by nobody, or what seats own in another order."""
    expect_items("names", names, str)
    expect_within("start", start, 0, len(names) - 1)
    if [its["seat"] for its in owned] != list(range(len(names))):
        raise unreadable("what the seats own must be in the order of the seats")


def unreadable(why: str) -> BadRecord:
    return BadRecord(f"the position can't be read: {why}")


def word_for(model: Json) -> str:
    words = {bool: "yes or no", int: "number", str: "text", list: "list", dict: "table"}
    return words.get(type(model), "value")
