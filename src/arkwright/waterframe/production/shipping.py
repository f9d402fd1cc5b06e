"""Shipping the active good to the colonies, and the contracts left unserved (III.4)."""

from arkwright.play import Move, Refusal
from arkwright.play.step import Step
from arkwright.waterframe.harbour import deliver, deliverable
from arkwright.waterframe.moves import DONE, SHIP, Ship
from arkwright.waterframe.table import Table

SPACES_LOST_AT_LIMIT = 2


class Shipment(Step[Table]):
    """In turn order, companies may serve their contract of the active good (III.4)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        seats = [seat for seat in table.order() if good in table.companies[seat].contracts]
        if seats:
            table.ask(*[Shipping(seat) for seat in seats], ContractGrowth())


class Shipping(Step[Table]):
    """Serve the contract of the active good whole, or decline."""

    __slots__ = ()
    section = "III.4"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        good = table.active
        most = min(company.unsold + company.stock[good], sum(company.ships))
        moves: list[Move] = [
            SHIP[good][count - 1] for count in deliverable(table, company, good) if count <= most
        ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Ship):
            company = table.companies[self.seat]
            ships = 1 if move.count <= max(company.ships) else len(company.ships)
            deliver(table, company, move.good, move.count, ships)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Ship):
            return None
        company = table.companies[self.seat]
        if move.good != table.active:
            return Refusal("ship-active-good-only", "III.4", good=table.active)
        if move.count not in deliverable(table, company, move.good):
            space = company.contracts[move.good]
            return Refusal("contract-whole", "III.4", good=move.good, space=space)
        goods = company.unsold + company.stock[move.good]
        if move.count > goods:
            return Refusal("fewer-goods-left", "III.4", good=move.good, count=goods)
        return Refusal("ships-too-small", "III.4", capacity=sum(company.ships))


class ContractGrowth(Step[Table]):
    """Every unserved contract of the active good rises, or costs share value (III.4, C15)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        spaces = table.edition.contract_spaces
        for seat in table.order():
            company = table.companies[seat]
            contract = company.contracts.get(good)
            if contract is None:
                continue
            if contract < spaces[-1]:
                company.contracts[good] = spaces[spaces.index(contract) + 1]
                table.journal.add("contract-rose", seat, good=good, space=company.contracts[good])
            else:
                table.move_share(company, -SPACES_LOST_AT_LIMIT)
                table.journal.add(
                    "contract-at-limit",
                    seat,
                    good=good,
                    space=contract,
                    spaces=SPACES_LOST_AT_LIMIT,
                )
