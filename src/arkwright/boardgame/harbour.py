"""Contracts with the East India Company, the ships, and what they deliver (II.2.7, III.4)."""

from collections.abc import Sequence

from arkwright.boardgame.company import Company
from arkwright.boardgame.money import receive
from arkwright.boardgame.moves import Ship
from arkwright.boardgame.table import Table
from arkwright.play import Refusal


def deliverable(table: Table, company: Company, good: str, capacity: int) -> list[int]:
    """The counts of a good that may be shipped: its contract's, with the Agent one more or less.

    Where no contracts are needed, any that ships of this capacity carry (2025 9.2.II.2).
    """
    if not table.edition.switches.contracts:
        return list(range(1, capacity + 1))
    space = company.contracts.get(good, 0)
    if not space:
        return []
    if "agent" in company.tiles:
        return [space - 1, space, space + 1]
    return [space]


def ships_needed(ships: Sequence[int], count: int) -> list[int]:
    """Which ships carry so many goods: the smallest that can alone, else all; none for none."""
    if not count:
        return []
    alone = [capacity for capacity in ships if capacity >= count]
    return [min(alone)] if alone else list(ships)


def deliver(
    table: Table, company: Company, good: str, count: int, ships: int, first: bool = True
) -> None:
    """Ship goods, new ones first, for the base quality of their factory each.

    `ships` are those that start with this delivery: each costs one share space. The Office pays
    once a voyage, with its `first` delivery.
    """
    new = min(company.unsold, count) if good == table.active else 0
    company.unsold -= new
    company.stock[good] -= count - new
    company.contracts.pop(good, None)
    factory = company.factories.get(good)
    pounds = count * factory.base_quality(table.edition) if factory is not None else 0
    table.move_share(company, -ships)
    table.journal.add("shipped", company.seat, good=good, count=count, ships=ships)
    receive(table, company, pounds, "shipping")
    if first and "office" in company.tiles:
        receive(table, company, table.edition.office_pounds, "office")


def turn_over(table: Table, company: Company, ships: Sequence[int]) -> None:
    """Ships that sailed without contracts are inactive until the stock exchange (2025 9.2.II.2)."""
    if ships and not table.edition.switches.contracts:
        company.inactive += ships
        table.journal.add("ships-turned", company.seat, capacity=sum(ships), count=len(ships))


def give_up_ship(table: Table, company: Company, capacity: int) -> int:
    """Put a ship back on the mat and its crew to the fired; how many these are (6.II, 10.2)."""
    crew = table.edition.crew[capacity]
    company.ships.remove(capacity)
    if capacity in company.inactive:
        company.inactive.remove(capacity)
    table.ships[capacity] = table.ships.get(capacity, 0) + 1
    table.market.fire(crew)
    return crew


def why_not_ship(
    table: Table, company: Company, move: Ship, counts: list[int], goods: int, capacity: int
) -> Refusal:
    """Why a delivery is none of these counts, or more than the goods or the ships (II.2.7)."""
    good = move.good
    if table.edition.switches.contracts:
        space = company.contracts.get(good, 0)
        if not space:
            return Refusal("no-contract", "II.2.7", good=good)
        if move.count not in counts:
            return Refusal("contract-whole", "II.2.7", good=good, space=space)
    if move.count > goods:
        return Refusal("fewer-goods-stored", "II.2.7", good=good, count=goods)
    return Refusal("ship-too-small", "II.2.7", capacity=capacity)
