"""Paying: production costs, and the emergency fund when the money does not suffice (2c)."""

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.table import Table


def fixed_cost(table: Table, company: Company, factory: Factory) -> int:
    """The cost printed on the tile, £2 less for everybody with the Developer (2c, card 9)."""
    edition = table.edition
    cost = edition.fixed_cost[factory.good][factory.side]
    return max(0, cost - edition.developer_saving) if "developer" in company.cards else cost


def wages(table: Table, company: Company, factory: Factory, cards: int = 2) -> int:
    """The wage for each worker; under the Foreman up to four cost £2 less (2c, card 5)."""
    edition = table.edition
    workers = factory.workers(edition, cards)
    wage = table.wage
    if company.cards.get("foreman") != factory.good:
        return workers * wage
    led = min(workers, edition.foreman_workers)
    return workers * wage - led * min(edition.foreman_saving, wage)


def upkeep(table: Table, company: Company, factory: Factory, cards: int = 2) -> int:
    """£1 for each machine; the Workshop ignores two of them (2c, card 4)."""
    machines = factory.machine_count(cards)
    if "workshop" in company.cards:
        machines = max(0, machines - table.edition.workshop_machines)
    return machines * table.edition.upkeep


def production_cost(table: Table, company: Company, factory: Factory, cards: int = 2) -> int:
    """Fixed cost, wages and upkeep of a factory with so many of its worker cards (2c)."""
    return (
        fixed_cost(table, company, factory)
        + wages(table, company, factory, cards)
        + upkeep(table, company, factory, cards)
    )


def pay(table: Table, company: Company, pounds: int, reason: str) -> None:
    """Pay the bank, from the emergency fund if need be; who can't even then is out (2c)."""
    cash, loans = company.cash, company.loans
    while company.cash < pounds and company.loans < table.edition.loan_spots:
        company.cash += company.half_value
        company.loans += 1
    if company.loans > loans:
        table.journal.add(
            "emergency-fund",
            company.seat,
            count=company.loans - loans,
            pounds=company.cash - cash,
        )
    if company.cash < pounds:
        declare_bankrupt(table, company)
        return
    company.cash -= pounds
    if pounds:
        table.journal.add("paid", company.seat, pounds=pounds, reason=reason)


def receive(table: Table, company: Company, pounds: int, reason: str) -> None:
    """Take money from the bank."""
    if pounds:
        company.cash += pounds
        table.journal.add("received", company.seat, pounds=pounds, reason=reason)


def declare_bankrupt(table: Table, company: Company) -> None:
    """The company leaves the game; its markers leave the market, the demand stays (2c, F23)."""
    company.bankrupt = True
    company.factories = {}
    company.left = 0
    company.sold = 0
    table.agenda[:] = [step for step in table.agenda if step.seat != company.seat]
    table.journal.add("bankrupt", company.seat)
