"""The market of one good as the clerk sees it: how many sell at a price, and what they bring."""

from arkwright.boardgame.production.shares import steps_for_sales

UNSERVED = 5.0
UNSERVED_TOO_LARGE = 10.0
UNSERVED_AT_LIMIT = 2.0
"""Share spaces feared for an unserved contract: served later, too large, at the limit."""
NEXT_PHASE, LATER_PHASE = 0, 1


class Prospect:
    """The market of one good as a company sees it: in its next production, and in later ones."""

    __slots__ = (
        "best_prices",
        "capacity",
        "contract",
        "contract_chance",
        "contract_spaces",
        "demand",
        "good",
        "importer",
        "largest_ship",
        "later_chance",
        "lowest_price",
        "office",
        "patron",
        "phases",
        "pound",
        "reaches",
        "rival_growth",
        "rivals",
        "rivals_best_appeal",
        "rivals_most",
        "sales",
        "step",
        "stock",
        "top_price",
    )

    def __init__(self, good: str, contract_chance: float) -> None:
        self.good = good
        self.phases = 0
        """Productions still to come."""
        self.rivals: list[tuple[int, int, int]] = []
        """Appeal, quality and goods of the other factories."""
        self.rival_growth = 0
        """Appeal and goods by which they are expected to be ahead in later productions."""
        self.rivals_best_appeal = 0
        self.rivals_most = 0
        self.demand = (0, 0)
        self.importer = (0, 0)
        self.pound = (1.0, 1.0)
        """What £1 earned in the next and in later productions is worth at the end."""
        self.step = (1.0, 1.0)
        self.patron = False
        self.office = 0
        self.stock = 0
        self.contract = 0
        self.contract_chance = 0.0
        """How likely there will be a contract in the next production, without one now."""
        self.later_chance = contract_chance
        """How likely goods of later productions will be shipped."""
        self.contract_spaces: list[int] = []
        self.capacity = 0
        self.largest_ship = 0
        self.lowest_price = 5
        self.top_price = 25
        self.reaches: dict[tuple[int, int, int], int] = {}
        self.best_prices: dict[tuple[int, int, int, int, int], tuple[float, int, int]] = {}
        self.sales: dict[tuple[int, int, int, int, int], float] = {}
        """What all productions of a factory bring, costs not subtracted, by what it looks like."""

    def forget(self) -> None:
        """Reckon anew: something else than a factory has changed."""
        self.best_prices = {}
        self.sales = {}

    def reach(self, later: int, appeal: int, quality: int) -> int:
        """How many goods would find buyers at this appeal, if there were always one more (III.1).

        The next one sells if fewer than the demand have been sold by all who are called before.
        """
        key = (later, appeal, quality)
        known = self.reaches.get(key)
        if known is not None:
            return known
        demand = self.demand[later]
        importer = self.importer[later]
        growth = self.rival_growth if later else 0
        sold = 0
        for line in range(appeal, 0, -1):
            before = sold
            if importer > appeal:
                before += importer - line + 1
            elif importer > line:
                before += importer - line
            for other, other_quality, goods in self.rivals:
                other += growth
                goods += growth
                lines = other - line
                if other > appeal or (other == appeal and other_quality > quality):
                    lines += 1
                if lines > 0:
                    before += lines if lines < goods else goods
            if before >= demand:
                break
            sold += 1
        self.reaches[key] = sold
        return sold

    def brings(
        self, later: int, price: int, budget: int, quality: int, goods: int, base: int
    ) -> tuple[int, float]:
        """The income and the share spaces of a production at a price.

        `budget` is the appeal at a price of £0, `base` what a shipped good brings.
        """
        appeal = budget - price
        sold = 0
        if appeal > 0:
            sold = self.reach(later, appeal, quality)
            if sold > goods:
                sold = goods
        left = goods - sold
        if self.patron and left:
            sold += 1
            left -= 1
        money = sold * price
        steps = float(steps_for_sales(sold))
        if sold:
            if appeal > self.rivals_best_appeal and appeal > self.importer[later]:
                steps += 1
            if sold > self.rivals_most and sold > min(self.importer[later], self.demand[later]):
                steps += 1
        if later == NEXT_PHASE and self.contract:
            if self.contract <= left and self.contract <= self.capacity:
                money += self.contract * base + self.office
                steps -= 1 if self.contract <= self.largest_ship else 2
            else:
                steps -= self.open_contract()
        elif self.capacity and left > 1:
            chance = self.later_chance if later else self.contract_chance
            if chance:
                shipped = 0
                for space in self.contract_spaces:
                    if space <= left and space <= self.capacity:
                        shipped = space
                    else:
                        break
                money += int(chance * (shipped * base + self.office))
                steps -= chance if shipped <= self.largest_ship else 2 * chance
        return money, steps

    def open_contract(self) -> float:
        """Share spaces that an unserved contract is likely to cost in the end (III.4, 8.0)."""
        spaces = self.contract_spaces
        if self.contract == spaces[-1]:
            return UNSERVED_AT_LIMIT
        grown = spaces[spaces.index(self.contract) + 1]
        if self.phases == 1:
            return grown
        return UNSERVED if grown <= self.capacity else UNSERVED_TOO_LARGE

    def best(
        self, later: int, budget: int, quality: int, goods: int, base: int
    ) -> tuple[float, int, int]:
        """The most a production can be worth by a choice of price, that price, and the income."""
        key = (later, budget, quality, goods, base)
        known = self.best_prices.get(key)
        if known is not None:
            return known
        pound = self.pound[later]
        step = self.step[later]
        lowest = self.lowest_price
        # More appeal than goods to sell only serves the bonus for the highest appeal.
        useful = max(goods, self.rivals_best_appeal + 1, self.importer[later] + 1)
        best_worth = -1000.0
        best_price = lowest
        best_money = 0
        for price in range(max(lowest, budget - useful), min(self.top_price, budget) + 1):
            money, steps = self.brings(later, price, budget, quality, goods, base)
            worth = money * pound + steps * step
            if worth >= best_worth:
                best_worth = worth
                best_price = price
                best_money = money
        found = (best_worth, best_price, best_money)
        self.best_prices[key] = found
        return found
