"""Lessons: which there are, how far I am, and the note in the margin of a lesson's table."""

import datetime
from typing import Annotated

from msgspec import Meta, Struct

from arkwright.lessons.comparison import ComparedRow as ComparedRow
from arkwright.lessons.guide import LessonNote as LessonNote
from arkwright.lessons.guide import ReachedStep as ReachedStep
from arkwright.lessons.judging import MetGoal as MetGoal
from arkwright.lessons.lesson import LessonKind
from arkwright.server.messages.common import Form, TableId

StepId = Annotated[str, Meta(max_length=40, description="The id of a step.", examples=["marker"])]
LessonId = Annotated[
    str, Meta(max_length=40, description="The id of a lesson.", examples=["guided-decade"])
]


class LessonStep(Struct):
    """A step of a lesson, before it is played."""

    id: StepId
    minutes: int
    """How long it takes, in minutes; 0 if it is not worth telling."""


class LessonProgress(Struct):
    """How far I am in a lesson."""

    table: TableId | None
    """The table where it goes on; none if I have left it or taken it away."""
    reached: StepId
    """The step that I have come to."""
    solved: bool
    """Whether I have gone through it, or reached the goal of a drill, at least once."""
    answer: str
    """What I played in a drill when it was last judged; empty before."""
    at: datetime.datetime
    """When I was last at it."""


class LessonOffer(Struct):
    """A lesson that can be begun."""

    id: LessonId
    kind: LessonKind
    """A lesson, or a drill that is judged."""
    subject: Annotated[str, Meta(examples=["prices"])]
    """What it is about; empty if about everything."""
    minutes: int
    """How long it takes, in minutes."""
    steps: list[LessonStep]
    """Its steps, in their order."""
    progress: LessonProgress | None
    """How far I am; none if I have not begun it."""


class TitleLessons(Struct):
    """The lessons of a title, in the order in which they are best played."""

    title: str
    lessons: list[LessonOffer]
    """What can be begun."""


class LessonForm(Form):
    """Beginning a lesson, or going on with it at the table that stands."""

    anew: bool = False
    """Whether to begin at a new table though one stands."""


class ConfirmForm(Form):
    """That one has read a step, or goes one's own way in it."""

    confirm: StepId


class UsedSubject(Struct):
    """Something of the rules, and whether I have used it in any game."""

    subject: Annotated[str, Meta(examples=["machines"])]
    """What it is: a word of the list of subjects of its game."""
    section: Annotated[str, Meta(examples=["II.2.3"])]
    """Its section in the rulebook of the title."""
    used: bool
    """Whether a move of mine brought it about."""


class TitleUsed(Struct):
    """What I have used of the rules of a title, in games of any edition of it."""

    title: str
    subjects: list[UsedSubject]
    """What there is to use, in the order of the rulebook."""
