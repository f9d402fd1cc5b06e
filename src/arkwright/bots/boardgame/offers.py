"""Which special marker the clerk thinks is worth most: tiles, advanced action markers, ships."""

from dataclasses import replace

from arkwright.boardgame.broker import half_price
from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS, INVESTOR
from arkwright.boardgame.moves import Assign, Broker, TakeMarker, TakeShip, TakeTile
from arkwright.boardgame.vocabulary import DONE
from arkwright.bots.boardgame.tiles import one_machine, tile_worth
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of
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


def best_offer(
    valuation: Valuation, moves: list[Move], worth_taking: float = WORTH_TAKING
) -> tuple[float, Move]:
    """The special marker that is worth most, if one is worth taking."""
    company = valuation.company
    kept = 0.0
    if len(company.tiles) >= valuation.edition.tiles_held:
        kept = min(tile_worth(valuation, kind, good) for kind, good in company.tiles.items())
    least = worth_taking if DONE in moves else ANYTHING
    offers = ((offer_worth(valuation, move, kept), move) for move in moves if move is not DONE)
    best, chosen = best_of(offers, least, DONE)
    return (best, chosen) if chosen is not DONE else (0.0, DONE)


def offer_worth(valuation: Valuation, move: Move, kept: float) -> float:
    """What an offer is worth, if taking a tile costs one that is worth what is `kept`."""
    if isinstance(move, TakeTile):
        return tile_worth(valuation, move.tile, move.good) - kept
    if isinstance(move, TakeMarker):
        return valuation.judgement.advanced * marker_worth(valuation, move.marker)
    if isinstance(move, TakeShip):
        return valuation.judgement.ship * ship_worth(valuation, move.capacity, move.instead)
    if isinstance(move, Broker):
        return broker_worth(valuation, move.count)
    if isinstance(move, Assign):
        here = tile_worth(valuation, move.tile, valuation.company.tiles[move.tile])
        return tile_worth(valuation, move.tile, move.good) - (here + MOVING)
    return ANYTHING


def level_gain(valuation: Valuation, factory: Factory) -> float:
    """What a quality level of a factory would bring until the end."""
    draft = factory.copy()
    draft.quality += 1
    return valuation.factory_worth(draft, True) - valuation.factory_worth(factory, True)


def best_level(valuation: Valuation) -> float:
    """What the most useful quality level would bring until the end."""
    return max(
        (level_gain(valuation, factory) for factory in valuation.company.factories.values()),
        default=0.0,
    )


def marker_worth(valuation: Valuation, marker: str) -> float:
    """What an advanced marker does better than the own one, over the turns left."""
    uses = min(MOST_USES, (valuation.turns - 1) / 4)
    if marker == INVESTOR:
        return INVESTOR_USE * uses
    if marker not in BETTER:
        return 0.0
    gain = one_machine(valuation) if marker.endswith("machinery") else best_level(valuation)
    return gain * uses * BETTER[marker]


def ship_worth(valuation: Valuation, capacity: int, instead: int) -> float:
    """What the factories would earn more with the ship, less its crew's wages."""
    company = valuation.company
    edition = valuation.edition
    ships = company.ships.copy()
    if instead:
        ships.remove(instead)
    ships.append(capacity)
    worth = 0.0
    for good in GOODS:
        factory = company.factories.get(good)
        if factory is not None:
            prospect = valuation.prospects[good]
            then = replace(prospect, capacity=sum(ships), largest_ship=max(ships))
            more = valuation.factory_worth(factory, True, then)
            worth += more - valuation.factory_worth(factory, True)
    crew = edition.crew[capacity] - (edition.crew[instead] if instead else 0)
    for decade in range(valuation.decade, len(edition.decades)):
        worth -= crew * valuation.wages[decade] * valuation.pounds[decade]
    return worth


def broker_worth(valuation: Valuation, count: int) -> float:
    """Shares at half price now, against the Broker's later use."""
    saved = count * valuation.table.buying_price(valuation.company)
    saved -= half_price(valuation.table, valuation.company, count)
    return saved * valuation.pound - tile_worth(valuation, "broker", "") + SHARES_NOW
