"""The Stock Exchange action: stored goods, loans, shares, contracts (II.2.6)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.exchange import (
    clearing,
    repaying,
    share_trades,
    trade,
    traded_after,
    why_not_trade,
)
from arkwright.boardgame.moves import Buy, Clear, Contract, Done, Limit, Repay, Sell
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import CONTRACT, DONE, LIMIT
from arkwright.play import Move, Refusal, Step

ORDER: tuple[tuple[type[Move], ...], ...] = ((Clear,), (Repay,), (Buy, Sell), (Contract, Limit))
"""What comes after what, where the order is fixed (2025 5.2.II.6)."""
PARTS = ("goods", "loans", "shares", "contracts")
UNLIMITED = 99


def part_of(move: Move) -> int:
    """The place of a move in the fixed order; -1 if it has none."""
    for place, kinds in enumerate(ORDER):
        if isinstance(move, kinds):
            return place
    return -1


def contract_moves(table: Table, company: Company, settled: tuple[str, ...]) -> list[Move]:
    """Contracts to place or raise, upward only and not beyond the limit marker (II.2.6)."""
    limit = company.contract_limit or UNLIMITED
    spaces = [space for space in table.edition.contract_spaces if space <= limit]
    moves: list[Move] = []
    for good in GOODS:
        if good not in settled:
            now = company.contracts.get(good, 0)
            contracts = CONTRACT[good]
            moves += [contracts[space] for space in spaces if space > now]
    return moves


def limit_moves(table: Table, company: Company) -> list[Move]:
    """Where the limit marker may go: never left of a contract; with two players it stays on."""
    edition = table.edition
    highest = max(company.contracts.values(), default=0)
    spaces = [*edition.contract_spaces, *([] if edition.players == 2 else [0])]
    return [
        LIMIT[space]
        for space in spaces
        if space != company.contract_limit and (space == 0 or space >= highest)
    ]


class ExchangeAction(Step[Table]):
    """Trade shares and stored goods, repay loans, take and raise contracts.

    `contracts` are the goods whose contract was placed or raised in this action, `limited`
    whether the limit marker moved since, `part` how far a fixed order has come, `traded` how
    shares were traded.
    """

    __slots__ = ("contracts", "limited", "part", "traded")
    section = "II.2.6"

    def __init__(
        self,
        seat: int,
        contracts: tuple[str, ...] = (),
        limited: bool = False,
        part: int = 0,
        traded: str = "",
    ) -> None:
        super().__init__(seat)
        self.contracts = contracts
        self.limited = limited
        self.part = part
        self.traded = traded

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        switches = table.edition.switches
        moves: list[Move] = []
        if self.part <= 2:
            moves += share_trades(table, company, self.traded)
        if self.part <= 1:
            moves += repaying(table, company)
        if self.part == 0:
            moves += clearing(company)
        if switches.contracts:
            moves += contract_moves(table, company, self.contracts)
        if switches.contract_limit and not self.limited:
            moves += limit_moves(table, company)
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Done):
            ready_ships(table, company)
            return
        contracts, limited, traded = self.contracts, self.limited, self.traded
        if isinstance(move, Contract):
            company.contracts[move.good] = move.space
            table.journal.add("contracted", self.seat, good=move.good, space=move.space)
            contracts, limited = (*contracts, move.good), False
        elif isinstance(move, Limit):
            company.contract_limit = move.space
            table.journal.add("limited", self.seat, space=move.space)
            limited = True
        else:
            trade(table, company, move)
            traded = traded_after(traded, move)
        part = part_of(move) if table.edition.switches.exchange_in_order else 0
        table.ask(ExchangeAction(self.seat, contracts, limited, part, traded))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if -1 < part_of(move) < self.part:
            return Refusal("exchange-in-order", "II.2.6", part=PARTS[part_of(move)])
        if isinstance(move, Contract | Limit) and not table.edition.switches.contracts:
            return Refusal("no-contracts-in-game", "9.2.II.2")
        if isinstance(move, Limit):
            return why_not_limit(table, company, move, self.limited)
        if isinstance(move, Contract):
            if move.space not in table.edition.contract_spaces:
                most = table.edition.contract_spaces[-1]
                return Refusal("contract-beyond-track", "II.2.6", space=most)
            if move.good in self.contracts:
                return Refusal("contract-settled", "II.2.6", good=move.good)
            limit = company.contract_limit
            if limit and move.space > limit:
                return Refusal("contract-beyond-limit", "II.2.6", space=limit)
            space = company.contracts[move.good]
            return Refusal("contract-only-upward", "II.2.6", good=move.good, space=space)
        return why_not_trade(table, company, move, self.traded)


def why_not_limit(table: Table, company: Company, move: Limit, limited: bool) -> Refusal:
    """Why the limit marker can't go to a space (2025 5.2.II.6d)."""
    if limited or move.space == company.contract_limit:
        return Refusal("limit-is-set", "II.2.6")
    if move.space not in table.edition.contract_spaces:
        return Refusal("limit-stays-on-track", "II.2.6", space=table.edition.contract_spaces[-1])
    return Refusal("limit-left-of-contract", "II.2.6", space=max(company.contracts.values()))


def ready_ships(table: Table, company: Company) -> None:
    """The exchange makes inactive ships active again (2025 9.2.II.3)."""
    if company.inactive:
        table.journal.add("ships-readied", company.seat, count=len(company.inactive))
        company.inactive = []
