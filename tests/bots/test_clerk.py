"""The clerk plays sensible games of Water Frame: it grows, saves, and never borrows lightly."""

import random
from functools import cache

import pytest

import arkwright
from arkwright import Game, bots
from arkwright.waterframe.table import Table

SETUPS = ("predetermined", "free")
DECISIONS_BETWEEN = 30
"""Every so many decisions the hidden things are dealt anew and the same move expected."""


@cache
def finished(title: str, seats: int, setup: str, seed: int) -> Game:
    """A game of clerks at its end."""
    game = arkwright.new(title, seats=seats, seed=seed, setup=setup)
    clerks = [bots.make("clerk", f"{seed}/{seat}") for seat in range(seats)]
    while not game.over:
        game.play(clerks[game.seat].choose(game, game.seat))
    return game


def tables(title: str, seats: int, setup: str) -> list[Table]:
    found = [finished(title, seats, setup, seed).table for seed in range(3)]
    assert all(isinstance(table, Table) for table in found)
    return [table for table in found if isinstance(table, Table)]


every_table = pytest.mark.parametrize(
    ("title", "seats", "setup"),
    [
        (title, seats, setup)
        for title in ("water-frame-2016", "water-frame-2014")
        for seats in (2, 3, 4)
        for setup in SETUPS
    ],
)


@every_table
def test_a_table_of_clerks_does_well(title: str, seats: int, setup: str) -> None:
    scores = [
        standing.score
        for seed in range(3)
        for standing in finished(title, seats, setup, seed).standings
    ]
    assert sum(scores) / len(scores) > 400
    companies = [company for table in tables(title, seats, setup) for company in table.companies]
    assert sum(company.loans > 0 for company in companies) <= len(companies) // 10


@every_table
def test_clerks_modernise_mechanise_and_buy_back(title: str, seats: int, setup: str) -> None:
    for table in tables(title, seats, setup):
        factories = [f for company in table.companies for f in company.factories.values()]
        assert sum(factory.level >= 2 for factory in factories) * 2 > len(factories)
        assert sum(sum(factory.machines) for factory in factories) >= len(table.companies)
        shares = [company.shares for company in table.companies]
        assert sum(shares) / len(shares) > table.edition.shares_at_start
        assert not any(factory.marked for factory in factories)


def test_the_clerk_sees_nothing_that_is_hidden() -> None:
    game = arkwright.new("water-frame-2016", seats=3, seed=11, setup="free")
    clerks = [bots.make("clerk", seat) for seat in range(3)]
    compared = 0
    while not game.over:
        seat = game.seat
        move = clerks[seat].choose(game, seat)
        if len(game.played) % DECISIONS_BETWEEN == 0:
            imagined = game.imagine(seat, random.Random(len(game.played)))
            assert clerks[seat].choose(imagined, seat) == move
            compared += 1
        game.play(move)
    assert compared > 10


def test_the_clerk_is_the_same_for_the_same_seed() -> None:
    first = finished("water-frame-2016", 4, "predetermined", 1)
    again = arkwright.new("water-frame-2016", seats=4, seed=1)
    clerks = [bots.make("clerk", f"1/{seat}") for seat in range(4)]
    for move in first.played:
        assert clerks[again.seat].choose(again, again.seat) == move
        again.play(move)
    assert again.over
