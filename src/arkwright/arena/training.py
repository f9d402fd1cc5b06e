"""Training: a planner's weights are tuned by games against what it was before.

An evolution strategy: each generation tries a number of changes to the weights on the same deals
in the same seats, and the weights move towards the changes that did best. Chance is spread over
many small steps, where picking a single winner would mostly pick luck.
"""

import importlib
import itertools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import mean

import arkwright
from arkwright.arena.simulation import game_seed, spread
from arkwright.bots.trainee import Trainee
from arkwright.bots.weights import Weights
from arkwright.play import BadSetup, Game
from arkwright.play.title import Options

LONG_AGO = 10
"""How many generations old the rivals are at the usual table."""
DECIDED = 60.0
"""Points of lead beyond which more hardly make a victory surer."""
DEALS_ALONE = 6
"""Deals of a table in a generation where no change of seats makes it different."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is trained, and how."""

    title: str
    generations: int
    changes: int
    """How many changes a generation is drawn from."""
    seed: int
    stride: float = 1.0
    """How far a change moves weights, in their usual steps: shorter near the goal."""
    seats: int | None = None
    """All tables have so many; else half are the usual one, half have any number but one."""

    def command(self, generations: int) -> str:
        """How to come this far again."""
        words = f"arkwright train --title {self.title} --generations {generations}"
        words += f" --changes {self.changes} --seed {self.seed}"
        if self.stride != 1:
            words += f" --stride {self.stride:g}"
        return f"{words} --seats {self.seats}" if self.seats else words


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    weights: Weights
    lead: float
    """Mean lead of all that was tried over the rivals, half of them those of a generation ago."""
    games: int


@dataclass(frozen=True, slots=True)
class TableToPlay:
    """A game before it is dealt."""

    title: str
    seats: int
    options: Options
    seed: int

    def deal(self) -> Game:
        return arkwright.new(self.title, seats=self.seats, seed=self.seed, **self.options)

    def arrangements(self) -> list[tuple[int, ...]]:
        """Where those who are compared with the others sit: half of them, or both ways nearly."""
        half = self.seats // 2
        sizes = {half, self.seats - half} - {0}
        return [c for size in sizes for c in itertools.combinations(range(self.seats), size)]

    def deals(self) -> list["TableToPlay"]:
        if self.seats > 1:
            return [self]
        return [replace(self, seed=game_seed(self.seed, deal)) for deal in range(DEALS_ALONE)]


@dataclass(frozen=True, slots=True)
class Trial:
    """A game between two kinds of planners: who sits where, and with which deal."""

    table: TableToPlay
    weights: Weights
    rival: Weights
    arrangement: tuple[int, ...]
    """The seats of the first kind."""


def trainee_for(title: str) -> Trainee:
    """The planner that plays a title."""
    family = arkwright.find_title(title).family
    trainee: Trainee = importlib.import_module(f"arkwright.bots.{family}.training").TRAINEE
    return trainee


def lead(trial: Trial) -> float:
    """How far the first kind is ahead in the end, little counting what is more than enough."""
    table = trial.table
    game = table.deal()
    trainee = trainee_for(table.title)
    players = [
        trainee.player(
            trial.weights if seat in trial.arrangement else trial.rival,
            random.Random(f"{table.seed}/{seat}"),
        )
        for seat in range(table.seats)
    ]
    while not game.over:
        game.play(players[game.seat].choose(game, game.seat))
    scores: tuple[list[int], list[int]] = ([], [])
    for standing in game.standings:
        scores[standing.seat in trial.arrangement].append(standing.score)
    best = DECIDED * math.tanh((max(scores[1]) - max(scores[0])) / DECIDED)
    return 0.7 * best + 0.3 * (mean(scores[1]) - mean(scores[0]))


def train(
    course: Course, start: Weights, against: Weights | None = None, workers: int | None = None
) -> Iterator[Generation]:
    """The weights generation by generation; what `start` does not say begins as usual.

    The rivals at the usual table go by the weights of long ago, or by those they are `against`.
    """
    title, seats, changes = course.title, course.seats, course.changes
    known = arkwright.find_title(title)
    if seats is not None and seats not in known.seats:
        raise BadSetup(f"{title} is not played by {seats}")
    trainee = trainee_for(title)
    steps = trainee.steps
    history = [{name: start.get(name, trainee.usual[name]) for name in steps}]
    for number in range(1, course.generations + 1):
        weights = history[-1]
        rng = random.Random(f"{course.seed}/{number}")
        tried = [{name: rng.gauss(0.0, course.stride) for name in steps} for _ in range(changes)]
        usual = TableToPlay(title, seats or trainee.seats, {}, game_seed(course.seed, 2 * number))
        other = any_table(title, seats, game_seed(course.seed, 2 * number + 1), rng)
        rivals = against if against is not None else history[-LONG_AGO:][0]
        trials = [
            Trial(dealt, trainee.moved(weights, change), rival, arrangement)
            for change in tried
            for table, rival in ((usual, rivals), (other, history[-2:][0]))
            for dealt in table.deals()
            for arrangement in table.arrangements()
        ]
        leads = list(spread(lead, trials, workers))
        each = len(trials) // changes
        worths = [mean(leads[i * each : (i + 1) * each]) for i in range(changes)]
        order = sorted(range(changes), key=worths.__getitem__, reverse=True)[: changes // 2]
        shares = [math.log(len(order) + 0.5) - math.log(place + 1) for place in range(len(order))]
        step = {
            name: sum(share * tried[i][name] for share, i in zip(shares, order)) / sum(shares)
            for name in steps
        }
        history.append(trainee.moved(weights, step))
        yield Generation(number, whole(history[-1]), mean(leads), len(trials))


def any_table(title: str, seats: int | None, seed: int, rng: random.Random) -> TableToPlay:
    """A table of a title with any options that go together, for so many or for any number.

    Alone one plays another game: nobody does unless asked to.
    """
    known = arkwright.find_title(title)
    counts = [seats] if seats else [count for count in known.seats if count > 1]
    while True:
        options = {option.name: rng.choice(option.values) for option in known.options.values()}
        table = TableToPlay(title, rng.choice(counts), options, seed)
        try:
            table.deal()
        except BadSetup:
            continue
        return table


def whole(weights: Weights) -> Weights:
    """The weights as they are written down."""
    return {name: round(value, 3) for name, value in weights.items()}
