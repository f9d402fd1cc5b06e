"""The card game's clerk weighs actions: each plan is what it gains, and its moves in order."""

from arkwright.bots.cardgame.outlook import Factories, Outlook
from arkwright.cardgame.actions.automate import automatable
from arkwright.cardgame.actions.build import can_upgrade, upgrade, why_not_build
from arkwright.cardgame.actions.distribution import cards_in_use, distribution_cards
from arkwright.cardgame.actions.employ import add_worker_card, why_not_employ
from arkwright.cardgame.actions.exchange import BUYING, affordable, share_cost
from arkwright.cardgame.actions.quality import (
    CARD,
    NEEDED,
    TOTAL,
    owned_cards,
    quality_cap,
    values_of,
)
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS, POSITIONS
from arkwright.cardgame.moves import Automate
from arkwright.cardgame.shipping import most_shippable
from arkwright.cardgame.vocabulary import (
    AUTOMATE,
    BUILD,
    BUY,
    COMPOSITION_VALUES,
    DONE,
    EMPLOY,
    INVENT,
    READY_SHIPS,
    SET_DISTRIBUTION,
    SET_QUALITY,
    SHIP,
    UPGRADE,
)
from arkwright.play import Move

Plan = tuple[float, list[Move]]
"""Points gained, and the moves in order."""

NOTHING: Plan = (0.0, [])
INVENTOR_KEPT = 6.0
"""Points that keeping the Inventor is worth."""


# Build and upgrade


def build_plan(outlook: Outlook, built: bool = False, invented: tuple[str, ...] = ()) -> Plan:
    """Upgrade whatever gains, and build if new factories gain together."""
    company = outlook.company
    table = outlook.table
    judgement = outlook.judgement
    factories = dict(company.factories)
    moves: list[Move] = []
    for good, factory in company.factories.items():
        if can_upgrade(factory, table.decade):
            better = factory.copy()
            upgrade(better, table.decade)
            if outlook.prospect(better)[0] > outlook.prospect(factory)[0]:
                factories[good] = better
                moves.append(UPGRADE[good])
    base = outlook.worth(company.factories)
    best: Plan = (outlook.worth(factories) - base, moves) if moves else NOTHING
    early = invent(outlook, factories, invented)
    if early[0] > 0:
        best = (best[0] + early[0], [*moves, *early[1]])
    shift = 0 if built else 1
    opened = dict(factories)
    opening: list[Move] = []
    potential = 0.0
    for good in GOODS:
        if why_not_build(table, company, good) is not None:
            continue
        factory = Factory(good, 1 if table.decade > 0 else 0)
        alone = outlook.prospect(factory, shift)[0] + judgement.new_factory
        staffed = factory.copy()
        add_worker_card(staffed, max(0, table.decade))
        later = outlook.prospect(staffed, shift)[0] - judgement.staffing + judgement.new_factory
        if max(alone, later) <= 0:
            continue
        opened[good] = factory
        potential += max(0.0, later - alone) + judgement.new_factory
        opening.append(BUILD[good])
    while opening:
        gain = outlook.worth(opened, shift) + potential - base
        if gain > best[0]:
            best = (gain, [*moves, *opening])
        # The last of them may be one too many.
        last = opening.pop()
        potential -= judgement.new_factory
        for good in GOODS:
            if BUILD[good] is last:
                del opened[good]
    return best


def invent(outlook: Outlook, factories: Factories, invented: tuple[str, ...]) -> Plan:
    """Upgrades that the Inventor makes possible a decade early."""
    company = outlook.company
    table = outlook.table
    left = table.edition.inventor_factories - len(invented)
    if table.last_decade or not left or ("inventor" not in company.cards and not invented):
        return NOTHING
    gains: list[tuple[float, str]] = []
    for good, factory in factories.items():
        if good in invented or good not in company.factories:
            continue
        if can_upgrade(factory, table.decade + 1) and not can_upgrade(factory, table.decade):
            better = factory.copy()
            upgrade(better, table.decade + 1)
            gains.append((outlook.prospect(better)[0] - outlook.prospect(factory)[0], good))
    gains.sort(reverse=True)
    chosen = [(gain, good) for gain, good in gains[:left] if gain > 0]
    total = sum(gain for gain, _ in chosen)
    if not invented:
        total -= INVENTOR_KEPT
    return (total, [INVENT[good] for _, good in chosen]) if total > 0 else NOTHING


# Employ and automate


def employ_plan(outlook: Outlook, employed: bool = False) -> Plan:
    """The worker cards that gain most together; dropped again one by one if money lacks."""
    company = outlook.company
    table = outlook.table
    shift = 0 if employed else 1
    base = outlook.worth(company.factories)
    chosen = dict(company.factories)
    added: list[str] = []
    for good, factory in company.factories.items():
        if why_not_employ(table, company, good) is not None:
            continue
        best = outlook.prospect(factory, shift)[0]
        grown = factory
        count = 0
        for number in range(1, len(POSITIONS) - factory.cards + 1):
            grown = grown.copy()
            add_worker_card(grown, max(0, table.decade))
            worth = outlook.prospect(grown, shift)[0]
            if worth > best:
                best = worth
                count = number
                chosen[good] = grown
        added += [good] * count
    best_gain = 0.0
    best_added: list[str] = []
    while added:
        gain = outlook.worth(chosen, shift) - base
        if gain > best_gain:
            best_gain = gain
            best_added = added.copy()
        # Leave out the card that does least harm by its absence.
        smallest: tuple[float, str, Factory] | None = None
        for good in dict.fromkeys(added):
            fewer = company.factories[good].copy()
            for _ in range(added.count(good) - 1):
                add_worker_card(fewer, max(0, table.decade))
            worth = outlook.worth({**chosen, good: fewer}, shift)
            if smallest is None or (worth, good) > (smallest[0], smallest[1]):
                smallest = (worth, good, fewer)
        assert smallest is not None
        chosen[smallest[1]] = smallest[2]
        added.remove(smallest[1])
    return best_gain, [EMPLOY[good] for good in best_added]


def automate_plan(outlook: Outlook, left: int) -> Plan:
    """Machines where they save most."""
    company = outlook.company.copy()
    base = outlook.worth(company.factories)
    moves: list[Move] = []
    while left:
        best: tuple[float, Automate, Factory, int] | None = None
        for move in automatable(outlook.table, company):
            assert isinstance(move, Automate)
            factory = company.factories[move.good]
            shown = outlook.edition.card_machines[move.good][move.position - 1]
            count = min(left, shown - factory.machines[move.position - 1])
            better = factory.copy()
            better.machines[move.position - 1] += count
            gain = (outlook.prospect(better)[0] - outlook.prospect(factory)[0]) / count
            if gain > 0 and (best is None or gain > best[0]):
                best = (gain, move, better, count)
        if best is None:
            break
        move = best[1]
        company.factories[move.good] = best[2]
        left -= best[3]
        moves.append(AUTOMATE[move.good][move.position - 1])
    return (outlook.worth(company.factories) - base, moves) if moves else NOTHING


# Quality and distribution


def quality_plan(outlook: Outlook, left: int, settled: tuple[str, ...] = ()) -> Plan:
    """Quality cards of the reserve, and of the factory itself, where they gain most."""
    company = outlook.company
    cap = quality_cap(outlook.table, company)
    free = owned_cards(outlook.table, company)
    for factory in company.factories.values():
        for value in values_of(factory):
            free[CARD[value]] -= 1
    total = 0.0
    moves: list[Move] = []
    done = list(settled)
    while left:
        best: tuple[float, str, str] | None = None
        for good, factory in company.factories.items():
            if good in done:
                continue
            now = factory.quality()
            own = cards_of(factory)
            worth = outlook.prospect(factory)[0]
            for text, cards in NEEDED.items():
                if not now < TOTAL[text] <= min(cap, now + left):
                    continue
                if any(cards[kind] > free[kind] + own[kind] for kind in range(len(cards))):
                    continue
                better = factory.copy()
                better.price_quality = list(COMPOSITION_VALUES[text])
                better.appeal_quality = []
                gain = outlook.prospect(better)[0] - worth
                if gain > 0 and (best is None or gain > best[0]):
                    best = (gain, good, text)
        if best is None:
            break
        gain, good, text = best
        factory = company.factories[good]
        own = cards_of(factory)
        free = [free[kind] + own[kind] - NEEDED[text][kind] for kind in range(len(free))]
        left -= TOTAL[text] - factory.quality()
        total += gain
        done.append(good)
        moves.append(SET_QUALITY[good][text])
    return total, moves


def cards_of(factory: Factory) -> list[int]:
    """The quality cards a factory holds, by kind."""
    counts = [0, 0, 0]
    for value in values_of(factory):
        counts[CARD[value]] += 1
    return counts


def distribution_plan(outlook: Outlook, left: int, settled: tuple[str, ...] = ()) -> Plan:
    """The best way to spread so many steps of distribution."""
    company = outlook.company
    free = distribution_cards(outlook.table, company) - cards_in_use(company)
    open_factories = [f for good, f in company.factories.items() if good not in settled]
    return spread(outlook, open_factories, left, free)


def spread(outlook: Outlook, factories: list[Factory], left: int, free: int) -> Plan:
    if not factories or not left:
        return NOTHING
    factory, rest = factories[0], factories[1:]
    best = spread(outlook, rest, left, free)
    now = factory.distribution
    if not now and not free:
        return best
    worth = outlook.prospect(factory)[0]
    for value in range(now + 1, min(outlook.edition.distribution_cap, now + left) + 1):
        better = factory.copy()
        better.distribution = value
        gain = outlook.prospect(better)[0] - worth
        if gain <= 0:
            continue
        later = spread(outlook, rest, left - (value - now), free if now else free - 1)
        if gain + later[0] > best[0]:
            best = (gain + later[0], [SET_DISTRIBUTION[factory.good][value], *later[1]])
    return best


# Exchange and shipping


def exchange_plan(outlook: Outlook, phase: int = BUYING) -> Plan:
    """Shares for spare money, and ships made ready; never a loan."""
    company = outlook.company
    edition = outlook.edition
    best = 0.0
    moves: list[Move] = []
    if phase == BUYING:
        at_half = company.allows(edition, "exchange")
        best, count = purchase(outlook, affordable(outlook.table, company, at_half), at_half)
        if count:
            moves.append(BUY[count - 1])
    if company.ships < edition.ships and outlook.rounds_left > 1:
        best += outlook.judgement.ready_ships
        moves.append(READY_SHIPS)
    return best, moves


def purchase(outlook: Outlook, most: int, at_half: int) -> tuple[float, int]:
    """What buying gains, and how many shares to buy."""
    company = outlook.company
    value = outlook.last_value()
    base = outlook.worth(company.factories)
    best = 0.0
    chosen = 0
    for count in range(1, most + 1):
        spent = share_cost(company, count, at_half)
        gain = count * value - spent + outlook.worth(company.factories, 0, spent) - base
        if gain > best:
            best = gain
            chosen = count
    return best, chosen


def penalty(outlook: Outlook, ships: int) -> float:
    """Points that so many more shipping tokens cost; a token that opens a pair costs half now."""
    company = outlook.company
    steps = outlook.edition.ship_penalty
    after = min(company.tokens + ships, len(steps) - 1)
    lost = float(steps[after] - steps[company.tokens])
    if after % 2 and outlook.rounds_left > 2:
        lost -= 0.5
    return lost * outlook.step


def shipping_plan(outlook: Outlook) -> Plan:
    """Stored goods that go overseas by the expert rule."""
    company = outlook.company
    room = most_shippable(outlook.table, company)
    capacity = company.allows(outlook.edition, "shipping")
    moves: list[Move] = []
    pounds = 0
    loaded = 0
    for good in reversed(GOODS):
        count = min(company.stock[good], room - loaded)
        if count > 0 and good in company.factories:
            loaded += count
            pounds += count * ship_price(outlook, company, good)
            moves.append(SHIP[good][count - 1])
    if not moves:
        return NOTHING
    return pounds - penalty(outlook, -(-loaded // capacity)), moves


def ship_price(outlook: Outlook, company: Company, good: str) -> int:
    return outlook.edition.ship_price[good][company.factories[good].side]


def first(plan: Plan) -> Move:
    """The move a plan begins with."""
    return plan[1][0] if plan[1] else DONE
