"""A lesson at the prompt: notes between the decisions, words that help, and where it is kept."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arkwright.commands.app import app
from arkwright.commands.exit_codes import BAD_INPUT
from arkwright.lessons import library
from arkwright.lessons.lesson import Lesson
from tests.lessons.playing import Played

TITLE, ID = "water-frame-2016", "guided-decade"
LESSON: Lesson = library.find(TITLE, ID)
FIRST_TURN = LESSON.shown[: LESSON.shown.index("end turn") + 1]
READ = ""


def learn(*lines: str, words: tuple[str, ...] = (TITLE, ID)) -> str:
    """What the terminal shows when a person types these lines and then closes the input."""
    result = CliRunner().invoke(app, ["learn", *words], input="".join(f"{one}\n" for one in lines))
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


class Typed(Played):
    """A lesson as it is typed: an empty line for each note that is read, and the moves."""

    def __init__(self, lesson: Lesson, way: Sequence[str]) -> None:
        self.lines: list[str] = []
        super().__init__(lesson, way)

    def read(self) -> None:
        before = len(self.done)
        super().read()
        self.lines += [READ] * (len(self.done) - before)

    def play(self, move: str) -> None:
        self.lines.append(move)
        super().play(move)


@pytest.fixture
def kept(own_data_folder: Path) -> Path:
    return own_data_folder / "arkwright" / "lessons" / TITLE / f"{ID}.json"


def test_lessons_are_listed_with_what_was_done(kept: Path) -> None:
    assert "guided-decade" in learn(words=())
    assert not kept.exists()
    learn(READ, READ)
    assert f"step 3 of {len(LESSON.steps)}" in learn(words=(TITLE,))


def test_notes_stand_between_the_decisions() -> None:
    shown = learn(READ, READ, *FIRST_TURN, READ, READ, READ)
    assert "Strutt and Wedgwood follow the lesson." in shown
    assert f"The guided decade · step 1 of {len(LESSON.steps)}" in shown
    assert "your company is worth £100" in shown
    assert "→ Distribution on £4, food as high as it pays, end the action." in shown
    assert "£3 given up, one step gained" in shown
    assert "£10 profit" in shown
    assert "Clothes: nobody but you" in shown


def test_show_why_and_another_way() -> None:
    shown = learn(READ, READ, "show", "why", "another way", "place workers 2", "another way")
    assert "place distribution 4, distribute food, distribute food, done" in shown
    assert "Distribution falls by one" in shown
    assert "(II.2.5)" in shown
    assert "You go your own way" in shown


def test_a_choice_is_made_again(kept: Path) -> None:
    shown = learn(READ, READ, *FIRST_TURN, READ, READ, "why", "again", "done", "end turn")
    assert "stands alone at the top" in shown
    assert shown.count("From here on you decide") == 2
    moves = json.loads(kept.read_text("utf-8"))["moves"]
    assert "price food 6" not in moves
    assert "£3 more, one step less" in learn(READ, READ)


def test_a_lesson_is_gone_on_with_and_begun_anew(kept: Path) -> None:
    learn(READ, READ, "place distribution 4")
    assert "distribute food, distribute food, done" in learn("show")
    assert "Make your company worth most" in learn(words=(TITLE, ID, "--new"))
    assert json.loads(kept.read_text("utf-8"))["moves"] == []


def test_a_lesson_that_was_played_is_done() -> None:
    learn(*Typed(LESSON, LESSON.shown).lines)
    assert "yes" in learn(words=(TITLE,))


def test_a_lesson_that_is_not_there_and_a_file_that_is_none(kept: Path) -> None:
    unknown = CliRunner().invoke(app, ["learn", TITLE, "everything"])
    assert unknown.exit_code == BAD_INPUT
    kept.parent.mkdir(parents=True)
    kept.write_text("{}", "utf-8")
    broken = CliRunner().invoke(app, ["learn", TITLE, ID])
    assert broken.exit_code == BAD_INPUT
    assert "is not a lesson that was left" in broken.stderr
