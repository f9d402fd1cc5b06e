"""How far somebody has come in each lesson, kept in the user's data folder with its game."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import arkwright
from arkwright import files
from arkwright.lessons.guide import LessonNote
from arkwright.lessons.lesson import Lesson
from arkwright.play import ArkwrightError, Game, Record


@dataclass(frozen=True, slots=True)
class Progress:
    """What is kept of a lesson: its game, what was confirmed, the last step, if it was done."""

    game: Game | None
    done: Sequence[str]
    reached: int
    over: bool


def lesson_file(lesson: Lesson) -> Path:
    return files.data_folder() / "lessons" / lesson.file


def save(lesson: Lesson, game: Game, done: Sequence[str], note: LessonNote, over: bool) -> None:
    """Keep a lesson as it stands; a game that is over is kept elsewhere."""
    record = {} if game.over else game.record.as_json()
    progress = {"done": list(done), "reached": note.number, "over": over}
    text = json.dumps({**progress, **record}, indent=1, ensure_ascii=False)
    files.write(lesson_file(lesson), text + "\n")


def load(lesson: Lesson) -> Progress | None:
    """What is kept of a lesson; None if nothing is."""
    path = lesson_file(lesson)
    if not path.exists():
        return None
    try:
        value = json.loads(files.read(path))
        done, reached, over = value["done"], value["reached"], value["over"]
        game = arkwright.replay(Record.from_json(value)) if "moves" in value else None
        if not all(isinstance(id, str) for id in done) or type(reached) is not int:
            raise TypeError
    except (ArkwrightError, KeyError, TypeError, ValueError) as error:
        raise files.BadFile(
            f"{path} is not a lesson that was left: move it away to begin anew ({error})"
        ) from None
    return Progress(game, done, reached, bool(over))
