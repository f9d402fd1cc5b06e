"""What a seat may see of the table, as plain values, with all that follows from it computed."""

from arkwright.cardgame.awards import seen_awards
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.costs import fixed_cost, production_cost, upkeep, wages
from arkwright.cardgame.edition import DEVELOPMENTS, GOODS
from arkwright.cardgame.ending import score_now
from arkwright.cardgame.rivals import COLOURS, DISCS
from arkwright.cardgame.shapes import CompanyView, FactoryView, RivalsView, View
from arkwright.cardgame.shipping import most_shippable
from arkwright.cardgame.solo import rival_scores, rivals_sales
from arkwright.cardgame.table import Table
from arkwright.cardgame.warehouse import capacity


def view(table: Table, seat: int | None) -> View:
    """The table as seen from a seat, or by a watcher: all seats know the same here.

    Hidden are the order of the markers in the bag, and the seed.
    """
    edition = table.edition
    return {
        "title": table.edition.title,
        "seat": seat,
        "names": list(table.names),
        "options": dict(table.options),
        "decade": table.decade,
        "round": table.round,
        "active": table.active,
        "start": table.start,
        "order": table.order(),
        "wage": table.wage,
        "wage_step": table.wage_step,
        "wages": list(edition.wages),
        "demand": dict(table.demand),
        "supply": seen_supply(table),
        "neutral": dict(table.neutral),
        "rivals": seen_rivals(table),
        "awards": seen_awards(table),
        "companies": [company_view(table, company) for company in table.companies],
    }


def seen_supply(table: Table) -> dict[str, int]:
    """The development cards that can be taken; of a display, those without a disc (Solo)."""
    if table.rivals is None:
        return {card: count for card, count in table.supply.items() if count}
    return {card: len(table.copies(card)) for card in table.on_offer()}


def seen_rivals(table: Table) -> RivalsView | None:
    """The automated opponents and the display; of the bag, how many of each colour are left."""
    rivals = table.rivals
    if rivals is None:
        return None
    scores = rival_scores(table)
    sales = {good: rivals_sales(table, good) for good in GOODS}
    return {
        "opponents": [
            {
                "colour": colour,
                "shares": rivals.shares[colour],
                "share_value": rivals.value[colour],
                "portfolio": scores[colour],
                "markers": dict(rivals.markers[colour]),
                "sales": {good: sales[good][colour] for good in rivals.markers[colour]},
            }
            for colour in COLOURS
        ],
        "display": list(rivals.display),
        "rows": table.edition.display_rows,
        "columns": table.edition.display_columns,
        "discs": dict(rivals.discs),
        "bag": {colour: rivals.bag.count(colour) for colour in DISCS},
        "drawn": list(rivals.drawn),
        "first": rivals.first,
    }


def company_view(table: Table, company: Company) -> CompanyView:
    """A company with its value, capacities and factories' figures. Nothing of it is hidden."""
    edition = table.edition
    seen: CompanyView = company.as_json(but=["factories"])
    seen["name"] = table.names[company.seat]
    seen["share_value"] = company.value
    seen["portfolio"] = table.capitalisation(company)
    seen["if_ended"] = score_now(table, company)
    seen["allows"] = {name: company.allows(edition, name) for name in DEVELOPMENTS}
    seen["shippable"] = most_shippable(table, company)
    seen["ship_penalty"] = edition.ship_penalty[company.tokens]
    seen["room"] = {good: capacity(table, company, good) for good in GOODS}
    seen["factories"] = {g: factory_view(table, company, f) for g, f in company.factories.items()}
    return seen


def factory_view(table: Table, company: Company, factory: Factory) -> FactoryView:
    edition = table.edition
    seen: FactoryView = factory.as_json()
    seen["price"] = factory.price(edition)
    seen["appeal"] = factory.appeal(edition)
    seen["allowed"] = table.allowed_sales(factory.good, factory.marker)
    seen["quality"] = factory.quality()
    seen["output"] = factory.output(edition)
    seen["workers"] = factory.workers(edition)
    seen["machine_count"] = factory.machine_count()
    seen["ship_price"] = edition.ship_price[factory.good][factory.side]
    seen["fixed_cost"] = fixed_cost(table, company, factory)
    seen["wages"] = wages(table, company, factory)
    seen["upkeep"] = upkeep(table, company, factory)
    seen["cost"] = production_cost(table, company, factory)
    return seen
