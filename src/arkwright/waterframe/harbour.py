"""Contracts with the East India Company, and delivering on them (II.2.7, III.4)."""

from arkwright.waterframe.company import Company
from arkwright.waterframe.money import receive
from arkwright.waterframe.table import Table


def deliverable(table: Table, company: Company, good: str) -> list[int]:
    """The counts that serve a good's contract: its number, with the Agent one more or less."""
    space = company.contracts.get(good, 0)
    if not space:
        return []
    if "agent" in company.tiles:
        return [space - 1, space, space + 1]
    return [space]


def deliver(table: Table, company: Company, good: str, count: int, ships: int) -> None:
    """Ship goods, new ones first, for the base quality of their factory each.

    `ships` are those that start with this delivery: each costs one share space, and the Office
    pays once for them. A further contract on the same voyage has none.
    """
    new = min(company.unsold, count) if good == table.active else 0
    company.unsold -= new
    company.stock[good] -= count - new
    del company.contracts[good]
    factory = company.factories.get(good)
    pounds = count * factory.base_quality(table.edition) if factory is not None else 0
    table.move_share(company, -ships)
    table.journal.add("shipped", company.seat, good=good, count=count, ships=ships)
    receive(table, company, pounds, "shipping")
    if ships and "office" in company.tiles:
        receive(table, company, table.edition.office_pounds, "office")
