"""Closing, building, modernising in 2025, and who invents beyond the timetable (2025 5.2.II.1)."""

import pytest

from arkwright.boardgame.obsolescence import Obsolescence
from arkwright.boardgame.special import SpecialMarker

from .given import (
    ARKWRIGHT,
    MARION,
    MULE,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    happened,
    legal,
    offered,
    play,
    pounds,
    question,
    refusal,
    refused,
    turn,
)


@pytest.mark.parametrize(("edition", "free"), [("water-frame-2016", True), (ARKWRIGHT, False)])
def test_A12_parts_of_the_factory_action_free_or_in_order(edition: str, free: bool) -> None:
    table = a_table(edition, year=1780, empty=20)
    a_company(table)
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place factory 2", "modernise food")
    assert legal(game, "build clothes 1") is free
    assert legal(game, "close lamps") is free
    if not free:
        assert refused(game, "close lamps") == ("factory-in-order", "5.2.II.1")


@both_2025
def test_each_part_is_finished_before_the_next(edition: str) -> None:
    table = a_table(edition, year=1790, empty=20)
    a_company(table)
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place factory 2", "close lamps", "build clothes 1", "price clothes 3")
    assert refusal(game, "close food").id == "factory-in-order"
    play(game, "build cutlery 1", "price cutlery 4", "modernise cutlery")
    assert refusal(game, "build lamps 2").id == "factory-in-order"
    assert legal(game, "modernise food")


@pytest.mark.parametrize(("edition", "cost"), [("water-frame-2016", 20), (ARKWRIGHT, 15)])
def test_A10_developer_on_a_step_beyond_the_timetable(edition: str, cost: int) -> None:
    table = a_table(edition, year=1800, empty=20)
    marion = a_company(table, tiles=["developer", "inventor"])
    a_factory(table, "lamps", level=3)
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise lamps")
    assert marion.cash == 100 - 2 - cost


def test_D57_developer_once_a_factory_and_level_four_food_costs_fourteen() -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    marion = a_company(table, tiles=["developer", "inventor"])
    a_factory(table, "food", level=2)
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise food", "modernise food")
    assert marion.cash == 100 - 2 - 7 - 14
    assert marion.factories["food"].level == 4


def test_D35_a_factory_built_now_may_be_modernised_now() -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    marion = a_company(table, tiles=["inventor"])
    game = turn(table)
    play(game, "place factory 2", "build lamps 2", "price lamps 14", "modernise lamps")
    play(game, "keep inventor")
    assert marion.factories["lamps"].level == 3
    # The Inventor modernises, he never builds.
    assert not legal(game, "build food 3")
    assert marion.cash == 100 - 2 - 14 - 17 - 10


@both_2025
def test_D34_a_closed_marker_goes_to_the_box(edition: str) -> None:
    table = a_table(edition, year=1790, empty=20)
    marion = a_company(table, stock={"food": 2})
    a_factory(table, "food", machines=[1], quality=2)
    fired = table.market.fired
    game = turn(table)
    play(game, "place factory 2", "close food")
    assert table.market.fired == fired + 3
    assert marion.stock["food"] == 2
    # Closing and opening the same good in one turn is allowed, at another level.
    assert refused(game, "build food 1") == ("marker-in-box", "5.2.II.1")
    play(game, "build food 2", "price food 10", "done", "done", "end turn")
    assert marion.factories["food"].quality == 0
    # It is gone for good.
    del marion.factories["food"]
    game = turn(table)
    play(game, "reuse factory 2")
    assert refusal(game, "build food 1").id == "marker-in-box"


def test_D34_nor_can_a_factory_reach_that_level_again() -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    a_company(table)
    a_factory(table, "food", level=2)
    game = turn(table)
    play(game, "place factory 2", "close food", "build food 1", "price food 8")
    assert refusal(game, "modernise food").id == "marker-in-box"


@both_2025
def test_opening_price_is_never_above_the_bare_base_quality(edition: str) -> None:
    table = a_table(edition, empty=20)
    a_company(table)
    game = turn(table)
    play(game, "place factory 2", "build food 1")
    assert offered(game, "price food") == [str(n) for n in range(2, 9)]
    assert refusal(game, "price food 9").id in ("appeal-below-zero", "opening-above-base")
    assert refusal(game, "price food 1").id == "price-below-lowest"


@both_2025
@pytest.mark.parametrize("good", ["food", "clothes", "lamps"])
def test_D10_no_factory_in_1810_for_a_good_already_made(edition: str, good: str) -> None:
    table = a_table(edition, year=1810, active="clothes", empty=20)
    a_company(table)
    game = turn(table)
    play(game, "place factory 2")
    assert legal(game, f"build {good} 1") is (good != "food")
    if good == "food":
        assert refused(game, "build food 1") == ("produced-in-last-decade", "5.2.II.2")


def test_D10_before_1810_it_may_be_built() -> None:
    table = a_table(ARKWRIGHT, year=1800, active="clothes", empty=20)
    a_company(table)
    game = turn(table)
    play(game, "place factory 2")
    assert legal(game, "build food 1")


# Inventor and Tinkerer


@both_2025
def test_the_inventor_is_paid_use_by_use_and_goes_after_the_fourth(edition: str) -> None:
    table = a_table(edition, year=1770, empty=20)
    marion = a_company(table)
    for good in ("food", "clothes", "cutlery", "lamps"):
        a_factory(table, good)
    game = at(table, SpecialMarker(MARION))
    play(game, "take tile inventor")
    assert marion.cash == 95
    game = turn(table)
    play(game, "place factory 2")
    for good, price in (("food", 10), ("clothes", 15), ("cutlery", 20)):
        play(game, f"modernise {good}")
        assert refusal(game, "done").id == "inventor-first"
        before = marion.cash
        marion.cash += 50
        play(game, "keep inventor")
        assert marion.cash == before + 50 - price
    play(game, "modernise lamps")
    assert question(game) == "price-adjustment"
    assert "inventor" not in marion.tiles
    assert table.tiles["inventor"] == 3


def test_keeping_the_inventor_is_paid_after_a_ship_and_after_a_marker() -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    marion = a_company(table, tiles=["inventor"])
    game = at(table, SpecialMarker(MARION), SpecialMarker(MARION))
    play(game, "take ship 6", "keep inventor", "take marker dark-quality", "return inventor")
    assert marion.cash == 90
    assert marion.inventions == {}
    assert marion.ships == [6]


def test_no_refund_when_another_tile_pushes_the_inventor_out() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    marion = a_company(table, tiles=["office", "school", "patent"])
    game = at(table, SpecialMarker(MARION), SpecialMarker(MARION))
    play(game, "take tile inventor", "take tile agent", "return inventor")
    assert marion.cash == 95
    assert not happened(game, "received")


@both_2025
def test_D68_tinkerer_has_two_dearer_uses(edition: str) -> None:
    table = a_table(edition, year=1770, empty=20)
    marion = a_company(table)
    a_factory(table, "food")
    a_factory(table, "lamps")
    first, second = table.edition.invention_price["tinkerer"]
    assert first > table.edition.invention_price["inventor"][0]
    game = at(table, SpecialMarker(MARION))
    play(game, "take tile tinkerer")
    assert pounds(game, "paid", MARION, "tinkerer") == first == 8
    game = turn(table)
    play(game, "place factory 2", "modernise food", "keep tinkerer", "modernise lamps")
    assert second == 12
    assert pounds(game, "paid", MARION, "tinkerer") == 20
    assert "tinkerer" not in marion.tiles


def test_D84_inventor_and_tinkerer_in_one_hand() -> None:
    table = a_table(MULE, year=1770, empty=20)
    marion = a_company(table, tiles=["inventor"])
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = at(table, SpecialMarker(MARION))
    play(game, "take tile tinkerer")
    game = turn(table)
    play(game, "place factory 2", "modernise food")
    assert question(game) == "choose-inventor"
    assert refusal(game, "done").id == "choose-inventor"
    play(game, "use tinkerer", "return tinkerer")
    assert list(marion.tiles) == ["inventor"]
    # Together they reach no further than one of them.
    assert refusal(game, "modernise food").id == "level-not-reached"


def test_D78_the_fifth_tile_pushes_out_an_older_one() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table, tiles=["office", "school", "patent", "agent"])
    game = at(table, SpecialMarker(MARION))
    play(game, "take tile broker")
    assert offered(game, "return") == ["office", "school", "patent", "agent"]
    assert refusal(game, "return broker").id == "tile-just-taken"
    play(game, "return agent")
    assert table.tiles["agent"] == 3


@pytest.mark.parametrize(
    ("edition", "asked"), [("water-frame-2016", True), (ARKWRIGHT, False), (MULE, False)]
)
def test_A1_factories_become_obsolete_or_not(edition: str, asked: bool) -> None:
    table = a_table(edition, year=1790, empty=20, fired=8)
    a_company(table)
    food = a_factory(table, "food", level=1)
    at(table, Obsolescence())
    assert (food.extra > 0) is asked
    assert food.obsolete is asked
