"""Which marker the clerk places where: every marker's best use is compared, costs included."""

from arkwright.boardgame.actions.machinery import machines_for
from arkwright.boardgame.actions.ship import voyages
from arkwright.boardgame.actions.workers import NONE
from arkwright.boardgame.broker import half_price
from arkwright.boardgame.moves import Broker, Place, Reuse
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.turn import KIND, amounts
from arkwright.boardgame.vocabulary import DONE
from arkwright.bots.boardgame.actions import (
    distribution_plan,
    machinery_plan,
    prices_for_all,
    quality_plan,
    workers_plan,
)
from arkwright.bots.boardgame.exchange import Plan, exchange_plan, spare_cash
from arkwright.bots.boardgame.factory import factory_plan
from arkwright.bots.boardgame.harbour import voyage_gain
from arkwright.bots.boardgame.offers import best_offer
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of
from arkwright.play import Move

EMERGENCY = 200
"""What it weighs to pay more than the cash there is."""
FOR_NOTHING = 150
"""What it weighs to place a marker and then do nothing with it."""
NEVER = -10000.0
"""What no use of a marker is worth less than."""
WEIGHED = ("factory", "workers", "machinery", "quality", "distribution", "exchange", "offers")
"""What counts more or less late in the game; a weight has its name, and one more with `_late`."""


def by_worth(found: tuple[float, Place | Reuse]) -> float:
    return found[0]


def both(action: Plan, besides: Plan) -> Plan:
    """An action with its additional action."""
    return action[0] + besides[0], action[1] + besides[1]


class TurnPlanner:
    """Compares the ways to spend one turn; a marker's gain is computed once for each amount.

    `spaces_taken` are those of the chart that the turn has yet to take: none once it has begun.
    """

    def __init__(self, valuation: Valuation, spaces_taken: int) -> None:
        self.valuation = valuation
        self.spaces_taken = spaces_taken
        self.spare = spare_cash(valuation, True, spaces_taken)
        self.share_cash = spare_cash(valuation, True, spaces_taken, True)
        self.gains: dict[tuple[str, int], float] = {}
        self.offers = SpecialMarker(valuation.company.seat).moves(valuation.table)
        self.half_prices = [
            half_price(valuation.table, valuation.company, move.count)
            for move in self.offers
            if isinstance(move, Broker)
        ]
        self.best_offers: dict[int, Plan] = {}

    def ranked(self, moves: list[Move]) -> list[tuple[float, Place | Reuse]]:
        """Every use of a marker with its worth, from the one that gains most."""
        uses = [(self.best_worth(move), move) for move in moves if isinstance(move, Place | Reuse)]
        return sorted(uses, key=by_worth, reverse=True)

    def best_worth(self, move: Place | Reuse) -> float:
        fee = self.fee(move)
        least, most = self.amounts(move)
        return max(self.worth(move.marker, p, fee) for p in self.sensible(move.marker, least, most))

    def least_cost(self, move: Place | Reuse) -> int:
        """The least that a use costs in administration."""
        return self.amounts(move)[0] + self.fee(move)

    def fee(self, move: Place | Reuse) -> int:
        free = isinstance(move, Place) or "administrator" in self.valuation.company.tiles
        return 0 if free else self.valuation.edition.reuse_fee

    def amounts(self, move: Place | Reuse) -> tuple[int, int]:
        index = self.valuation.edition.admin_spaces.index(move.space)
        return amounts(self.valuation.table, self.valuation.company, move.marker, index)

    def pay(self, marker: str, least: int, most: int, fee: int) -> int:
        """The amount to pay where a tile leaves the choice."""
        amounts = self.sensible(marker, least, most)
        return best_of(((self.worth(marker, p, fee), p) for p in amounts), NEVER, least)[1]

    def worth(self, marker: str, pounds: int, fee: int) -> float:
        """What a marker's use gains for what it costs.

        A shortage of cash weighs heavily, and so does a use that does nothing.
        """
        return self.gain(marker, pounds, fee) - self.weight_of(pounds + fee)

    def worth_of_nothing(self, cost: int) -> float:
        """What it is worth to pay for a marker and do nothing with it."""
        return -FOR_NOTHING - self.weight_of(cost)

    def weight_of(self, cost: int) -> float:
        """What it weighs to pay so much."""
        weight = cost * self.valuation.pound
        if cost > self.spare:
            weight += self.valuation.judgement.beyond_spare * (cost - max(0, self.spare))
        if cost > self.valuation.company.cash:
            weight += EMERGENCY + cost
        return weight

    def sensible(self, marker: str, least: int, most: int) -> list[int]:
        """The amounts between two that can make a difference."""
        if least == most or KIND[marker] in ("factory", "workers", "exchange"):
            return [least]
        thresholds = self.valuation.edition.thresholds.get(marker)
        if thresholds is None:
            return list(range(least, most + 1))
        if KIND[marker] == "machinery" and "workshop" in self.valuation.company.tiles:
            thresholds = [max(0, t - self.valuation.edition.workshop_pounds) for t in thresholds]
        return [least, *(pounds for pounds in thresholds if least < pounds <= most)]

    def gain(self, marker: str, pounds: int, fee: int) -> float:
        key = (marker, pounds)
        known = self.gains.get(key)
        if known is None:
            gain, moves = self.plan(marker, pounds, fee)
            known = self.weight(KIND[marker]) * gain
            if gain <= 0 and not moves:
                known -= FOR_NOTHING
            self.gains[key] = known
        return known

    def offer(self, cost: int) -> Plan:
        """The special marker that some actions let take besides, once their cost is paid."""
        cash = self.valuation.company.cash - cost
        shares = sum(price <= cash for price in self.half_prices)
        known = self.best_offers.get(shares)
        if known is None:
            offers = [m for m in self.offers if not isinstance(m, Broker) or m.count <= shares]
            worth, offer = best_offer(self.valuation, offers)
            known = (self.weight("offers") * worth, [] if offer is DONE else [offer])
            self.best_offers[shares] = known
        return known

    def weight(self, kind: str) -> float:
        """What a kind of action counts at this time of the game."""
        if kind not in WEIGHED:
            return 1.0
        weight = self.valuation.judgement.weight
        return weight(kind) * (1 + weight(f"{kind}_late") * self.valuation.progress)

    def plan(self, marker: str, pounds: int, fee: int) -> Plan:
        """What is done with so many pounds of administration, those not subtracted.

        The prices that change with it are in its gain alone.
        """
        valuation = self.valuation
        table = valuation.table
        company = valuation.company
        edition = valuation.edition
        kind = KIND[marker]
        cash = max(0, self.spare - pounds - fee)
        if kind == "factory":
            return factory_plan(valuation, False, (), pounds + fee, self.spaces_taken)
        if kind == "workers":
            return both(workers_plan(valuation, cash, NONE, NONE), self.offer(pounds + fee))
        if kind == "machinery":
            machines = machines_for(table, company, marker, pounds)
            return both(machinery_plan(valuation, machines), self.offer(pounds + fee))
        if kind == "quality":
            thresholds = edition.thresholds[marker]
            levels = sum(1 for threshold in thresholds if pounds >= threshold)
            left = pounds - (thresholds[levels - 1] if levels else 0)
            return quality_plan(valuation, levels, (), left)
        if kind == "distribution":
            usable = min(pounds, edition.distribution_limit[marker])
            if "patent" in company.tiles:
                usable += edition.patent_pounds
            return distribution_plan(valuation, usable, 0, ())
        if kind == "exchange":
            cash = max(0, self.share_cash - pounds - fee)
            return both(exchange_plan(valuation, cash), self.offer(pounds + fee))
        if kind == "investor":
            halves = self.halves(pounds, cash, max(0, self.share_cash - pounds - fee))
            copied = [gain for copy, gain in halves.items() if copy != "exchange"]
            return halves["exchange"] + max(copied), []
        if kind == "production":
            # The clerk makes nothing for the warehouse, but prices may change.
            return prices_for_all(valuation, ())[0], []
        return both((voyage_gain(valuation, marker), []), self.offer(pounds + fee))

    def halves(self, pounds: int, cash: int, share_cash: int) -> dict[str, float]:
        """What the Investor's halves gain: the exchange, and each marker that it can copy."""
        valuation = self.valuation
        table = valuation.table
        company = valuation.company
        gains = {"exchange": exchange_plan(valuation, share_cash)[0]}
        gains["workers"] = workers_plan(valuation, cash, NONE, NONE)[0]
        for marker in ("machinery", *company.markers):
            if KIND[marker] == "machinery":
                machines = machines_for(table, company, marker, pounds)
                gains[marker] = machinery_plan(valuation, machines)[0]
        for marker in voyages(table, company):
            gains[marker] = voyage_gain(valuation, marker)
        return gains
