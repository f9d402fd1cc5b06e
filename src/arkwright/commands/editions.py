"""The command `editions`: the editions of each game side by side."""

import os
from typing import Annotated

import typer
from rich.console import Console

from arkwright import locales
from arkwright.play import BadSetup


def compare_editions(
    as_markdown: Annotated[
        bool, typer.Option("--markdown", help="Print it as Markdown, for the docs.")
    ] = False,
    language: Annotated[
        str, typer.Option("--language", help="By default that of this computer, if it is spoken.")
    ] = "",
) -> None:
    """Compare the editions of a game, rule by rule and number by number."""
    from arkwright.handbook.differences import words
    from arkwright.terminal import editions

    if language and language not in locales.languages():
        known = ", ".join(locales.languages())
        raise BadSetup(f"there is no language {language!r}; there are: {known}")
    spoken = language or language_here()
    if as_markdown:
        typer.echo(editions.markdown(spoken), nl=False)
        return
    console = Console(highlight=False)
    console.print(words("edition-note", spoken), "\n", markup=False)
    for table in editions.tables(spoken):
        console.print(table)


def language_here() -> str:
    """The language that the environment asks for; English if it is not spoken here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "").partition("_")[0]
        if wanted in locales.languages():
            return wanted
    return locales.ENGLISH
