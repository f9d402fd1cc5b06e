"""The way through a lesson: which steps were reached, when, and by what they were left.

It follows from the moves played and from what the learner has confirmed. What is to be read bars
the way until it is confirmed or the learner plays on. Nothing that happens meanwhile is lost: it
counts as if it had been read at once.
"""

from collections.abc import Collection, Sequence

from arkwright.lessons import conditions
from arkwright.lessons.comparison import Comparison, compared
from arkwright.lessons.figures import Figures
from arkwright.lessons.lesson import DO, FREE, Lesson, Step, When
from arkwright.play import Event, Game, Move
from arkwright.play.move import Pattern

Happened = list[tuple[int, Sequence[Event]]]
"""The events of a game by how many moves were played then."""


class Stage:
    """A step that was reached: where, at which event, and what the learner has done in it."""

    def __init__(self, step: Step, position: int, figures: Figures) -> None:
        self.step = step
        self.position = position
        self.figures = figures
        self.did: list[Move] = []
        self.missing: list[str | Pattern] = list(step.expect or step.hint)
        """What was expected or hinted at, and is still to be played."""
        self.own_way = False
        self.passed = False

    def see(self, move: Move) -> None:
        """The learner has played a move in it."""
        self.did.append(move)
        fitting = next((wanted for wanted in self.missing if fits(move, wanted)), None)
        if fitting is not None and not self.own_way:
            self.missing.remove(fitting)
        else:
            self.own_way = True
        if self.step.kind == DO and (self.own_way or not self.missing):
            self.passed = True


def fits(move: Move, wanted: str | Pattern) -> bool:
    return move.text == wanted if isinstance(wanted, str) else move.fits(wanted)


class Walk:
    """A lesson as far as a game has come, for a seat that has confirmed some steps."""

    def __init__(self, lesson: Lesson, game: Game, seat: int, done: Collection[str]) -> None:
        self.lesson = lesson
        self.game = game
        self.seat = seat
        self.done = done
        self.stages: list[Stage] = []
        self.judged: Figures | None = None
        """How it stood when a drill was over."""
        self.comparisons: dict[tuple[str, int], Comparison | None] = {}
        first = len(lesson.table.moves)
        self.last = last_of(game, seat)
        self.now = game.at(0)
        self.happened: Happened = [(0, self.now.events[:])]
        for number, move in enumerate(game.played):
            if number == first:
                self.begin()
            mine = self.now.seat == seat
            before = len(self.now.events)
            self.now.play(move)
            self.happened.append((number + 1, self.now.events[before:]))
            if number >= first:
                self.go_on(move if mine else None)
        if len(game.played) == first:
            self.begin()

    @property
    def current(self) -> Stage:
        return self.stages[-1]

    def begin(self) -> None:
        """The lesson begins here, at its first step."""
        self.reach(self.lesson.steps[0], None)
        self.meet(None)

    def go_on(self, mine: Move | None) -> None:
        """See the last move if it was the learner's, meet its events, then what is asked now."""
        if mine is not None:
            self.current.see(mine)
        if self.current.step.kind == FREE:
            self.current.passed = True
        for event in self.happened[-1][1]:
            self.meet(event)
        self.meet(None)

    def meet(self, event: Event | None) -> None:
        """Reach the steps that begin with an event, or with the question that is asked now."""
        over = self.lesson.over
        if over is not None and self.judged is None and self.begins(over, event):
            self.judged = self.figures(event)
        while self.is_passed():
            ahead = self.lesson.steps[self.lesson.steps.index(self.current.step) + 1 :]
            step = next((step for step in ahead if self.begins(step.when, event)), None)
            if step is None:
                return
            self.reach(step, event)

    def is_passed(self) -> bool:
        """Whether the way leads on from the present step."""
        stage = self.current
        if stage.step.reads:
            stage.passed = stage.step.id in self.done or stage.position < self.last
        elif stage.step.kind == DO and stage.step.id in self.done:
            stage.own_way = stage.passed = True
        return stage.passed

    def reach(self, step: Step, event: Event | None) -> None:
        figures = self.figures(event)
        self.stages.append(Stage(step, len(self.now.played), figures))

    def begins(self, when: When, event: Event | None) -> bool:
        """Whether something begins with an event, or with the question that is asked now."""
        if when.event:
            told = event is not None and event.id == when.event
            if not told or event is None or when.seat not in (None, event.seat):
                return False
            if any(event.facts.get(name) != value for name, value in when.facts):
                return False
        elif when.question:
            asked = self.now.decision
            if event is not None or asked is None or asked.question != when.question:
                return False
            if asked.seat != (self.seat if when.seat is None else when.seat):
                return False
        elif when.step and not any(
            stage.step.id == when.step and stage.passed for stage in self.stages
        ):
            return False
        return not when.conditions or conditions.all_hold(when.conditions, self.figures(event).find)

    def figures(self, event: Event | None) -> Figures:
        """All figures as it stands, with those where the learner's last choice began."""
        places = [place for place, stage in enumerate(self.stages) if not stage.step.reads]
        since = self.stages[places[-1] if places else 0 :]
        return Figures(
            self.now.copy(),
            self.seat,
            event,
            [move for stage in since for move in stage.did],
            self.happened[:],
            since[0].figures if since else None,
            self.compare,
        )

    def compare(self, figures: Figures) -> Comparison | None:
        """What the last compared choice before these figures brought; None if none was sold."""
        position = len(figures.game.played)
        asked = [
            (stage.step.compare, stage.position)
            for stage in self.stages
            if stage.step.compare is not None and stage.position <= position
        ]
        if not asked:
            return None
        compare, began = asked[-1]
        scene = figures.scene(compare.good)
        if scene is None or scene["begun"] <= began:
            return None
        key = compare.good, scene["begun"]
        if key not in self.comparisons:
            self.comparisons[key] = compared(self.game, compare, scene, self.seat)
        return self.comparisons[key]


def last_of(game: Game, seat: int) -> int:
    """How many moves had been played with a seat's last one."""
    last, then = 0, game.at(0)
    for number, move in enumerate(game.played, 1):
        if then.seat == seat:
            last = number
        then.play(move)
    return last
