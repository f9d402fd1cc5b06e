"""Plain values held against what the games declare of them."""

from functools import cache
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from arkwright import Event, Game
from arkwright.boardgame import journal as board_journal
from arkwright.boardgame import shapes as board_shapes
from arkwright.cardgame import journal as card_journal
from arkwright.cardgame import shapes as card_shapes
from arkwright.play.declared import EVERY, OneOf
from arkwright.play.step import Json

SHAPES: dict[str, ModuleType] = {"boardgame": board_shapes, "cardgame": card_shapes}
EVENTS = {"boardgame": board_journal.EVENTS, "cardgame": card_journal.EVENTS}


def package_of(game: Game) -> str:
    """The package of a game's rules."""
    return type(game.table).__module__.split(".")[1]


def expect_declared(game: Game, seat: int | None) -> None:
    """What a game shows has the declared shape: no key is missing, none is too many."""
    shapes = SHAPES[package_of(game)]
    expect("view", game.view(seat), shapes.View)
    expect("forecast", game.forecast(), shapes.Forecasts)


def expect_told(game: Game, event: Event) -> None:
    """An event tells the declared facts, and of a seat where it should."""
    declared = EVENTS[package_of(game)][event.id]
    told = event.facts | ({} if event.seat is None else {"seat": event.seat})
    kinds = {fact.rstrip("?"): kind for fact, kind in declared.items()}
    assert told.keys() <= kinds.keys(), event
    assert {fact for fact in declared if not fact.endswith("?")} <= told.keys(), event
    for fact, value in told.items():
        expect(f"{event.id}.{fact}", value, kinds[fact])


def expect(path: str, value: Json, kind: Any) -> None:
    problem = mismatch(value, kind)
    assert problem is None, f"{path}{problem}"


def mismatch(value: Json, kind: Any, note: object = None) -> str | None:
    """Where a value differs from its type, as a path with what lies there; None if it fits."""
    arguments = get_args(kind)
    match get_origin(kind):
        case origin if origin is Annotated:
            return mismatch(value, *arguments)
        case origin if origin is Literal:
            return None if value in arguments else f": {value!r}"
        case origin if origin in (Union, UnionType):
            found = [mismatch(value, one) for one in arguments]
            return None if None in found else found[0]
        case origin if origin is list:
            if type(value) is not list or (isinstance(note, int) and len(value) != note):
                return f": {value!r}"
            return first({f".{place}": (item, arguments[0]) for place, item in enumerate(value)})
        case origin if origin is dict:
            key, inner = arguments
            if type(value) is not dict or (note == EVERY and {*value} != {*words_of(key)}):
                return f": {value!r}"
            keys = {f" has the key {name}": (name, key) for name in value}
            return first(keys | {f".{name}": (item, inner) for name, item in value.items()})
    if kind in (bool, int, str, NoneType):
        fits = type(value) is kind and (not isinstance(note, OneOf) or value in note.words)
        return None if fits else f": {value!r}"
    fields = fields_of(kind)
    if type(value) is not dict or value.keys() != fields.keys():
        return f": {value!r}"
    return first({f".{name}": (value[name], fields[name]) for name in fields})


def first(parts: dict[str, tuple[Json, Any]]) -> str | None:
    """The first mismatch among the parts of a value, by their paths."""
    for path, (value, kind) in parts.items():
        problem = mismatch(value, kind)
        if problem is not None:
            return path + problem
    return None


@cache
def fields_of(shape: Any) -> dict[str, Any]:
    """The fields of a shape with their types."""
    return get_type_hints(shape, include_extras=True)


def words_of(kind: Any) -> tuple[str, ...]:
    """The words that a text can be."""
    note = get_args(kind)[1]
    assert isinstance(note, OneOf)
    return note.words
