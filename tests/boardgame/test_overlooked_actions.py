"""Easily overlooked rules of the other actions: lines of rules/editions.md."""

import pytest

from arkwright.boardgame.broker import BrokerTrade
from arkwright.boardgame.events import RevealEvent

from .given import (
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    four_factories,
    legal,
    offered,
    play,
    question,
    refusal,
    turn,
)

# II.2.4 and II.2.5: quality and distribution


@both
def test_II_2_4_engineer_only_when_buying(edition: str) -> None:
    table = a_table(edition, year=1780, empty=50)
    marion = a_company(table, tiles=["engineer"])
    food = a_factory(table, "food", quality=3)
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place quality 6", "pay 12", "quality food", "quality food")
    assert food.quality == 5
    marion.tiles = {}
    assert food.appeal(table.edition) == 8 + 5 - 5
    game = turn(table)
    game.play("reuse quality 6")
    assert refusal(game, "quality food").facts == {"level": 4}
    assert legal(game, "quality clothes")
    game = turn(table)
    play(game, "place factory 4", "close food", "build food 2", "price food 5")
    assert marion.factories["food"].quality == 0


@both
def test_II_2_4_quality_cap(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    a_factory(table, "food", quality=4)
    a_factory(table, "clothes", quality=3)
    game = turn(table)
    game.play("place quality 6")
    assert refusal(game, "quality food").facts == {"level": 4}
    assert legal(game, "quality clothes")


@both
def test_II_2_5_patents_uses_exclude_each_other(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, tiles=["patent"])
    a_factory(table, "food", distribution=2)
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place distribution 4", "distribute food")
    # £3 of £4 are spent, then the last one, then both of the Patent.
    game.play("distribute clothes")
    assert legal(game, "use patent")
    game.play("distribute clothes")
    assert not legal(game, "use patent")
    assert "patent" in marion.tiles


@both
def test_II_2_5_patents_levels_go_anywhere_below_the_cap(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, tiles=["patent"])
    food = a_factory(table, "food", distribution=2)
    lamps = a_factory(table, "lamps", distribution=3)
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place distribution 4", "distribute food", "use patent", "distribute lamps")
    assert lamps.distribution == 4
    assert refusal(game, "distribute lamps").id == "distribution-cap"
    game.play("distribute food")
    assert food.distribution == 4
    assert marion.tiles == {}
    assert offered(game, "distribute") == []


# II.2.6: the stock exchange


@both
def test_II_2_6_loan_bars_every_purchase(edition: str) -> None:
    table = a_table(edition, year=1800)
    marion = a_company(table, cash=100, loans=1, tiles=["broker"])
    game = turn(table)
    game.play("place exchange 2")
    assert refusal(game, "buy 1").id == "loans-bar-buying"
    assert legal(game, "repay 1")
    game.play("done")
    assert refusal(game, "broker 1").id == "loans-bar-buying"
    assert not legal(game, "repay 1")
    game = at(table, BrokerTrade(MARION, ""))
    assert refusal(game, "buy 1").id == "loans-bar-buying"
    assert refusal(game, "repay 1").id == "no-repaying-now"
    table.decade = 4
    game = at(table, RevealEvent())
    assert refusal(game, "buy 1").id == "loans-bar-buying"
    play(game, "repay 1", "buy 1")
    assert marion.loans == 0


@both
def test_II_2_6_stored_goods_are_dumped_with_or_without_factory(edition: str) -> None:
    table = a_table(edition)
    stock = {"food": 5, "clothes": 1, "cutlery": 2, "lamps": 1}
    marion = a_company(table, cash=2, tiles=["small-warehouse"], posts=["food"], stock=stock)
    a_factory(table, "food")
    game = turn(table)
    game.play("place exchange 2")
    assert refusal(game, "clear clothes 2").id == "fewer-goods-stored"
    play(game, *[f"clear {good} {count}" for good, count in stock.items()])
    assert marion.cash == 5 * 2 + 3 + 2 * 4 + 5
    assert set(marion.stock.values()) == {0}


@both
def test_II_2_6_two_players_have_small_contracts(edition: str) -> None:
    table = a_table(edition, 2)
    a_company(table, contracts={"food": 4})
    game = turn(table)
    game.play("place exchange 2")
    others = ("clothes", "cutlery", "lamps")
    assert offered(game, "contract") == [f"{good} {space}" for good in others for space in (2, 4)]
    assert refusal(game, "contract food 6").id == "contract-beyond-track"
    game.play("done")
    assert offered(game, "take ship") == ["2"]


# II.2.7: ships


@both
def test_II_2_7_one_ship_several_contracts_one_space(edition: str) -> None:
    table = a_table(edition, active="food")
    marion = a_company(
        table,
        space=20,
        ships=[8, 2],
        posts=["lamps", "row-2", "row-3"],
        stock={"clothes": 2, "cutlery": 4, "lamps": 4},
        contracts={"clothes": 2, "cutlery": 4, "lamps": 4},
    )
    game = turn(table)
    play(game, "place ship-8 8", "ship 4 lamps", "ship 2 clothes")
    # Two spaces are left on this ship, and the other one stays in the harbour.
    assert not legal(game, "ship 4 cutlery")
    assert marion.contracts == {"cutlery": 4}
    assert marion.share_space == 19


@both
def test_II_2_7_whole_capacity_is_paid_for(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table, cash=50, ships=[8], posts=["food"], stock={"food": 2}, contracts={"food": 2}
    )
    game = turn(table)
    assert offered(game, "place ship-8") == ["8", "10"]
    play(game, "place ship-8 10", "ship 2 food")
    assert marion.cash == 40


@both
def test_II_2_7_goods_without_a_factory_are_shipped_for_nothing(edition: str) -> None:
    """Decision C10."""
    table = a_table(edition)
    marion = a_company(
        table,
        cash=50,
        space=20,
        ships=[2],
        posts=["food"],
        stock={"food": 2},
        contracts={"food": 2},
    )
    game = turn(table)
    play(game, "place ship-2 2", "ship 2 food")
    assert (marion.cash, marion.contracts, marion.share_space) == (48, {}, 19)


@both
def test_II_2_7_two_ships_alike_are_two_markers(edition: str) -> None:
    table = a_table(edition)
    a_company(table, ships=[2, 2])
    game = turn(table)
    assert offered(game, "place ship-2") == ["2", "4", "6", "8", "10"]
    play(game, "place ship-2 4", "done", "end turn")
    game = turn(table)
    assert offered(game, "place ship-2") == ["2", "6", "8", "10"]
    play(game, "place ship-2 2", "done", "end turn")
    game = turn(table)
    assert refusal(game, "place ship-2 6").id == "marker-placed-already"
    assert offered(game, "reuse ship-2") == ["2", "4"]


# II.2.8: the production action


@both
def test_II_2_8_production_action(edition: str) -> None:
    table = a_table(edition, year=1800, active="food")
    marion = a_company(
        table,
        cash=50,
        space=20,
        markers=["dark-production"],
        ships=[2],
        posts=["row-3"],
        contracts={"food": 2},
    )
    # The obsolescence pair stands on no row and costs nothing here (decision C12).
    a_factory(table, "food", level=3, rows=3, machines=[1, 1, 1], extra=2)
    a_factory(table, "lamps")
    game = turn(table)
    game.play("place dark-production 6")
    assert offered(game, "produce") == ["food 1", "food 2", "food 3", "lamps 1", "lamps 2"]
    game.play("produce food 2")
    # Wages and upkeep of two rows; three of the five goods find a place.
    assert marion.cash == 50 - 6 - 2 * table.wage - 2
    assert marion.stock["food"] == 3
    assert marion.share_space == 20
    assert marion.contracts == {"food": 2}
    assert question(game) == "price-adjustment"
    assert offered(game, "price lamps") == []


@both
def test_II_2_8_light_marker_runs_two_rows(edition: str) -> None:
    table = a_table(edition)
    a_company(table, markers=["light-production"], posts=["food"])
    a_factory(table, "food", rows=4)
    game = turn(table)
    game.play("place light-production 2")
    assert refusal(game, "produce food 3").facts == {"count": 2}
    assert legal(game, "produce food 2")


# II.3: additional actions


@both
@pytest.mark.parametrize("marker", ["workers", "machinery", "exchange"])
def test_II_3_special_marker_without_main_action(edition: str, marker: str) -> None:
    table = a_table(edition)
    marion = a_company(table)
    game = turn(table)
    game.play(f"place {marker} 2")
    if question(game) != "special-marker":
        assert offered(game, "take tile") == []
        game.play("done")
    game.play("take tile office")
    assert "office" in marion.tiles
    assert question(game) == "end-of-turn"


@both
def test_II_3_prices_without_main_action(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    food = a_factory(table, "food", price=5)
    game = turn(table)
    game.play("place distribution 4")
    assert offered(game, "price") == []
    play(game, "done", "price food 7")
    assert food.price == 7
    assert not legal(game, "distribute food")


@both
def test_II_3_1_only_touched_factories_after_factory_action(edition: str) -> None:
    table = a_table(edition, year=1780)
    a_company(table)
    four_factories(table)
    game = turn(table)
    play(game, "place factory 10", "modernise food", "done")
    assert refusal(game, "price lamps 6").id == "price-not-touched"
    game.play("price food 6")
    assert question(game) == "end-of-turn"


@both
def test_II_3_1_no_price_after_a_production_action_declined(edition: str) -> None:
    table = a_table(edition)
    a_company(table, markers=["light-production"], posts=["food"])
    four_factories(table)
    game = turn(table)
    play(game, "place light-production 10", "done")
    assert question(game) == "end-of-turn"


@both
def test_II_3_1_pound_for_an_untouched_good(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    factories = four_factories(table)
    game = turn(table)
    play(game, "place quality 8", "quality food")
    # £6 for the level leave £2.
    play(game, "price lamps 6", "price cutlery 6")
    assert refusal(game, "price clothes 6").id == "price-not-touched"
    game.play("price food 6")
    assert factories["clothes"].price == 5


@both
def test_II_3_2_broker_replaces_the_special_marker(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=52, space=28)
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "broker 1").id == "tile-not-owned"
    game.play("take tile broker")
    assert question(game) == "end-of-turn"
    game.play("end turn")
    game = turn(table)
    play(game, "place machinery 4", "broker 2")
    assert marion.cash == 50 - 4 - 19
    assert marion.shares == 12
    assert marion.tiles == {}
    assert question(game) == "end-of-turn"


@both
def test_II_3_2_2_markers_of_both_shades(edition: str) -> None:
    table = a_table(edition, year=1800)
    owned = ["light-machinery", "light-quality", "light-distribution", "dark-machinery"]
    a_company(table, markers=owned)
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "take marker light-quality").id == "marker-owned"
    assert refusal(game, "take marker dark-machinery").id == "marker-owned"
    assert legal(game, "take marker dark-quality")
    game.play("take marker dark-distribution")
    assert len(table.companies[MARION].markers) == 5


@both
def test_II_3_2_3_ship_on_the_chart_fills_its_pier(edition: str) -> None:
    table = a_table(edition, year=1800)
    marion = a_company(table, cash=100, ships=[4, 2], chart={4: "ship-4", 8: "machinery"})
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "take ship 2").id == "no-free-pier"
    game.play("take ship 6 for 4")
    assert marion.spaces == ["workers", "ship-6", "", "machinery", ""]
    game.play("end turn")
    game = turn(table)
    # £4 and the fee are not £6.
    assert refusal(game, "reuse ship-6 4").id == "ship-needs-more"
    assert refusal(game, "place ship-6 10").id == "marker-placed-already"
    marion.tiles = {"accountant": ""}
    game = turn(table)
    game.play("reuse ship-6 4")
    assert marion.cash == 98 - 6 - 2


@both
def test_II_3_2_3_only_a_larger_ship_and_no_free_pier(edition: str) -> None:
    table = a_table(edition, year=1800)
    a_company(table, ships=[4])
    a_company(table, HAROLD, ships=[4, 6])
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "take ship 6 for 4").id == "pier-still-free"
    game = turn(table, HAROLD)
    play(game, "place workers 2", "done")
    assert offered(game, "take ship") == ["6 for 4"]


@both
def test_II_3_2_3_crew_can_not_be_refused(edition: str) -> None:
    table = a_table(edition, year=1800, empty=78, fired=0)
    marion = a_company(table, ships=[4])
    game = turn(table)
    play(game, "place workers 2", "done", "take ship 6")
    assert (table.market.workers, marion.crew(table.edition)) == (0, 3)
    table = a_table(edition, year=1800, empty=79, fired=0)
    a_company(table, ships=[4])
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "take ship 6").id == "no-crew"
    assert legal(game, "take ship 4")
