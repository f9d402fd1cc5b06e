"""The Investor: a Stock Exchange action and a copy of another marker's (2025 5.2.II.6e)."""

from arkwright.boardgame.actions.exchange import ExchangeAction
from arkwright.boardgame.actions.machinery import MachineryAction, machines_for
from arkwright.boardgame.actions.ship import (
    ShipAction,
    capacity_of,
    ready_ships,
    unserved,
    voyages,
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
        super().__init__(seat)
        self.done = done
        self.pounds = pounds

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [] if EXCHANGE in self.done else [INVEST[EXCHANGE]]
        if "copy" not in self.done:
            moves.append(INVEST[WORKERS])
            moves += [
                INVEST[marker]
                for marker in (MACHINERY, *company.markers)
                if marker.endswith(MACHINERY) and machines_for(table, company, marker, self.pounds)
            ]
            moves += [
                INVEST[marker]
                for marker in voyages(table, company)
                if capacity_of(company, marker) <= self.pounds
            ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Invest):
            return
        half = EXCHANGE if move.marker == EXCHANGE else "copy"
        table.journal.add("invested", self.seat, marker=move.marker)
        action = self.half(table, table.companies[self.seat], move.marker)
        if self.done:
            table.ask(action)
        else:
            table.ask(action, InvestorAction(self.seat, (half,), self.pounds))

    def half(self, table: Table, company: Company, marker: str) -> Step[Table]:
        """The action that one half is."""
        if marker == EXCHANGE:
            return ExchangeAction(self.seat)
        if marker == WORKERS:
            return WorkersAction(self.seat, NONE, NONE, ())
        if marker.endswith(MACHINERY):
            machines = machines_for(table, company, marker, self.pounds)
            return MachineryAction(self.seat, machines, 0)
        return ShipAction.with_marker(company, marker)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Invest):
            return None
        company = table.companies[self.seat]
        marker = move.marker
        if marker == EXCHANGE or "copy" in self.done:
            return Refusal("half-done", self.section, marker=marker)
        if marker.endswith(MACHINERY):
            if marker != MACHINERY and marker not in company.markers:
                return Refusal("marker-not-owned", "II.1", marker=marker)
            return Refusal("copy-needs-more", self.section, marker=marker, pounds=self.pounds)
        if marker not in ready_ships(table, company):
            return Refusal("ship-cannot-sail", self.section, marker=marker)
        return unserved(table, company, marker) or Refusal(
            "copy-needs-more", self.section, marker=marker, pounds=self.pounds
        )
