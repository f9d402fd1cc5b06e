"""Trading with the bank: shares, loans, stored goods. Used wherever a rule lets a player trade."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.money import bank_shares, receive
from arkwright.boardgame.moves import Buy, Clear, Repay, Sell
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import BUY, CLEAR, REPAY, SELL
from arkwright.play import Move, Refusal

BOUGHT = "bought"
SOLD = "sold"


def affordable_shares(table: Table, company: Company) -> int:
    """How many own shares the cash buys; none while a loan is open (II.2.6)."""
    if company.loans:
        return 0
    affordable = company.cash // table.buying_price(company)
    return min(affordable, bank_shares(table.edition, company))


def why_not_bank(table: Table, company: Company, count: int) -> Refusal | None:
    """The bank sells no shares while a loan is open, nor more than it has (II.2.6)."""
    if company.loans:
        return Refusal("loans-bar-buying", "II.2.6", loans=company.loans)
    left = bank_shares(table.edition, company)
    if count > left:
        return Refusal("bank-has-fewer-shares", "II.2.6", count=left)
    return None


def buying(table: Table, company: Company) -> list[Move]:
    return BUY[: affordable_shares(table, company)]


def share_trades(table: Table, company: Company, traded: str) -> list[Move]:
    """Buying and selling, but only one of them in one go: both would only undo each other.

    `traded` is BOUGHT or SOLD once shares were.
    """
    moves: list[Move] = []
    if traded != SOLD:
        moves += buying(table, company)
    if traded != BOUGHT:
        moves += SELL[: company.shares]
    return moves


def traded_after(traded: str, move: Move) -> str:
    """`traded` after a move."""
    if isinstance(move, Buy):
        return BOUGHT
    return SOLD if isinstance(move, Sell) else traded


def affordable_repayments(table: Table, company: Company) -> int:
    """How many of its loans a company can repay (II.2.6)."""
    return min(company.loans, company.cash // table.edition.loan_repayment)


def repaying(table: Table, company: Company) -> list[Move]:
    return REPAY[: affordable_repayments(table, company)] if company.loans else []


def clearing(company: Company) -> list[Move]:
    """Stored goods can be sold at their fixed price, with or without a factory (II.2.6)."""
    moves: list[Move] = []
    for good in GOODS:
        count = company.stock[good]
        if count:
            moves += CLEAR[good][:count]
    return moves


def trade(table: Table, company: Company, move: Move) -> None:
    """Do what a Buy, Sell, Repay or Clear says."""
    edition = table.edition
    seat = company.seat
    if isinstance(move, Buy):
        price = table.buying_price(company)
        company.cash -= move.count * price
        company.shares += move.count
        table.journal.add("bought-shares", seat, count=move.count, price=price)
    elif isinstance(move, Sell):
        price = edition.share_value[company.share_space]
        company.shares -= move.count
        company.cash += move.count * price
        table.journal.add("sold-shares", seat, count=move.count, price=price)
    elif isinstance(move, Repay):
        company.loans -= move.count
        company.cash -= move.count * edition.loan_repayment
        table.journal.add("repaid", seat, count=move.count, pounds=edition.loan_repayment)
    elif isinstance(move, Clear):
        company.stock[move.good] -= move.count
        table.journal.add("cleared", seat, good=move.good, count=move.count)
        receive(table, company, move.count * edition.fixed_price[move.good], "warehouse-sale")


def why_not_trade(table: Table, company: Company, move: Move, traded: str = "") -> Refusal | None:
    """Why a Buy, Sell, Repay or Clear is more than the company can do."""
    if isinstance(move, Buy):
        if traded == SOLD:
            return Refusal("shares-sold-already", "II.2.6")
        refused = why_not_bank(table, company, move.count)
        if refused is None and move.count > affordable_shares(table, company):
            price = table.buying_price(company)
            return Refusal("shares-too-dear", "II.2.6", price=price, cash=company.cash)
        return refused
    if isinstance(move, Sell):
        if traded == BOUGHT:
            return Refusal("shares-bought-already", "II.2.6")
        if move.count > company.shares:
            return Refusal("fewer-shares-owned", "II.2.6", count=company.shares)
    elif isinstance(move, Repay):
        if move.count > company.loans:
            return Refusal("fewer-loans", "II.2.6", loans=company.loans)
        if move.count > affordable_repayments(table, company):
            pounds = table.edition.loan_repayment
            return Refusal("repayment-too-dear", "II.2.6", pounds=pounds, cash=company.cash)
    elif isinstance(move, Clear):
        count = company.stock[move.good]
        if move.count > count:
            return Refusal("fewer-goods-stored", "II.2.6", good=move.good, count=count)
    return None
