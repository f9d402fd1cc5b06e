"""A player's turn: choose an action marker, place it, pay, act, and end the turn (II.1)."""

from arkwright.play import Move, Refusal, Step
from arkwright.play.turns import EndOfTurn
from arkwright.waterframe.actions.distribution import DistributionAction
from arkwright.waterframe.actions.exchange import ExchangeAction
from arkwright.waterframe.actions.factory import FactoryAction
from arkwright.waterframe.actions.machinery import MachineryAction
from arkwright.waterframe.actions.production import ProductionAction
from arkwright.waterframe.actions.quality import QualityAction
from arkwright.waterframe.actions.ship import ShipAction
from arkwright.waterframe.actions.workers import NONE, WorkersAction
from arkwright.waterframe.company import Company
from arkwright.waterframe.edition import OWN_MARKERS
from arkwright.waterframe.money import pay
from arkwright.waterframe.moves import (
    ALL_MARKERS,
    PAY,
    PLACE,
    REUSE,
    UNLOCK,
    Pay,
    Place,
    Reuse,
    Unlock,
)
from arkwright.waterframe.special import SpecialMarker
from arkwright.waterframe.table import Table

KIND = {marker: marker.split("-")[-1] for marker in ALL_MARKERS}
"""What a marker does; a ship's is its capacity."""
CAPACITY = {m: int(m[5:]) for m in ALL_MARKERS if m.startswith("ship-")}


def locked(table: Table, company: Company, index: int) -> Refusal | None:
    """What closes an administration space: Bureaucracy the first, Hamburg the last (II.1)."""
    ongoing = table.ongoing
    if not ongoing:
        return None
    if index == 0 and "bureaucracy" in ongoing and "administrator" not in company.tiles:
        return Refusal("space-closed-by-bureaucracy", "II.1", pounds=table.edition.admin_spaces[0])
    if index == 4 and "hamburg-crisis" in ongoing and not company.unlocked:
        return Refusal("space-closed-by-hamburg", "10.2", pounds=table.edition.admin_spaces[4])
    return None


def amounts(table: Table, company: Company, marker: str, index: int) -> tuple[int, int]:
    """The least and the most that may be paid in administrative costs on a space (II.1).

    The Accountant shifts it by up to £2, the Engineer frees it for quality (II.2.4); up to £4
    above the dearest level is of use then, for four prices.
    """
    edition = table.edition
    cost = edition.admin_spaces[index]
    tiles = company.tiles
    least = most = cost
    if tiles:
        if "engineer" in tiles and KIND[marker] == "quality":
            least, most = 0, max(cost, edition.thresholds[marker][-1] + 4)
        if "accountant" in tiles:
            least = min(least, max(0, cost - edition.accountant_pounds))
            most = max(most, cost + edition.accountant_pounds)
    capacity = CAPACITY.get(marker)
    if capacity is not None:
        least = max(least, capacity)
    return least, most


class Turn(Step[Table]):
    """Choose an action marker and put it on the administration chart, or use one again."""

    __slots__ = ()
    section = "II.1"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        spaces = company.spaces
        moves: list[Move] = []
        free: list[int] = []
        for index, marker in enumerate(spaces):
            if table.ongoing and locked(table, company, index) is not None:
                if index == 4:
                    moves.append(UNLOCK)
            elif not marker:
                free.append(index)
            elif marker not in CAPACITY or reaches(table, company, marker, index):
                moves.append(REUSE[marker][index])
        for marker in OWN_MARKERS:
            if marker not in spaces:
                places = PLACE[marker]
                moves += [places[index] for index in free]
        for marker in company.markers:
            if marker not in spaces:
                places = PLACE[marker]
                moves += [places[index] for index in free]
        ships = company.ships
        for capacity in ships if len(ships) < 2 or ships[0] != ships[1] else ships[:1]:
            marker = f"ship-{capacity}"
            if spaces.count(marker) < ships.count(capacity):
                places = PLACE[marker]
                moves += [places[i] for i in free if reaches(table, company, marker, i)]
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        edition = table.edition
        if isinstance(move, Unlock):
            pay(table, company, edition.event["hamburg-crisis.pounds"], "unlock")
            company.unlocked = True
            table.ask(self)
            return
        fee = 0
        if isinstance(move, Place):
            marker, index = move.marker, edition.admin_spaces.index(move.space)
            company.spaces[index] = marker
            table.journal.add("placed", self.seat, marker=marker, space=move.space)
        else:
            assert isinstance(move, Reuse)
            marker, index = move.marker, edition.admin_spaces.index(move.space)
            if "administrator" not in company.tiles:
                fee = edition.reuse_fee
            table.journal.add("reused", self.seat, marker=marker, space=move.space)
        least, most = amounts(table, company, marker, index)
        if least < most:
            table.ask(Administration(self.seat, fee, index, marker))
        else:
            act(table, company, marker, least, fee)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Unlock):
            return Refusal("nothing-to-unlock", "10.2")
        if not isinstance(move, Place | Reuse):
            return None
        marker = move.marker
        index = table.edition.admin_spaces.index(move.space)
        lying = company.spaces[index]
        closed = locked(table, company, index)
        if isinstance(move, Reuse):
            if lying != marker:
                return Refusal("marker-not-there", "II.1", marker=marker, space=move.space)
            if closed is not None:
                return closed
        else:
            if marker in CAPACITY:
                if company.ships.count(CAPACITY[marker]) == 0:
                    return Refusal("ship-not-owned", "II.2.7", capacity=CAPACITY[marker])
                if company.spaces.count(marker) >= company.ships.count(CAPACITY[marker]):
                    return Refusal("marker-placed-already", "II.1", marker=marker)
            elif marker not in OWN_MARKERS and marker not in company.markers:
                return Refusal("marker-not-owned", "II.1", marker=marker)
            elif marker in company.spaces:
                return Refusal("marker-placed-already", "II.1", marker=marker)
            if closed is not None:
                return closed
            if lying:
                return Refusal("space-taken", "II.1", space=move.space, marker=lying)
        return Refusal("ship-needs-more", "II.2.7", capacity=CAPACITY[marker], space=move.space)


def reaches(table: Table, company: Company, marker: str, index: int) -> bool:
    """Whether the amount that can be paid on a space reaches a ship's capacity (II.2.7)."""
    least, most = amounts(table, company, marker, index)
    return least <= most


class Administration(Step[Table]):
    """Choose the administrative costs where a tile leaves a choice. II.1, II.2.4."""

    __slots__ = ("fee", "index", "marker")
    section = "II.1"

    def __init__(self, seat: int, fee: int, index: int, marker: str) -> None:
        super().__init__(seat)
        self.fee = fee
        self.index = index
        self.marker = marker

    def moves(self, table: Table) -> list[Move]:
        least, most = amounts(table, table.companies[self.seat], self.marker, self.index)
        return [*PAY[least : most + 1]]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Pay)
        act(table, table.companies[self.seat], self.marker, move.pounds, self.fee)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Pay):
            least, most = amounts(table, table.companies[self.seat], self.marker, self.index)
            return Refusal("amount-out-of-range", "II.1", least=least, most=most)
        return Refusal("pay-first", "II.1")


def act(table: Table, company: Company, marker: str, pounds: int, fee: int) -> None:
    """Pay, then put the marker's action and its additional action on the agenda (II.2)."""
    seat = company.seat
    pay(table, company, pounds + fee, "administration")
    kind = KIND[marker]
    table.ask(EndOfTurn(seat))
    if kind == "factory":
        table.ask(FactoryAction(seat, False, (), ()))
    elif kind == "quality":
        table.ask(QualityAction(seat, 0, marker, pounds, ()))
    elif kind == "distribution":
        usable = min(pounds, table.edition.distribution_limit[marker])
        table.ask(DistributionAction(seat, usable, -1, 0, ()))
    elif kind == "production":
        table.ask(ProductionAction(seat, table.edition.production_rows[marker]))
    else:
        table.ask(SpecialMarker(seat))
        if kind == "workers":
            table.ask(WorkersAction(seat, NONE, NONE, ()))
        elif kind == "machinery":
            machines = machines_for(table, company, marker, pounds)
            table.ask(MachineryAction(seat, machines, 0))
        elif kind == "exchange":
            table.ask(ExchangeAction(seat, (), ""))
        else:
            table.ask(ShipAction(seat, False, CAPACITY[marker], False))


def machines_for(table: Table, company: Company, marker: str, pounds: int) -> int:
    """How many machines an amount buys; the Workshop adds £3 to it (II.2.3)."""
    if "workshop" in company.tiles:
        pounds += table.edition.workshop_pounds
    return sum(1 for threshold in table.edition.thresholds[marker] if pounds >= threshold)
