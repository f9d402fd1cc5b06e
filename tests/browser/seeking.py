"""Positions to play from in the browser: games are played until what is sought turns up."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple

import arkwright
from arkwright import Game, Move, Record, bots
from arkwright.play.journal import Event
from arkwright.play.move import kebab
from arkwright.play.step import Step, steps_of
from tests.titles import Curious, Options

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
    """What can be sought in the games of a title: every kind of some moves, and more things.

    The known games have it all, as the rules are; others are played only for what these lack.
    """

    def __init__(
        self,
        title: str,
        moves: Iterable[Move],
        set_ups: Sequence[Seats],
        known: Sequence[int],
        things: Iterable[str],
        thing_of: Callable[[Move, str], str],
        opening: tuple[str, str],
        tabs: Sequence[str],
        happening: Callable[[Event], str] = lambda event: "",
        wishes: Mapping[int, Sequence[str]] | None = None,
        options: Options | None = None,
    ) -> None:
        self.title = title
        self.set_ups = set_ups
        self.known = known
        self.things = sorted(things)
        self.thing_of = thing_of
        self.happening = happening
        self.wishes = wishes or {}
        """By the number of a known game, what is wished for in it: no seeds are below 1."""
        self.options = options or {}
        """Those of a new table."""
        self.opening = opening
        """The first move of a game, as good as any, and the kind of a second one."""
        self.tabs = (*tabs, "log")
        """The parts of the table on a phone."""
        self.moves = frozenset(move.text for move in moves)
        self.kinds = sorted({kind_of(type(move)) for move in moves})
        self.names_of = cache(self.find_names)

    def __repr__(self) -> str:
        return self.title

    def __getitem__(self, name: str) -> Sought:
        return self.everything[name]

    def named(self, first: str) -> list[str]:
        """The things whose names begin so, without that."""
        return [name.removeprefix(first) for name in self.things if name.startswith(first)]

    def find_names(self, move: Move, question: str) -> frozenset[str]:
        """What is found where a move is offered as an answer."""
        kind = kind_of(type(move)) if move.text in self.moves else ""
        return frozenset({kind, self.thing_of(move, question)})

    @cached_property
    def everything(self) -> dict[str, Sought]:
        """For each thing that can be sought, the first position where it turns up."""
        missing = {*self.kinds, *self.things}
        found: dict[str, Sought] = {}
        for seed in dict.fromkeys((*self.known, *range(1, MOST_GAMES + 1))):
            record, seen = self.watched(seed, missing)
            for name, (place, move) in seen.items():
                found[name] = Sought(record, place, move)
            missing -= seen.keys()
            if not missing:
                return found
        raise AssertionError(f"{MOST_GAMES} games have none of these: {', '.join(sorted(missing))}")

    def new(self, seed: int) -> Game:
        """A new game with one of the set-ups."""
        seats, options = self.set_ups[seed % len(self.set_ups)]
        return begun(self.title, seats, seed, options)

    def where(self, holds: Callable[[Game], bool]) -> Game:
        """A game that stands where something holds, for the first time."""
        for seed in range(1, MOST_GAMES + 1):
            game, player = self.new(seed), Curious(seed)
            while not game.over:
                if holds(game):
                    return game
                game.play(player.choose(game))
        raise AssertionError(f"this holds nowhere in {MOST_GAMES} games")

    def watched(self, seed: int, missing: set[str]) -> tuple[Record, dict[str, tuple[int, str]]]:
        """A game to its end, and where in it something missing was first offered or happened."""
        game = self.new(seed)
        player = Wishful(self.wishes[seed]) if seed in self.wishes else Curious(seed)
        seen: dict[str, tuple[int, str]] = {}
        while not game.over:
            place, before = len(game.played), len(game.events)
            assert game.decision is not None
            question = game.decision.question
            if (asked := f"question {question}") in missing:
                seen.setdefault(asked, (place, game.moves[0].text))
            for offer in game.moves:
                for name in self.names_of(offer, question) & missing:
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
        self.clerk = bots.make("manager", 0)

    def choose(self, game: Game) -> Move:
        for wish in self.wishes:
            for move in game.moves:
                if move.text.startswith(wish):
                    return move
        return self.clerk.choose(game, game.seat)


def begun(title: str, seats: int, seed: int, options: Options) -> Game:
    chosen = {name.replace("-", "_"): value for name, value in options.items()}
    return arkwright.new(title, seats=seats, seed=seed, **chosen)


def kind_of(kind: type[Move]) -> str:
    return f"kind {kind.__name__}"


def questions(package: str) -> list[str]:
    """Every question that a title asks."""
    steps = steps_of(package).values()
    return [f"question {kebab(step.__name__)}" for step in steps if step.moves is not Step.moves]
