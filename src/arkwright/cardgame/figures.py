"""What charts of the card game draw: each company's worth, and what the journal adds up to."""

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.table import Table
from arkwright.play.figures import add_up

COUNTED = {
    "received": ("income", "pounds"),
    "paid": ("costs", "pounds"),
    "sent-overseas": ("shipped", "count"),
    "shares-bought": ("bought", "count"),
    "final-shares": ("bought", "count"),
    "sold-at-home": ("sold-{good}", "count"),
}
"""Shares and loans are neither income nor costs."""
NAMES = ("income", "costs", "shipped", "bought", *(f"sold-{good}" for good in GOODS))


def figures(table: Table) -> dict[str, list[int]]:
    """By name, for each seat."""
    companies = table.companies
    return {
        "portfolio": [table.capitalisation(company) for company in companies],
        "value": [company.value for company in companies],
        "cash": [company.cash for company in companies],
        "shares": [company.shares for company in companies],
        **add_up(table.journal.events, COUNTED, NAMES, table.seats),
    }
