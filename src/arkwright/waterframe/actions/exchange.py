"""The Stock Exchange action: shares, loans, stored goods, contracts, in any order (II.2.6)."""

from arkwright.play import Move, Refusal, Step
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.exchange import (
    clearing,
    repaying,
    share_trades,
    trade,
    traded_after,
    why_not_trade,
)
from arkwright.waterframe.moves import CONTRACT, DONE, Contract, Done
from arkwright.waterframe.table import Table


class ExchangeAction(Step[Table]):
    """Trade shares and stored goods, repay loans, take and raise contracts.

    `contracts` are the goods whose contract was placed or raised in this action; `traded`
    is how shares were traded in it.
    """

    __slots__ = ("contracts", "traded")
    section = "II.2.6"

    def __init__(self, seat: int, contracts: tuple[str, ...], traded: str) -> None:
        super().__init__(seat)
        self.contracts = contracts
        self.traded = traded

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves = share_trades(table, company, self.traded)
        moves += repaying(table, company)
        moves += clearing(company)
        spaces = table.edition.contract_spaces
        for good in GOODS:
            if good not in self.contracts:
                now = company.contracts.get(good, 0)
                contracts = CONTRACT[good]
                moves += [contracts[space] for space in spaces if space > now]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Done):
            return
        if isinstance(move, Contract):
            company.contracts[move.good] = move.space
            table.journal.add("contracted", self.seat, good=move.good, space=move.space)
            table.ask(ExchangeAction(self.seat, (*self.contracts, move.good), self.traded))
            return
        trade(table, company, move)
        traded = traded_after(self.traded, move)
        table.ask(ExchangeAction(self.seat, self.contracts, traded))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Contract):
            if move.space not in table.edition.contract_spaces:
                most = table.edition.contract_spaces[-1]
                return Refusal("contract-beyond-track", "II.2.6", space=most)
            if move.good in self.contracts:
                return Refusal("contract-settled", "II.2.6", good=move.good)
            space = company.contracts[move.good]
            return Refusal("contract-only-upward", "II.2.6", good=move.good, space=space)
        return why_not_trade(table, company, move, self.traded)
