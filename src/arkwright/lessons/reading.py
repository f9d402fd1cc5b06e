"""A lesson read from its file: JSON, of which every name is known and every value of its kind."""

import json
from collections.abc import Sequence
from typing import TypeVar

import arkwright
from arkwright.lessons import conditions
from arkwright.lessons.conditions import BadLesson, Condition
from arkwright.lessons.lesson import (
    DO,
    FREE,
    KINDS,
    LEARNER,
    ME,
    STEP_KINDS,
    Compare,
    Lesson,
    Rivals,
    Say,
    Setting,
    Step,
    When,
)
from arkwright.play import ArkwrightError
from arkwright.play.move import Pattern
from arkwright.play.plain import Json

MOST_LETTERS = 3
S = TypeVar("S", bound=str)
T = TypeVar("T")


def read(text: str, file: str, titles: Sequence[str]) -> list[Lesson]:
    """The lesson of a file, once for each title it is for: those it names, or `titles`."""
    try:
        value = json.loads(text)
    except ValueError as error:
        raise BadLesson(f"{file}: this is not JSON ({error})") from None
    try:
        part = Part(value)
        named = part.words("for") or tuple(titles)
        lessons = [lesson_of(part, title) for title in named]
        part.expect_known()
    except ArkwrightError as error:
        raise BadLesson(f"{file}: {error}") from None
    return lessons


def lesson_of(part: "Part", title: str) -> Lesson:
    table = setting_of(part.part("table"), title)
    read_seat = Seats(table.learner, len(table.seats))
    lesson = Lesson(
        title=title,
        id=part.word("id"),
        kind=part.one_of("kind", KINDS),
        place=part.number("place", 0),
        minutes=part.number("minutes", 0),
        subject=part.word("subject", ""),
        table=table,
        rivals=rivals_of(part.part("rivals"), len(table.seats)),
        steps=tuple(step_of(step, read_seat) for step in part.parts("steps")),
        goal=conditions_of(part, "goal"),
        over=when_of(part.part("over"), read_seat) if part.has("over") else None,
        shown=part.words("shown"),
        others=part.lists("others"),
        wrong=part.lists("wrong"),
    )
    expect_whole(lesson)
    return lesson


def setting_of(part: "Part", title: str) -> Setting:
    options = part.table("options")
    seats = part.words("seats")
    position = part.get("position", None)
    if seats.count(LEARNER) != 1:
        raise BadLesson(f"table: one of the seats must be {LEARNER!r}")
    if (position is None) == (not part.has("seed")):
        raise BadLesson("table: it begins with a seed or with a position")
    settled = arkwright.find_title(title).settle({name: str(v) for name, v in options.items()})
    setting = Setting(seats, part.number("seed", 0), settled, position, part.words("moves"))
    part.expect_known()
    return setting


def rivals_of(part: "Part", seats: int) -> Rivals:
    script = Part(part.table("script"), "rivals.script")
    moves = {seat: script.words(str(seat)) for seat in range(seats) if script.has(str(seat))}
    script.expect_known()
    rivals = Rivals(moves, part.word("then", "clerk"))
    part.expect_known()
    return rivals


def step_of(part: "Part", seats: "Seats") -> Step:
    id = part.word("id")
    part.where = f"step {id}"
    step = Step(
        id=id,
        kind=part.one_of("kind", STEP_KINDS),
        when=when_of(part.part("when"), seats),
        expect=expected(part, "expect"),
        hint=expected(part, "hint"),
        letters={str(letter): str(place) for letter, place in part.table("letters").items()},
        facts=facts_of(part),
        rule=part.word("rule", ""),
        why=bool(part.get("why", False)),
        compare=compare_of(part.part("compare")) if part.has("compare") else None,
        say=tuple(say_of(say) for say in part.parts("say")),
        retry=part.word("retry", ""),
        differs=part.word("differs", ""),
        minutes=part.number("minutes", 1),
    )
    part.expect_known()
    if len(step.letters) > MOST_LETTERS:
        raise BadLesson(f"step {id}: at most {MOST_LETTERS} things have letters")
    if bool(step.expect) != (step.kind == DO) or (step.hint and step.kind != FREE):
        raise BadLesson(f"step {id}: a step of kind {DO!r} expects moves, a {FREE!r} one may hint")
    return step


def expected(part: "Part", name: str) -> tuple[str | Pattern, ...]:
    """Moves in notation, or patterns of what they are about."""
    found = part.get(name, [])
    if not isinstance(found, list) or not all(isinstance(one, str | dict) for one in found):
        raise BadLesson(f"{part.where}: {name} must be a list of moves or of patterns")
    return tuple(found)


def when_of(part: "Part", seats: "Seats") -> When:
    found = [name for name in ("start", "question", "event", "step") if part.has(name)]
    if len(found) != 1:
        raise BadLesson(f"{part.where}: it is one of start, question, event or step")
    when = When(
        start=bool(part.get("start", False)),
        question=part.word("question", ""),
        event=part.word("event", ""),
        step=part.word("step", ""),
        seat=seats.read(part.get("seat", None), part.where),
        conditions=conditions_of(part, "if"),
        facts=tuple(part.rest().items()),
    )
    if when.facts and not when.event:
        raise BadLesson(f"{part.where}: only an event has {', '.join(dict(when.facts))}")
    return when


def compare_of(part: "Part") -> Compare:
    values = part.get("values", [])
    if not isinstance(values, list) or not all(type(value) is int for value in values):
        raise BadLesson(f"{part.where}.values must be a list of numbers")
    compare = Compare(part.word("good"), tuple(sorted(values)))
    part.expect_known()
    return compare


def say_of(part: "Part") -> Say:
    say = Say(part.word("id"), conditions_of(part, "if"), facts_of(part))
    part.expect_known()
    return say


def conditions_of(part: "Part", name: str) -> tuple[Condition, ...]:
    return tuple(conditions.read(text) for text in part.words(name))


def facts_of(part: "Part") -> tuple[tuple[str, str], ...]:
    """Each by the last part of its name, or by a name of its own."""
    found: dict[str, str] = {}
    for fact in part.get("facts", []):
        if isinstance(fact, str):
            found[fact.rpartition(".")[2]] = fact
        elif isinstance(fact, dict):
            found.update({str(name): str(path) for name, path in fact.items()})
        else:
            raise BadLesson(f"{part.where}.facts must be names of figures")
    return tuple(found.items())


def expect_whole(lesson: Lesson) -> None:
    """Refuse steps that name others that are not there, and a drill that is never judged."""
    ids = [step.id for step in lesson.steps]
    for place, step in enumerate(lesson.steps):
        if ids.count(step.id) > 1:
            raise BadLesson(f"there are two steps {step.id}")
        for name in (step.when.step, step.retry):
            if name and name not in ids[:place]:
                raise BadLesson(f"step {step.id}: there is no step {name} before it")
    if not lesson.steps or not lesson.steps[0].when.start:
        raise BadLesson('the first step must begin with "start"')
    if (lesson.kind == "drill") != (lesson.over is not None) or bool(lesson.goal) != bool(
        lesson.over
    ):
        raise BadLesson("a drill has a goal, and says when it is over; a lesson has neither")


class Seats:
    """How a file names seats: "me", or the number of the place at the table from 0."""

    def __init__(self, learner: int, count: int) -> None:
        self.learner = learner
        self.count = count

    def read(self, value: Json, where: str) -> int | None:
        if value is None:
            return None
        if value == ME:
            return self.learner
        if str(value).isdecimal() and int(value) < self.count:
            return int(value)
        raise BadLesson(f"{where}: seat is {ME!r} or a number below {self.count}, not {value!r}")


class Part:
    """A table of a file, whose entries are asked for by name; what nobody asked for is refused."""

    def __init__(self, value: Json, where: str = "the lesson") -> None:
        if not isinstance(value, dict):
            raise BadLesson(f"{where} must be a table of names and values")
        self.value: dict[str, Json] = value
        self.where = where
        self.asked: set[str] = {"for"}

    def has(self, name: str) -> bool:
        return name in self.value

    def get(self, name: str, default: Json) -> Json:
        self.asked.add(name)
        return self.value.get(name, default)

    def kept(self, name: str, kind: type[T], word: str, default: T | None) -> T:
        found = self.get(name, default)
        if found is None:
            raise BadLesson(f"{self.where} has no {name!r}")
        if type(found) is not kind:
            raise BadLesson(f"{self.where}: {name} must be {word}")
        return found

    def word(self, name: str, default: str | None = None) -> str:
        return self.kept(name, str, "text", default)

    def number(self, name: str, default: int | None = None) -> int:
        return self.kept(name, int, "a number", default)

    def one_of(self, name: str, known: Sequence[S]) -> S:
        found = self.word(name)
        for one in known:
            if one == found:
                return one
        raise BadLesson(f"{self.where}: {name} is one of {', '.join(known)}, not {found!r}")

    def words(self, name: str) -> tuple[str, ...]:
        found = self.kept(name, list, "a list of texts", [])
        if not all(isinstance(item, str) for item in found):
            raise BadLesson(f"{self.where}: {name} must be a list of texts")
        return tuple(found)

    def lists(self, name: str) -> tuple[tuple[str, ...], ...]:
        """Lists of texts, such as ways to play."""
        found = self.kept(name, list, "a list of lists", [])
        return tuple(Part({name: item}, self.where).words(name) for item in found)

    def table(self, name: str) -> dict[str, Json]:
        return self.kept(name, dict, "a table", {})

    def part(self, name: str) -> "Part":
        return Part(self.table(name), f"{self.where}.{name}")

    def parts(self, name: str) -> list["Part"]:
        found = self.kept(name, list, "a list of tables", [])
        return [Part(item, f"{self.where}.{name}[{n}]") for n, item in enumerate(found, 1)]

    def rest(self) -> dict[str, Json]:
        """The entries that nobody asked for."""
        return {name: value for name, value in self.value.items() if name not in self.asked}

    def expect_known(self) -> None:
        for name in self.rest():
            raise BadLesson(f"{self.where}: {name} means nothing here")
