"""What charts of the card game draw: each company's worth, and what the journal adds up to."""

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.rivals import COLOURS
from arkwright.cardgame.solo import rival_scores
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
    """By name, for each seat; `rival-` before a name are those of the automated opponents."""
    companies = table.companies
    return {
        "portfolio": [table.capitalisation(company) for company in companies],
        "value": [company.value for company in companies],
        "cash": [company.cash for company in companies],
        "shares": [company.shares for company in companies],
        **add_up(table.journal.events, COUNTED, NAMES, table.seats),
        **rival_figures(table),
    }


def rival_figures(table: Table) -> dict[str, list[int]]:
    """The same of the opponents of a solo game, in the order of their colours."""
    rivals = table.rivals
    if rivals is None:
        return {}
    scores = rival_scores(table)
    sold = {good: dict.fromkeys(COLOURS, 0) for good in GOODS}
    for event in table.journal.events:
        if event.id == "rival-sold":
            facts = event.facts
            sold[str(facts["good"])][str(facts["colour"])] += int(facts["count"])
    return {
        "rival-portfolio": [scores[colour] for colour in COLOURS],
        "rival-value": [rivals.value[colour] for colour in COLOURS],
        "rival-shares": [rivals.shares[colour] for colour in COLOURS],
        **{f"rival-sold-{good}": list(counts.values()) for good, counts in sold.items()},
    }
