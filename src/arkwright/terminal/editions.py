"""The comparison of the board game's editions in words: a table for the screen, and Markdown."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from arkwright import locales
from arkwright.boardgame.comparison import Row, compare, compared
from arkwright.handbook.differences import cell_text, words

SAME = "="
"""A cell that says the same as the one to its left."""


def tables(language: str) -> list[Table]:
    """A table for each chapter."""
    found: list[Table] = []
    for chapter, rows in compare().items():
        heading = words(f"edition-chapter-{chapter}", language)
        table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, show_lines=True)
        for column in head(language):
            table.add_column(column, overflow="fold")
        for row in rows:
            table.add_row(*line(row, language))
        found.append(table)
    return found


def markdown(language: str) -> str:
    """The whole comparison as a doc."""
    lines = [f"# {words('edition-heading', language)}", "", words("edition-note", language)]
    for chapter, rows in compare().items():
        lines += ["", f"## {words(f'edition-chapter-{chapter}', language)}", ""]
        columns = head(language)
        lines += [ruled(columns), ruled(["---"] * len(columns))]
        lines += [ruled(line(row, language)) for row in rows]
    return "\n".join(lines) + "\n"


def head(language: str) -> list[str]:
    titles = [locales.word("title", edition.name, language) for edition in compared()]
    return [words("edition-topic", language), *titles]


def line(row: Row, language: str) -> list[str]:
    """A row in words, what it is about first."""
    cells = [cell_text(cell, language) for cell in row.cells]
    shown = [SAME if n and cell == cells[n - 1] else cell for n, cell in enumerate(cells)]
    return [locales.capitalised(words(row.topic, language)), *shown]


def ruled(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
