"""The drawings of the card game: factories with their cards, markets and tracks of a position."""

from arkwright.cardgame.edition import DEVELOPMENTS, GOODS, SPOTS
from arkwright.cardgame.shapes import DECADES
from arkwright.cardgame.table import Table
from arkwright.handbook.figures import (
    Course,
    Draw,
    Figures,
    company,
    places,
    purse,
)
from arkwright.play import Game
from arkwright.play.step import Json

SOLD, UNSOLD, STORED, MISSING = "sutn"
"""What becomes of a good on a track."""
FLOOR = 1
"""However low demand is, nothing is sold below this row."""
CARDS_SHOWN = 7


def cards(course: Course, good: str) -> Figures:
    """What price and appeal of a factory are made of, card by card."""
    table = table_of(course.after)
    seen = company(course.after)["factories"][good]
    spot = table.edition.spot_appeal[seen["spot"]]
    return Figures(
        {
            "spot": [table.edition.sum[good][seen["side"]] - spot, spot],
            "office": [table.edition.office[good]],
            "office_on_appeal": [int(seen["office_on_appeal"])],
            "price_quality": list(seen["price_quality"]),
            "appeal_quality": list(seen["appeal_quality"]),
            "distribution": [seen["distribution"]],
            "price": [seen["price"]],
            "appeal": [seen["appeal"]],
        }
    )


def spots(course: Course, good: str) -> Figures:
    """The four spots of a factory, and where its token lies."""
    table = table_of(course.after)
    seen = company(course.after)["factories"][good]
    appeal = table.edition.spot_appeal
    prices = [table.edition.sum[good][seen["side"]] - appeal[spot] for spot in SPOTS]
    return Figures({"price": prices, "appeal": list(appeal), "token": [seen["spot"]]})


def ladder(course: Course, good: str) -> Figures:
    """The appeal track of a good as it stands before it is sold: who may sell how many."""
    table = table_of(course.unsold)
    forecast = course.unsold.forecast()[good]
    sellers = sorted(forecast["sellers"], key=lambda seller: int(seller["seat"]))
    over = table.edition.arrows[good]
    appeals = [seller["marker"] for seller in sellers]
    demand = forecast["demand"]
    highest = max(*appeals, demand) + 1
    lowest = min(0, demand)
    numbers = {
        "seats": [seller["seat"] for seller in sellers],
        "appeal": appeals,
        "line": [demand + 1] * len(sellers),
        "demand": [demand],
        "calls": [],
        "arrows": [n for n in range(1, len(over)) if over[n] > over[n - 1]],
        "rows": [lowest, highest],
        "floor": [FLOOR],
    }
    return Figures(numbers, [goods(seller) for seller in sellers])


def goods(seller: Json) -> str:
    """What becomes of each good of a seller, from the row of its appeal down."""
    made, sold, stored = int(seller["output"]), int(seller["sold"]), int(seller["stored"])
    missing = max(0, int(seller["allowed"]) - made - stored)
    return SOLD * sold + UNSOLD * (made - sold) + STORED * stored + MISSING * missing


def wages(course: Course, good: str) -> Figures:
    """The wages, and where the marker stands."""
    table = table_of(course.after)
    return Figures({"wages": list(table.edition.wages), "step": [table.wage_step]})


def workers(course: Course, good: str) -> Figures:
    """A factory with its worker cards: who stands there, and what each makes."""
    table = table_of(course.after)
    edition = table.edition
    seen = company(course.after)["factories"][good]
    of_cards = [
        edition.card_goods[good][card][seen["sides"][card]] for card in range(seen["cards"])
    ]
    standing = [places(edition.tile_workers[good], 0, edition.tile_workers[good], 0)]
    for card in range(seen["cards"]):
        others = edition.card_machines[good][card]
        machines = seen["machines"][card]
        people = edition.card_workers[good][card]
        standing.append(places(people - others, others, people - machines, machines))
    numbers = {"yields": [edition.tile_goods[good][seen["side"]], *of_cards]}
    return Figures({**numbers, "output": [seen["output"]]}, standing)


def sides(course: Course, good: str) -> Figures:
    """What the factory and its first worker card make on their two sides."""
    edition = table_of(course.after).edition
    return Figures(
        {
            "sum": list(edition.sum[good]),
            "factory": list(edition.tile_goods[good]),
            "card": list(edition.card_goods[good][0]),
        }
    )


def developments(course: Course, good: str) -> Figures:
    """What each development allows at each step, and where a company stands."""
    table = table_of(course.after)
    numbers = {name: list(table.edition.development[name]) for name in DEVELOPMENTS}
    before, after = company(course.before), company(course.after)
    standing = {
        "before": [before["developments"][name] for name in DEVELOPMENTS],
        "after": [after["developments"][name] for name in DEVELOPMENTS],
    }
    return Figures({**numbers, **standing}, list(DEVELOPMENTS))


def supply(course: Course, good: str) -> Figures:
    """Some of the development cards that may be taken."""
    table = table_of(course.after)
    return Figures({}, [card for card, count in table.supply.items() if count][:CARDS_SHOWN])


def tokens(course: Course, good: str) -> Figures:
    """The spots of the shipping tokens, what they cost at the end, and how many lie there."""
    table = table_of(course.after)
    return Figures(
        {
            "penalty": list(table.edition.ship_penalty[1:]),
            "count": [company(course.after)["tokens"]],
        }
    )


def warehouses(course: Course, good: str) -> Figures:
    """The small warehouses, and what lies there."""
    edition = table_of(course.after).edition
    stock = company(course.after)["stock"]
    lying = [name for name in GOODS if stock[name]]
    return Figures(
        {
            "room": [edition.small_warehouse_goods] * edition.small_warehouses,
            "stock": [stock[name] for name in lying],
        },
        lying,
    )


def rounds(course: Course, good: str) -> Figures:
    """The rounds of the decades with the good of each, and the one that is played."""
    table = table_of(course.after)
    now = [table.decade, table.round]
    return Figures({"decades": list(range(1, DECADES + 1)), "now": now}, list(GOODS))


def table_of(game: Game) -> Table:
    """The table of a game of this family."""
    assert isinstance(game.table, Table)
    return game.table


KINDS: dict[str, Draw] = {
    "cards": cards,
    "spots": spots,
    "ladder": ladder,
    "wages": wages,
    "workers": workers,
    "sides": sides,
    "developments": developments,
    "supply": supply,
    "purse": purse,
    "tokens": tokens,
    "warehouses": warehouses,
    "rounds": rounds,
}
