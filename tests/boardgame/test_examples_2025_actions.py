"""The worked examples of the 2025 book, workers to marketing: N15 to N21."""

import pytest

from .given import (
    a_company,
    a_factory,
    a_table,
    both_2025,
    four_factories,
    legal,
    machines_placed,
    offered,
    play,
    refusal,
    refused,
    turn,
)


@both_2025
def test_N15_workers_in_the_warehouse(edition: str) -> None:
    table = a_table(edition, empty=20)
    marion = a_company(table)
    game = turn(table)
    play(game, "place workers 2", "post clothes")
    goods = ("food", "clothes", "cutlery", "lamps")
    assert [marion.large_room(table.edition, good) for good in goods] == [0, 5, 0, 0]
    game.play("post row-2")
    assert [marion.large_room(table.edition, good) for good in goods] == [2, 7, 2, 2]
    assert table.market.empty == 22
    assert refused(game, "post clothes") == ("post-staffed", "5.2.II.2")


@both_2025
def test_N16_no_hiring_for_what_is_made_no_more(edition: str) -> None:
    # The book says decade where it means the second cycle (D8).
    table = a_table(edition, year=1810, active="clothes", empty=20)
    a_company(table)
    four_factories(table)
    game = turn(table)
    game.play("place workers 2")
    assert refused(game, "hire food 3 2") == ("produced-in-last-decade", "5.2.II.2")
    for good in ("clothes", "cutlery", "lamps"):
        assert legal(game, f"hire {good} 3 2")


@both_2025
@pytest.mark.parametrize(
    ("start", "paid", "machines"),
    [("place machinery 6", 6, 2), ("place machinery 4", 4, 1), ("reuse machinery 4", 2 + 4, 1)],
)
def test_N17_machines_for_what_is_paid(edition: str, start: str, paid: int, machines: int) -> None:
    table = a_table(edition)
    again = start.startswith("reuse")
    marion = a_company(table, cash=50, chart={8: "machinery"} if again else {})
    four_factories(table)
    game = turn(table)
    play(game, start, *["machine food 1", "machine food 2"][:machines])
    assert offered(game, "machine") == []
    assert (marion.cash, machines_placed(game)) == (50 - paid, machines)


@both_2025
def test_N18_workshop_makes_it_three(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles={"workshop": "food"})
    four_factories(table)
    game = turn(table)
    play(game, "place machinery 10", "machine lamps 1", "machine lamps 1")
    assert machines_placed(game) == 2
    game.play("machine clothes 2")
    assert offered(game, "machine") == []
    assert marion.cash == 40


@both_2025
@pytest.mark.parametrize(
    ("tile", "pay", "levels"),
    [("", 10, 2), ("engineer", 8, 2), ("engineer", 12, 3), ("accountant", 12, 3)],
)
def test_N19_quality_for_ten_pounds(edition: str, tile: str, pay: int, levels: int) -> None:
    # What the book says of the Administrator is the Accountant's (D6).
    table = a_table(edition)
    tiles = [tile] if tile else []
    marion = a_company(table, cash=50, tiles=tiles, markers=["light-quality"])
    food = a_factory(table, "food", price=6)
    game = turn(table)
    game.play("place light-quality 10")
    if tile:
        game.play(f"pay {pay}")
    play(game, *["quality food"] * levels)
    assert offered(game, "quality") == []
    assert (marion.cash, food.quality) == (50 - pay, levels)
    assert food.appeal(table.edition) == 2 + levels


@both_2025
def test_N20_marketing_from_0_to_4(edition: str) -> None:
    table = a_table(edition)
    a_company(table, markers=["dark-distribution"])
    food = a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place dark-distribution 10", *["distribute food"] * 4)
    assert food.distribution == 4
    # All £10 are spent.
    assert offered(game, "distribute") == []


@both_2025
@pytest.mark.parametrize(("pay", "level"), [(4, 2), (5, 3)])
def test_N20_marketing_from_1_to_3(edition: str, pay: int, level: int) -> None:
    table = a_table(edition)
    a_company(table, tiles=["accountant"], markers=["light-distribution"])
    clothes = a_factory(table, "clothes", distribution=1)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place light-distribution 4", f"pay {pay}", "distribute clothes")
    if pay == 4:
        assert refusal(game, "distribute clothes").facts == {"pounds": 3, "left": 2}
        assert refused(game, "distribute clothes") == ("distribution-too-dear", "5.2.II.5")
    else:
        game.play("distribute clothes")
        assert offered(game, "distribute") == []
    assert clothes.distribution == level


@both_2025
@pytest.mark.parametrize(("tiles", "usable"), [([], 7), (["patent"], 9)])
def test_N21_patent_beyond_the_limit(edition: str, tiles: list[str], usable: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=tiles, markers=["light-distribution"])
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place light-distribution 8", *["distribute food"] * 3)
    assert marion.cash == 42
    # Six are spent; a fourth level would cost four.
    assert refusal(game, "distribute food").facts == {"pounds": 4, "left": usable - 6}
    game.play("distribute lamps")
    assert legal(game, "distribute lamps") == (usable == 9)
    assert list(marion.tiles) == tiles
