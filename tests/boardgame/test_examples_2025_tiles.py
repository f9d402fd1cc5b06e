"""The worked examples of the 2025 book, development tiles: N54 to N62."""

import pytest

from .given import (
    ARKWRIGHT,
    MARION,
    a_company,
    a_factory,
    a_table,
    both_2025,
    four_factories,
    happened,
    legal,
    offered,
    play,
    question,
    refusal,
    refused,
    turn,
)


def test_N54_agent_for_two_contracts() -> None:
    table = a_table(ARKWRIGHT)
    joerg = a_company(
        table,
        cash=6,
        space=20,
        tiles=["agent"],
        ships=[4, 2],
        posts=["food", "clothes"],
        stock={"food": 5, "clothes": 1},
        contracts={"food": 4, "clothes": 2},
    )
    a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    game.play("place both-ships 6")
    assert offered(game, "ship") == ["3 food", "4 food", "5 food", "1 clothes"]
    assert refused(game, "ship 2 food") == ("contract-whole", "5.2.II.7")
    play(game, "ship 5 food", "ship 1 clothes")
    assert joerg.cash == 5 * 8 + 9
    # Five did not fit one ship: both sailed.
    assert (joerg.contracts, joerg.share_space) == ({}, 18)


@pytest.mark.parametrize(("ships", "start"), [([4], "ship-4 4"), ([2], "ship-2 4")])
def test_N54_one_ship_is_too_small_for_five(ships: list[int], start: str) -> None:
    table = a_table(ARKWRIGHT)
    stock = {"food": 5, "clothes": 1}
    contracts = {"food": 4, "clothes": 2}
    a_company(table, tiles=["agent"], ships=ships, posts=stock, stock=stock, contracts=contracts)
    game = turn(table)
    game.play(f"place {start}")
    assert refused(game, "ship 5 food") == ("ship-too-small", "5.2.II.7")
    assert legal(game, "ship 3 food") == (ships == [4])


@both_2025
@pytest.mark.parametrize(("count", "pounds"), [(1, 10), (2, 19)])
def test_N55_broker_at_half_price(edition: str, count: int, pounds: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, shares=10, space=28, tiles=["broker"])
    assert table.share_value(marion) == 19
    game = turn(table)
    play(game, "place workers 2", "done", f"broker {count}")
    assert (marion.cash, marion.shares) == (48 - pounds, 10 + count)
    assert "broker" not in marion.tiles
    # It took the place of the special marker.
    assert question(game) == "end-of-turn"


@both_2025
def test_N56_accountant_works_for_nothing(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["accountant"])
    game = turn(table)
    game.play("place workers 2")
    assert refusal(game, "pay 5").facts == {"least": 0, "most": 4}
    game.play("pay 0")
    assert marion.cash == 50
    assert question(game) == "workers-action"


@both_2025
def test_N56_accountant_saves_what_marketing_can_not_use(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["accountant"], markers=["light-distribution"])
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    game.play("place light-distribution 8")
    assert refused(game, "pay 5") == ("amount-out-of-range", "5.2.I")
    play(game, "pay 7", *["distribute food"] * 3, "distribute lamps")
    assert marion.cash == 43
    assert offered(game, "distribute") == []


@both_2025
def test_N56_accountant_reaches_the_second_level(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["accountant"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "place quality 10", "pay 12", "quality food", "quality food")
    assert (marion.cash, marion.factories["food"].quality) == (38, 2)


@both_2025
def test_N57_price_of_the_inventor(edition: str) -> None:
    table = a_table(edition, year=1790)
    marion = a_company(table, cash=200)
    for good in ("food", "clothes", "cutlery", "lamps"):
        a_factory(table, good, level=2)
    on_offer = table.tiles["inventor"]
    game = turn(table)
    play(game, "place workers 2", "done", "take tile inventor", "end turn")
    prices = [200 - 2 - marion.cash]
    game = turn(table)
    game.play("place factory 4")
    for good in ("food", "clothes", "cutlery"):
        game.play(f"modernise {good}")
        before = marion.cash
        game.play("keep inventor")
        prices.append(before - marion.cash)
    assert prices == [5, 10, 15, 20]
    assert "inventor" in marion.tiles
    game.play("modernise lamps")
    # The fourth use is the last one.
    assert "inventor" not in marion.tiles
    assert table.tiles["inventor"] == on_offer
    assert question(game) == "price-adjustment"


def test_N57_markers_and_ships_are_uses_too() -> None:
    table = a_table(ARKWRIGHT, year=1780)
    marion = a_company(table, cash=50, tiles=["inventor"])
    game = turn(table)
    play(game, "place workers 2", "done", "take marker dark-quality")
    assert refused(game, "end turn") == ("inventor-first", "5.2.II.1")
    game.play("keep inventor")
    assert marion.cash == 48 - 10
    game = turn(table)
    play(game, "place machinery 4", "take ship 6")
    game.play("return inventor")
    assert marion.cash == 38 - 4
    assert "inventor" not in marion.tiles


def test_N58_inventor_kept_once() -> None:
    # The book modernises food before it builds; building comes first (5.2.II.1), for as much.
    table = a_table(ARKWRIGHT, year=1780)
    heike = a_company(table, cash=100, tiles=["inventor"])
    a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place factory 2", "build lamps 2", "price lamps 8")
    play(game, "modernise food", "modernise food", "keep inventor", "modernise lamps")
    game.play("return inventor")
    paid = [int(event.facts["pounds"]) for event in happened(game, "paid", MARION)]
    assert paid == [2, 14, 10, 12, 10, 17]
    assert heike.cash == 100 - sum(paid)
    assert {good: f.level for good, f in heike.factories.items()} == {
        "food": 3,
        "clothes": 1,
        "lamps": 3,
    }
    assert "inventor" not in heike.tiles


def test_N58_building_does_not_follow_modernising() -> None:
    table = a_table(ARKWRIGHT, year=1780)
    a_company(table)
    a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place factory 2", "modernise food")
    assert refused(game, "build lamps 2") == ("factory-in-order", "5.2.II.1")


def test_N59_developer_beyond_the_timetable() -> None:
    # The last step of food leads to level IV, where the book prints III (D57).
    table = a_table(ARKWRIGHT, year=1800)
    marion = a_company(table, cash=100, tiles=["developer", "inventor"])
    a_factory(table, "food", level=2)
    a_factory(table, "lamps", level=3)
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise lamps", "keep inventor")
    assert marion.cash == 98 - 15 - 10
    game.play("modernise food")
    assert marion.cash == 73 - 7
    game.play("modernise food")
    assert marion.cash == 66 - 14
    assert {good: f.level for good, f in marion.factories.items()} == {"food": 4, "lamps": 4}


@both_2025
def test_N60_engineer_pays_what_he_likes(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["engineer"])
    food = a_factory(table, "food")
    game = turn(table)
    play(game, "place quality 4", "pay 12", "quality food", "quality food")
    assert (marion.cash, food.quality) == (38, 2)


@both_2025
@pytest.mark.parametrize(
    ("levels", "after"),
    [(["cutlery", *["food"] * 2, *["lamps"] * 2], [2, 1, 3, 2]), (["clothes"] * 3, [0, 4, 2, 0])],
)
def test_N61_patent_after_the_limit(edition: str, levels: list[str], after: list[int]) -> None:
    table = a_table(edition)
    marker = "light-distribution"
    marion = a_company(table, cash=50, tiles=["patent"], markers=[marker], chart={8: marker})
    factories = four_factories(table)
    factories["clothes"].distribution = 1
    factories["cutlery"].distribution = 2
    game = turn(table)
    game.play("reuse light-distribution 8")
    assert marion.cash == 50 - 2 - 8
    play(game, *[f"distribute {good}" for good in levels])
    assert [factory.distribution for factory in factories.values()] == after
    # Nine pounds are spent, and the tile is kept.
    assert offered(game, "distribute") == []
    assert "patent" in marion.tiles


@both_2025
def test_N61_twelve_pounds_of_marketing(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=10, tiles=["patent"], markers=["dark-distribution"])
    a_factory(table, "food")
    a_factory(table, "clothes", distribution=1)
    game = turn(table)
    play(game, "place dark-distribution 10", *["distribute food"] * 4, "distribute clothes")
    assert offered(game, "distribute") == []
    assert [factory.distribution for factory in marion.factories.values()] == [4, 2]
    assert (marion.cash, marion.shares) == (0, 10)


@both_2025
def test_N62_patent_returned(edition: str) -> None:
    table = a_table(edition)
    heike = a_company(table, cash=50, tiles=["patent"])
    food = a_factory(table, "food")
    cutlery = a_factory(table, "cutlery")
    game = turn(table)
    play(game, "place distribution 4", "distribute food", "distribute food", "distribute cutlery")
    assert (food.distribution, cutlery.distribution) == (2, 1)
    play(game, "use patent", "distribute food", "distribute food")
    assert (food.distribution, cutlery.distribution) == (4, 1)
    assert heike.cash == 46
    assert "patent" not in heike.tiles
    assert question(game) == "price-adjustment"


@both_2025
def test_N62_the_two_uses_exclude_each_other(edition: str) -> None:
    table = a_table(edition)
    a_company(table, tiles=["patent"])
    a_factory(table, "food")
    a_factory(table, "clothes", distribution=1)
    a_factory(table, "cutlery", distribution=2)
    game = turn(table)
    # Five pounds, where the marker alone allows four.
    play(game, "place distribution 4", "distribute cutlery", "distribute clothes")
    assert refused(game, "use patent") == ("patent-pounds-used", "5.2.II.5")
