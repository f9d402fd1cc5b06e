"""What the clerk does with its ships: voyages in production and by the Ship action, contracts."""

from collections.abc import Sequence

from arkwright.boardgame.actions.ship import ShipAction, ships_of
from arkwright.boardgame.harbour import deliverable, ships_needed
from arkwright.boardgame.moves import Ship
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, SHIP
from arkwright.bots.boardgame.exchange import LEAST_GAIN, Plan
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of
from arkwright.play import Move, Step


def voyage_worth(valuation: Valuation, good: str, count: int, starting: int) -> float:
    """What goods bring overseas, less the share spaces of the ships that start with them."""
    factory = valuation.company.factories.get(good)
    pounds = count * factory.base_quality(valuation.edition) if factory is not None else 0
    return pounds * valuation.pound - starting * valuation.step


def shipping(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Serve the contract, with as many goods as may be; without contracts, ship what pays."""
    contracts = valuation.edition.switches.contracts
    ships = valuation.company.active_ships()

    def worth(move: Ship) -> float:
        if contracts:
            return float(move.count)
        starting = len(ships_needed(ships, move.count))
        return voyage_worth(valuation, move.good, move.count, starting)

    return best_of(((worth(move), move) for move in moves if isinstance(move, Ship)), 0.0, DONE)[1]


def ship_plan(valuation: Valuation, ships: Sequence[int], on_board: int) -> Plan:
    """Load stored goods, the dearest overseas first, if they bring more than at the exchange."""
    table = valuation.table
    company = valuation.company
    fixed_price = valuation.edition.fixed_price
    capacity = sum(ships)
    goods = sorted(
        company.factories.values(), key=lambda f: f.base_quality(valuation.edition), reverse=True
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
        gain = voyage_worth(valuation, good, count, starting)
        gain -= count * fixed_price[good] * valuation.pound
        if gain > LEAST_GAIN:
            total += gain
            moves.append(SHIP[good][count - 1])
            on_board += count
    return total, moves


def voyage_gain(valuation: Valuation, marker: str) -> float:
    """What a Ship action with a marker gains, where ships do not wait on the chart."""
    if not valuation.edition.switches.both_ships:
        return 0.0
    return ship_plan(valuation, ships_of(valuation.company, marker), 0)[0]


def ship_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, ShipAction)
    plan = ship_plan(valuation, step.ships, step.shipped)[1]
    return plan[0] if plan else DONE
