"""What charts of the board game draw: each company's worth, and what the journal adds up to."""

from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.table import Table

COUNTED = {
    "received": ("income", "pounds"),
    "paid": ("costs", "pounds"),
    "shipped": ("shipped", "count"),
    "bought-shares": ("bought", "count"),
    "brokered": ("bought", "count"),
    "emergency-sale": ("in-need", "count"),
}
"""The events that are added up: under which name, and which of their facts.

Shares and loans are neither income nor costs.
"""
BEYOND_DEMAND = ("sold-to-patron", "sold-at-jubilee")


def figures(table: Table) -> dict[str, list[int]]:
    """By name, for each seat; goods imported have no seat."""
    companies = table.companies
    found = {
        "portfolio": [table.portfolio(company) for company in companies],
        "value": [table.share_value(company) for company in companies],
        "cash": [company.cash for company in companies],
        "shares": [company.shares for company in companies],
    }
    for name, _ in COUNTED.values():
        found[name] = [0] * table.seats
    for good in GOODS:
        found[f"sold-{good}"] = [0] * table.seats
        found[f"imported-{good}"] = [0]
    for event in table.journal.events:
        id, facts = event.id, event.facts
        if event.seat is None:
            if id == "sale":
                found[f"imported-{facts['good']}"][0] += int(facts["imported"])
        elif id in COUNTED:
            name, fact = COUNTED[id]
            found[name][event.seat] += int(facts[fact])
        elif id == "sold":
            found[f"sold-{facts['good']}"][event.seat] += int(facts["count"])
        elif id in BEYOND_DEMAND:
            found[f"sold-{facts['good']}"][event.seat] += 1
    return found
