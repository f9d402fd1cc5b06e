"""The clerk's short answers: set-up, tiles, events, the end of decades and of the game."""

from collections.abc import Callable

from arkwright.boardgame.broker import BrokerWindow
from arkwright.boardgame.edition import GOODS, ROWS, USUAL
from arkwright.boardgame.events import Luddites
from arkwright.boardgame.moves import Advance, Dismiss, Found, Repay, Reseat, ReturnTile, Use
from arkwright.boardgame.preparation import FOUNDED_ROWS
from arkwright.boardgame.special import KeepInventor, MarkerForCharisma
from arkwright.boardgame.vocabulary import (
    BUY,
    CLEAR,
    DONE,
    ENLIST,
    FOUND,
    KEEP,
    LOSE_MACHINE,
    LOSE_SHARE,
    LOSE_SPACES,
    PAY_OFF,
    RETURN,
    SELL,
    START,
)
from arkwright.bots.boardgame.exchange import shares_to_buy, spare_cash
from arkwright.bots.boardgame.factory import opened
from arkwright.bots.boardgame.harbour import ship_action, shipping
from arkwright.bots.boardgame.influence import influence_bonus, take_influence
from arkwright.bots.boardgame.offers import best_offer, ship_worth
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.bots.boardgame.sale import after_sale, call, declaration, overflow, press_attache
from arkwright.bots.boardgame.tiles import invention_worth, tile_worth
from arkwright.play import Move, Step
from arkwright.play.step import Json

USED_UP = 99
"""What the next use of an Inventor counts that has none: nothing is lost with it."""
FIRST_CHOICE = {"food": 0.3, "clothes": 0.6, "cutlery": 1.2, "lamps": 2.0}
RIVAL_SHARE = 1.0


# Set-up


def foundation(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """A good that few others make, rather a dear one; of the kind that will earn most."""
    best = -100.0
    chosen = ""
    for good in GOODS:
        if FOUND[USUAL][good] in moves:
            worth = FIRST_CHOICE[good] - RIVAL_SHARE * len(outlook.prospects[good].rivals)
            if worth > best:
                best = worth
                chosen = good
    found = [move for move in moves if isinstance(move, Found) and move.good == chosen]
    return max(found, key=lambda move: founding_gain(outlook, move), default=moves[0])


def founding_gain(outlook: Outlook, move: Found) -> float:
    """What a first factory will earn in all its productions, less its cost."""
    draft = opened(outlook, move.good, 1, FOUNDED_ROWS, move.category)
    return outlook.factory_worth(draft, True) - draft.base_quality(outlook.edition) * outlook.pound


def start_capital(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    company = outlook.company
    costs = sum(factory.base_quality(outlook.edition) for factory in company.factories.values())
    count = -(-(costs + int(outlook.judgement.start_cash)) // outlook.table.share_value(company))
    return max(SELL[0], SELL[min(count, company.shares) - 1], key=moves.count)


# The end of the decade


def broker_trade(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Buy in the second window, when wages and event are paid."""
    table = outlook.table
    if table.last_decade or any(isinstance(step, BrokerWindow) for step in table.agenda):
        return DONE
    count = shares_to_buy(outlook, spare_cash(outlook, False, 0, True))
    return BUY[count - 1] if count else DONE


def dismiss_harbour(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Nobody stays in a warehouse that holds nothing."""
    company = outlook.company
    if not any(company.stock.values()):
        for move in moves:
            if isinstance(move, Dismiss) and move.what in company.posts:
                return move
    return DONE


def charisma(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Where it brings a special marker, give it for the first one that is worth having."""
    table = outlook.table
    if not table.edition.switches.charisma_brings_marker:
        return DONE
    offers = MarkerForCharisma(step.seat).moves(table)
    if best_offer(outlook, offers)[1] is DONE:
        return DONE
    return START[(step.seat + 1) % table.seats]


def start_player(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Be last in the cycle of the good that brings most."""
    best = -1
    cycle = 0
    for index, good in enumerate(GOODS):
        factory = outlook.company.factories.get(good)
        if factory is not None:
            income = factory.output(outlook.edition) * factory.price
            if income > best:
                best = income
                cycle = index
    seats = outlook.table.seats
    return START[(step.seat + 1 - cycle) % seats]


def final_exchange(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Clear the warehouse, repay, and put everything into shares."""
    for good in GOODS:
        count = outlook.company.stock[good]
        if count:
            return CLEAR[good][count - 1]
    most: Move = DONE
    for move in moves:
        if isinstance(move, Repay):
            most = move
    if most is not DONE:
        return most
    buys = [move for move in moves if move in BUY]
    return buys[-1] if buys else DONE


# Tiles


def fifth_tile(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Return the tile that is worth least."""
    tiles = outlook.company.tiles
    best = 1e9
    chosen = moves[0]
    for move in moves:
        if isinstance(move, ReturnTile):
            worth = tile_worth(outlook, move.tile, tiles[move.tile])
            if worth < best:
                best = worth
                chosen = move
    return chosen


def choose_inventor(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Use the tile whose next use would cost more: the cheaper one stays."""
    used = outlook.company.inventions
    prices = outlook.edition.invention_price

    def next_price(kind: str) -> int:
        later = prices[kind][used.get(kind, 0) + 1 :]
        return later[0] if later else USED_UP

    return max(moves, key=lambda move: next_price(move.tile) if isinstance(move, Use) else 0)


def keep_inventor(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Pay for another use if it promises more than that."""
    assert isinstance(step, KeepInventor)
    price = outlook.edition.invention_price[step.tile][outlook.company.inventions[step.tile]]
    if spare_cash(outlook, True) < price or invention_worth(outlook, step.tile) <= 0:
        return RETURN[step.tile]
    return KEEP[step.tile]


def reseating(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Seat workers where a row can be completed."""
    best = 0.0
    chosen: Move = DONE
    for move in moves:
        if isinstance(move, Reseat):
            factory = outlook.company.factories[move.good]
            draft = factory.copy()
            gap = factory.gap(outlook.edition, move.row - 1)
            draft.workers[move.row - 1] += gap
            gain = outlook.factory_worth(draft, False) - outlook.factory_worth(factory, False)
            if gain / gap > best:
                best = gain / gap
                chosen = move
    return chosen


# Events


def luddites(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Pay if the machine saves more than that; else give one of the last row."""
    assert isinstance(step, Luddites)
    phases = outlook.prospects[step.good].phases
    saved = phases * (outlook.table.wage - 1)
    if saved + 2 * phases > 5 and outlook.company.cash > 10:
        return PAY_OFF[step.good]
    for row in reversed(ROWS):
        if LOSE_MACHINE[step.good][row] in moves:
            return LOSE_MACHINE[step.good][row]
    return PAY_OFF[step.good]


def advance_workers(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """A worker of the last row moves up."""
    for move in reversed(moves):
        if isinstance(move, Advance):
            return move
    return DONE


def opium_war(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Send the ship that brings fewer pounds than the war brings share spaces."""
    ships = outlook.company.ships
    for capacity in ships:
        spaces = capacity // 2
        if spaces * outlook.step > ship_worth(outlook, capacity, capacity):
            return ENLIST[capacity]
    return DONE


def recession(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    if LOSE_SHARE not in moves or 2 * outlook.step < outlook.final_value:
        return LOSE_SPACES
    return LOSE_SHARE


Answer = Callable[[Outlook, Step[Json], list[Move]], Move | None]
MOMENTS: dict[str, Answer] = {
    "Foundation": foundation,
    "StartCapital": start_capital,
    "Call": call,
    "Declaration": declaration,
    "AfterSale": after_sale,
    "PressAttache": press_attache,
    "Shipping": shipping,
    "ShipAction": ship_action,
    "Overflow": overflow,
    "TakeInfluence": take_influence,
    "InfluenceBonus": influence_bonus,
    "BrokerTrade": broker_trade,
    "DismissHarbour": dismiss_harbour,
    "Charisma": charisma,
    "StartPlayer": start_player,
    "FinalExchange": final_exchange,
    "FifthTile": fifth_tile,
    "ChooseInventor": choose_inventor,
    "KeepInventor": keep_inventor,
    "Reseating": reseating,
    "Luddites": luddites,
    "AdvanceWorkers": advance_workers,
    "OpiumWar": opium_war,
    "Recession": recession,
}
