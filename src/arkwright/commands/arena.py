"""The command `arena`: bots play a tournament, and what it says about them.

What it needs is imported when it runs: the other commands start without it.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from arkwright import files
from arkwright.commands import options
from arkwright.commands.exit_codes import FAILED
from arkwright.commands.progress import say
from arkwright.commands.tournament import chosen_tournament, reported, whoever_plays

if TYPE_CHECKING:
    from arkwright.arena.tournament import Tournament

PatienceOption = Annotated[
    float,
    typer.Option(
        "--patience", min=0.1, metavar="SECONDS", help="A bot that takes longer for a move loses."
    ),
]


def play_tournament(
    title: options.Title,
    names: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Who plays: grades such as clerk, with a style such as tycoon/shipper, or your "
            "own package.module:Class. One that is named twice sits twice as often.",
        ),
    ] = "random,clerk",
    games: options.Games = 100,
    seats: options.Seats = None,
    seed: options.Seeds = 1,
    option: options.Options = None,
    components: options.Components = None,
    workers: options.Workers = None,
    ray: options.Ray = "",
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="DIR", help="Draw it, as PNG and SVG.")
    ] = None,
    as_json: options.Json = False,
    save: options.Save = None,
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
    from arkwright.arena.report import heading
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
    players = whoever_plays(ray, workers)
    with reported(tournament, games, players, results, again, save, patience) as report:
        if plot is not None:
            written = plots.draw(report.tally, plot, heading(tournament))
            say(f"{written} pictures are in {plot}.")
        if as_json:
            typer.echo(json.dumps(report.as_json(), ensure_ascii=False))
        else:
            arena_tables.show(Console(highlight=False), report)
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
