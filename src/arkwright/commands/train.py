"""The command `train`: tune the weights of a planner by games against itself."""

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from arkwright import files
from arkwright.bots.weights import Weights
from arkwright.commands import options
from arkwright.play import BadSetup


def train_weights(
    title: Annotated[str, typer.Option("--title", help=options.WHICH_GAME)],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the weights go.")],
    seats: Annotated[
        int | None,
        typer.Option("--seats", min=1, help="Only tables of so many; else of any but one."),
    ] = None,
    generations: Annotated[
        int, typer.Option("--generations", min=1, help="How many steps to take.")
    ] = 60,
    changes: Annotated[
        int, typer.Option("--changes", min=4, help="How many changes a step is drawn from.")
    ] = 24,
    stride: Annotated[
        float, typer.Option("--stride", min=0.01, help="How far changes go; 1 is as usual.")
    ] = 1.0,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same weights.")] = 1,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="Weights to begin with; else the usual ones."),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="FILE", help="Rivals; else those of long ago."),
    ] = None,
    workers: options.Workers = None,
) -> None:
    """Tune what a planner thinks things are worth.

    The file is written after every generation, so that stopping early loses nothing: it is the
    same as if so many generations had been asked for.
    """
    from arkwright.arena.training import Course, train

    begun, made_before = read_weights(start) if start else ({}, None)
    rivals = read_weights(against)[0] if against else None
    course = Course(title, generations, changes, seed, stride, seats)
    began = time.perf_counter()
    games = 0
    for generation in train(course, begun, rivals, workers):
        games += generation.games
        made: dict[str, Any] = {
            "command": course.command(generation.number),
            "games": games,
            "lead": round(generation.lead, 1),
        }
        if start:
            made["start"] = {"file": start.name, "made": made_before}
        if against:
            made["against"] = against.name
        weights = {"title": title, "made": made, "weights": generation.weights}
        files.write(out, json.dumps(weights, indent=2, sort_keys=True) + "\n")
        seconds = time.perf_counter() - began
        typer.echo(
            f"{generation.number:4} of {generations} · {games} games · "
            f"lead {generation.lead:+.1f} · {seconds:.0f} s",
            err=True,
        )
    typer.echo(str(out))


def read_weights(file: Path) -> tuple[Weights, Any]:
    """The weights of a file that this command has written, and how they were made."""
    text = files.read(file)
    try:
        content = json.loads(text)
        weights = {str(name): float(value) for name, value in content["weights"].items()}
        return weights, content.get("made")
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadSetup(f"{file} is no file of weights") from None
