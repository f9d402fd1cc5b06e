"""The card game's clerk looks ahead: what the productions to come will bring to one company.

Everything is told in points of the final score. A pound buys shares in the end, so it is worth
a little more than a point; a step of the share value is worth as many points as there are shares.
"""

from typing import NamedTuple

from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.cardgame.market import ALL_ROUNDS, ENOUGH, ROUNDS, Market
from arkwright.cardgame.actions.build import upgrade
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.production import PATRONS_OF
from arkwright.cardgame.table import LAST_DECADE, Table

Factories = dict[str, Factory]


class Earnings(NamedTuple):
    """What a factory will bring until the end."""

    points: float
    flows: list[tuple[int, float]]
    """Money by rounds ahead."""
    steps: float
    """Of the share value."""


class Estimate(Market):
    """What one company can expect, as the table stands. It sees what the seat sees."""

    def __init__(
        self, table: Table, company: Company, judgement: Judgement, alone: bool = False
    ) -> None:
        super().__init__(table, company, judgement, alone)
        edition = table.edition
        shares = company.shares + judgement.shares_a_round * (self.rounds_left - 1)
        self.step = min(edition.most_shares, shares) if company.value < edition.most_value else 0.0
        """Points for a step of the share value."""
        self.pound = 1 + judgement.early_money * self.rounds_left / ALL_ROUNDS
        """Points for a pound."""
        self.known: dict[tuple[object, ...], Earnings] = {}
        self.offered: dict[tuple[object, ...], list[int]] = {}

    def rival_appeal(self, rival: Company, factory: Factory) -> int:
        return Estimate(self.table, rival, self.judgement, alone=True).best_appeal(factory)

    # Productions

    def best_appeal(self, factory: Factory) -> int:
        """The total to set for the active good."""
        return self.sale(factory, factory.output(self.edition), self.decade, 0, 0)[3]

    def appeals(self, factory: Factory, distribution: int) -> list[int]:
        """Every total appeal a factory can make."""
        quality = factory.price_quality + factory.appeal_quality
        quality.sort()
        key = (factory.good, distribution, *quality)
        found = self.offered.get(key)
        if found is None:
            bits = 0
            for appeal in self.edition.spot_appeal:
                bits |= 1 << appeal
            bits <<= distribution
            bits |= bits << self.edition.office[factory.good]
            for value in quality:
                bits |= bits << value
            last = min(self.edition.highest_appeal + 1, bits.bit_length())
            found = [appeal for appeal in range(last) if bits >> appeal & 1]
            self.offered[key] = found
        return found

    def sale(
        self, factory: Factory, output: int, decade: int, number: int, shift: int
    ) -> tuple[float, float, float, int]:
        """Points, money and steps of the best total appeal, and that total.

        The production is the `number`th to come for the good, counted from 0.
        """
        edition = self.edition
        company = self.company
        good = factory.good
        arrows = edition.arrows[good]
        distribution = max(0, factory.distribution - number)
        side = 1 if decade > self.decade and self.decade == 0 else factory.side
        total = edition.sum[good][side] + edition.office[good] + factory.quality() + distribution
        present = self.producing and good == self.table.active and decade == self.decade
        more = 0
        for card in PATRONS_OF[good]:
            if card in company.cards and (decade > self.decade or card not in company.turned):
                more += 1
        goods = output + (0 if number else company.stock[good])
        own = company.factories.get(good)
        base = self.table.demand[good] - shift - (arrows[own.marker] if own is not None else 0)
        later = 0.0 if present else self.expected_demand(good, decade) - shift
        chances = [] if present else self.chances(good, decade)
        lowest = edition.lowest_demand
        pound = self.pound
        step = self.step
        left_over = self.judgement.left_over
        best = (-1e9, 0.0, 0.0, 0)
        for appeal in self.appeals(factory, distribution):
            if present:
                sold, steps = self.present_sale(appeal, base + arrows[appeal], more, goods)
            else:
                demand = later + arrows[appeal]
                sold = appeal - (demand if demand > lowest else lowest)
                if sold > appeal:
                    sold = float(appeal)
                steps = 0.0
                if sold <= 0:
                    sold = 0.0
                else:
                    sold += more
                    if sold > goods:
                        sold = float(goods)
                    if sold >= ENOUGH:
                        steps = chances[appeal]
                    elif sold > ENOUGH - 1:
                        steps = chances[appeal] * (sold - ENOUGH + 1)
            money = sold * (total - appeal)
            points = money * pound + steps * step
            if sold < output:
                points += (output - sold) * left_over
            if points > best[0]:
                best = (points, money, steps, appeal)
        return best

    def output(self, factory: Factory, decade: int) -> int:
        """Goods in a decade, upgraded then as far as that can't be done yet."""
        if decade > self.decade and self.decade < LAST_DECADE:
            factory = factory.copy()
            side, first = factory.side, factory.sides[0]
            upgrade(factory, decade)
            if self.decade > 0:
                factory.side, factory.sides[0] = side, first
        return factory.output(self.edition)

    def cost(self, factory: Factory, decade: int, shift: int) -> int:
        edition = self.edition
        good = factory.good
        cards = self.company.cards
        ahead = decade * ROUNDS + GOODS.index(good) - self.now
        step = self.table.wage_step + shift + int(self.workers[ahead])
        wage = edition.wages[min(step, len(edition.wages) - 1)]
        side = 1 if decade > self.decade and self.decade == 0 else factory.side
        cost = edition.fixed_cost[good][side]
        if "developer" in cards:
            cost -= min(cost, edition.developer_saving)
        workers = factory.workers(edition)
        cost += workers * wage
        if cards.get("foreman") == good:
            cost -= min(workers, edition.foreman_workers) * min(edition.foreman_saving, wage)
        machines = factory.machine_count()
        if "workshop" in cards:
            machines = max(0, machines - edition.workshop_machines)
        return cost + machines * edition.upkeep

    def earnings(self, factory: Factory, shift: int = 0) -> Earnings:
        """What a factory will bring until the end; `shift` is how often workers are added now."""
        key = (
            factory.good,
            factory.side,
            factory.cards,
            tuple(factory.sides),
            tuple(factory.machines),
            tuple(sorted(factory.price_quality + factory.appeal_quality)),
            factory.distribution,
            shift,
        )
        found = self.known.get(key)
        if found is not None:
            return found
        points = 0.0
        steps = 0.0
        flows: list[tuple[int, float]] = []
        place = GOODS.index(factory.good)
        for number, decade in enumerate(self.coming(factory.good)):
            ahead = decade * ROUNDS + place - self.now
            worth, money, risen, _ = self.sale(
                factory, self.output(factory, decade), decade, number, shift
            )
            cost = self.cost(factory, decade, shift)
            points += worth - cost * self.pound
            steps += risen
            flows.append((ahead, money - cost))
        found = self.known[key] = Earnings(points, flows, steps)
        return found

    def points(self, factory: Factory, shift: int = 0) -> float:
        """The points of what a factory will bring until the end."""
        return self.earnings(factory, shift).points

    # Companies

    def worth(self, factories: Factories, shift: int = 0, spent: int = 0) -> float:
        """Points of all productions to come, less what a lack of money will cost."""
        points = 0.0
        flows = [0.0] * ALL_ROUNDS
        for factory in factories.values():
            found = self.earnings(factory, shift)
            points += found.points
            for ahead, money in found.flows:
                flows[ahead] += money
        return points - self.shortage(flows, spent)

    def shortage(self, flows: list[float], spent: int) -> float:
        """Points lost to the emergency fund in the next decade or so."""
        cash = float(self.company.cash - spent)
        reserve = self.judgement.reserve
        short = self.judgement.short
        lost = 0.0
        for money in flows[: ROUNDS + 1]:
            cash += money
            if cash < reserve:
                lost += (reserve - cash) * short
                cash = reserve
        return lost

    def last_value(self) -> float:
        """The share value to expect at the end."""
        steps = sum(self.earnings(factory).steps for factory in self.company.factories.values())
        return min(self.edition.most_value, self.company.value + 0.9 * steps)
