"""How the planner answers every question: an estimate of each marker's best use, no search."""

from dataclasses import dataclass

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
from arkwright.boardgame.moves import Build, Buy, Contract, Invest, Limit, Price
from arkwright.boardgame.prices import OpeningPrice, PriceAdjustment, highest_opening
from arkwright.boardgame.table import Table
from arkwright.boardgame.turn import Administration, Turn
from arkwright.boardgame.vocabulary import DONE, PAY, PRICE
from arkwright.bots.boardgame.actions import (
    best_price,
    distribution_plan,
    machinery_plan,
    quality_plan,
    workers_plan,
)
from arkwright.bots.boardgame.exchange import LEAST_GAIN, NO_LOSS, exchange_plan, spare_cash
from arkwright.bots.boardgame.factory import factory_plan
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.boardgame.moments import MOMENTS, Answer
from arkwright.bots.boardgame.offers import WORTH_TAKING, best_offer
from arkwright.bots.boardgame.rehearsal import best_uses, idle
from arkwright.bots.boardgame.turn import TurnPlanner
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.comparison import best_of, legal
from arkwright.play import Game, Move, Step


@dataclass(slots=True)
class Planner:
    """Plans one turn at a time, as its judgement compares the ways to spend it."""

    judgement: Judgement

    def choose(self, game: Game, seat: int) -> Move:
        moves = game.moves
        if len(moves) == 1:
            return moves[0]
        table = game.table
        assert isinstance(table, Table)
        step = table.agenda[-1]
        if isinstance(step, Turn):
            return self.best_uses(game, seat, 1)[0]
        return legal(answer(table, step, moves, self.judgement), moves)

    def best_uses(self, game: Game, seat: int, count: int) -> list[Move]:
        """The best uses of the turn, of so many markers; at least one."""
        table = game.table
        assert isinstance(table, Table)
        valuation = Valuation(table, table.companies[seat], self.judgement)
        return best_uses(game, seat, TurnPlanner(valuation, 1), self.choose, count)


def answer(table: Table, step: Step[Table], moves: list[Move], judgement: Judgement) -> Move | None:
    """The planner's answer to the question a step asks; None to leave things as they are."""
    found = ANSWERS.get(type(step).__name__)
    if found is None:
        return None
    return found(Valuation(table, table.companies[step.seat], judgement), step, moves)


def first(moves: list[Move]) -> Move:
    return moves[0] if moves else DONE


def least_gain(valuation: Valuation, step: Step[Table]) -> float:
    """What a move must gain: only if nothing was done in this turn yet, no more than it loses."""
    return NO_LOSS if idle(valuation.table, step.seat) else LEAST_GAIN


def administration(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, Administration)
    pounds = [move.pounds for move in moves if hasattr(move, "pounds")]
    return PAY[TurnPlanner(valuation, 0).pay(step.marker, min(pounds), max(pounds), step.fee)]


def factory_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, FactoryAction)
    plan = factory_plan(valuation, step.developer, step.discounted, 0, 0)[1]
    if step.part == MODERNISING:
        plan = [move for move in plan if not isinstance(move, Build)]
    return first(plan)


def workers_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, WorkersAction)
    cash = max(0, spare_cash(valuation, True))
    return first(workers_plan(valuation, cash, step.fired, step.hired)[1])


def production_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Nothing is made for the warehouse; the marker is placed for the prices that may change."""
    return DONE


def machinery_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, MachineryAction)
    return first(machinery_plan(valuation, step.left)[1])


def quality_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, QualityAction)
    levels = step.levels(valuation.table) - step.bought
    least = least_gain(valuation, step)
    return first(quality_plan(valuation, levels, step.touched, 0, least)[1])


def distribution_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, DistributionAction)
    free = 0 if step.free == PATENT_KEPT else step.free
    left = step.left(valuation.table)
    least = least_gain(valuation, step)
    return first(distribution_plan(valuation, left, free, step.touched, least)[1])


def give_distribution(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, GiveDistribution)
    plan = distribution_plan(valuation, 0, step.left, ())[1]
    return plan[0] if plan else moves[0]


def exchange_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    assert isinstance(step, ExchangeAction)
    for move in exchange_plan(valuation, spare_cash(valuation, True, 0, True))[1]:
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


def investor_action(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """The half that gains most; after it, the other one."""
    assert isinstance(step, InvestorAction)
    planner = TurnPlanner(valuation, 0)
    gains = planner.halves(step.pounds, planner.spare, planner.share_cash)
    halves = ((gains[move.marker], move) for move in moves if isinstance(move, Invest))
    return best_of(halves, 0.0, DONE)[1]


def price_adjustment(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """The open price whose change gains most."""
    assert isinstance(step, PriceAdjustment)
    found: list[tuple[float, Move]] = []
    for good, factory in valuation.company.factories.items():
        price = best_price(valuation, factory) if step.open(good) else factory.price
        if price != factory.price:
            gain = valuation.factory_worth(factory, True) - valuation.factory_worth(factory, False)
            found.append((gain, PRICE[good][price]))
    chosen = best_of(found, 0.0, DONE)[1]
    if chosen is DONE and DONE not in moves:
        # Once a price has changed, none may stay so high that nobody wants the good.
        for good, factory in valuation.company.factories.items():
            if factory.appeal(valuation.edition) < 0:
                return PRICE[good][best_price(valuation, factory)]
    if chosen is DONE and idle(valuation.table, step.seat):
        prices = [move for move in moves if isinstance(move, Price)]
        return best_of(((repricing(valuation, move), move) for move in prices), NO_LOSS, DONE)[1]
    return chosen


def repricing(valuation: Valuation, move: Price) -> float:
    """What a factory gains by a price, as long as it is not changed again."""
    factory = valuation.company.factories[move.good]
    draft = factory.copy()
    draft.price = move.pounds
    return valuation.factory_worth(draft, False) - valuation.factory_worth(factory, False)


def opening_price(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """The price for the goods of the first row, or of two rows if they can be staffed in time."""
    assert isinstance(step, OpeningPrice)
    factory = valuation.company.factories[step.good].copy()
    if valuation.turn_before(step.good):
        factory.workers[1] = valuation.edition.spaces[step.good][1]
    highest = highest_opening(valuation.table, valuation.company, factory)
    return PRICE[step.good][min(highest, best_price(valuation, factory))]


def special_marker(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    least = NO_LOSS if idle(valuation.table, step.seat) else WORTH_TAKING
    return best_offer(valuation, moves, least)[1]


ANSWERS: dict[str, Answer] = {
    **MOMENTS,
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
