"""What is printed on a game's components: an edition file, each number with its certainty."""

from collections.abc import Collection
from typing import Any

from arkwright.play.editions import find, merged
from arkwright.play.errors import BadSetup
from arkwright.play.step import Json

CERTAINTIES = ("stated", "public", "inferred", "reconstructed")


class Component:
    """One entry of an edition file: where it stands, its numbers, how sure they are, and why."""

    __slots__ = ("certainty", "name", "source", "values")

    def __init__(self, name: str, values: dict[str, Any], certainty: str, source: str) -> None:
        self.name = name
        self.values = values
        self.certainty = certainty
        self.source = source

    def __repr__(self) -> str:
        return f"Component({self.name!r}, {self.values!r}, {self.certainty!r}, {self.source!r})"


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
                raise BadSetup("an edition file is a set of tables, as in the editions/ folder")
            expect_known(title, "", tables, corrections)
            tables = merged(tables, corrections)
        return cls(title, tables)

    def get(self, path: str) -> Any:
        value: Any = self.tables
        for name in path.split("."):
            if not isinstance(value, dict) or name not in value:
                raise BadSetup(f"the edition file of {self.title} has no number {path}")
            value = value[name]
        return value

    def number(self, path: str) -> int:
        value = self.get(path)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadSetup(
                f"{path} in the edition file of {self.title} must be a number, 0 or more"
            )
        return value

    def numbers(self, path: str) -> list[int]:
        value = self.get(path)
        if not isinstance(value, list) or not all(type(n) is int and n >= 0 for n in value):
            raise BadSetup(f"{path} in the edition file of {self.title} must be a list of numbers")
        return value

    def words(self, path: str) -> list[str]:
        value = self.get(path)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadSetup(f"{path} in the edition file of {self.title} must be a list of names")
        return value

    def within(self, path: str, values: list[int], known: Collection[int]) -> None:
        """Say so if a number is not among those the game can handle."""
        for value in values:
            if value not in known:
                raise BadSetup(
                    f"{path} in the edition file of {self.title} can't be {value}: "
                    f"the game handles {min(known)} to {max(known)}"
                )

    def components(self) -> list[Component]:
        """Every entry with its certainty and source, in the order of the file."""
        found: list[Component] = []
        collect(self.title, "", self.tables, found)
        return found


def collect(title: str, path: str, table: dict[str, Any], found: list[Component]) -> None:
    values = {k: v for k, v in table.items() if not isinstance(v, dict)}
    certainty = values.pop("certainty", "")
    source = values.pop("source", "")
    if path and values:
        if certainty not in CERTAINTIES or not source:
            known = ", ".join(CERTAINTIES)
            raise BadSetup(
                f"{path} in the edition file of {title} needs a source and a certainty: {known}"
            )
        found.append(Component(path, values, certainty, source))
    for name, value in table.items():
        if isinstance(value, dict):
            collect(title, f"{path}.{name}" if path else name, value, found)


def expect_known(title: str, path: str, tables: dict[str, Any], above: dict[str, Any]) -> None:
    """Refuse a correction of something that the edition does not have."""
    for name, value in above.items():
        where = f"{path}.{name}" if path else name
        if name not in tables:
            raise BadSetup(f"the edition file of {title} has no {where} to correct")
        is_table = isinstance(tables[name], dict)
        if isinstance(value, dict) != is_table:
            kind = "a table" if is_table else "a number or a list, not a table"
            raise BadSetup(f"{where} in the edition file of {title} must be {kind}")
        if is_table:
            expect_known(title, where, tables[name], value)
