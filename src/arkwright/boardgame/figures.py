"""What charts of the board game draw: each company's worth, and what the journal adds up to."""

from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.table import Table
from arkwright.play.figures import add_up

COUNTED = {
    "received": ("income", "pounds"),
    "paid": ("costs", "pounds"),
    "influenced": ("costs", "pounds"),
    "shipped": ("shipped", "count"),
    "bought-shares": ("bought", "count"),
    "brokered": ("bought", "count"),
    "emergency-sale": ("in-need", "count"),
    "sold": ("sold-{good}", "count"),
    "sold-to-patron": ("sold-{good}", None),
    "sold-at-jubilee": ("sold-{good}", None),
}
"""Shares and loans are neither income nor costs."""
NAMES = ("income", "costs", "shipped", "bought", "in-need", *(f"sold-{good}" for good in GOODS))


def figures(table: Table) -> dict[str, list[int]]:
    """By name, for each seat; goods imported have no seat."""
    companies = table.companies
    imported = dict.fromkeys(GOODS, 0)
    for event in table.journal.events:
        if event.id == "sale":
            imported[str(event.facts["good"])] += int(event.facts["imported"])
    return {
        # With the East India Company the influence is a part of what decides the game.
        "portfolio": [table.score(company) for company in companies],
        "value": [table.share_value(company) for company in companies],
        "cash": [company.cash for company in companies],
        "shares": [company.shares for company in companies],
        **add_up(table.journal.events, COUNTED, NAMES, table.seats),
        **({"influence": [table.influence_value(c) for c in companies]} if table.influence else {}),
        **{f"imported-{good}": [count] for good, count in imported.items()},
    }
