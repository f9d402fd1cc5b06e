"""Training: the board planner's weights are tuned by games against what it was before.

An evolution strategy: each generation tries a number of changes to the weights on the same deals
in the same seats, and the weights move towards the changes that did best. Chance is spread over
many small steps, where picking a single winner would mostly pick luck.
"""

import itertools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

import arkwright
from arkwright.arena.simulation import game_seed, spread
from arkwright.bots.board.answers import Planner
from arkwright.bots.board.judgement import Judgement, Weights
from arkwright.play import BadSetup, Game
from arkwright.play.title import Options
from arkwright.waterframe.table import Table

STEPS: Weights = {
    "advanced": 0.12,
    "bad_sales": 0.6,
    "beyond_spare": 2.0,
    "building": 0.12,
    "change_chance": 0.1,
    "contract_chance": 0.12,
    "contract_change": 0.12,
    "cycles_before_shares": 0.7,
    "cycles_foreseen": 0.6,
    "distribution": 0.12,
    "exchange": 0.12,
    "factories_at_the_end": 0.6,
    "factory": 0.1,
    "foresight": 0.12,
    "fund": 0.2,
    "growth": 0.06,
    "hiring_effort": 6.0,
    "importer_growth": 0.6,
    "last_growth": 0.12,
    "machinery": 0.12,
    "modernising": 0.12,
    "offers": 0.12,
    "quality": 0.12,
    "safety": 2.0,
    "share_gain": 0.15,
    "shares_a_turn": 0.15,
    "ship": 0.2,
    "sight": 0.6,
    "steps_a_phase": 0.25,
    "wage_rise": 0.5,
    "workers": 0.12,
}
"""The weights that are tuned, and how far a change usually moves each."""
LEAST = {"sight": 1.0, "cycles_foreseen": 1.0, "growth": 1.0, "safety": -5.0}
"""How low a weight may go, where that is not 0."""
DECIDED = 60.0
"""Points of lead beyond which more hardly make a victory surer."""


@dataclass(frozen=True, slots=True)
class Generation:
    """What a generation came to."""

    number: int
    weights: Weights
    lead: float
    """Mean lead of all that was tried over the first weights and over those a generation ago."""
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
        sizes = {half, self.seats - half}
        return [c for size in sizes for c in itertools.combinations(range(self.seats), size)]


@dataclass(frozen=True, slots=True)
class Trial:
    """A game between two kinds of planners: who sits where, and with which deal."""

    table: "TableToPlay"
    weights: Weights
    rival: Weights
    arrangement: tuple[int, ...]
    """The seats of the first kind."""


def lead(trial: Trial) -> float:
    """How far the first kind is ahead in the end, little counting what is more than enough."""
    game = trial.table.deal()
    kinds = (Planner(Judgement(trial.rival)), Planner(Judgement(trial.weights)))
    players = [kinds[seat in trial.arrangement] for seat in range(trial.table.seats)]
    while not game.over:
        game.play(players[game.seat].choose(game, game.seat))
    scores: tuple[list[int], list[int]] = ([], [])
    for standing in game.standings:
        scores[standing.seat in trial.arrangement].append(standing.score)
    best = DECIDED * math.tanh((max(scores[1]) - max(scores[0])) / DECIDED)
    return 0.7 * best + 0.3 * (mean(scores[1]) - mean(scores[0]))


def train(
    title: str,
    generations: int,
    changes: int,
    seed: int,
    start: Weights,
    workers: int | None = None,
) -> Iterator[Generation]:
    """The weights generation by generation; what `start` does not say begins as usual."""
    most = max(arkwright.find_title(title).seats)
    if not isinstance(arkwright.new(title, seats=most, seed=0).table, Table):
        raise BadSetup(
            f"{title} is not played by the board planner; its bots are trained elsewhere"
        )
    usual = Judgement({})
    first = {name: start.get(name, float(getattr(usual, name))) for name in STEPS}
    weights = before = first
    for number in range(1, generations + 1):
        rng = random.Random(f"{seed}/{number}")
        tried = [{name: rng.gauss(0.0, 1.0) for name in STEPS} for _ in range(changes)]
        usual_table = TableToPlay(title, most, {}, game_seed(seed, 2 * number))
        other_table = any_table(title, game_seed(seed, 2 * number + 1), rng)
        trials = [
            Trial(table, moved(weights, change), rival, arrangement)
            for change in tried
            for table, rival in ((usual_table, first), (other_table, before))
            for arrangement in table.arrangements()
        ]
        leads = list(spread(lead, trials, workers))
        each = len(trials) // changes
        worths = [mean(leads[i * each : (i + 1) * each]) for i in range(changes)]
        order = sorted(range(changes), key=worths.__getitem__, reverse=True)[: changes // 2]
        shares = [math.log(len(order) + 0.5) - math.log(place + 1) for place in range(len(order))]
        step = {
            name: sum(share * tried[i][name] for share, i in zip(shares, order)) / sum(shares)
            for name in STEPS
        }
        before, weights = weights, moved(weights, step)
        yield Generation(number, whole(weights), mean(leads), len(trials))


def any_table(title: str, seed: int, rng: random.Random) -> TableToPlay:
    """A table of a title with any number of seats and any options that go together."""
    known = arkwright.find_title(title)
    while True:
        options = {option.name: rng.choice(option.values) for option in known.options.values()}
        table = TableToPlay(title, rng.choice(known.seats), options, seed)
        try:
            table.deal()
        except BadSetup:
            continue
        return table


def moved(weights: Weights, change: Weights) -> Weights:
    """The weights after a change, which is measured in usual steps."""
    return {
        name: max(LEAST.get(name, 0.0), value + STEPS[name] * change[name])
        for name, value in weights.items()
    }


def whole(weights: Weights) -> Weights:
    """The weights as they are written down."""
    return {name: round(value, 3) for name, value in weights.items()}
