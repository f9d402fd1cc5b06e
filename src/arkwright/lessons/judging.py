"""Whether a drill has reached its goal, once it is over."""

from dataclasses import dataclass

from arkwright.lessons import conditions
from arkwright.lessons.figures import Figures
from arkwright.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class MetGoal:
    """A goal of a drill, once it was judged."""

    condition: str
    """What had to hold."""
    holds: bool
    """Whether it held when the drill was over."""


def judged(lesson: Lesson, figures: Figures | None) -> list[MetGoal]:
    """Each goal, as it stood when the drill was over; none before."""
    if figures is None:
        return []
    find = figures.find
    return [MetGoal(str(goal), conditions.holds(goal, find)) for goal in lesson.goal]
