"""A tournament that somebody asks for: who plays it, and what is told while it is played."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from arkwright import bots, files
from arkwright.commands import options
from arkwright.commands.exit_codes import INTERRUPTED
from arkwright.commands.progress import bar, say

if TYPE_CHECKING:
    from arkwright.arena.ledger import Ledger
    from arkwright.arena.match import Result
    from arkwright.arena.report import Report
    from arkwright.arena.running import Players
    from arkwright.arena.tournament import Tournament


def chosen_tournament(
    title: str,
    names: str,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    components: Path | None,
) -> "Tournament":
    """The tournament that somebody asks for, if it can be played."""
    from arkwright.arena.tournament import Tournament

    return Tournament(
        title,
        tuple(bots.bring(name.strip()) for name in names.split(",")),
        options.chosen_seats(title, seats),
        seed,
        options.chosen_options(title, option),
        files.read_toml(components) if components else None,
    ).check()


def whoever_plays(ray: str, workers: int | None) -> "Players":
    """This machine, or a cluster."""
    if ray:
        from arkwright.arena import cluster

        return cluster.play_on(ray, workers)
    from arkwright.arena.pool import play_here

    return lambda work, numbers: play_here(work, numbers, workers)


@contextmanager
def reported(
    tournament: "Tournament",
    games: int,
    players: "Players",
    results: Path | None = None,
    anew: bool = False,
    save: Path | None = None,
    patience: float = 300.0,
) -> Iterator["Report"]:
    """Play a tournament, or go on with it, and what it comes to.

    The results are kept in a file; if nobody named one, until the report has been dealt with.
    """
    from arkwright.arena.ledger import Ledger
    from arkwright.arena.report import Report
    from arkwright.arena.running import results as in_order

    path = results or files.data_folder() / "arena" / f"{tournament.key()}.jsonl"
    begin = time.perf_counter()
    with Ledger(path, tournament, anew) as ledger:
        played = run_with_bar(tournament, games, ledger, players, save, patience)
        seconds = time.perf_counter() - begin
        yield Report(tournament, in_order(games, ledger), seconds, played)
        if results is None:
            ledger.forget()


def run_with_bar(
    tournament: "Tournament",
    games: int,
    ledger: "Ledger",
    players: "Players",
    save: Path | None,
    patience: float,
) -> int:
    """Play what is not in the ledger; how many games that were."""
    from arkwright.arena.running import left_of, run

    left = len(left_of(tournament, games, ledger, save))
    if 0 < left < games:
        say(f"Going on after {games - left} of {games} games, kept in {ledger.path}.")
    try:
        results = run(tournament, games, ledger, players=players, save=save, patience=patience)
        with bar("games", games, games - left) as progress, closing(results):
            told: set[tuple[str, str]] = set()
            for result in results:
                if result.failure is not None:
                    tell_failure(progress.console, result, told)
                progress.advance(progress.task_ids[0])
    except KeyboardInterrupt:
        kept = sum(number in ledger.results for number in range(games))
        say(
            f"Interrupted: {kept} of {games} games are kept in {ledger.path}. "
            "The same command goes on from there."
        )
        raise typer.Exit(INTERRUPTED) from None
    return left


def tell_failure(console: Console, result: "Result", told: set[tuple[str, str]]) -> None:
    """The first failure of each kind of each bot, with what it takes to see it again."""
    from arkwright.arena.match import KINDS

    failure = result.failure
    assert failure is not None
    if (result.culprit, failure.kind) in told:
        return
    told.add((result.culprit, failure.kind))
    who = f"{result.culprit} in seat {failure.seat + 1} {KINDS[failure.kind]}: {failure.reason}."
    if result.is_void:
        who = f"The game can't go on: {failure.reason}. Nobody wins it."
    game = f"Game {result.game + 1} (seed {result.seed}, {', '.join(result.bots)})"
    say(f"{game}: {who} To see it again, add --game {result.game + 1}.", console)
