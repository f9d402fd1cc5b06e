"""Paying: cash first, then the emergency sale of shares, then loans (7.0)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import Edition
from arkwright.boardgame.table import Table


def spaces_lost_per_share(space: int) -> int:
    """The tens digit of the indicator's space, at least 1 (7.0, decisions E1 and E3)."""
    return max(1, space // 10)


def pay(table: Table, company: Company, pounds: int, reason: str) -> None:
    """Pay the bank, selling the fewest shares that suffice, and borrowing when none is left."""
    if pounds > company.cash:
        raise_cash(table, company, pounds)
    company.cash -= pounds
    if pounds:
        table.journal.add("paid", company.seat, pounds=pounds, reason=reason)


def raise_cash(table: Table, company: Company, pounds: int) -> None:
    """Sell shares, then take loans, until the cash reaches an amount (7.0)."""
    edition = table.edition
    value = edition.share_value[company.share_space]
    sold = min(company.shares, -(-(pounds - company.cash) // value))
    if sold:
        lost = sold * spaces_lost_per_share(company.share_space)
        company.shares -= sold
        company.cash += sold * value
        table.move_share(company, -lost)
        table.journal.add(
            "emergency-sale", company.seat, count=sold, pounds=sold * value, lost=lost
        )
    if company.cash < pounds:
        borrow(table, company, -(-(pounds - company.cash) // edition.loan))


def borrow(table: Table, company: Company, loans: int) -> None:
    """Take loans, each for one share space, or for those of the digit it is taken on (7.0, A9)."""
    edition = table.edition
    by_digit = edition.switches.loan_by_digit
    lost = 0
    for _ in range(loans):
        spaces = spaces_lost_per_share(company.share_space) if by_digit else 1
        table.move_share(company, -spaces)
        lost += spaces
    company.loans += loans
    company.cash += loans * edition.loan
    pounds = loans * edition.loan
    table.journal.add("loan", company.seat, count=loans, pounds=pounds, lost=lost)


def receive(table: Table, company: Company, pounds: int, reason: str) -> None:
    """Take money from the bank."""
    if pounds:
        company.cash += pounds
        table.journal.add("received", company.seat, pounds=pounds, reason=reason)


def bank_shares(edition: Edition, company: Company) -> int:
    """Own shares still with the bank; those that stand for loans lie on the track (7.0)."""
    return max(0, edition.shares - company.shares - company.loans)
