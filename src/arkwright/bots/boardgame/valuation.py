"""What the clerk thinks things are worth: the sales to come, a pound, a share step, a factory."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.money import bank_shares
from arkwright.boardgame.production.after_sale import PATRON_OF
from arkwright.boardgame.production.phase import ProductionPhase
from arkwright.boardgame.table import Table
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.boardgame.prospect import LATER_PHASE, NEXT_PHASE, Prospect

USUAL_WAGES = {2: (2, 2, 3, 3, 3), 3: (2, 3, 3, 3, 3), 4: (2, 4, 4, 4, 4)}
"""The wage that a decade usually sees at least, by the number of players."""
NOT_KNOWN = -1e9
LUXURY_SPOILED = 1
"""Sales of a luxury factory that a careful estimate gives up in one production."""
CHANGE_CHANCE_OF_ALL = 0.2
"""How much likelier a price can be changed again where an action changes all of them."""
SAILING_CHANCE = 0.5
"""How likely a ship that needs no contract will be ready for a good that is not the next."""


Supply = tuple[int, int, int, int]
"""What a production begins with: appeal at a price of £0, quality, goods, worth of one overseas."""


class Valuation:
    """The rest of the game as one company expects it, with what is on the table now."""

    def __init__(self, table: Table, company: Company, judgement: Judgement) -> None:
        edition = table.edition
        self.table = table
        self.company = company
        self.judgement = judgement
        self.edition = edition
        self.change_chance = judgement.change_chance
        if edition.switches.all_prices_change:
            self.change_chance += CHANGE_CHANCE_OF_ALL
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
        self.progress = 1 - 2 * self.turns / (decades * len(GOODS))
        """How far the game has come: -1 at its beginning, 1 at its end."""
        self.wages = [table.wage] * decades
        for index in range(self.decade + 1, decades):
            self.wages[index] = max(table.wage, USUAL_WAGES[edition.players][index])
        self.expect_shares(sum(phases[GOODS.index(good)] for good in company.factories))
        self.prospects: dict[str, Prospect] = {}
        self.costs: dict[tuple[int, int, int, int, bool, bool, int], float] = {}
        """Wages and upkeep of all productions to come, by what a factory looks like."""
        for index, good in enumerate(GOODS):
            self.prospects[good] = self.prospect(good, phases[index], index >= cycle + 1)

    def expect_shares(self, productions: int) -> None:
        """Guess the final share value, and from it what a pound and a share step are worth."""
        edition = self.edition
        company = self.company
        judgement = self.judgement
        values = edition.share_value
        decades = len(edition.decades)
        left = max(1, decades - self.decade)
        expected = max(float(productions), judgement.factories_at_the_end * (left - 1))
        final = min(
            edition.last_space, int(company.share_space + judgement.steps_a_phase * expected)
        )
        self.final_value = values[final]
        slope = (values[min(edition.last_space, final + 6)] - values[max(1, final - 6)]) / 12
        lowest = edition.minimum_share_price
        price = max(lowest, values[company.share_space])
        bought = company.cash / price + judgement.shares_a_turn * self.turns
        room = bank_shares(edition, company)
        self.step = slope * (company.shares + judgement.foresight * min(room, bought))
        thrift = 1.0 if bought <= room else max(0.1, room / bought)
        self.pounds = [1.0] * (decades + 1)
        """What £1 is worth by the decade in which it is earned."""
        for index in range(self.decade, decades):
            early = decades - 1 - index + judgement.last_growth
            self.pounds[index] = judgement.growth**early * thrift
        self.pound = self.pounds[min(self.decade, decades)]

    def prospect(self, good: str, phases: int, turn_before: bool) -> Prospect:
        table = self.table
        edition = self.edition
        company = self.company
        judgement = self.judgement
        others = [
            (other, factory) for other, factory in table.producers(good) if other is not company
        ]
        importer = table.importers[good]
        growth = round(judgement.importer_growth)
        ahead = importer + growth if turn_before else importer
        decades = len(edition.decades)
        first = max(0, decades - phases)
        contract = company.contracts.get(good, 0)
        now, later = judgement.contract_chance if turn_before else 0.0, judgement.contract_chance
        if not edition.switches.contracts:
            ready = 1.0 if company.active_ships() else 0.0
            now, later = SAILING_CHANCE if turn_before else ready, SAILING_CHANCE
        return Prospect(
            phases=phases,
            rivals=[
                (
                    factory.appeal(edition),
                    factory.total_quality(edition),
                    factory.output(edition) + other.stock[good],
                )
                for other, factory in others
            ],
            rival_growth=round(judgement.rival_growth),
            demand=table.demand(good),
            importer=(ahead, ahead + growth),
            pound=(self.pounds[first], self.pounds[min(decades, first + 1)]),
            step=self.step,
            patron=PATRON_OF[good] in company.tiles,
            office=edition.office_pounds if "office" in company.tiles else 0,
            stock=company.stock[good],
            contract=contract,
            contract_chance=now,
            later_chance=later,
            contract_spaces=self.shippable(contract),
            capacity=sum(company.ships),
            largest_ship=max(company.ships, default=0),
            lowest_price=edition.lowest_price[good],
            top_price=company.top_price(edition, good),
        )

    def shippable(self, contract: int) -> list[int]:
        """The counts of goods that contracts, or no contracts, allow."""
        switches = self.edition.switches
        spaces = self.edition.contract_spaces
        capacity = sum(self.company.ships)
        if switches.contract_limit:
            # The limit marker goes where the ships reach: beyond it no contract will grow.
            most = max(capacity, contract, spaces[0])
            return [space for space in spaces if space <= most]
        return spaces if switches.contracts else list(range(1, capacity + 1))

    # Factories

    def turn_before(self, good: str) -> bool:
        """Whether the company has another turn after this one before a good's production."""
        return not self.to_come or GOODS.index(good) != self.table.cycle

    def factory_worth(
        self, factory: Factory, new_price: bool, prospect: Prospect | None = None
    ) -> float:
        """What a factory as it stands will earn in all its productions, at the end's worth.

        The price of the next one is as set, unless it may be changed now; later ones are free.
        The `prospect` is that of its good, unless another one is supposed.
        """
        edition = self.edition
        if prospect is None:
            prospect = self.prospects[factory.good]
        phases = prospect.phases
        if not phases:
            return 0.0
        base = factory.base_quality(edition)
        quality = base + factory.quality
        goods = factory.output(edition)
        price = 0 if new_price else factory.price
        key = (price, goods, quality, base, factory.distribution)
        total = prospect.sales.get(key, NOT_KNOWN)
        if total == NOT_KNOWN:
            total = self.sales_worth(prospect, factory, quality, goods, base, new_price)
            prospect.sales[key] = total
        return total - self.running_costs(factory, phases)

    def sales_worth(
        self,
        prospect: Prospect,
        factory: Factory,
        quality: int,
        goods: int,
        base: int,
        new_price: bool,
    ) -> float:
        """What a factory as it stands will sell in all its productions, at the end's worth."""
        total = 0.0
        for phase in range(min(prospect.phases, round(self.judgement.sight))):
            distribution = factory.distribution - phase
            budget = quality + distribution if distribution > 0 else quality
            if phase:
                total += prospect.best(LATER_PHASE, budget, quality, goods, base)[0]
                continue
            supply = (budget, quality, goods + prospect.stock, base)
            if new_price:
                total += prospect.best(NEXT_PHASE, *supply)[0]
            else:
                total += self.next_phase(prospect, factory, supply, self.change_chance)
        return total

    def supply(self, factory: Factory) -> Supply:
        """What a factory brings to its next production."""
        base = factory.base_quality(self.edition)
        quality = base + factory.quality
        goods = factory.output(self.edition) + self.company.stock[factory.good]
        return quality + factory.distribution, quality, goods, base

    def next_phase(
        self, prospect: Prospect, factory: Factory, supply: Supply, change: float
    ) -> float:
        """The next production at the price as it is, with some hope to change it before."""
        money, steps = prospect.brings(NEXT_PHASE, factory.price, *supply)
        worth = money * prospect.pound[0] + steps * prospect.step
        if self.turn_before(factory.good):
            best = prospect.best(NEXT_PHASE, *supply)[0]
            worth += change * (best - worth)
        return worth

    def running_costs(self, factory: Factory, phases: int) -> float:
        """Wages and upkeep of all productions to come, at the end's worth (III.3, 6.IV)."""
        workers = sum(factory.workers)
        machines = sum(factory.machines)
        foreman, workshop = self.foreman == factory.good, self.workshop == factory.good
        key = (workers, machines, factory.extra, factory.level, foreman, workshop, phases)
        total = self.costs.get(key, NOT_KNOWN)
        if total == NOT_KNOWN:
            total = 0.0
            decades = len(self.edition.decades)
            first = decades - phases
            for index in range(first, min(decades, first + round(self.judgement.sight))):
                total += self.cost_in(factory, index) * self.pounds[index]
            self.costs[key] = total
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
        rise = round(self.judgement.wage_rise) if spoiled else 0
        return sold * factory.price - cost - rise * sum(factory.workers)
