"""How doubtful places of the books are decided, by section, from the tables of the docs."""

from typing import NamedTuple

from arkwright.handbook.docs import ENGLISH, passages

RULE = "---"
ID, SECTION = "id", "section"


class Decided(NamedTuple):
    """One line of such a table."""

    id: str
    sections: list[str]
    text: str
    """In Markdown."""


class Line(NamedTuple):
    """A row of a table, with the heads of its columns."""

    heads: list[str]
    cells: list[str]


def decisions(doc: str, language: str) -> list[Decided]:
    """What a doc decides; a translation has the same lines in the same order."""
    english = lines(doc, ENGLISH)
    own = lines(doc, language)
    if len(own) != len(english):
        own = english
    return [decided(first, line) for first, line in zip(english, own)]


def decided(english: Line, line: Line) -> Decided:
    at = {head: place for place, head in enumerate(english.heads)}
    sections = [one.strip() for one in english.cells[at[SECTION]].split(",")]
    told = [n for head, n in at.items() if head not in (ID, SECTION)]
    return Decided(
        english.cells[at[ID]] if ID in at else "",
        [section for section in sections if section],
        line.cells[told[0]] if len(told) == 1 else in_columns(line, told),
    )


def in_columns(line: Line, told: list[int]) -> str:
    """A row of several columns as one text: the first is what it is about."""
    about, *others = told
    said = [f"*{line.heads[place]}:* {line.cells[place]}" for place in others]
    return f"**{line.cells[about]}.** {'; '.join(said)}"


def lines(doc: str, language: str) -> list[Line]:
    """The rows of all tables of a doc that name a section."""
    found: list[Line] = []
    for passage in passages(doc, language):
        heads: list[str] = []
        for row in passage.text.splitlines():
            if not row.startswith("|"):
                heads = []
                continue
            cells = [cell.strip() for cell in row.strip().strip("|").split("|")]
            if not heads:
                heads = cells
            elif not cells[0].startswith(RULE):
                found.append(Line(heads, cells))
    return found
