"""How the clerk builds and modernises: what a factory is worth, and of which kind it should be."""

from arkwright.boardgame.actions.factory import why_not_build, why_not_modernise
from arkwright.boardgame.asymmetry import kinds
from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS, Edition
from arkwright.boardgame.inventor import HIGHEST_LEVEL
from arkwright.boardgame.moves import Build
from arkwright.boardgame.vocabulary import BUILD, MODERNISE, USE
from arkwright.bots.boardgame.actions import best_price, prices_for_all
from arkwright.bots.boardgame.exchange import LEAST_GAIN, Plan, spare_cash
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.play import Move

INVESTING_SPOILED = 1
"""Sales given up in a careful estimate where the money goes into a factory."""

Project = tuple[float, int, Factory, Move]
"""What opening or modernising a factory gains, its cost, the factory then, and the move."""


def factory_plan(
    valuation: Valuation, in_use: bool, discounted: tuple[str, ...], pounds: int, spaces_taken: int
) -> Plan:
    """Modernise and build what gains most, as far as the cash goes after paying `pounds`.

    `spaces_taken` are those of the chart that paying it will take.
    """
    company = valuation.company
    developer = in_use or "developer" in company.tiles
    found: list[Project] = []
    for good in GOODS:
        saving = valuation.edition.developer_saving if developer and good not in discounted else 0
        if good in company.factories:
            found += modernising(valuation, good, saving)
        else:
            found += building(valuation, good, saving)
    found.sort(key=by_gain, reverse=True)
    total = prices_for_all(valuation, ())[0]
    moves: list[Move] = []
    factories = company.factories.copy()
    for gain, cost, draft, move in found:
        if cost + pounds > company.cash:
            continue
        luxury = isinstance(move, Build) and draft.kind == "luxury"
        if luxury and idle_luxury(factories, valuation.edition):
            continue
        before = factories.get(draft.good)
        draft.price = best_price(valuation, draft)
        factories[draft.good] = draft
        spare = spare_cash(valuation, True, spaces_taken, False, factories, INVESTING_SPOILED)
        if spare >= cost + pounds:
            pounds += cost
            total += gain
            moves.append(move)
        elif before is not None:
            factories[draft.good] = before
        else:
            del factories[draft.good]
    if valuation.edition.switches.factory_in_order:
        moves.sort(key=lambda move: not isinstance(move, Build))
    if moves and developer and not in_use:
        moves.insert(0, USE["developer"])
    return total, moves


def by_gain(project: Project) -> float:
    return project[0]


def modernising(valuation: Valuation, good: str, saving: int) -> list[Project]:
    """The next level of a factory, if it gains more than it costs."""
    table = valuation.table
    switches = valuation.edition.switches
    if why_not_modernise(table, valuation.company, good) is not None:
        return []
    draft = modernised(valuation, valuation.company.factories[good])
    cost = draft.base_quality(valuation.edition)
    if draft.level <= table.level or switches.developer_beyond:
        cost -= saving
    gain = (
        valuation.judgement.modernising * modernising_gain(valuation, draft)
        - cost * valuation.pound
    )
    return [(gain, cost, draft, MODERNISE[good])] if gain > LEAST_GAIN else []


def modernised(valuation: Valuation, factory: Factory) -> Factory:
    draft = factory.copy()
    draft.level += 1
    if draft.level >= valuation.table.level:
        draft.extra = 0
    return draft


def modernising_gain(valuation: Valuation, draft: Factory) -> float:
    factory = valuation.company.factories[draft.good]
    any_price = valuation.edition.switches.all_prices_change
    return valuation.factory_worth(draft, True) - valuation.factory_worth(factory, any_price)


def invention_gain(valuation: Valuation) -> float:
    """What the best modernisation beyond the timetable gains over its cost, if there is cash."""
    best = 0.0
    level = valuation.table.level
    if level < HIGHEST_LEVEL:
        for factory in valuation.company.factories.values():
            if factory.level == level:
                draft = modernised(valuation, factory)
                cost = draft.base_quality(valuation.edition)
                if cost <= valuation.company.cash:
                    best = max(best, modernising_gain(valuation, draft) - cost * valuation.pound)
    return best


def building(valuation: Valuation, good: str, saving: int) -> list[Project]:
    """A new factory of the kind that gains most over its cost."""
    table = valuation.table
    level = table.level
    weight = valuation.judgement.building
    if len(valuation.company.factories) >= valuation.judgement.factories_wanted:
        weight *= valuation.judgement.further
    found: list[Project] = []
    for kind in kinds(table):
        if kind == "luxury" and idle_luxury(valuation.company.factories, valuation.edition):
            continue
        if why_not_build(table, valuation.company, good, level, kind) is None:
            draft = opened(valuation, good, level, 1, kind)
            cost = draft.base_quality(valuation.edition) - saving
            gain = weight * building_gain(valuation, draft) - cost * valuation.pound
            if gain > LEAST_GAIN:
                found.append((gain, cost, draft, BUILD[kind][good][level - 1]))
    return [max(found, key=by_gain)] if found else []


def idle_luxury(factories: dict[str, Factory], edition: Edition) -> bool:
    """Whether a luxury factory waits for its second row, without which it makes nothing."""
    return any(f.kind == "luxury" and not f.output(edition) for f in factories.values())


def opened(valuation: Valuation, good: str, level: int, rows: int, kind: str) -> Factory:
    """A factory as it will be opened, with its first rows staffed."""
    edition = valuation.edition
    draft = Factory(good, level, 0, kind)
    draft.workers[:rows] = edition.spaces[good][:rows]
    if kind == "bulk":
        draft.distribution = edition.bulk_marketing
    return draft


def building_gain(valuation: Valuation, draft: Factory) -> float:
    """A new factory is judged with its second row staffed by a later turn."""
    phases = valuation.prospects[draft.good].phases
    spaces = valuation.edition.spaces[draft.good]
    if not phases or valuation.table.market.hireable < spaces[0] + spaces[1]:
        return 0.0
    worth = (
        valuation.factory_worth(staffed(valuation, draft), True) - valuation.judgement.hiring_effort
    )
    if not valuation.turn_before(draft.good):
        worth *= (phases - 1) / phases
    return worth


def staffed(valuation: Valuation, draft: Factory) -> Factory:
    """A factory with its second row filled as well, without which a luxury one makes nothing."""
    later = draft.copy()
    later.workers[1] = valuation.edition.spaces[draft.good][1] - later.machines[1]
    return later
