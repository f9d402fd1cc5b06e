"""What a seat may see of the table, as plain values, with all that follows from it computed."""

from typing import Any

from arkwright.play.step import Json
from arkwright.waterframe.company import Company, Factory
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.events import is_random
from arkwright.waterframe.hidden import events_are_known
from arkwright.waterframe.money import bank_shares
from arkwright.waterframe.production.wages import running_cost
from arkwright.waterframe.table import Table


def view(table: Table, seat: int | None) -> Json:
    """The table as seen from a seat, or by a watcher: all seats know the same here.

    Hidden are the face-down economy and event markers, those in the box, and the seed.
    """
    edition = table.edition
    return {
        "title": edition.title,
        "seat": seat,
        "names": list(table.names),
        "year": table.year,
        "decade": table.decade,
        "cycle": table.cycle,
        "active": table.active,
        "level": table.level,
        "start": table.start,
        "order": table.order(),
        "market": {
            "workers": table.market.workers,
            "empty": table.market.empty,
            "holes": table.market.holes,
            "fired": table.market.fired,
            "boxed": table.market.boxed,
            "wage": table.wage,
            "demand": {good: table.demand(good) for good in GOODS},
        },
        "importers": dict(table.importers),
        "economy": {good: seen_economy(table, good) for good in GOODS},
        "events": seen_events(table),
        "ongoing": list(table.ongoing),
        "offer": {
            "tiles": {kind: count for kind, count in table.tiles.items() if count},
            "markers": [list(row) for row in table.markers],
            "ships": {str(c): count for c, count in table.ships.items() if count},
        },
        "companies": [company_view(table, company) for company in table.companies],
    }


def seen_economy(table: Table, good: str) -> list[list[int] | None]:
    """A good's economy markers by decade; None is face down."""
    revealed = table.economy_revealed(good)
    markers = table.economy[good]
    return [list(m) if decade < revealed else None for decade, m in enumerate(markers)]


def seen_events(table: Table) -> list[str | None]:
    """The events by decade; None is face down. The last is always the end of the game."""
    known = events_are_known(table)
    printed = table.options["setup"] == "predetermined"
    last = len(table.events) - 1
    seen: list[str | None] = []
    for decade, event in enumerate(table.events):
        # Only the starred markers of the printed ones are ever shuffled (4.1.I).
        open_to_all = known or decade == last or (printed and not is_random(event))
        seen.append(event if open_to_all or decade < table.events_revealed else None)
    return seen


def company_view(table: Table, company: Company) -> dict[str, Any]:
    """A company with its value, capacities and factories' figures. Nothing of it is hidden."""
    edition = table.edition
    seen: dict[str, Any] = company.as_json()
    seen["name"] = table.names[company.seat]
    seen["share_value"] = table.share_value(company)
    seen["buying_price"] = table.buying_price(company)
    seen["bank_shares"] = bank_shares(edition, company)
    seen["portfolio"] = table.portfolio(company)
    seen["crew"] = company.crew(edition)
    seen["room"] = {good: company.large_room(edition, good) for good in GOODS}
    seen["factories"] = {g: factory_view(table, company, f) for g, f in company.factories.items()}
    return seen


def factory_view(table: Table, company: Company, factory: Factory) -> dict[str, Any]:
    edition = table.edition
    seen: dict[str, Any] = factory.as_json()
    seen["base_quality"] = factory.base_quality(edition)
    seen["appeal"] = factory.appeal(edition)
    seen["output"] = factory.output(edition)
    seen["yields"] = list(edition.output[factory.level - 1])
    seen["spaces"] = list(edition.spaces[factory.good])
    seen["worker_only"] = list(edition.worker_only[factory.good])
    seen["cost"] = running_cost(table, company, factory, range(4), factory.extra)
    return seen
