"""Shipping goods overseas: ships, their tokens, and what it brings (1a.7, 2b)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.costs import receive
from arkwright.cardgame.table import Table


def most_shippable(table: Table, company: Company) -> int:
    """Goods that the ready ships carry; nine ships can be used in a game (2b)."""
    ships = min(company.ships, table.edition.ship_spots - company.tokens)
    return ships * company.allows(table.edition, "shipping")


def ship(table: Table, company: Company, goods: dict[str, int], spare_token: bool) -> None:
    """Ship goods at the prices printed on their factories; each ship used adds a token (2b).

    New goods of the active kind leave first, then stored ones. The Trade Office spares one
    token once a decade, the Contract pays by the number of goods (cards 2 and 10).
    """
    edition = table.edition
    total = sum(goods.values())
    ships = -(-total // company.allows(edition, "shipping"))
    tokens = ships
    if spare_token:
        tokens -= 1
        company.turned.append("trade-office")
    pounds = 0
    for good, count in goods.items():
        new = min(company.left, count) if good == table.active else 0
        company.left -= new
        company.stock[good] -= count - new
        pounds += count * edition.ship_price[good][company.factories[good].side]
        table.journal.add("sent-overseas", company.seat, good=good, count=count)
    company.ships -= ships
    company.tokens += tokens
    company.shippings += 1
    table.journal.add("ships-used", company.seat, count=ships, tokens=tokens)
    receive(table, company, pounds, "shipping")
    if "contract" in company.cards:
        bonus = edition.contract_bonus
        receive(table, company, bonus[min(total, len(bonus)) - 1], "contract")
