"""Tuning of the card game's weights by self-play.

    python -m arkwright.bots.cards.training --trials 150 --seed 1

A challenger changes a few weights of the champion; both meet at tables of three, in every
arrangement of two against one. A challenger that is further ahead, and again in as many games that
decided nothing yet, is the new champion. The file says how it was made.
"""

import argparse
import json
import math
import random
import sys
from dataclasses import fields, replace
from pathlib import Path

from arkwright.bots.cards.grades import VARIATION, varied
from arkwright.bots.cards.judgement import WEIGHTS, Judgement
from arkwright.bots.cards.search import Estimator
from arkwright.cardgame import TITLES
from arkwright.play.game import Game, replay_from

ARRANGEMENTS = ((1, 0, 0), (0, 1, 1), (0, 1, 0), (1, 0, 1), (0, 0, 1), (1, 1, 0))
"""Which seats the challenger has."""
CHANGED = 3
"""Weights that a challenger changes."""
CHANGE = 0.4
"""How much it changes them."""
MARGIN = 60.0
"""A lead in points that counts almost like a victory by any number of points."""
FURTHER = 1.0
"""Standard errors by which a challenger must be ahead."""
NEVER_CHANGED = ("sight",)


def new_game(seats: int, seed: int) -> Game:
    title = TITLES["card-game"]
    return replay_from(title, title.seat_names(seats), seed, title.settle({}), None, None, [])


def lead(challenger: Judgement, champion: Judgement, number: int, seed: str) -> float:
    """How clearly the challenger wins one game: from -1 to 1."""
    seats = ARRANGEMENTS[number % len(ARRANGEMENTS)]
    game = new_game(len(seats), number)
    players = [
        Estimator(varied(random.Random(f"{seed}/{number}/{seat}"), challenger if own else champion))
        for seat, own in enumerate(seats)
    ]
    while not game.over:
        game.play(players[game.seat].choose(game, game.seat))
    best = [0, 0]
    for standing in game.standings:
        side = seats[standing.seat]
        best[side] = max(best[side], standing.score)
    return math.tanh((best[1] - best[0]) / MARGIN)


def is_ahead(challenger: Judgement, champion: Judgement, games: int, seed: str) -> bool:
    leads = [lead(challenger, champion, number, seed) for number in range(games)]
    mean = sum(leads) / games
    spread = math.sqrt(sum((one - mean) ** 2 for one in leads) / games)
    return mean > FURTHER * spread / math.sqrt(games)


def challenger_of(champion: Judgement, rng: random.Random) -> Judgement:
    names = [f.name for f in fields(Judgement) if f.name not in NEVER_CHANGED]
    changed = {}
    for name in rng.sample(names, CHANGED):
        weight = getattr(champion, name)
        # A weight that is nothing so far can only be added to.
        changed[name] = weight * math.exp(rng.gauss(0.0, CHANGE)) if weight else rng.gauss(0.0, 4.0)
    return replace(champion, **changed)


def train(trials: int, games: int, seed: int) -> Judgement:
    rng = random.Random(seed)
    champion = Judgement()
    for trial in range(trials):
        challenger = challenger_of(champion, rng)
        if is_ahead(challenger, champion, games, f"{seed}/{trial}") and is_ahead(
            challenger, champion, 3 * games, f"{seed}/{trial}/again"
        ):
            champion = challenger
            sys.stdout.write(f"trial {trial}: a new champion\n")
    return champion


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=150)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / WEIGHTS)
    asked = parser.parse_args()
    champion = train(asked.trials, asked.games, asked.seed)
    made = {
        "made_by": "python -m arkwright.bots.cards.training "
        f"--trials {asked.trials} --games {asked.games} --seed {asked.seed}",
        "variation": VARIATION,
        "weights": {f.name: round(getattr(champion, f.name), 3) for f in fields(Judgement)},
    }
    asked.out.parent.mkdir(exist_ok=True)
    asked.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
