"""The production phase answered by an estimate: what to sell, to ship, to store and to waste."""

from arkwright.bots.cardgame.actions import penalty, ship_price
from arkwright.bots.cardgame.estimate import Estimate
from arkwright.bots.cardgame.market import ENOUGH
from arkwright.cardgame.edition import PATRONS
from arkwright.cardgame.moves import ClearGoods, Drop, SellFromStore, ShipGoods, UseCard
from arkwright.cardgame.production import Selling
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, SHIP, USE
from arkwright.cardgame.warehouse import StoreOverflow, capacity, in_the_way
from arkwright.play import Move, Step


def selling(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """Patrons for goods left over, then stored goods, and the Extra Shift where it sells."""
    assert isinstance(step, Selling)
    company = estimate.company
    for move in moves:
        if isinstance(move, UseCard) and move.card in PATRONS:
            return move
    stored = [move for move in moves if isinstance(move, SellFromStore)]
    allowed = step.allowed(estimate.table, company)
    available = company.left + company.stock[estimate.table.active]
    if USE["extra-shift"] in moves and available < allowed:
        last_chance = estimate.rounds_left <= len(company.factories)
        if last_chance or available < ENOUGH <= available + 1 or estimate.decade > 0:
            return USE["extra-shift"]
    return stored[-1] if stored else DONE


def left_overs(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """Ship as many goods as pay for their ships; the rest waits in the warehouse."""
    company = estimate.company
    good = estimate.table.active
    price = ship_price(estimate, company, good) - kept_price(estimate, good)
    capacity_of_ship = company.allows(estimate.edition, "shipping")
    best = 0.0
    chosen: Move = DONE
    for move in moves:
        if isinstance(move, ShipGoods):
            ships = -(-move.count // capacity_of_ship)
            if company.ready("trade-office"):
                ships -= 1
            gain = move.count * (price * estimate.pound + estimate.judgement.overseas) - penalty(
                estimate, ships
            )
            # What finds no room in the warehouses is worth nothing if it stays.
            room = capacity(estimate.table, company, good) - company.stock[good]
            wasted = max(0, company.left - room)
            gain += min(move.count, wasted) * kept_price(estimate, good)
            gain += shortage_relief(estimate, move.count * ship_price(estimate, company, good))
            if gain > best:
                best = gain
                chosen = SHIP[good][move.count - 1]
    return chosen


def kept_price(estimate: Estimate, good: str) -> float:
    """What a good in the warehouse will bring."""
    again = len(estimate.coming(good)) > 0
    return estimate.edition.end_price[good] * (1.2 if again else 1.0)


def shortage_relief(estimate: Estimate, pounds: int) -> float:
    """Points saved when this money keeps the company off the emergency fund."""
    company = estimate.company
    factory = company.factories[estimate.table.active]
    short = estimate.cost(factory, estimate.decade, 0) - company.cash
    return 1.5 * max(0, min(short, pounds))


def spare_token(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    return USE["trade-office"]


def store_overflow(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """Clear goods away that bring less than those they make room for."""
    assert isinstance(step, StoreOverflow)
    prices = estimate.edition.end_price
    gain = min(step.left, estimate.edition.small_warehouse_goods) * prices[step.good]
    for move in moves:
        if isinstance(move, ClearGoods):
            lost = in_the_way(estimate.table, estimate.company, step.good, move.good)
            if lost * prices[move.good] < gain:
                return move
    return DONE


def lost_warehouse(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """Drop what brings least."""
    prices = estimate.edition.end_price
    drops = [move for move in moves if isinstance(move, Drop)]
    return min(drops, key=lambda move: prices[move.good])


def break_tie(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    return USE["entrepreneur"] if estimate.step else DONE
