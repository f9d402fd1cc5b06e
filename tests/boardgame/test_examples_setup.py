"""The worked examples of the preparation round and the economy phase: W01 to W11."""

import arkwright
from arkwright.boardgame.decade import Cycle
from arkwright.boardgame.preparation import Foundation, PayForFactories, StartCapital
from arkwright.play import Game
from arkwright.play.step import NOBODY

from .given import (
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    happened,
    legal,
    play,
    pounds,
    production,
    question,
    refusal,
    sold,
    table_of,
    turn,
)

Factories = dict[str, tuple[int, int, int]]
"""Workers, price and appeal, by good."""


def new_game(edition: str, seats: int) -> Game:
    return arkwright.new(edition, seats=seats, seed=7, setup="predetermined")


def check_factories(edition: str, *companies: Factories) -> None:
    table = table_of(new_game(edition, len(companies)))
    laid_out = [
        {
            good: (sum(factory.workers), factory.price, factory.appeal(table.edition))
            for good, factory in company.factories.items()
        }
        for company in table.companies
    ]
    assert laid_out == list(companies)
    for company in table.companies:
        for factory in company.factories.values():
            assert factory.level == 1
            assert factory.output(table.edition, 2) == factory.output(table.edition) > 0


def check_capital(edition: str, *companies: tuple[int, int, int, int]) -> None:
    """Shares kept, start-up capital, building costs, and what is left."""
    game = new_game(edition, len(companies))
    for company, (kept, capital, costs, left) in zip(table_of(game).companies, companies):
        (sale,) = happened(game, "sold-shares", company.seat)
        assert sale.facts == {"count": 15 - kept, "price": 10}
        assert 10 * (15 - kept) == capital
        assert pounds(game, "paid", company.seat, "building") == costs
        assert (company.shares, company.cash) == (kept, left)


@both
def test_W01_building_costs(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=100)
    game = turn(table)
    game.play("place factory 2")
    game.play("build clothes 1")
    assert marion.cash == 98 - 9
    play(game, "price clothes 5", "build lamps 1")
    assert marion.cash == 98 - 9 - 11


@both
def test_W02_first_food_factory(edition: str) -> None:
    table = a_table(edition, year=1760)
    marion = a_company(table)
    workers = table.market.workers
    game = at(table, Foundation(MARION))
    play(game, "found food", "price food 6")
    food = marion.factories["food"]
    assert food.workers == [2, 2, 0, 0]
    assert table.market.workers == workers - 4
    assert food.appeal(table.edition) == 2
    # It yields 3, and buyers there are enough.
    table.decade = 0
    table.market.empty = table.edition.demand["food"].index(9)
    assert sold(production(table)) == 2


@both
def test_W03_factories_of_four_players(edition: str) -> None:
    check_factories(
        edition,
        {"clothes": (4, 6, 3), "cutlery": (5, 6, 4)},
        {"food": (4, 7, 1), "cutlery": (5, 7, 3)},
        {"clothes": (4, 5, 4), "lamps": (6, 8, 3)},
        {"food": (4, 5, 3), "lamps": (6, 9, 2)},
    )


@both
def test_W04_factories_of_three_players(edition: str) -> None:
    # The book of 2014 misprints five workers for clothes (decision B1).
    check_factories(
        edition,
        {"food": (4, 7, 1), "clothes": (4, 8, 1)},
        {"food": (4, 6, 2), "cutlery": (5, 8, 2)},
        {"food": (4, 5, 3), "lamps": (6, 9, 2)},
    )


@both
def test_W05_factories_of_two_players(edition: str) -> None:
    check_factories(
        edition,
        {"food": (4, 5, 3), "cutlery": (5, 8, 2)},
        {"food": (4, 7, 1), "clothes": (4, 8, 1)},
    )


@both
def test_W06_capital_of_four_players(edition: str) -> None:
    check_capital(edition, (9, 60, 19, 41), (10, 50, 18, 32), (9, 60, 20, 40), (10, 50, 19, 31))


@both
def test_W07_capital_of_three_players(edition: str) -> None:
    check_capital(edition, (10, 50, 17, 33), (9, 60, 18, 42), (9, 60, 19, 41))


@both
def test_W08_capital_of_two_players(edition: str) -> None:
    check_capital(edition, (8, 70, 18, 52), (7, 80, 17, 63))


@both
def test_W09_paying_for_food_and_lamps(edition: str) -> None:
    table = a_table(edition, year=1760)
    marion = a_company(table, cash=0, shares=15, space=10)
    game = at(
        table, Foundation(MARION), Foundation(MARION), StartCapital(MARION), PayForFactories()
    )
    play(game, "found food", "price food 6", "found lamps", "price lamps 8")
    assert refusal(game, "sell 1").id == "factories-not-covered"
    assert legal(game, "sell 2")
    game.play("sell 4")
    assert pounds(game, "paid", MARION, "building") == 19
    assert marion.cash == 40 - 19


@both
def test_W10_food_is_active_first(edition: str) -> None:
    game = new_game(edition, 4)
    table = table_of(game)
    assert (table.year, table.active) == (1770, "food")
    assert question(game) == "turn"


@both
def test_W11_economy_marker(edition: str) -> None:
    table = a_table(edition, empty=20, fired=5, importer=2)
    table.economy["food"] = [[1, 3]] * 5
    a_factory(table, "food")
    at(table, Cycle(NOBODY, 0))
    assert table.importers == {"food": 3, "clothes": 0, "cutlery": 0, "lamps": 0}
    assert (table.market.fired, table.market.empty) == (2, 17)
