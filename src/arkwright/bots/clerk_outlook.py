"""What the clerk thinks things are worth: the sales to come, a pound, a share step, a factory."""

from arkwright.bots.clerk_prospect import (
    CONTRACT_CHANCE,
    LATER_PHASE,
    NEXT_PHASE,
    Prospect,
)
from arkwright.waterframe.company import Company, Factory
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.money import bank_shares
from arkwright.waterframe.production.after_sale import PATRON_OF
from arkwright.waterframe.production.phase import ProductionPhase
from arkwright.waterframe.table import Table

STEPS_A_PHASE = 2.5
"""Share spaces that a factory's production usually brings."""
USUAL_WAGES = {2: (2, 2, 3, 3, 3), 3: (2, 3, 3, 3, 3), 4: (2, 4, 4, 4, 4)}
"""The wage that a decade usually sees at least, by the number of players."""
LUXURY_SPOILED = 1
"""Sales of a luxury factory that a careful estimate gives up in one production."""
WAGE_RISE = 1
"""Pounds by which a careful estimate expects the wage to rise."""
FACTORIES_AT_THE_END = 4
CHANGE_CHANCE = 0.4
CHANGE_CHANCE_OF_ALL = 0.6
"""How likely a price can be changed again if there is a turn before its good is produced:
where an action changes the prices of what it touches, and where it changes all."""
SAILING_CHANCE = 0.5
"""How likely a ship that needs no contract will be ready for a good that is not the next."""
IMPORTER_GROWTH = 1
"""Appeal that an importer usually gains in a decade (I)."""
SHARES_A_TURN = 0.6
"""Shares that a company usually buys back a turn."""
FORESIGHT = 0.4
"""What a share still to be bought counts in a share step: its own price rises, too."""
GROWTH = 1.33
"""How much more money is worth that is earned a decade earlier."""
LAST_GROWTH = 0.3
"""The part of a decade for which money of the last one still grows."""


class Outlook:
    """The rest of the game as one company expects it, with what is on the table now."""

    __slots__ = (
        "change_chance",
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
        self.change_chance = CHANGE_CHANCE
        if edition.switches.all_prices_change:
            self.change_chance = CHANGE_CHANCE_OF_ALL
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
        self.expect_shipping(prospect, turn_before)
        prospect.lowest_price = edition.lowest_price[good]
        prospect.top_price = company.top_price(edition, good)
        return prospect

    def expect_shipping(self, prospect: Prospect, turn_before: bool) -> None:
        """The ships' room, and the counts of goods that contracts, or no contracts, allow."""
        company = self.company
        switches = self.edition.switches
        spaces = self.edition.contract_spaces
        capacity = sum(company.ships)
        if switches.contract_limit:
            # The limit marker goes where the ships reach: beyond it no contract will grow.
            most = max(capacity, prospect.contract, spaces[0])
            spaces = [space for space in spaces if space <= most]
        elif not switches.contracts:
            spaces = list(range(1, capacity + 1))
            ready = 1.0 if company.active_ships() else 0.0
            prospect.contract_chance = SAILING_CHANCE if turn_before else ready
            prospect.later_chance = SAILING_CHANCE
        prospect.contract_spaces = spaces
        prospect.capacity = capacity
        prospect.largest_ship = max(company.ships, default=0)

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
        base = factory.base_quality(edition)
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
                    prospect, factory, budget, quality, goods, base, self.change_chance
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
        if edition.switches.obsolescence and not factory.extra:
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
        if spoiled and factory.kind == "luxury":
            # It makes few goods, and those find buyers sooner.
            spoiled = LUXURY_SPOILED
        sold = 0
        if appeal > 0:
            quality = factory.total_quality(edition)
            sold = prospect.reach(NEXT_PHASE, appeal, quality)
            sold = max(0, min(sold - spoiled, factory.output(edition)))
        cost = self.cost_in(factory, len(edition.decades) - prospect.phases)
        return sold * factory.price - cost - (WAGE_RISE * sum(factory.workers) if spoiled else 0)
