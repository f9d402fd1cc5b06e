"""What a turn is used for: each use of a marker is tried on a copy, to see that it does something.

An estimate may promise what the answers, asked one by one, don't do. Who watches would learn from
such a turn that nothing need be done with a marker.
"""

from collections.abc import Callable
from dataclasses import dataclass

from arkwright.boardgame.moves import Invest, Pay, Place, Reuse
from arkwright.boardgame.table import Table
from arkwright.bots.boardgame.turn import TurnPlanner
from arkwright.play import Game, Move
from arkwright.play.journal import Event
from arkwright.play.move import Done, EndTurn

CHOSEN = ("placed", "reused")
BESIDES = ("paid", "emergency-sale", "loan", "invested")
"""What choosing a marker brings with it."""
NOT_DOING = (Pay, Invest, Done, EndTurn)

Choose = Callable[[Game, int], Move]


@dataclass(frozen=True, slots=True)
class Trial:
    """How a use of a marker went: whether something was done, and what it cost."""

    does_something: bool
    cost: int


def idle(table: Table, seat: int) -> bool:
    """Whether a seat has chosen a marker in this turn and done nothing with it yet."""
    for event in reversed(table.journal.events):
        if event.id not in BESIDES:
            return event.id in CHOSEN and event.seat == seat
    return False


def tried(game: Game, seat: int, use: Place | Reuse, choose: Choose) -> Trial:
    """A use of a marker, tried up to the first move that does something: nothing is revealed."""
    trial = game.copy()
    trial.play(use)
    move = choose(trial, seat)
    while isinstance(move, NOT_DOING) and not isinstance(move, EndTurn):
        trial.play(move)
        move = choose(trial, seat)
    assert isinstance(trial.table, Table)
    # Ships are made ready by no move.
    does_something = not isinstance(move, EndTurn) or not idle(trial.table, seat)
    return Trial(does_something, administration(trial.events[len(game.events) :]))


def administration(events: list[Event]) -> int:
    """What was paid in administrative costs."""
    return sum(
        event.number("pounds")
        for event in events
        if event.id == "paid" and event.facts["reason"] == "administration"
    )


def best_uses(
    game: Game, seat: int, planner: TurnPlanner, choose: Choose, count: int
) -> list[Move]:
    """The best uses of so many markers with which something is done, best first.

    Only where all those would cost more is it the cheapest one with which nothing is done.
    """
    found: dict[str, Move] = {}
    nothing: tuple[float, int, Move] | None = None
    for worth, use in planner.ranked(game.moves):
        if use.marker in found:
            continue
        if nothing is not None and worth < nothing[0] and planner.least_cost(use) > nothing[1]:
            continue
        trial = tried(game, seat, use, choose)
        if not trial.does_something:
            least = planner.worth_of_nothing(trial.cost)
            if nothing is None or least > nothing[0]:
                nothing = (least, trial.cost, use)
        elif nothing is None or worth >= nothing[0] or trial.cost <= nothing[1]:
            found[use.marker] = use
            if len(found) == count:
                break
    if found:
        return list(found.values())
    return [nothing[2] if nothing is not None else game.moves[0]]
