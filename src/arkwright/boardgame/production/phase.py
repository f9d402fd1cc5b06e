"""The production phase of the active good (III): its steps in the order of the rulebook."""

from arkwright.boardgame.production.declaring import declarations
from arkwright.boardgame.production.sale import Sale
from arkwright.boardgame.production.shipping import Shipment
from arkwright.boardgame.production.storage import Storage, clear
from arkwright.boardgame.production.wages import CleanUp, Wages
from arkwright.boardgame.table import Table
from arkwright.play.step import Step


class ProductionPhase(Step[Table]):
    """Every factory of the active good produces; nobody can pass on it (III)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        produce(table)
        steps: list[Step[Table]] = [Sale(), Wages(), Shipment(), Storage()]
        # What Water Frame asks when a seller is called, the 2025 edition has declared (A19).
        if table.edition.switches.sale_is_declared:
            steps = [*declarations(table), *steps]
        if table.edition.switches.fades_at_clean_up:
            steps.append(CleanUp())
        table.ask(*steps)


def produce(table: Table) -> None:
    """The complete rows of each factory yield their goods (III.1)."""
    good = table.active
    edition = table.edition
    table.journal.add(
        "production",
        good=good,
        demand=table.demand(good),
        wage=table.wage,
        importer=table.importers[good],
    )
    clear(table)
    for company, factory in table.producers(good):
        company.unsold = factory.output(edition)
        table.journal.add(
            "produced",
            company.seat,
            good=good,
            count=company.unsold,
            appeal=factory.appeal(edition),
            price=factory.price,
            quality=factory.total_quality(edition),
            cash=company.cash,
            space=company.share_space,
            contract=company.contracts.get(good, 0),
            store=company.stock[good],
        )
