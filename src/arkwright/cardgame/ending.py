"""The end of the game: what is sold, bought and taken off, and the final order (Final scoring)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.costs import receive
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.solo import rival_scores
from arkwright.cardgame.table import Table
from arkwright.play.step import NOBODY, Step
from arkwright.play.table import Standing

Rank = tuple[bool, int, int]
"""What is compared at the end: still in the game, the score, the money left."""


class FinalScoring(Step[Table]):
    """Everybody still in the game sells, buys and settles loans and ships (Final scoring)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        table.journal.add("final-scoring")
        for seat in table.order():
            settle(table, table.companies[seat])
        rivals = table.rivals
        if rivals is not None:
            for colour, total in rival_scores(table).items():
                table.journal.add(
                    "rival-final-value",
                    colour=colour,
                    shares=rivals.shares[colour],
                    value=rivals.value[colour],
                    total=total,
                )
        for standing in standings(table):
            if standing.seat == NOBODY:
                table.journal.add("rival-final-place", colour=standing.name, place=standing.place)
            else:
                table.journal.add("final-place", standing.seat, place=standing.place)


def settle(table: Table, company: Company) -> None:
    """The five steps of the final scoring for one company (Final scoring a to e)."""
    # Some solo awards count what there was before (Solo challenge).
    table.journal.add(
        "before-scoring",
        company.seat,
        shares=company.shares,
        value=company.value,
        cash=company.cash,
    )
    sell_stock(table, company)
    buy_shares(table, company)
    take_off_loans(table, company)
    take_off_ships(table, company)
    table.journal.add(
        "final-value",
        company.seat,
        shares=company.shares,
        value=company.value,
        total=table.capitalisation(company),
        cash=company.cash,
    )


def score_now(table: Table, company: Company) -> int:
    """What a company would score if the game ended now (Final scoring a to e)."""
    if company.bankrupt:
        return 0
    # When nothing is left to happen, all is settled.
    if table.agenda:
        company = company.copy()
        settle(Table(table.names, table.edition, table.options, [company]), company)
    return table.capitalisation(company)


def sell_stock(table: Table, company: Company) -> None:
    """Goods in warehouses bring a fixed price (Final scoring a)."""
    for good in GOODS:
        count = company.stock[good]
        if count:
            pounds = count * table.edition.end_price[good]
            company.stock[good] = 0
            table.journal.add("final-stock", company.seat, good=good, count=count, pounds=pounds)
            receive(table, company, pounds, "final-stock")


def buy_shares(table: Table, company: Company) -> None:
    """All money buys shares at their value, up to the end of the track (b, F1, F15)."""
    value = company.value
    room = table.edition.most_shares - company.shares
    count = min(room, company.cash // value) if value else room
    if count > 0:
        company.shares += count
        company.cash -= count * value
        table.journal.add("final-shares", company.seat, count=count, pounds=count * value)


def take_off_loans(table: Table, company: Company) -> None:
    """Every loan takes a share (Final scoring c)."""
    lost = min(company.loans, company.shares)
    if lost:
        company.shares -= lost
        table.journal.add("final-loans", company.seat, loans=company.loans, shares=lost)


def take_off_ships(table: Table, company: Company) -> None:
    """The shipping tokens lower the share value by what they cover (Final scoring d, F4)."""
    lost = min(table.edition.ship_penalty[company.tokens], company.value)
    if lost:
        company.value -= lost
        table.journal.add("final-ships", company.seat, tokens=company.tokens, steps=lost)


# The final order


def standings(table: Table) -> list[Standing]:
    """By score, then money; tied ones share a place, the bankrupt are last (Final scoring e).

    The automated opponents of the solo game are listed too, by colour, with nobody's seat.
    """
    found = [
        (rank(table, company), company.seat, table.names[company.seat])
        for company in table.companies
    ]
    if table.rivals is not None:
        found += [((True, score, 0), NOBODY, c) for c, score in rival_scores(table).items()]
    ranks = [own for own, _, _ in found]
    standings: list[Standing] = []
    for own, seat, name in found:
        # Who is bankrupt comes last, even if all are.
        place = 1 + sum(other > own for other in ranks) if own[0] else len(ranks)
        standings.append(Standing(place, seat, name, own[1]))
    standings.sort(key=placed)
    return standings


def rank(table: Table, company: Company) -> Rank:
    if company.bankrupt:
        return False, 0, 0
    return True, table.capitalisation(company), company.cash


def placed(standing: Standing) -> tuple[int, bool, int]:
    """By place; among equals the seats come before the automated opponents."""
    return standing.place, standing.seat == NOBODY, standing.seat
