"""The command `arena`: bots play a tournament, and what it says about them.

What it needs is imported when it runs: the other commands start without it.
"""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from arkwright import files
from arkwright.commands.exit_codes import FAILED
from arkwright.commands.options import (
    ComponentsOption,
    GamesOption,
    JsonOption,
    OptionsOption,
    RayOption,
    SaveOption,
    SeatsOption,
    SeedsOption,
    TitleOption,
    WorkersOption,
)
from arkwright.commands.progress import say
from arkwright.commands.tournament import chosen_tournament, run_with_bar, whoever_plays

if TYPE_CHECKING:
    from arkwright.arena.tournament import Tournament

PatienceOption = Annotated[
    float,
    typer.Option(
        "--patience", min=0.1, metavar="SECONDS", help="A bot that takes longer for a move loses."
    ),
]


def play_tournament(
    title: TitleOption,
    names: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Who plays: grades such as clerk, with a style such as tycoon/shipper, or your "
            "own package.module:Class. One that is named twice sits twice as often.",
        ),
    ] = "random,clerk",
    games: GamesOption = 100,
    seats: SeatsOption = None,
    seed: SeedsOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    workers: WorkersOption = None,
    ray: RayOption = "",
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="DIR", help="Draw it, as PNG and SVG.")
    ] = None,
    as_json: JsonOption = False,
    save: SaveOption = None,
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
