"""The Ship action: ships carry stored goods, to serve contracts or without any (II.2.7)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import BOTH_SHIPS, CAPACITIES
from arkwright.boardgame.harbour import deliver, deliverable, ships_needed, turn_over, why_not_ship
from arkwright.boardgame.moves import Ship
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, SHIP
from arkwright.play import Move, Refusal, Step

CAPACITY = {f"ship-{capacity}": capacity for capacity in CAPACITIES}
"""What each ship's marker carries."""


def voyages(table: Table, company: Company) -> list[str]:
    """The ships that could make a Ship action, as markers; both together where that goes."""
    if not company.ships:
        return []
    markers = [f"ship-{capacity}" for capacity in dict.fromkeys(company.ships)]
    if len(company.ships) > 1:
        markers.append(BOTH_SHIPS)
    return [
        marker
        for marker in markers
        if why_not_sail(table, company, marker) is None and unserved(table, company, marker) is None
    ]


def why_not_sail(table: Table, company: Company, marker: str) -> Refusal | None:
    """Why a ship, or both, can't sail, whatever they would carry (II.2.7)."""
    if marker == BOTH_SHIPS:
        if len(company.ships) < 2 or not table.edition.switches.both_ships:
            return Refusal("no-two-ships", "II.2.7")
        return Refusal("ships-inactive", "9.2.II.2") if company.inactive else None
    capacity = CAPACITY[marker]
    if capacity not in company.ships:
        return Refusal("ship-not-owned", "II.2.7", capacity=capacity)
    if company.inactive and capacity not in company.active_ships():
        return Refusal("ships-inactive", "9.2.II.2")
    # A ship that lies on the administration chart has acted already.
    if company.spaces.count(marker) >= company.ships.count(capacity):
        return Refusal("marker-placed-already", "II.1", marker=marker)
    return None


def unserved(table: Table, company: Company, marker: str) -> Refusal | None:
    """What a Ship action lacks, where it needs more than a ship (2025 5.2.II.7).

    A ship that lies on a space may go there for nothing; those of 2025 lie on none.
    """
    edition = table.edition
    if not (edition.switches.both_ships and edition.rules.ship_action_needs_cargo):
        return None
    if not any(company.stock.values()):
        return Refusal("no-goods-to-ship", "II.2.7")
    action = ShipAction.with_marker(company, marker)
    if action.deliveries(table):
        return None
    return Refusal("no-contract-to-serve", "II.2.7", capacity=sum(action.ships))


def capacity_of(company: Company, marker: str) -> int:
    """What the ships of a Ship action carry together."""
    return sum(ships_of(company, marker))


def ships_of(company: Company, marker: str) -> tuple[int, ...]:
    return tuple(company.ships) if marker == BOTH_SHIPS else (CAPACITY[marker],)


class ShipAction(Step[Table]):
    """Serve contracts from the warehouse with `ships`, up to their capacity.

    `adjusted` is whether the Agent changed a contract already, `shipped` how many goods are on
    board. Each ship that is needed costs one share space.
    """

    __slots__ = ("adjusted", "shipped", "ships")
    section = "II.2.7"

    def __init__(self, seat: int, adjusted: bool, shipped: int, ships: tuple[int, ...]) -> None:
        self.seat = seat
        self.adjusted = adjusted
        self.shipped = shipped
        self.ships = ships

    @classmethod
    def with_marker(cls, company: Company, marker: str) -> "ShipAction":
        return cls(company.seat, False, 0, ships_of(company, marker))

    def counts(self, table: Table, company: Company, good: str) -> list[int]:
        """The counts of a good that may go on board: a contract's, the Agent's if he has not."""
        if self.adjusted and not table.edition.switches.agent_for_every_contract:
            return [company.contracts[good]] if good in company.contracts else []
        return deliverable(table, company, good, sum(self.ships))

    def loadable(self, table: Table, company: Company, good: str) -> list[int]:
        """Those of the counts that are stored and find room."""
        most = min(company.stock[good], sum(self.ships) - self.shipped)
        if most < 1:
            return []
        return [count for count in self.counts(table, company, good) if count <= most]

    def moves(self, table: Table) -> list[Move]:
        return [*self.deliveries(table), DONE]

    def deliveries(self, table: Table) -> list[Move]:
        """What can be taken on board now."""
        company = table.companies[self.seat]
        goods = company.contracts if table.edition.switches.contracts else company.stock
        return [
            SHIP[good][count - 1] for good in goods for count in self.loadable(table, company, good)
        ]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Ship):
            adjusted = self.adjusted or move.count != company.contracts.get(move.good)
            shipped = self.shipped + move.count
            starting = len(ships_needed(self.ships, shipped))
            starting -= len(ships_needed(self.ships, self.shipped))
            deliver(table, company, move.good, move.count, starting, not self.shipped)
            table.ask(ShipAction(self.seat, adjusted, shipped, self.ships))
        else:
            turn_over(table, company, ships_needed(self.ships, self.shipped))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Ship):
            return None
        company = table.companies[self.seat]
        if move.count in self.loadable(table, company, move.good):
            return None
        counts = self.counts(table, company, move.good)
        stored = company.stock[move.good]
        left = sum(self.ships) - self.shipped
        return why_not_ship(table, company, move, counts, stored, left)
