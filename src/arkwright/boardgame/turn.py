"""A player's turn: choose an action marker, place it, pay, act, and end the turn (II.1)."""

from collections.abc import Sequence

from arkwright.boardgame.actions.distribution import DistributionAction
from arkwright.boardgame.actions.factory import FactoryAction
from arkwright.boardgame.actions.investor import InvestorAction, action_of
from arkwright.boardgame.actions.production import ProductionAction
from arkwright.boardgame.actions.quality import QualityAction
from arkwright.boardgame.actions.ship import CAPACITY, capacity_of, unserved, voyages, why_not_sail
from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import ADMIN_SPACES, BOTH_SHIPS, OWN_MARKERS
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Pay, Place, Reuse, Unlock
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import ALL_MARKERS, PAY, PLACE, PLACE_BOTH, REUSE, UNLOCK
from arkwright.play import Move, Refusal, Step
from arkwright.play.turns import EndOfTurn

KIND = {marker: marker.split("-")[-1] for marker in (*ALL_MARKERS, BOTH_SHIPS)}
"""What a marker does; a ship's is its capacity."""
SPACES = tuple(range(len(ADMIN_SPACES)))
LAST_SPACE = SPACES[-1]
PRICES_BESIDE_QUALITY = 4
"""Pounds beyond the dearest level that can be of use: one for each price (II.3.1)."""


def locked(table: Table, company: Company, index: int) -> Refusal | None:
    """What closes an administration space: Bureaucracy the first, Hamburg the last (II.1)."""
    ongoing = table.ongoing
    pounds = table.edition.admin_spaces[index]
    if index == 0 and "bureaucracy" in ongoing and "administrator" not in company.tiles:
        return Refusal("space-closed-by-bureaucracy", "II.1", pounds=pounds)
    if index == LAST_SPACE and "hamburg-crisis" in ongoing and not company.unlocked:
        return Refusal("space-closed-by-hamburg", "10.2", pounds=pounds)
    return None


def open_spaces(table: Table, company: Company) -> Sequence[int]:
    """The administration spaces that nothing closes."""
    if not table.ongoing:
        return SPACES
    return [index for index in SPACES if locked(table, company, index) is None]


def at_hand(company: Company) -> list[str]:
    """Own and advanced markers that do not lie on the chart."""
    spaces = company.spaces
    return [marker for marker in (*OWN_MARKERS, *company.markers) if marker not in spaces]


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
        moving = table.edition.switches.markers_move
        opened = open_spaces(table, company)
        free = [index for index in opened if not spaces[index]]
        again: list[Move] = []
        for index in opened:
            marker = spaces[index]
            if marker:
                # Where it moves, it may go anywhere that is free, or back to its own space.
                places = sorted([*free, index]) if moving else [index]
                places = affordable(table, company, marker, places)
                again += [REUSE[marker][space] for space in places]
        unlock: list[Move] = [] if LAST_SPACE in opened else [UNLOCK]
        moves = unlock + again if moving else again + unlock
        moves += [PLACE[marker][index] for marker in at_hand(company) for index in free]
        for marker in voyages(table, company):
            place = PLACE_BOTH if marker == BOTH_SHIPS else PLACE[marker]
            moves += [place[index] for index in affordable(table, company, marker, free)]
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
        assert isinstance(move, Place | Reuse)
        marker, index = move.marker, edition.admin_spaces.index(move.space)
        if isinstance(move, Place):
            if not (edition.switches.both_ships and is_ship(marker)):
                company.spaces[index] = marker
            table.journal.add("placed", self.seat, marker=marker, space=move.space)
        else:
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
            closed = LAST_SPACE not in open_spaces(table, company)
            return None if closed else Refusal("nothing-to-unlock", "10.2")
        if isinstance(move, Reuse):
            return why_not_again(table, company, move)
        return why_not_place(table, company, move) if isinstance(move, Place) else None


def why_not_place(table: Table, company: Company, move: Place) -> Refusal | None:
    """Why a marker can't be placed there: it is not at hand, or something bars the space."""
    marker = move.marker
    index = table.edition.admin_spaces.index(move.space)
    if is_ship(marker):
        refused = why_not_sail(table, company, marker)
        if refused is not None:
            return refused
    elif marker not in at_hand(company):
        if marker not in company.spaces:
            return Refusal("marker-not-owned", "II.1", marker=marker)
        return Refusal("marker-placed-already", "II.1", marker=marker)
    refused = locked(table, company, index) or taken(company, move, index)
    if refused is None and is_ship(marker):
        refused = unserved(table, company, marker)
    return refused or too_small(table, company, move, index)


def why_not_again(table: Table, company: Company, move: Reuse) -> Refusal | None:
    """Why a marker can't be used again there: it lies elsewhere, or something bars it."""
    marker = move.marker
    index = table.edition.admin_spaces.index(move.space)
    lies = company.space_of(marker)
    if lies < 0 or not (table.edition.switches.markers_move or company.spaces[index] == marker):
        return Refusal("marker-not-there", "II.1", marker=marker, space=move.space)
    return (
        locked(table, company, lies)
        or locked(table, company, index)
        or taken(company, move, index)
        or too_small(table, company, move, index)
    )


def taken(company: Company, move: Place | Reuse, index: int) -> Refusal | None:
    """Whether another marker lies on a space."""
    lying = company.spaces[index]
    if not lying or (isinstance(move, Reuse) and lying == move.marker):
        return None
    return Refusal("space-taken", "II.1", space=move.space, marker=lying)


def too_small(table: Table, company: Company, move: Place | Reuse, index: int) -> Refusal | None:
    """Whether a space costs too little for a ship."""
    if affordable(table, company, move.marker, [index]):
        return None
    capacity = capacity_of(company, move.marker)
    return Refusal("ship-needs-more", "II.2.7", capacity=capacity, space=move.space)


def is_ship(marker: str) -> bool:
    return marker in CAPACITY or marker == BOTH_SHIPS


def affordable(table: Table, company: Company, marker: str, spaces: list[int]) -> list[int]:
    """Those of the spaces on which enough can be paid for a ship's capacity (II.2.7)."""
    if marker not in CAPACITY and marker != BOTH_SHIPS:
        return spaces
    found: list[int] = []
    for index in spaces:
        least, most = amounts(table, company, marker, index)
        if least <= most:
            found.append(index)
    return found


class Administration(Step[Table]):
    """Choose the administrative costs where a tile leaves a choice. II.1, II.2.4."""

    __slots__ = ("fee", "index", "marker")
    section = "II.1"

    def __init__(self, seat: int, fee: int, index: int, marker: str) -> None:
        self.seat = seat
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
        if not isinstance(move, Pay):
            return Refusal("pay-first", "II.1")
        least, most = amounts(table, table.companies[self.seat], self.marker, self.index)
        if least <= move.pounds <= most:
            return None
        return Refusal("amount-out-of-range", "II.1", least=least, most=most)


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
        table.ask(action_of(table, company, marker, pounds), SpecialMarker(seat))
