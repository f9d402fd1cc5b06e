"""The worked examples of the 2025 book, preparation and economy phase: N01 to N05."""

import pytest

import arkwright
from arkwright.boardgame.decade import Cycle
from arkwright.boardgame.preparation import Foundation, StartCapital, StartMarker
from arkwright.play.step import NOBODY

from .given import (
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    happened,
    legal,
    play,
    pounds,
    production,
    question,
    refusal,
    refused,
    table_of,
)


@both_2025
def test_N01_appeal_and_output(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    food = a_factory(table, "food", distribution=1, price=5)
    rows = [food.row_output(table.edition, row) for row in (0, 1)]
    assert rows == [2, 1]
    (made,) = happened(production(table), "produced", MARION)
    assert (made.facts["count"], made.facts["appeal"]) == (3, 4)


@both_2025
def test_N02_a_first_factory_of_food(edition: str) -> None:
    table = a_table(edition, year=1760)
    marion = a_company(table)
    there = table.market.workers
    game = at(table, Foundation(MARION))
    game.play("found food")
    # A price between the good's lowest and the base quality, set at once.
    assert refused(game, "price food 1") == ("price-below-lowest", "5.2.III.1")
    assert refusal(game, "price food 9").id == "appeal-below-zero"
    game.play("price food 5")
    food = marion.factories["food"]
    assert food.workers == [2, 2, 0, 0]
    assert table.market.workers == there - 4
    assert (food.appeal(table.edition), food.output(table.edition)) == (3, 3)


@both_2025
def test_N03_the_printed_capital_of_blue(edition: str) -> None:
    game = arkwright.new(edition, seats=4, seed=3, setup="predetermined")
    blue = table_of(game).companies[0]
    assert sorted(blue.factories) == ["clothes", "cutlery"]
    (sale,) = happened(game, "sold-shares", 0)
    assert sale.facts == {"count": 6, "price": 10}
    assert pounds(game, "paid", 0, "building") == 9 + 10
    assert (blue.shares, blue.cash) == (9, 60 - 9 - 10)


@both_2025
def test_N04_shares_pay_for_clothes_and_lamps(edition: str) -> None:
    table = a_table(edition, year=1760)
    marion = a_company(table, cash=0, shares=15, space=10)
    game = at(table, *[Foundation(MARION)] * 2, StartCapital(MARION), StartMarker(MARION))
    play(game, "found clothes", "price clothes 5")
    assert refused(game, "found clothes") == ("factory-owned", "4.1.IV")
    play(game, "found lamps", "price lamps 8")
    assert refused(game, "sell 1") == ("factories-not-covered", "4.1.V")
    assert legal(game, "sell 2")
    game.play("sell 7")
    assert pounds(game, "paid", MARION, "building") == 20
    assert (marion.shares, marion.cash) == (8, 50)
    # Both are paid at once; the marker comes next, and must be taken.
    assert question(game) == "start-marker"
    assert refused(game, "done") == ("must-take-marker", "4.1.V")


@both_2025
@pytest.mark.parametrize(("fired", "back"), [(5, 3), (3, 3), (2, 2)])
def test_N05_economy_marker(edition: str, fired: int, back: int) -> None:
    table = a_table(edition, active="clothes", empty=20, fired=fired, importer=2)
    table.economy["clothes"] = [[1, 3]] * len(table.edition.decades)
    game = at(table, Cycle(NOBODY, 1))
    assert table.importers["clothes"] == 3
    assert (table.market.fired, table.market.empty) == (fired - back, 20 - back)
    assert happened(game, "economy")[0].facts["workers"] == back
