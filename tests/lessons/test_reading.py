"""A lesson's file that is wrong is told in one sentence: the file, the step, and what is wrong."""

import json
from typing import Any

import pytest

from arkwright.lessons import guide, library, reading
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.lesson import Lesson
from arkwright.play.plain import Json
from tests.lessons.test_lessons_doc import TITLE, block

FILE = f"{TITLE}/bread-for-all.json"


def read(path: str = "", value: Any = None) -> Lesson:
    """The lesson of the docs with something in it changed: an entry by its path."""
    changed: Json = json.loads(block("json"))
    *parents, name = path.split("/") if path else [""]
    inside = changed
    for parent in parents:
        inside = inside[int(parent) if parent.isdecimal() else parent]
    if path:
        inside[name] = value
    return reading.read(json.dumps(changed), FILE, [TITLE])[0]


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("kind", "story", "kind is one of lesson, drill, not 'story'"),
        ("minutes", "two", "minutes must be a number"),
        ("colour", "red", "colour means nothing here"),
        ("goal", ["event.spaces >> 3"], "no condition"),
        ("goal", [], "a drill has a goal"),
        ("table/seats", ["Ada", "Strutt", "Wedgwood"], "one of the seats must be 'learner'"),
        ("table/options", {"weather": "bad"}, "has no option 'weather'"),
        ("table/position", {}, "with a seed or with a position"),
        ("rivals/script", {"7": []}, "7 means nothing here"),
        ("steps/0/kind", "do", "step task: a step of kind 'do' expects moves"),
        ("steps/0/when", {"start": True, "question": "turn"}, "one of start, question"),
        ("steps/0/when", {"question": "turn"}, "the first step must begin"),
        ("steps/1/when", {"event": "sold", "seat": "9"}, "not '9'"),
        ("steps/1/when", {"question": "turn", "good": "food"}, "only an event has good"),
        ("steps/1/retry", "later", "there is no step later before it"),
        ("steps/1/id", "task", "two steps task"),
        ("steps/0/letters", dict.fromkeys("abcd", "jobs"), "at most 3 things"),
        ("steps/0/compare", {"good": "food", "values": ["5"]}, "a list of numbers"),
    ],
)
def test_what_is_wrong_is_said(path: str, value: Any, why: str) -> None:
    with pytest.raises(BadLesson) as error:
        read(path, value)
    assert str(error.value).startswith(f"{FILE}: ")
    assert why in str(error.value)


@pytest.mark.parametrize(
    ("figure", "why"),
    [
        ("me.gold", "there is no figure 'me.gold'"),
        ("seat.7.cash", "must name a seat"),
        ("nowhere", "there is no figure 'nowhere'"),
        ("event.spaces", "there is no figure 'event.spaces' here"),
        ("factory.lamps.price", "there is no figure 'factory.lamps.price' here"),
        ("expect.4.pounds", "one of the 1 moves"),
        ("goal.3", "one of the goals"),
        ("market", "is no number and no word"),
    ],
)
def test_a_figure_that_is_not_there_names_file_and_step(figure: str, why: str) -> None:
    lesson = read("steps/0/facts", [figure])
    with pytest.raises(BadLesson) as error:
        guide.note(lesson, lesson.begin("Ada"), lesson.seat, [])
    assert str(error.value).startswith(f"{FILE}, step task: ")
    assert why in str(error.value)


def test_what_a_goal_asks_for_is_a_figure() -> None:
    lesson = read("steps/0/facts", [{"aim": "goal.1"}])
    note = guide.note(lesson, lesson.begin("Ada"), lesson.seat, [])
    assert str(lesson.goal[0]).endswith(f" {note.facts['aim']}")


def test_a_file_that_is_no_json_is_said_to_be_none() -> None:
    with pytest.raises(BadLesson, match="this is not JSON"):
        reading.read("{", FILE, [TITLE])


def test_a_lesson_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(BadLesson, match=f"{TITLE} has no lesson 'all'; there are: guided-decade"):
        library.find(TITLE, "all")
