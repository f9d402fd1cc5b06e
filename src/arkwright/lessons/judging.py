"""Whether a drill has reached its goal, once it is over."""

from dataclasses import dataclass

from arkwright.lessons import conditions
from arkwright.lessons.figures import Figures
from arkwright.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Met:
    """A goal of a drill, and whether it held when the drill was over."""

    condition: str
    holds: bool


def judged(lesson: Lesson, figures: Figures | None) -> list[Met]:
    """Each goal, as it stood when the drill was over; none before."""
    if figures is None:
        return []
    find = figures.find
    return [Met(str(goal), conditions.holds(goal, find)) for goal in lesson.goal]
