"""Who sits where: every bot equally often in every seat, against everybody evenly."""

import itertools
import math
import random
from collections.abc import Iterator

Seating = tuple[int, ...]
"""For each seat the number of the bot that sits there, counted from 0 as they were named."""

WHOLE_ROUND = 6
"""A round has all seatings if there are no more than these; else those that balance each other."""


def round_size(bots: int, seats: int) -> int:
    """How many games it takes until every bot has been in every seat equally often."""
    every = number_of_seatings(bots, seats)
    return every if every <= WHOLE_ROUND else bots


def number_of_seatings(bots: int, seats: int) -> int:
    """How many seatings there are in which the bots share the seats as evenly as can be."""
    each, more = divmod(seats, bots)
    alike: int = math.factorial(each + 1) ** more * math.factorial(each) ** (bots - more)
    return math.comb(bots, more) * math.factorial(seats) // alike


def a_round(bots: int, seats: int, rng: random.Random) -> list[Seating]:
    """The seatings of one round, those that balance each other side by side."""
    if number_of_seatings(bots, seats) <= WHOLE_ROUND:
        firsts = [seating for seating in all_seatings(bots, seats) if seating[0] == 0]
        return [turned for first in firsts for turned in turns(first, list(range(bots)))]
    order = list(range(bots))
    rng.shuffle(order)
    first = [order[seat % bots] for seat in range(seats)]
    rng.shuffle(first)
    return list(turns(tuple(first), order))


def turns(seating: Seating, order: list[int]) -> Iterator[Seating]:
    """A seating, and those where every bot makes room for the next: each in each seat once."""
    for step in range(len(order)):
        follows = {bot: order[(i + step) % len(order)] for i, bot in enumerate(order)}
        yield tuple(follows[bot] for bot in seating)


def all_seatings(bots: int, seats: int) -> list[Seating]:
    """Every seating in which the bots share the seats as evenly as can be."""
    each, more = divmod(seats, bots)
    found: dict[Seating, None] = {}
    for doubled in itertools.combinations(range(bots), more):
        present = [bot for bot in range(bots) for _ in range(each + (bot in doubled))]
        found.update(dict.fromkeys(itertools.permutations(present)))
    return list(found)
