"""The Broker in the event phase: trading before, during and after the event (6.II)."""

from arkwright.boardgame.exchange import clearing, share_trades, trade, traded_after, why_not_trade
from arkwright.boardgame.moves import Contract, Done, Repay
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE
from arkwright.play import Move, Refusal, Step


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
        super().__init__(seat)
        self.traded = traded

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves = clearing(company)
        moves += share_trades(table, company, self.traded)
        moves.append(DONE)
        return moves

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
