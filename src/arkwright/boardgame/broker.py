"""The Broker: shares at half price (II.3.2), or trading in the event phase (6.II)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.exchange import (
    clearing,
    share_trades,
    trade,
    traded_after,
    why_not_bank,
    why_not_trade,
)
from arkwright.boardgame.moves import Broker, Contract, Done, Repay
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import BROKER, DONE
from arkwright.play import Move, Refusal, Step


def half_price(table: Table, company: Company, count: int) -> int:
    """What the Broker asks for one or two shares: half of the sum, rounded up (II.3.2, D51)."""
    return -(-count * table.buying_price(company) // 2)


def half_price_moves(table: Table, company: Company) -> list[Move]:
    if "broker" not in company.tiles:
        return []
    return [move for move in BROKER if why_not_half_price(table, company, move) is None]


def why_not_half_price(table: Table, company: Company, move: Broker) -> Refusal | None:
    """The rule against shares at half price: they cost cash, as others do (II.3.2)."""
    if "broker" not in company.tiles:
        return Refusal("tile-not-owned", "II.3.2", tile="broker")
    refused = why_not_bank(table, company, move.count)
    price = half_price(table, company, move.count)
    if refused is None and price > company.cash:
        return Refusal("shares-too-dear", "II.3.2", price=price, cash=company.cash)
    return refused


def buy_at_half_price(table: Table, company: Company, count: int) -> None:
    pounds = half_price(table, company, count)
    company.cash -= pounds
    company.shares += count
    table.journal.add("brokered", company.seat, count=count, pounds=pounds)
    give_back(table, company, "broker")


class BrokerWindow(Step[Table]):
    """Whoever has the Broker may trade, before or after wages and event. 6.II."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        companies = table.companies
        table.ask(
            *[BrokerTrade(seat, "") for seat in table.order() if "broker" in companies[seat].tiles]
        )


class BrokerTrade(Step[Table]):
    """Sell stored goods, buy or sell shares with the Broker; `traded` is how."""

    __slots__ = ("traded",)
    section = "6.II"

    def __init__(self, seat: int, traded: str) -> None:
        self.seat = seat
        self.traded = traded

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        return [*clearing(company), *share_trades(table, company, self.traded), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Done):
            return
        trade(table, table.companies[self.seat], move)
        table.ask(BrokerTrade(self.seat, traded_after(self.traded, move)))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Repay):
            return Refusal("no-repaying-now", "6.II")
        if isinstance(move, Contract):
            return Refusal("no-contracts-now", "6.II")
        return why_not_trade(table, table.companies[self.seat], move, self.traded)
