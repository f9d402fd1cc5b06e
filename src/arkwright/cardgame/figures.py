"""What charts of the card game draw: each company's worth, and what the journal adds up to."""

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.table import Table

COUNTED = {
    "received": ("income", "pounds"),
    "paid": ("costs", "pounds"),
    "sent-overseas": ("shipped", "count"),
    "shares-bought": ("bought", "count"),
    "final-shares": ("bought", "count"),
}
"""The events that are added up: under which name, and which of their facts.

Shares and loans are neither income nor costs.
"""


def figures(table: Table) -> dict[str, list[int]]:
    """By name, for each seat."""
    companies = table.companies
    found = {
        "portfolio": [table.capitalisation(company) for company in companies],
        "value": [company.value for company in companies],
        "cash": [company.cash for company in companies],
        "shares": [company.shares for company in companies],
    }
    for name, _ in COUNTED.values():
        found[name] = [0] * table.seats
    for good in GOODS:
        found[f"sold-{good}"] = [0] * table.seats
    for event in table.journal.events:
        id, facts = event.id, event.facts
        if event.seat is None:
            continue
        if id in COUNTED:
            name, fact = COUNTED[id]
            found[name][event.seat] += int(facts[fact])
        elif id == "sold-at-home":
            found[f"sold-{facts['good']}"][event.seat] += int(facts["count"])
    return found
