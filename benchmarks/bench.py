"""How fast we are, and others beside us: decisions per second on one core, interpreted.

A decision is one move chosen at random from the complete list of legal moves.
"""

import argparse
import random
import sys
import time
import timeit
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table

import arkwright
from arkwright import bots
from arkwright.play import Game

TITLE = "water-frame-2016"
MODULES = {"setup": "free", "east_india": "yes", "asymmetric": "yes"}
MEASURED: tuple[tuple[str, dict[str, str], str, int], ...] = (
    (TITLE, {}, "clerk", 400),
    ("card-game", {}, "random", 150),
    ("arkwright-2025", MODULES, "random", 400),
    ("spinning-mule", MODULES, "random", 250),
)
"""A title with options, the bot that plays to the middle of a game, and how many moves that is."""
SEATS = 4
GOAL_DECISIONS = 50_000
GOAL_COPY = 30.0
GOAL_REPLAY = 30.0


def random_game(title: str, options: dict[str, str], seed: int) -> int:
    """Decisions of one of our games."""
    game = arkwright.new(title, seats=SEATS, seed=seed, **options)
    draw = random.Random(seed).random
    while not game.over:
        moves = game.moves
        game.play(moves[int(draw() * len(moves))])
    return len(game.played)


def backgammon_game(seed: int) -> int:
    """Decisions of one OpenSpiel backgammon game; rolls of the dice are not counted."""
    import pyspiel

    rng = random.Random(seed)
    state = pyspiel.load_game("backgammon").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def catan_game(seed: int) -> int:
    """Decisions of one catanatron game of four."""
    import catanatron

    random.seed(seed)
    players = [catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:4]]
    game = catanatron.Game(players, seed=seed)
    game.play()
    return len(game.state.actions)


def decisions_per_second(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second over at least so long, after a first game to warm up."""
    play(0)
    decisions = seed = 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        seed += 1
        decisions += play(seed)
    return decisions / passed


def best(work: Callable[[], object], number: int) -> float:
    """Seconds of one call, the best of seven rounds: the others were disturbed."""
    return min(timeit.repeat(work, number=number, repeat=7)) / number


def played_by(bot: str, game: Game, seed: int, moves: int | None = None) -> Game:
    players = [bots.make(bot, f"{seed}/{seat}") for seat in range(SEATS)]
    while not game.over and (moves is None or len(game.played) < moves):
        game.play(players[game.seat].choose(game, game.seat))
    return game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each measurement")
    seconds: float = parser.parse_args().seconds
    console = Console(highlight=False)
    if sys.gettrace() is not None:
        console.print("A tracer is on: these figures mean nothing.")

    table = Table(title=f"{SEATS} seats, one core, Python {sys.version.split()[0]}")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("goal", justify="right")
    table.add_column("ours is", justify="right")

    speeds: list[float] = []
    copies: list[float] = []
    for title, options, bot, moves in MEASURED:
        speeds.append(decisions_per_second(partial(random_game, title, options), seconds))
        what = f"{title}, decisions/s, random play"
        table.add_row(what, f"{speeds[-1]:,.0f}", f"≥ {GOAL_DECISIONS:,}")
        middle = played_by(bot, arkwright.new(title, seats=SEATS, seed=1, **options), 1, moves)
        copies.append(best(middle.table.copy, 2000) * 1e6)
        what = f"{title}, copy of the table, µs"
        table.add_row(what, f"{copies[-1]:.1f}", f"≤ {GOAL_COPY:.0f}")
    ours = speeds[0]
    finished = played_by("clerk", arkwright.new(TITLE, seats=SEATS, seed=1), 1)
    record = finished.record
    replaying = best(lambda: arkwright.replay(record), 3) * 1e3
    what = f"{TITLE}, replay of a clerk game, {len(record.moves)} moves, ms"
    table.add_row(what, f"{replaying:.1f}", f"≤ {GOAL_REPLAY:.0f}")
    for name, play in (("OpenSpiel backgammon", backgammon_game), ("catanatron", catan_game)):
        try:
            theirs = decisions_per_second(play, seconds)
        except ImportError:
            table.add_row(f"{name}, decisions/s", "not installed")
            continue
        table.add_row(f"{name}, decisions/s", f"{theirs:,.0f}", "", f"{ours / theirs:.2f} times")
    console.print(table)
    met = min(speeds) >= GOAL_DECISIONS and max(copies) <= GOAL_COPY and replaying <= GOAL_REPLAY
    console.print("All goals are met." if met else "Not all goals are met on this machine.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
