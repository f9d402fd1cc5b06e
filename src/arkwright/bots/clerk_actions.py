"""How the clerk would carry out each action: the moves in order, and what they gain."""

from arkwright.bots.clerk_outlook import LATER_PHASE, NEXT_PHASE, STEPS_A_PHASE, Outlook
from arkwright.play import Move
from arkwright.waterframe.actions.factory import why_not_build, why_not_modernise
from arkwright.waterframe.actions.quality import quality_cap
from arkwright.waterframe.company import Factory
from arkwright.waterframe.edition import GOODS, ROWS
from arkwright.waterframe.harbour import deliverable
from arkwright.waterframe.money import bank_shares
from arkwright.waterframe.moves import (
    BUILD,
    BUY,
    CLEAR,
    CONTRACT,
    DISTRIBUTE,
    FIRE,
    HIRE,
    IMPROVE,
    MECHANISE,
    MODERNISE,
    REPAY,
    USE,
)
from arkwright.waterframe.prices import highest_price

Plan = tuple[float, list[Move]]
"""What a course of moves gains, at the end's worth, and the moves."""

HIRING_EFFORT = 12
"""What staffing a new factory's second row costs in turns."""
LEAST_GAIN = 0.5
CYCLES_FORESEEN = 3
CYCLES_BEFORE_SHARES = 4
BAD_SALES = 2
INVESTING_CYCLES = 3
INVESTING_SPOILED = 1
"""Sales that a careful estimate gives up in one production."""
HOPE_IN_PRICES = 0.0
CONTRACT_CHANGE = 0.7
SAFETY = 2
"""Pounds kept beyond the costs that can be foreseen."""
FUND = 1.0
"""How much of the next modernisation's cost is put aside."""


# Cash


def spare_cash(
    outlook: Outlook,
    own_turn: bool,
    spaces_taken: int = 0,
    cycles: int = CYCLES_FORESEEN,
    factories: dict[str, Factory] | None = None,
    spoiled: int = BAD_SALES,
) -> int:
    """Cash that running costs of the coming cycles do not need, even if sales go badly.

    Sales are paid before wages, so it is administration and bad productions that need a reserve.
    """
    table = outlook.table
    company = outlook.company
    if factories is None:
        factories = company.factories
    balance = lowest = 0
    cycle = table.cycle if outlook.to_come else table.cycle + 1
    spaces = cheapest_spaces(outlook, own_turn, spaces_taken)
    if table.last_decade:
        cycles = len(GOODS)
    for ahead in range(min(cycles, outlook.turns)):
        if ahead or not own_turn:
            balance -= spaces.pop(0)
            lowest = min(lowest, balance)
        good = GOODS[(cycle + ahead) % len(GOODS)]
        factory = factories.get(good)
        if factory is not None:
            lowest = min(lowest, balance + outlook.home_income(factory, spoiled))
            balance += outlook.home_income(factory, 0)
        if good == GOODS[-1]:
            balance -= table.wage * (company.crew(table.edition) + len(company.posts))
        lowest = min(lowest, balance)
    return company.cash + lowest - SAFETY


def cheapest_spaces(outlook: Outlook, own_turn: bool, taken: int) -> list[int]:
    """The least administration that the coming turns can cost, after `taken` more spaces."""
    company = outlook.company
    costs = outlook.edition.admin_spaces
    usable = costs[1:] if "bureaucracy" in outlook.table.ongoing else costs
    turns = len(GOODS) - outlook.table.cycle - own_turn if outlook.to_come else 0
    free = [cost for cost, marker in zip(costs, company.spaces) if not marker and cost in usable]
    return [*free[taken:][:turns], *usable, *usable]


def modernisation_fund(outlook: Outlook) -> int:
    """What to put aside for bringing the factories up to the level of the coming decade."""
    table = outlook.table
    edition = outlook.edition
    coming = outlook.decade + 1 if outlook.table.cycle >= 1 else outlook.decade
    if coming >= len(edition.decades):
        return 0
    level = edition.levels[coming]
    cost = 0
    for good, factory in outlook.company.factories.items():
        if factory.level < level and table.level <= level:
            cost += edition.cost[good][factory.level]
    return int(FUND * cost)


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
        spare = spare_cash(outlook, True, 0, INVESTING_CYCLES, factories, INVESTING_SPOILED)
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
    prospect.contract_chance *= HOPE_IN_PRICES
    prospect.best_prices = {}
    price = prospect.best(later, budget, quality, goods + prospect.stock, base)[1]
    prospect.contract_chance = chance
    prospect.best_prices = {}
    highest = highest_price(outlook.table, outlook.company, factory)
    return max(edition.lowest_price, min(price, highest))


# The Stock Exchange action


def exchange_plan(outlook: Outlook, cash: int) -> Plan:
    """Repay, clear what nobody will buy, place contracts that can be served, buy shares."""
    company = outlook.company
    edition = outlook.edition
    total = 0.0
    moves: list[Move] = []
    loans = min(company.loans, company.cash // edition.loan_repayment)
    if loans:
        moves.append(REPAY[loans - 1])
        total += loans * edition.loan_repayment * 3
        cash -= loans * edition.loan_repayment
    for good in GOODS:
        if company.stock[good] and good not in company.factories:
            moves.append(CLEAR[good][company.stock[good] - 1])
    for good in company.factories:
        gain, space = contract_gain(outlook, good)
        if space:
            total += gain
            moves.append(CONTRACT[good][space])
    if company.loans == loans:
        count = shares_to_buy(outlook, cash)
        if count > 0:
            total += count * share_gain(outlook)
            moves.append(BUY[count - 1])
    return total, moves


def shares_to_buy(outlook: Outlook, cash: int) -> int:
    """As many shares as the spare cash buys, less what the next modernisation needs."""
    company = outlook.company
    price = outlook.table.buying_price(company)
    cash -= modernisation_fund(outlook)
    return max(0, min(bank_shares(outlook.edition, company), cash // price))


def share_gain(outlook: Outlook) -> float:
    """What a share bought now gains over one bought at the next occasion."""
    company = outlook.company
    edition = outlook.edition
    price = outlook.table.buying_price(company)
    productions = sum(1 for good in company.factories if outlook.prospects[good].phases)
    space = min(edition.last_space, int(company.share_space + STEPS_A_PHASE * productions))
    next_price = max(edition.minimum_share_price, edition.share_value[space])
    return outlook.final_value * (1 - price / next_price)


def contract_gain(outlook: Outlook, good: str) -> tuple[float, int]:
    """The best contract for a good's next production, and what it gains; space 0 for none."""
    company = outlook.company
    edition = outlook.edition
    prospect = outlook.prospects[good]
    if not prospect.capacity or prospect.contract or not prospect.phases:
        return 0.0, 0
    if deliverable(outlook.table, company, good):
        return 0.0, 0
    factory = company.factories[good]
    base = edition.cost[good][factory.level - 1]
    quality = base + factory.quality
    budget = quality + factory.distribution
    goods = factory.output(edition)
    chance = prospect.contract_chance
    prospect.contract_chance = 0.0
    prospect.best_prices = {}
    without = outlook.next_phase(prospect, factory, budget, quality, goods, base, CONTRACT_CHANGE)
    best = LEAST_GAIN
    chosen = 0
    for space in edition.contract_spaces:
        if space > prospect.capacity:
            break
        prospect.contract = space
        prospect.best_prices = {}
        served = outlook.next_phase(
            prospect, factory, budget, quality, goods, base, CONTRACT_CHANGE
        )
        gain = served - without
        if gain > best:
            best = gain
            chosen = space
    prospect.contract = 0
    prospect.contract_chance = chance
    prospect.best_prices = {}
    return best, chosen
