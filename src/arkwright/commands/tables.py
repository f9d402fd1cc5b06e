"""Tables as the commands print them."""

from collections.abc import Sequence

from rich.table import Table


def table_of(title: str, words: Sequence[str], numbers: Sequence[str] = ()) -> Table:
    """An empty table: columns of words first, then columns of numbers."""
    table = Table(title=title, title_justify="left")
    for column in words:
        table.add_column(column)
    for column in numbers:
        table.add_column(column, justify="right")
    return table
