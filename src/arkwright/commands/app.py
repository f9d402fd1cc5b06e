"""The command `arkwright`, put together. What a command needs is imported when it runs."""

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import arkwright
from arkwright.commands.arena import play_tournament
from arkwright.commands.awards import list_awards
from arkwright.commands.components import list_components
from arkwright.commands.dataset import make_data_set
from arkwright.commands.editions import compare_editions
from arkwright.commands.exit_codes import BAD_INPUT
from arkwright.commands.learn import learn_by_playing
from arkwright.commands.play import play
from arkwright.commands.replay import replay_records
from arkwright.commands.serve import serve_tables
from arkwright.commands.simulate import simulate_games
from arkwright.commands.strength import measure_strength
from arkwright.commands.titles import list_titles
from arkwright.commands.train import train_weights
from arkwright.commands.transfer import export_tables, import_tables
from arkwright.extras import MissingExtra
from arkwright.play import ArkwrightError

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play,
    "learn": learn_by_playing,
    "simulate": simulate_games,
    "replay": replay_records,
    "awards": list_awards,
    "components": list_components,
    "editions": compare_editions,
    "titles": list_titles,
    "arena": play_tournament,
    "strength": measure_strength,
    "dataset": make_data_set,
    "train": train_weights,
    "serve": serve_tables,
    "export": export_tables,
    "import": import_tables,
}


class House(TyperGroup):
    """All commands; what a person got wrong is told in one sentence."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (ArkwrightError, MissingExtra) as error:
            print(f"arkwright: {error}", file=sys.stderr)  # noqa: T201
            raise typer.Exit(BAD_INPUT) from None


app = typer.Typer(
    cls=House,
    name="arkwright",
    help="The Arkwright family of board games, by the exact rules. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if show:
        typer.echo(f"arkwright {arkwright.__version__}")
        raise typer.Exit


for name, command in COMMANDS.items():
    app.command(name)(command)
