"""Comparing candidates on the same imagined deals, with the doubt that few deals leave."""

import math
from collections.abc import Callable

SURE = 1.0
"""Standard errors by which a candidate must be better than the usual choice."""


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
