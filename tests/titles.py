"""The titles that are tested: a new one joins the tests of every game here by one line."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Protocol

import arkwright
from arkwright import Game, Move
from arkwright.play.step import Json
from arkwright.waterframe import moves
from tests.waterframe.glance import at_a_glance
from tests.waterframe.laws import WaterFrameLaws


class Laws(Protocol):
    """What must hold on a title's table, told from its positions and views alone."""

    def check(self, game: Game, position: Json) -> None:
        """After every move, in order: nothing appears or vanishes, every figure is right."""

    def check_imagined(self, game: Game, imagined: Game) -> None:
        """What everybody knows is the same in an imagined game."""

    def check_readers(self, game: Game) -> None:
        """Call what only reads the table; the caller sees whether it has changed."""


class Tested:
    """A title: its sets of options, the module with its moves, its laws, its table in a line."""

    def __init__(
        self,
        options: Sequence[dict[str, str]],
        moves: ModuleType,
        laws: Callable[[Game, Json], Laws],
        glance: Callable[[Game], str],
    ) -> None:
        self.options = options
        self.moves = moves
        self.laws = laws
        self.glance = glance


WATER_FRAME = (
    {"setup": "predetermined", "events": "printed", "patrons": "no", "close-ban": "action"},
    {"setup": "predetermined", "events": "shuffled", "patrons": "no", "close-ban": "decade"},
    {"setup": "free", "events": "printed", "patrons": "yes", "close-ban": "action"},
    {"setup": "free", "events": "printed", "patrons": "no", "close-ban": "decade"},
)

TITLES = {
    "water-frame-2016": Tested(WATER_FRAME, moves, WaterFrameLaws, at_a_glance),
    "water-frame-2014": Tested(WATER_FRAME, moves, WaterFrameLaws, at_a_glance),
}


class Case:
    """A set-up to be tested."""

    def __init__(self, title: str, seats: int, seed: int, options: dict[str, str]) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.options = options

    def __repr__(self) -> str:
        """What shows in the names of the tests, and is enough to play it again."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.title} seats={self.seats} seed={self.seed}{options}"

    def new(self) -> Game:
        chosen = {name.replace("-", "_"): value for name, value in self.options.items()}
        return arkwright.new(self.title, seats=self.seats, seed=self.seed, **chosen)

    def laws(self, game: Game, position: Json) -> Laws:
        return TITLES[self.title].laws(game, position)


def every_case() -> list[Case]:
    """Every title with every number of seats, and every other set of its options with each."""
    found: list[Case] = []
    for number, (title, tested) in enumerate(TITLES.items()):
        for seats in arkwright.find_title(title).seats:
            for options in tested.options[(number + seats) % 2 :: 2]:
                found.append(Case(title, seats, FIRST_SEED + len(found), options))
    return found


FIRST_SEED = 987_654_321_000
"""Long, so that a seed is seen wherever it should not be."""
CASES = every_case()


class Curious:
    """Chooses moves at random, but rather a kind that it has seldom chosen: it sees many rules."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.chosen: Counter[str] = Counter()

    def choose(self, game: Game) -> Move:
        kinds: dict[str, list[Move]] = {}
        for move in game.moves:
            kinds.setdefault(self.kind(move), []).append(move)
        weights = [1 / (1 + self.chosen[kind]) ** 2 for kind in kinds]
        kind = self.rng.choices(list(kinds), weights)[0]
        self.chosen[kind] += 1
        return self.rng.choice(kinds[kind])

    def kind(self, move: Move) -> str:
        """The words of its notation without its numbers: `place workers`, `take tile patent`."""
        return " ".join(word for word in move.text.split() if not word.isdecimal())


def ahead(game: Game, count: int, rng: random.Random) -> None:
    """Play so many random moves, or to the end."""
    for _ in range(count):
        if game.over:
            return
        game.play(rng.choice(game.moves))
