"""What the clerk thinks development tiles are worth: until the end, at the end's worth."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from arkwright.boardgame.production.after_sale import PATRON_OF
from arkwright.boardgame.vocabulary import INVENTIVE_TILES
from arkwright.bots.boardgame.actions import machine_gain
from arkwright.bots.boardgame.factory import invention_gain
from arkwright.bots.boardgame.valuation import Valuation

INVENTION_LEAD = 0.15
"""The part of a modernisation's gain that comes from being ahead of the timetable."""
NEWEST_LEVEL = 3
DEVELOPER_SAVES = 4.0
"""Pounds at each factory that will still be modernised."""
MACHINES_A_DECADE = 1.2
"""Machines that another company buys."""
MARKER_FOR_CHARISMA = 3.0
TIES = 0.2
"""The part of productions in which a tie for a share space is won by a tile."""
GOOD_OF_PATRON = {kind: good for good, kind in PATRON_OF.items()}


class Gain(NamedTuple):
    """What a tile brings by its mere use: once, in each decade after this one, in each turn."""

    once: float = 0.0
    a_decade: float = 0.0
    a_turn: float = 0.0
    pounds_a_turn: float = 0.0

    def until_the_end(self, valuation: Valuation) -> float:
        turns, decades = valuation.turns, decades_left(valuation) - 1
        pounds = self.pounds_a_turn * turns * valuation.pound
        return self.once + self.a_decade * decades + self.a_turn * turns + pounds


USEFUL = {
    "accountant": Gain(pounds_a_turn=1.5),
    "administrator": Gain(a_turn=0.6),
    "broker": Gain(once=8.0, a_decade=10.0),
    "engineer": Gain(a_decade=4.0),
    "extra-shifts": Gain(once=8.0),
    "patent": Gain(once=1.5, a_decade=3.0),
    "school": Gain(once=1.5, a_decade=3.0),
    "small-warehouse": Gain(once=1.5, a_decade=1.5),
}
WITH_SHIPS = {"agent": Gain(a_turn=0.5), "office": Gain(pounds_a_turn=0.75)}
WITHOUT_SHIPS = {"agent": Gain(once=0.6), "office": Gain(once=1.0)}


def tile_worth(valuation: Valuation, kind: str, good: str) -> float:
    """What a tile will save or bring until the end, at the end's worth, as far as that counts."""
    return valuation.judgement.tiles.get(kind, 1.0) * tile_gain(valuation, kind, good)


def tile_gain(valuation: Valuation, kind: str, good: str) -> float:
    at_sea = WITH_SHIPS if valuation.company.ships else WITHOUT_SHIPS
    gain = USEFUL.get(kind) or at_sea.get(kind)
    if gain is not None:
        return gain.until_the_end(valuation)
    return RECKONED[kind](valuation, kind, good)


def decades_left(valuation: Valuation) -> int:
    """This decade and those after it."""
    return len(valuation.edition.decades) - valuation.decade


def charisma_gain(valuation: Valuation, kind: str, good: str) -> float:
    if valuation.edition.switches.charisma_brings_marker:
        return MARKER_FOR_CHARISMA
    return ties_gain(valuation, kind, good)


def ties_gain(valuation: Valuation, kind: str, good: str) -> float:
    """The share spaces of ties that are won by a tile."""
    productions = sum(valuation.prospects[good].phases for good in valuation.company.factories)
    return TIES * productions * valuation.step


def developer_gain(valuation: Valuation, kind: str, good: str) -> float:
    factories = valuation.company.factories.values()
    behind = sum(1 for factory in factories if factory.level < NEWEST_LEVEL)
    return DEVELOPER_SAVES * behind * valuation.pound if decades_left(valuation) > 1 else 0.0


def works_gain(valuation: Valuation, kind: str, good: str) -> float:
    """What others pay for their machines, by the Engineering Works or the Machine Works."""
    payers = len(valuation.table.companies) - 1
    if valuation.edition.switches.pays_neighbours_only:
        payers = min(2, payers) * valuation.edition.machine_tile_pounds
    return MACHINES_A_DECADE * payers * (valuation.turns / 4) * valuation.pound


def inventive_gain(valuation: Valuation, kind: str, good: str) -> float:
    # The Inventor of Water Frame, alone of his kind, was not worth it while taking him cost £5.
    return invention_worth(valuation, kind) if len(valuation.edition.invention_price) > 1 else 0.0


def invention_worth(valuation: Valuation, kind: str) -> float:
    """What the next use of the Inventor or the Tinkerer promises, less what is paid for it."""
    used = valuation.company.inventions.get(kind, 0)
    price = valuation.edition.invention_price[kind][used]
    return INVENTION_LEAD * invention_gain(valuation) - price * valuation.pound


def foreman_gain(valuation: Valuation, kind: str, good: str) -> float:
    factory = valuation.company.factories.get(good)
    if factory is None:
        return 0.0
    phases = valuation.prospects[good].phases
    before = valuation.foreman
    valuation.foreman = ""
    saved = valuation.running_costs(factory, phases)
    valuation.foreman = good
    saved -= valuation.running_costs(factory, phases)
    valuation.foreman = before
    return saved


def workshop_gain(valuation: Valuation, kind: str, good: str) -> float:
    factory = valuation.company.factories.get(good)
    if factory is None:
        return 0.0
    phases = valuation.prospects[good].phases
    machines = sum(factory.machines)
    upkeep = max(0, machines - 1 + min(2, valuation.turns // 4)) * phases
    return upkeep + one_machine(valuation) * min(3.0, valuation.turns / 5)


def one_machine(valuation: Valuation) -> float:
    """What the most useful machine would save until the end."""
    return max(
        (machine_gain(valuation, factory) for factory in valuation.company.factories.values()),
        default=0.0,
    )


def patron_gain(valuation: Valuation, kind: str, good: str) -> float:
    bought = GOOD_OF_PATRON[kind]
    factory = valuation.company.factories.get(bought)
    if factory is None:
        return 0.0
    without, worth = (
        valuation.factory_worth(factory, False, replace(valuation.prospects[bought], patron=patron))
        for patron in (False, True)
    )
    return worth - without


RECKONED: dict[str, Callable[[Valuation, str, str], float]] = {
    "charisma": charisma_gain,
    "developer": developer_gain,
    "engineering-works": works_gain,
    "foreman": foreman_gain,
    "machine-works": works_gain,
    "press-attache": ties_gain,
    "workshop": workshop_gain,
    **dict.fromkeys(GOOD_OF_PATRON, patron_gain),
    **dict.fromkeys(INVENTIVE_TILES, inventive_gain),
}
"""Tiles whose worth depends on the factories and on others, with what reckons it."""
