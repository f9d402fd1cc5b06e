"""The command `learn`: the lessons of the titles, and one of them at the prompt."""

from typing import Annotated

import typer
from rich.console import Console

import arkwright
from arkwright import locales
from arkwright.commands.tables import table_of
from arkwright.lessons import library
from arkwright.lessons.lesson import Lesson


def learn_by_playing(
    title: Annotated[str, typer.Argument(metavar="[TITLE", help="Of which game.")] = "",
    lesson: Annotated[str, typer.Argument(metavar="[LESSON]]", help="Which one to play.")] = "",
    name: Annotated[str, typer.Option("--name", help="The name of your company.")] = "",
    new: Annotated[bool, typer.Option("--new", help="Begin it anew.")] = False,
) -> None:
    """Learn by playing: list the lessons with what you have done, or play one."""
    from arkwright.terminal import learning

    if lesson:
        learning.learn(library.find(title, lesson), name, new)
        return
    if title:
        arkwright.find_title(title)
    list_lessons([title] if title else arkwright.titles())


def list_lessons(titles: list[str]) -> None:
    """The lessons of some titles, and how far each was played."""
    found = {title: library.lessons(title) for title in titles}
    console = Console(highlight=False)
    for title, lessons in found.items():
        if lessons:
            heading = locales.word("title", title)
            table = table_of(heading, ["lesson", "what it is", "minutes", "done"])
            for one in lessons:
                about = locales.sentence(f"lesson-{one.id}", {}, attribute="about", title=title)
                table.add_row(one.id, about or "", str(one.minutes), done(one))
            console.print(table)
    if not any(found.values()):
        console.print("There is no lesson of this title yet.")


def done(lesson: Lesson) -> str:
    """How far a lesson was played."""
    from arkwright.terminal import progress

    kept = progress.load(lesson)
    if kept is None:
        return "–"
    return "yes" if kept.over else f"step {kept.reached} of {len(lesson.steps)}"
