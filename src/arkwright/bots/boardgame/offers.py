"""What the clerk thinks special markers are worth: tiles, advanced action markers, ships."""

from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.moves import Assign, Broker, TakeMarker, TakeShip, TakeTile
from arkwright.boardgame.production.after_sale import PATRON_OF
from arkwright.boardgame.special import half_price
from arkwright.boardgame.vocabulary import DONE
from arkwright.bots.boardgame.actions import machine_gain
from arkwright.bots.boardgame.factory import invention_gain
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.play import Move

INVENTION_LEAD = 0.15
"""The part of a modernisation's gain that comes from being ahead of the timetable."""
INVESTOR_USE = 8.0
"""What a second action in the same turn gains by a use of the Investor."""
GOOD_OF_PATRON = {kind: good for good, kind in PATRON_OF.items()}


def best_offer(outlook: Outlook, moves: list[Move]) -> tuple[float, Move]:
    """The special marker that is worth most, if one is worth anything."""
    company = outlook.company
    kept = 0.0
    if len(company.tiles) >= outlook.edition.tiles_held:
        kept = min(tile_worth(outlook, kind, good) for kind, good in company.tiles.items())
    best = 0.5 if DONE in moves else -1000.0
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
            worth -= tile_worth(outlook, move.tile, company.tiles[move.tile]) + 3
        else:
            continue
        if worth > best:
            best = worth
            chosen = move
    return (best, chosen) if chosen is not DONE else (0.0, DONE)


def tile_worth(outlook: Outlook, kind: str, good: str) -> float:
    """What a tile will save or bring until the end, at the end's worth, as far as that counts."""
    return outlook.judgement.tiles.get(kind, 1.0) * tile_gain(outlook, kind, good)


def tile_gain(outlook: Outlook, kind: str, good: str) -> float:
    company = outlook.company
    edition = outlook.edition
    pound = outlook.pound
    turns = outlook.turns
    decades = len(edition.decades) - outlook.decade
    if kind == "foreman":
        return foreman_worth(outlook, good)
    if kind == "workshop":
        return workshop_worth(outlook, good)
    if kind in GOOD_OF_PATRON:
        return patron_worth(outlook, GOOD_OF_PATRON[kind])
    if kind == "accountant":
        return 1.5 * turns * pound
    if kind == "administrator":
        return 0.6 * turns
    if kind == "broker":
        return 10.0 * (decades - 1) + 8
    if kind == "charisma":
        return 3.0 if edition.switches.charisma_brings_marker else ties_worth(outlook)
    if kind == "press-attache":
        return ties_worth(outlook)
    if kind == "developer":
        behind = sum(1 for f in company.factories.values() if f.level < 3)
        return 4.0 * behind * pound if decades > 1 else 0.0
    if kind == "engineer":
        return 4.0 * (decades - 1)
    if kind == edition.machine_tile:
        payers = len(outlook.table.companies) - 1
        if edition.switches.pays_neighbours_only:
            payers = min(2, payers) * edition.machine_tile_pounds
        return 1.2 * payers * (turns / 4) * pound
    if kind == "extra-shifts":
        return 8.0
    if kind in edition.invention_price and len(edition.invention_price) > 1:
        # The Inventor of Water Frame, alone of his kind, was not worth it while taking him cost £5.
        return invention_worth(outlook, kind)
    if kind == "office":
        return (3.0 * turns / 4 * pound) if company.ships else 1.0
    if kind == "agent":
        return 2.0 * turns / 4 if company.ships else 0.6
    if kind == "patent":
        return 3.0 * (decades - 0.5)
    if kind == "school":
        return 3.0 * (decades - 0.5)
    if kind == "small-warehouse":
        return 1.5 * decades
    return 0.0


def invention_worth(outlook: Outlook, kind: str) -> float:
    """What the next use of the Inventor or the Tinkerer promises, less what is paid for it."""
    used = outlook.company.inventions.get(kind, 0)
    price = outlook.edition.invention_price[kind][used]
    return INVENTION_LEAD * invention_gain(outlook) - price * outlook.pound


def ties_worth(outlook: Outlook) -> float:
    """The share spaces of ties that are won by a tile."""
    productions = sum(outlook.prospects[good].phases for good in outlook.company.factories)
    return 0.2 * productions * outlook.step


def foreman_worth(outlook: Outlook, good: str) -> float:
    factory = outlook.company.factories.get(good)
    if factory is None:
        return 0.0
    phases = outlook.prospects[good].phases
    before = outlook.foreman
    outlook.foreman = ""
    saved = outlook.running_costs(factory, phases)
    outlook.foreman = good
    saved -= outlook.running_costs(factory, phases)
    outlook.foreman = before
    return saved


def workshop_worth(outlook: Outlook, good: str) -> float:
    factory = outlook.company.factories.get(good)
    if factory is None:
        return 0.0
    phases = outlook.prospects[good].phases
    machines = sum(factory.machines)
    upkeep = max(0, machines - 1 + min(2, outlook.turns // 4)) * phases
    return upkeep + one_machine(outlook) * min(3.0, outlook.turns / 5)


def one_machine(outlook: Outlook) -> float:
    """What the most useful machine would save until the end."""
    return max(
        (machine_gain(outlook, factory) for factory in outlook.company.factories.values()),
        default=0.0,
    )


def patron_worth(outlook: Outlook, good: str) -> float:
    factory = outlook.company.factories.get(good)
    if factory is None:
        return 0.0
    prospect = outlook.prospects[good]
    before = prospect.patron
    prospect.patron = False
    prospect.forget()
    without = outlook.factory_worth(factory, False)
    prospect.patron = True
    prospect.forget()
    worth = outlook.factory_worth(factory, False) - without
    prospect.patron = before
    prospect.forget()
    return worth


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
    turns = outlook.turns - 1
    uses = min(3.0, turns / 4)
    shade, kind = marker.split("-")
    dark = shade == "dark"
    if kind == "quality":
        return best_level(outlook) * uses * (0.9 if dark else 0.5)
    if kind == "distribution":
        return best_level(outlook) * uses * (0.9 if dark else 0.45)
    if kind == "machinery":
        return one_machine(outlook) * uses * (0.8 if dark else 0.3)
    if kind == "investor":
        return INVESTOR_USE * uses
    return 0.0


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
    return saved * outlook.pound - tile_worth(outlook, "broker", "") + 4
