"""Wages and operating costs of machines, and the fading of distribution (III.3)."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.money import pay
from arkwright.boardgame.table import Table
from arkwright.play.step import Step

MACHINE_UPKEEP = 1
"""What a machine costs in its factory's production (III.3)."""
ALL_ROWS = range(4)


class Wages(Step[Table]):
    """Every factory of the active good is paid for, then its distribution fades (III.3)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for company, factory in table.producers(table.active):
            pay_for(table, company, factory)
            if not table.edition.switches.fades_at_clean_up:
                fade(table, company, factory)


class CleanUp(Step[Table]):
    """The active good's marketing fades after everything else (2025 5.4)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for company, factory in table.producers(table.active):
            fade(table, company, factory)


def running_cost(
    table: Table, company: Company, factory: Factory, rows: range, extra_workers: int
) -> int:
    """What these rows of a factory cost, and workers on no row with them (III.3)."""
    return wage_bill(table, company, factory, rows, extra_workers) + upkeep(
        table, company, factory, rows
    )


def wage_bill(
    table: Table, company: Company, factory: Factory, rows: range, extra_workers: int
) -> int:
    """The wage for each worker; four cost £2 less under a Foreman, at least £1 (III.3)."""
    workers = extra_workers
    for row in rows:
        workers += factory.workers[row]
    wage = table.wage
    if company.tiles.get("foreman") != factory.good:
        return workers * wage
    edition = table.edition
    led = min(workers, edition.foreman_workers)
    lower = max(edition.foreman_lowest_wage, wage - edition.foreman_saving)
    return led * lower + (workers - led) * wage


def upkeep(table: Table, company: Company, factory: Factory, rows: range) -> int:
    """£1 for each machine, or for all together with a Workshop (III.3, decision B9)."""
    machines = 0
    for row in rows:
        machines += factory.machines[row]
    if machines and company.tiles.get("workshop") == factory.good:
        return table.edition.workshop_upkeep
    return machines * MACHINE_UPKEEP


def pay_for(table: Table, company: Company, factory: Factory) -> None:
    """Pay all rows, idle ones too, and the obsolescence workers; not a row that is shut (III.3)."""
    # Nobody works beyond the row that the School shuts: it is the last occupied one.
    rows = range(company.shut_row) if company.shut_row >= 0 else ALL_ROWS
    wages = wage_bill(table, company, factory, rows, factory.extra)
    machines = upkeep(table, company, factory, rows)
    table.journal.add(
        "running-cost",
        company.seat,
        good=factory.good,
        workers=sum(factory.workers[: rows.stop]) + factory.extra,
        wages=wages,
        machines=sum(factory.machines[: rows.stop]),
        upkeep=machines,
    )
    pay(table, company, wages + machines, "wages")


def fade(table: Table, company: Company, factory: Factory) -> None:
    """Distribution falls by one; an appeal below 0 costs £1 of price and a share space (III.3).

    In the 2025 edition it stays below until prices change (5.4).
    """
    if factory.distribution == 0:
        return
    factory.distribution -= 1
    table.journal.add(
        "distribution-faded", company.seat, good=factory.good, level=factory.distribution
    )
    if factory.appeal(table.edition) < 0 and not table.edition.switches.appeal_stays_negative:
        factory.price -= 1
        table.move_share(company, -1)
        table.journal.add(
            "price-fell", company.seat, good=factory.good, price=factory.price, spaces=1
        )
