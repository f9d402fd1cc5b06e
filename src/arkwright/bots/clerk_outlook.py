"""What the clerk thinks things are worth: the sales to come, a pound, a share step, a factory."""

from arkwright.waterframe.company import Company, Factory
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.money import bank_shares
from arkwright.waterframe.production.after_sale import PATRON_OF
from arkwright.waterframe.production.phase import ProductionPhase
from arkwright.waterframe.production.shares import steps_for_sales
from arkwright.waterframe.table import Table

STEPS_A_PHASE = 2.5
"""Share spaces that a factory's production usually brings."""
USUAL_WAGES = {2: (2, 2, 3, 3, 3), 3: (2, 3, 3, 3, 3), 4: (2, 4, 4, 4, 4)}
"""The wage that a decade usually sees at least, by the number of players."""
WAGE_RISE = 1
"""Pounds by which a careful estimate expects the wage to rise."""
FACTORIES_AT_THE_END = 4
CONTRACT_CHANCE = 0.85
"""How likely a contract that is not yet placed will be when its good is produced."""
CHANGE_CHANCE = 0.4
"""How likely a price can be changed again if there is a turn before its good is produced."""
IMPORTER_GROWTH = 1
"""Appeal that an importer usually gains in a decade (I)."""
UNSERVED = 5.0
UNSERVED_TOO_LARGE = 10.0
UNSERVED_AT_LIMIT = 2.0
"""Share spaces feared for an unserved contract: served later, too large, at the limit."""
SHARES_A_TURN = 0.6
"""Shares that a company usually buys back a turn."""
FORESIGHT = 0.4
"""What a share still to be bought counts in a share step: its own price rises, too."""
GROWTH = 1.33
"""How much more money is worth that is earned a decade earlier."""
LAST_GROWTH = 0.3
"""The part of a decade for which money of the last one still grows."""
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
        "lowest_price",
        "office",
        "patron",
        "phases",
        "pound",
        "reaches",
        "rivals",
        "rivals_best_appeal",
        "rivals_most",
        "step",
        "stock",
        "top_price",
    )

    def __init__(self, good: str) -> None:
        self.good = good
        self.phases = 0
        """Productions still to come."""
        self.rivals: list[tuple[int, int, int]] = []
        """Appeal, quality and goods of the other factories."""
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
        self.contract_spaces: list[int] = []
        self.capacity = 0
        self.largest_ship = 0
        self.lowest_price = 5
        self.top_price = 25
        self.reaches: dict[int, int] = {}
        self.best_prices: dict[int, tuple[float, int, int]] = {}

    def reach(self, later: int, appeal: int, quality: int) -> int:
        """How many goods would find buyers at this appeal, if there were always one more (III.1).

        The next one sells if fewer than the demand have been sold by all who are called before.
        """
        key = (later * 64 + appeal) * 64 + quality
        known = self.reaches.get(key)
        if known is not None:
            return known
        demand = self.demand[later]
        importer = self.importer[later]
        sold = 0
        for line in range(appeal, 0, -1):
            before = sold
            if importer > appeal:
                before += importer - line + 1
            elif importer > line:
                before += importer - line
            for other, other_quality, goods in self.rivals:
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
        steps: float = steps_for_sales(sold)
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
            chance = CONTRACT_CHANCE if later else self.contract_chance
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
        key = (((later * 64 + budget) * 64 + quality) * 32 + goods) * 32 + base
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


class Outlook:
    """The rest of the game as one company expects it, with what is on the table now."""

    __slots__ = (
        "company",
        "decade",
        "edition",
        "final_value",
        "foreman",
        "pound",
        "pounds",
        "prospects",
        "step",
        "table",
        "to_come",
        "turns",
        "wages",
        "workshop",
    )

    def __init__(self, table: Table, company: Company) -> None:
        edition = table.edition
        self.table = table
        self.company = company
        self.edition = edition
        self.foreman = company.tiles.get("foreman", "")
        self.workshop = company.tiles.get("workshop", "")
        decades = len(edition.decades)
        self.to_come = any(isinstance(step, ProductionPhase) for step in table.agenda)
        """Whether the active good's production of this cycle is still to come."""
        cycle = table.cycle if self.to_come else table.cycle + 1
        self.decade = table.decade
        if self.decade < 0:
            self.decade = cycle = 0
        if cycle == len(GOODS):
            cycle = 0
            self.decade += 1
        phases = [decades - self.decade - (index < cycle) for index in range(len(GOODS))]
        self.turns = (decades - self.decade) * len(GOODS) - cycle
        """Own turns to come, this one included."""
        self.wages = [table.wage] * decades
        for index in range(self.decade + 1, decades):
            self.wages[index] = max(table.wage, USUAL_WAGES[edition.players][index])
        self.expect_shares(sum(phases[GOODS.index(good)] for good in company.factories))
        self.prospects: dict[str, Prospect] = {}
        for index, good in enumerate(GOODS):
            self.prospects[good] = self.prospect(good, phases[index], index >= cycle + 1)

    def expect_shares(self, productions: int) -> None:
        """Guess the final share value, and from it what a pound and a share step are worth."""
        edition = self.edition
        company = self.company
        values = edition.share_value
        decades = len(edition.decades)
        left = max(1, decades - self.decade)
        expected = max(productions, FACTORIES_AT_THE_END * (left - 1))
        final = min(edition.last_space, int(company.share_space + STEPS_A_PHASE * expected))
        self.final_value = values[final]
        slope = (values[min(edition.last_space, final + 6)] - values[max(1, final - 6)]) / 12
        lowest = edition.minimum_share_price
        price = max(lowest, values[company.share_space])
        bought = company.cash / price + SHARES_A_TURN * self.turns
        room = bank_shares(edition, company)
        self.step = slope * (company.shares + FORESIGHT * min(room, bought))
        thrift = 1.0 if bought <= room else max(0.1, room / bought)
        self.pounds = [1.0] * (decades + 1)
        """What £1 is worth by the decade in which it is earned."""
        for index in range(self.decade, decades):
            self.pounds[index] = GROWTH ** (decades - 1 - index + LAST_GROWTH) * thrift
        self.pound = self.pounds[min(self.decade, decades)]

    def prospect(self, good: str, phases: int, turn_before: bool) -> Prospect:
        table = self.table
        edition = self.edition
        company = self.company
        prospect = Prospect(good)
        prospect.phases = phases
        for other in table.companies:
            factory = other.factories.get(good)
            if factory is not None and other is not company:
                appeal = factory.appeal(edition)
                goods = factory.output(edition) + other.stock[good]
                prospect.rivals.append((appeal, factory.total_quality(edition), goods))
                prospect.rivals_best_appeal = max(prospect.rivals_best_appeal, appeal)
                prospect.rivals_most = max(prospect.rivals_most, min(appeal, goods))
        demand = table.demand(good)
        prospect.demand = (demand, demand)
        importer = table.importers[good]
        ahead = importer + IMPORTER_GROWTH if turn_before else importer
        prospect.importer = (ahead, ahead + IMPORTER_GROWTH)
        decades = len(edition.decades)
        first = max(0, decades - phases)
        prospect.pound = (self.pounds[first], self.pounds[min(decades, first + 1)])
        prospect.step = (self.step, self.step)
        prospect.patron = PATRON_OF[good] in company.tiles
        prospect.office = edition.office_pounds if "office" in company.tiles else 0
        prospect.stock = company.stock[good]
        prospect.contract = company.contracts.get(good, 0)
        prospect.contract_chance = CONTRACT_CHANCE if turn_before else 0.0
        prospect.contract_spaces = edition.contract_spaces
        prospect.capacity = sum(company.ships)
        prospect.largest_ship = max(company.ships, default=0)
        prospect.lowest_price = edition.lowest_price
        prospect.top_price = company.top_price(edition, good)
        return prospect

    # Factories

    def turn_before(self, good: str) -> bool:
        """Whether the company has another turn after this one before a good's production."""
        return not self.to_come or GOODS.index(good) != self.table.cycle

    def factory_worth(self, factory: Factory, new_price: bool) -> float:
        """What a factory as it stands will earn in all its productions, at the end's worth.

        The price of the next one is as set, unless it may be changed now; later ones are free.
        """
        edition = self.edition
        prospect = self.prospects[factory.good]
        phases = prospect.phases
        if not phases:
            return 0.0
        base = edition.cost[factory.good][factory.level - 1]
        quality = base + factory.quality
        goods = factory.output(edition)
        total = 0.0
        for phase in range(phases):
            distribution = factory.distribution - phase
            budget = quality + distribution if distribution > 0 else quality
            if phase:
                total += prospect.best(LATER_PHASE, budget, quality, goods, base)[0]
            elif new_price:
                stocked = goods + prospect.stock
                total += prospect.best(NEXT_PHASE, budget, quality, stocked, base)[0]
            else:
                total += self.next_phase(
                    prospect, factory, budget, quality, goods, base, CHANGE_CHANCE
                )
        return total - self.running_costs(factory, phases)

    def next_phase(
        self,
        prospect: Prospect,
        factory: Factory,
        budget: int,
        quality: int,
        goods: int,
        base: int,
        change: float,
    ) -> float:
        """The next production at the price as it is, with some hope to change it before."""
        goods += prospect.stock
        money, steps = prospect.brings(NEXT_PHASE, factory.price, budget, quality, goods, base)
        worth = money * prospect.pound[0] + steps * prospect.step[0]
        if self.turn_before(factory.good):
            best = prospect.best(NEXT_PHASE, budget, quality, goods, base)[0]
            worth += change * (best - worth)
        return worth

    def running_costs(self, factory: Factory, phases: int) -> float:
        """Wages and upkeep of all productions to come, at the end's worth (III.3, 6.IV)."""
        total = 0.0
        decades = len(self.edition.decades)
        for index in range(decades - phases, decades):
            total += self.cost_in(factory, index) * self.pounds[index]
        return total

    def cost_in(self, factory: Factory, decade: int) -> int:
        """Wages and upkeep of one production, with the workers that obsolescence will bring."""
        edition = self.edition
        wage = self.wages[decade]
        workers = sum(factory.workers) + factory.extra
        if not factory.extra:
            for index in range(self.decade + 1, decade + 1):
                if factory.level in edition.obsolete[index]:
                    workers += edition.obsolescence_workers
                    break
        cost = workers * wage
        if self.foreman == factory.good:
            saving = wage - max(edition.foreman_lowest_wage, wage - edition.foreman_saving)
            cost -= min(workers, edition.foreman_workers) * saving
        machines = sum(factory.machines)
        if machines:
            cost += edition.workshop_upkeep if self.workshop == factory.good else machines
        return cost

    def home_income(self, factory: Factory, spoiled: int) -> int:
        """What a factory's next production brings at home if others spoil some of its sales.

        Wages are due before anything is shipped (III.4), so that shipping does not count.
        """
        edition = self.edition
        prospect = self.prospects[factory.good]
        if not prospect.phases:
            return 0
        appeal = factory.appeal(edition)
        sold = 0
        if appeal > 0:
            quality = factory.total_quality(edition)
            sold = prospect.reach(NEXT_PHASE, appeal, quality)
            sold = max(0, min(sold - spoiled, factory.output(edition)))
        cost = self.cost_in(factory, len(edition.decades) - prospect.phases)
        return sold * factory.price - cost - (WAGE_RISE * sum(factory.workers) if spoiled else 0)
