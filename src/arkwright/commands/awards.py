"""The command `awards`: what somebody has earned in the solo game."""

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from arkwright import locales
from arkwright.cardgame.awards import AWARDS
from arkwright.commands.tables import table_of


def list_awards(
    name: Annotated[str, typer.Argument(metavar="NAME", help="One player only.")] = "",
) -> None:
    """List the awards earned in the solo game."""
    from arkwright.terminal import awards

    console = Console(highlight=False)
    players = awards.everybody()
    if name:
        players = {name: awards.earned_by(name)}
    if not any(players.values()):
        who = f"{name} has no" if name else "Nobody has an"
        console.print(f"{who} award yet: beat both opponents of the solo game.", markup=False)
        return
    for player, earned in players.items():
        title = escape(f"{player}: {len(earned)} of {len(AWARDS)} awards")
        table = table_of(title, ["award", "for", "first earned"])
        for award in AWARDS:
            does = locales.effect("award", award)
            table.add_row(locales.word("award", award), does, earned.get(award, "–"))
        console.print(table)
