"""Stock exchange: buy shares, then borrow, then make ships ready (1a.5)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.moves import Borrow, Buy, ReadyShips
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import BORROW, BUY, DONE, READY_SHIPS
from arkwright.play import Move, Refusal, Step

BUYING, BORROWING, READYING = 0, 1, 2
"""The steps of the action; none can be gone back to."""


def share_cost(company: Company, count: int, at_half: int) -> int:
    """What shares cost when so many of them go at half price."""
    cheap = min(count, at_half)
    return cheap * company.half_value + (count - cheap) * company.value


def room_for_shares(table: Table, company: Company) -> int:
    return table.edition.most_shares - company.shares


def affordable(table: Table, company: Company, at_half: int) -> int:
    """How many shares the money and the track allow."""
    room = room_for_shares(table, company)
    cheap, dear, cash = company.half_value, company.value, company.cash
    for count in range(room):
        cash -= cheap if count < at_half else dear
        if cash < 0:
            return count
    return max(0, room)


def why_not_buy(
    table: Table, company: Company, count: int, at_half: int, section: str
) -> Refusal | None:
    """The rule that bars so many shares: the end of the track, or the money."""
    if count > room_for_shares(table, company):
        return Refusal("share-track-full", section, count=table.edition.most_shares)
    if count > affordable(table, company, at_half):
        cost = share_cost(company, count, at_half)
        return Refusal("shares-cost-more", section, pounds=cost, cash=company.cash)
    return None


def buy_shares(table: Table, company: Company, count: int, at_half: int) -> None:
    pounds = share_cost(company, count, at_half)
    company.cash -= pounds
    company.shares += count
    table.journal.add("shares-bought", company.seat, count=count, pounds=pounds)


def free_loan_spots(table: Table, company: Company) -> int:
    return table.edition.loan_spots - company.loans


def ships_are_ready(table: Table, company: Company) -> bool:
    return company.ships == table.edition.ships


def exchange_moves(table: Table, company: Company, phase: int) -> list[Move]:
    """What the exchange offers from a step on."""
    moves: list[Move] = []
    if phase == BUYING:
        moves += BUY[: affordable(table, company, company.allows(table.edition, "exchange"))]
    if phase <= BORROWING:
        moves += BORROW[: free_loan_spots(table, company)]
    if not ships_are_ready(table, company):
        moves.append(READY_SHIPS)
    return moves


class StockExchange(Step[Table]):
    """Buy shares, take loans, make ships ready, in this order."""

    __slots__ = ("phase",)
    section = "1a.5"

    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase

    def moves(self, table: Table) -> list[Move]:
        return [*exchange_moves(table, table.companies[self.seat], self.phase), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        edition = table.edition
        if isinstance(move, Buy):
            buy_shares(table, company, move.count, company.allows(edition, "exchange"))
            table.ask(StockExchange(self.seat, BORROWING))
        elif isinstance(move, Borrow):
            company.loans += move.count
            company.cash += move.count * company.value
            pounds = move.count * company.value
            table.journal.add("borrowed", self.seat, count=move.count, pounds=pounds)
            table.ask(StockExchange(self.seat, READYING))
        elif isinstance(move, ReadyShips):
            company.ships = edition.ships
            table.journal.add("ships-ready", self.seat)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Buy):
            if self.phase > BUYING:
                return Refusal("buying-is-over", "1a.5")
            at_half = company.allows(table.edition, "exchange")
            return why_not_buy(table, company, move.count, at_half, "1a.5")
        if isinstance(move, Borrow):
            if self.phase > BORROWING:
                return Refusal("borrowing-is-over", "1a.5")
            count = free_loan_spots(table, company)
            return Refusal("loan-spots-full", "1a.5", count=count) if move.count > count else None
        if isinstance(move, ReadyShips) and ships_are_ready(table, company):
            return Refusal("ships-are-ready", "1a.5")
        return None
