"""What several commands ask for in the same words."""

from pathlib import Path
from typing import Annotated

import typer

import arkwright

DEFAULT_TITLE = "water-frame-2016"

TitleOption = Annotated[str, typer.Option("--title", help="Which game; see `arkwright titles`.")]
SeatsOption = Annotated[int | None, typer.Option("--seats", help="How many companies.")]
SeedOption = Annotated[int | None, typer.Option("--seed", help="The same seed, the same game.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME[=VALUE]", help="An option of the title; repeatable."),
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Corrections to printed numbers, as TOML."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def chosen_options(title: str, options: list[str] | None) -> dict[str, str]:
    """The options of a title, from NAME or NAME=VALUE."""
    chosen: dict[str, str | bool] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        chosen[name.strip()] = value.strip() if equals else True
    return arkwright.find_title(title).settle(chosen)
