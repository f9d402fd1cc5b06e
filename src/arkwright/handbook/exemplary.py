"""Examples of the rules: positions, and moves from them that show what a section says.

Each is a file: the title whose predetermined table it changes, the section, what lies otherwise
there by its path in the position, the moves, and what there is then; `what_if` are other moves
from it, `drawn` is what is drawn of it. `options` are those of the table, `told` is what is told
of what happens, if not all of it.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from arkwright import locales
from arkwright.handbook.books import titled
from arkwright.handbook.drawings import RuleDrawing, drawing_of
from arkwright.handbook.positions import course, laid
from arkwright.handbook.terms import Drawn
from arkwright.play import Game
from arkwright.play.step import Json

FOLDER = "examples"
PLAYERS = ("blue", "red", "green")
"""What they are called, seat by seat."""
GOING_ON = ("done", "end turn")


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
    options: dict[str, str]
    position: dict[str, Json]
    ways: tuple[Way, ...]
    """What is shown first, then what would be otherwise."""
    drawn: Drawn
    told: tuple[str, ...]
    """The events that are told; all if it names none."""

    def begin(self, title: str = "") -> Game:
        """The game where it begins, of its title or of one that is based on it."""
        return laid(title or self.title, self.position, self.options)


@cache
def examples() -> tuple[Example, ...]:
    """All examples there are."""
    folder = resources.files("arkwright.handbook") / FOLDER
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(read(file) for file in files)


def read(file: Traversable) -> Example:
    written = json.loads(file.read_text("utf-8"))
    ways = [written, *written.get("what_if", [])]
    return Example(
        file.name.removesuffix(".json"),
        written["title"],
        written["section"],
        written.get("options", {}),
        written["position"],
        tuple(Way(tuple(way["moves"]), way["then"]) for way in ways),
        Drawn(**written["drawn"]),
        tuple(written.get("told", ())),
    )


def examples_of(title: str) -> list[Example]:
    """The examples on the page of a title: its own, and those of the title its book is for."""
    return [example for example in examples() if example.title in (title, titled(title))]


@dataclass(frozen=True)
class RuleStep:
    """A move of an example, in words."""

    says: str
    """The move in words; empty where it only goes on."""
    events: list[str]
    """What it brought about, in words."""


@dataclass(frozen=True)
class RuleExample:
    """A position, and moves from it that show what a section says."""

    id: str
    """The id of an example."""
    ways: list[list[RuleStep]]
    """What is shown first, then what would be otherwise."""
    players: list[str]
    """What the companies are called, seat by seat."""
    drawing: RuleDrawing
    """What the first of them comes to."""


def in_words(example: Example, title: str, language: str) -> RuleExample:
    """An example as it is played at a table of a title."""
    names = [locales.word("colour", name, language) for name in PLAYERS]
    ways = [steps_in_words(example, way, title, language, names) for way in example.ways]
    shown = course(example.begin(title), example.ways[0].moves)
    return RuleExample(example.id, ways, names, drawing_of(shown, example.drawn))


def steps_in_words(
    example: Example, way: Way, title: str, language: str, names: list[str]
) -> list[RuleStep]:
    """A way in words, by the sentences of the moves and of what happens."""
    game = example.begin(title)
    decides = any(move not in GOING_ON for move in way.moves)
    steps: list[RuleStep] = []
    for move in way.moves:
        before = len(game.events)
        game.play(move)
        goes_on = decides and move in GOING_ON
        said = "" if goes_on else locales.move(game.played[-1], names, language, title)
        events = [
            locales.event(event, names, language, title)
            for event in game.events[before:]
            if not example.told or event.id in example.told
        ]
        steps.append(RuleStep(locales.capitalised(said), events))
    return steps
