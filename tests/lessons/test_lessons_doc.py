"""The page on how to write a lesson: its lesson is played, its sentences are those it needs."""

import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from arkwright.lessons import reading
from arkwright.lessons.guide import sentence
from arkwright.lessons.lesson import Lesson
from tests.lessons.playing import Played, ways

DOC = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
TITLE = "water-frame-2016"


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", DOC, re.DOTALL)
    assert found is not None
    return found[1]


def lesson() -> Lesson:
    return reading.read(block("json"), "docs/lessons.md", [TITLE])[0]


def test_its_ways_reach_the_goal_and_its_wrong_ways_do_not() -> None:
    drill = lesson()
    reached = {name: Played(drill, way, name).now for name, way in ways(drill)}
    assert all(note.over for note in reached.values())
    for name, note in reached.items():
        assert all(goal.holds for goal in note.met) != name.startswith("wrong"), name


def test_a_comment_is_chosen_by_what_came_of_it() -> None:
    drill = lesson()
    for way, says in ((drill.shown, "alone"), (drill.wrong[0], "tied")):
        note = Played(drill, way).said("sold")
        assert note.says == f"lesson-bread-for-all-sold-{says}"
        assert note.retry == len(drill.table.moves)
        assert note.compare[0].own


def test_its_sentences_are_those_that_it_needs() -> None:
    drill = lesson()
    messages = [entry for entry in FluentResource(block("ftl")).body if isinstance(entry, Message)]
    needed = {f"lesson-{drill.id}", *(f"lesson-{drill.id}-{step.id}" for step in drill.steps)}
    needed |= {sentence(drill, step, say) for step in drill.steps for say in step.say}
    assert {message.id.name for message in messages} == needed
    assert not re.search(r"\d", block("ftl"))
