"""Examples of the rules: positions, and moves from them that show what a section says.

Each is a file: the title whose predetermined table it changes, the section, what lies otherwise
there by its path in the position, the moves, and what there is then; `what_if` are other moves
from it.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import arkwright
from arkwright import locales
from arkwright.handbook.books import titled
from arkwright.play import Game
from arkwright.play.step import Json

SEATS, SEED = 3, 7
FOLDER = "examples"


@dataclass(frozen=True)
class Way:
    """Moves from the position of an example, and what then stands where in the position."""

    moves: tuple[str, ...]
    then: dict[str, Json]


@dataclass(frozen=True)
class Example:
    """An example of a section."""

    id: str
    title: str
    section: str
    position: dict[str, Json]
    ways: tuple[Way, ...]
    """What is shown first, then what would be otherwise."""

    def begin(self, title: str = "") -> Game:
        """The game where it begins, of its title or of one that is based on it."""
        position = arkwright.new(title or self.title, seats=SEATS, seed=SEED).position()
        for path, value in self.position.items():
            lay(position["table"], path, value)
        return arkwright.from_position(position)


def lay(table: Json, path: str, value: Json) -> None:
    """Put something into a position; it must have stood there before."""
    *way, last = path.split(".")
    for step in way:
        table = inside(table, step)
    inside(table, last)
    table[int(last) if isinstance(table, list) else last] = value


def inside(table: Json, step: str) -> Json:
    return table[int(step) if isinstance(table, list) else step]


def at(table: Json, path: str) -> Json:
    """What stands somewhere in a position."""
    for step in path.split("."):
        table = inside(table, step)
    return table


@cache
def examples() -> tuple[Example, ...]:
    """All examples there are."""
    folder = resources.files("arkwright.handbook") / FOLDER
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(read(file) for file in files)


def read(file: Traversable) -> Example:
    written = json.loads(file.read_text("utf-8"))
    ways = [written, *written["what_if"]]
    return Example(
        file.name.removesuffix(".json"),
        written["title"],
        written["section"],
        written["position"],
        tuple(Way(tuple(way["moves"]), way["then"]) for way in ways),
    )


def examples_of(title: str) -> list[Example]:
    """The examples on the page of a title: those of the title that its book is for."""
    return [example for example in examples() if example.title == titled(title)]


@dataclass(frozen=True)
class RuleStep:
    """A move of an example, in words."""

    says: str
    """The move in words."""
    events: list[str]
    """What it brought about, in words."""


@dataclass(frozen=True)
class RuleExample:
    """A position, and moves from it that show what a section says."""

    id: str
    """The id of an example."""
    ways: list[list[RuleStep]]
    """What is shown first, then what would be otherwise."""


def in_words(example: Example, language: str) -> RuleExample:
    return RuleExample(example.id, [steps_in_words(example, way, language) for way in example.ways])


def steps_in_words(example: Example, way: Way, language: str) -> list[RuleStep]:
    """A way in words, by the sentences of the moves and of what happens."""
    game = example.begin()
    names = [locales.word("colour", name, language) for name in ("blue", "red", "green")]
    steps: list[RuleStep] = []
    for move in way.moves:
        before = len(game.events)
        game.play(move)
        said = locales.move(game.played[-1], names, language, example.title)
        events = [
            locales.event(event, names, language, example.title) for event in game.events[before:]
        ]
        steps.append(RuleStep(locales.capitalised(said), events))
    return steps
