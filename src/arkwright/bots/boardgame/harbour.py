"""What the clerk does with its ships: voyages in production and by the Ship action, contracts."""

from collections.abc import Sequence

from arkwright.boardgame.actions.ship import ShipAction, ships_of
from arkwright.boardgame.harbour import deliverable, ships_needed
from arkwright.boardgame.moves import Ship
from arkwright.boardgame.vocabulary import DONE, SHIP
from arkwright.bots.boardgame.exchange import LEAST_GAIN, Plan
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.play import Move, Step
from arkwright.play.step import Json


def voyage_worth(outlook: Outlook, good: str, count: int, starting: int) -> float:
    """What goods bring overseas, less the share spaces of the ships that start with them."""
    factory = outlook.company.factories.get(good)
    pounds = count * factory.base_quality(outlook.edition) if factory is not None else 0
    return pounds * outlook.pound - starting * outlook.step


def shipping(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Serve the contract, with as many goods as may be; without contracts, ship what pays."""
    contracts = outlook.edition.switches.contracts
    ships = outlook.company.active_ships()
    best = 0.0
    chosen: Move = DONE
    for move in moves:
        if isinstance(move, Ship):
            worth = float(move.count)
            if not contracts:
                starting = len(ships_needed(ships, move.count))
                worth = voyage_worth(outlook, move.good, move.count, starting)
            if worth > best:
                best = worth
                chosen = move
    return chosen


def ship_plan(outlook: Outlook, ships: Sequence[int], on_board: int) -> Plan:
    """Load stored goods, the dearest overseas first, if they bring more than at the exchange."""
    table = outlook.table
    company = outlook.company
    fixed_price = outlook.edition.fixed_price
    capacity = sum(ships)
    goods = sorted(
        company.factories.values(), key=lambda f: f.base_quality(outlook.edition), reverse=True
    )
    total = 0.0
    moves: list[Move] = []
    for factory in goods:
        good = factory.good
        most = min(company.stock[good], capacity - on_board)
        counts = [n for n in deliverable(table, company, good, capacity) if n <= most]
        if not counts:
            continue
        count = max(counts)
        starting = len(ships_needed(ships, on_board + count)) - len(ships_needed(ships, on_board))
        gain = voyage_worth(outlook, good, count, starting)
        gain -= count * fixed_price[good] * outlook.pound
        if gain > LEAST_GAIN:
            total += gain
            moves.append(SHIP[good][count - 1])
            on_board += count
    return total, moves


def voyage_gain(outlook: Outlook, marker: str) -> float:
    """What a Ship action with a marker gains, where ships do not wait on the chart."""
    if not outlook.edition.switches.both_ships:
        return 0.0
    return ship_plan(outlook, ships_of(outlook.company, marker), 0)[0]


def ship_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, ShipAction)
    plan = ship_plan(outlook, step.ships, step.shipped)[1]
    return plan[0] if plan else DONE
