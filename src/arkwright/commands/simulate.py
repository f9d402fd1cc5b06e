"""The command `simulate`: bots play many games, and what these come to."""

import json
import os
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from arkwright import files
from arkwright.commands.options import (
    ComponentsOption,
    GamesOption,
    JsonOption,
    OptionsOption,
    SaveOption,
    SeatsOption,
    SeedsOption,
    TitleOption,
    WorkersOption,
    bots_for,
    chosen_options,
    chosen_seats,
)
from arkwright.commands.progress import bar

if TYPE_CHECKING:
    from arkwright.arena import Plan, Summary
    from arkwright.arena.simulation import Range


def simulate_games(
    title: TitleOption,
    seats: SeatsOption = None,
    bot: Annotated[
        str, typer.Option("--bot", help="Who plays: one name, or one for each seat, by commas.")
    ] = "random",
    games: GamesOption = 100,
    seed: SeedsOption = 1,
    option: OptionsOption = None,
    components: ComponentsOption = None,
    as_json: JsonOption = False,
    save: SaveOption = None,
    workers: WorkersOption = None,
) -> None:
    """Let bots play many games."""
    from arkwright.arena import Outcome, Plan, simulate, summarise

    count = chosen_seats(title, seats)
    plan = Plan(
        title,
        tuple(bots_for(bot, count)),
        dict(chosen_options(title, option)),
        files.read_toml(components) if components else None,
    )
    if save is not None:
        files.make_folder(save)
    begin = time.perf_counter()
    with bar("games", games) as progress:

        def came_in(outcome: Outcome) -> None:
            if save is not None:
                files.write(save / f"{title}-{count}-{outcome.seed:012x}.json", outcome.record)
            progress.advance(progress.task_ids[0])

        outcomes = simulate(plan, games, seed, workers, save is not None, came_in)
    seconds = time.perf_counter() - begin
    summary = summarise(outcomes)
    if as_json:
        report = as_object(plan, bot, seed, workers, seconds, summary)
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show_summary(plan, bot, seconds, summary)
        if save is not None:
            Console().print(f"{games} records are in {save}.", highlight=False)


def as_object(
    plan: "Plan", bot: str, seed: int, workers: int | None, seconds: float, summary: "Summary"
) -> dict[str, object]:
    """The result of a simulation as plain values."""
    return {
        "title": plan.title,
        "seats": plan.seats,
        "bot": bot,
        "options": plan.options,
        "games": summary.games,
        "seed": seed,
        "workers": workers or os.cpu_count() or 1,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(summary.decisions / seconds),
        "scores": {
            **asdict(summary.scores),
            "winner_mean": summary.winner_mean,
            "by_seat": summary.score_by_seat,
        },
        "wins_by_seat": summary.wins_by_seat,
        "share_values": asdict(summary.share_values) if summary.share_values else None,
        "shares": asdict(summary.shares) if summary.shares else None,
        "loans": asdict(summary.loans) if summary.loans else None,
        "length": asdict(summary.length),
    }


def show_summary(plan: "Plan", bot: str, seconds: float, summary: "Summary") -> None:
    console = Console()
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    heading = f"{plan.title}, {plan.seats} seats, {bot}: {games}"
    table = Table(title=heading, title_justify="left")
    table.add_column("")
    for column in ("mean", "lowest", "highest"):
        table.add_column(column, justify="right")
    rows: list[tuple[str, Range | None]] = [
        ("score", summary.scores),
        ("share value", summary.share_values),
        ("shares", summary.shares),
        ("loans", summary.loans),
        ("moves in a game", summary.length),
    ]
    for name, numbers in rows:
        if numbers is not None:
            table.add_row(name, f"{numbers.mean:.1f}", str(numbers.min), str(numbers.max))
    console.print(table)
    seats = Table(title="by seat", title_justify="left")
    seats.add_column("seat")
    seats.add_column("bot")
    seats.add_column("mean score", justify="right")
    seats.add_column("games won", justify="right")
    for seat, name in enumerate(plan.bots):
        won = 100 * summary.wins_by_seat[seat] / summary.games
        score = f"{summary.score_by_seat[seat]:.1f}"
        seats.add_row(str(seat + 1), name, score, f"{won:.1f} %")
    console.print(seats)
    console.print(
        f"winner's mean score {summary.winner_mean:.1f} · {summary.decisions:,} decisions in "
        f"{seconds:.1f} s · {summary.decisions / seconds:,.0f} decisions/s",
        highlight=False,
    )
