"""The card game's clerk reads the market: where markers stand, and where they will stand.

It sees what its seat sees: of the solo game's bag, what is left in it but never the order.
"""

from abc import ABC, abstractmethod

from arkwright.bots.cardgame.judgement import Judgement
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.production import ProductionPhase
from arkwright.cardgame.rivals import COLOURS, DISCS
from arkwright.cardgame.solo import OpponentsTurn
from arkwright.cardgame.table import LAST_DECADE, Table
from arkwright.cardgame.turn import ChooseAction

ENOUGH = 2
"""Goods sold at home for a step of the share value."""
ROUNDS = len(GOODS)
ALL_ROUNDS = ROUNDS * (LAST_DECADE + 1)
LIKELY = {-3: 0.05, -2: 0.1, -1: 0.2, 0: 0.35, 1: 0.6, 2: 0.75, 3: 0.85}
"""The chance of the highest appeal by the lead over the others as they stand."""
USUAL_APPEAL = 5
"""Where a seller's marker will stand once it has been set."""
WILL_BUILD = (0.7, 0.3, 0.0)
"""How likely a seat without a factory of a good builds one in the decade after."""
MORE_WORKERS = (0.45, 0.15, 0.12)
"""How often a seat adds workers in a round, by decade."""
OPPONENTS_OPEN = 0.25
"""How often the automated opponents open a factory in a round."""
OPPONENTS_GROW = 1.5
"""Arrows that the automated opponents pass in a round, on its good's track."""

Scenario = tuple[float, list[int], int]
"""A chance, the others' appeal then, and how far they will have raised demand."""


def lead(appeal: int, top: float) -> float:
    """The chance of the highest appeal against this one."""
    return LIKELY[max(-3, min(3, round(appeal - top)))]


class Market(ABC):
    """The markets of all goods, as one company sees them."""

    def __init__(self, table: Table, company: Company, judgement: Judgement, alone: bool) -> None:
        self.judgement = judgement
        self.table = table
        self.edition = table.edition
        self.company = company
        self.alone = alone
        """Whether the others are thought to stay where they are."""
        self.decade = max(0, table.decade)
        self.now = self.decade * ROUNDS + (table.round if table.decade >= 0 else 0)
        self.rounds_left = ALL_ROUNDS - self.now
        self.producing = table.decade < 0
        """Whether the active good is still to be produced in this round."""
        self.waiting: list[int] = []
        """Seats whose turn is still to come in this round."""
        self.opponents_to_come = False
        for step in table.agenda:
            if isinstance(step, ProductionPhase):
                self.producing = True
            elif isinstance(step, ChooseAction):
                if step.seat != company.seat:
                    self.waiting.append(step.seat)
            elif isinstance(step, OpponentsTurn):
                self.opponents_to_come = True
        self.certain = not (alone or self.waiting or self.opponents_to_come)
        """Whether nobody can change the active good's market any more.

        A rival is never sure of that: else it would be thought to sell otherwise as soon as
        the company has chosen its action, which might be useless then.
        """
        self.markers: dict[str, list[int]] = {}
        """Appeal of the other sellers by good."""
        self.scenarios: list[Scenario] = []
        """How the active good's market may look when it is produced."""
        self.foreseen: dict[tuple[str, int], list[float]] = {}
        self.demands: dict[tuple[str, int], float] = {}
        self.workers = self.expect_workers()
        """How often anybody will have added workers, by rounds ahead."""
        self.read_markers()

    @abstractmethod
    def rival_appeal(self, rival: Company, factory: Factory) -> int:
        """The total that a seat still to come is thought to set for the active good."""

    def coming(self, good: str) -> list[int]:
        """The decades in which a good is still produced."""
        place = GOODS.index(good)
        current = self.now % ROUNDS
        later = place > current or (place == current and self.producing)
        first = self.decade if later else self.decade + 1
        return list(range(first, min(first + int(self.judgement.sight), LAST_DECADE + 1)))

    def read_markers(self) -> None:
        """Where the others' markers stand."""
        table = self.table
        seat = self.company.seat
        for good in GOODS:
            found = [
                other.factories[good].marker
                for other in table.companies
                if other.seat != seat and good in other.factories
            ]
            if good in table.neutral:
                found.append(table.neutral[good])
            if table.rivals is not None:
                markers = table.rivals.markers
                found += [markers[colour][good] for colour in COLOURS if good in markers[colour]]
            self.markers[good] = found

    def read_scenarios(self) -> None:
        """Where the others' markers will stand when the active good is produced."""
        table = self.table
        others = self.markers[table.active].copy()
        self.scenarios = [(1.0, others, 0)]
        if self.alone or not self.producing:
            return
        arrows = self.edition.arrows[table.active]
        grown = 0
        for waiting in self.waiting:
            rival = table.companies[waiting]
            factory = rival.factories.get(table.active)
            if factory is not None:
                appeal = self.rival_appeal(rival, factory)
                others.remove(factory.marker)
                others.append(appeal)
                grown += arrows[appeal] - arrows[factory.marker]
        self.scenarios = [(1.0, others, grown)]
        if self.opponents_to_come:
            self.expect_opponents()

    def expect_workers(self) -> list[float]:
        others = len(self.table.order()) - 0.5
        found = [0.0]
        for number in range(self.now, ALL_ROUNDS):
            more = others * MORE_WORKERS[number // ROUNDS] * self.judgement.more_workers
            if self.table.rivals is not None:
                more += OPPONENTS_OPEN
            found.append(found[-1] + more)
        return found

    def expect_opponents(self) -> None:
        """What each marker in the bag would do: how many are left is known, their order is not."""
        rivals = self.table.rivals
        if rivals is None or not rivals.bag:
            return
        edition = self.edition
        good = self.table.active
        arrows = edition.arrows[good]
        top = edition.highest_appeal
        standing = self.markers[good]
        self.scenarios = []
        for colour in DISCS:
            chance = rivals.bag.count(colour) / len(rivals.bag)
            others = standing.copy()
            grown = 0
            if not chance:
                continue
            if colour in COLOURS:
                marker = rivals.markers[colour].get(good)
                if marker is not None:
                    appeal = min(marker + edition.solo_steps, top)
                    others.remove(marker)
                    grown = arrows[appeal] - arrows[marker]
                else:
                    appeal = min(edition.solo_new_factory[good] + self.decade + 1, top)
                    grown = arrows[appeal] - 1
                others.append(appeal)
            self.scenarios.append((chance, others, grown))
        self.certain = True

    def expected_demand(self, good: str, decade: int) -> float:
        """Demand without the own marker when a good is produced in a later round."""
        key = (good, decade)
        found = self.demands.get(key)
        if found is None:
            found = self.demands[key] = self.foresee_demand(good, decade)
        return found

    def foresee_demand(self, good: str, decade: int) -> float:
        table = self.table
        edition = self.edition
        own = self.company.factories.get(good)
        arrows = edition.arrows[good]
        demand = float(table.demand[good])
        if own is not None:
            demand -= arrows[own.marker]
        ahead = decade * ROUNDS + GOODS.index(good) - self.now
        demand -= self.workers[ahead]
        if table.rivals is not None:
            return demand + OPPONENTS_GROW * (decade - self.decade + 1)
        for other in table.companies:
            if other.bankrupt or other.seat == self.company.seat:
                continue
            factory = other.factories.get(good)
            if factory is not None:
                if factory.marker < USUAL_APPEAL:
                    demand += arrows[USUAL_APPEAL] - arrows[factory.marker]
            elif ahead >= ROUNDS // 2:
                demand += arrows[USUAL_APPEAL] * WILL_BUILD[self.decade] * self.judgement.will_build
        if good in table.neutral:
            demand += decade - self.decade
        return demand

    def present_sale(self, appeal: int, demand: int, more: int, goods: int) -> tuple[float, float]:
        """Goods sold and steps of the share value in the production of this round."""
        sold = 0.0
        steps = 0.0
        if not self.scenarios:
            self.read_scenarios()
        for chance, others, grown in self.scenarios:
            reached = max(demand + grown, self.edition.lowest_demand)
            count = min(appeal, appeal - reached)
            if count > 0:
                count = min(goods, count + more)
                sold += chance * count
                steps += chance * self.steps(appeal, reached, count, others)
        return sold, steps

    def steps(self, appeal: int, demand: int, sold: float, others: list[int]) -> float:
        """Steps of the share value in the production of this round."""
        if sold < ENOUGH:
            return 0.0
        if self.certain:
            return 1.0 + self.bonus(appeal, demand, others)
        return 1.0 + lead(appeal, max(others, default=0))

    def chances(self, good: str, decade: int) -> list[float]:
        """Steps of the share value to expect in a later production, by appeal."""
        key = (good, decade)
        found = self.foreseen.get(key)
        if found is None:
            judgement = self.judgement
            others = self.markers[good]
            top = max(judgement.usual_top, max(others, default=0)) + judgement.future_top * (
                decade - self.decade
            )
            found = [
                1.0 + (lead(appeal, top) if others else judgement.alone)
                for appeal in range(self.edition.highest_appeal + 1)
            ]
            self.foreseen[key] = found
        return found

    def bonus(self, appeal: int, demand: int, others: list[int]) -> float:
        """Whether an appeal is the highest of those who sell enough."""
        tie = self.company.ready("entrepreneur")
        for other in others:
            if other >= ENOUGH and other - demand >= ENOUGH:
                if other > appeal:
                    return 0.0
                if other == appeal and not tie:
                    return 0.0
        return 1.0
