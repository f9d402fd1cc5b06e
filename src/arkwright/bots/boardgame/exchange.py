"""How the clerk keeps its cash: what running costs need, what goes into shares and contracts."""

from dataclasses import replace

from arkwright.boardgame.actions.exchange import part_of
from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.money import bank_shares
from arkwright.boardgame.vocabulary import BUY, CLEAR, CONTRACT, LIMIT, REPAY
from arkwright.bots.boardgame.prospect import NEXT_PHASE
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of
from arkwright.play import Move

Plan = tuple[float, list[Move]]
"""What a course of moves gains, at the end's worth, and the moves."""

LEAST_GAIN = 0.5
NO_LOSS = -0.01
"""What is done for nothing may gain, so that a turn is not spent on doing nothing at all."""


# Cash


def spare_cash(
    valuation: Valuation,
    own_turn: bool,
    spaces_taken: int = 0,
    for_shares: bool = False,
    factories: dict[str, Factory] | None = None,
    spoiled: int = -1,
) -> int:
    """Cash that running costs of the coming cycles do not need, even if sales go badly.

    Sales are paid before wages, so it is administration and bad productions that need a reserve.
    Shares cost cash that is there, however little is kept.
    """
    table = valuation.table
    company = valuation.company
    judgement = valuation.judgement
    cycles = round(judgement.cycles_before_shares if for_shares else judgement.cycles_foreseen)
    if spoiled < 0:
        spoiled = round(judgement.bad_sales)
    if factories is None:
        factories = company.factories
    balance = lowest = 0
    cycle = table.cycle if valuation.to_come else table.cycle + 1
    spaces = cheapest_spaces(valuation, own_turn, spaces_taken)
    if table.last_decade:
        cycles = len(GOODS)
    for ahead in range(min(cycles, valuation.turns)):
        if ahead or not own_turn:
            balance -= spaces.pop(0)
            lowest = min(lowest, balance)
        good = GOODS[(cycle + ahead) % len(GOODS)]
        factory = factories.get(good)
        if factory is not None:
            lowest = min(lowest, balance + valuation.home_income(factory, spoiled))
            balance += valuation.home_income(factory, 0)
        if good == GOODS[-1]:
            balance -= table.wage * (company.crew(table.edition) + len(company.posts))
        lowest = min(lowest, balance)
    spare = company.cash + lowest - round(judgement.safety)
    return min(spare, company.cash) if for_shares else spare


def cheapest_spaces(valuation: Valuation, own_turn: bool, taken: int) -> list[int]:
    """The least administration that the coming turns can cost, after `taken` more spaces."""
    company = valuation.company
    costs = valuation.edition.admin_spaces
    usable = costs[1:] if "bureaucracy" in valuation.table.ongoing else costs
    turns = len(GOODS) - valuation.table.cycle - own_turn if valuation.to_come else 0
    free = [cost for cost, marker in zip(costs, company.spaces) if not marker and cost in usable]
    return [*free[taken:][:turns], *usable, *usable]


def modernisation_fund(valuation: Valuation) -> int:
    """What to put aside for bringing the factories up to the level of the coming decade."""
    table = valuation.table
    edition = valuation.edition
    coming = valuation.decade + 1 if valuation.table.cycle >= 1 else valuation.decade
    if coming >= len(edition.decades):
        return 0
    level = edition.levels[coming]
    cost = 0
    for good, factory in valuation.company.factories.items():
        if factory.level < level and table.level <= level:
            cost += edition.cost[factory.kind][good][factory.level]
    return cost


# The Stock Exchange action


def exchange_plan(valuation: Valuation, cash: int) -> Plan:
    """Repay, clear what nobody will buy, place contracts that can be served, buy shares.

    It ends with ships ready to sail again, where they wait for that.
    """
    company = valuation.company
    edition = valuation.edition
    total = readying_gain(valuation) if company.inactive else 0.0
    moves: list[Move] = []
    loans = min(company.loans, company.cash // edition.loan_repayment)
    if loans:
        moves.append(REPAY[loans - 1])
        total += loans * edition.loan_repayment * 3
        cash -= loans * edition.loan_repayment
    for good in GOODS:
        if company.stock[good] and good not in company.factories:
            moves.append(CLEAR[good][company.stock[good] - 1])
    moves += limit_moves(valuation)
    for good in company.factories:
        gain, space = contract_gain(valuation, good)
        if space:
            total += gain
            moves.append(CONTRACT[good][space])
    if company.loans == loans:
        count = shares_to_buy(valuation, cash)
        if count > 0:
            total += count * share_gain(valuation)
            moves.append(BUY[count - 1])
    if edition.switches.exchange_in_order:
        moves.sort(key=part_of)
    return total, moves


def limit_moves(valuation: Valuation) -> list[Move]:
    """The limit marker goes where the ships reach: a contract beyond them would only cost."""
    company = valuation.company
    edition = valuation.edition
    if not edition.switches.contract_limit or not company.ships:
        return []
    reached = [space for space in edition.contract_spaces if space <= sum(company.ships)]
    space = max([*reached[-1:], *company.contracts.values()], default=company.contract_limit)
    return [LIMIT[space]] if space != company.contract_limit else []


def readying_gain(valuation: Valuation) -> float:
    """What a good's next production brings more if the inactive ships can sail."""
    best = 0.0
    for good, factory in valuation.company.factories.items():
        prospect = valuation.prospects[good]
        if not prospect.phases:
            continue
        supply = valuation.supply(factory)
        without, ready = (
            replace(prospect, contract_chance=chance).best(NEXT_PHASE, *supply)[0]
            for chance in (0.0, 1.0)
        )
        best = max(best, ready - without)
    return best


def shares_to_buy(valuation: Valuation, cash: int) -> int:
    """As many shares as the spare cash buys, less what the next modernisation needs."""
    company = valuation.company
    price = valuation.table.buying_price(company)
    cash -= int(valuation.judgement.fund * modernisation_fund(valuation))
    return max(0, min(bank_shares(valuation.edition, company), cash // price))


def share_gain(valuation: Valuation) -> float:
    """What a share bought now gains over one bought at the next occasion."""
    company = valuation.company
    edition = valuation.edition
    price = valuation.table.buying_price(company)
    productions = sum(1 for good in company.factories if valuation.prospects[good].phases)
    steps = valuation.judgement.steps_a_phase * productions
    space = min(edition.last_space, int(company.share_space + steps))
    next_price = max(edition.minimum_share_price, edition.share_value[space])
    return valuation.judgement.share_gain * valuation.final_value * (1 - price / next_price)


def contract_gain(valuation: Valuation, good: str) -> tuple[float, int]:
    """The best contract for a good's next production, and what it gains; space 0 for none."""
    company = valuation.company
    edition = valuation.edition
    prospect = valuation.prospects[good]
    if not edition.switches.contracts or not prospect.capacity:
        return 0.0, 0
    if prospect.contract or not prospect.phases:
        return 0.0, 0
    factory = company.factories[good]
    change = valuation.judgement.contract_change
    supply = valuation.supply(factory)

    def worth(space: int) -> float:
        supposed = replace(prospect, contract=space, contract_chance=0.0)
        return valuation.next_phase(supposed, factory, supply, change)

    without = worth(0)
    return best_of(
        (
            (valuation.judgement.contract * (worth(space) - without), space)
            for space in edition.contract_spaces
            if space <= prospect.capacity
        ),
        LEAST_GAIN,
        0,
    )
