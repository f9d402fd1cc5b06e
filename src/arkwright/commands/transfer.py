"""The commands `export` and `import`: tables taken out of a server, or into one."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from arkwright.commands import options
from arkwright.commands.exit_codes import BAD_INPUT
from arkwright.extras import extra
from arkwright.play import BadSetup

MOST_LISTED = 10
STREAM = Path("-")


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
    database: options.Database = "",
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
        from arkwright.server.operating import export, export_format
        from arkwright.server.storage.opening import opened

    async def run() -> int:
        async with opened(database or options.default_database(), make=False) as source:
            with export_format.writing(output) as file:
                if everything:
                    return await export.export_all(source, file)
                return await export.export_tables(source, table or [], file)

    count = asyncio.run(run())
    typer.echo(f"{counted(count, 'table')} went out.", err=True)


def import_tables(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="An export, or the record of a game; - is stdin."),
    ],
    database: options.Database = "",
) -> None:
    """Take tables into a server, from an export or from the record of a game.

    What is there already stays as it is. Every game is replayed before it is stored.
    """
    with extra("server", "the server"):
        from arkwright.server.operating import export_format, import_
        from arkwright.server.storage.opening import opened

    async def run() -> import_.Imported:
        async with opened(database or options.default_database()) as target:
            with export_format.reading(file) as coming:
                return await import_.import_file(target, file, coming)

    imported = asyncio.run(run())
    ids = imported.tables
    came = f"{counted(len(ids), 'table')} and {counted(imported.people, 'profile')} came in"
    typer.echo(f"{came}: {listed(ids)}" if ids else f"{came}.")
    if imported.known:
        typer.echo(f"Left as they are, since they are here already: {listed(imported.known)}")
    for remark in imported.remarks:
        typer.echo(remark)
    for number, why in imported.broken.items():
        typer.echo(f"arkwright: line {number} was left out: {why}", err=True)
    if imported.broken:
        raise typer.Exit(BAD_INPUT)


def listed(ids: list[str]) -> str:
    more = [f"and {len(ids) - MOST_LISTED} more"] if len(ids) > MOST_LISTED else []
    return ", ".join(ids[:MOST_LISTED] + more)


def counted(count: int, thing: str) -> str:
    return f"1 {thing}" if count == 1 else f"{count} {thing}s"
