"""The lessons there are: each file in a title's folder beside this one is one of that title."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from arkwright.lessons import reading
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.lesson import Lesson

HERE = resources.files("arkwright.lessons")
ENDING = ".json"


def lessons(title: str) -> list[Lesson]:
    """The lessons of a title, in the order that is advised."""
    return [lesson for (of, _), lesson in known().items() if of == title]


def find(title: str, id: str) -> Lesson:
    """A lesson of a title by its id."""
    found = known().get((title, id))
    if found is None:
        there = ", ".join(lesson.id for lesson in lessons(title)) or "none"
        raise BadLesson(f"{title} has no lesson {id!r}; there are: {there}")
    return found


@cache
def known() -> dict[tuple[str, str], Lesson]:
    """Every lesson by its title and its id."""
    found = [one for file in files() for one in read(file)]
    return {(one.title, one.id): one for one in sorted(found, key=lambda one: (one.place, one.id))}


def files() -> list[Traversable]:
    folders = [folder for folder in HERE.iterdir() if folder.is_dir()]
    found = [file for folder in folders for file in folder.iterdir()]
    return sorted((file for file in found if file.name.endswith(ENDING)), key=str)


def read(file: Traversable) -> list[Lesson]:
    """The lesson of a file, for each of its titles; its name is the lesson's id."""
    folder, name = str(file).replace("\\", "/").rsplit("/", 2)[1:]
    found = reading.read(file.read_text("utf-8"), f"{folder}/{name}", [folder])
    for one in found:
        if f"{one.id}{ENDING}" != name:
            raise BadLesson(f"{folder}/{name}: the lesson {one.id} stands in {one.id}{ENDING}")
    return found
