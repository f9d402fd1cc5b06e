"""The card game's clerk weighs actions: each plan is what it gains, and its moves in order."""

from arkwright.bots.cardgame.estimate import Estimate, Factories
from arkwright.bots.comparison import best_of
from arkwright.cardgame.actions.automate import automatable
from arkwright.cardgame.actions.build import can_upgrade, upgrade, why_not_build
from arkwright.cardgame.actions.distribution import cards_in_use, distribution_cards
from arkwright.cardgame.actions.employ import add_worker_card, why_not_employ
from arkwright.cardgame.actions.exchange import BUYING, affordable, share_cost
from arkwright.cardgame.actions.quality import (
    CARD,
    NEEDED,
    TOTAL,
    cards_left,
    quality_cap,
    values_of,
)
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS, POSITIONS
from arkwright.cardgame.moves import Automate
from arkwright.cardgame.shipping import most_shippable
from arkwright.cardgame.vocabulary import (
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


def build_plan(estimate: Estimate, built: bool = False, invented: tuple[str, ...] = ()) -> Plan:
    """Upgrade whatever gains, and build if new factories gain together."""
    company = estimate.company
    table = estimate.table
    judgement = estimate.judgement
    factories = dict(company.factories)
    moves: list[Move] = []
    for good, factory in company.factories.items():
        if can_upgrade(factory, table.decade):
            better = factory.copy()
            upgrade(better, table.decade)
            if estimate.points(better) > estimate.points(factory):
                factories[good] = better
                moves.append(UPGRADE[good])
    base = estimate.worth(company.factories)
    best: Plan = (estimate.worth(factories) - base, moves) if moves else NOTHING
    early = invent(estimate, factories, invented)
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
        alone = estimate.points(factory, shift) + judgement.new_factory
        later = estimate.points(staffed(estimate, factory, 1), shift) - judgement.staffing
        later += judgement.new_factory
        if max(alone, later) <= 0:
            continue
        opened[good] = factory
        potential += max(0.0, later - alone) + judgement.new_factory
        opening.append(BUILD[good])
    while opening:
        gain = estimate.worth(opened, shift) + potential - base
        if gain > best[0]:
            best = (gain, [*moves, *opening])
        # The last of them may be one too many.
        last = opening.pop()
        potential -= judgement.new_factory
        for good in GOODS:
            if BUILD[good] is last:
                del opened[good]
    return best


def invent(estimate: Estimate, factories: Factories, invented: tuple[str, ...]) -> Plan:
    """Upgrades that the Inventor makes possible a decade early."""
    company = estimate.company
    table = estimate.table
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
            gains.append((estimate.points(better) - estimate.points(factory), good))
    gains.sort(reverse=True)
    chosen = [(gain, good) for gain, good in gains[:left] if gain > 0]
    total = sum(gain for gain, _ in chosen)
    if not invented:
        total -= INVENTOR_KEPT
    return (total, [INVENT[good] for _, good in chosen]) if total > 0 else NOTHING


# Employ and automate


def employ_plan(estimate: Estimate, employed: bool = False) -> Plan:
    """The worker cards that gain most together; dropped again one by one if money lacks."""
    company = estimate.company
    table = estimate.table
    shift = 0 if employed else 1
    base = estimate.worth(company.factories)
    chosen = dict(company.factories)
    added: list[str] = []
    for good, factory in company.factories.items():
        if why_not_employ(table, company, good) is not None:
            continue
        sizes = [staffed(estimate, factory, n) for n in range(len(POSITIONS) - factory.cards + 1)]
        chosen[good] = max(sizes, key=lambda grown: estimate.points(grown, shift))
        added += [good] * (chosen[good].cards - factory.cards)
    best_gain = 0.0
    best_added: list[str] = []
    while added:
        gain = estimate.worth(chosen, shift) - base
        if gain > best_gain:
            best_gain = gain
            best_added = added.copy()
        # Leave out the card that does least harm by its absence.
        others: list[tuple[float, str, Factory]] = []
        for good in dict.fromkeys(added):
            fewer = staffed(estimate, company.factories[good], added.count(good) - 1)
            others.append((estimate.worth({**chosen, good: fewer}, shift), good, fewer))
        _, good, fewer = max(others)
        chosen[good] = fewer
        added.remove(good)
    return best_gain, [EMPLOY[good] for good in best_added]


def staffed(estimate: Estimate, factory: Factory, cards: int) -> Factory:
    """A factory with so many worker cards more."""
    grown = factory.copy()
    for _ in range(cards):
        add_worker_card(grown, estimate.decade)
    return grown


def automate_plan(estimate: Estimate, left: int) -> Plan:
    """Machines where they save most."""
    company = estimate.company.copy()
    base = estimate.worth(company.factories)
    moves: list[Move] = []
    while left:
        found: list[tuple[float, tuple[Move, Factory, int]]] = []
        for move in automatable(estimate.table, company):
            assert isinstance(move, Automate)
            factory = company.factories[move.good]
            shown = estimate.edition.card_machines[move.good][move.position - 1]
            count = min(left, shown - factory.machines[move.position - 1])
            better = factory.copy()
            better.machines[move.position - 1] += count
            gain = (estimate.points(better) - estimate.points(factory)) / count
            found.append((gain, (move, better, count)))
        best = best_of(found, 0.0, None)[1]
        if best is None:
            break
        move, better, count = best
        company.factories[better.good] = better
        left -= count
        moves.append(move)
    return (estimate.worth(company.factories) - base, moves) if moves else NOTHING


# Quality and distribution


def quality_plan(estimate: Estimate, left: int, settled: tuple[str, ...] = ()) -> Plan:
    """Quality cards of the reserve, and of the factory itself, where they gain most."""
    company = estimate.company
    cap = quality_cap(estimate.table, company)
    free = cards_left(estimate.table, company, company.factories.values())
    total = 0.0
    moves: list[Move] = []
    done = list(settled)
    while left:
        found: list[tuple[float, tuple[str, str]]] = []
        for good, factory in company.factories.items():
            if good in done:
                continue
            now = factory.quality()
            own = cards_of(factory)
            worth = estimate.points(factory)
            for text, cards in NEEDED.items():
                if not now < TOTAL[text] <= min(cap, now + left):
                    continue
                if any(cards[kind] > free[kind] + own[kind] for kind in range(len(cards))):
                    continue
                better = factory.copy()
                better.price_quality = list(COMPOSITION_VALUES[text])
                better.appeal_quality = []
                found.append((estimate.points(better) - worth, (good, text)))
        gain, best = best_of(found, 0.0, None)
        if best is None:
            break
        good, text = best
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


def distribution_plan(estimate: Estimate, left: int, settled: tuple[str, ...] = ()) -> Plan:
    """The best way to spread so many steps of distribution."""
    company = estimate.company
    free = distribution_cards(estimate.table, company) - cards_in_use(company)
    open_factories = [f for good, f in company.factories.items() if good not in settled]
    return spread(estimate, open_factories, left, free)


def spread(estimate: Estimate, factories: list[Factory], left: int, free: int) -> Plan:
    if not factories or not left:
        return NOTHING
    factory, rest = factories[0], factories[1:]
    best = spread(estimate, rest, left, free)
    now = factory.distribution
    if not now and not free:
        return best
    worth = estimate.points(factory)
    for value in range(now + 1, min(estimate.edition.distribution_cap, now + left) + 1):
        better = factory.copy()
        better.distribution = value
        gain = estimate.points(better) - worth
        if gain <= 0:
            continue
        later = spread(estimate, rest, left - (value - now), free if now else free - 1)
        if gain + later[0] > best[0]:
            best = (gain + later[0], [SET_DISTRIBUTION[factory.good][value], *later[1]])
    return best


# Exchange and shipping


def exchange_plan(estimate: Estimate, phase: int = BUYING) -> Plan:
    """Shares for spare money, and ships made ready; never a loan."""
    company = estimate.company
    edition = estimate.edition
    best = 0.0
    moves: list[Move] = []
    if phase == BUYING:
        at_half = company.allows(edition, "exchange")
        best, count = purchase(estimate, affordable(estimate.table, company, at_half), at_half)
        if count:
            moves.append(BUY[count - 1])
    if company.ships < edition.ships and estimate.rounds_left > 1:
        best += estimate.judgement.ready_ships
        moves.append(READY_SHIPS)
    return best, moves


def purchase(estimate: Estimate, most: int, at_half: int) -> tuple[float, int]:
    """What buying gains, and how many shares to buy."""
    company = estimate.company
    value = estimate.last_value()
    base = estimate.worth(company.factories)

    def gain(count: int) -> float:
        spent = share_cost(company, count, at_half)
        return count * value - spent + estimate.worth(company.factories, 0, spent) - base

    return best_of(((gain(count), count) for count in range(1, most + 1)), 0.0, 0)


def penalty(estimate: Estimate, ships: int) -> float:
    """Points that so many more shipping tokens cost; a token that opens a pair costs half now."""
    company = estimate.company
    steps = estimate.edition.ship_penalty
    after = min(company.tokens + ships, len(steps) - 1)
    lost = float(steps[after] - steps[company.tokens])
    if after % 2 and estimate.rounds_left > 2:
        lost -= 0.5
    return lost * estimate.step


def shipping_plan(estimate: Estimate) -> Plan:
    """Stored goods that go overseas by the expert rule."""
    company = estimate.company
    room = most_shippable(estimate.table, company)
    capacity = company.allows(estimate.edition, "shipping")
    moves: list[Move] = []
    pounds = 0
    loaded = 0
    for good in reversed(GOODS):
        count = min(company.stock[good], room - loaded)
        if count > 0 and good in company.factories:
            loaded += count
            pounds += count * ship_price(estimate, company, good)
            moves.append(SHIP[good][count - 1])
    if not moves:
        return NOTHING
    return pounds - penalty(estimate, -(-loaded // capacity)), moves


def ship_price(estimate: Estimate, company: Company, good: str) -> int:
    return estimate.edition.ship_price[good][company.factories[good].side]


def first(plan: Plan) -> Move:
    """The move a plan begins with."""
    return plan[1][0] if plan[1] else DONE
