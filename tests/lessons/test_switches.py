"""What a lesson tells of the editions' differences is from their switches, and differs indeed."""

import pytest

from arkwright import locales
from arkwright.handbook.rules import rules
from arkwright.lessons import library
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.figures import WAY
from arkwright.lessons.walk import Walk
from arkwright.play import Sheet
from tests.lessons.playing import Played

LESSON = library.find("arkwright-2025", "new-edition")


def told() -> list[str]:
    """The switches that the lesson tells of, by their names."""
    figures = [figure.split(".") for step in LESSON.steps for _, figure in step.facts]
    return [path[1] for path in figures if path[0] == "switch" and path[-1] == WAY]


def test_every_rule_that_the_lesson_calls_new_is_otherwise_in_the_older_edition() -> None:
    old, new = Sheet.read("water-frame-2016"), Sheet.read(LESSON.title)
    assert len(set(told())) >= 3
    for name in told():
        assert old.get(f"switch.{name}.way") != new.get(f"switch.{name}.way")


def test_a_switch_is_told_by_the_id_of_its_sentence() -> None:
    facts = Played(LESSON, LESSON.shown).said("differs").facts
    assert facts["marker_switch"] == "marker-reuse"
    assert facts["moves_switch"] == "marker-reuse-moves"


def test_all_rules_that_differ_are_counted_and_told_by_both_their_ways() -> None:
    find = Walk(LESSON, LESSON.begin("Ada"), LESSON.seat, []).current.figures.find
    count = Played(LESSON, LESSON.shown).said("further").facts["rules"]
    assert isinstance(count, int)
    assert count >= len(set(told()))
    for number in range(1, count + 1):
        rule = f"differs.water-frame-2016.{number}"
        assert find(f"{rule}.here") != find(f"{rule}.there")
        assert str(find(f"{rule}.here")).startswith(str(find(rule)))
    assert find(f"differs.water-frame-2016.{count + 1}") == ""


def test_a_title_that_is_not_there_differs_in_nothing() -> None:
    find = Walk(LESSON, LESSON.begin("Ada"), LESSON.seat, []).current.figures.find
    with pytest.raises(BadLesson, match=r"there is no figure 'differs\.chess'"):
        find("differs.chess")


def test_a_switch_that_is_not_there_is_no_figure() -> None:
    walked = Walk(LESSON, LESSON.begin("Ada"), LESSON.seat, [])
    with pytest.raises(BadLesson, match=r"there is no figure 'switch\.weather'"):
        walked.current.figures.find("switch.weather")


def test_the_pages_that_the_last_note_unfolds_tell_every_rule_that_differs() -> None:
    count = Played(LESSON, LESSON.shown).said("further").facts["rules"]
    told = {
        one.entry
        for chapter in rules(LESSON.title, locales.ENGLISH).chapters
        for one in chapter.differences
        if one.entry.startswith("switch.")
        and any("water-frame-2016" in other.titles for other in one.others)
    }
    assert len(told) == count
