"""What several commands ask for in the same words, and what it comes to."""

from pathlib import Path
from typing import Annotated

import typer

import arkwright
from arkwright import bots, files
from arkwright.play import BadSetup

DATABASE = "ARKWRIGHT_DATABASE"
"""The variable of the environment that may name the database."""


def first_title() -> str:
    """The title that is meant where none is named."""
    return arkwright.titles()[0]


WHICH_GAME = "Which game; see `arkwright titles`."
Title = Annotated[str, typer.Option("--title", help=WHICH_GAME, default_factory=first_title)]
TitleArgument = Annotated[
    str, typer.Argument(metavar="TITLE", help=WHICH_GAME, default_factory=first_title)
]
Seats = Annotated[int | None, typer.Option("--seats", help="How many companies.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed, the same game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME[=VALUE]", help="An option of the title; repeatable."),
]
Components = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Corrections to printed numbers, as TOML."),
]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
Seeds = Annotated[int, typer.Option("--seed", help="The same seed, the same games.")]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="DIR", help="Write each game's record.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help="Processes; all cores by default.")
]
Ray = Annotated[
    str,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Play on a Ray cluster: its address, auto for the one this machine belongs to, or "
        "local to start one here.",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar=DATABASE,
        show_envvar=True,
        show_default="a file in your data folder",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; one with a password is better "
        "given by the environment.",
    ),
]
Bot = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="MODULE:CLASS",
        help="A bot of your own, which can be asked for by the name of its class; repeatable.",
    ),
]


def chosen_options(title: str, options: list[str] | None) -> dict[str, str]:
    """The options of a title, from NAME or NAME=VALUE."""
    chosen: dict[str, str | bool] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        chosen[name.strip()] = value.strip() if equals else True
    return arkwright.find_title(title).settle(chosen)


def chosen_seats(title: str, seats: int | None) -> int:
    """How many play: as many as said, if the title has so many seats, else as many as can."""
    kind = arkwright.find_title(title)
    return len(kind.seat_names(max(kind.seats) if seats is None else seats))


def bots_for(names: str, seats: int) -> list[str]:
    """A bot for each of so many seats: one name for all, or one name each."""
    listed = [bots.bring(name.strip()) for name in names.split(",")]
    if len(listed) == 1:
        return listed * seats
    if len(listed) != seats:
        raise BadSetup(f"name one bot for all seats or one for each of the {seats}: {names}")
    return listed


def bring_bots(own: list[str] | None) -> dict[str, str]:
    """The bots that somebody brings, loaded here so that a mistake is told before anybody plays."""
    for name in own or []:
        bots.bring(name)
    return dict(bots.OWN)


def default_database() -> str:
    """The file that the tables are kept in if the operator names nothing else."""
    return f"sqlite:///{files.data_folder() / 'arkwright.db'}"
