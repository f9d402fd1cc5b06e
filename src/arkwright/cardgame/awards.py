"""The milestone awards of the solo challenge, for those who beat both opponents (Solo 4)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.edition import GOODS, POSITIONS
from arkwright.cardgame.table import Table
from arkwright.play.errors import Fact

AWARDS = (
    "tycoon",
    "patriot",
    "true-worker",
    "worker-hero",
    "gentleman",
    "specialist",
    "generalist",
    "full-production-line",
    "general-manager",
    "expert-broker",
    "stock-exchange-darling",
    "stock-exchange-mogul",
    "parvenu",
    "nouveau-riche",
    "sailor",
)
STARTING_FACTORIES = 2


def awards(table: Table) -> list[str]:
    """The awards the solo player has earned; none before the end or without winning (Solo 4)."""
    if table.rivals is None or table.agenda:
        return []
    company = table.companies[0]
    if not any(s.seat == company.seat and s.place == 1 for s in table.standings()):
        return []
    return [award for award, met in conditions(table, company).items() if met]


def conditions(table: Table, company: Company) -> dict[str, bool]:
    """Which conditions of the fifteen awards are met, the winning aside (Solo challenge)."""
    needed = table.edition.award
    deeds = company.deeds
    factories = company.factories.values()
    before = before_scoring(table, company)
    shares, value, cash = before["shares"], before["value"], before["cash"]
    return {
        "tycoon": table.capitalisation(company) >= needed["tycoon_points"],
        "patriot": company.shippings == 0,
        "true-worker": "patent" not in deeds and "engineer" not in deeds,
        "worker-hero": "automated" not in deeds,
        "gentleman": company.developments["exchange"] == 0 and "brokered" not in deeds,
        "specialist": len(factories) == STARTING_FACTORIES,
        "generalist": len(factories) == len(GOODS),
        "full-production-line": len(factories) == len(GOODS)
        and all(factory.cards == len(POSITIONS) for factory in factories),
        "general-manager": needed["many_shares"] <= shares < needed["all_shares"],
        "expert-broker": shares >= needed["all_shares"],
        "stock-exchange-darling": needed["high_value"] <= value < needed["top_value"],
        "stock-exchange-mogul": value >= needed["top_value"],
        "parvenu": "parvenu" in deeds,
        "nouveau-riche": cash >= needed["riches"],
        "sailor": company.shippings >= needed["voyages"],
    }


def before_scoring(table: Table, company: Company) -> dict[str, int]:
    """Shares, value and money before the final scoring, as the journal has them (Solo challenge).

    A position of a game that is over comes without its journal: then nothing is known of them.
    """
    facts: dict[str, Fact] = {}
    for event in reversed(table.journal.events):
        if event.id == "before-scoring" and event.seat == company.seat:
            facts = event.facts
            break
    return {name: int(facts.get(name, 0)) for name in ("shares", "value", "cash")}
