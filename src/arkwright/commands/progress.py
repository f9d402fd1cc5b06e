"""What is told beside what a command prints: progress, and sentences."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f}/s" if task.speed else "", style="dim")


@contextmanager
def bar(what: str, total: int, done: int = 0) -> Iterator[Progress]:
    """A progress bar, where somebody can see it."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        console=stderr(),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        progress.add_task(what, total=total, completed=done)
        yield progress


def stderr() -> Console:
    return Console(stderr=True, highlight=False)


def say(sentence: str, console: Console | None = None) -> None:
    """Tell whoever sits here, beside what the command prints unless another console is named."""
    (console or stderr()).print(sentence, markup=False, soft_wrap=True, highlight=False)
