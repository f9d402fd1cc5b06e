"""The command `train`: tune the weights of the board planner by games against itself."""

import json
import time
from importlib import resources
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
    generations: Annotated[
        int, typer.Option("--generations", min=1, help="How many steps to take.")
    ] = 60,
    changes: Annotated[
        int, typer.Option("--changes", min=4, help="How many changes a step is drawn from.")
    ] = 24,
    seed: Annotated[int, typer.Option("--seed", help="The same seed, the same weights.")] = 1,
    start: Annotated[
        Path | None,
        typer.Option("--start", metavar="FILE", help="Weights to begin with; else the usual ones."),
    ] = None,
    workers: WorkersOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where the weights go; else to the planner."),
    ] = None,
) -> None:
    """Tune what the board planner thinks things are worth.

    The file is written after every generation, so that stopping early loses nothing.
    """
    from arkwright.arena.training import train

    target = out or weights_file(title)
    begun = weights_in(start) if start else {}
    began = time.perf_counter()
    games = 0
    for generation in train(title, generations, changes, seed, begun, workers):
        games += generation.games
        command = (
            f"arkwright train --title {title} --generations {generation.number} "
            f"--changes {changes} --seed {seed}"
        )
        if start:
            command += f" --start {start.name}"
        made = {"command": command, "games": games, "lead": round(generation.lead, 1)}
        weights = {"title": title, "made": made, "weights": generation.weights}
        files.write(target, json.dumps(weights, indent=2, sort_keys=True) + "\n")
        seconds = time.perf_counter() - began
        typer.echo(
            f"{generation.number:4} of {generations} · {games} games · "
            f"lead {generation.lead:+.1f} · {seconds:.0f} s",
            err=True,
        )
    typer.echo(str(target))


def weights_in(file: Path) -> dict[str, float]:
    """The weights of a file that this command has written."""
    text = files.read(file)
    try:
        weights = json.loads(text)["weights"]
        return {str(name): float(value) for name, value in weights.items()}
    except (ValueError, TypeError, KeyError, AttributeError):
        raise BadSetup(f"{file} is no file of weights") from None


def weights_file(title: str) -> Path:
    """The planner's own file."""
    return Path(str(resources.files("arkwright.bots.board"))) / f"{title}.json"
