"""Shipping the active good to the colonies, and the contracts left unserved (III.4)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.harbour import deliver, deliverable, ships_needed, turn_over, why_not_ship
from arkwright.boardgame.moves import Ship
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, SHIP
from arkwright.play import Move, Refusal
from arkwright.play.step import Step

SPACES_LOST_AT_LIMIT = 2


class Shipment(Step[Table]):
    """In turn order, companies may ship the active good, mostly on a contract (III.4)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        seats = [seat for seat in table.order() if may_ship(table, table.companies[seat])]
        if seats:
            table.ask(*[Shipping(seat) for seat in seats], ContractGrowth())


def may_ship(table: Table, company: Company) -> bool:
    """Whether there is a contract to serve; without contracts, whether there is any good to ship.

    III.4, 2025 9.2.II.2.
    """
    good = table.active
    if table.edition.switches.contracts:
        return good in company.contracts
    return company.unsold + company.stock[good] > 0 and bool(company.active_ships())


def loadable(table: Table, company: Company, good: str) -> list[int]:
    """The counts of the active good that can go: as many as are left, on ships that sail."""
    capacity = sum(company.active_ships())
    most = min(company.unsold + company.stock[good], capacity)
    return [count for count in deliverable(table, company, good, capacity) if count <= most]


class Shipping(Step[Table]):
    """Serve the contract of the active good whole, or decline; ship freely without contracts."""

    __slots__ = ()
    section = "III.4"

    def moves(self, table: Table) -> list[Move]:
        cargoes = loadable(table, table.companies[self.seat], table.active)
        return [*(SHIP[table.active][count - 1] for count in cargoes), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Ship):
            company = table.companies[self.seat]
            ships = ships_needed(company.active_ships(), move.count)
            deliver(table, company, move.good, move.count, len(ships))
            turn_over(table, company, ships)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Ship):
            return None
        company = table.companies[self.seat]
        if move.good != table.active:
            return Refusal("ship-active-good-only", "III.4", good=table.active)
        if move.count in loadable(table, company, move.good):
            return None
        capacity = sum(company.active_ships())
        counts = deliverable(table, company, move.good, capacity)
        goods = company.unsold + company.stock[move.good]
        if move.count > goods and (move.count in counts or not table.edition.switches.contracts):
            return Refusal("fewer-goods-left", "III.4", good=move.good, count=goods)
        if move.count > capacity and move.count in counts:
            return Refusal("ships-too-small", "III.4", capacity=capacity)
        return why_not_ship(table, company, move, counts, goods, capacity)


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
            if contract < (company.contract_limit or spaces[-1]):
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
