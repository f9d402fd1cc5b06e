"""Easily overlooked rules of set-up, economy phase and paying: lines of rules/editions.md."""

import pytest

import arkwright
from arkwright.boardgame.decade import Cycle
from arkwright.boardgame.edition import GOODS, OWN_MARKERS
from arkwright.boardgame.preparation import Foundation, PayForFactories, StartCapital
from arkwright.play.step import NOBODY

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
    table_of,
    turn,
)

# 4.1: the preparation round


@both
def test_4_1_I_only_workers_run_out(edition: str) -> None:
    table = a_table(edition, year=1800, empty=80, fired=0)
    marion = a_company(table, markers=["dark-machinery", "dark-production"], posts=["food"])
    food = a_factory(table, "food", level=3, rows=3)
    for seat in (HAROLD, 2, 3):
        a_company(table, seat, posts=GOODS, stock=dict.fromkeys(GOODS, 5))
        for good in GOODS:
            a_factory(table, good, seat, rows=4, machines=[1, 1, 1, 1])
    game = turn(table)
    game.play("place workers 2")
    assert refusal(game, "hire food 4 1").id == "too-few-workers"
    assert refusal(game, "post lamps").id == "too-few-workers"
    game = turn(table)
    play(game, "place dark-machinery 6", "machine food 1", "machine food 2", "machine food 3")
    assert food.machines == [1, 1, 1, 0]
    game = turn(table)
    play(game, "place dark-production 4", "produce food 3")
    assert marion.stock["food"] == 5


@both
@pytest.mark.parametrize(
    ("seats", "fired", "boxed", "food", "clothes"),
    [(4, 4, 0, 1, 0), (3, 8, 0, 2, 1), (2, 4, 8, 3, 2)],
)
def test_4_1_I_top_rows_are_demand_before_anyone_hires(
    edition: str, seats: int, fired: int, boxed: int, food: int, clothes: int
) -> None:
    table = table_of(arkwright.new(edition, seats=seats, seed=1, setup="free"))
    market = table.market
    assert (market.fired, market.boxed, market.empty) == (fired, boxed, fired + boxed)
    assert market.workers == 80 - fired - boxed
    assert (table.demand("food"), table.demand("clothes")) == (food, clothes)


@both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_I_events_of_the_free_set_up(edition: str, seats: int) -> None:
    places = set()
    late = set()
    for seed in range(12):
        table = table_of(arkwright.new(edition, seats=seats, seed=seed, setup="free"))
        assert len(set(table.events)) == 5
        assert table.events[4] == "end-of-game"
        places.add(table.events.index("bureaucracy"))
        late.add(table.events[3])
        assert {*table.events[:4], *table.event_box} == {
            *table.edition.random_events,
            "bureaucracy",
        }
    # Bureaucracy lies anywhere before 1800, and any other there.
    assert places == {0, 1, 2}
    assert len(late) > 5


@both
@pytest.mark.parametrize(
    ("seats", "setup", "most"),
    [(2, "free", 2), (3, "free", 3), (4, "free", 3), (4, "predetermined", 2)],
)
def test_4_1_I_markers_that_bring_three_workers_back(
    edition: str, seats: int, setup: str, most: int
) -> None:
    seen: set[int] = set()
    for seed in range(4):
        table = table_of(arkwright.new(edition, seats=seats, seed=seed, setup=setup))
        for good in GOODS:
            assert len(table.economy[good]) == 5
            seen.update(workers for _, workers in table.economy[good])
    assert max(seen) == most


@both
@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_4_1_III_grey_markers_of_the_free_set_up(edition: str, seats: int, copies: int) -> None:
    laid_out = set()
    for seed in range(6):
        table = table_of(arkwright.new(edition, seats=seats, seed=seed, setup="free"))
        assert [len(row) for row in table.markers] == [seats] * 4
        light, dark = table.markers[0] + table.markers[1], table.markers[2] + table.markers[3]
        assert all(marker.startswith("light-") for marker in light)
        assert all(marker.startswith("dark-") for marker in dark)
        assert max(light.count(marker) for marker in light) <= copies
        assert max(dark.count(marker) for marker in dark) <= copies
        laid_out.add(tuple(light))
    assert len(laid_out) > 3


@both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_III_fewer_copies_of_a_tile_than_players(edition: str, seats: int) -> None:
    missing = set()
    for seed in range(8):
        table = table_of(arkwright.new(edition, seats=seats, seed=seed, setup="free"))
        assert max(table.tiles.values()) < seats
        assert sum(table.tiles.values()) == 7 * seats
        assert table.tiles["charisma"] == 1
        assert table.tiles["inventor"] >= 1
        missing |= table.edition.tile_count.keys() - table.tiles.keys()
    # What was not laid out is out of the game, and no kind but the two above is always in it.
    assert "charisma" not in missing
    assert len(missing) > 1 or seats == 4


@both
def test_4_1_IV_start_factories(edition: str) -> None:
    table = a_table(edition, year=1760)
    marion = a_company(table)
    game = at(table, Foundation(MARION), Foundation(MARION))
    game.play("found food")
    assert offered(game, "price food") == ["5", "6", "7", "8"]
    game.play("price food 8")
    assert refusal(game, "found food").id == "factory-owned"
    play(game, "found lamps", "price lamps 5")
    assert [factory.level for factory in marion.factories.values()] == [1, 1]


@both
def test_4_1_IV_fired_workers_do_not_found_factories(edition: str) -> None:
    table = a_table(edition, year=1760, empty=75, fired=20)
    a_company(table)
    game = at(table, Foundation(MARION))
    assert table.market.hireable == 25
    assert refusal(game, "found lamps").id == "too-few-workers"
    assert offered(game, "found") == ["food", "clothes", "cutlery"]


@both
def test_4_1_V_capital_and_marker_before_the_next_player(edition: str) -> None:
    game = arkwright.new(edition, seats=4, seed=3, setup="free")
    table = table_of(game)
    order = table.order()
    for good in ("food", "clothes"):
        for _ in order:
            play(game, f"found {good}", f"price {good} 6")
    row = sorted(set(table.markers[0]))
    for seat in reversed(order):
        assert (game.seat, question(game)) == (seat, "start-capital")
        game.play("sell 5")
        assert (game.seat, question(game)) == (seat, "start-marker")
        assert sorted(offered(game, "take marker")) == row
        assert offered(game, "take ship") == ["2"]
        tiles = {tile.split()[0] for tile in offered(game, "take tile")}
        assert tiles == {kind for kind, count in table.tiles.items() if count}
        game.play("done")
    assert question(game) == "turn"


@both
def test_4_1_V_factories_are_paid_after_everybody_has_sold(edition: str) -> None:
    table = a_table(edition, 2, year=1760)
    companies = [a_company(table, seat, cash=0, shares=15, space=10) for seat in (MARION, HAROLD)]
    for seat in (MARION, HAROLD):
        a_factory(table, "cutlery", seat)
        a_factory(table, "lamps", seat)
    game = at(table, StartCapital(HAROLD), StartCapital(MARION), PayForFactories())
    assert refusal(game, "sell 2").facts == {"count": 3}
    assert refusal(game, "sell 16").id == "fewer-shares-owned"
    game.play("sell 3")
    assert companies[HAROLD].cash == 30
    game.play("sell 15")
    assert [company.cash for company in companies] == [150 - 21, 30 - 21]


# I: the economy phase


@both
def test_I_only_the_active_importer_moves(edition: str) -> None:
    table = a_table(edition, empty=30, fired=0)
    table.importers = dict.fromkeys(GOODS, 1)
    table.economy["cutlery"] = [[2, 1]] * 5
    at(table, Cycle(NOBODY, 2))
    assert table.importers == {"food": 1, "clothes": 1, "cutlery": 3, "lamps": 1}


@both
def test_I_missing_workers_are_not_made_up_for(edition: str) -> None:
    table = a_table(edition, empty=30, fired=1)
    table.economy["food"] = [[0, 3]] * 5
    table.economy["clothes"] = [[0, 1]] * 5
    at(table, Cycle(NOBODY, 0))
    assert (table.market.fired, table.market.empty) == (0, 29)
    table.market.fire(5)
    at(table, Cycle(NOBODY, 1))
    assert (table.market.fired, table.market.empty) == (4, 28)


# II.1 and II.2: paying


@both
def test_II_1_marker_used_again_stays_and_needs_no_space(edition: str) -> None:
    table = a_table(edition)
    lying = dict(zip((2, 4, 6, 8, 10), OWN_MARKERS))
    marion = a_company(table, cash=50, chart=lying)
    before = list(marion.spaces)
    game = turn(table)
    assert offered(game, "place") == []
    assert refusal(game, "place exchange 2").id == "space-taken"
    assert refusal(game, "place factory 4").id == "marker-placed-already"
    assert refusal(game, "reuse factory 4").id == "marker-not-there"
    game.play("reuse factory 2")
    assert marion.cash == 50 - 2 - 2
    assert marion.spaces == before


@both
def test_II_1_fee_drives_nothing(edition: str) -> None:
    table = a_table(edition)
    chart = {2: "distribution", 4: "quality", 6: "ship-8"}
    a_company(table, chart=chart, ships=[8])
    food = a_factory(table, "food", distribution=2)
    game = turn(table)
    assert refusal(game, "reuse ship-8 6").id == "ship-needs-more"
    game.play("reuse distribution 2")
    assert not legal(game, "distribute food")
    game = turn(table)
    game.play("reuse quality 4")
    assert not legal(game, "quality food")
    assert (food.distribution, food.quality) == (2, 0)


@both
def test_II_2_nobody_pays_more_than_the_space_asks(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["agent"])
    a_factory(table, "food")
    game = turn(table)
    game.play("place machinery 2")
    assert marion.cash == 48
    assert offered(game, "machine") == []
    marion.tiles = {"engineer": ""}
    game = turn(table)
    game.play("place distribution 4")
    assert marion.cash == 44
    game = turn(table)
    game.play("place quality 6")
    assert {"0", "6", "12"} <= set(offered(game, "pay"))
    marion.tiles = {"accountant": ""}
    game = turn(table)
    game.play("place workers 8")
    assert offered(game, "pay") == ["6", "7", "8", "9", "10"]


@both
def test_II_2_dearer_space_is_allowed_and_wasted(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    four_factories(table)
    game = turn(table)
    game.play("place distribution 10")
    assert marion.cash == 40
    play(game, *[f"distribute {good}" for good in GOODS])
    assert offered(game, "distribute") == []
