"""The clerk's short answers: set-up, tiles, events, the end of decades and of the game."""

from collections.abc import Callable

from arkwright.boardgame.broker import BrokerWindow
from arkwright.boardgame.edition import GOODS, ROWS, USUAL
from arkwright.boardgame.event_choices import Luddites
from arkwright.boardgame.inventor import KeepInventor
from arkwright.boardgame.moves import Advance, Dismiss, Found, Repay, Reseat, ReturnTile, Use
from arkwright.boardgame.preparation import FOUNDED_ROWS
from arkwright.boardgame.special import MarkerForCharisma
from arkwright.boardgame.table import Table
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
from arkwright.bots.boardgame.sale import after_sale, call, declaration, overflow, press_attache
from arkwright.bots.boardgame.tiles import invention_worth, tile_worth
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of
from arkwright.play import Move, Step

USED_UP = 99
"""What the next use of an Inventor counts that has none: nothing is lost with it."""
FIRST_CHOICE = {"food": 0.3, "clothes": 0.6, "cutlery": 1.2, "lamps": 2.0}
RIVAL_SHARE = 1.0


# Set-up


def foundation(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """A good that few others make, rather a dear one; of the kind that will earn most."""
    worths = (
        (FIRST_CHOICE[good] - RIVAL_SHARE * len(valuation.prospects[good].rivals), good)
        for good in GOODS
        if FOUND[USUAL][good] in moves
    )
    chosen = best_of(worths, -100.0, "")[1]
    found = [move for move in moves if isinstance(move, Found) and move.good == chosen]
    return max(found, key=lambda move: founding_gain(valuation, move), default=moves[0])


def founding_gain(valuation: Valuation, move: Found) -> float:
    """What a first factory will earn in all its productions, less its cost."""
    draft = opened(valuation, move.good, 1, FOUNDED_ROWS, move.category)
    return (
        valuation.factory_worth(draft, True)
        - draft.base_quality(valuation.edition) * valuation.pound
    )


def start_capital(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    company = valuation.company
    costs = sum(factory.base_quality(valuation.edition) for factory in company.factories.values())
    count = -(
        -(costs + int(valuation.judgement.start_cash)) // valuation.table.share_value(company)
    )
    return max(SELL[0], SELL[min(count, company.shares) - 1], key=moves.count)


# The end of the decade


def broker_trade(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Buy in the second window, when wages and event are paid."""
    table = valuation.table
    if table.last_decade or any(isinstance(step, BrokerWindow) for step in table.agenda):
        return DONE
    count = shares_to_buy(valuation, spare_cash(valuation, False, 0, True))
    return BUY[count - 1] if count else DONE


def dismiss_harbour(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Nobody stays in a warehouse that holds nothing."""
    company = valuation.company
    if not any(company.stock.values()):
        for move in moves:
            if isinstance(move, Dismiss) and move.what in company.posts:
                return move
    return DONE


def charisma(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Where it brings a special marker, give it for the first one that is worth having."""
    table = valuation.table
    if not table.edition.switches.charisma_brings_marker:
        return DONE
    offers = MarkerForCharisma(step.seat).moves(table)
    if best_offer(valuation, offers)[1] is DONE:
        return DONE
    return START[(step.seat + 1) % table.seats]


def start_player(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Be last in the cycle of the good that brings most."""
    incomes = (
        (factory.output(valuation.edition) * factory.price, GOODS.index(good))
        for good in GOODS
        if (factory := valuation.company.factories.get(good)) is not None
    )
    cycle = best_of(incomes, -1, 0)[1]
    return START[(step.seat + 1 - cycle) % valuation.table.seats]


def final_exchange(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Clear the warehouse, repay, and put everything into shares."""
    for good in GOODS:
        count = valuation.company.stock[good]
        if count:
            return CLEAR[good][count - 1]
    repayments = [move for move in moves if isinstance(move, Repay)]
    buys = [move for move in moves if move in BUY]
    return [DONE, *buys, *repayments][-1]


# Tiles


def fifth_tile(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Return the tile that is worth least."""
    tiles = valuation.company.tiles
    return min(
        (move for move in moves if isinstance(move, ReturnTile)),
        key=lambda move: tile_worth(valuation, move.tile, tiles[move.tile]),
        default=moves[0],
    )


def choose_inventor(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Use the tile whose next use would cost more: the cheaper one stays."""
    used = valuation.company.inventions
    prices = valuation.edition.invention_price

    def next_price(kind: str) -> int:
        later = prices[kind][used.get(kind, 0) + 1 :]
        return later[0] if later else USED_UP

    return max(moves, key=lambda move: next_price(move.tile) if isinstance(move, Use) else 0)


def keep_inventor(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Pay for another use if it promises more than that."""
    assert isinstance(step, KeepInventor)
    price = valuation.edition.invention_price[step.tile][valuation.company.inventions[step.tile]]
    if spare_cash(valuation, True) < price or invention_worth(valuation, step.tile) <= 0:
        return RETURN[step.tile]
    return KEEP[step.tile]


def reseating(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Seat workers where a row can be completed."""

    def gain(move: Reseat) -> float:
        factory = valuation.company.factories[move.good]
        draft = factory.copy()
        gap = factory.gap(valuation.edition, move.row - 1)
        draft.workers[move.row - 1] += gap
        more = valuation.factory_worth(draft, False) - valuation.factory_worth(factory, False)
        return more / gap

    return best_of(((gain(move), move) for move in moves if isinstance(move, Reseat)), 0.0, DONE)[1]


# Events


def luddites(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Pay if the machine saves more than that; else give one of the last row."""
    assert isinstance(step, Luddites)
    phases = valuation.prospects[step.good].phases
    saved = phases * (valuation.table.wage - 1)
    if saved + 2 * phases > 5 and valuation.company.cash > 10:
        return PAY_OFF[step.good]
    for row in reversed(ROWS):
        if LOSE_MACHINE[step.good][row] in moves:
            return LOSE_MACHINE[step.good][row]
    return PAY_OFF[step.good]


def advance_workers(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """A worker of the last row moves up."""
    for move in reversed(moves):
        if isinstance(move, Advance):
            return move
    return DONE


def opium_war(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Send the ship that brings fewer pounds than the war brings share spaces."""
    ships = valuation.company.ships
    for capacity in ships:
        spaces = capacity // 2
        if spaces * valuation.step > ship_worth(valuation, capacity, capacity):
            return ENLIST[capacity]
    return DONE


def recession(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    if LOSE_SHARE not in moves or 2 * valuation.step < valuation.final_value:
        return LOSE_SPACES
    return LOSE_SHARE


Answer = Callable[[Valuation, Step[Table], list[Move]], Move | None]
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
