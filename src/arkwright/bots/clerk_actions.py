"""How the clerk would carry out each action: the moves in order, and what they gain."""

from arkwright.bots.clerk_exchange import (
    BAD_SALES,
    CYCLES_FORESEEN,
    LEAST_GAIN,
    Plan,
    spare_cash,
)
from arkwright.bots.clerk_outlook import LATER_PHASE, NEXT_PHASE, Outlook
from arkwright.play import Move
from arkwright.waterframe.actions.factory import why_not_build, why_not_modernise
from arkwright.waterframe.actions.quality import quality_cap
from arkwright.waterframe.company import Factory
from arkwright.waterframe.edition import GOODS, ROWS
from arkwright.waterframe.moves import (
    BUILD,
    DISTRIBUTE,
    FIRE,
    HIRE,
    IMPROVE,
    MECHANISE,
    MODERNISE,
    USE,
)
from arkwright.waterframe.prices import highest_price

HIRING_EFFORT = 25
"""What staffing a new factory's second row costs in turns."""
INVESTING_SPOILED = 1
"""Sales given up in a careful estimate where the money goes into a factory."""


# The Factory action


def factory_plan(outlook: Outlook, in_use: bool, discounted: tuple[str, ...], pounds: int) -> Plan:
    """Modernise and build what gains most, as far as the cash goes after paying `pounds`."""
    table = outlook.table
    company = outlook.company
    edition = outlook.edition
    developer = in_use or "developer" in company.tiles
    found: list[tuple[float, int, Factory, Move]] = []
    for good in GOODS:
        factory = company.factories.get(good)
        if factory is not None:
            if why_not_modernise(table, company, good) is not None:
                continue
            draft = factory.copy()
            draft.level += 1
            gain = modernising_gain(outlook, factory, draft)
            move: Move = MODERNISE[good]
        else:
            level = table.level
            if why_not_build(table, company, good, level) is not None:
                continue
            draft = Factory(good, level)
            draft.workers[0] = edition.spaces[good][0]
            gain = building_gain(outlook, draft)
            move = BUILD[good][level - 1]
        cost = edition.cost[good][draft.level - 1]
        if developer and good not in discounted and draft.level <= table.level:
            cost -= edition.developer_saving
        gain -= cost * outlook.pound
        if gain > LEAST_GAIN:
            found.append((gain, cost, draft, move))
    found.sort(key=by_gain, reverse=True)
    total = 0.0
    moves: list[Move] = []
    factories = company.factories.copy()
    for gain, cost, draft, move in found:
        if cost + pounds > company.cash:
            continue
        before = factories.get(draft.good)
        draft.price = best_price(outlook, draft)
        factories[draft.good] = draft
        spare = spare_cash(outlook, True, 0, CYCLES_FORESEEN, factories, INVESTING_SPOILED)
        if spare >= cost + pounds:
            pounds += cost
            total += gain
            moves.append(move)
        elif before is not None:
            factories[draft.good] = before
        else:
            del factories[draft.good]
    if moves and developer and not in_use:
        moves.insert(0, USE["developer"])
    return total, moves


def by_gain(item: tuple[float, int, Factory, Move]) -> float:
    return item[0]


def modernising_gain(outlook: Outlook, factory: Factory, draft: Factory) -> float:
    if draft.level >= outlook.table.level:
        draft.extra = 0
    return outlook.factory_worth(draft, True) - outlook.factory_worth(factory, False)


def building_gain(outlook: Outlook, draft: Factory) -> float:
    """A new factory is judged with its second row staffed by a later turn."""
    phases = outlook.prospects[draft.good].phases
    spaces = outlook.edition.spaces[draft.good]
    if not phases or outlook.table.market.hireable < spaces[0] + spaces[1]:
        return 0.0
    staffed = draft.copy()
    staffed.workers[1] = spaces[1]
    worth = outlook.factory_worth(staffed, True) - HIRING_EFFORT
    if not outlook.turn_before(draft.good):
        worth *= (phases - 1) / phases
    return worth


# The Workers action


def workers_plan(
    outlook: Outlook, cash: int, fired: tuple[int, ...], hired: tuple[int, ...]
) -> Plan:
    """Fill the rows that gain and that the cash can pay if sales go badly; empty useless ones."""
    table = outlook.table
    edition = outlook.edition
    workers = table.market.hireable
    total = 0.0
    moves: list[Move] = []
    for index, good in enumerate(GOODS):
        factory = outlook.company.factories.get(good)
        if factory is None or not outlook.prospects[good].phases:
            continue
        draft = factory.copy()
        worth = outlook.factory_worth(draft, False)
        income = outlook.home_income(draft, BAD_SALES)
        spaces = edition.spaces[good]
        changed = False
        for row in ROWS:
            gap = spaces[row] - draft.workers[row] - draft.machines[row]
            if not gap or gap > workers or fired[4 * index + row]:
                continue
            draft.workers[row] += gap
            better = outlook.factory_worth(draft, False)
            needed = income - outlook.home_income(draft, BAD_SALES)
            if better > worth + LEAST_GAIN and needed <= cash:
                total += better - worth
                worth = better
                income -= needed
                cash -= needed
                workers -= gap
                moves.append(HIRE[good][row][gap - 1])
                changed = True
            else:
                draft.workers[row] -= gap
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
        moves.append(MECHANISE[draft.good][row])
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
    worths = {g: outlook.factory_worth(f, g in touched) for g, f in factories.items()}
    total = 0.0
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
        moves.append(IMPROVE[chosen])
    if spare > 0:
        total += sum(price_gains(outlook, [g for g in factories if g not in changed])[:spare])
    return total, moves


def distribution_plan(outlook: Outlook, pounds: int, free: int, touched: tuple[str, ...]) -> Plan:
    """Raise distribution where a pound gains most; pounds left over change other prices."""
    cap = outlook.edition.distribution_cap
    factories = outlook.company.factories
    drafts = {good: factory.copy() for good, factory in factories.items()}
    worths = {g: outlook.factory_worth(f, g in touched) for g, f in factories.items()}
    total = 0.0
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
    base = edition.cost[factory.good][factory.level - 1]
    quality = base + factory.quality
    budget = quality + factory.distribution
    goods = factory.output(edition)
    later = NEXT_PHASE if prospect.phases else LATER_PHASE
    chance = prospect.contract_chance
    prospect.contract_chance = 0.0
    prospect.best_prices = {}
    price = prospect.best(later, budget, quality, goods + prospect.stock, base)[1]
    prospect.contract_chance = chance
    prospect.best_prices = {}
    highest = highest_price(outlook.table, outlook.company, factory)
    return max(edition.lowest_price, min(price, highest))
