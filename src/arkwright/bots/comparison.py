"""Comparing candidates: by their worth, or on imagined deals, with the doubt that few leave."""

import math
from collections.abc import Callable, Iterable
from typing import TypeVar

from arkwright.play import Move

SURE = 1.0
"""Standard errors by which a candidate must be better than the usual choice."""

RESTING = ("done", "end turn", "stop", "pass")
"""Moves that leave things as they are, for questions that a player has no answer to."""

T = TypeVar("T")


def legal(wanted: Move | None, moves: list[Move]) -> Move:
    """The wanted move if it is one of these, else one that leaves things as they are."""
    if any(move is wanted for move in moves):
        assert wanted is not None
        return wanted
    return next((move for move in moves if move.text in RESTING), moves[0])


def best_of(found: Iterable[tuple[float, T]], least: float, otherwise: T) -> tuple[float, T]:
    """The worth and the candidate that is worth most, the first of equals.

    Where none is worth more than `least`, it is `otherwise`.
    """
    best = (least, otherwise)
    for candidate in found:
        if candidate[0] > best[0]:
            best = candidate
    return best


def clearly_best(
    candidates: int,
    deals: int,
    outcome: Callable[[int, int], float],
    out_of_time: Callable[[], bool],
) -> int:
    """The candidate that does best by `outcome(candidate, deal)`, if clearly better than the first.

    The best of a few noisy outcomes is mostly the luckiest one, so that the first candidate, the
    usual choice, stays in doubt. One that is behind after two deals is not tried on.
    """
    usual: list[float] = []
    chosen = 0
    most = 0.0
    for candidate in range(1, candidates):
        gains: list[float] = []
        for deal in range(deals):
            if out_of_time():
                return chosen
            if deal == len(usual):
                usual.append(outcome(0, deal))
            gains.append(outcome(candidate, deal) - usual[deal])
            if deal and sum(gains) < 0:
                break
        if len(gains) == deals:
            sure = sum(gains) / deals - SURE * standard_error(gains)
            if sure > most:
                most = sure
                chosen = candidate
    return chosen


def standard_error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
