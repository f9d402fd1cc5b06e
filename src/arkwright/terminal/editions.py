"""The editions of each family compared in words: tables for the screen, and Markdown."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.table import Table

from arkwright import locales
from arkwright.handbook.differences import cell_text, compare, words
from arkwright.play.comparison import Row, compared
from arkwright.play.editions import titles

SAME = "="
"""A cell that says the same as the one to its left."""


def tables(language: str) -> list[Table]:
    """A table for each chapter."""
    found: list[Table] = []
    for heading, columns, rows in chapters(language):
        table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, show_lines=True)
        for column in columns:
            table.add_column(column, overflow="fold")
        for row in rows:
            table.add_row(*line(row, language))
        found.append(table)
    return found


def markdown(language: str) -> str:
    """The whole comparison as a doc."""
    lines = [f"# {words('edition-heading', language)}", "", words("edition-note", language)]
    for heading, columns, rows in chapters(language):
        lines += ["", f"## {heading}", ""]
        lines += [ruled(columns), ruled(["---"] * len(columns))]
        lines += [ruled(line(row, language)) for row in rows]
    return "\n".join(lines) + "\n"


def chapters(language: str) -> Iterator[tuple[str, list[str], list[Row]]]:
    """Each chapter with its heading, the heads of its columns and its rows."""
    for family in dict.fromkeys(edition.family for edition in titles()):
        names = [locales.word("title", edition.name, language) for edition in compared(family)]
        for chapter, rows in compare(family).items():
            heading = words(f"edition-chapter-{chapter}", language)
            yield heading, [words("edition-topic", language), *names], rows


def line(row: Row, language: str) -> list[str]:
    """A row in words, what it is about first."""
    cells = [cell_text(cell, language) for cell in row.cells]
    shown = [SAME if n and cell == cells[n - 1] else cell for n, cell in enumerate(cells)]
    return [locales.capitalised(words(row.topic, language)), *shown]


def ruled(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
