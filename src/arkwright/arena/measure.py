"""Means of games that share deals, and how far they can be trusted."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.959964
"""The normal deviate of 95 %."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean with its interval of 95 %."""

    mean: float
    low: float
    high: float


def by_deal(values: Iterable[tuple[int, float]]) -> list[tuple[int, float]]:
    """For each deal how many values there are and what they add up to."""
    sums: dict[int, tuple[int, float]] = {}
    for deal, value in values:
        count, total = sums.get(deal, (0, 0.0))
        sums[deal] = count + 1, total + value
    return list(sums.values())


def variance_of_mean(deals: Sequence[tuple[int, float]], mean: float) -> float | None:
    """How much the mean would vary with other deals; None if one deal tells nothing of it.

    Games of one deal are not independent, so the deals are compared and not the games.
    """
    if len(deals) < 2:
        return None
    count = sum(n for n, _ in deals)
    squares = sum((total - n * mean) ** 2 for n, total in deals)
    return squares * len(deals) / (len(deals) - 1) / count**2


def share(values: Iterable[tuple[int, float]]) -> Mean:
    """The mean of shares between 0 and 1, each with its deal: Wilson's interval.

    It counts with as many games as would give that certainty if all were independent (Korn and
    Graubard): never more than were played, never fewer than there were deals.
    """
    deals = by_deal(values)
    games = sum(n for n, _ in deals)
    if not games:
        return Mean(0.0, 0.0, 1.0)
    mean = min(1.0, sum(total for _, total in deals) / games)
    variance = variance_of_mean(deals, mean)
    worth = float(len(deals))
    # If all games went the same way, nothing can be said about how alike those of a deal are.
    alone = mean * (1 - mean)
    if variance is not None and alone > 0:
        worth = min(float(games), max(worth, alone / variance if variance else math.inf))
    return Mean(mean, *wilson(mean, worth))


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval of a share seen in so many independent games."""
    square = Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * math.sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Iterable[tuple[int, float]]) -> Mean | None:
    """The mean of numbers, each with its deal; its interval compares the deals."""
    deals = by_deal(values)
    count = sum(n for n, _ in deals)
    if not count:
        return None
    found = sum(total for _, total in deals) / count
    reach = Z * math.sqrt(variance_of_mean(deals, found) or 0.0)
    return Mean(found, found - reach, found + reach)


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]


def percent(share: float | None) -> str:
    """A share as people read it."""
    return "–" if share is None else f"{100 * share:.1f} %"
