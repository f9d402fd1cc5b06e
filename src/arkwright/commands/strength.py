"""The command `strength`: how strong the bots of the house are, played and written down."""

from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from arkwright import files
from arkwright.commands import options
from arkwright.commands.progress import say
from arkwright.commands.tournament import reported, whoever_plays
from arkwright.play import BadSetup

if TYPE_CHECKING:
    from arkwright.arena.strength import Contest

DOC = "strength.md"
FIGURES = "strength"


def measure_strength(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games each.")] = 1000,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only", metavar="NAME", help="Only these contests, as --list names them; * is any."
        ),
    ] = None,
    listed: Annotated[
        bool, typer.Option("--list", help="Name the contests, and which are missing.")
    ] = False,
    no_play: Annotated[
        bool, typer.Option("--no-play", help="Only write the doc from what there is.")
    ] = False,
    seed: options.Seeds = 1,
    workers: options.Workers = None,
    ray: options.Ray = "",
    folder: Annotated[
        Path, typer.Option("--folder", metavar="DIR", help="Where the doc goes.")
    ] = Path("docs"),
) -> None:
    """Measure how strong the bots are: every grade against the next, and write the doc.

    What was played with the same bots already is not played again.
    """
    from arkwright.arena import strength

    every = list(strength.contests())
    chosen = [c for c in every if not only or any(fnmatch(c.name, name) for name in only)]
    if not chosen:
        raise BadSetup(f"there is no contest {' or '.join(only or [])}; --list names them")
    figures = folder / FIGURES
    missing = [c for c in chosen if strength.is_missing(figures, c, games, seed)]
    if listed:
        for contest in chosen:
            typer.echo(f"{contest.name}{'  missing' if contest in missing else ''}")
        return
    for contest in [] if no_play else missing:
        play(contest, games, seed, ray, workers, figures)
        # After each, so that an interruption leaves a doc of all that is known.
        write(every, figures, seed, folder / DOC)
    write(every, figures, seed, folder / DOC)
    say(f"{folder / DOC} is written.")


def play(
    contest: "Contest", games: int, seed: int, ray: str, workers: int | None, folder: Path
) -> None:
    """Play a contest, or go on with it, and keep what it comes to."""
    from arkwright.arena import rating, strength

    rating.check()
    say(f"{contest.name}: {games} games")
    with reported(contest.tournament(seed), games, whoever_plays(ray, workers)) as report:
        strength.keep(folder, contest, report)


def write(every: list["Contest"], figures: Path, seed: int, path: Path) -> None:
    """Write the doc from all that is kept."""
    from arkwright.arena import strength
    from arkwright.arena.strength_doc import document

    found = [(contest, strength.read(figures, contest)) for contest in every]
    stale = [
        contest.name
        for contest, kept in found
        if kept is not None and not kept.is_of(contest.tournament(seed))
    ]
    files.write(path, document(found, seed, stale))
