"""How the planner answers every question: an estimate of each marker's best use, no search."""

from collections.abc import Callable

from arkwright.boardgame.actions.distribution import (
    PATENT_KEPT,
    DistributionAction,
    GiveDistribution,
)
from arkwright.boardgame.actions.exchange import ExchangeAction, part_of
from arkwright.boardgame.actions.factory import MODERNISING, FactoryAction
from arkwright.boardgame.actions.investor import InvestorAction
from arkwright.boardgame.actions.machinery import MachineryAction
from arkwright.boardgame.actions.quality import QualityAction
from arkwright.boardgame.actions.workers import WorkersAction
from arkwright.boardgame.moves import Build, Buy, Contract, Invest, Limit
from arkwright.boardgame.prices import OpeningPrice, PriceAdjustment, highest_opening
from arkwright.boardgame.table import Table
from arkwright.boardgame.turn import Administration
from arkwright.boardgame.vocabulary import DONE, PAY, PRICE
from arkwright.bots.boardgame.actions import (
    best_price,
    distribution_plan,
    machinery_plan,
    quality_plan,
    workers_plan,
)
from arkwright.bots.boardgame.exchange import exchange_plan, spare_cash
from arkwright.bots.boardgame.factory import factory_plan
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.boardgame.moments import MOMENTS
from arkwright.bots.boardgame.offers import best_offer
from arkwright.bots.boardgame.outlook import Outlook
from arkwright.bots.boardgame.turn import TurnPlanner
from arkwright.play import Game, Move, Step
from arkwright.play.step import Json

RESTING = ("done", "end turn", "stop")
"""Moves that leave things as they are, for questions the planner does not know."""


class Planner:
    """Plans one turn at a time, as its judgement compares the ways to spend it."""

    __slots__ = ("judgement",)

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.moves
        if len(moves) == 1:
            return moves[0]
        table = game.table
        assert isinstance(table, Table)
        wanted = answer(table, table.agenda[-1], moves, self.judgement)
        if wanted is not None:
            for move in moves:
                if move is wanted:
                    return move
        return resting(moves)


def resting(moves: list[Move]) -> Move:
    for move in moves:
        if move.text in RESTING:
            return move
    return moves[0]


def answer(table: Table, step: Step[Json], moves: list[Move], judgement: Judgement) -> Move | None:
    """The planner's answer to the question a step asks; None to leave things as they are."""
    company = table.companies[step.seat]
    moment = MOMENTS.get(type(step).__name__)
    outlook = Outlook(table, company, judgement)
    if moment is not None:
        return moment(outlook, step, moves)
    planned = PLANS.get(type(step).__name__)
    return planned(outlook, step, moves) if planned is not None else None


def first(moves: list[Move]) -> Move:
    return moves[0] if moves else DONE


def turn(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    return TurnPlanner(outlook).choose(moves)


def administration(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, Administration)
    pounds = [move.pounds for move in moves if hasattr(move, "pounds")]
    return PAY[TurnPlanner(outlook).pay(step.marker, min(pounds), max(pounds), step.fee)]


def factory_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, FactoryAction)
    plan = factory_plan(outlook, step.developer, step.discounted, 0)[1]
    if step.part == MODERNISING:
        plan = [move for move in plan if not isinstance(move, Build)]
    return first(plan)


def workers_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, WorkersAction)
    return first(workers_plan(outlook, spare_cash(outlook, True), step.fired, step.hired)[1])


def production_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """Nothing is made for the warehouse; the marker is placed for the prices that may change."""
    return DONE


def machinery_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, MachineryAction)
    return first(machinery_plan(outlook, step.left)[1])


def quality_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, QualityAction)
    levels = step.levels(outlook.table) - step.bought
    return first(quality_plan(outlook, levels, step.touched, 0)[1])


def distribution_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, DistributionAction)
    free = 0 if step.free == PATENT_KEPT else step.free
    return first(distribution_plan(outlook, step.left(outlook.table), free, step.touched)[1])


def give_distribution(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, GiveDistribution)
    plan = distribution_plan(outlook, 0, step.left, ())[1]
    return plan[0] if plan else moves[0]


def exchange_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    assert isinstance(step, ExchangeAction)
    for move in exchange_plan(outlook, spare_cash(outlook, True, 0, True))[1]:
        if part_of(move) < step.part:
            continue
        if isinstance(move, Buy) and step.traded == "sold":
            continue
        if isinstance(move, Contract) and move.good in step.contracts:
            continue
        if isinstance(move, Limit) and step.limited:
            continue
        return move
    return DONE


def investor_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """The half that gains most; after it, the other one."""
    assert isinstance(step, InvestorAction)
    planner = TurnPlanner(outlook)
    gains = planner.halves(step.pounds, planner.spare, planner.share_cash)
    best = 0.0
    chosen: Move = DONE
    for move in moves:
        if isinstance(move, Invest) and gains[move.marker] > best:
            best = gains[move.marker]
            chosen = move
    return chosen


def price_adjustment(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """The open price whose change gains most."""
    assert isinstance(step, PriceAdjustment)
    best = 0.0
    chosen: Move = DONE
    for good, factory in outlook.company.factories.items():
        if step.open(good):
            price = best_price(outlook, factory)
            if price == factory.price:
                continue
            gain = outlook.factory_worth(factory, True) - outlook.factory_worth(factory, False)
            if gain > best:
                best = gain
                chosen = PRICE[good][price]
    if chosen is DONE and DONE not in moves:
        # Once a price has changed, none may stay so high that nobody wants the good.
        for good, factory in outlook.company.factories.items():
            if factory.appeal(outlook.edition) < 0:
                return PRICE[good][best_price(outlook, factory)]
    return chosen


def opening_price(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    """The price for the goods of the first row, or of two rows if they can be staffed in time."""
    assert isinstance(step, OpeningPrice)
    factory = outlook.company.factories[step.good].copy()
    if outlook.turn_before(step.good):
        factory.workers[1] = outlook.edition.spaces[step.good][1]
    highest = highest_opening(outlook.table, outlook.company, factory)
    return PRICE[step.good][min(highest, best_price(outlook, factory))]


def special_marker(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move | None:
    return best_offer(outlook, moves)[1]


Answer = Callable[[Outlook, Step[Json], list[Move]], Move | None]
PLANS: dict[str, Answer] = {
    "Turn": turn,
    "Administration": administration,
    "FactoryAction": factory_action,
    "WorkersAction": workers_action,
    "MachineryAction": machinery_action,
    "QualityAction": quality_action,
    "DistributionAction": distribution_action,
    "GiveDistribution": give_distribution,
    "ProductionAction": production_action,
    "ExchangeAction": exchange_action,
    "InvestorAction": investor_action,
    "PriceAdjustment": price_adjustment,
    "OpeningPrice": opening_price,
    "SpecialMarker": special_marker,
    "StartMarker": special_marker,
    "MarkerForCharisma": special_marker,
}
