"""Positions to play from in the browser: games are played until what is sought turns up."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from types import ModuleType
from typing import NamedTuple

import arkwright
from arkwright import Game, Move, Record, bots
from arkwright.cardgame import moves as card_game
from arkwright.cardgame.edition import CARDS
from arkwright.play.journal import Event
from arkwright.play.move import kebab
from arkwright.play.step import Step, steps_of
from arkwright.waterframe import moves as water_frame
from arkwright.waterframe.events import EVENTS
from tests.browser.desk import Desk
from tests.titles import DRAFT, EXPERT, RANDOM_FACTORIES, Curious, Options

MOST_GAMES = 400


class Sought(NamedTuple):
    """A position of a game that was played to its end, and a move there."""

    record: Record
    place: int
    move: str

    @property
    def game(self) -> Game:
        """The game as it stood before the move."""
        return arkwright.replay(self.record).at(self.place)


class Seats(NamedTuple):
    """How a game is set up."""

    seats: int
    options: Options


class Seeking:
    """What can be sought in the games of a title: every kind of its moves, and more things.

    The known games have it all, as the rules are; others are played only for what these lack.
    """

    def __init__(
        self,
        title: str,
        moves: ModuleType,
        set_ups: Sequence[Seats],
        known: Sequence[int],
        things: Iterable[str],
        thing_of: Callable[[Move], str],
        opening: tuple[str, str],
        tabs: Sequence[str],
        happening: Callable[[Event], str] = lambda event: "",
        wishes: Sequence[str] = (),
    ) -> None:
        self.title = title
        self.set_ups = set_ups
        self.known = known
        self.things = sorted(things)
        self.thing_of = thing_of
        self.happening = happening
        self.wishes = wishes
        self.opening = opening
        """The first move of a game, as good as any, and the kind of a second one."""
        self.tabs = (*tabs, "log")
        """The parts of the table on a phone."""
        kinds = (kind for kind in vars(moves).values() if isinstance(kind, type))
        own = {kind for kind in kinds if issubclass(kind, Move) and kind is not Move}
        self.kinds = sorted(own, key=lambda kind: kind.__name__)
        self.names_of = cache(self.find_names)

    def __repr__(self) -> str:
        return self.title

    def __getitem__(self, name: str) -> Sought:
        return self.everything[name]

    def named(self, first: str) -> list[str]:
        """The things whose names begin so, without that."""
        return [name.removeprefix(first) for name in self.things if name.startswith(first)]

    def find_names(self, move: Move) -> frozenset[str]:
        """What is found where a move is offered."""
        return frozenset({kind_of(type(move)), self.thing_of(move)})

    @cached_property
    def everything(self) -> dict[str, Sought]:
        """For each thing that can be sought, the first position where it turns up."""
        missing = {*(kind_of(kind) for kind in self.kinds), *self.things}
        found: dict[str, Sought] = {}
        for seed in dict.fromkeys((*self.known, *range(1, MOST_GAMES + 1))):
            record, seen = self.watched(seed, missing)
            for name, (place, move) in seen.items():
                found[name] = Sought(record, place, move)
            missing -= seen.keys()
            if not missing:
                return found
        raise AssertionError(f"{MOST_GAMES} games have none of these: {', '.join(sorted(missing))}")

    def watched(self, seed: int, missing: set[str]) -> tuple[Record, dict[str, tuple[int, str]]]:
        """A game to its end, and where in it something missing was first offered or happened."""
        seats, options = self.set_ups[seed % len(self.set_ups)]
        chosen = {name.replace("-", "_"): value for name, value in options.items()}
        game = arkwright.new(self.title, seats=seats, seed=seed, **chosen)
        player = Curious(seed) if seed else Wishful(self.wishes)
        seen: dict[str, tuple[int, str]] = {}
        while not game.over:
            place, before = len(game.played), len(game.events)
            assert game.decision is not None
            if (asked := f"question {game.decision.question}") in missing:
                seen.setdefault(asked, (place, game.moves[0].text))
            for offer in game.moves:
                for name in self.names_of(offer) & missing:
                    seen.setdefault(name, (place, offer.text))
            move = player.choose(game)
            game.play(move)
            for event in game.events[before:]:
                if (name := self.happening(event)) in missing:
                    seen.setdefault(name, (place, move.text))
        return game.record, seen


class Wishful:
    """Plays as a clerk does, but whatever it wishes for if that is possible, the first wish first:
    what chance hardly ever brings.
    """

    def __init__(self, wishes: Sequence[str]) -> None:
        self.wishes = wishes
        self.clerk = bots.make("clerk", 0)

    def choose(self, game: Game) -> Move:
        for wish in self.wishes:
            for move in game.moves:
                if move.text.startswith(wish):
                    return move
        return self.clerk.choose(game, game.seat)


def kind_of(kind: type[Move]) -> str:
    return f"kind {kind.__name__}"


def questions(package: str) -> list[str]:
    """Every question that a title asks."""
    steps = steps_of(package).values()
    return [f"question {kebab(step.__name__)}" for step in steps if step.moves is not Step.moves]


# The board game


def thing_of_water_frame(move: Move) -> str:
    if isinstance(move, water_frame.TakeTile):
        return f"tile {move.kind}"
    return f"use {move.kind}" if isinstance(move, water_frame.Use) else ""


WATER_FRAME = Seeking(
    "water-frame-2016",
    water_frame,
    [
        Seats(4, {"setup": "free", "patrons": "yes"}),
        Seats(4, {"setup": "predetermined", "events": "shuffled"}),
    ],
    (1, 2, 4, 6, 7, 8, 10, 12, 20, 32, 34, 42, 44, 94, 182),
    [
        *(f"tile {tile}" for tile in water_frame.TILES),
        *(f"use {use}" for use in water_frame.USE),
        *(f"event {event}" for event in EVENTS),
    ],
    thing_of_water_frame,
    ("place workers 4", "hire"),
    ("markets", "jobs", "company", "rivals", "offer"),
    lambda event: f"event {event.facts.get('event')}" if event.id == "event" else "",
)


# The card game


def thing_of_card_game(move: Move) -> str:
    if isinstance(move, card_game.TakeCard):
        return f"card {move.card}"
    return move.text if isinstance(move, card_game.UseCard | card_game.Act) else ""


NEVER_USED = ("use developer",)
"""It is turned by the move that makes another card ready."""

CARD_GAME = Seeking(
    "card-game",
    card_game,
    [
        Seats(2, EXPERT),
        Seats(3, EXPERT),
        Seats(4, EXPERT | DRAFT),
        Seats(1, EXPERT),
        Seats(1, EXPERT | RANDOM_FACTORIES),
    ],
    (0, 17, 100, 9, 1, 61),
    [
        *(f"card {card}" for card in CARDS),
        *(move.text for move in card_game.USE.values() if move.text not in NEVER_USED),
        *(move.text for move in card_game.ACT.values()),
        *questions("arkwright.cardgame"),
    ],
    thing_of_card_game,
    ("act employ", "employ"),
    ("markets", "company", "developments", "offer", "rivals"),
    # An Engineer that is discarded while it lies at a factory.
    wishes=(
        "discard engineer",
        "take engineer",
        *(f"quality food {value}" for value in (5, 4, 3, 2, 1)),
        "act quality",
        "develop quality",
        "take ",
    ),
)

TABLES = (WATER_FRAME, CARD_GAME)
"""Every title that has a table in the browser."""


def table_of(desk: Desk) -> Seeking:
    """What is known of the title that is played at a table."""
    title = desk.state()["title"]
    return next(table for table in TABLES if table.title == title)


@cache
def finished(title: str, seats: int = 4, seed: int = 11) -> Game:
    """A game that clerks have played to its end."""
    game = arkwright.new(title, seats=seats, seed=seed)
    clerks = [bots.make("clerk", seat) for seat in range(seats)]
    while not game.over:
        game.play(clerks[game.seat].choose(game, game.seat))
    return game
