"""The commands of operators: serve, and taking tables out of a server or into one.

What they need is imported when they run: the other commands start without it.
"""

import asyncio
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from arkwright import files
from arkwright.bots import OWN, bring
from arkwright.extras import extra
from arkwright.play import BadSetup

app = typer.Typer()

FAILED = 1
BAD_INPUT = 2
MOST_LISTED = 10
STREAM = Path("-")
DATABASE = "ARKWRIGHT_DATABASE"
"""The variable of the environment that may name the database."""

DatabaseOption = Annotated[
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
BotOption = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="MODULE:CLASS",
        help="A bot of your own, which can be asked for by the name of its class; repeatable.",
    ),
]


class Level(StrEnum):
    """How much is logged: what is at least so grave."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def default_database() -> str:
    """The file that the tables are kept in if the operator names nothing else."""
    return f"sqlite:///{files.data_folder() / 'arkwright.db'}"


@app.command("serve")
def serve_tables(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 0.0.0.0 is every network.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")
    ] = 8000,
    workers: Annotated[
        int,
        typer.Option("--workers", min=1, max=64, help="Processes; several need PostgreSQL."),
    ] = 1,
    database: DatabaseOption = "",
    bots: Annotated[
        int,
        typer.Option("--bots", min=1, max=64, help="Processes that think for bots, per worker."),
    ] = 1,
    bot: BotOption = None,
    webhooks: Annotated[
        bool,
        typer.Option("--webhooks", help="People may have turns announced to an address of theirs."),
    ] = False,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Answer /metrics, for Prometheus.")
    ] = False,
    address: Annotated[
        str,
        typer.Option("--address", metavar="URL", help="Where people reach it, for links."),
    ] = "",
    log_level: Annotated[
        Level, typer.Option("--log-level", help="How much is logged, to stderr.")
    ] = Level.INFO,
) -> None:
    """Serve tables to friends: in this house, or across the world."""
    with extra("server", "the server"):
        from arkwright.server.operating.serving import listen, serve
        from arkwright.server.settings import Settings

    settings = Settings(
        database or default_database(),
        bots=bots,
        own_bots=brought(bot),
        webhooks=webhooks,
        metrics=metrics,
        address=address,
    )
    if not serve(settings, listen(host, port), host, workers, log_level):
        raise typer.Exit(FAILED)


def brought(own: list[str] | None) -> dict[str, str]:
    """The bots that somebody brings, loaded here so that a mistake is told before anybody plays."""
    for name in own or []:
        bring(name)
    return dict(OWN)


def play_in_browser(with_browser: bool, own: list[str] | None = None) -> None:
    """Serve tables to whoever sits here, where `serve` keeps them, too."""
    with extra("server", "the server"):
        from arkwright.server.operating.here import play
        from arkwright.server.settings import Settings

    settings = Settings(os.environ.get(DATABASE) or default_database(), own_bots=brought(own))
    if not play(settings, with_browser):
        raise typer.Exit(FAILED)


@app.command("export")
def export_tables(
    table: Annotated[
        list[str] | None, typer.Argument(metavar="TABLE", help="The ids of tables.")
    ] = None,
    everything: Annotated[
        bool,
        typer.Option(
            "--all",
            help="Everything, so that the server can move: also password hashes, notes, web hooks "
            "and the secret that cookies are signed with. Keep that file secret.",
        ),
    ] = False,
    database: DatabaseOption = "",
    output: Annotated[
        Path,
        typer.Option(
            "--output", metavar="FILE", help="Where to; packed if it ends in .gz, - is stdout."
        ),
    ] = STREAM,
) -> None:
    """Take tables out of a server, as JSON, one object a line.

    A game that is not over comes with its seed and all that is hidden.
    """
    if bool(table) == everything:
        raise BadSetup("name the tables to export, or say --all")
    with extra("server", "the server"):
        from arkwright.server.operating import export, lines
        from arkwright.server.storage.opening import opened

    async def run() -> int:
        async with opened(database or default_database(), make=False) as source:
            with lines.writing(output) as file:
                if everything:
                    return await export.export_all(source, file)
                return await export.export_tables(source, table or [], file)

    count = asyncio.run(run())
    typer.echo(f"{counted(count, 'table')} went out.", err=True)


@app.command("import")
def import_tables(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="An export, or the record of a game; - is stdin."),
    ],
    database: DatabaseOption = "",
) -> None:
    """Take tables into a server, from an export or from the record of a game.

    What is there already stays as it is. Every game is replayed before it is stored.
    """
    with extra("server", "the server"):
        from arkwright.server.operating import intake, lines
        from arkwright.server.storage.opening import opened

    async def run() -> intake.Taken:
        async with opened(database or default_database()) as target:
            with lines.reading(file) as coming:
                return await intake.take_in(target, file, coming)

    taken = asyncio.run(run())
    came = f"{counted(len(taken.tables), 'table')} and {counted(taken.people, 'profile')} came in"
    typer.echo(f"{came}: {listed(taken.tables)}" if taken.tables else f"{came}.")
    if taken.known:
        typer.echo(f"Left as they are, since they are here already: {listed(taken.known)}")
    for remark in taken.remarks:
        typer.echo(remark)
    for number, why in taken.broken.items():
        typer.echo(f"arkwright: line {number} was left out: {why}", err=True)
    if taken.broken:
        raise typer.Exit(BAD_INPUT)


def listed(ids: list[str]) -> str:
    more = [f"and {len(ids) - MOST_LISTED} more"] if len(ids) > MOST_LISTED else []
    return ", ".join(ids[:MOST_LISTED] + more)


def counted(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"
