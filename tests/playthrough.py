"""Writes the recorded playthroughs: `python -m tests.playthrough` plays all of them anew.

A playthrough is a text file that a person can read: how the game was set up, then a line for
each decision. Those of older versions of the rules stay as they are, in a folder of their own.

`python -m tests.playthrough water-frame-2016-3` writes only that one. A file keeps its options and
its seed; with `--options` it gets others, with `--search 200` so many seeds are tried, and the one
whose game sees the most kinds of moves and questions is taken.
"""

import argparse
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import arkwright
from arkwright import Game, Move
from arkwright.play.step import NOBODY
from tests.titles import TITLES, Case, Curious, Options

FOLDER = Path(__file__).parent / "playthroughs"
COMMENT = """\
# A recorded playthrough, compared line by line; see tests/test_playthroughs.py.
# Number, seat, question, how many legal moves, the move, the table after it, its digest.
"""


def names(family: str = "") -> list[str]:
    """Every title with every number of seats has one; those of a family, or all."""
    titles = [arkwright.find_title(title) for title in TITLES]
    return [f"{t.name}-{n}" for t in titles if family in ("", t.family) for n in t.seats]


def older(title: str) -> list[int]:
    """The versions of the rules before today's that the title was played by."""
    versions = range(1, arkwright.find_title(title).rules)
    return [rules for rules in versions if any((FOLDER / f"rules-{rules}").glob(f"{title}-?.txt"))]


def path_of(name: str, rules: int = 0) -> Path:
    """The playthrough by today's rules, or by an older version."""
    folder = FOLDER / f"rules-{rules}" if rules else FOLDER
    return folder / f"{name}.txt"


def case_of(name: str, seed: int, others: Options) -> Case:
    """Its set-up: as it is written; a new one has the first options or the last."""
    title, _, seats = name.rpartition("-")
    if path_of(name).exists():
        options = setup_in(read(name)).options
    else:
        options = TITLES[title].options[int(seats)][-(int(seats) % 2)]
    return Case(title, int(seats), seed, options | others)


def told(case: Case, choose: Callable[[Game], Move | str]) -> Iterator[str]:
    """The lines of a playthrough."""
    yield f"title: {case.title}"
    yield f"rules: {case.rules}"
    yield f"seats: {case.seats}"
    yield f"seed: {case.seed}"
    yield f"options: {' '.join(f'{name}={value}' for name, value in case.options.items())}"
    game = case.new()
    glance = TITLES[case.title].glance
    yield f"start | {glance(game)} | {digest(game)}"
    while decision := game.decision:
        asked = f"{len(game.played) + 1:4} {decision.seat + 1} {decision.question:<19}"
        count = len(decision.moves)
        move = choose(game)
        game.play(move)
        yield f"{asked} {count:3} | {move!s:<27} | {glance(game)} | {digest(game)}"
    for standing in game.standings:
        who = standing.name if standing.seat == NOBODY else f"seat {standing.seat + 1}"
        yield f"place {standing.place}: {who} with {standing.score}"


def digest(game: Game) -> str:
    """A short figure that differs whenever anything in the position does."""
    text = json.dumps(game.position(), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read(name: str, rules: int = 0) -> list[str]:
    """The recorded lines, without the comment."""
    text = path_of(name, rules).read_text("utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def setup_in(lines: list[str]) -> Case:
    """The set-up that recorded lines begin with."""
    told_of = dict(line.split(": ", 1) for line in lines[:5])
    options = dict(choice.split("=") for choice in told_of["options"].split())
    seats, seed, rules = (int(told_of[name]) for name in ("seats", "seed", "rules"))
    return Case(told_of["title"], seats, seed, options, rules)


def moves_in(lines: list[str]) -> list[str]:
    """The moves of recorded lines."""
    return [line.split(" | ")[1].strip() for line in lines if line[:4].strip().isdecimal()]


def richness(case: Case) -> int:
    """How many kinds of moves and questions a game sees."""
    player = Curious(case.seed)
    game = case.new()
    questions: set[str] = set()
    while decision := game.decision:
        questions.add(decision.question)
        game.play(player.choose(game))
    return len(player.chosen) + 5 * len(questions)


def write(name: str, search: int, others: Options) -> str:
    """Play a playthrough anew and write it; what was written."""
    path = path_of(name)
    seed = setup_in(read(name)).seed if path.exists() else 1
    if search:
        seed = max(range(1, search + 1), key=lambda seed: richness(case_of(name, seed, others)))
    lines = list(told(case_of(name, seed, others), Curious(seed).choose))
    path.parent.mkdir(exist_ok=True)
    path.write_text(COMMENT + "\n".join(lines) + "\n", "utf-8")
    return f"{path}: seed {seed}, {len(lines)} lines"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *names()], default=[])
    parser.add_argument("--search", type=int, default=0, metavar="SEEDS")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    for name in arguments.names or names():
        others = dict(option.split("=") for option in arguments.options)
        print(write(name, arguments.search, others))  # noqa: T201
