"""How the clerk would carry out each action: the moves in order, and what they gain."""

from dataclasses import replace

from arkwright.boardgame.actions.quality import quality_cap
from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS, ROWS
from arkwright.boardgame.prices import highest_price
from arkwright.boardgame.vocabulary import DISTRIBUTE, FIRE, HIRE, MACHINE, QUALITY
from arkwright.bots.boardgame.exchange import LEAST_GAIN, Plan
from arkwright.bots.boardgame.prospect import LATER_PHASE, NEXT_PHASE
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of
from arkwright.play import Move

# The Workers action


def workers_plan(
    valuation: Valuation, cash: int, fired: tuple[int, ...], hired: tuple[int, ...]
) -> Plan:
    """Fill the rows that gain and that the cash can pay if sales go badly; empty useless ones.

    Where low rows come first, one that gains nothing is filled for the sake of the next.
    """
    table = valuation.table
    edition = valuation.edition
    in_order = edition.switches.low_rows_first
    workers = table.market.hireable
    bad_sales = round(valuation.judgement.bad_sales)
    total = 0.0
    moves: list[Move] = []
    for index, good in enumerate(GOODS):
        factory = valuation.company.factories.get(good)
        if factory is None or not valuation.prospects[good].phases:
            continue
        draft = factory.copy()
        worth = valuation.factory_worth(draft, False)
        income = valuation.home_income(draft, bad_sales)
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
            better = valuation.factory_worth(draft, False)
            needed = income - valuation.home_income(draft, bad_sales)
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
            better = valuation.factory_worth(draft, False)
            if better > worth + 4 * LEAST_GAIN:
                total += better - worth
                moves.append(FIRE[good][count - 1])
    return total, moves


# The Machinery action


def machinery_plan(valuation: Valuation, machines: int) -> Plan:
    """Put each machine where it saves most."""
    drafts = [factory.copy() for factory in valuation.company.factories.values()]
    gains = [machine_gain(valuation, draft) for draft in drafts]
    total = 0.0
    moves: list[Move] = []
    for _ in range(machines):
        best = max(gains, default=0.0)
        if best < LEAST_GAIN:
            break
        place = gains.index(best)
        draft = drafts[place]
        row = machine_row(valuation, draft)
        moves.append(MACHINE[draft.good][row])
        total += best
        draft.workers[row] -= 1
        draft.machines[row] += 1
        gains[place] = machine_gain(valuation, draft)
    return total, moves


def machine_row(valuation: Valuation, factory: Factory) -> int:
    """The first row in which a machine can replace a worker; -1 if there is none."""
    for row in ROWS:
        if factory.replaceable(valuation.edition, row):
            return row
    return -1


def machine_gain(valuation: Valuation, factory: Factory) -> float:
    row = machine_row(valuation, factory)
    phases = valuation.prospects[factory.good].phases
    if row < 0 or not phases:
        return 0.0
    draft = factory.copy()
    draft.workers[row] -= 1
    draft.machines[row] += 1
    return valuation.running_costs(factory, phases) - valuation.running_costs(draft, phases)


# The Quality and Distribution actions, with the prices that follow


def prices_for_all(valuation: Valuation, touched: tuple[str, ...]) -> tuple[float, tuple[str, ...]]:
    """Where an action lets every price change: what that gains, and that all are touched."""
    if not valuation.edition.switches.all_prices_change:
        return 0.0, touched
    factories = valuation.company.factories
    total = 0.0
    for good, factory in factories.items():
        gain = 0.0 if good in touched else price_gain(valuation, factory)
        # A price that stays gains nothing, though another contract might be hoped for with it.
        if gain > LEAST_GAIN and best_price(valuation, factory) != factory.price:
            total += gain
    return total, tuple(factories)


def price_gains(valuation: Valuation, goods: list[str]) -> list[float]:
    """What changing one price each would gain, best first."""
    gains = [price_gain(valuation, valuation.company.factories[good]) for good in goods]
    return sorted((gain for gain in gains if gain > LEAST_GAIN), reverse=True)


def price_gain(valuation: Valuation, factory: Factory) -> float:
    """What a factory is worth more if its price may change."""
    return valuation.factory_worth(factory, True) - valuation.factory_worth(factory, False)


class Raising:
    """Quality or distribution raised level by level, and the prices that may change with it."""

    def __init__(self, valuation: Valuation, touched: tuple[str, ...]) -> None:
        self.valuation = valuation
        self.total, free = prices_for_all(valuation, touched)
        """What is gained by all that is chosen."""
        self.changed = list(free)
        factories = valuation.company.factories
        self.drafts = {good: factory.copy() for good, factory in factories.items()}
        self.worths = {g: valuation.factory_worth(f, g in free) for g, f in factories.items()}

    def gain(self, draft: Factory) -> float:
        """What a factory that has been raised by a level is worth more than before."""
        return self.valuation.factory_worth(draft, True) - self.worths[draft.good]

    def choose(self, draft: Factory, gain: float) -> None:
        self.drafts[draft.good] = draft
        self.worths[draft.good] += gain
        self.total += gain
        self.changed.append(draft.good)

    def change_prices(self, pounds: int) -> None:
        """Change prices of other factories with the pounds that are left."""
        if pounds > 0:
            others = [good for good in self.drafts if good not in self.changed]
            self.total += sum(price_gains(self.valuation, others)[:pounds])


def quality_plan(
    valuation: Valuation,
    levels: int,
    touched: tuple[str, ...],
    spare: int,
    least: float = LEAST_GAIN,
) -> Plan:
    """Raise quality level by level where it gains most, and more than the `least`.

    `spare` pounds change other prices.
    """
    cap = quality_cap(valuation.table, valuation.company)
    raising = Raising(valuation, touched)
    moves: list[Move] = []
    for _ in range(levels):
        better = [raised(d, quality=1) for d in raising.drafts.values() if d.quality < cap]
        gains = ((raising.gain(draft), draft) for draft in better)
        gain, draft = best_of(gains, least, None)
        if draft is None:
            break
        raising.choose(draft, gain)
        moves.append(QUALITY[draft.good])
    raising.change_prices(spare)
    return raising.total, moves


def distribution_plan(
    valuation: Valuation,
    pounds: int,
    free: int,
    touched: tuple[str, ...],
    least: float = LEAST_GAIN,
) -> Plan:
    """Raise distribution where a pound gains most, if a level gains more than the `least`.

    Pounds left over change other prices.
    """
    cap = valuation.edition.distribution_cap
    raising = Raising(valuation, touched)
    moves: list[Move] = []
    while True:
        rates: list[tuple[float, tuple[float, Factory]]] = []
        for factory in raising.drafts.values():
            cost = factory.distribution + 1
            if factory.distribution < cap and (free > 0 or cost <= pounds):
                draft = raised(factory, distribution=1)
                gain = raising.gain(draft)
                if gain > least:
                    rates.append((gain if free > 0 else gain / cost, (gain, draft)))
        chosen = best_of(rates, min(0.0, least), None)[1]
        if chosen is None:
            break
        gain, draft = chosen
        raising.choose(draft, gain)
        moves.append(DISTRIBUTE[draft.good])
        if free > 0:
            free -= 1
        else:
            pounds -= draft.distribution
    raising.change_prices(pounds)
    return raising.total, moves


def raised(factory: Factory, quality: int = 0, distribution: int = 0) -> Factory:
    """A factory as it would be with more quality or distribution."""
    draft = factory.copy()
    draft.quality += quality
    draft.distribution += distribution
    return draft


def best_price(valuation: Valuation, factory: Factory) -> int:
    """The price that makes the next production worth most; later it can be changed again."""
    prospect = replace(valuation.prospects[factory.good], contract_chance=0.0)
    later = NEXT_PHASE if prospect.phases else LATER_PHASE
    price = prospect.best(later, *valuation.supply(factory))[1]
    highest = highest_price(valuation.table, valuation.company, factory)
    return max(valuation.edition.lowest_price[factory.good], min(price, highest))
