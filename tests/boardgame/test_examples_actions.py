"""The worked examples of the action phase: W12 to W41."""

import pytest

from arkwright.boardgame.edition import GOODS

from .given import (
    MARION,
    a_company,
    a_factory,
    a_table,
    both,
    four_factories,
    happened,
    legal,
    offered,
    play,
    question,
    refusal,
    turn,
)


@both
def test_W12_quality_marker_on_a_space_too_cheap(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    factories = four_factories(table, price=5)
    game = turn(table)
    game.play("place quality 4")
    assert marion.cash == 46
    assert offered(game, "quality") == []
    for good in GOODS:
        game.play(f"price {good} 6")
    assert [factory.price for factory in factories.values()] == [6, 6, 6, 6]
    assert [factory.quality for factory in factories.values()] == [0, 0, 0, 0]
    assert marion.cash == 46
    assert question(game) == "end-of-turn"


@both
def test_W12_prices_cost_a_pound_each(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    four_factories(table, price=5)
    game = turn(table)
    play(game, "place quality 2", "price food 6", "price lamps 6")
    assert not legal(game, "price clothes 6")


@both
def test_W13_marker_used_again(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, chart={6: "machinery"})
    factories = four_factories(table)
    game = turn(table)
    assert not legal(game, "place machinery 4")
    game.play("reuse machinery 6")
    assert marion.cash == 50 - 6 - 2
    play(game, "machine food 1", "machine clothes 1")
    assert offered(game, "machine") == []
    assert sum(sum(factory.machines) for factory in factories.values()) == 2


@both
def test_W13_fee_does_not_count(edition: str) -> None:
    """£8 and the fee make £10, the cost of three machines; £8 buy two."""
    table = a_table(edition)
    marion = a_company(table, cash=50, markers=["light-machinery"], chart={8: "light-machinery"})
    four_factories(table)
    game = turn(table)
    game.play("reuse light-machinery 8")
    assert marion.cash == 40
    play(game, "machine food 1", "machine clothes 1")
    assert not legal(game, "machine cutlery 1")


@both
def test_W14_distribution_limited_by_what_is_paid(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    game.play("place distribution 2")
    assert marion.cash == 48
    assert not legal(game, "pay 4")
    game.play("distribute food")
    assert refusal(game, "distribute food").facts == {"pounds": 2, "left": 1}
    game.play("distribute clothes")
    assert not legal(game, "distribute food")
    assert (food.distribution, marion.cash) == (1, 48)


@both
def test_W15_dear_space_gives_no_more(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food")
    game = turn(table)
    play(game, "place quality 10", "quality food")
    assert marion.cash == 40
    assert not legal(game, "quality food")
    assert food.quality == 1


@both
def test_W16_appeal_of_a_new_factory(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table)
    game = turn(table)
    play(game, "place factory 2", "build food 1")
    assert refusal(game, "price food 4").id == "price-below-lowest"
    assert refusal(game, "price food 9").id == "appeal-below-zero"
    game.play("price food 5")
    assert marion.factories["food"].appeal(table.edition) == 3


@both
def test_W17_two_levels_at_once(edition: str) -> None:
    table = a_table(edition, year=1800)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food", level=1)
    game = turn(table)
    play(game, "place factory 2", "modernise food", "modernise food")
    assert marion.cash == 48 - 22
    assert food.level == 3


@both
def test_W18_two_levels_with_the_developer(edition: str) -> None:
    table = a_table(edition, year=1800)
    marion = a_company(table, cash=50, tiles=["developer"])
    a_factory(table, "food", level=1)
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise food", "modernise food", "done")
    assert marion.cash == 48 - 17
    assert "developer" not in marion.tiles


@both
def test_W19_developer_and_inventor(edition: str) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(table, cash=50, tiles=["developer", "inventor"])
    game = turn(table)
    play(game, "place factory 2", "use developer", "build lamps 2", "price lamps 8")
    assert marion.cash == 48 - 9
    game.play("modernise lamps")
    assert marion.cash == 48 - 9 - 17
    assert marion.factories["lamps"].level == 3
    assert offered(game, "keep") == offered(game, "return") == ["inventor"]


@both
def test_W20_worker_above_the_second_column(edition: str) -> None:
    table = a_table(edition, year=1800)
    marion = a_company(table, markers=["dark-production"])
    a_factory(table, "clothes", level=3, rows=4)
    game = turn(table)
    play(game, "place workers 2", "post clothes", "done", "done", "end turn")
    assert marion.posts == ["clothes"]
    game = turn(table)
    play(game, "place dark-production 4", "produce clothes 4")
    assert happened(game, "produced")[-1].facts["count"] == 8
    assert marion.stock == {"food": 0, "clothes": 5, "cutlery": 0, "lamps": 0}


@both
@pytest.mark.parametrize("space", [6, 8, 10])
def test_W21_never_three_machines_without_workshop(edition: str, space: int) -> None:
    table = a_table(edition)
    a_company(table)
    four_factories(table)
    game = turn(table)
    play(game, f"place machinery {space}", "machine food 1", "machine food 2")
    assert offered(game, "machine") == []


@both
def test_W22_one_machine_for_four_pounds(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    four_factories(table)
    game = turn(table)
    play(game, "place machinery 4", "machine food 1")
    assert marion.cash == 46
    assert offered(game, "machine") == []


@both
def test_W23_workshop_adds_three_pounds(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles={"workshop": "food"})
    four_factories(table)
    game = turn(table)
    play(game, "place machinery 10", "machine lamps 1", "machine lamps 1", "machine clothes 2")
    assert marion.cash == 40
    assert offered(game, "machine") == []
    assert marion.factories["lamps"].machines == [2, 0, 0, 0]


@both
@pytest.mark.parametrize(("marker", "space"), [("light-machinery", 10), ("dark-machinery", 6)])
def test_W24_three_machines_with_grey_markers(edition: str, marker: str, space: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, markers=[marker])
    food = a_factory(table, "food", rows=4)
    game = turn(table)
    play(game, f"place {marker} {space}", "machine food 1", "machine food 2", "machine food 3")
    assert marion.cash == 50 - space
    assert offered(game, "machine") == []
    assert food.machines == [1, 1, 1, 0]


@both
@pytest.mark.parametrize(("marker", "space"), [("light-machinery", 8), ("dark-machinery", 4)])
def test_W24_two_machines_on_the_space_below(edition: str, marker: str, space: int) -> None:
    table = a_table(edition)
    a_company(table, markers=[marker])
    a_factory(table, "food", rows=4)
    game = turn(table)
    play(game, f"place {marker} {space}", "machine food 1", "machine food 2")
    assert offered(game, "machine") == []


@both
def test_W25_two_levels_of_quality(edition: str) -> None:
    table = a_table(edition)
    a_company(table, markers=["light-quality"])
    food = a_factory(table, "food", price=6)
    game = turn(table)
    play(game, "place light-quality 8", "quality food", "quality food")
    assert food.quality == 2
    assert food.appeal(table.edition) == 2 + 2


@both
def test_W26_food_distribution_from_0_to_4(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, markers=["dark-distribution"])
    food = a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place dark-distribution 10", *["distribute food"] * 4)
    assert (food.distribution, marion.cash) == (4, 40)
    assert not legal(game, "distribute clothes")


@both
def test_W26_food_does_not_reach_4_for_less(edition: str) -> None:
    table = a_table(edition)
    a_company(table, markers=["dark-distribution"])
    a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place dark-distribution 8", *["distribute food"] * 3)
    assert refusal(game, "distribute food").facts == {"pounds": 4, "left": 2}


@both
def test_W26_clothes_distribution_from_1_to_3(edition: str) -> None:
    table = a_table(edition)
    a_company(table, markers=["light-distribution"])
    clothes = a_factory(table, "clothes", distribution=1)
    a_factory(table, "food")
    game = turn(table)
    play(game, "place light-distribution 8", "distribute clothes", "distribute clothes")
    assert clothes.distribution == 3
    # Of the seven pounds five are spent.
    assert refusal(game, "distribute clothes").facts == {"pounds": 4, "left": 7 - 5}


@both
def test_W27_patent_beyond_the_markers_limit(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["patent"], markers=["light-distribution"])
    a_factory(table, "food")
    a_factory(table, "lamps")
    cutlery = a_factory(table, "cutlery", distribution=1)
    game = turn(table)
    game.play("place light-distribution 8")
    play(game, "distribute cutlery", "distribute cutlery", "distribute cutlery")
    assert cutlery.distribution == 4
    assert offered(game, "distribute") == []
    assert "patent" in marion.tiles
    assert marion.cash == 42


@both
def test_W28_buying_shares(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=2 + 40, shares=10, space=22)
    game = turn(table)
    game.play("place exchange 2")
    assert refusal(game, "buy 3").facts == {"price": 16, "cash": 40}
    game.play("buy 2")
    assert (marion.cash, marion.shares, marion.share_space) == (40 - 2 * 16, 12, 22)


@both
@pytest.mark.parametrize(("move", "cash", "shares"), [("sell 3", 27, 7), ("buy 3", -30, 13)])
def test_W29_shares_below_ten_pounds(edition: str, move: str, cash: int, shares: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=52, shares=10, space=9)
    game = turn(table)
    play(game, "place exchange 2", move)
    assert (marion.cash, marion.shares, marion.share_space) == (50 + cash, shares, 9)


@both
def test_W30_loans_before_shares(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=102, loans=2, space=10)
    game = turn(table)
    game.play("place exchange 2")
    assert refusal(game, "buy 1").id == "loans-bar-buying"
    game.play("repay 1")
    assert marion.cash == 100 - 13
    assert refusal(game, "buy 1").id == "loans-bar-buying"
    play(game, "repay 1", "buy 1")
    assert (marion.loans, marion.cash) == (0, 100 - 26 - 10)


@both
def test_W31_contracts(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, contracts={"cutlery": 2})
    game = turn(table)
    game.play("place exchange 2")
    assert refusal(game, "contract cutlery 2").id == "contract-only-upward"
    play(game, "contract food 6", "contract cutlery 4")
    assert marion.contracts == {"cutlery": 4, "food": 6}
    assert marion.cash == 48


@both
def test_W32_spaces_for_ships(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table, ships=[2, 6], space=20, posts=["lamps"], stock={"lamps": 2}, contracts={"lamps": 2}
    )
    game = turn(table)
    assert offered(game, "place ship-2") == ["2", "4", "6", "8", "10"]
    assert offered(game, "place ship-6") == ["6", "8", "10"]
    assert refusal(game, "place ship-6 4").id == "ship-needs-more"
    play(game, "place ship-6 6", "ship 2 lamps")
    assert marion.share_space == 19


@both
def test_W33_accountant_and_ship(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, ships=[6], tiles=["accountant"])
    game = turn(table)
    game.play("place ship-6 4")
    assert marion.cash == 44


@both
def test_W33_accountant_can_not_make_it_cheaper(edition: str) -> None:
    table = a_table(edition)
    a_company(table, ships=[6], tiles=["accountant"])
    game = turn(table)
    game.play("place ship-6 6")
    assert refusal(game, "pay 4").facts == {"least": 6, "most": 8}
    assert legal(game, "pay 6")


@both
def test_W34_contract_smaller_than_the_ship(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table, ships=[6], posts=["lamps"], stock={"lamps": 4}, contracts={"lamps": 4}
    )
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place ship-6 6", "ship 4 lamps")
    assert marion.contracts == {}
    assert marion.stock["lamps"] == 0
    assert marion.ships == [6]


@both
def test_W35_four_lamps_for_a_contract_of_six(edition: str) -> None:
    table = a_table(edition)
    a_company(
        table,
        ships=[6],
        posts=["lamps", "clothes"],
        stock={"lamps": 4, "clothes": 2},
        contracts={"lamps": 6, "clothes": 2},
    )
    game = turn(table)
    game.play("place ship-6 6")
    assert refusal(game, "ship 4 lamps").id == "contract-whole"
    assert refusal(game, "ship 6 lamps").id == "fewer-goods-stored"
    assert offered(game, "ship") == ["2 clothes"]


@both
def test_W35_ship_of_four_for_a_contract_of_six(edition: str) -> None:
    table = a_table(edition)
    a_company(
        table,
        ships=[4],
        posts=["lamps", "row-2"],
        stock={"lamps": 6, "clothes": 2},
        contracts={"lamps": 6, "clothes": 2},
    )
    game = turn(table)
    game.play("place ship-4 4")
    assert refusal(game, "ship 6 lamps").id == "ship-too-small"
    assert refusal(game, "ship 4 lamps").id == "contract-whole"


@both
@pytest.mark.parametrize(("tiles", "income"), [([], 56), (["office"], 61)])
def test_W36_income_from_shipping(edition: str, tiles: list[str], income: int) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(
        table,
        cash=50,
        tiles=tiles,
        ships=[4],
        posts=["lamps"],
        stock={"lamps": 4},
        contracts={"lamps": 4},
    )
    # Neither quality nor distribution nor price matter.
    a_factory(table, "lamps", level=2, quality=3, distribution=2, price=9)
    game = turn(table)
    play(game, "place ship-4 4", "ship 4 lamps")
    assert marion.cash == 46 + income


@both
def test_W37_two_contracts_in_one_action(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table,
        space=20,
        ships=[6],
        posts=["lamps", "clothes"],
        stock={"lamps": 4, "clothes": 2},
        contracts={"lamps": 4, "clothes": 2},
    )
    game = turn(table)
    play(game, "place ship-6 6", "ship 4 lamps", "ship 2 clothes")
    assert marion.contracts == {}
    assert marion.share_space == 19


@both
@pytest.mark.parametrize("wage", [2, 3, 5])
def test_W38_production_action(edition: str, wage: int) -> None:
    table = a_table(edition, year=1800, wage=wage)
    marion = a_company(table, cash=50, markers=["light-production"], posts=["food"])
    a_factory(table, "food", level=3, rows=2, machines=[1, 0])
    game = turn(table)
    play(game, "place light-production 2", "produce food 1")
    assert marion.stock["food"] == 2
    assert marion.cash == 50 - 2 - wage - 1


@both
def test_W39_distribution_spent_on_prices(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    factories = [a_factory(table, good, distribution=1) for good in ("food", "clothes", "cutlery")]
    game = turn(table)
    play(game, "place distribution 4", "distribute food", "done")
    play(game, "price clothes 6", "price cutlery 7", "price food 8")
    assert [factory.distribution for factory in factories] == [2, 1, 1]
    assert [factory.price for factory in factories] == [8, 6, 7]
    assert marion.cash == 46


@both
def test_W39_no_pound_is_left_for_a_fourth_price(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    for good in GOODS:
        a_factory(table, good, distribution=1)
    game = turn(table)
    play(game, "place distribution 4", "distribute food", "done")
    play(game, "price clothes 6", "price cutlery 7")
    assert refusal(game, "price lamps 8").id == "price-not-touched"
    assert legal(game, "price food 8")


@both
@pytest.mark.parametrize(
    ("posts", "stock"),
    [([], {"food": 0, "lamps": 0}), (["food"], {"food": 2, "lamps": 0}), (["row-3"], None)],
)
def test_W40_fifth_tile(edition: str, posts: list[str], stock: dict[str, int] | None) -> None:
    stored = {"food": 2, "lamps": 1}
    table = a_table(edition)
    tiles = ["small-warehouse", "agent", "office", "school"]
    marion = a_company(table, tiles=tiles, posts=posts, stock=stored)
    on_offer = table.tiles["small-warehouse"]
    game = turn(table)
    play(game, "place workers 2", "done", "take tile broker")
    assert refusal(game, "return broker").id == "tile-just-taken"
    assert sorted(offered(game, "return")) == sorted(tiles)
    game.play("return small-warehouse")
    assert sorted(marion.tiles) == ["agent", "broker", "office", "school"]
    assert table.tiles["small-warehouse"] == on_offer + 1
    assert {good: marion.stock[good] for good in stored} == (stored if stock is None else stock)


@both
def test_W41_larger_ship_for_a_smaller_one(edition: str) -> None:
    table = a_table(edition, year=1800, empty=20)
    marion = a_company(table, ships=[2, 4])
    assert marion.crew(table.edition) == 1
    game = turn(table, MARION)
    play(game, "place workers 2", "done", "take ship 6 for 2")
    assert sorted(marion.ships) == [4, 6]
    assert marion.crew(table.edition) == 3
    assert table.market.empty == 22
    assert (table.ships[2], table.ships[6]) == (5, 1)
