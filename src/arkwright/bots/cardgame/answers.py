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
)
from arkwright.bots.cardgame.develop import cheapest_card, develop
from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.cardgame.outlook import Outlook
from arkwright.bots.cardgame.sales import (
    break_tie,
    left_overs,
    lost_warehouse,
    selling,
    spare_token,
    store_overflow,
)
from arkwright.cardgame.actions.automate import AutomateAction
from arkwright.cardgame.actions.build import BuildAction
from arkwright.cardgame.actions.distribution import AddDistribution
from arkwright.cardgame.actions.employ import EmployAction, add_worker_card
from arkwright.cardgame.actions.exchange import StockExchange
from arkwright.cardgame.actions.quality import AddQuality
from arkwright.cardgame.actions.shipping import EarlyShipping
from arkwright.cardgame.company import Factory
from arkwright.cardgame.moves import Act as ActMove
from arkwright.cardgame.moves import Buy, Found, SetDistribution, SetQuality, ShipGoods, Start
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import ACT, APPEAL, DONE, FOUND, PASS, START, USE
from arkwright.play import Move, Step
from arkwright.play.step import Json

RESTING = ("done", "end turn", "pass")
"""Moves that leave things as they are, for questions the clerk does not know."""

START_RESERVE = 40
"""Pounds to begin the game with."""


def choose(table: Table, moves: list[Move], judgement: Judgement) -> Move:
    """The move of a player with this judgement at the decision the table stands at."""
    step = table.agenda[-1]
    answer = ANSWERS.get(type(step).__name__)
    if answer is not None:
        wanted = answer(Outlook(table, table.companies[step.seat], judgement), step, moves)
        if any(move is wanted for move in moves):
            return wanted
    for move in moves:
        if move.text in RESTING:
            return move
    return moves[0]


# The turn


def choose_action(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """The action whose plan gains most, or none."""
    return best_action(outlook, moves)[0]


def best_action(outlook: Outlook, moves: list[Move]) -> tuple[Move, list[Move]]:
    """The action whose plan gains most, or none, and the moves of the plan."""
    best = 0.0
    chosen: Move = PASS
    planned: list[Move] = []
    for move in moves:
        if isinstance(move, ActMove):
            gain, plan = action_plan(outlook, move.action)
            if gain > best:
                best = gain
                chosen = ACT[move.action]
                planned = plan
    return chosen, planned


def action_plan(outlook: Outlook, action: str) -> Plan:
    company = outlook.company
    edition = outlook.edition
    if action == "build":
        return build_plan(outlook)
    if action == "employ":
        return employ_plan(outlook)
    if action == "automate":
        return automate_plan(outlook, company.allows(edition, "machinery"))
    if action == "quality":
        gain, moves = quality_plan(outlook, company.allows(edition, "quality"))
        return gain * outlook.judgement.strength, moves
    if action == "distribution":
        gain, moves = distribution_plan(outlook, company.allows(edition, "distribution"))
        return gain * outlook.judgement.strength, moves
    if action == "exchange":
        gain, moves = exchange_plan(outlook)
        return gain * outlook.judgement.purchase, moves
    if action == "shipping":
        return shipping_plan(outlook)
    # Extra production costs more than its goods bring in a warehouse.
    return 0.0, []


def build(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    assert isinstance(step, BuildAction)
    return first(build_plan(outlook, step.built, step.invented))


def employ(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    assert isinstance(step, EmployAction)
    return first(employ_plan(outlook, step.employed))


def automate(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    assert isinstance(step, AutomateAction)
    return first(automate_plan(outlook, step.left))


def add_quality(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    assert isinstance(step, AddQuality)
    left = outlook.company.allows(outlook.edition, "quality") - step.added(outlook.company, "")
    return first(quality_plan(outlook, left, step.settled))


def add_distribution(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    assert isinstance(step, AddDistribution)
    left = step.left(outlook.table, outlook.company)
    return first(distribution_plan(outlook, left, step.settled))


def exchange(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    assert isinstance(step, StockExchange)
    return first(exchange_plan(outlook, step.phase))


def early_shipping(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """All stored goods, the dearest first, with the Trade Office if it is ready."""
    assert isinstance(step, EarlyShipping)
    shipments = [move for move in moves if isinstance(move, ShipGoods)]
    if shipments:
        return max(shipments, key=lambda move: move.count)
    return USE["trade-office"]


def price_and_appeal(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    factory = outlook.company.factories[outlook.table.active]
    return APPEAL[outlook.best_appeal(factory)]


def develop_step(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    return develop(outlook, moves)


def card_limit(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    return cheapest_card(outlook, moves)


def choose_copy(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """The copy that comes first: which gap it leaves is hardly worth a thought."""
    return moves[0]


def lost_distribution(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """The distribution that is missed least."""
    best = moves[0]
    least = 1e9
    for move in moves:
        assert isinstance(move, SetDistribution)
        factory = outlook.company.factories[move.good]
        without = factory.copy()
        without.distribution = 0
        lost = outlook.prospect(factory)[0] - outlook.prospect(without)[0]
        if lost < least:
            least = lost
            best = move
    return best


def lost_engineer(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """As much quality as the reserve has."""
    best: Move = DONE
    most = 0
    for move in moves:
        if isinstance(move, SetQuality):
            value = sum(int(part) for part in move.values.split("+"))
            if value > most:
                most = value
                best = move
    return best


# Before the game and between rounds


def choose_factory(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """The good that promises most, the fewer sellers the better."""
    best = -1e9
    chosen = moves[0]
    for move in moves:
        if isinstance(move, Found):
            factory = Factory(move.good)
            add_worker_card(factory, 0)
            worth = outlook.prospect(factory)[0] - outlook.judgement.crowded * len(
                outlook.markers[move.good]
            )
            if worth > best:
                best = worth
                chosen = FOUND[move.good]
    return chosen


def start_shares(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """Shares for what the first productions leave to spare; they bring less than they cost."""
    spare = max(0, outlook.company.cash - START_RESERVE) // outlook.company.value
    most = min(spare, max((move.count for move in moves if isinstance(move, Buy)), default=0))
    count = purchase(outlook, most, 0)[1]
    return next((m for m in moves if isinstance(m, Buy) and m.count == count), DONE)


def starting_player(outlook: Outlook, step: Step[Json], moves: list[Move]) -> Move:
    """The left neighbour starts, so that the own turn comes last: who is last sees all appeals."""
    table = outlook.table
    seats = table.seats
    for distance in range(1, seats + 1):
        seat = (step.seat + distance) % seats
        for move in moves:
            if isinstance(move, Start) and move.seat == seat:
                return START[seat]
    return moves[0]


Answer = Callable[[Outlook, Step[Json], list[Move]], Move]
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
