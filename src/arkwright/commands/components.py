"""The command `components`: every printed number of a title, and how sure it is."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import arkwright
from arkwright import files
from arkwright.commands import options
from arkwright.play import CERTAINTIES, BadSetup


def list_components(
    title: options.TitleArgument,
    certainty: Annotated[
        list[str] | None, typer.Option("--certainty", help="Only these; repeatable.")
    ] = None,
    components: options.Components = None,
    as_json: options.Json = False,
) -> None:
    """List every printed number with its certainty and source."""
    kind = arkwright.find_title(title)
    for name in certainty or []:
        if name not in CERTAINTIES:
            known = ", ".join(CERTAINTIES)
            raise BadSetup(f"there is no certainty {name!r}; there are: {known}")
    corrections = files.read_toml(components) if components else None
    found = kind.sheet(corrections).components()
    found = [c for c in found if not certainty or c.certainty in certainty]
    if as_json:
        listed = [
            {"name": c.name, "values": c.values, "certainty": c.certainty, "source": c.source}
            for c in found
        ]
        typer.echo(json.dumps({"title": title, "components": listed}, ensure_ascii=False))
        return
    table = Table(title=f"{title}: every printed number", title_justify="left")
    for column in ("component", "numbers", "certainty", "source"):
        table.add_column(column, overflow="fold")
    styles = {"stated": "bold", "public": "", "inferred": "italic", "reconstructed": "yellow"}
    for entry in found:
        numbers = "\n".join(f"{name}: {number_text(value)}" for name, value in entry.values.items())
        table.add_row(
            entry.name, numbers, entry.certainty, entry.source, style=styles[entry.certainty]
        )
    console = Console()
    console.print(table)
    counts = [(name, sum(c.certainty == name for c in found)) for name in CERTAINTIES]
    console.print(", ".join(f"{n} {name}" for name, n in counts if n), highlight=False)


def number_text(value: object) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)
