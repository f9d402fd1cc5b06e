"""Lessons: which there are, how far I am, and the note in the margin of a lesson's table."""

import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from arkwright.server.messages.common import Fact, Form, Notation, PositionNumber, TableId

LessonKind = Literal["lesson", "drill"]
StepKind = Literal["read", "do", "free", "watch", "comment", "choice"]
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


class ComparedRow(Struct):
    """What a choice of mine brought, or what another would have brought, all else as it was."""

    value: int
    """What was chosen, such as a price."""
    sold: int
    """Goods that were sold."""
    income: int
    """What was paid for them."""
    profit: int
    """The income less the costs of the production."""
    steps: int
    """By how much the share value rose."""
    space: int
    """The share space after it."""
    portfolio: int
    """What my shares were worth after it."""
    own: bool
    """Whether it is what I chose."""


class ReachedStep(Struct):
    """A step that was reached, and where the game stood then."""

    step: StepId
    position: PositionNumber
    minutes: int
    """How long it takes, in minutes; 0 if it is not worth telling."""


class MetGoal(Struct):
    """A goal of a drill, once it was judged."""

    condition: Annotated[str, Meta(examples=["me.cash >= 20"])]
    """What had to hold."""
    holds: bool
    """Whether it held in the end."""


class LessonNote(Struct):
    """What the note in the margin says now."""

    step: StepId
    number: int
    """Which step it is, counted from 1."""
    count: int
    """How many steps there are."""
    kind: StepKind
    """What is wanted: a button, certain moves, any move, watching, nothing or a choice."""
    says: Annotated[str, Meta(examples=["lesson-guided-decade-marker"])]
    """The id of its sentence, which has the attributes `kicker`, `title`, `todo` and `why`."""
    facts: dict[str, Fact]
    letters: Annotated[dict[str, str], Meta(examples=[{"a": "market.food.ladder"}])]
    """The places on the board that it points at, each with its letter."""
    rule: str
    """The section of the rules; empty if none."""
    why: bool
    """Whether it also says why."""
    shows: list[Notation]
    """The moves that are still expected."""
    compare: list[ComparedRow]
    """What I chose, first, and at most two other choices."""
    retry: PositionNumber | None
    """The position to take the table back to for another choice; none if there is none."""
    reads: bool
    """Whether it waits to be confirmed, not for a move."""
    own_way: bool
    """Whether I have left the way that this step describes."""
    over: bool
    """Whether the lesson is over."""
    reached: list[ReachedStep]
    """The steps so far, in their order."""
    met: list[MetGoal]
    """The goals of a drill; none before it was judged."""


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
