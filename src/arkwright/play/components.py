"""What is printed on a game's components: an edition file, each number with its certainty."""

from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from arkwright.play.editions import find, merged
from arkwright.play.errors import BadSetup, Fact
from arkwright.play.plain import Json, Value

CERTAINTIES = ("stated", "public", "inferred", "reconstructed")
ABOUT_NUMBERS = ("certainty", "source")
"""What an entry says about its numbers."""


class BadEntry(BadSetup):
    """What is wrong with an entry of an edition file."""

    def __init__(
        self, title: str, path: str, wrong: str, id: str = "does-not-fit", **facts: Fact
    ) -> None:
        message = f"{path} in the edition file of {title} {wrong}"
        super().__init__(message, id, title=title, path=path, **facts)


class Component(Value):
    """One entry of an edition file: where it stands, its numbers, how sure they are, and why."""

    __slots__ = ("name", "values", "certainty", "source")

    def __init__(self, name: str, values: dict[str, Any], certainty: str, source: str) -> None:
        self.name = name
        self.values = values
        self.certainty = certainty
        self.source = source


class Sheet:
    """An edition file as nested tables; asking for a number that is missing says which."""

    def __init__(self, title: str, tables: dict[str, Any]) -> None:
        self.title = title
        self.tables = tables

    @classmethod
    def read(cls, title: str, corrections: Json = None) -> "Sheet":
        """The edition file of a title, with an owner's corrections laid over it."""
        tables = find(title).tables
        if corrections:
            if not isinstance(corrections, dict):
                raise BadSetup(
                    "an edition file is a set of tables, as in the editions/ folder", "no-tables"
                )
            expect_known(title, "", tables, corrections)
            tables = merged(tables, corrections)
        return cls(title, tables)

    def get(self, path: str) -> Any:
        value: Any = self.tables
        for name in path.split("."):
            if not isinstance(value, dict) or name not in value:
                raise BadSetup(
                    f"the edition file of {self.title} has no number {path}",
                    "no-number",
                    title=self.title,
                    path=path,
                )
            value = value[name]
        return value

    def names(self, path: str) -> list[str]:
        """What an entry has numbers for."""
        return [name for name in self.get(path) if name not in ABOUT_NUMBERS]

    def number(self, path: str) -> int:
        value = self.get(path)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadEntry(self.title, path, "must be a number, 0 or more", "must-be-number")
        return value

    def numbers(self, path: str) -> list[int]:
        value = self.get(path)
        if not isinstance(value, list) or not all(type(n) is int and n >= 0 for n in value):
            raise BadEntry(self.title, path, "must be a list of numbers", "must-be-numbers")
        return value

    def words(self, path: str) -> list[str]:
        value = self.get(path)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadEntry(self.title, path, "must be a list of names", "must-be-names")
        return value

    def within(self, path: str, values: list[int], known: Collection[int]) -> None:
        """Say so if a number is not among those the game can handle."""
        for value in values:
            if value not in known:
                least, most = min(known), max(known)
                wrong = f"can't be {value}: the game handles {least} to {most}"
                raise BadEntry(
                    self.title, path, wrong, "number-beyond", value=value, least=least, most=most
                )

    def known(self, path: str, words: Collection[str], vocabulary: Collection[str]) -> None:
        """Say so if a name means nothing to the game."""
        known = ", ".join(vocabulary)
        for word in words:
            if word not in vocabulary:
                wrong = f"can't be {word!r}; it can be: {known}"
                raise BadEntry(self.title, path, wrong, "name-unknown", name=word, known=known)

    def must_be(self, path: str, holds: bool, what: str) -> None:
        """Say in one sentence what a number must be, unless it is."""
        if not holds:
            raise BadEntry(self.title, path, f"must be {what}")

    def components(self) -> list[Component]:
        """Every entry with its certainty and source, in the order of the file."""
        found: list[Component] = []
        collect(self.title, "", self.tables, found)
        return found


class AnyEdition:
    """The numbers of one edition for one number of players. Never changes."""

    def __init__(self, title: str, players: int, corrections: Json) -> None:
        self.title = title
        self.sections = find(title).sections
        """The sections of its rulebook, by what the family's first one calls them."""
        self.players = players
        self.sheet = Sheet.read(title, corrections)
        self.sheet.components()


E = TypeVar("E", bound=AnyEdition)


class Editions(Generic[E]):
    """The editions of a family, each read once unless an owner brings corrections.

    `rules` is the newest version of the rules.
    """

    __slots__ = ("printed", "read", "rules")

    def __init__(self, read: Callable[[str, int, Json, int], E], rules: int) -> None:
        self.read = read
        self.rules = rules
        self.printed: dict[tuple[str, int, int], E] = {}

    def find(
        self, title: str, players: int, corrections: Json = None, rules: int | None = None
    ) -> E:
        version = self.rules if rules is None else rules
        if corrections:
            return self.read(title, players, corrections, version)
        key = (title, players, version)
        if key not in self.printed:
            self.printed[key] = self.read(title, players, None, version)
        return self.printed[key]


def collect(title: str, path: str, table: dict[str, Any], found: list[Component]) -> None:
    values = {k: v for k, v in table.items() if not isinstance(v, dict)}
    certainty = values.pop("certainty", "")
    source = values.pop("source", "")
    if path and values:
        if certainty not in CERTAINTIES or not source:
            known = ", ".join(CERTAINTIES)
            wrong = f"needs a source and a certainty: {known}"
            raise BadEntry(title, path, wrong, "needs-source", known=known)
        found.append(Component(path, values, certainty, source))
    for name, value in table.items():
        if isinstance(value, dict):
            collect(title, f"{path}.{name}" if path else name, value, found)


def expect_known(title: str, path: str, tables: dict[str, Any], above: dict[str, Any]) -> None:
    """Refuse a correction of something that the edition does not have."""
    for name, value in above.items():
        where = f"{path}.{name}" if path else name
        if name not in tables:
            raise BadSetup(
                f"the edition file of {title} has no {where} to correct",
                "no-number",
                title=title,
                path=where,
            )
        is_table = isinstance(tables[name], dict)
        if isinstance(value, dict) != is_table:
            if is_table:
                raise BadEntry(title, where, "must be a table", "must-be-table")
            wrong = "must be a number or a list, not a table"
            raise BadEntry(title, where, wrong, "must-be-no-table")
        if is_table:
            expect_known(title, where, tables[name], value)
