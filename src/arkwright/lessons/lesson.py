"""A lesson: the table that it begins at, its rivals, its steps. `reading` makes it of its file."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

import arkwright
from arkwright.lessons.conditions import Condition
from arkwright.play import Game
from arkwright.play.errors import Fact
from arkwright.play.move import Pattern
from arkwright.play.plain import Json

LEARNER = "learner"
"""How a file names the learner's seat."""
ME = "me"
"""How a condition or a figure names it."""
LessonKind = Literal["lesson", "drill"]
StepKind = Literal["do", "free", "read", "watch", "comment", "choice"]
KINDS: tuple[LessonKind, ...] = get_args(LessonKind)
STEP_KINDS: tuple[StepKind, ...] = get_args(StepKind)
DO, FREE = "do", "free"
READ = ("read", "watch", "comment", "choice")
"""Kinds of steps that wait for a button instead of a move."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The table of a lesson: its seats and set-up, or a position; the moves up to its beginning."""

    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    position: Json
    moves: tuple[str, ...]

    @property
    def learner(self) -> int:
        return self.seats.index(LEARNER)


@dataclass(frozen=True, slots=True)
class Rivals:
    """What the other seats play, by seat, and the bot that goes on when it no longer fits."""

    script: Mapping[int, tuple[str, ...]]
    then: str


@dataclass(frozen=True, slots=True)
class When:
    """When a step begins: at the start, at a question to the learner, an event, after a step.

    An event has the `seat` it happened to, if one is named, and all the `facts`; whatever it is,
    the conditions must hold.
    """

    start: bool = False
    question: str = ""
    event: str = ""
    step: str = ""
    seat: int | None = None
    facts: tuple[tuple[str, Fact], ...] = ()
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Compare:
    """A choice whose neighbours are compared afterwards: the prices of a good."""

    good: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Say:
    """One of the sentences of a step, said if its conditions hold, with facts of its own."""

    id: str
    conditions: tuple[Condition, ...]
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One idea. What each field means is told in docs/lessons.md."""

    id: str
    kind: StepKind
    when: When
    expect: tuple[str | Pattern, ...]
    """What a prescribed step asks for."""
    hint: tuple[str | Pattern, ...]
    """What a free one shows to who asks for it."""
    letters: Mapping[str, str]
    facts: tuple[tuple[str, str], ...]
    """The names of its facts, and the names of the figures that they are."""
    rule: str
    why: bool
    compare: Compare | None
    say: tuple[Say, ...]
    retry: str
    differs: str
    """The title from which all rules that go otherwise here are listed; empty if none."""
    minutes: int

    @property
    def reads(self) -> bool:
        """Whether it waits for a button, not for a move."""
        return self.kind in READ


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson or a drill of a title."""

    title: str
    id: str
    kind: LessonKind
    place: int
    minutes: int
    subject: str
    table: Setting
    rivals: Rivals
    steps: tuple[Step, ...]
    goal: tuple[Condition, ...]
    over: When | None
    """When a drill is judged."""
    shown: tuple[str, ...]
    """The learner's moves on the shown way; what a read step waits for is confirmed."""
    others: tuple[tuple[str, ...], ...]
    wrong: tuple[tuple[str, ...], ...]

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.table.learner

    @property
    def file(self) -> str:
        """How its file is named to who writes it."""
        return f"{self.title}/{self.id}.json"

    @property
    def bot(self) -> str:
        """What the rivals' seats are played by."""
        return f"lesson/{self.title}/{self.id}"

    def step(self, id: str) -> Step:
        return next(step for step in self.steps if step.id == id)

    def names(self, learner: str) -> list[str]:
        """Who sits where, with the learner's own name; a rival of the same name steps aside."""
        taken = learner.strip().casefold()
        return [
            learner if name == LEARNER else f"{name} II" if name.casefold() == taken else name
            for name in self.table.seats
        ]

    def begin(self, learner: str) -> Game:
        """The table where the lesson begins."""
        table = self.table
        if table.position is not None:
            game = arkwright.from_position(self.placed(learner))
        else:
            game = arkwright.new(self.title, self.names(learner), table.seed, **table.options)
        for move in table.moves:
            game.play(move)
        return game

    def placed(self, learner: str) -> Json:
        """Its position as one of this title, with the names of who sits there."""
        position: Json = json.loads(json.dumps(self.table.position))
        position["title"] = self.title
        position["table"]["names"] = self.names(learner)
        return position
