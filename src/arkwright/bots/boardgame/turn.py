"""Which marker the clerk places where: every marker's best use is compared, costs included."""

from arkwright.boardgame.actions.machinery import machines_for
from arkwright.boardgame.actions.ship import voyages
from arkwright.boardgame.actions.workers import NONE
from arkwright.boardgame.moves import Place, Reuse
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.turn import KIND, amounts
from arkwright.bots.boardgame.actions import (
    distribution_plan,
    machinery_plan,
    prices_for_all,
    quality_plan,
    workers_plan,
)
from arkwright.bots.boardgame.exchange import exchange_plan, spare_cash
from arkwright.bots.boardgame.factory import factory_plan
from arkwright.bots.boardgame.harbour import voyage_gain
from arkwright.bots.boardgame.offers import best_offer
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.play import Move

EMERGENCY = 200
"""What it weighs to pay more than the cash there is."""


def by_worth(found: tuple[float, Move]) -> float:
    return found[0]


class TurnPlanner:
    """Compares the ways to spend one turn; a marker's gain is computed once for each amount."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.spare = spare_cash(outlook, True, 1)
        self.share_cash = spare_cash(outlook, True, 1, True)
        self.gains: dict[tuple[str, int], float] = {}
        offers = SpecialMarker(outlook.company.seat).moves(outlook.table)
        judgement = outlook.judgement
        late = judgement.offers_late * outlook.progress
        self.offer = judgement.offers * (1 + late) * best_offer(outlook, offers)[0]

    def choose(self, moves: list[Move]) -> Move:
        """The marker and space whose use gains most."""
        best = -10000.0
        chosen = moves[0]
        for move in moves:
            if isinstance(move, Place | Reuse):
                worth = self.best_worth(move)
                if worth > best:
                    best = worth
                    chosen = move
        return chosen

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
        outlook = self.outlook
        company = outlook.company
        index = outlook.edition.admin_spaces.index(move.space)
        fee = 0
        if isinstance(move, Reuse) and "administrator" not in company.tiles:
            fee = outlook.edition.reuse_fee
        least, most = amounts(outlook.table, company, move.marker, index)
        return max(self.worth(move.marker, p, fee) for p in self.sensible(move.marker, least, most))

    def pay(self, marker: str, least: int, most: int, fee: int) -> int:
        """The amount to pay where a tile leaves the choice."""
        best = -10000.0
        chosen = least
        for pounds in self.sensible(marker, least, most):
            worth = self.worth(marker, pounds, fee)
            if worth > best:
                best = worth
                chosen = pounds
        return chosen

    def worth(self, marker: str, pounds: int, fee: int) -> float:
        """What a marker's use gains for what it costs; a shortage of cash weighs heavily."""
        cost = pounds + fee
        worth = self.gain(marker, pounds, fee) - cost * self.outlook.pound
        if cost > self.spare:
            worth -= self.outlook.judgement.beyond_spare * (cost - max(0, self.spare))
        if cost > self.outlook.company.cash:
            worth -= EMERGENCY + cost
        return worth

    def sensible(self, marker: str, least: int, most: int) -> list[int]:
        """The amounts between two that can make a difference."""
        if least == most or KIND[marker] in ("factory", "workers", "exchange"):
            return [least]
        thresholds = self.outlook.edition.thresholds.get(marker)
        if thresholds is None:
            return list(range(least, most + 1))
        if KIND[marker] == "machinery" and "workshop" in self.outlook.company.tiles:
            thresholds = [max(0, t - self.outlook.edition.workshop_pounds) for t in thresholds]
        return [least, *(pounds for pounds in thresholds if least < pounds <= most)]

    def gain(self, marker: str, pounds: int, fee: int) -> float:
        key = (marker, pounds)
        known = self.gains.get(key)
        if known is None:
            known = self.weight(KIND[marker]) * self.estimate(marker, pounds, fee)
            self.gains[key] = known
        return known

    def weight(self, kind: str) -> float:
        judgement = self.outlook.judgement
        late = self.outlook.progress
        if kind == "factory":
            return judgement.factory * (1 + judgement.factory_late * late)
        if kind == "workers":
            return judgement.workers * (1 + judgement.workers_late * late)
        if kind == "machinery":
            return judgement.machinery * (1 + judgement.machinery_late * late)
        if kind == "quality":
            return judgement.quality * (1 + judgement.quality_late * late)
        if kind == "distribution":
            return judgement.distribution * (1 + judgement.distribution_late * late)
        if kind == "exchange":
            return judgement.exchange * (1 + judgement.exchange_late * late)
        return 1.0

    def estimate(self, marker: str, pounds: int, fee: int) -> float:
        """What the action gains with so many pounds of administration, those not subtracted."""
        outlook = self.outlook
        table = outlook.table
        company = outlook.company
        edition = outlook.edition
        kind = KIND[marker]
        cash = max(0, self.spare - pounds - fee)
        if kind == "factory":
            return factory_plan(outlook, False, (), pounds + fee)[0]
        if kind == "workers":
            return workers_plan(outlook, cash, NONE, NONE)[0] + self.offer
        if kind == "machinery":
            machines = machines_for(table, company, marker, pounds)
            return machinery_plan(outlook, machines)[0] + self.offer
        if kind == "quality":
            thresholds = edition.thresholds[marker]
            levels = sum(1 for threshold in thresholds if pounds >= threshold)
            left = pounds - (thresholds[levels - 1] if levels else 0)
            return quality_plan(outlook, levels, (), left)[0]
        if kind == "distribution":
            usable = min(pounds, edition.distribution_limit[marker])
            if "patent" in company.tiles:
                usable += edition.patent_pounds
            return distribution_plan(outlook, usable, 0, ())[0]
        if kind == "exchange":
            cash = max(0, self.share_cash - pounds - fee)
            return exchange_plan(outlook, cash)[0] + self.offer
        if kind == "investor":
            halves = self.halves(pounds, cash, max(0, self.share_cash - pounds - fee))
            copied = [gain for copy, gain in halves.items() if copy != "exchange"]
            return halves["exchange"] + max(copied)
        if kind == "production":
            # The clerk makes nothing for the warehouse, but prices may change.
            return prices_for_all(outlook, ())[0]
        return voyage_gain(outlook, marker) + self.offer

    def halves(self, pounds: int, cash: int, share_cash: int) -> dict[str, float]:
        """What the Investor's halves gain: the exchange, and each marker that it can copy."""
        outlook = self.outlook
        table = outlook.table
        company = outlook.company
        gains = {"exchange": exchange_plan(outlook, share_cash)[0]}
        gains["workers"] = workers_plan(outlook, cash, NONE, NONE)[0]
        for marker in ("machinery", *company.markers):
            if KIND[marker] == "machinery":
                machines = machines_for(table, company, marker, pounds)
                gains[marker] = machinery_plan(outlook, machines)[0]
        for marker in voyages(table, company):
            gains[marker] = voyage_gain(outlook, marker)
        return gains
