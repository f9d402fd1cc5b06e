"""Positions written before the 2025 edition was known, brought to their present shape.

Forked games are kept with the position they began from: these must stay readable.
"""

from arkwright.play.step import Json

TABLE = {
    "event_pool": [],
    "reserve": "",
    "reserve_revealed": False,
    "influence": {},
    "influence_price": {},
}
COMPANY = {"inactive": [], "contract_limit": 0, "attache_turned": False, "offered": 0}
FACTORY = {"kind": "usual", "back": ""}


def brought_up(value: Json) -> Json:
    """The position with what it lacks; the same if it has anything that older ones do not."""
    if any(name in value for name in TABLE):
        return value
    companies = [brought_up_company(company) for company in value["companies"]]
    agenda = [brought_up_step(step) for step in value["agenda"]]
    return {**TABLE, **value, "companies": companies, "agenda": agenda}


def brought_up_company(value: Json) -> Json:
    factories = {good: {**FACTORY, **factory} for good, factory in value["factories"].items()}
    used = value["inventions"]
    inventions = {"inventor": used} if used else {}
    return {**COMPANY, **value, "factories": factories, "inventions": inventions}


def brought_up_step(step: Json) -> Json:
    """A step with the facts it has got since."""
    kind, *facts = step
    if kind == "ExchangeAction":
        seat, contracts, traded = facts
        return [kind, seat, contracts, False, 0, traded]
    if kind == "FactoryAction":
        seat, developer, discounted, touched = facts
        return [kind, seat, developer, discounted, 0, touched]
    if kind == "ShipAction":
        # What is left of the ship's capacity; a voyage that has begun has one good on board.
        seat, adjusted, capacity, sailed = facts
        return [kind, seat, adjusted, int(sailed), [capacity + int(sailed)]]
    if kind == "KeepInventor":
        return [kind, *facts, "inventor"]
    return step
