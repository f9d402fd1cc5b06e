"""The worked examples of the 2025 book, markers and factories: N06 to N10, N12 to N14."""

import pytest

from arkwright.play import Game

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
    machines_placed,
    offered,
    play,
    pounds,
    question,
    refusal,
    refused,
    turn,
)


def paid_for_building(game: Game) -> list[int]:
    """What was paid for factories, one by one."""
    paid = happened(game, "paid", MARION)
    return [int(event.facts["pounds"]) for event in paid if event.facts["reason"] == "building"]


@both_2025
def test_N06_quality_marker_on_its_space(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food")
    game = turn(table)
    play(game, "place quality 6", "quality food")
    assert (marion.cash, food.quality) == (44, 1)


@both_2025
@pytest.mark.parametrize(("space", "levels"), [(4, 0), (8, 1)])
def test_N06_quality_marker_beside_the_occupied_space(
    edition: str, space: int, levels: int
) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, chart={6: "machinery"})
    food = a_factory(table, "food")
    game = turn(table)
    assert refused(game, "place quality 6") == ("space-taken", "5.2.I")
    play(game, f"place quality {space}", *["quality food"] * levels)
    assert offered(game, "quality") == []
    # Prices may change, whether the action was possible or not.
    assert question(game) == "price-adjustment"
    assert (marion.cash, food.quality) == (50 - space, levels)


@both_2025
@pytest.mark.parametrize(
    ("tiles", "space", "paid", "machines"),
    [([], 6, 2 + 6, 2), ([], 10, 2 + 10, 2), ({"workshop": "food"}, 10, 2 + 10, 3)],
)
def test_N07_marker_lifted_and_used_again(
    edition: str, tiles: dict[str, str], space: int, paid: int, machines: int
) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=tiles, chart={4: "exchange", 6: "machinery"})
    four_factories(table)
    game = turn(table)
    assert refused(game, "place machinery 8") == ("marker-placed-already", "5.2.I")
    assert refused(game, "reuse machinery 4") == ("space-taken", "5.2.I")
    assert offered(game, "reuse machinery") == ["2", "6", "8", "10"]
    game.play(f"reuse machinery {space}")
    play(game, *["machine food 1", "machine lamps 1", "machine lamps 2"][:machines])
    assert offered(game, "machine") == []
    assert (marion.cash, machines_placed(game)) == (50 - paid, machines)
    spaces = dict(zip(table.edition.admin_spaces, marion.spaces))
    assert [place for place, marker in spaces.items() if marker == "machinery"] == [space]


@both_2025
@pytest.mark.parametrize("tile", ["", "administrator", "accountant"])
def test_N08_only_the_accountant_pays_more(edition: str, tile: str) -> None:
    # The book names the Administrator; the effect is the Accountant's (D6).
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=[tile] if tile else [])
    food = a_factory(table, "food")
    game = turn(table)
    game.play("place quality 4")
    assert legal(game, "pay 6") == (tile == "accountant")
    if tile == "accountant":
        play(game, "pay 6", "quality food")
    assert offered(game, "quality") == []
    assert (marion.cash, food.quality) == ((44, 1) if tile == "accountant" else (46, 0))


@pytest.mark.parametrize(("year", "levels"), [(1770, ["1"]), (1800, ["1", "2", "3"])])
def test_N09_levels_that_can_be_built(year: int, levels: list[str]) -> None:
    table = a_table(ARKWRIGHT, year=year)
    a_company(table)
    game = turn(table)
    game.play("place factory 2")
    assert offered(game, "build food") == levels
    for level in range(len(levels) + 1, 5):
        assert refused(game, f"build food {level}") == ("level-not-reached", "5.2.II.1")


@both_2025
def test_N10_new_factory_of_food(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    game = turn(table)
    play(game, "place factory 2", "build food 1")
    assert refused(game, "price food 9") == ("appeal-below-zero", "5.2.III.1")
    game.play("price food 5")
    food = marion.factories["food"]
    assert marion.cash == 48 - 8
    assert food.workers == [2, 0, 0, 0]
    assert (food.output(table.edition), food.appeal(table.edition)) == (2, 3)


def test_N12_two_levels_in_one_action() -> None:
    table = a_table(ARKWRIGHT, year=1800)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food", quality=1, distribution=2, price=9)
    before = (food.output(table.edition), food.base_quality(table.edition))
    game = turn(table)
    play(game, "place factory 2", "modernise food", "modernise food")
    assert paid_for_building(game) == [10, 12]
    assert marion.cash == 48 - 22
    after = (food.output(table.edition), food.base_quality(table.edition))
    assert (before, after) == ((3, 8), (5, 12))
    # Nothing that belonged to the older factory is lost.
    assert (food.workers, food.quality, food.distribution) == ([2, 2, 0, 0], 1, 2)


def test_N13_developer_saves_once() -> None:
    table = a_table(ARKWRIGHT, year=1800)
    marion = a_company(table, cash=50, tiles=["developer"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "place factory 2", "use developer", *["modernise food"] * 2, "done")
    assert sum(paid_for_building(game)) == 17
    assert "developer" not in marion.tiles


def test_N14_developer_with_the_inventor() -> None:
    table = a_table(ARKWRIGHT, year=1780)
    marion = a_company(table, cash=100, tiles=["developer", "inventor"])
    a_factory(table, "food", level=2)
    game = turn(table)
    play(game, "place factory 2", "use developer")
    # The Inventor modernises only.
    assert refused(game, "build lamps 3") == ("level-not-reached", "5.2.II.1")
    play(game, "build lamps 2", "price lamps 8", "modernise lamps")
    assert refusal(game, "modernise food").id == "inventor-first"
    play(game, "keep inventor", "modernise food")
    assert paid_for_building(game) == [9, 17, 7]
    assert pounds(game, "paid", MARION, "inventor") == 10
    assert marion.cash == 98 - 9 - 17 - 10 - 7
    assert {good: f.level for good, f in marion.factories.items()} == {"food": 3, "lamps": 3}
