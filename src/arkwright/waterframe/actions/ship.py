"""The Ship action: one ship carries stored goods to serve contracts (II.2.7)."""

from arkwright.play import Move, Refusal, Step
from arkwright.waterframe.harbour import deliver, deliverable
from arkwright.waterframe.moves import DONE, SHIP, Ship
from arkwright.waterframe.table import Table


class ShipAction(Step[Table]):
    """Serve contracts from the warehouse with one ship, up to its capacity.

    `adjusted` is whether the Agent changed a contract already, `capacity` what is left of the
    ship's, `sailed` whether it has begun the voyage, which costs one share space.
    """

    __slots__ = ("adjusted", "capacity", "sailed")
    section = "II.2.7"

    def __init__(self, seat: int, adjusted: bool, capacity: int, sailed: bool) -> None:
        super().__init__(seat)
        self.adjusted = adjusted
        self.capacity = capacity
        self.sailed = sailed

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        for good, space in company.contracts.items():
            most = min(company.stock[good], self.capacity)
            for count in [space] if self.adjusted else deliverable(table, company, good):
                if count <= most:
                    moves.append(SHIP[good][count - 1])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Ship):
            company = table.companies[self.seat]
            adjusted = self.adjusted or move.count != company.contracts[move.good]
            deliver(table, company, move.good, move.count, 0 if self.sailed else 1)
            table.ask(ShipAction(self.seat, adjusted, self.capacity - move.count, True))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Ship):
            return None
        company = table.companies[self.seat]
        space = company.contracts.get(move.good, 0)
        if not space:
            return Refusal("no-contract", "II.2.7", good=move.good)
        counts = [space] if self.adjusted else deliverable(table, company, move.good)
        if move.count not in counts:
            return Refusal("contract-whole", "II.2.7", good=move.good, space=space)
        if move.count > company.stock[move.good]:
            count = company.stock[move.good]
            return Refusal("fewer-goods-stored", "II.2.7", good=move.good, count=count)
        return Refusal("ship-too-small", "II.2.7", capacity=self.capacity)
