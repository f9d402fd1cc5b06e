"""Positions to play from in the browser: games are played until what is sought turns up."""

from functools import cache
from typing import NamedTuple

import arkwright
from arkwright import Game, Move, Record
from arkwright.waterframe import moves
from arkwright.waterframe.events import EVENTS
from tests.titles import Curious

TITLE = "water-frame-2016"
SET_UPS = (
    {"setup": "free", "patrons": "yes"},
    {"setup": "predetermined", "events": "shuffled"},
)
MOST_GAMES = 400
KNOWN = (1, 2, 4, 6, 7, 8, 10, 12, 20, 32, 34, 42, 44, 94, 182)
"""Games that have it all, as the rules are; others are played only for what these lack."""

KINDS = sorted(
    (kind for kind in vars(moves).values() if isinstance(kind, type) and issubclass(kind, Move)),
    key=lambda kind: kind.__name__,
)
KINDS.remove(Move)
USES = sorted(moves.USE)
TILES = sorted(moves.TILES)
HAPPENINGS = sorted(EVENTS)


class Sought(NamedTuple):
    """A position of a game that was played to its end, and a move there."""

    record: Record
    place: int
    move: str

    @property
    def game(self) -> Game:
        """The game as it stood before the move."""
        return arkwright.replay(self.record).at(self.place)


def kind_of(kind: type[Move]) -> str:
    return f"kind {kind.__name__}"


@cache
def names_of(move: Move) -> frozenset[str]:
    """What is found where a move is offered."""
    found = {kind_of(type(move))}
    if isinstance(move, moves.TakeTile):
        found.add(f"tile {move.kind}")
    elif isinstance(move, moves.Use):
        found.add(f"use {move.kind}")
    return frozenset(found)


def wanted() -> set[str]:
    """Everything that can be sought."""
    return {
        *(kind_of(kind) for kind in KINDS),
        *(f"tile {tile}" for tile in TILES),
        *(f"use {use}" for use in USES),
        *(f"event {event}" for event in HAPPENINGS),
    }


@cache
def everything() -> dict[str, Sought]:
    """For each thing that can be sought, the first position where it turns up."""
    missing = wanted()
    found: dict[str, Sought] = {}
    for seed in dict.fromkeys((*KNOWN, *range(1, MOST_GAMES + 1))):
        record, seen = watched(seed, missing)
        for name, (place, move) in seen.items():
            found[name] = Sought(record, place, move)
        missing -= seen.keys()
        if not missing:
            return found
    raise AssertionError(f"{MOST_GAMES} games have none of these: {', '.join(sorted(missing))}")


def watched(seed: int, missing: set[str]) -> tuple[Record, dict[str, tuple[int, str]]]:
    """A game played to its end, and where in it something missing was first offered or revealed."""
    game = arkwright.new(TITLE, seats=4, seed=seed, **SET_UPS[seed % 2])
    player = Curious(seed)
    seen: dict[str, tuple[int, str]] = {}
    while not game.over:
        place, before = len(game.played), len(game.events)
        for offer in game.moves:
            for name in names_of(offer) & missing:
                seen.setdefault(name, (place, offer.text))
        move = player.choose(game)
        game.play(move)
        for event in game.events[before:]:
            name = f"event {event.facts.get('event')}"
            if event.id == "event" and name in missing:
                seen.setdefault(name, (place, move.text))
    return game.record, seen
