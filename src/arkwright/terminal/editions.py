"""The comparison of the board game's editions in words: a table for the screen, and Markdown."""

from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.table import Table

from arkwright import locales
from arkwright.boardgame.comparison import Cell, Row, compare, compared

SAME = "="
"""A cell that says the same as the one to its left."""


def tables(language: str) -> list[Table]:
    """A table for each chapter."""
    found: list[Table] = []
    for chapter, rows in compare().items():
        heading = said(f"edition-chapter-{chapter}", language)
        table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, show_lines=True)
        for column in head(language):
            table.add_column(column, overflow="fold")
        for row in rows:
            table.add_row(*line(row, language))
        found.append(table)
    return found


def markdown(language: str) -> str:
    """The whole comparison as a doc."""
    lines = [f"# {said('edition-heading', language)}", "", said("edition-note", language)]
    for chapter, rows in compare().items():
        lines += ["", f"## {said(f'edition-chapter-{chapter}', language)}", ""]
        columns = head(language)
        lines += [ruled(columns), ruled(["---"] * len(columns))]
        lines += [ruled(line(row, language)) for row in rows]
    return "\n".join(lines) + "\n"


def head(language: str) -> list[str]:
    titles = [locales.word("title", edition.name, language) for edition in compared()]
    return [said("edition-topic", language), *titles]


def line(row: Row, language: str) -> list[str]:
    """A row in words, what it is about first."""
    cells = [cell_text(cell, language) for cell in row.cells]
    shown = [SAME if n and cell == cells[n - 1] else cell for n, cell in enumerate(cells)]
    return [locales.capitalised(said(row.topic, language)), *shown]


def cell_text(cell: Cell, language: str) -> str:
    return " / ".join(", ".join(listed(group, language)) for group in cell)


def listed(group: list[str], language: str) -> list[str]:
    """The words of a group; a thing that is there several times is said once."""
    shown: list[str] = []
    for word, run in groupby(group):
        name, count = said(word, language), len(list(run))
        shown += [name] * count if name == word or count == 1 else [f"{count} × {name}"]
    return shown


def said(word: str, language: str) -> str:
    """The message of a word; numbers and the like have none and stand for themselves."""
    return locales.sentence(word, {}, language) or word


def ruled(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
