"""Edition files as they are written, read without the engine, and ways to change one entry."""

import copy
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import arkwright
from arkwright import BadSetup
from arkwright.boardgame import comparison
from arkwright.boardgame.switches import SWITCHES
from arkwright.play.comparison import OTHER
from arkwright.play.step import Json

BESIDE = ("certainty", "source")
"""What stands beside the numbers of a table."""


@cache
def edition_file(title: str) -> dict[str, Any]:
    """The tables of an edition file, laid over what is left of the edition it is based on."""
    folder = resources.files("arkwright") / arkwright.find_title(title).family / "editions"
    tables = tomllib.loads((folder / f"{title}.toml").read_text("utf-8"))
    tables.pop("title", None)
    if "based_on" in tables:
        below = edition_file(tables.pop("based_on"))
        for path in tables.pop("dropped", []):
            below = without(below, path)
        tables.pop("inherited", None)
        tables = over(below, tables)
    return tables


def over(below: Any, above: Any) -> Any:
    if not (isinstance(below, dict) and isinstance(above, dict)):
        return above
    return {
        name: over(below[name], above[name])
        if name in below and name in above
        else above.get(name, below.get(name))
        for name in {**below, **above}
    }


def leaves(tables: dict[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number, list or word of an edition file, by its path."""
    for name, value in tables.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{name}.")
        elif name not in BESIDE:
            yield f"{path}{name}", value


def tables_of(tables: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of an edition file, by its path."""
    for name, value in tables.items():
        if isinstance(value, dict):
            yield f"{path}{name}", value
            yield from tables_of(value, f"{path}{name}.")


def correction(path: str, value: Any) -> Json:
    """Corrections that change one entry."""
    for name in reversed(path.split(".")):
        value = {name: value}
    return value


def without(tables: dict[str, Any], path: str) -> dict[str, Any]:
    """An edition file that lacks one entry."""
    tables = copy.deepcopy(tables)
    *parents, name = path.split(".")
    table = tables
    for parent in parents:
        table = table[parent]
    del table[name]
    return tables


def refusal(title: str, path: str, value: Any) -> str:
    """What a title says to a correction, with any number of players; nothing if it takes it."""
    try:
        for seats in arkwright.find_title(title).seats:
            arkwright.new(title, seats=seats, seed=1, components=correction(path, value))
    except BadSetup as error:
        return str(error)
    return ""


def message_ids() -> list[str]:
    """The ids of all that a comparison can say besides the names of things."""
    chapters = {*comparison.FIRST_SWITCH, *comparison.ENTRIES, "markers", "tiles", OTHER}
    return [
        *(
            comparison.switch_id(name, way)
            for name, ways in SWITCHES.items()
            for way in ("", *ways)
        ),
        *(f"edition-{entry.topic}" for entries in comparison.ENTRIES.values() for entry in entries),
        *(f"edition-{topic}" for topic in ("events-missing", "fours-each", "machine-tile")),
        *{id for cell in comparison.options().cells for group in cell for id in group},
        *(f"edition-chapter-{chapter}" for chapter in chapters),
        *(f"edition-{part}" for part in ("heading", "note", "options", "topic")),
    ]
