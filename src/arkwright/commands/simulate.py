"""The command `simulate`: bots play many games, and what these come to."""

import json
import os
import time
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from arkwright import files
from arkwright.commands import options
from arkwright.commands.progress import bar
from arkwright.commands.tables import table_of

if TYPE_CHECKING:
    from arkwright.arena.simulation import Plan, Range, Summary


def simulate_games(
    title: options.Title,
    seats: options.Seats = None,
    bot: Annotated[
        str, typer.Option("--bot", help="Who plays: one name, or one for each seat, by commas.")
    ] = "random",
    games: options.Games = 100,
    seed: options.Seeds = 1,
    option: options.Options = None,
    components: options.Components = None,
    as_json: options.Json = False,
    save: options.Save = None,
    workers: options.Workers = None,
) -> None:
    """Let bots play many games."""
    from arkwright.arena.simulation import Outcome, Plan, simulate, summarise

    count = options.chosen_seats(title, seats)
    plan = Plan(
        title,
        tuple(options.bots_for(bot, count)),
        dict(options.chosen_options(title, option)),
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
    found = asdict(summary)
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
            **found["scores"],
            "winner_mean": summary.winner_mean,
            "by_seat": summary.score_by_seat,
        },
        "wins_by_seat": summary.wins_by_seat,
        **{name: found[name] for name in ("share_values", "shares", "loans", "length")},
    }


def show_summary(plan: "Plan", bot: str, seconds: float, summary: "Summary") -> None:
    from arkwright.arena.measure import percent

    console = Console()
    games = "1 game" if summary.games == 1 else f"{summary.games} games"
    heading = f"{plan.title}, {plan.seats} seats, {bot}: {games}"
    table = table_of(heading, [""], ["mean", "lowest", "highest"])
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
    seats = table_of("by seat", ["seat", "bot"], ["mean score", "games won"])
    for seat, name in enumerate(plan.bots):
        won = summary.wins_by_seat[seat] / summary.games
        seats.add_row(str(seat + 1), name, f"{summary.score_by_seat[seat]:.1f}", percent(won))
    console.print(seats)
    console.print(
        f"winner's mean score {summary.winner_mean:.1f} · {summary.decisions:,} decisions in "
        f"{seconds:.1f} s · {summary.decisions / seconds:,.0f} decisions/s",
        highlight=False,
    )
