"""Conditions of a lesson: a name, a sign, and what it is compared with. There is no code."""

import operator
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from arkwright.play.errors import ArkwrightError, Fact

SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}
WRITTEN = re.compile(r"(\S+) (=|<=|>=|<|>) (\S+)")
Find = Callable[[str], Fact | None]
"""What finds a figure by its name; None if there is no such figure now."""


class BadLesson(ArkwrightError):
    """A lesson's file that can't be read, or that names what is not there."""


class Condition(NamedTuple):
    """`event.appeal > 0`, `chosen.price < 7`, `compare.best.steps > event.spaces`."""

    name: str
    sign: str
    value: str

    def __str__(self) -> str:
        return f"{self.name} {self.sign} {self.value}"


def read(text: str) -> Condition:
    """A condition as a lesson's file has it."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise BadLesson(f"{text!r} is no condition: it must read as 'event.appeal > 0'")
    return Condition(*found.groups())


def holds(condition: Condition, find: Find) -> bool:
    """Whether a condition is met; one about a figure that there is not now, is not."""
    left = find(condition.name)
    right = compared(condition.value, find)
    if left is None or right is None:
        return False
    if condition.sign == "=":
        return left == right
    if isinstance(left, str) or isinstance(right, str):
        raise BadLesson(f"{condition}: words are equal or not, they are not more or less")
    return SIGNS[condition.sign](left, right)


def compared(value: str, find: Find) -> Fact | None:
    """What a condition compares with: a number, another figure, or a word."""
    if value.lstrip("-").isdecimal():
        return int(value)
    return find(value) if "." in value else value


def all_hold(conditions: Sequence[Condition], find: Find) -> bool:
    return all(holds(condition, find) for condition in conditions)
