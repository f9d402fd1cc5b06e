"""The command `titles`: what can be played, and by which bots."""

from rich.console import Console
from rich.table import Table

import arkwright
from arkwright import bots


def list_titles() -> None:
    """List the games that can be played."""
    table = Table("title", "seats", "options (the first value is the default)")
    for name in arkwright.titles():
        title = arkwright.find_title(name)
        options = [f"{o.name} = {' | '.join(o.values)}" for o in title.options.values()]
        table.add_row(name, " ".join(str(n) for n in title.seats), "\n".join(options) or "none")
    Console().print(table)
    Console().print(f"bots: {', '.join(bots.names())}", highlight=False)
    Console().print(f"styles, as in tycoon/shipper: {', '.join(bots.STYLES)}", highlight=False)
