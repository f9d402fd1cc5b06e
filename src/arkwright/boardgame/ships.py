"""Taking ships: for a free pier, or a larger one for a smaller (II.3.2.3)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.inventor import invent
from arkwright.boardgame.moves import Swap, TakeShip
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import SWAP, SWAP_SHIP, TAKE_SHIP
from arkwright.play import Move, Refusal, Step

PIER = -1


def ships_on_offer(table: Table, company: Company, level: int) -> list[int]:
    """The capacities on offer for a company.

    With two players nobody may have a second ship of capacity 4 (2025 5.2.III.2.3).
    """
    edition = table.edition
    offered = [c for c, count in table.ships.items() if count and edition.ship_level[c] <= level]
    if 4 in offered and company.ships.count(4) >= edition.fours_each:
        offered.remove(4)
    return offered


def berths(table: Table, company: Company) -> list[int]:
    """What a new ship may come instead of: none, 0, at a free pier, or one that is owned.

    Water Frame swaps only with no pier free, the 2025 edition always (A16).
    """
    edition = table.edition
    free = [0] if len(company.ships) < edition.piers else []
    if free and not edition.switches.swap_at_any_pier:
        return free
    return [*free, *dict.fromkeys(company.ships)]


def has_crew(table: Table, capacity: int, instead: int) -> bool:
    """Whether the job market has the workers for a ship."""
    return crew_needed(table, capacity, instead) <= table.market.hireable


def crew_needed(table: Table, capacity: int, instead: int) -> int:
    """Workers to be hired for a ship, besides the crew of the other one (decision E8)."""
    crew = table.edition.crew
    return crew[capacity] - crew.get(instead, 0)


def ship_moves(table: Table, company: Company, level: int) -> list[Move]:
    places = berths(table, company)
    return [
        SWAP_SHIP[capacity][old] if old else TAKE_SHIP[capacity]
        for capacity in ships_on_offer(table, company, level)
        for old in places
        if old < capacity and has_crew(table, capacity, old)
    ]


def why_not_ship(table: Table, company: Company, move: TakeShip, level: int) -> Refusal | None:
    """The rule against taking a ship."""
    capacity, old = move.capacity, move.instead
    if capacity not in ships_on_offer(table, company, level):
        if not table.ships.get(capacity):
            return Refusal("ship-not-on-offer", "II.3.2.3", capacity=capacity)
        if table.edition.ship_level[capacity] > level:
            return Refusal("ship-of-later-level", "II.3.2.3", capacity=capacity, level=level)
        return Refusal("one-four-each", "II.3.2.3")
    places = berths(table, company)
    if old not in places:
        if not old:
            return Refusal("no-free-pier", "II.3.2.3")
        if 0 in places and not table.edition.switches.swap_at_any_pier:
            return Refusal("pier-still-free", "II.3.2.3")
        return Refusal("ship-not-owned", "II.3.2.3", capacity=old)
    if not has_crew(table, capacity, old):
        return Refusal("no-crew", "II.3.2.3", capacity=capacity)
    return None


def take_ship(table: Table, company: Company, move: TakeShip) -> None:
    capacity, old = move.capacity, move.instead
    needed = crew_needed(table, capacity, old)
    table.ships[capacity] -= 1
    if old:
        table.ships[old] = table.ships.get(old, 0) + 1
        places = places_of_ship(company, old)
        # Of two like ships the inactive one stays: what is active can sail at once.
        if old not in company.active_ships():
            company.inactive[company.inactive.index(old)] = capacity
        company.ships.remove(old)
        if len(places) > 1:
            table.ask(SwappedShip(company.seat, capacity, old))
        elif places[0] != PIER:
            company.spaces[places[0]] = f"ship-{capacity}"
    company.ships.append(capacity)
    table.market.hire(needed)
    table.journal.add("took-ship", company.seat, capacity=capacity, instead=old, crew=needed)
    if table.edition.ship_level[capacity] > table.level:
        invent(table, company)


def places_of_ship(company: Company, capacity: int) -> list[int]:
    """Where ships of a capacity lie: spaces of the administration chart, and the pier."""
    marker = f"ship-{capacity}"
    places = [index for index, lying in enumerate(company.spaces) if lying == marker]
    return places if len(places) == company.ships.count(capacity) else [*places, PIER]


class SwappedShip(Step[Table]):
    """Choose which of two like ships the new one replaces, and so where it lies."""

    __slots__ = ("capacity", "instead")
    section = "II.3.2.3"

    def __init__(self, seat: int, capacity: int, instead: int) -> None:
        self.seat = seat
        self.capacity = capacity
        self.instead = instead

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        marker = f"ship-{self.instead}"
        spaces = enumerate(company.spaces)
        moves: list[Move] = [SWAP[index] for index, lying in spaces if lying == marker]
        # One of the two is gone already: if one lies on the chart, the other was at the pier.
        return moves if len(moves) > 1 else [*moves, SWAP[PIER]]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Swap)
        if move.space:
            spaces = table.companies[self.seat].spaces
            spaces[table.edition.admin_spaces.index(move.space)] = f"ship-{self.capacity}"

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("choose-swapped-ship", "II.3.2.3", capacity=self.instead)
