"""Random games over all editions, player counts and set-ups: no crash, dead end or endless game.

What fails is told with all it takes to see it again.
"""

import argparse
import itertools
import sys
import traceback

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import arkwright
from arkwright.arena.simulation import Plan, game_seed, play_game, spread

Options = dict[str, str | bool]

WATER_FRAME: tuple[Options, ...] = (
    {"setup": "predetermined"},
    {"setup": "predetermined", "events": "shuffled"},
    {"setup": "free"},
    {"setup": "free", "patrons": "yes", "close-ban": "decade"},
)
MODULES: tuple[Options, ...] = (
    {},
    {"east-india": "yes"},
    {"asymmetric": "yes"},
    {"east-india": "yes", "asymmetric": "yes"},
)
ARKWRIGHT_2025 = [setup | modules for setup in WATER_FRAME[:3] for modules in MODULES]
EXPERT: Options = {
    "cards": "random",
    "restrictions": "yes",
    "start-ships": "no",
    "start-shares": "yes",
    "extra-production": "yes",
    "early-shipping": "yes",
}
MOST_SHOWN = 5


def set_ups(title: str, seats: int) -> list[Options]:
    """The sets of options that a title is tried with."""
    options = arkwright.find_title(title).options
    if "patrons" in options:
        return list(WATER_FRAME)
    if "east-india" in options:
        return ARKWRIGHT_2025
    of_own: Options = {"random-factories": "yes"} if seats == 1 else {"draft": "yes"}
    each: list[Options] = [{name: value} for name, value in EXPERT.items()]
    return [{}, *each, of_own, EXPERT, EXPERT | of_own]


def plans(title: str) -> list[Plan]:
    """A title with every number of players and set-up."""
    return [
        Plan(title, ("random",) * seats, options)
        for seats in arkwright.find_title(title).seats
        for options in set_ups(title, seats)
    ]


def attempt(task: tuple[Plan, int]) -> tuple[int, str]:
    """Play one game: its decisions, and what went wrong if something did."""
    plan, seed = task
    try:
        return play_game(plan, seed).decisions, ""
    except Exception:
        what = f"{plan.title}, {plan.seats} seats, seed {seed}, {plan.options}"
        return 0, f"{what}\n{traceback.format_exc()}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    wanted = parser.parse_args()
    tasks = [
        (plan, game_seed(wanted.seed, number))
        for title in arkwright.titles()
        for number, plan in zip(range(wanted.games), itertools.cycle(plans(title)))
    ]
    console = Console(highlight=False)
    failures: list[str] = []
    decisions = 0
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:
        bar = progress.add_task("games", total=len(tasks))
        for count, failure in spread(attempt, tasks, wanted.workers):
            decisions += count
            if failure:
                failures.append(failure)
            progress.advance(bar)
    for failure in failures[:MOST_SHOWN]:
        console.print(failure, markup=False)
    console.print(f"{len(tasks):,} games, {decisions:,} decisions, {len(failures):,} failures.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
