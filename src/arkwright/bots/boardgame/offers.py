"""Which special marker the clerk thinks is worth most: tiles, advanced action markers, ships."""

from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS, INVESTOR
from arkwright.boardgame.moves import Assign, Broker, TakeMarker, TakeShip, TakeTile
from arkwright.boardgame.special import half_price
from arkwright.boardgame.vocabulary import DONE
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.bots.boardgame.tiles import one_machine, tile_worth
from arkwright.play import Move

INVESTOR_USE = 8.0
"""What a second action in the same turn gains by a use of the Investor."""
MOST_USES = 3.0
"""How often an advanced marker is used at most; else in every fourth turn."""
BETTER = {
    "light-quality": 0.5,
    "dark-quality": 0.9,
    "light-distribution": 0.45,
    "dark-distribution": 0.9,
    "light-machinery": 0.3,
    "dark-machinery": 0.8,
}
"""Levels or machines that a use of an advanced marker brings more than one of the own marker."""
WORTH_TAKING = 0.5
ANYTHING = -1000.0
"""What an offer must be worth at least: where there is a choice, and where there is none."""
MOVING = 3
"""What a tile must be worth more at another factory to be moved there."""
SHARES_NOW = 4
"""What shares are worth more now than later."""


def best_offer(outlook: Outlook, moves: list[Move]) -> tuple[float, Move]:
    """The special marker that is worth most, if one is worth anything."""
    company = outlook.company
    kept = 0.0
    if len(company.tiles) >= outlook.edition.tiles_held:
        kept = min(tile_worth(outlook, kind, good) for kind, good in company.tiles.items())
    best = WORTH_TAKING if DONE in moves else ANYTHING
    chosen: Move = DONE
    for move in moves:
        if isinstance(move, TakeTile):
            worth = tile_worth(outlook, move.tile, move.good) - kept
        elif isinstance(move, TakeMarker):
            worth = outlook.judgement.advanced * marker_worth(outlook, move.marker)
        elif isinstance(move, TakeShip):
            worth = outlook.judgement.ship * ship_worth(outlook, move.capacity, move.instead)
        elif isinstance(move, Broker):
            worth = broker_worth(outlook, move.count)
        elif isinstance(move, Assign):
            worth = tile_worth(outlook, move.tile, move.good)
            worth -= tile_worth(outlook, move.tile, company.tiles[move.tile]) + MOVING
        else:
            continue
        if worth > best:
            best = worth
            chosen = move
    return (best, chosen) if chosen is not DONE else (0.0, DONE)


def level_gain(outlook: Outlook, factory: Factory) -> float:
    """What a quality level of a factory would bring until the end."""
    draft = factory.copy()
    draft.quality += 1
    return outlook.factory_worth(draft, True) - outlook.factory_worth(factory, True)


def best_level(outlook: Outlook) -> float:
    """What the most useful quality level would bring until the end."""
    return max(
        (level_gain(outlook, factory) for factory in outlook.company.factories.values()),
        default=0.0,
    )


def marker_worth(outlook: Outlook, marker: str) -> float:
    """What an advanced marker does better than the own one, over the turns left."""
    uses = min(MOST_USES, (outlook.turns - 1) / 4)
    if marker == INVESTOR:
        return INVESTOR_USE * uses
    if marker not in BETTER:
        return 0.0
    gain = one_machine(outlook) if marker.endswith("machinery") else best_level(outlook)
    return gain * uses * BETTER[marker]


def ship_worth(outlook: Outlook, capacity: int, instead: int) -> float:
    """What the factories would earn more with the ship, less its crew's wages."""
    company = outlook.company
    edition = outlook.edition
    ships = company.ships.copy()
    if instead:
        ships.remove(instead)
    ships.append(capacity)
    worth = 0.0
    for good in GOODS:
        factory = company.factories.get(good)
        if factory is None:
            continue
        prospect = outlook.prospects[good]
        before = outlook.factory_worth(factory, True)
        prospect.capacity = sum(ships)
        prospect.largest_ship = max(ships)
        prospect.forget()
        worth += outlook.factory_worth(factory, True) - before
        prospect.capacity = sum(company.ships)
        prospect.largest_ship = max(company.ships, default=0)
        prospect.forget()
    crew = edition.crew[capacity] - (edition.crew[instead] if instead else 0)
    for decade in range(outlook.decade, len(edition.decades)):
        worth -= crew * outlook.wages[decade] * outlook.pounds[decade]
    return worth


def broker_worth(outlook: Outlook, count: int) -> float:
    """Shares at half price now, against the Broker's later use."""
    saved = count * outlook.table.buying_price(outlook.company)
    saved -= half_price(outlook.table, outlook.company, count)
    return saved * outlook.pound - tile_worth(outlook, "broker", "") + SHARES_NOW
