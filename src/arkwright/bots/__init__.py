"""Players made of code: each chooses a move for its seat."""

import importlib
import os
import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Protocol

from arkwright.play import BadSetup, Game, Move

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Seed = int | str


class Bot(Protocol):
    """A player made of code."""

    def choose(self, game: Game, seat: int) -> Move:
        """One of the legal moves at the decision the game stands at."""


@dataclass(frozen=True, slots=True)
class Grade:
    """How well a bot of the house plays: the module that makes it, and its time for a turn.

    The module has `make(rng, grade, style, seconds)`. What it plays follows from the seed and from
    a budget of steps; `seconds`, where they are given, may end its thinking sooner.
    """

    module: str
    seconds: float = 0.0
    """How long it thinks about a turn at a table; 0 if it takes no time worth telling."""
    has_style: bool = True


GRADES = {
    "random": Grade("arkwright.bots.chance", has_style=False),
    "clerk": Grade("arkwright.bots.house"),
    "manager": Grade("arkwright.bots.house", 0.2),
    "director": Grade("arkwright.bots.house", 1.0),
    "tycoon": Grade("arkwright.bots.house", 3.0),
}
"""The bots of the house, weakest first."""

STAND_IN = "clerk"
"""The bot that plays on for whoever can't, be it a person or another bot."""

STYLES = ("two-factories", "four-factories", "shipper")
"""What a bot of the house leans to: few factories made strong, many, or trade overseas."""

ENTRY_POINTS = "arkwright.bots"
"""The group under which an installed package names bots of its own."""

NAME = re.compile(r"[^\s/:,]{1,40}")
"""What a bot may be called; the other signs separate it from a style, a class or another bot."""

OWN: dict[str, str] = {}
"""Bots that whoever started this process allows by name, as `package.module:Class`."""


@cache
def installed() -> dict[str, "EntryPoint"]:
    """Bots of other packages that are installed here, by name; a process looks for them once."""
    from importlib.metadata import entry_points  # the bots of the house need not wait for it

    found = {point.name: point for point in entry_points(group=ENTRY_POINTS)}
    return {name: point for name, point in found.items() if NAME.fullmatch(name)}


def names() -> list[str]:
    """Every bot that can be asked for by name: those of the house, weakest first, then others."""
    return [*GRADES, *(name for name in sorted({*OWN, *installed()}) if name not in GRADES)]


def check(name: str) -> str:
    """The name of a bot that exists, `tycoon` or with a style `tycoon/shipper`.

    It refuses classes: what comes from the network or from a file may name no code.
    """
    grade, slash, style = name.partition("/")
    if grade not in GRADES and grade not in OWN and grade not in installed():
        known = ", ".join(names())
        raise BadSetup(
            f"there is no bot {grade!r}; there are: {known}", "no-bot", name=grade, known=known
        )
    if slash:
        if grade not in GRADES or not GRADES[grade].has_style:
            raise BadSetup(f"{grade} has no styles", "no-styles", name=grade)
        if style not in STYLES:
            known = ", ".join(STYLES)
            raise BadSetup(
                f"there is no style {style!r}; there are: {known}",
                "no-style",
                name=style,
                known=known,
            )
    return name


def bring(name: str) -> str:
    """What whoever started this process asks for: a bot by its name, or an own class.

    A class `package.module:Class` can be asked for as `Class` from then on, also by others.
    """
    if ":" not in name:
        return check(name)
    called = own_class(name).__name__
    if not NAME.fullmatch(called):
        raise BadSetup(f"the name of a bot has at most 40 letters: {called}")
    if called in GRADES or OWN.get(called, name) != name:
        raise BadSetup(f"there is another bot {called} already: call the class of {name} otherwise")
    OWN[called] = name
    return called


def settled(name: str, seed: Seed) -> str:
    """The name with its style: one that says none leans to a style by chance.

    A table settles it once, so that a bot that is made anew for every turn keeps its style.
    """
    if name in GRADES and GRADES[name].has_style:
        return f"{name}/{random.Random(f'style/{seed}').choice(STYLES)}"
    return name


def make(name: str, seed: Seed = 0, at_table: bool = False) -> Bot:
    """A bot by its name, or one's own as `package.module:Class`, whose class is given a Random.

    The same seed gives the same choices, unless people wait `at_table`: there the house's bots
    keep to the seconds of their grade.
    """
    rng = random.Random(seed)
    if ":" in name:
        return made(name, own_class(name), rng)
    check(name)
    grade, _, style = settled(name, seed).partition("/")
    if grade in GRADES:
        seconds = GRADES[grade].seconds if at_table else 0.0
        module = importlib.import_module(GRADES[grade].module)
        bot: Bot = module.make(rng, grade, style, seconds)
        return bot
    if grade in OWN:
        return made(name, own_class(OWN[grade]), rng)
    point = installed()[grade]
    return made(name, own_class(f"{point.module}:{point.attr}"), rng)


def own_class(name: str) -> type[Bot]:
    """The class named as `package.module:Class`, also of a file in the folder we stand in."""
    module, _, cls = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found: type[Bot] = attrgetter(cls)(importlib.import_module(module))
    except Exception as error:  # whatever a module does when it is loaded
        raise BadSetup(f"the bot {name} can't be loaded: {error_line(error)}") from error
    if not callable(getattr(found, "choose", None)):
        raise BadSetup(f"the bot {name} can't be played: it is no class with choose(game, seat)")
    return found


def made(name: str, cls: Callable[..., Bot], rng: random.Random) -> Bot:
    try:
        return cls(rng)
    except Exception as error:  # whatever a class does when it is made
        raise BadSetup(f"the bot {name} can't be made: {error_line(error)}") from error


def error_line(error: BaseException) -> str:
    """An error in a line: its kind, and what it says."""
    return f"{type(error).__name__}: {error}"
