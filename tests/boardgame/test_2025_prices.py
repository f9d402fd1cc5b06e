"""Prices and appeal of 2025: floors by good, no ceiling, all goods, below zero (5.2.III.1, 5.4)."""

import pytest

from arkwright.boardgame.prices import PriceAdjustment, adjust_prices
from arkwright.boardgame.production.wages import CleanUp, Wages

from .given import (
    ARKWRIGHT,
    MARION,
    MULE,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    four_factories,
    happened,
    legal,
    offered,
    play,
    production,
    question,
    refusal,
    refused,
    turn,
)

FLOORS = {"food": 2, "clothes": 3, "cutlery": 4, "lamps": 5}


@pytest.mark.parametrize("good", FLOORS)
@pytest.mark.parametrize("edition", ["water-frame-2016", ARKWRIGHT])
def test_A3_floor_and_ceiling(edition: str, good: str) -> None:
    table = a_table(edition, year=1810)
    a_company(table)
    a_factory(table, good, level=4, quality=6, distribution=4, price=6)
    total = table.edition.cost["usual"][good][3] + 10
    game = at(table, adjust_prices(table, MARION, (good,), 0))
    prices = [int(price) for price in offered(game, f"price {good}")]
    if edition == ARKWRIGHT:
        assert (min(prices), max(prices)) == (FLOORS[good], total)
    else:
        assert (min(prices), max(prices)) == (5, min(25, total))


@pytest.mark.parametrize(
    ("edition", "priced"),
    [("water-frame-2016", ["food"]), (ARKWRIGHT, ["food", "clothes", "cutlery", "lamps"])],
)
def test_A4_which_prices_change_after_quality(edition: str, priced: list[str]) -> None:
    table = a_table(edition)
    a_company(table)
    four_factories(table)
    game = turn(table)
    play(game, "place quality 6", "quality food")
    assert [good for good in FLOORS if offered(game, f"price {good}")] == priced


@both_2025
@pytest.mark.parametrize(
    "moves",
    [
        ("place factory 2", "done"),
        ("place distribution 2", "distribute food", "done"),
        ("place quality 2",),
        ("place light-production 2", "produce food 1"),
    ],
)
def test_D5_every_own_good_after_every_action_that_prices(
    edition: str, moves: tuple[str, ...]
) -> None:
    table = a_table(edition, empty=20)
    a_company(table, markers=["light-production"])
    four_factories(table, price=6)
    game = turn(table)
    play(game, *moves)
    assert question(game) == "price-adjustment"
    play(game, *[f"price {good} 7" for good in FLOORS])
    assert [f.price for f in table.companies[MARION].factories.values()] == [7] * 4
    assert question(game) == "end-of-turn"


@pytest.mark.parametrize(
    ("edition", "price", "space"), [("water-frame-2016", 8, 19), (ARKWRIGHT, 9, 20)]
)
def test_A2_appeal_below_zero_costs_price_and_share_or_stays(
    edition: str, price: int, space: int
) -> None:
    table = a_table(edition)
    marion = a_company(table)
    food = a_factory(table, "food", rows=0, distribution=1, price=9)
    at(table, *([CleanUp()] if edition == ARKWRIGHT else [Wages()]))
    assert food.price == price
    assert marion.share_space == space
    assert food.appeal(table.edition) == 8 - price


@both_2025
def test_D1_only_fading_brings_appeal_below_zero(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    a_factory(table, "food", price=8)
    game = at(table, adjust_prices(table, MARION, (), 0))
    assert refused(game, "price food 9") == ("appeal-below-zero", "5.2.III.1")


@both_2025
def test_D2_A20_marketing_fades_in_the_clean_up_alone(edition: str) -> None:
    table = a_table(edition, demand=0)
    a_company(table, stock={})
    food = a_factory(table, "food", distribution=2, price=8)
    lamps = a_factory(table, "lamps", distribution=2)
    game = production(table)
    assert (food.distribution, lamps.distribution) == (1, 2)
    told = [event.id for event in game.events]
    # After wages and storing, not with the wages.
    assert told.index("distribution-faded") > told.index("running-cost")
    assert told.index("distribution-faded") > max(
        told.index(kind) for kind in ("stored", "goods-lost") if kind in told
    )


def test_A20_water_frame_fades_with_the_wages() -> None:
    table = a_table("water-frame-2016", demand=0)
    a_company(table)
    a_factory(table, "food", distribution=2, price=8)
    told = [event.id for event in production(table).events]
    assert told.index("distribution-faded") < told.index("goods-lost")


@both_2025
def test_D3_who_changes_prices_leaves_none_below_zero(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    a_factory(table, "food", price=9)
    lamps = a_factory(table, "lamps", price=6)
    game = turn(table)
    play(game, "place quality 2")
    # The adjustment as a whole may be left out.
    assert legal(game, "done")
    play(game, "price lamps 7")
    assert refused(game, "done") == ("price-it-first", "5.4")
    assert offered(game, "price food") == [str(n) for n in range(2, 9)]
    play(game, "price food 8")
    assert lamps.price == 7
    assert question(game) == "end-of-turn"


@both_2025
def test_D4_new_levels_need_not_bring_it_to_zero(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    food = a_factory(table, "food", price=11)
    game = turn(table)
    play(game, "place quality 6", "quality food", "done")
    assert food.appeal(table.edition) == -2
    game = turn(table)
    play(game, "place distribution 4", "distribute food", "done", "done")
    assert food.appeal(table.edition) == -1


@both_2025
def test_goods_below_zero_find_no_buyer(edition: str) -> None:
    table = a_table(edition, demand=8)
    marion = a_company(table)
    a_factory(table, "food", price=9)
    game = production(table)
    assert marion.share_space == 20
    assert not happened(game, "received")


@pytest.mark.parametrize(
    ("edition", "most"), [("water-frame-2016", 21), (ARKWRIGHT, 29), (MULE, 29)]
)
def test_A15_the_small_warehouse_blocks_the_scale_or_not(edition: str, most: int) -> None:
    table = a_table(edition, year=1810)
    tiles = [] if edition == MULE else ["small-warehouse"]
    a_company(table, tiles=tiles, stock={"lamps": 4})
    a_factory(table, "lamps", level=4, quality=6, distribution=3, price=6)
    game = at(table, PriceAdjustment(MARION, (), ("lamps",), 0))
    assert max(int(price) for price in offered(game, "price lamps")) == most
    assert legal(game, "discard lamps") is (edition == "water-frame-2016")


def test_a_price_is_set_once_in_an_adjustment() -> None:
    table = a_table(ARKWRIGHT)
    a_company(table)
    four_factories(table)
    game = turn(table)
    play(game, "place quality 2", "price food 6")
    assert refusal(game, "price food 7").id == "price-changed-already"
    assert refusal(game, "price lamps 4").id == "price-below-lowest"


def test_no_additional_action_but_these_prices_anything() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table, ships=[2], posts=["food"], stock={"food": 2}, contracts={"food": 2})
    four_factories(table)
    for marker in ("workers", "machinery", "exchange", "ship-2"):
        table.companies[MARION].spaces = [""] * 5
        game = turn(table)
        play(game, f"place {marker} 6")
        while question(game) not in ("special-marker", "end-of-turn"):
            assert not offered(game, "price")
            play(game, "done")
        assert question(game) == "special-marker"
