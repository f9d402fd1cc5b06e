"""How the clerk keeps its cash: what running costs need, what goes into shares and contracts."""

from arkwright.bots.clerk_outlook import STEPS_A_PHASE, Outlook
from arkwright.play import Move
from arkwright.waterframe.company import Factory
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.harbour import deliverable
from arkwright.waterframe.money import bank_shares
from arkwright.waterframe.moves import BUY, CLEAR, CONTRACT, REPAY

Plan = tuple[float, list[Move]]
"""What a course of moves gains, at the end's worth, and the moves."""

LEAST_GAIN = 0.5
CYCLES_FORESEEN = 3
CYCLES_BEFORE_SHARES = 4
"""How far running costs are foreseen: in general, and before cash goes into shares."""
BAD_SALES = 2
"""Sales that a careful estimate gives up in one production."""
SAFETY = 2
"""Pounds kept beyond the costs that can be foreseen."""
CONTRACT_CHANGE = 0.3
"""How likely a price will be changed to suit a contract."""


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
    return cost


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
