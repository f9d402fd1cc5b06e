"""The command `train`: tune the weights of a planner by games against itself."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from arkwright import files
from arkwright.commands.arena import WorkersOption
from arkwright.commands.options import TitleOption
from arkwright.play import BadSetup

app = typer.Typer()


@app.command("train")
def train_weights(
    title: TitleOption,
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
    workers: WorkersOption = None,
) -> None:
    """Tune what a planner thinks things are worth.

    The file is written after every generation, so that stopping early loses nothing: it is the
    same as if so many generations had been asked for.
    """
    from arkwright.arena.training import train

    begun = weights_in(start) if start else {}
    began = time.perf_counter()
    games = 0
    for generation in train(title, seats, generations, changes, stride, seed, begun, workers):
        games += generation.games
        command = f"arkwright train --title {title}"
        if seats:
            command += f" --seats {seats}"
        command += f" --generations {generation.number} --changes {changes} --seed {seed}"
        if stride != 1:
            command += f" --stride {stride:g}"
        if start:
            command += f" --start {start.name}"
        made = {"command": command, "games": games, "lead": round(generation.lead, 1)}
        weights = {"title": title, "made": made, "weights": generation.weights}
        files.write(out, json.dumps(weights, indent=2, sort_keys=True) + "\n")
        seconds = time.perf_counter() - began
        typer.echo(
            f"{generation.number:4} of {generations} · {games} games · "
            f"lead {generation.lead:+.1f} · {seconds:.0f} s",
            err=True,
        )
    typer.echo(str(out))


def weights_in(file: Path) -> dict[str, float]:
    """The weights of a file that this command has written."""
    text = files.read(file)
    try:
        weights = json.loads(text)["weights"]
        return {str(name): float(value) for name, value in weights.items()}
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadSetup(f"{file} is no file of weights") from None
