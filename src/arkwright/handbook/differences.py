"""What other editions have otherwise, by section: the rows of their comparison, in words."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from itertools import groupby

from arkwright import locales
from arkwright.handbook.family import of_family
from arkwright.handbook.places import anchor, place_of
from arkwright.play import Sheet, editions
from arkwright.play.comparison import Cell, Chapters, Row, compared
from arkwright.play.step import Json

SECTION = re.compile(r"(?:(\d{4}) )?((?:\d+|[IVX]+)(?:\.[0-9IVX]+[a-z]?)+|IV)\b")
"""A section in the source of a number, behind the year of its book if it is another one."""

Placed = Callable[[str, str], list[str]]
"""The sections of a title whose text names an entry."""


@dataclass(frozen=True)
class RuleOther:
    """What other editions say."""

    titles: list[str]
    """The names of their titles."""
    says: str
    """In words, all of them alike."""
    anchor: str
    """The chapter of the first of them that tells it; empty if none does."""


@dataclass(frozen=True)
class RuleDifference:
    """Something that not all editions have alike."""

    entry: str
    """The path of what it tells in the edition files."""
    topic: str
    """What it is about."""
    says: str
    """As it is in this edition."""
    others: list[RuleOther]
    """As it is in those that have it otherwise."""


def differences(
    title: str, language: str, chapters: Collection[str], placed: Placed
) -> list[tuple[str, RuleDifference]]:
    """What the other editions have otherwise than a title, each by the chapters that it belongs to.

    These are the ones that name its entry, else the one that its number tells; none is named if no
    number does. A family with one edition alone has no differences.
    """
    family = editions.find(title).family
    names = [edition.name for edition in compared(family)]
    found: list[tuple[str, RuleDifference]] = []
    for row in (row for rows in compare(family).values() for row in rows):
        said = [cell_text(cell, language) for cell in row.cells]
        own = said[names.index(title)]
        others = {text: [n for n, other in zip(names, said) if other == text] for text in said}
        del others[own]
        if others:
            sections = placed(title, row.entry) or [section_of(row, title, chapters)]
            topic = locales.capitalised(words(row.topic, language))
            told = [
                RuleOther(titles, text, "".join(map(anchor, placed(titles[0], row.entry)[:1])))
                for text, titles in others.items()
            ]
            difference = RuleDifference(row.entry, topic, own, told)
            found += [(section, difference) for section in sections]
    return found


def compare(family: str) -> Chapters:
    """All rows in which the editions of a family differ, by chapter."""
    chapters: Chapters = of_family(family).compare()
    return chapters


def tells(named: str, entry: str) -> bool:
    """Whether what a block names is an entry, or a table around it."""
    return any(f"{entry}.".startswith(f"{one}.") for one in named.split())


def section_of(row: Row, title: str, chapters: Collection[str]) -> str:
    """The chapter of a title that a row is about, by the sources of its numbers."""
    edition = editions.find(title)
    own = sections_in(source(Sheet.read(title), row.entry))
    first = sections_in(source(Sheet.read(edition.lineage[0]), row.entry))
    candidates = [edition.sections.get(number, number) if year else number for year, number in own]
    candidates += [edition.sections.get(number, number) for _, number in first]
    places = (place_of(number, chapters) for number in candidates)
    return next((place for place in places if place), "")


def sections_in(source: str) -> list[tuple[str, str]]:
    """The sections that a source names, each behind the year of its book, if it says one."""
    return SECTION.findall(source)


def source(sheet: Sheet, path: str) -> str:
    """The source of an entry or of the nearest table around it."""
    tables: Json = sheet.tables
    found = ""
    for name in path.split("."):
        tables = tables.get(name)
        if not isinstance(tables, dict):
            break
        found = str(tables.get("source", found))
    return found


def cell_text(cell: Cell, language: str) -> str:
    """A cell of the comparison in words."""
    return " / ".join(", ".join(listed(group, language)) for group in cell)


def listed(group: list[str], language: str) -> list[str]:
    """The words of a group; a thing that is there several times is said once."""
    shown: list[str] = []
    for word, run in groupby(group):
        name, count = words(word, language), len(list(run))
        shown += [name] * count if name == word or count == 1 else [f"{count} × {name}"]
    return shown


def words(word: str, language: str) -> str:
    """The message of a word; numbers and the like have none and stand for themselves."""
    return locales.sentence(word, {}, language) or word
