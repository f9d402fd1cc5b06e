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
STORED, LOANS, SHARES, CONTRACTS = range(len(PARTS))
UNLIMITED = 99


def part_of(move: Move) -> int:
    """The place of a move in the fixed order; -1 if it has none."""
    for place, kinds in enumerate(ORDER):
        if isinstance(move, kinds):
            return place
    return -1


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
        self.seat = seat
        self.contracts = contracts
        self.limited = limited
        self.part = part
        self.traded = traded

    def is_over(self, part: int) -> bool:
        """Whether a fixed order has passed a part."""
        return part < self.part

    def contract_spaces(self, table: Table, company: Company, good: str) -> list[int]:
        """Where a good's contract may go: once, upward, not beyond the limit marker (II.2.6)."""
        if good in self.contracts or not table.edition.switches.contracts:
            return []
        now = company.contracts.get(good, 0)
        limit = company.contract_limit or UNLIMITED
        return [space for space in table.edition.contract_spaces if now < space <= limit]

    def limit_spaces(self, table: Table, company: Company) -> list[int]:
        """Where the limit marker may go: not left of a contract; with two players it stays on."""
        edition = table.edition
        if self.limited or not edition.switches.contract_limit:
            return []
        highest = max(company.contracts.values(), default=0)
        spaces = [space for space in edition.contract_spaces if space >= highest]
        if edition.players > 2:
            spaces.append(0)
        return [space for space in spaces if space != company.contract_limit]

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        if not self.is_over(SHARES):
            moves += share_trades(table, company, self.traded)
        if not self.is_over(LOANS):
            moves += repaying(table, company)
        if not self.is_over(STORED):
            moves += clearing(company)
        moves += [
            CONTRACT[good][space]
            for good in GOODS
            for space in self.contract_spaces(table, company, good)
        ]
        moves += [LIMIT[space] for space in self.limit_spaces(table, company)]
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
        part = part_of(move)
        if part >= 0 and self.is_over(part):
            return Refusal("exchange-in-order", "II.2.6", part=PARTS[part])
        if isinstance(move, Contract | Limit) and not table.edition.switches.contracts:
            return Refusal("no-contracts-in-game", "9.2.II.2")
        if isinstance(move, Limit):
            return self.why_not_limit(table, company, move.space)
        if isinstance(move, Contract):
            return self.why_not_contract(table, company, move)
        return why_not_trade(table, company, move, self.traded)

    def why_not_contract(self, table: Table, company: Company, move: Contract) -> Refusal | None:
        """Why a good's contract can't go to a space."""
        if move.space in self.contract_spaces(table, company, move.good):
            return None
        track = table.edition.contract_spaces
        if move.space not in track:
            return Refusal("contract-beyond-track", "II.2.6", space=track[-1])
        if move.good in self.contracts:
            return Refusal("contract-settled", "II.2.6", good=move.good)
        limit = company.contract_limit
        if limit and move.space > limit:
            return Refusal("contract-beyond-limit", "II.2.6", space=limit)
        space = company.contracts[move.good]
        return Refusal("contract-only-upward", "II.2.6", good=move.good, space=space)

    def why_not_limit(self, table: Table, company: Company, space: int) -> Refusal | None:
        """Why the limit marker can't go to a space (2025 5.2.II.6d)."""
        if space in self.limit_spaces(table, company):
            return None
        if not table.edition.switches.contract_limit:
            return Refusal("unknown-move", self.section)
        if self.limited or space == company.contract_limit:
            return Refusal("limit-is-set", "II.2.6")
        track = table.edition.contract_spaces
        if space not in track:
            return Refusal("limit-stays-on-track", "II.2.6", space=track[-1])
        return Refusal("limit-left-of-contract", "II.2.6", space=max(company.contracts.values()))


def ready_ships(table: Table, company: Company) -> None:
    """The exchange makes inactive ships active again (2025 9.2.II.3)."""
    if company.inactive:
        table.journal.add("ships-readied", company.seat, count=len(company.inactive))
        company.inactive = []
