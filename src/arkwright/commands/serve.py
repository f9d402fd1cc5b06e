"""The command `serve`: tables for friends, on this machine or across the world."""

from enum import StrEnum
from typing import Annotated

import typer

from arkwright.commands import options
from arkwright.commands.exit_codes import FAILED
from arkwright.extras import extra


class Level(StrEnum):
    """How much is logged: what is at least so grave."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


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
    database: options.Database = "",
    bots: Annotated[
        int,
        typer.Option("--bots", min=1, max=64, help="Processes that think for bots, per worker."),
    ] = 1,
    bot: options.Bot = None,
    webhooks: Annotated[
        bool,
        typer.Option("--webhooks", help="People may have turns announced to an address of theirs."),
    ] = False,
    push: Annotated[
        bool,
        typer.Option(
            "--push", help="People may have turns told to their devices; needs --address."
        ),
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
        database or options.default_database(),
        bots=bots,
        own_bots=options.bring_bots(bot),
        webhooks=webhooks,
        push=push,
        metrics=metrics,
        address=address,
    )
    if not serve(settings, listen(host, port), host, workers, log_level):
        raise typer.Exit(FAILED)
