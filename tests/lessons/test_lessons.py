"""Every lesson of every title, along each way that it names: what it says is there and is true.

A change of the rules that breaks a lesson is told by the lesson's file, the way and the move.
"""

import re

import pytest

from arkwright import locales
from arkwright.lessons.guide import LessonNote, sentence
from arkwright.lessons.lesson import DO, LEARNER, Lesson, Step
from arkwright.locales.facts import spoken
from arkwright.locales.loading import files, messages_of
from tests.lessons.playing import all_lessons, all_played, played

LONGEST = {"kicker": 28, "title": 34, "": 420, "todo": 64}
"""Letters of each part of a note, in any language; of a to-do, its first paragraph."""
MOST_WORDS, MOST_WITH_MORE = 60, 80
"""Words of a note in English; the goal, and a comment with its table, may have more."""
GOAL = re.compile(r"^lesson-\S+-goal-\d+ =", re.MULTILINE)
"""The id of a goal in words has its number."""
PARAGRAPH = "  "
"""What a blank line of a message reads as."""

LESSONS = all_lessons()
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.file)
each_language = pytest.mark.parametrize("language", locales.languages())


def says(lesson: Lesson, step: Step) -> list[str]:
    """The ids of all sentences of a step."""
    return [sentence(lesson, step, say) for say in step.say or (None,)]


@each_lesson
def test_the_shown_way_reaches_every_step_and_the_end(lesson: Lesson) -> None:
    shown = played(lesson, "the shown way")
    assert shown.steps == [step.id for step in lesson.steps]
    assert shown.now.over
    assert not any(note.own_way for note in shown.notes)
    assert all(goal.holds for goal in shown.now.met)


@each_lesson
def test_rivals_follow_their_script_on_the_shown_way(lesson: Lesson) -> None:
    game = played(lesson, "the shown way").game
    found: dict[int, list[str]] = {}
    then = game.at(len(lesson.table.moves))
    for move in game.played[len(lesson.table.moves) :]:
        found.setdefault(then.seat, []).append(move.text)
        then.play(move)
    for seat, script in lesson.rivals.script.items():
        assert found[seat][: len(script)] == list(script), f"{lesson.file}: seat {seat}"


@each_lesson
def test_other_ways_are_no_worse(lesson: Lesson) -> None:
    for number in range(1, len(lesson.others) + 1):
        other = played(lesson, f"other way {number}")
        assert not any(note.own_way for note in other.notes), other.name
        if lesson.goal:
            assert other.now.over, other.name
            assert all(goal.holds for goal in other.now.met), other.name


@each_lesson
def test_wrong_ways_are_known_as_such(lesson: Lesson) -> None:
    for number in range(1, len(lesson.wrong) + 1):
        wrong = played(lesson, f"wrong way {number}")
        if lesson.goal:
            assert wrong.now.over, wrong.name
            assert not all(goal.holds for goal in wrong.now.met), wrong.name
        else:
            assert any(note.own_way for note in wrong.notes), wrong.name
            # The lesson goes on all the same, at the next step that there is.
            assert not wrong.now.own_way, wrong.name


@each_lesson
def test_moves_that_are_shown_can_be_played(lesson: Lesson) -> None:
    shown = played(lesson, "the shown way")
    for note in shown.notes:
        if note.shows:
            position = next(one.position for one in note.reached if one.step == note.step)
            game = shown.game.at(position)
            for move in note.shows:
                game.play(move)


@each_lesson
def test_every_step_says_something(lesson: Lesson) -> None:
    messages = messages_of(locales.ENGLISH, lesson.title)
    assert set(messages.patterns(f"lesson-{lesson.id}")) == {"", "about"}
    for step in lesson.steps:
        if step.say:
            assert set(messages.patterns(f"lesson-{lesson.id}-{step.id}")) == {"title"}
        for id in says(lesson, step):
            needed = {"", "kicker", "title"} | ({"why"} if step.why else set())
            needed |= {"todo"} if step.kind == DO else set()
            assert set(messages.patterns(id)) == needed, id


@each_lesson
@each_language
def test_every_language_has_the_same_sentences(lesson: Lesson, language: str) -> None:
    ours = messages_of(language, lesson.title)
    english = messages_of(locales.ENGLISH, lesson.title)
    ids = [id for step in lesson.steps for id in says(lesson, step)]
    for id in (f"lesson-{lesson.id}", *ids):
        assert set(ours.patterns(id)) == set(english.patterns(id)), id


@each_lesson
@each_language
def test_every_note_can_be_said_with_its_facts_in_its_length(lesson: Lesson, language: str) -> None:
    for way in all_played(lesson):
        for note in way.notes:
            assert all(isinstance(fact, str | int) for fact in note.facts.values())
            said = texts(note, language, lesson.title)
            for attribute, text in said.items():
                expect_short(note, attribute, text, language)
            letters = set(re.findall(r"\(([abc])\)", " ".join(said.values())))
            assert letters == set(note.letters), f"{note.says} speaks of {sorted(letters)}"


def texts(note: LessonNote, language: str, title: str) -> dict[str, str]:
    """All parts of a note as they read; a fact that is asked for and not there fails."""
    messages = messages_of(language, title)
    facts = spoken(note.facts, language, title=title)
    found: dict[str, str] = {}
    for attribute, pattern in messages.patterns(note.says).items():
        text, errors = messages.format(pattern, facts)
        assert not errors, f"{note.says}.{attribute}: {errors}"
        found[attribute] = text.replace("\n", " ")
    assert found, f"there is no message {note.says} in {language}"
    return found


def expect_short(note: LessonNote, attribute: str, text: str, language: str) -> None:
    longest = LONGEST.get(attribute)
    counted = text.split(PARAGRAPH)[0] if attribute == "todo" else text
    if longest is not None:
        assert len(counted) <= longest, f"{note.says}.{attribute} has {len(counted)}: {counted}"
    if language == locales.ENGLISH and attribute == "":
        most = MOST_WITH_MORE if note.number == 1 or note.kind == "comment" else MOST_WORDS
        words = [word for word in text.split() if re.search(r"\w\w|£|\d", word)]
        assert len(words) <= most, f"{note.says} has {len(words)} words"


@each_language
def test_no_digit_stands_in_a_sentence_of_a_lesson(language: str) -> None:
    found = [file for file in files(language) if file.name.startswith("lessons")]
    assert found
    for file in found:
        said = GOAL.sub("", file.read_text("utf-8"))
        assert not re.search(r"\d", said), file.name


@each_lesson
def test_a_lesson_is_the_same_for_any_name(lesson: Lesson) -> None:
    rival = next((name for name in lesson.table.seats if name != LEARNER), "Strutt")
    game = lesson.begin(rival)
    assert len(set(game.table.names)) == len(lesson.table.seats)
    assert game.table.names[lesson.seat] == rival
