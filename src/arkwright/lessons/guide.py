"""What the note in the margin says now, by the moves played and what the learner has confirmed."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from arkwright.lessons import conditions
from arkwright.lessons.comparison import Row
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.judging import Met, judged
from arkwright.lessons.lesson import DO, Lesson, Say, Step
from arkwright.lessons.walk import Stage, Walk, fits
from arkwright.play import Game
from arkwright.play.errors import Fact

EXPECT = "expect"
"""How the name of a figure begins that is a fact of a move the step shows."""
GOAL = "goal"
"""How that of a figure begins which a drill asks for."""


@dataclass(frozen=True, slots=True)
class Reached:
    """A step that was reached: after how many moves, and how long it takes."""

    step: str
    position: int
    minutes: int


@dataclass(frozen=True, slots=True)
class Note:
    """The note in the margin.

    `says` is the id of its sentence, with the attributes .kicker .title .todo .why; `letters` are
    the places that it speaks of. `shows` are the moves still expected, in notation. `compare` has
    the own row first. `retry` is the position to take the table back to. It `reads` when it waits
    for a button; the learner's `own_way` has left what this step expects. `met` is empty until a
    drill is over.
    """

    step: str
    number: int
    count: int
    kind: str
    says: str
    facts: Mapping[str, Fact]
    letters: Mapping[str, str]
    rule: str
    why: bool
    shows: Sequence[str]
    compare: Sequence[Row]
    retry: int | None
    reads: bool
    own_way: bool
    over: bool
    reached: Sequence[Reached]
    met: Sequence[Met]


def note(lesson: Lesson, game: Game, seat: int, done: Collection[str]) -> Note:
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
    return Note(
        step=step.id,
        number=lesson.steps.index(step) + 1,
        count=len(lesson.steps),
        kind=step.kind,
        says=sentence(lesson, step, said),
        facts=facts,
        letters=step.letters,
        rule=step.rule,
        why=step.why,
        shows=shown(stage, game),
        compare=comparison.shown() if comparison else [],
        retry=next((one.position for one in walk.stages if one.step.id == step.retry), None),
        reads=step.reads and not stage.passed,
        own_way=stage.own_way and step.kind == DO,
        over=walk.judged is not None if lesson.over else step is lesson.steps[-1] and stage.passed,
        reached=[Reached(one.step.id, one.position, one.step.minutes) for one in walk.stages],
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


def shown(stage: Stage, game: Game) -> list[str]:
    """The moves still expected, or hinted at; of those that are patterns, what can be played."""
    if stage.own_way or game.seat != stage.figures.seat:
        return []
    found: list[str] = []
    for wanted in stage.missing:
        fitting = [move.text for move in game.moves if fits(move, wanted)]
        found += [wanted] if isinstance(wanted, str) else fitting[:1]
    return found
