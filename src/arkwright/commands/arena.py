"""The command `arena`: bots play a tournament, and what it says about them.

What it needs is imported when it runs: the other commands start without it.
"""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

import arkwright
from arkwright import bots, files
from arkwright.commands.options import (
    DEFAULT_TITLE,
    ComponentsOption,
    JsonOption,
    OptionsOption,
    SeatsOption,
    TitleOption,
    chosen_options,
)

if TYPE_CHECKING:
    from arkwright.arena.ledger import Ledger
    from arkwright.arena.match import Result
    from arkwright.arena.running import Players
    from arkwright.arena.tournament import Tournament

app = typer.Typer()

FAILED = 1
INTERRUPTED = 130

WorkersOption = Annotated[
    int | None, typer.Option("--workers", min=1, help="Processes; all cores by default.")
]
RayOption = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto for the one this machine belongs to, or "
        "local to start one here.",
    ),
]
PatienceOption = Annotated[
    float,
    typer.Option(
        "--patience", min=0.1, metavar="SECONDS", help="A bot that takes longer for a move loses."
    ),
]


@app.command("arena")
def play_tournament(
    title: TitleOption = DEFAULT_TITLE,
    names: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Who plays: grades such as clerk, with a style such as tycoon/shipper, or your "
            "own package.module:Class. One that is named twice sits twice as often.",
        ),
    ] = "random,clerk",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: SeatsOption = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same games.")] = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = None,
    ray: RayOption = "",
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="DIR", help="Draw it, as PNG and SVG.")
    ] = None,
    as_json: JsonOption = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Write each game's record.")
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results",
            metavar="FILE",
            help="Keep every result here, and go on from it. Without it they are kept in your "
            "data folder until the last game is played.",
        ),
    ] = None,
    again: Annotated[bool, typer.Option("--new", help="Begin anew what was interrupted.")] = False,
    patience: PatienceOption = 300.0,
    game: Annotated[
        int | None,
        typer.Option("--game", min=1, help="Only this one, here, and show what goes wrong."),
    ] = None,
) -> None:
    """Let bots play a tournament: win shares, ratings, scores, loans."""
    from arkwright.arena import rating
    from arkwright.arena.ledger import Ledger
    from arkwright.arena.report import Report, heading
    from arkwright.arena.running import results as in_order
    from arkwright.commands import arena_tables

    tournament = chosen_tournament(title, names, seats, seed, option, components)
    if game is not None:
        repeat(tournament, game - 1)
        return
    rating.check()
    if plot is not None:
        from arkwright.arena import plots

        plots.check()
        files.make_folder(plot)
    if save is not None:
        files.make_folder(save)
    path = results or files.data_folder() / "arena" / f"{tournament.key()}.jsonl"
    begin = time.perf_counter()
    with Ledger(path, tournament, again) as ledger:
        played = run_with_bar(
            tournament, games, ledger, whoever_plays(ray, workers), save, patience
        )
        seconds = time.perf_counter() - begin
        report = Report(tournament, in_order(games, ledger), seconds, played)
        if plot is not None:
            written = plots.draw(report.tally, plot, heading(tournament))
            say(f"{written} pictures are in {plot}.")
        if as_json:
            typer.echo(json.dumps(report.as_json(), ensure_ascii=False))
        else:
            arena_tables.show(Console(highlight=False), report)
        if results is None:
            ledger.forget()
    if save is not None:
        say(f"The records are in {save}.")


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

    kind = arkwright.find_title(title)
    return Tournament(
        title,
        tuple(bots.bring(name.strip()) for name in names.split(",")),
        max(kind.seats) if seats is None else seats,
        seed,
        chosen_options(title, option),
        files.read_toml(components) if components else None,
    ).check()


def whoever_plays(ray: str, workers: int | None) -> "Players":
    """This machine, or a cluster."""
    if ray:
        from arkwright.arena import cluster

        return cluster.play_on(ray, workers)
    from arkwright.arena.crew import play_here

    return lambda work, numbers: play_here(work, numbers, workers)


def run_with_bar(
    tournament: "Tournament",
    games: int,
    ledger: "Ledger",
    players: "Players",
    save: Path | None = None,
    patience: float = 300.0,
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


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f}/s" if task.speed else "", style="dim")


@contextmanager
def bar(what: str, total: int, done: int) -> Iterator[Progress]:
    """A progress bar, where somebody can see it."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        console=stderr(),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        progress.add_task(what, total=total, completed=done)
        yield progress


def stderr() -> Console:
    return Console(stderr=True, highlight=False)


def say(sentence: str) -> None:
    """Tell whoever sits here, beside what the command prints."""
    stderr().print(sentence, markup=False, soft_wrap=True)


def tell_failure(console: Console, result: "Result", told: set[tuple[str, str]]) -> None:
    """The first failure of each kind of each bot, with what it takes to see it again."""
    from arkwright.arena.match import KINDS

    failure = result.failure
    assert failure is not None
    bot = result.bots[failure.seat] if failure.seat >= 0 else "nobody"
    if (bot, failure.kind) in told:
        return
    told.add((bot, failure.kind))
    who = f"{bot} in seat {failure.seat + 1} {KINDS[failure.kind]}: {failure.reason}."
    if failure.seat < 0:
        who = f"The game can't go on: {failure.reason}. Nobody wins it."
    console.print(
        f"Game {result.game + 1} (seed {result.seed}, {', '.join(result.bots)}): {who} "
        f"To see it again, add --game {result.game + 1}.",
        markup=False,
        soft_wrap=True,
        highlight=False,
    )


def repeat(tournament: "Tournament", number: int) -> None:
    """Play one game here, where an error shows where it comes from."""
    import traceback

    from arkwright.arena import playing
    from arkwright.commands import arena_tables

    match = tournament.match(number)
    try:
        result = playing.play_match(tournament.plan, match, careful=False)
    except playing.Broken as broken:
        if broken.__cause__ is not None:
            traceback.print_exception(broken.__cause__)
        decided = match.bots[broken.seat] if broken.seat >= 0 else "nobody"
        say(f"Game {number + 1} was broken off by {decided}: {broken}.")
        raise typer.Exit(FAILED) from None
    arena_tables.show_game(Console(highlight=False), result)
