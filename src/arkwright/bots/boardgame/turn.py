"""Which marker the clerk places where: every marker's best use is compared, costs included."""

from arkwright.boardgame.actions.machinery import machines_for
from arkwright.boardgame.actions.ship import voyages
from arkwright.boardgame.actions.workers import NONE
from arkwright.boardgame.moves import Place, Reuse
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


def by_worth(found: tuple[float, Move]) -> float:
    return found[0]


def both(action: Plan, besides: Plan) -> Plan:
    """An action with its additional action."""
    return action[0] + besides[0], action[1] + besides[1]


class TurnPlanner:
    """Compares the ways to spend one turn; a marker's gain is computed once for each amount."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.spare = spare_cash(valuation, True, 1)
        self.share_cash = spare_cash(valuation, True, 1, True)
        self.gains: dict[tuple[str, int], float] = {}
        offers = SpecialMarker(valuation.company.seat).moves(valuation.table)
        worth, offer = best_offer(valuation, offers)
        self.offer: Plan = (self.weight("offers") * worth, [] if offer is DONE else [offer])
        """The special marker that some actions let take besides."""

    def choose(self, moves: list[Move]) -> Move:
        """The marker and space whose use gains most."""
        uses = ((self.best_worth(move), move) for move in moves if isinstance(move, Place | Reuse))
        return best_of(uses, NEVER, moves[0])[1]

    def ranked(self, moves: list[Move]) -> list[Move]:
        """The best use of each marker, from the one that gains most."""
        found: dict[str, tuple[float, Move]] = {}
        for move in moves:
            if isinstance(move, Place | Reuse):
                worth = self.best_worth(move)
                known = found.get(move.marker)
                if known is None or worth > known[0]:
                    found[move.marker] = (worth, move)
        return [move for _, move in sorted(found.values(), key=by_worth, reverse=True)]

    def best_worth(self, move: Place | Reuse) -> float:
        valuation = self.valuation
        company = valuation.company
        index = valuation.edition.admin_spaces.index(move.space)
        fee = 0
        if isinstance(move, Reuse) and "administrator" not in company.tiles:
            fee = valuation.edition.reuse_fee
        least, most = amounts(valuation.table, company, move.marker, index)
        return max(self.worth(move.marker, p, fee) for p in self.sensible(move.marker, least, most))

    def pay(self, marker: str, least: int, most: int, fee: int) -> int:
        """The amount to pay where a tile leaves the choice."""
        amounts = self.sensible(marker, least, most)
        return best_of(((self.worth(marker, p, fee), p) for p in amounts), NEVER, least)[1]

    def worth(self, marker: str, pounds: int, fee: int) -> float:
        """What a marker's use gains for what it costs.

        A shortage of cash weighs heavily, and so does a use that does nothing.
        """
        cost = pounds + fee
        worth = self.gain(marker, pounds, fee) - cost * self.valuation.pound
        if cost > self.spare:
            worth -= self.valuation.judgement.beyond_spare * (cost - max(0, self.spare))
        if cost > self.valuation.company.cash:
            worth -= EMERGENCY + cost
        return worth

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
            return factory_plan(valuation, False, (), pounds + fee)
        if kind == "workers":
            return both(workers_plan(valuation, cash, NONE, NONE), self.offer)
        if kind == "machinery":
            machines = machines_for(table, company, marker, pounds)
            return both(machinery_plan(valuation, machines), self.offer)
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
            return both(exchange_plan(valuation, cash), self.offer)
        if kind == "investor":
            halves = self.halves(pounds, cash, max(0, self.share_cash - pounds - fee))
            copied = [gain for copy, gain in halves.items() if copy != "exchange"]
            return halves["exchange"] + max(copied), []
        if kind == "production":
            # The clerk makes nothing for the warehouse, but prices may change.
            return prices_for_all(valuation, ())[0], []
        return both((voyage_gain(valuation, marker), []), self.offer)

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
