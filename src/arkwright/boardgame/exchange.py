"""Trading with the bank: shares, loans, stored goods. Used wherever a rule lets a player trade."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.money import bank_shares, receive
from arkwright.boardgame.moves import Buy, Clear, Repay, Sell
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import BUY, CLEAR, REPAY, SELL
from arkwright.play import Move, Refusal


def affordable_shares(table: Table, company: Company) -> int:
    """How many own shares the cash buys; none while a loan is open (II.2.6)."""
    if company.loans:
        return 0
    affordable = company.cash // table.buying_price(company)
    return min(affordable, bank_shares(table.edition, company))


def buying(table: Table, company: Company) -> list[Move]:
    return BUY[: affordable_shares(table, company)]


def share_trades(table: Table, company: Company, traded: str) -> list[Move]:
    """Buying and selling, but only one of them in one go: both would only undo each other.

    `traded` is `bought` or `sold` once shares were.
    """
    moves: list[Move] = []
    if traded != "sold":
        moves += buying(table, company)
    if traded != "bought":
        moves += SELL[: company.shares]
    return moves


def traded_after(traded: str, move: Move) -> str:
    """`traded` after a move."""
    if isinstance(move, Buy):
        return "bought"
    return "sold" if isinstance(move, Sell) else traded


def repaying(table: Table, company: Company) -> list[Move]:
    if not company.loans:
        return []
    return REPAY[: min(company.loans, company.cash // table.edition.loan_repayment)]


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
        if traded == "sold":
            return Refusal("shares-sold-already", "II.2.6")
        if company.loans:
            return Refusal("loans-bar-buying", "II.2.6", loans=company.loans)
        if move.count > bank_shares(table.edition, company):
            count = bank_shares(table.edition, company)
            return Refusal("bank-has-fewer-shares", "II.2.6", count=count)
        price = table.buying_price(company)
        return Refusal("shares-too-dear", "II.2.6", price=price, cash=company.cash)
    if isinstance(move, Sell):
        if traded == "bought":
            return Refusal("shares-bought-already", "II.2.6")
        return Refusal("fewer-shares-owned", "II.2.6", count=company.shares)
    if isinstance(move, Repay):
        if move.count > company.loans:
            return Refusal("fewer-loans", "II.2.6", loans=company.loans)
        pounds = table.edition.loan_repayment
        return Refusal("repayment-too-dear", "II.2.6", pounds=pounds, cash=company.cash)
    if isinstance(move, Clear):
        count = company.stock[move.good]
        return Refusal("fewer-goods-stored", "II.2.6", good=move.good, count=count)
    return None
