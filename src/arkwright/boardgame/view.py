"""What a seat may see of the table, as plain values, with all that follows from it computed."""

from arkwright.boardgame.asymmetry import in_play, markers_in_display
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.east_india import price_of
from arkwright.boardgame.edition import FACTORY_KINDS, GOODS, LEVELS, TRACKS
from arkwright.boardgame.events import is_random
from arkwright.boardgame.hidden import events_are_known, unseen_of_pool
from arkwright.boardgame.money import bank_shares
from arkwright.boardgame.production.wages import running_cost
from arkwright.boardgame.shapes import CompanyView, Display, EastIndia, FactoryView, View
from arkwright.boardgame.table import Table


def view(table: Table, seat: int | None) -> View:
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
        "pool": list(table.event_pool),
        "unseen": unseen_of_pool(table),
        "reserve": seen_reserve(table),
        "ongoing": list(table.ongoing),
        "east_india": seen_influence(table),
        "display": seen_display(table),
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


def seen_reserve(table: Table) -> str | None:
    """The event on the reserve space; None is face down, nothing if there is no such space."""
    shown = table.reserve_revealed or events_are_known(table)
    return table.reserve if shown or not table.reserve else None


def seen_influence(table: Table) -> EastIndia | None:
    """The tracks of the East India Company; None without the module (2025 9.3)."""
    if not table.influence:
        return None
    edition = table.edition
    return {
        "end": edition.track_end,
        "orange": list(edition.orange_spaces),
        "multiplier": list(edition.multiplier),
        "bonuses": dict(edition.bonus_from),
        "tracks": {
            track: {
                "good": good,
                "price": price_of(table, track),
                "prices": list(edition.east_india_prices[track]),
                "at": table.influence_price[track],
                "spaces": list(table.influence[track]),
            }
            for track, good in TRACKS.items()
        },
    }


def seen_display(table: Table) -> dict[str, Display] | None:
    """The shared display of factories; None without the module (2025 9.4).

    For each good: the cost and yields of each kind by level, how many factories of each kind are
    open, and the markers that are left of each level by their backs.
    """
    if not in_play(table):
        return None
    edition = table.edition
    return {
        good: {
            "cost": {kind: list(edition.cost[kind][good]) for kind in FACTORY_KINDS},
            "yields": {kind: [list(row) for row in edition.output[kind]] for kind in FACTORY_KINDS},
            "open": {
                kind: sum(factory.kind == kind for _, factory in table.producers(good))
                for kind in FACTORY_KINDS
            },
            "limit": edition.asymmetric_limit,
            "markers": [markers_in_display(table, good, level) for level in LEVELS],
        }
        for good in GOODS
    }


def company_view(table: Table, company: Company) -> CompanyView:
    """A company with its value, capacities and factories' figures. Nothing of it is hidden."""
    edition = table.edition
    seen: CompanyView = company.as_json(but=["factories"])
    seen["name"] = table.names[company.seat]
    seen["share_value"] = table.share_value(company)
    seen["buying_price"] = table.buying_price(company)
    seen["bank_shares"] = bank_shares(edition, company)
    seen["portfolio"] = table.portfolio(company)
    seen["influence"] = table.influence_value(company)
    seen["score"] = table.score(company)
    seen["crew"] = company.crew(edition)
    seen["small_room"] = company.small_room(edition)
    seen["room"] = {good: company.large_room(edition, good) for good in GOODS}
    seen["factories"] = {g: factory_view(table, company, f) for g, f in company.factories.items()}
    return seen


def factory_view(table: Table, company: Company, factory: Factory) -> FactoryView:
    edition = table.edition
    seen: FactoryView = factory.as_json()
    seen["base_quality"] = factory.base_quality(edition)
    seen["appeal"] = factory.appeal(edition)
    seen["output"] = factory.output(edition)
    seen["yields"] = list(edition.output[factory.kind][factory.level - 1])
    seen["spaces"] = list(edition.spaces[factory.good])
    seen["worker_only"] = list(edition.worker_only[factory.good])
    seen["cost"] = running_cost(table, company, factory, range(4), factory.extra)
    return seen
