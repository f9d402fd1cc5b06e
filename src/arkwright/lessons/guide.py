"""What the note in the margin says now, by the moves played and what the learner has confirmed."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from arkwright.lessons import conditions
from arkwright.lessons.comparison import ComparedRow, Comparison
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.judging import MetGoal, judged
from arkwright.lessons.lesson import DO, Lesson, Say, Step, StepKind
from arkwright.lessons.walk import Stage, Walk, fits
from arkwright.play import Game
from arkwright.play.errors import Fact

EXPECT = "expect"
"""How the name of a figure begins that is a fact of a move the step shows."""
GOAL = "goal"
"""How that of a figure begins which a drill asks for."""
COMPARE = "compare"
"""How that of a figure begins which is of a compared choice."""


@dataclass(frozen=True, slots=True)
class ReachedStep:
    """A step that was reached, and where the game stood then."""

    step: str
    """The id of a step."""
    position: int
    """How many moves were played then."""
    minutes: int
    """How long it takes, in minutes; 0 if it is not worth telling."""


@dataclass(frozen=True, slots=True)
class LessonNote:
    """What the note in the margin says now."""

    step: str
    """The id of a step."""
    number: int
    """Which step it is, counted from 1."""
    count: int
    """How many steps there are."""
    kind: StepKind
    """What is wanted: a button, certain moves, any move, watching, nothing or a choice."""
    says: str
    """The id of its sentence, which has the attributes `kicker`, `title`, `todo` and `why`."""
    facts: Mapping[str, Fact]
    letters: Mapping[str, str]
    """The places on the board that it points at, each with its letter."""
    rule: str
    """The section of the rules; empty if none."""
    why: bool
    """Whether it also says why."""
    differs: str
    """The title whose rules that go otherwise here are listed below it; empty if none."""
    shows: Sequence[str]
    """The moves that are still expected, in their notation."""
    compare: Sequence[ComparedRow]
    """What was chosen, first, and at most two other choices."""
    other: int | None
    """The choice to try instead: that of which the sentence speaks, else the best compared."""
    retry: int | None
    """The position to take the table back to for another choice; none if there is none."""
    begun: bool
    """Whether the learner has played a move in it: its facts are those of before."""
    reads: bool
    """Whether it waits to be confirmed, not for a move."""
    own_way: bool
    """Whether the learner has left the way that this step describes."""
    over: bool
    """Whether the lesson is over."""
    reached: Sequence[ReachedStep]
    """The steps so far, in their order."""
    met: Sequence[MetGoal]
    """The goals of a drill; none before it was judged."""


def note(lesson: Lesson, game: Game, seat: int, done: Collection[str]) -> LessonNote:
    """The note as a game stands, for a seat that has confirmed these steps."""
    walk = Walk(lesson, game, seat, done)
    stage = walk.current
    step = stage.step
    try:
        said = saying(stage)
        facts = facts_of(lesson, stage, said)
    except BadLesson as error:
        raise BadLesson(f"{lesson.file}, step {step.id}: {error}") from None
    comparison = walk.compare(stage.figures) if step.retry else None
    return LessonNote(
        step=step.id,
        number=lesson.steps.index(step) + 1,
        count=len(lesson.steps),
        kind=step.kind,
        says=sentence(lesson, step, said),
        facts=facts,
        letters=step.letters,
        rule=step.rule,
        why=step.why,
        differs=step.differs,
        shows=still_expected(stage, game),
        compare=comparison.own_and_neighbours() if comparison else [],
        other=other_choice(step, said, comparison) if comparison else None,
        retry=next((one.position for one in walk.stages if one.step.id == step.retry), None),
        begun=bool(stage.did),
        reads=step.reads and not stage.passed,
        own_way=stage.own_way and step.kind == DO,
        over=walk.judged is not None if lesson.over else step is lesson.steps[-1] and stage.passed,
        reached=[ReachedStep(one.step.id, one.position, one.step.minutes) for one in walk.stages],
        met=judged(lesson, walk.judged),
    )


def sentence(lesson: Lesson, step: Step, said: Say | None) -> str:
    """The id of what a step says."""
    return f"lesson-{lesson.id}-{step.id}" + (f"-{said.id}" if said else "")


def saying(stage: Stage) -> Say | None:
    """The sentence of a step that fits: the first whose conditions hold."""
    find = stage.figures.find
    fitting = (say for say in stage.step.say if conditions.all_hold(say.conditions, find))
    return next(fitting, None)


def facts_of(lesson: Lesson, stage: Stage, said: Say | None) -> dict[str, Fact]:
    """The facts of a step's sentence, as they were when it was reached."""
    names = (*stage.step.facts, *(said.facts if said else ()))
    return {name: fact_of(lesson, stage, figure) for name, figure in names}


def other_choice(step: Step, said: Say | None, comparison: Comparison) -> int | None:
    """What the sentence compares the own choice with; of several, or of none, the best."""
    figures = [figure.split(".") for _, figure in (*step.facts, *(said.facts if said else ()))]
    named = [comparison.row(path[1]) for path in figures if path[0] == COMPARE]
    rows = [row for row in named if row is not None and not row.own]
    best = max(
        rows or [row for row in comparison.own_and_neighbours() if not row.own],
        key=lambda row: (row.steps, row.profit),
        default=None,
    )
    return None if best is None else best.value


def fact_of(lesson: Lesson, stage: Stage, name: str) -> Fact:
    """A figure; what a move is about that the step expects or hints at: `expect.1.space`; or what
    a goal of the drill asks for: `goal.1`.
    """
    root, *path = name.split(".")
    if root == GOAL:
        return asked_for(lesson, name, path)
    if root != EXPECT:
        return stage.figures.needed(name)
    moves = [move for move in (*stage.step.expect, *stage.step.hint) if isinstance(move, str)]
    number, _, fact = ".".join(path).partition(".")
    if not number.isdecimal() or not 0 < int(number) <= len(moves):
        raise BadLesson(f"the figure {name!r} must name one of the {len(moves)} moves shown")
    facts = stage.figures.game.title.vocabulary.parse(moves[int(number) - 1]).facts
    if fact not in facts:
        raise BadLesson(f"there is no figure {name!r}")
    return facts[fact]


def asked_for(lesson: Lesson, name: str, path: Sequence[str]) -> int:
    """The number of a goal, the first being 1."""
    numbers = {str(n): goal.value for n, goal in enumerate(lesson.goal, 1)}
    value = numbers.get(".".join(path), "")
    if not value.isdecimal():
        raise BadLesson(f"the figure {name!r} must name one of the goals that has a number")
    return int(value)


def still_expected(stage: Stage, game: Game) -> list[str]:
    """The moves still expected, or hinted at; of those that are patterns, what can be played."""
    if stage.own_way or game.seat != stage.figures.seat:
        return []
    found: list[str] = []
    for wanted in stage.missing:
        fitting = [move.text for move in game.moves if fits(move, wanted)]
        found += [wanted] if isinstance(wanted, str) else fitting[:1]
    return found
