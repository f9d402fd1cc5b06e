"""A player's turn: choose an action marker, place it, pay, act, and end the turn (II.1)."""

from arkwright.boardgame.actions.distribution import DistributionAction
from arkwright.boardgame.actions.exchange import ExchangeAction
from arkwright.boardgame.actions.factory import FactoryAction
from arkwright.boardgame.actions.investor import InvestorAction
from arkwright.boardgame.actions.machinery import MachineryAction, machines_for
from arkwright.boardgame.actions.production import ProductionAction
from arkwright.boardgame.actions.quality import QualityAction
from arkwright.boardgame.actions.ship import ShipAction, unserved, voyages
from arkwright.boardgame.actions.workers import NONE, WorkersAction
from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import BOTH_SHIPS, OWN_MARKERS
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Pay, Place, Reuse, Unlock
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import ALL_MARKERS, PAY, PLACE, PLACE_BOTH, REUSE, UNLOCK
from arkwright.play import Move, Refusal, Step
from arkwright.play.turns import EndOfTurn

KIND = {marker: marker.split("-")[-1] for marker in (*ALL_MARKERS, BOTH_SHIPS)}
"""What a marker does; a ship's is its capacity."""
CAPACITY = {m: int(m[5:]) for m in ALL_MARKERS if m.startswith("ship-")}
PRICES_BESIDE_QUALITY = 4
"""Pounds beyond the dearest level that can be of use: one for each price (II.3.1)."""


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

    The Accountant shifts it by up to £2, the Engineer frees it for quality (II.2.4); where prices
    cost something, up to £4 above the dearest level is of use then.
    """
    edition = table.edition
    cost = edition.admin_spaces[index]
    tiles = company.tiles
    least = most = cost
    if tiles:
        if "engineer" in tiles and KIND[marker] == "quality":
            dearest = edition.thresholds[marker][-1]
            if not edition.switches.all_prices_change:
                dearest += PRICES_BESIDE_QUALITY
            least, most = 0, max(cost, dearest)
        if "accountant" in tiles:
            least = min(least, max(0, cost - edition.accountant_pounds))
            most = max(most, cost + edition.accountant_pounds)
    if marker in CAPACITY:
        least = max(least, CAPACITY[marker])
    elif marker == BOTH_SHIPS:
        least = max(least, sum(company.ships))
    return least, most


class Turn(Step[Table]):
    """Choose an action marker and put it on the administration chart, or use one again."""

    __slots__ = ()
    section = "II.1"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        spaces = company.spaces
        switches = table.edition.switches
        moves: list[Move] = []
        free: list[int] = []
        lifted: list[int] = []
        for index, marker in enumerate(spaces):
            if table.ongoing and locked(table, company, index) is not None:
                if index == 4:
                    moves.append(UNLOCK)
            elif not marker:
                free.append(index)
            elif switches.markers_move:
                lifted.append(index)
            elif marker not in CAPACITY or reaches(table, company, marker, index):
                moves.append(REUSE[marker][index])
        for index in lifted:
            # It may go anywhere that is free without it, back to its own space too.
            again = REUSE[spaces[index]]
            moves += [again[space] for space in sorted([*free, index])]
        for marker in OWN_MARKERS:
            if marker not in spaces:
                places = PLACE[marker]
                moves += [places[index] for index in free]
        for marker in company.markers:
            if marker not in spaces:
                places = PLACE[marker]
                moves += [places[index] for index in free]
        for marker in voyages(table, company):
            places = PLACE_BOTH if marker == BOTH_SHIPS else PLACE[marker]
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
            if not (edition.switches.both_ships and is_ship(marker)):
                company.spaces[index] = marker
            table.journal.add("placed", self.seat, marker=marker, space=move.space)
        else:
            assert isinstance(move, Reuse)
            marker, index = move.marker, edition.admin_spaces.index(move.space)
            if "administrator" not in company.tiles:
                fee = edition.reuse_fee
            if edition.switches.markers_move:
                company.spaces[company.space_of(marker)] = ""
                company.spaces[index] = marker
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
        if isinstance(move, Reuse):
            return self.why_not_again(table, company, move, index)
        if is_ship(marker):
            refused = why_not_sail(company, marker)
            if refused is not None:
                return refused
        elif marker not in OWN_MARKERS and marker not in company.markers:
            return Refusal("marker-not-owned", "II.1", marker=marker)
        elif marker in company.spaces:
            return Refusal("marker-placed-already", "II.1", marker=marker)
        closed = locked(table, company, index)
        if closed is not None:
            return closed
        lying = company.spaces[index]
        if lying:
            return Refusal("space-taken", "II.1", space=move.space, marker=lying)
        capacity = CAPACITY.get(marker, sum(company.ships))
        return unserved(table, company, marker) or Refusal(
            "ship-needs-more", "II.2.7", capacity=capacity, space=move.space
        )

    def why_not_again(self, table: Table, company: Company, move: Reuse, index: int) -> Refusal:
        """Why a marker can't be used again there: it lies elsewhere, or something bars it."""
        marker, space = move.marker, move.space
        lies = company.space_of(marker)
        if lies < 0 or not (table.edition.switches.markers_move or company.spaces[index] == marker):
            return Refusal("marker-not-there", "II.1", marker=marker, space=space)
        closed = locked(table, company, lies) or locked(table, company, index)
        if closed is not None:
            return closed
        if company.spaces[index] != marker:
            return Refusal("space-taken", "II.1", space=space, marker=company.spaces[index])
        return Refusal("ship-needs-more", "II.2.7", capacity=CAPACITY[marker], space=space)


def is_ship(marker: str) -> bool:
    return marker in CAPACITY or marker == BOTH_SHIPS


def why_not_sail(company: Company, marker: str) -> Refusal | None:
    """Why a ship, or both, can't make a Ship action at all (II.2.7)."""
    if marker == BOTH_SHIPS:
        if len(company.ships) < 2:
            return Refusal("no-two-ships", "II.2.7")
        return Refusal("ships-inactive", "9.2.II.2") if company.inactive else None
    capacity = CAPACITY[marker]
    if capacity not in company.ships:
        return Refusal("ship-not-owned", "II.2.7", capacity=capacity)
    if capacity not in company.active_ships():
        return Refusal("ships-inactive", "9.2.II.2")
    if company.spaces.count(marker) >= company.ships.count(capacity):
        return Refusal("marker-placed-already", "II.1", marker=marker)
    return None


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
        table.ask(FactoryAction(seat))
    elif kind == "quality":
        table.ask(QualityAction(seat, 0, marker, pounds, ()))
    elif kind == "distribution":
        usable = min(pounds, table.edition.distribution_limit[marker])
        table.ask(DistributionAction(seat, usable, -1, 0, ()))
    elif kind == "production":
        table.ask(ProductionAction(seat, table.edition.production_rows[marker]))
    elif kind == "investor":
        table.ask(InvestorAction(seat, (), pounds))
    else:
        table.ask(SpecialMarker(seat))
        if kind == "workers":
            table.ask(WorkersAction(seat, NONE, NONE, ()))
        elif kind == "machinery":
            machines = machines_for(table, company, marker, pounds)
            table.ask(MachineryAction(seat, machines, 0))
        elif kind == "exchange":
            table.ask(ExchangeAction(seat))
        else:
            table.ask(ShipAction.with_marker(company, marker))
