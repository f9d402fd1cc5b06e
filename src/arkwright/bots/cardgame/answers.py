"""Every question of the card game answered by an estimate, without search."""

from collections.abc import Callable

from arkwright.bots.cardgame.actions import (
    Plan,
    automate_plan,
    build_plan,
    distribution_plan,
    employ_plan,
    exchange_plan,
    first,
    purchase,
    quality_plan,
    shipping_plan,
    staffed,
)
from arkwright.bots.cardgame.develop import cheapest_card, develop
from arkwright.bots.cardgame.estimate import Estimate
from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.cardgame.sales import (
    break_tie,
    left_overs,
    lost_warehouse,
    selling,
    spare_token,
    store_overflow,
)
from arkwright.bots.comparison import best_of, legal
from arkwright.cardgame.actions.automate import AutomateAction
from arkwright.cardgame.actions.build import BuildAction
from arkwright.cardgame.actions.distribution import AddDistribution
from arkwright.cardgame.actions.employ import EmployAction
from arkwright.cardgame.actions.exchange import StockExchange
from arkwright.cardgame.actions.quality import TOTAL, AddQuality
from arkwright.cardgame.actions.shipping import EarlyShipping
from arkwright.cardgame.company import Factory
from arkwright.cardgame.moves import Act as ActMove
from arkwright.cardgame.moves import Buy, Found, SetDistribution, SetQuality, ShipGoods, Start
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import APPEAL, DONE, PASS, START, USE
from arkwright.play import Move, Step

START_RESERVE = 40
"""Pounds to begin the game with."""


def choose(table: Table, moves: list[Move], judgement: Judgement) -> Move:
    """The move of a player with this judgement at the decision the table stands at."""
    step = table.agenda[-1]
    answer = ANSWERS.get(type(step).__name__)
    if answer is None:
        return legal(None, moves)
    return legal(answer(Estimate(table, table.companies[step.seat], judgement), step, moves), moves)


# The turn


def choose_action(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """The action whose plan gains most, or none."""
    return best_action(estimate, moves)[0]


def best_action(estimate: Estimate, moves: list[Move]) -> tuple[Move, list[Move]]:
    """The action whose plan gains most, or none, and the moves of the plan."""
    found: list[tuple[float, tuple[Move, list[Move]]]] = []
    for move in moves:
        if isinstance(move, ActMove):
            gain, plan = action_plan(estimate, move.action)
            found.append((gain, (move, plan)))
    return best_of(found, 0.0, (PASS, []))[1]


def action_plan(estimate: Estimate, action: str) -> Plan:
    company = estimate.company
    edition = estimate.edition
    if action == "build":
        return build_plan(estimate)
    if action == "employ":
        return employ_plan(estimate)
    if action == "automate":
        return automate_plan(estimate, company.allows(edition, "machinery"))
    if action == "quality":
        gain, moves = quality_plan(estimate, company.allows(edition, "quality"))
        return gain * estimate.judgement.strength, moves
    if action == "distribution":
        gain, moves = distribution_plan(estimate, company.allows(edition, "distribution"))
        return gain * estimate.judgement.strength, moves
    if action == "exchange":
        gain, moves = exchange_plan(estimate)
        return gain * estimate.judgement.purchase, moves
    if action == "shipping":
        return shipping_plan(estimate)
    # Extra production costs more than its goods bring in a warehouse.
    return 0.0, []


def build(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    assert isinstance(step, BuildAction)
    return first(build_plan(estimate, step.built, step.invented))


def employ(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    assert isinstance(step, EmployAction)
    return first(employ_plan(estimate, step.employed))


def automate(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    assert isinstance(step, AutomateAction)
    return first(automate_plan(estimate, step.left))


def add_quality(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    assert isinstance(step, AddQuality)
    left = step.left(estimate.table, estimate.company)
    return first(quality_plan(estimate, left, step.settled))


def add_distribution(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    assert isinstance(step, AddDistribution)
    left = step.left(estimate.table, estimate.company)
    return first(distribution_plan(estimate, left, step.settled))


def exchange(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    assert isinstance(step, StockExchange)
    return first(exchange_plan(estimate, step.phase))


def early_shipping(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """All stored goods, the dearest first, with the Trade Office if it is ready."""
    assert isinstance(step, EarlyShipping)
    shipments = [move for move in moves if isinstance(move, ShipGoods)]
    if shipments:
        return max(shipments, key=lambda move: move.count)
    return USE["trade-office"]


def price_and_appeal(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    factory = estimate.company.factories[estimate.table.active]
    return APPEAL[estimate.best_appeal(factory)]


def develop_step(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    return develop(estimate, moves)


def card_limit(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    return cheapest_card(estimate, moves)


def choose_copy(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """The copy that comes first: which gap it leaves is hardly worth a thought."""
    return moves[0]


def lost_distribution(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """The distribution that is missed least."""

    def lost(move: Move) -> float:
        assert isinstance(move, SetDistribution)
        factory = estimate.company.factories[move.good]
        without = factory.copy()
        without.distribution = 0
        return estimate.points(factory) - estimate.points(without)

    return min(moves, key=lost)


def lost_engineer(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """As much quality as the reserve has."""
    found = ((TOTAL[move.values], move) for move in moves if isinstance(move, SetQuality))
    return best_of(found, 0, DONE)[1]


# Before the game and between rounds


def choose_factory(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """The good that promises most, the fewer sellers the better."""

    def worth(good: str) -> float:
        crowded = estimate.judgement.crowded * len(estimate.markers[good])
        return estimate.points(staffed(estimate, Factory(good), 1)) - crowded

    return max(moves, key=lambda move: worth(move.good) if isinstance(move, Found) else -1e9)


def start_shares(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """Shares for what the first productions leave to spare; they bring less than they cost."""
    spare = max(0, estimate.company.cash - START_RESERVE) // estimate.company.value
    most = min(spare, max((move.count for move in moves if isinstance(move, Buy)), default=0))
    count = purchase(estimate, most, 0)[1]
    return next((m for m in moves if isinstance(m, Buy) and m.count == count), DONE)


def starting_player(estimate: Estimate, step: Step[Table], moves: list[Move]) -> Move:
    """The left neighbour starts, so that the own turn comes last: who is last sees all appeals."""
    table = estimate.table
    seats = table.seats
    for distance in range(1, seats + 1):
        seat = (step.seat + distance) % seats
        for move in moves:
            if isinstance(move, Start) and move.seat == seat:
                return START[seat]
    return moves[0]


Answer = Callable[[Estimate, Step[Table], list[Move]], Move]
ANSWERS: dict[str, Answer] = {
    "ChooseAction": choose_action,
    "BuildAction": build,
    "EmployAction": employ,
    "AutomateAction": automate,
    "AddQuality": add_quality,
    "AddDistribution": add_distribution,
    "StockExchange": exchange,
    "EarlyShipping": early_shipping,
    "PriceAndAppeal": price_and_appeal,
    "DevelopStep": develop_step,
    "StartDevelopment": develop_step,
    "FreeDevelopments": develop_step,
    "CardLimit": card_limit,
    "MakeRoom": card_limit,
    "ChooseCopy": choose_copy,
    "UseDeveloper": develop_step,
    "LostDistribution": lost_distribution,
    "LostEngineer": lost_engineer,
    "Selling": selling,
    "LeftOvers": left_overs,
    "SpareToken": spare_token,
    "StoreOverflow": store_overflow,
    "LostWarehouse": lost_warehouse,
    "BreakTie": break_tie,
    "ChooseFactory": choose_factory,
    "StartShares": start_shares,
    "StartingPlayer": starting_player,
}
"""By the step that asks. Extra production, the Extra Shift in it and the Entrepreneur's way to
name a starting player are declined."""
