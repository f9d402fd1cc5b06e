"""The Investor: a Stock Exchange action and a copy of another marker's (2025 5.2.II.6e)."""

from arkwright.boardgame.actions.exchange import ExchangeAction
from arkwright.boardgame.actions.machinery import MachineryAction, machines_for
from arkwright.boardgame.actions.ship import (
    ShipAction,
    capacity_of,
    unserved,
    voyages,
    why_not_sail,
)
from arkwright.boardgame.actions.workers import NONE, WorkersAction
from arkwright.boardgame.company import Company
from arkwright.boardgame.moves import Invest
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, INVEST
from arkwright.play import Move, Refusal, Step

EXCHANGE = "exchange"
WORKERS = "workers"
MACHINERY = "machinery"


class InvestorAction(Step[Table]):
    """Both halves in either order, each complete; `done` are those begun, at `pounds` paid.

    The copied marker may lie anywhere; it acts as if it lay where the Investor lies, for no
    more money. There is no additional action.
    """

    __slots__ = ("done", "pounds")
    section = "5.2.II.6e"

    def __init__(self, seat: int, done: tuple[str, ...], pounds: int) -> None:
        self.seat = seat
        self.done = done
        self.pounds = pounds

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        owned = [marker for marker in company.markers if marker in INVEST]
        markers = (EXCHANGE, WORKERS, MACHINERY, *owned, *voyages(table, company))
        halves = [INVEST[marker] for marker in markers]
        return [*(move for move in halves if self.why_not(table, move) is None), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Invest):
            return
        table.journal.add("invested", self.seat, marker=move.marker)
        action = action_of(table, table.companies[self.seat], move.marker, self.pounds)
        if self.done:
            table.ask(action)
        else:
            table.ask(action, InvestorAction(self.seat, (half_of(move.marker),), self.pounds))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Invest):
            return None
        company = table.companies[self.seat]
        marker = move.marker
        if half_of(marker) in self.done:
            return Refusal("half-done", self.section, marker=marker)
        if marker in (EXCHANGE, WORKERS):
            return None
        too_little = Refusal("copy-needs-more", self.section, marker=marker, pounds=self.pounds)
        if marker.endswith(MACHINERY):
            if marker != MACHINERY and marker not in company.markers:
                return Refusal("marker-not-owned", "II.1", marker=marker)
            return None if machines_for(table, company, marker, self.pounds) else too_little
        if why_not_sail(table, company, marker) is not None:
            return Refusal("ship-cannot-sail", self.section, marker=marker)
        if capacity_of(company, marker) > self.pounds:
            return unserved(table, company, marker) or too_little
        return unserved(table, company, marker)


def action_of(table: Table, company: Company, marker: str, pounds: int) -> Step[Table]:
    """The action of a marker that is a half of the Investor's, at the pounds paid."""
    if marker == EXCHANGE:
        return ExchangeAction(company.seat)
    if marker == WORKERS:
        return WorkersAction(company.seat, NONE, NONE, ())
    if marker.endswith(MACHINERY):
        machines = machines_for(table, company, marker, pounds)
        return MachineryAction(company.seat, machines, 0)
    return ShipAction.with_marker(company, marker)


def half_of(marker: str) -> str:
    """Which half of the Investor a marker is: the exchange itself, or the copy of another."""
    return EXCHANGE if marker == EXCHANGE else "copy"
