"""Obsolescence: factories that fell behind need two more workers (6.IV)."""

from arkwright.boardgame.company import Factory
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.market import JobMarket
from arkwright.boardgame.money import pay
from arkwright.boardgame.table import Table
from arkwright.play import Step


class Obsolescence(Step[Table]):
    """Give the factories that become obsolete before the coming decade their workers. 6.IV."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        if not table.edition.switches.obsolescence:
            return
        levels = table.edition.obsolete[table.decade + 1]
        if not levels:
            return
        becoming = newly_obsolete(table, levels)
        missing = deal_workers(table, becoming)
        for seat, factory in becoming:
            table.journal.add(
                "obsolete", seat, good=factory.good, level=factory.level, workers=factory.extra
            )
        for seat in table.order():
            if missing[seat]:
                fee = missing[seat] * table.edition.obsolescence_fee
                pay(table, table.companies[seat], fee, "obsolescence")


def newly_obsolete(table: Table, levels: list[int]) -> list[tuple[int, Factory]]:
    """The factories of these levels not obsolete before, in turn order, topmost first (C5)."""
    found: list[tuple[int, Factory]] = []
    for seat in table.order():
        factories = table.companies[seat].factories
        for good in GOODS:
            factory = factories.get(good)
            if factory is not None and factory.level in levels and not factory.obsolete:
                found.append((seat, factory))
    return found


def deal_workers(table: Table, becoming: list[tuple[int, Factory]]) -> list[int]:
    """Deal workers out one per factory and round; how many each seat lacks (6.IV)."""
    missing = [0] * len(table.companies)
    for _ in range(table.edition.obsolescence_workers):
        for seat, factory in becoming:
            factory.obsolete = True
            if take_worker(table.market):
                factory.extra += 1
            else:
                missing[seat] += 1
    return missing


def take_worker(market: JobMarket) -> bool:
    """Take a fired worker, for lack of one a worker of the market; whether there was any."""
    if market.fired:
        market.fired -= 1
    elif market.workers:
        market.hire(1)
    else:
        return False
    return True
