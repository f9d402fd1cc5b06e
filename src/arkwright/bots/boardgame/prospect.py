"""The market of one good as the clerk sees it: how many sell at a price, and what they bring."""

from dataclasses import dataclass, field

from arkwright.boardgame.production.shares import steps_for_sales

UNSERVED = 5.0
UNSERVED_TOO_LARGE = 10.0
UNSERVED_AT_LIMIT = 2.0
"""Share spaces feared for an unserved contract: served later, too large, at the limit."""
NEXT_PHASE, LATER_PHASE = 0, 1


@dataclass
class Prospect:
    """The market of one good as a company sees it: in its next production, and in later ones."""

    phases: int
    """Productions still to come."""
    rivals: list[tuple[int, int, int]]
    """Appeal, quality and goods of the other factories."""
    rival_growth: int
    """Appeal and goods by which they are expected to be ahead in later productions."""
    demand: int
    importer: tuple[int, int]
    """The importer's appeal in the next and in later productions."""
    pound: tuple[float, float]
    """What £1 earned in the next and in later productions is worth at the end."""
    step: float
    """What a share space is worth at the end."""
    patron: bool
    office: int
    """Pounds that the Trade Office adds to what is shipped."""
    stock: int
    contract: int
    contract_chance: float
    """How likely there will be a contract in the next production, without one now."""
    later_chance: float
    """How likely goods of later productions will be shipped."""
    contract_spaces: list[int]
    """The counts of goods that contracts, or no contracts, allow."""
    capacity: int
    largest_ship: int
    lowest_price: int
    top_price: int
    reaches: dict[tuple[int, int, int], int] = field(default_factory=dict)
    """How many find buyers; that stays where `replace` supposes other ships or contracts."""

    def __post_init__(self) -> None:
        self.rivals_best_appeal = max([0, *(appeal for appeal, _, _ in self.rivals)])
        self.rivals_most = max([0, *(min(appeal, goods) for appeal, _, goods in self.rivals)])
        self.best_prices: dict[tuple[int, int, int, int, int], tuple[float, int, int]] = {}
        self.sales: dict[tuple[int, int, int, int, int], float] = {}
        """What all productions of a factory bring, costs not subtracted, by what it looks like."""

    def reach(self, later: int, appeal: int, quality: int) -> int:
        """How many goods would find buyers at this appeal, if there were always one more (III.1).

        The next one sells if fewer than the demand have been sold by all who are called before.
        """
        key = (later, appeal, quality)
        known = self.reaches.get(key)
        if known is not None:
            return known
        demand = self.demand
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
            if sold > self.rivals_most and sold > min(self.importer[later], self.demand):
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
        lowest = self.lowest_price
        # More appeal than goods to sell only serves the bonus for the highest appeal.
        useful = max(goods, self.rivals_best_appeal + 1, self.importer[later] + 1)
        best_worth = -1000.0
        best_price = lowest
        best_money = 0
        for price in range(max(lowest, budget - useful), min(self.top_price, budget) + 1):
            money, steps = self.brings(later, price, budget, quality, goods, base)
            worth = money * pound + steps * self.step
            if worth >= best_worth:
                best_worth = worth
                best_price = price
                best_money = money
        found = (best_worth, best_price, best_money)
        self.best_prices[key] = found
        return found
