"""The command `dataset`: games and positions for learners, as Parquet files.

What it needs is imported when it runs: the other commands start without it.
"""

import json
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from arkwright.commands import options
from arkwright.commands.exit_codes import INTERRUPTED
from arkwright.commands.progress import bar, say
from arkwright.commands.tournament import chosen_tournament
from arkwright.play import BadSetup

if TYPE_CHECKING:
    from arkwright.arena.dataset import DataSet


def make_data_set(
    title: options.Title,
    names: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Who plays, as in `arkwright arena`: they change seats from game to game.",
        ),
    ] = "clerk",
    games: options.Games = 1000,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Where; what is there already is kept."),
    ] = None,
    seats: options.Seats = None,
    seed: options.Seeds = 1,
    option: options.Options = None,
    components: options.Components = None,
    workers: options.Workers = None,
    shard: Annotated[
        int,
        typer.Option(
            "--shard",
            min=1,
            max=10_000,
            help="Games in a file. An interruption costs at most so many for each process.",
        ),
    ] = 50,
    as_json: options.Json = False,
    schema: Annotated[
        bool, typer.Option("--schema", help="Only print the columns, as Markdown.")
    ] = False,
) -> None:
    """Let bots play, and write games and positions as Parquet files."""
    if schema:
        print_schema(title, options.chosen_seats(title, seats))
        return
    if out is None:
        raise BadSetup("name a folder for the data set: --out DIR")
    from arkwright.arena.dataset import DataSet, take_stock

    tournament = chosen_tournament(title, names, seats, seed, option, components)
    data_set = DataSet(out, tournament, shard)
    data_set.claim()
    begin = time.perf_counter()
    made = make_with_bar(data_set, games, workers)
    stock = take_stock(data_set, games)
    seconds = time.perf_counter() - begin
    report = {
        "folder": str(out),
        "title": title,
        "seats": tournament.seats,
        "bots": list(tournament.bots),
        "seed": seed,
        "games": stock.games,
        "positions": stock.positions,
        "failed": len(stock.failures),
        "bytes": stock.bytes,
        "made": made,
        "seconds": round(seconds, 3),
    }
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
        return
    typer.echo(
        f"{stock.games:,} games with {stock.positions:,} positions are in {out} "
        f"({stock.bytes / 1e6:,.1f} MB); {made:,} were made now in {seconds:,.1f} s."
    )
    if stock.failures:
        typer.echo(
            f"{len(stock.failures):,} games have no positions, since they were broken off: "
            f"{stock.failures[0]}."
        )


def make_with_bar(data_set: "DataSet", games: int, workers: int | None) -> int:
    """Make what is left; how many games that were."""
    left = sum(len(data_set.games_of(shard, games)) for shard in data_set.left(games))
    if 0 < left < games:
        say(f"Going on after {games - left} of {games} games in {data_set.folder}.")
    try:
        with (
            bar("games", games, games - left) as progress,
            closing(data_set.make(games, workers)) as making,
        ):
            for made in making:
                progress.advance(progress.task_ids[0], made)
    except KeyboardInterrupt:
        say("Interrupted: what is finished is kept, and the same command goes on from there.")
        raise typer.Exit(INTERRUPTED) from None
    return left


def print_schema(title: str, seats: int) -> None:
    """Both tables with every column, its type and its meaning."""
    from arkwright.arena.dataset_tables import GAMES, position_columns
    from arkwright.environments import Observation

    tables = {
        "games": GAMES,
        "positions": position_columns(Observation(title, seats)),
    }
    for name, columns in tables.items():
        typer.echo(f"# {name}: {title}, {seats} seats\n")
        typer.echo("| column | type | meaning |\n|---|---|---|")
        for column in columns:
            typer.echo(f"| {column.name} | {column.type} | {column.meaning} |")
        typer.echo("")
