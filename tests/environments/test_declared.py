"""That whatever an observation reads is declared, with a type that it can be read from."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest

from arkwright.boardgame.shapes import FactoryView
from arkwright.environments import Observation
from arkwright.environments.parts import Count, Each, Entry, Fields, Number, OneOf, Place, Rows
from arkwright.play import declared
from tests.shapes import fields_of
from tests.titles import Case, one_of_each

OF_THE_GAME_ITSELF = {"seats", "question"}
"""Parts that are not taken from the view."""


def plain(kind: Any) -> Any:
    """A type without its notes, and without nothing (None): that is read as 0."""
    if get_origin(kind) is Annotated:
        return plain(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return plain(next(one for one in get_args(kind) if one is not NoneType))
    return kind


def words(kind: Any) -> set[str] | None:
    """The words that a text can be; None if it can be any."""
    notes = get_args(kind)
    if get_origin(kind) is Annotated:
        return next((set(note.words) for note in notes if isinstance(note, declared.OneOf)), None)
    if get_origin(kind) is Literal:
        return set(notes)
    if get_origin(kind) in (Union, UnionType):
        known = [words(one) for one in notes if one is not NoneType]
        return None if None in known else {word for some in known if some for word in some}
    return None


def expect_read(path: str, entry: Entry, kind: Any) -> None:
    """An entry can be read from every value of a type."""
    bare = plain(kind)
    match entry:
        case Fields(entries=entries):
            fields = fields_of(bare)
            assert entries.keys() <= fields.keys(), path
            for name, inner in entries.items():
                expect_read(f"{path}.{name}", inner, fields[name])
        case Each(keys=keys, entry=inner):
            assert get_origin(bare) is dict, path
            key, item = get_args(bare)
            expect_words(path, keys, key)
            expect_read(f"{path}.*", inner, item)
        case Rows(entry=inner):
            assert get_origin(bare) is list, path
            expect_read(f"{path}.*", inner, get_args(bare)[0])
        case Count(words=known) | Place(words=known):
            assert get_origin(bare) in (list, dict), path
            expect_words(path, known, get_args(bare)[0])
        case OneOf(words=known):
            expect_words(path, known, kind)
        case _:
            assert isinstance(entry, Number), path
            assert bare in (int, bool), path


def expect_words(path: str, known: tuple[str | int, ...], kind: Any) -> None:
    """Words, or numbers, that are looked for can be there."""
    assert plain(kind) in (str, int), path
    assert all(isinstance(word, plain(kind)) for word in known), path
    possible = words(kind)
    assert possible is None or set(known) <= possible, path


@pytest.mark.parametrize("case", one_of_each(), ids=repr)
def test_what_is_observed_is_declared(case: Case) -> None:
    observation = Observation(case.title, case.seats)
    parts = fields_of(observation.family.Arranged)
    assert set(observation.entries) - OF_THE_GAME_ITSELF <= set(parts)
    for name in observation.entries.keys() - OF_THE_GAME_ITSELF:
        expect_read(name, observation.entries[name], parts[name])


@pytest.mark.parametrize(
    "entry",
    [
        Fields(quantity=Number()),
        Fields(good=Number()),
        Fields(good=OneOf(["tea"])),
        Fields(workers=Number()),
        Fields(price=Rows(2, Number())),
        Fields(kind=Count(["bulk"])),
    ],
)
def test_what_is_not_declared_is_found(entry: Entry) -> None:
    with pytest.raises(AssertionError):
        expect_read("factory", entry, FactoryView)
