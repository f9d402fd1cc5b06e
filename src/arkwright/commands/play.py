"""The command `play`: in the browser, at a server for this machine alone, or in the terminal."""

import os
from typing import Annotated

import typer

from arkwright import files
from arkwright.commands import options
from arkwright.commands.exit_codes import FAILED
from arkwright.extras import extra

OF_THE_TERMINAL = ("title", "seats", "opponents", "seed", "option", "components", "name", "new")
"""What is said of a game before it begins; in the browser that is asked there."""


def is_given(context: typer.Context, parameter: str) -> bool:
    """Whether somebody gave this on the command line."""
    source = context.get_parameter_source(parameter)
    return source is not None and source.name == "COMMANDLINE"


def play(
    context: typer.Context,
    title: options.Title,
    seats: options.Seats = None,
    opponents: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Who plays the other seats, one name or one each: a grade such as clerk, with a "
            "style such as tycoon/shipper, or your own package.module:Class.",
        ),
    ] = "clerk",
    bot: options.Bot = None,
    seed: options.Seed = None,
    option: options.Options = None,
    components: options.Components = None,
    name: Annotated[str, typer.Option("--name", help="The name of your company.")] = "",
    new: Annotated[bool, typer.Option("--new", help="Begin anew without asking.")] = False,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="In the terminal, as with any option above.")
    ] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only say where to open the browser.")
    ] = False,
) -> None:
    """Play in the browser, against bots or with whoever sits here; or in the terminal."""
    if not terminal and not any(is_given(context, option) for option in OF_THE_TERMINAL):
        play_in_browser(not no_browser, bot)
        return
    from arkwright import terminal as room

    options.bring_bots(bot)
    count = options.chosen_seats(title, seats)
    room.play(
        title,
        count,
        options.bots_for(opponents, count - 1),
        seed=seed,
        options=options.chosen_options(title, option),
        components=files.read_toml(components) if components else None,
        name=name,
        anew=new,
    )


def play_in_browser(with_browser: bool, own: list[str] | None = None) -> None:
    """Serve tables to whoever sits here, where `serve` keeps them, too."""
    with extra("server", "the server"):
        from arkwright.server.operating.local import play
        from arkwright.server.settings import Settings

    settings = Settings(
        os.environ.get(options.DATABASE) or options.default_database(),
        own_bots=options.bring_bots(own),
    )
    if not play(settings, with_browser):
        raise typer.Exit(FAILED)
