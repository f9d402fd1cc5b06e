"""How the clerk would carry out each action: the moves in order, and what they gain."""

from arkwright.boardgame.actions.quality import quality_cap
from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS, ROWS
from arkwright.boardgame.prices import highest_price
from arkwright.boardgame.vocabulary import DISTRIBUTE, FIRE, HIRE, MACHINE, QUALITY
from arkwright.bots.boardgame.exchange import (
    LEAST_GAIN,
    Plan,
)
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.bots.boardgame.prospect import LATER_PHASE, NEXT_PHASE
from arkwright.play import Move

# The Workers action


def workers_plan(
    outlook: Outlook, cash: int, fired: tuple[int, ...], hired: tuple[int, ...]
) -> Plan:
    """Fill the rows that gain and that the cash can pay if sales go badly; empty useless ones.

    Where low rows come first, one that gains nothing is filled for the sake of the next.
    """
    table = outlook.table
    edition = outlook.edition
    in_order = edition.switches.low_rows_first
    workers = table.market.hireable
    bad_sales = round(outlook.judgement.bad_sales)
    total = 0.0
    moves: list[Move] = []
    for index, good in enumerate(GOODS):
        factory = outlook.company.factories.get(good)
        if factory is None or not outlook.prospects[good].phases:
            continue
        draft = factory.copy()
        worth = outlook.factory_worth(draft, False)
        income = outlook.home_income(draft, bad_sales)
        spaces = edition.spaces[good]
        changed = False
        filled = draft.workers.copy()
        hires: list[Move] = []
        for row in ROWS:
            gap = spaces[row] - draft.workers[row] - draft.machines[row]
            if not gap:
                continue
            hired_before = sum(draft.workers) - sum(filled)
            if gap + hired_before > workers or fired[4 * index + row]:
                if in_order:
                    break
                continue
            draft.workers[row] += gap
            hires.append(HIRE[good][row][gap - 1])
            better = outlook.factory_worth(draft, False)
            needed = income - outlook.home_income(draft, bad_sales)
            if better > worth + LEAST_GAIN and needed <= cash:
                total += better - worth
                worth = better
                income -= needed
                cash -= needed
                workers -= gap + hired_before
                moves += hires
                hires = []
                filled = draft.workers.copy()
                changed = True
            elif not in_order:
                draft.workers[row] -= gap
                hires = []
        draft.workers = filled
        if changed or any(hired[4 * index : 4 * index + 4]):
            continue
        row = draft.last_row()
        if row > 0:
            count = draft.workers[row]
            draft.workers[row] = 0
            draft.machines[row] = 0
            better = outlook.factory_worth(draft, False)
            if better > worth + 4 * LEAST_GAIN:
                total += better - worth
                moves.append(FIRE[good][count - 1])
    return total, moves


# The Machinery action


def machinery_plan(outlook: Outlook, machines: int) -> Plan:
    """Put each machine where it saves most."""
    drafts = [factory.copy() for factory in outlook.company.factories.values()]
    gains = [machine_gain(outlook, draft) for draft in drafts]
    total = 0.0
    moves: list[Move] = []
    for _ in range(machines):
        best = max(gains, default=0.0)
        if best < LEAST_GAIN:
            break
        place = gains.index(best)
        draft = drafts[place]
        row = machine_row(outlook, draft)
        moves.append(MACHINE[draft.good][row])
        total += best
        draft.workers[row] -= 1
        draft.machines[row] += 1
        gains[place] = machine_gain(outlook, draft)
    return total, moves


def machine_row(outlook: Outlook, factory: Factory) -> int:
    """The first row in which a machine can replace a worker; -1 if there is none."""
    for row in ROWS:
        if factory.replaceable(outlook.edition, row):
            return row
    return -1


def machine_gain(outlook: Outlook, factory: Factory) -> float:
    row = machine_row(outlook, factory)
    phases = outlook.prospects[factory.good].phases
    if row < 0 or not phases:
        return 0.0
    draft = factory.copy()
    draft.workers[row] -= 1
    draft.machines[row] += 1
    return outlook.running_costs(factory, phases) - outlook.running_costs(draft, phases)


# The Quality and Distribution actions, with the prices that follow


def prices_for_all(outlook: Outlook, touched: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
    """Where an action lets every price change: what that gains, and that all are touched."""
    if not outlook.edition.switches.all_prices_change:
        return 0.0, touched
    factories = outlook.company.factories
    gains = price_gains(outlook, [good for good in factories if good not in touched])
    return sum(gains), tuple(factories)


def price_gains(outlook: Outlook, goods: list[str]) -> list[float]:
    """What changing one price each would gain, best first."""
    gains: list[float] = []
    for good in goods:
        factory = outlook.company.factories[good]
        gain = outlook.factory_worth(factory, True) - outlook.factory_worth(factory, False)
        if gain > LEAST_GAIN:
            gains.append(gain)
    gains.sort(reverse=True)
    return gains


def quality_plan(outlook: Outlook, levels: int, touched: tuple[str, ...], spare: int) -> Plan:
    """Raise quality level by level where it gains most; `spare` pounds change other prices."""
    cap = quality_cap(outlook.table, outlook.company)
    factories = outlook.company.factories
    drafts = {good: factory.copy() for good, factory in factories.items()}
    total, touched = prices_for_all(outlook, touched)
    worths = {g: outlook.factory_worth(f, g in touched) for g, f in factories.items()}
    moves: list[Move] = []
    changed = list(touched)
    for _ in range(levels):
        best = LEAST_GAIN
        chosen = ""
        for good, draft in drafts.items():
            if draft.quality < cap:
                draft.quality += 1
                gain = outlook.factory_worth(draft, True) - worths[good]
                draft.quality -= 1
                if gain > best:
                    best = gain
                    chosen = good
        if not chosen:
            break
        drafts[chosen].quality += 1
        worths[chosen] += best
        total += best
        changed.append(chosen)
        moves.append(QUALITY[chosen])
    if spare > 0:
        total += sum(price_gains(outlook, [g for g in factories if g not in changed])[:spare])
    return total, moves


def distribution_plan(outlook: Outlook, pounds: int, free: int, touched: tuple[str, ...]) -> Plan:
    """Raise distribution where a pound gains most; pounds left over change other prices."""
    cap = outlook.edition.distribution_cap
    factories = outlook.company.factories
    drafts = {good: factory.copy() for good, factory in factories.items()}
    total, touched = prices_for_all(outlook, touched)
    worths = {g: outlook.factory_worth(f, g in touched) for g, f in factories.items()}
    moves: list[Move] = []
    changed = list(touched)
    while True:
        best = 0.0
        best_gain = 0.0
        chosen = ""
        for good, draft in drafts.items():
            cost = draft.distribution + 1
            if draft.distribution < cap and (free > 0 or cost <= pounds):
                draft.distribution += 1
                gain = outlook.factory_worth(draft, True) - worths[good]
                draft.distribution -= 1
                rate = gain if free > 0 else gain / cost
                if gain > LEAST_GAIN and rate > best:
                    best = rate
                    best_gain = gain
                    chosen = good
        if not chosen:
            break
        drafts[chosen].distribution += 1
        worths[chosen] += best_gain
        total += best_gain
        changed.append(chosen)
        moves.append(DISTRIBUTE[chosen])
        if free > 0:
            free -= 1
        else:
            pounds -= drafts[chosen].distribution
    if pounds > 0:
        total += sum(price_gains(outlook, [g for g in factories if g not in changed])[:pounds])
    return total, moves


def best_price(outlook: Outlook, factory: Factory) -> int:
    """The price that makes the next production worth most; later it can be changed again."""
    edition = outlook.edition
    prospect = outlook.prospects[factory.good]
    base = factory.base_quality(edition)
    quality = base + factory.quality
    budget = quality + factory.distribution
    goods = factory.output(edition)
    later = NEXT_PHASE if prospect.phases else LATER_PHASE
    chance = prospect.contract_chance
    prospect.contract_chance = 0.0
    prospect.forget()
    price = prospect.best(later, budget, quality, goods + prospect.stock, base)[1]
    prospect.contract_chance = chance
    prospect.forget()
    highest = highest_price(outlook.table, outlook.company, factory)
    return max(edition.lowest_price[factory.good], min(price, highest))
