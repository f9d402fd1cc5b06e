"""Simulation: bots play a number of games; the same seed gives the same games on any machine."""

import multiprocessing
import os
import random
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import arkwright
from arkwright import bots
from arkwright.play import ArkwrightError, Game
from arkwright.play.step import NOBODY, Json

DECISION_LIMIT = 20_000
"""No game comes near this many decisions; one that does would never end."""

A = TypeVar("A")
B = TypeVar("B")


class EndlessGame(ArkwrightError):
    """A game that does not come to an end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: a title with its options, and a bot for each seat."""

    title: str
    bots: tuple[str, ...]
    options: dict[str, str | bool] = field(default_factory=dict)
    components: Json = None

    @property
    def seats(self) -> int:
        return len(self.bots)

    def deal(self, seed: int, seats: int | Sequence[str] = 0) -> Game:
        """A game before its first move; the seats may have names."""
        return arkwright.new(self.title, seats or self.seats, seed, self.components, **self.options)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went. The lists are by seat."""

    seed: int
    decisions: int
    scores: list[int]
    places: list[int]
    share_values: list[int]
    shares: list[int]
    loans: list[int]
    record: str = ""


@dataclass(frozen=True, slots=True)
class Range:
    """Many numbers in three."""

    mean: float
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Range":
        return cls(average(numbers), min(numbers), max(numbers))


@dataclass(frozen=True, slots=True)
class Summary:
    """How many games went, together. What a title does not have is None."""

    games: int
    decisions: int
    scores: Range
    winner_mean: float
    score_by_seat: list[float]
    wins_by_seat: list[float]
    """Games won, a shared win counting in parts."""
    length: Range
    share_values: Range | None
    shares: Range | None
    loans: Range | None


def game_seed(seed: int, number: int) -> int:
    """The seed of a game by its number, so that it does not matter who plays it, or when."""
    return random.Random(f"{seed}/{number}").getrandbits(arkwright.SEED_BITS)


def play_game(plan: Plan, seed: int, keep_record: bool = False) -> Outcome:
    """Play one game to its end."""
    game = plan.deal(seed)
    players = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(plan.bots)]
    while not game.over:
        seat = game.seat
        game.play(players[seat].choose(game, seat))
        if len(game.played) >= DECISION_LIMIT:
            raise EndlessGame(f"the game with seed {seed} did not end in {DECISION_LIMIT} moves")
    return outcome(game, seed, keep_record)


def outcome(game: Game, seed: int, keep_record: bool) -> Outcome:
    seated = [standing for standing in game.standings if standing.seat != NOBODY]
    by_seat = sorted(seated, key=lambda standing: standing.seat)
    companies = game.view(None)["companies"]
    return Outcome(
        seed,
        len(game.played),
        [standing.score for standing in by_seat],
        [standing.place for standing in by_seat],
        [company["share_value"] for company in companies],
        [company["shares"] for company in companies],
        [company["loans"] for company in companies],
        game.record.dumps() if keep_record else "",
    )


@dataclass(frozen=True, slots=True)
class Job:
    """One worker's task: play the game of a number. A value that travels to other processes."""

    plan: Plan
    seed: int
    keep_records: bool
    own_bots: dict[str, str] = field(default_factory=lambda: dict(bots.OWN))

    def __call__(self, number: int) -> Outcome:
        bots.OWN.update(self.own_bots)
        return play_game(self.plan, game_seed(self.seed, number), self.keep_records)


def simulate(
    plan: Plan,
    games: int,
    seed: int,
    workers: int | None = None,
    keep_records: bool = False,
    progress: Callable[[Outcome], None] | None = None,
) -> list[Outcome]:
    """Play many games, on all cores unless told otherwise; the outcomes are in order.

    `progress` is called with each outcome as it comes in.
    """
    for name in plan.bots:
        bots.check(name)
    plan.deal(seed)  # what can't be played is told here, once, and not by every worker
    outcomes: list[Outcome] = []
    for result in spread(Job(plan, seed, keep_records), range(games), workers):
        outcomes.append(result)
        if progress is not None:
            progress(result)
    return outcomes


def spread(work: Callable[[A], B], items: Sequence[A], workers: int | None = None) -> Iterator[B]:
    """The results of some work on many items, in order, done by several processes."""
    count = min(workers or os.cpu_count() or 1, len(items))
    if count <= 1:
        yield from map(work, items)
        return
    chunk = max(1, min(50, len(items) // (count * 8)))
    # Ctrl+C is for the process that asked; it ends the others.
    ignored = signal.SIGINT, signal.SIG_IGN
    with multiprocessing.get_context().Pool(count, signal.signal, ignored) as pool:
        yield from pool.imap(work, items, chunk)


def summarise(outcomes: Sequence[Outcome]) -> Summary:
    """All outcomes together."""
    seats = range(len(outcomes[0].scores))
    wins = [
        [1 / o.places.count(1) if o.places[seat] == 1 else 0.0 for o in outcomes] for seat in seats
    ]
    return Summary(
        games=len(outcomes),
        decisions=sum(o.decisions for o in outcomes),
        scores=Range.of(flat(o.scores for o in outcomes)),
        winner_mean=average([max(o.scores) for o in outcomes]),
        score_by_seat=[average([o.scores[seat] for o in outcomes]) for seat in seats],
        wins_by_seat=[sum(won) for won in wins],
        length=Range.of([o.decisions for o in outcomes]),
        share_values=optional_range(flat(o.share_values for o in outcomes)),
        shares=optional_range(flat(o.shares for o in outcomes)),
        loans=optional_range(flat(o.loans for o in outcomes)),
    )


def optional_range(numbers: Sequence[int]) -> Range | None:
    return Range.of(numbers) if numbers else None


def flat(lists: Iterable[list[int]]) -> list[int]:
    return [number for numbers in lists for number in numbers]


def average(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 3)
