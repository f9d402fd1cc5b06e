"""The sale forecast: what would happen if a good's production came now (III.1 to III.3)."""

from arkwright.boardgame import shapes
from arkwright.boardgame.production.after_sale import PATRON_OF
from arkwright.boardgame.production.sale import Seller, allocate
from arkwright.boardgame.production.shares import (
    STEPS_FOR_BONUS,
    bonus_place,
    steps_for_sales,
    tie_winner,
)
from arkwright.boardgame.production.wages import ALL_ROWS, upkeep, wage_bill
from arkwright.boardgame.table import Table
from arkwright.play.plain import Piece
from arkwright.play.step import NOBODY


class SellerForecast(Piece):
    """One company in the forecast, with the figures that `shapes.Seller` explains."""

    __slots__ = tuple(shapes.Seller.__annotations__)

    def __init__(
        self, seat: int, output: int, stored: int, appeal: int, quality: int, price: int
    ) -> None:
        self.seat = seat
        self.output = output
        self.stored = stored
        self.appeal = appeal
        self.quality = quality
        self.price = price
        self.sold = 0
        self.sold_with_stored = 0
        self.beyond_market = 0
        self.income = 0
        self.wages = 0
        self.upkeep = 0
        self.profit = 0
        self.steps_for_sales = 0
        self.steps_for_appeal = 0
        self.steps_for_most = 0
        self.steps = 0


class Forecast(Piece):
    """The forecast of one good, with the figures that `shapes.Forecast` explains."""

    __slots__ = tuple(shapes.Forecast.__annotations__)

    def __init__(self, good: str, demand: int, importer: int, wage: int) -> None:
        self.good = good
        self.demand = demand
        self.importer = importer
        self.imported = 0
        self.imported_with_stored = 0
        self.wage = wage
        self.left = demand
        self.calls: list[int] = []
        self.sellers: list[SellerForecast] = []

    def of(self, seat: int) -> SellerForecast | None:
        """The figures of one seat; None if it has no factory of the good."""
        return next((seller for seller in self.sellers if seller.seat == seat), None)


def forecast(table: Table, good: str) -> Forecast:
    """What would happen if this good's production came now. The table does not change."""
    edition = table.edition
    result = Forecast(good, table.demand(good), table.importers[good], table.wage)
    sellers: list[Seller] = []
    any_stored = False
    for company, factory in table.producers(good):
        seat = company.seat
        stored = company.stock[good]
        output = factory.output(edition)
        rows = ALL_ROWS
        if edition.switches.sale_is_declared and good == table.active:
            # What has been declared counts: a shut row, an extra good, goods from store.
            if company.shut_row >= 0:
                rows = range(company.shut_row)
                output = factory.output(edition, company.shut_row)
            output = max(output, company.unsold) + company.offered
            stored -= company.offered
        any_stored = any_stored or stored > 0
        appeal = factory.appeal(edition)
        quality = factory.total_quality(edition)
        sellers.append(Seller(seat, appeal, quality, output))
        figures = SellerForecast(seat, output, stored, appeal, quality, factory.price)
        figures.wages = wage_bill(table, company, factory, rows, factory.extra)
        figures.upkeep = upkeep(table, company, factory, rows)
        if appeal >= 0:
            figures.beyond_market = (PATRON_OF[good] in company.tiles) + company.jubilee
        result.sellers.append(figures)
    sell(result, sellers)
    if any_stored:
        sell_all(result, sellers)
    # The Press Attaché is asked and may decline: the forecast counts without him.
    charisma = NOBODY if edition.switches.press_attache else tie_winner(table, good)
    count_steps(result, charisma)
    return result


def sell(result: Forecast, sellers: list[Seller]) -> None:
    """The sale of the new goods, and what they bring."""
    sale = allocate(result.demand, result.importer, sellers, ())
    result.imported = result.imported_with_stored = sale.imported
    result.left = max(0, sale.left)
    result.calls = sale.calls
    for place, figures in enumerate(result.sellers):
        sold = sale.sold[place]
        left = figures.output + figures.stored - sold
        figures.sold = figures.sold_with_stored = sold
        figures.beyond_market = min(figures.beyond_market, left)
        figures.income = sold * figures.price
        figures.profit = figures.income - figures.wages - figures.upkeep


def sell_all(result: Forecast, sellers: list[Seller]) -> None:
    """The same sale if every company offered all it has in store."""
    for place, seller in enumerate(sellers):
        seller.goods += result.sellers[place].stored
    sale = allocate(result.demand, result.importer, sellers, ())
    result.imported_with_stored = sale.imported
    for place, figures in enumerate(result.sellers):
        figures.sold_with_stored = sale.sold[place]


def count_steps(result: Forecast, charisma: int) -> None:
    """The share steps of the sale of new goods (III.2)."""
    sold = [figures.sold for figures in result.sellers]
    appeals = [figures.appeal for figures in result.sellers]
    best_appeal = bonus_place(appeals, sold, result.importer, charisma)
    most_sold = bonus_place(sold, sold, result.imported, charisma)
    for place, figures in enumerate(result.sellers):
        figures.steps_for_sales = steps_for_sales(figures.sold)
        if place == best_appeal:
            figures.steps_for_appeal = STEPS_FOR_BONUS
        if place == most_sold:
            figures.steps_for_most = STEPS_FOR_BONUS
        figures.steps = figures.steps_for_sales + figures.steps_for_appeal + figures.steps_for_most
