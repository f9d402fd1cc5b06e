"""The choices of a decision, numbered and grouped by kind; reading what a person typed."""

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from arkwright import locales
from arkwright.play import Move, Vocabulary

Run = list[tuple[int, Move]]
IN_A_LINE = 9


def ordered(moves: list[Move], vocabulary: Vocabulary) -> list[Move]:
    """The moves by kind, always in the same order; those without arguments come last."""
    bare = {move.kind: not move.facts for move in vocabulary}
    kinds = sorted(bare, key=bare.__getitem__)
    return [move for kind in kinds for move in moves if move.kind == kind]


def stem(move: Move) -> str:
    """A notation without the number it ends with: `hire food 1` of `hire food 1 2`."""
    head, _, last = move.text.rpartition(" ")
    return head if last.isdigit() else move.text


def runs(moves: list[Move]) -> Iterator[tuple[str, Run]]:
    """Numbered moves that differ in their last number only, together."""
    found: dict[str, Run] = {}
    for number, move in enumerate(moves, 1):
        found.setdefault(stem(move), []).append((number, move))
    yield from found.items()


def draw(moves: list[Move], title: str) -> Group:
    """All choices, headed by a title's words: a heading for each kind, then its moves in columns.

    What is shown is the notation itself, so that it is learned by the way.
    """
    parts: list[RenderableType] = []
    for kind in dict.fromkeys(move.kind for move in moves):
        of_kind = [(text, run) for text, run in runs(moves) if run[0][1].kind == kind]
        parts.append(Text(locales.group(of_kind[0][1][0][1], title=title), style="bold"))
        parts.append(Padding(columns(of_kind), (0, 0, 0, 2)))
    return Group(*parts)


def columns(of_kind: list[tuple[str, Run]]) -> RenderableType:
    """Moves of one kind: a line for each run, or side by side where nothing runs."""
    if all(len(run) == 1 for _, run in of_kind):
        return Columns([choice(n, move.text) for _, [(n, move)] in of_kind], padding=(0, 3))
    grid = Table.grid(padding=(0, 2))
    for text, run in of_kind:
        lead = text
        for first in range(0, len(run), IN_A_LINE):
            line = run[first : first + IN_A_LINE]
            grid.add_row(lead, *(choice(n, move.text.split()[-1]) for n, move in line))
            lead = ""
    return grid


def choice(number: int, text: str) -> Text:
    return Text(f"{number:>2}) ", style="cyan").append(text, style="default")


def pick(typed: str, moves: list[Move]) -> Move | None:
    """The choice with a typed number; None if it is not one of the numbers."""
    if typed.isdecimal() and 1 <= int(typed) <= len(moves):
        return moves[int(typed) - 1]
    return None
