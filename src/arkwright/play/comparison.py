"""The editions of a family side by side: what of them differs.

What is told are ids of messages and plain numbers, so that any language can say it.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from arkwright.play.components import Sheet
from arkwright.play.editions import EditionFile, titles
from arkwright.play.plain import Json

NOTHING = "–"
OTHER = "other"
"""The chapter of the numbers that have no row of their own."""
BESIDE = ("certainty", "source")
"""What stands beside the numbers of an entry."""
SWITCHES = "switch"
"""The table of an edition file that has no numbers."""
Cell = list[list[str]]
"""Groups of words, by what they go by; a word is an id of a message or stands for itself."""


class Row(NamedTuple):
    """What a row is about, as the id of a message, and a cell for each title.

    `entry` is the path of what it tells in the edition files, whose source says the section.
    """

    topic: str
    cells: list[Cell]
    entry: str

    @property
    def differs(self) -> bool:
        return any(cell != self.cells[0] for cell in self.cells)


Chapters = dict[str, list[Row]]


def compared(family: str) -> list[EditionFile]:
    """The editions of a family, in the order of all titles."""
    return [edition for edition in titles() if edition.family == family]


def differing(chapters: Chapters) -> Chapters:
    """The rows that differ, and the chapters that have any."""
    found = {name: [row for row in rows if row.differs] for name, rows in chapters.items()}
    return {name: rows for name, rows in found.items() if rows}


def numbers_besides(sheets: list[Sheet], told: Collection[str] = ()) -> list[Row]:
    """The numbers that no other row tells, which only an owner's edition changes: by their path."""
    paths = dict.fromkeys(path for sheet in sheets for path in number_paths(sheet.tables))
    rest = [p for p in paths if not any(f"{p}.".startswith(f"{known}.") for known in told)]
    return [number_row(path, sheets) for path in rest]


def number_row(path: str, sheets: list[Sheet]) -> Row:
    return Row(path, [[words_of(find(sheet, path))] for sheet in sheets], path)


def words_of(value: Json, form: str = "") -> list[str]:
    """A number or several, each behind a form that it has."""
    values = value if isinstance(value, list) else [] if value is None else [value]
    return [f"{form}{one}" for one in values] or [NOTHING]


def number_paths(tables: dict[str, Json], path: str = "") -> Iterator[str]:
    """Where the numbers of an edition file stand, besides the switches."""
    for name, value in tables.items():
        if isinstance(value, dict):
            yield from number_paths(value, f"{path}{name}.") if name != SWITCHES else ()
        elif name not in BESIDE:
            yield f"{path}{name}"


def folded(groups: Cell) -> Cell:
    """Groups that all say the same are said once."""
    return groups[:1] if all(group == groups[0] for group in groups) else groups


def find(sheet: Sheet, path: str) -> Json:
    """The value of an entry; None if the edition has none."""
    value: Json = sheet.tables
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value
