"""The titles that are tested: a new one joins the tests of every game here by one line."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Protocol

import arkwright
from arkwright import Game, Move, Record
from arkwright.boardgame import moves as boardgame_moves
from arkwright.cardgame import moves as cardgame_moves
from arkwright.play.step import NOBODY, Json
from arkwright.play.table import Standing
from tests.boardgame import glance as boardgame
from tests.boardgame.laws import BoardGameLaws
from tests.cardgame import glance as cardgame
from tests.cardgame.laws import CardGameLaws


class Laws(Protocol):
    """What must hold on a title's table, told from its positions and views alone."""

    def check(self, game: Game, position: Json) -> None:
        """After every move, in order: nothing appears or vanishes, every figure is right."""

    def check_imagined(self, game: Game, imagined: Game) -> None:
        """What everybody knows is the same in an imagined game."""

    def check_readers(self, game: Game) -> None:
        """Call what only reads the table; the caller sees whether it has changed."""


Options = dict[str, str]


class Tested:
    """A title: its sets of options by the seats, of which one in so many is a case; the module
    with its moves, its laws, its table in a line; and whether a set-up is by chance, and whether
    something is hidden after it.
    """

    def __init__(
        self,
        options: Mapping[int, Sequence[Options]],
        one_in: int,
        moves: ModuleType,
        laws: Callable[[Game, Json], Laws],
        glance: Callable[[Game], str],
        by_chance: "Callable[[Case], bool]",
        hides: "Callable[[Case], bool]",
    ) -> None:
        self.options = options
        self.one_in = one_in
        self.moves = moves
        self.laws = laws
        self.glance = glance
        self.by_chance = by_chance
        self.hides = hides


def always(case: "Case") -> bool:
    return True


# The board game


WATER_FRAME = (
    {"setup": "predetermined", "events": "printed", "patrons": "no", "close-ban": "action"},
    {"setup": "predetermined", "events": "shuffled", "patrons": "no", "close-ban": "decade"},
    {"setup": "free", "events": "printed", "patrons": "yes", "close-ban": "action"},
    {"setup": "free", "events": "printed", "patrons": "no", "close-ban": "decade"},
)


# Its edition of 2025 and the short game: every set-up with each module, both and none

SETUPS = (
    {"setup": "predetermined", "events": "printed"},
    {"setup": "predetermined", "events": "shuffled"},
    {"setup": "free", "events": "printed"},
)
MODULES = [
    {"east-india": east_india, "asymmetric": asymmetric}
    for east_india in ("no", "yes")
    for asymmetric in ("no", "yes")
]
ARKWRIGHT_2025 = [setup | modules for setup in SETUPS for modules in MODULES]


# The card game: basic, each expert rule on its own, all of them

BASIC = {
    "draft": "no",
    "cards": "basic",
    "restrictions": "no",
    "start-ships": "yes",
    "start-shares": "no",
    "extra-production": "no",
    "early-shipping": "no",
    "random-factories": "no",
}
EXPERT = {
    "cards": "random",
    "restrictions": "yes",
    "start-ships": "no",
    "start-shares": "yes",
    "extra-production": "yes",
    "early-shipping": "yes",
}
DRAFT = {"draft": "yes"}
RANDOM_FACTORIES = {"random-factories": "yes"}


def card_game_options(seats: int) -> list[Options]:
    rules = [{name: value} for name, value in EXPERT.items()]
    if seats > 1:
        return [BASIC, *(BASIC | rule for rule in (*rules, DRAFT, EXPERT | DRAFT))]
    alone = (*rules, RANDOM_FACTORIES, EXPERT | RANDOM_FACTORIES, EXPERT)
    return [BASIC, *(BASIC | rule for rule in alone)]


def card_game_by_chance(case: "Case") -> bool:
    options = case.options
    return case.seats == 1 or options["cards"] == "random" or options["draft"] == "yes"


def card_game_hides(case: "Case") -> bool:
    """Only the bag of the solo game is hidden."""
    return case.seats == 1


def board_game(options: Sequence[Options], one_in: int) -> Tested:
    return Tested(
        dict.fromkeys((2, 3, 4), options),
        one_in,
        boardgame_moves,
        BoardGameLaws,
        boardgame.at_a_glance,
        always,
        always,
    )


TITLES = {
    "water-frame-2016": board_game(WATER_FRAME, 2),
    "water-frame-2014": board_game(WATER_FRAME, 2),
    "card-game": Tested(
        {seats: card_game_options(seats) for seats in (1, 2, 3, 4)},
        2,
        cardgame_moves,
        CardGameLaws,
        cardgame.at_a_glance,
        card_game_by_chance,
        card_game_hides,
    ),
    # With a third of the sets for each number of seats, the three together see every one.
    "arkwright-2025": board_game(ARKWRIGHT_2025, 3),
    "spinning-mule": board_game(ARKWRIGHT_2025, 3),
}


class Case:
    """A set-up to be tested, by today's rules or by an older version of them."""

    def __init__(
        self, title: str, seats: int, seed: int, options: dict[str, str], rules: int = 0
    ) -> None:
        self.title = title
        self.seats = seats
        self.seed = seed
        self.options = options
        self.rules = rules or arkwright.find_title(title).rules

    def __repr__(self) -> str:
        """What shows in the names of the tests, and is enough to play it again."""
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.title} seats={self.seats} seed={self.seed}{options}"

    def new(self) -> Game:
        names = arkwright.find_title(self.title).seat_names(self.seats)
        record = Record(self.title, self.rules, names, self.seed, self.options, [])
        return arkwright.replay(record)

    def laws(self, game: Game, position: Json) -> Laws:
        return TITLES[self.title].laws(game, position)


def every_case() -> list[Case]:
    """Every title with every number of seats, and some sets of its options with each."""
    found: list[Case] = []
    for number, (title, tested) in enumerate(TITLES.items()):
        for seats in arkwright.find_title(title).seats:
            first = (number + seats) % tested.one_in
            for options in tested.options[seats][first :: tested.one_in]:
                found.append(Case(title, seats, FIRST_SEED + len(found), options))
    return found


def one_of_each() -> list[Case]:
    """The first case of every title with every number of seats."""
    found: dict[tuple[str, int], Case] = {}
    for case in CASES:
        found.setdefault((case.title, case.seats), case)
    return list(found.values())


def seats_in(standings: Sequence[Standing]) -> list[int]:
    """The seats of people in the standings; automated opponents have none."""
    return [standing.seat for standing in standings if standing.seat != NOBODY]


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
