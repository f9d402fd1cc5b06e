"""How plain values become rows of numbers: each entry says which value it reads, and its names.

An observation is declared as a tree of entries in the shape of what is seen. Every entry has a
fixed width, so that the same place always means the same thing; what is not there is 0.
"""

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from arkwright.play.step import Json


class Named(NamedTuple):
    """One number of an observation: its name, and what it is divided by to come near 1."""

    name: str
    scale: int


class Entry:
    """A value that is read as a fixed count of numbers."""

    numbers: tuple[Named, ...]

    def read(self, value: Json, row: list[int]) -> None:
        """Write the numbers of a value to the end of a row."""
        raise TypeError("an entry reads its own kind of value")

    def read_all(self, values: Sequence[Json], row: list[int]) -> None:
        """Write several values of this kind; None is one that is not there."""
        for value in values:
            if value is None:
                row.extend([0] * len(self.numbers))
            else:
                self.read(value, row)


class Number(Entry):
    """A number, or a truth value as 0 and 1."""

    def __init__(self, scale: int = 1) -> None:
        self.numbers = (Named("", scale),)

    def read(self, value: Json, row: list[int]) -> None:
        row.append(value)

    def read_all(self, values: Sequence[Json], row: list[int]) -> None:
        row.extend([value or 0 for value in values])


class OneOf(Entry):
    """A word of a list: 1 at its place; all 0 for any other."""

    def __init__(self, words: Sequence[str | int]) -> None:
        self.words = tuple(words)
        self.numbers = tuple(Named(str(word), 1) for word in words)
        self.rows = {
            word: [int(place == at) for place in range(len(words))] for at, word in enumerate(words)
        }
        self.none = [0] * len(words)

    def read(self, value: Json, row: list[int]) -> None:
        row.extend(self.rows.get(value, self.none))


class Count(Entry):
    """How often each word of a list lies among some."""

    def __init__(self, words: Sequence[str | int], scale: int = 1) -> None:
        self.words = tuple(words)
        self.numbers = tuple(Named(str(word), scale) for word in words)

    def read(self, value: Json, row: list[int]) -> None:
        if not value:
            row.extend([0] * len(self.words))
        elif isinstance(value, dict):
            row.extend([word in value for word in self.words])
        else:
            row.extend([value.count(word) for word in self.words])


class Place(Entry):
    """Where each word lies in a sequence, counted from 1; the last place if it lies there twice."""

    def __init__(self, words: Sequence[str], places: int) -> None:
        self.words = tuple(words)
        self.numbers = tuple(Named(word, places) for word in words)

    def read(self, value: Json, row: list[int]) -> None:
        found = {word: place for place, word in enumerate(value, 1)}
        row.extend([found.get(word, 0) for word in self.words])


class Each(Entry):
    """The same entry for each key; those that are missing are 0."""

    def __init__(self, keys: Sequence[str], entry: Entry) -> None:
        self.keys = tuple(keys)
        self.entry = entry
        self.numbers = tuple(under(key, number) for key in keys for number in entry.numbers)

    def read(self, value: Json, row: list[int]) -> None:
        self.entry.read_all([value.get(key) for key in self.keys], row)


class Rows(Entry):
    """The same entry for each place of a sequence, counted from 1; None and the rest are 0."""

    def __init__(self, length: int, entry: Entry) -> None:
        self.length = length
        self.entry = entry
        self.numbers = tuple(
            under(str(place + 1), number) for place in range(length) for number in entry.numbers
        )

    def read(self, value: Json, row: list[int]) -> None:
        self.entry.read_all([*value, *[None] * (self.length - len(value))], row)


class Fields(Entry):
    """Entries by the names of what they read."""

    def __init__(self, **entries: Entry) -> None:
        self.entries = entries
        self.numbers = tuple(
            under(name, number) for name, entry in entries.items() for number in entry.numbers
        )
        self.readers: list[Callable[[Json, list[int]], None]] = []
        for plain, names in groupby(entries, lambda name: isinstance(entries[name], Number)):
            listed = list(names)
            if plain and len(listed) > 1:
                self.readers.append(several(itemgetter(*listed)))
            else:
                self.readers += [single(name, entries[name]) for name in listed]

    def read(self, value: Json, row: list[int]) -> None:
        for reader in self.readers:
            reader(value, row)


def several(getter: "itemgetter[Json]") -> Callable[[Json, list[int]], None]:
    """Plain numbers that follow each other are read at once, since they are most of it."""

    def read(value: Json, row: list[int]) -> None:
        row.extend(getter(value))

    return read


def single(name: str, entry: Entry) -> Callable[[Json, list[int]], None]:
    def read(value: Json, row: list[int]) -> None:
        entry.read(value[name], row)

    return read


def under(name: str, number: Named) -> Named:
    """A number's name with what it belongs to before it: `factories.food.level`."""
    return Named(f"{name}.{number.name}" if number.name else name, number.scale)
