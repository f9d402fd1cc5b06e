"""The sale forecast: what would happen if a good's production came now (2a, 2c, 2d)."""

from arkwright.cardgame import shapes
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.costs import fixed_cost, upkeep, wages
from arkwright.cardgame.production import EXTRA_SHIFT, PATRONS_OF
from arkwright.cardgame.share_value import ENOUGH, RISE, highest, highest_outside, is_tie
from arkwright.cardgame.solo import gains_value, rivals_sales
from arkwright.cardgame.table import Table
from arkwright.play.plain import Piece


class SellerForecast(Piece):
    """One company in the forecast, with the figures that `shapes.Seller` explains."""

    __slots__ = tuple(shapes.Seller.__annotations__)

    def __init__(self, table: Table, company: Company, factory: Factory) -> None:
        good = factory.good
        edition = table.edition
        self.seat = company.seat
        self.output = factory.output(edition)
        self.stored = company.stock[good]
        self.marker = factory.marker
        self.appeal = factory.appeal(edition)
        self.price = factory.price(edition)
        self.allowed = table.allowed_sales(good, factory.marker)
        self.sold = min(self.output, self.allowed)
        self.sold_with_stored = min(self.output + self.stored, self.allowed)
        self.left = self.output - self.sold
        self.patrons = 0
        if self.allowed:
            self.patrons = sum(1 for card in PATRONS_OF[good] if company.ready(card))
        self.extra = 1 if EXTRA_SHIFT in company.cards else 0
        self.income = self.sold * self.price
        self.fixed = fixed_cost(table, company, factory)
        self.wages = wages(table, company, factory)
        self.upkeep = upkeep(table, company, factory)
        self.cost = self.fixed + self.wages + self.upkeep
        self.profit = self.income - self.cost
        self.steps_for_sales = RISE if self.sold >= ENOUGH else 0
        self.steps_for_appeal = 0
        self.steps = self.steps_for_sales


class Forecast(Piece):
    """The forecast of one good, with the figures that `shapes.Forecast` explains."""

    __slots__ = tuple(shapes.Forecast.__annotations__)

    def __init__(self, good: str, demand: int, wage: int) -> None:
        self.good = good
        self.demand = demand
        self.wage = wage
        self.neutral = 0
        self.neutral_sold = 0
        self.rivals: dict[str, shapes.RivalForecast] = {}
        self.tied: list[int] = []
        self.sellers: list[SellerForecast] = []

    def of(self, seat: int) -> SellerForecast | None:
        """The figures of one seat; None if it has no factory of the good."""
        return next((seller for seller in self.sellers if seller.seat == seat), None)


def forecast(table: Table, good: str) -> Forecast:
    """What would happen if this good's production came now. The table does not change."""
    result = Forecast(good, table.demand[good], table.wage)
    for company, factory in table.producers(good):
        result.sellers.append(SellerForecast(table, company, factory))
    result.neutral = table.neutral.get(good, 0)
    result.neutral_sold = table.allowed_sales(good, result.neutral)
    rivals = table.rivals
    if rivals is not None:
        for colour, sold in rivals_sales(table, good).items():
            result.rivals[colour] = {
                "appeal": rivals.markers[colour][good],
                "sold": sold,
                "gain": "value" if gains_value(sold) else "share",
            }
    find_highest(table, result)
    return result


def find_highest(table: Table, result: Forecast) -> None:
    """Who gains by the highest appeal, or who is tied for it (2d)."""
    sellers = [seller for seller in result.sellers if seller.steps_for_sales]
    appeals = [seller.marker for seller in sellers]
    outside = highest_outside(table, result.good)
    leaders = highest([seller.seat for seller in sellers], appeals, outside)
    if is_tie(appeals, leaders, outside):
        result.tied = leaders
        return
    for seller in sellers:
        if seller.seat in leaders:
            seller.steps_for_appeal = RISE
            seller.steps += RISE
