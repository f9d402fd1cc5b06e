"""Spinning Mule: set-up, ships without contracts, the warehouse everybody has (2025 9.2)."""

import pytest

import arkwright
from arkwright.boardgame.actions.exchange import ExchangeAction
from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.special import SpecialMarker
from arkwright.play import Game

from .given import (
    HAROLD,
    MARION,
    MULE,
    a_company,
    a_factory,
    a_table,
    at,
    edition_of,
    happened,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    refused,
    table_of,
    turn,
)


def free(seats: int, seed: int = 1) -> Game:
    return arkwright.new(MULE, seats=seats, seed=seed, setup="free")


def test_three_decades_of_one_level_each() -> None:
    numbers = edition_of(MULE, 4)
    assert numbers.decades == [1770, 1790, 1810]
    assert numbers.levels == [1, 2, 3]


@pytest.mark.parametrize(("seats", "appeal"), [(4, 0), (3, 1), (2, 2)])
def test_importers_begin_by_number_of_players(seats: int, appeal: int) -> None:
    assert set(table_of(free(seats)).importers.values()) == {appeal}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_D25_a_production_marker_for_everybody(seats: int) -> None:
    for seed in range(4):
        rows = table_of(free(seats, seed)).markers
        light = rows[0] + rows[1]
        assert light.count("light-production") == seats
        assert [len(row) for row in rows] == [seats] * 4


def test_D70_light_rows_are_open_from_the_start_and_dark_ones_as_printed() -> None:
    for year, dark, row in ((1770, False, False), (1790, False, False), (1810, True, False)):
        table = a_table(MULE, year=year, empty=20)
        a_company(table)
        table.markers = [
            ["light-quality"],
            ["light-machinery"],
            ["dark-quality"],
            ["dark-machinery"],
        ]
        game = at(table, SpecialMarker(MARION))
        assert legal(game, "take marker light-quality")
        assert legal(game, "take marker light-machinery")
        assert legal(game, "take marker dark-quality") is dark
        assert legal(game, "take marker dark-machinery") is row
    table.companies[MARION].tiles = {"inventor": ""}
    assert legal(at(table, SpecialMarker(MARION)), "take marker dark-machinery")


@pytest.mark.parametrize(
    ("seats", "left"), [(4, {2: 0, 4: 4, 6: 4}), (3, {2: 0, 4: 3, 6: 3}), (2, {2: 2, 4: 2})]
)
def test_D71_D73_everybody_begins_with_a_ship_out_of_the_stock(
    seats: int, left: dict[int, int]
) -> None:
    table = table_of(free(seats))
    assert [company.ships for company in table.companies] == [[2]] * seats
    assert {capacity: count for capacity, count in table.ships.items() if capacity in left} == left
    assert not set(table.ships) - set(left)


def test_D73_the_ship_fills_one_of_two_piers() -> None:
    table = a_table(MULE, year=1790, empty=20)
    a_company(table, ships=[2])
    game = at(table, SpecialMarker(MARION), SpecialMarker(MARION))
    play(game, "take ship 4")
    assert refusal(game, "take ship 4").id == "no-free-pier"


@pytest.mark.parametrize(("seats", "inventors"), [(2, 1), (3, 2), (4, 3)])
def test_D69_inventors_by_players_and_one_tinkerer(seats: int, inventors: int) -> None:
    for seed in range(4):
        tiles = table_of(free(seats, seed)).tiles
        assert (tiles["inventor"], tiles["tinkerer"]) == (inventors, 1)
        assert {"charisma", "press-attache"} <= tiles.keys()
        assert not {"agent", "small-warehouse"} & tiles.keys()
        assert sum(tiles.values()) == 7 * seats
        assert max(tiles.values()) < seats


def test_no_contracts_in_the_short_game() -> None:
    table = a_table(MULE, empty=20)
    a_company(table)
    game = at(table, ExchangeAction(MARION))
    assert refused(game, "contract food 2") == ("no-contracts-in-game", "9.2.II.2")
    assert refused(game, "limit 6") == ("no-contracts-in-game", "9.2.II.2")
    assert table.companies[MARION].contract_limit == 0
    assert edition_of(MULE, 2).switches.contract_limit is False


# The small warehouse


def test_D74_everybody_stores_five_goods_without_a_tile() -> None:
    table = a_table(MULE, demand=0)
    tiles = ["office", "school", "patent", "engineer"]
    marion = a_company(table, tiles=tiles, stock={"lamps": 3})
    a_factory(table, "food", price=8)
    game = production(table)
    play(game, "done")
    # Five of six fit, whatever their kind; four tiles are held beside it.
    assert offered(game, "discard") == ["food", "lamps"]
    play(game, "discard lamps")
    assert marion.stock == {"food": 3, "clothes": 0, "cutlery": 0, "lamps": 2}
    assert len(marion.tiles) == 4


def test_D74_a_production_action_stores_there_too() -> None:
    table = a_table(MULE, empty=20)
    marion = a_company(table, markers=["light-production"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "place light-production 2", "produce food 2")
    assert marion.stock["food"] == 3


# Ships


def test_any_number_ships_without_contracts_and_the_ship_turns() -> None:
    table = a_table(MULE, year=1790, empty=20)
    marion = a_company(table, ships=[2, 4], stock={"food": 3, "lamps": 1}, tiles=["office"])
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place ship-4 4", "ship 3 food", "ship 1 lamps")
    marion.stock["food"] = 1
    assert marion.cash == 100 - 4 + 3 * 8 + 11 + 5
    # D72: a share space for the ship.
    assert marion.share_space == 19
    assert marion.inactive == [4]
    game = turn(table)
    assert refused(game, "place ship-4 4") == ("ships-inactive", "9.2.II.2")
    assert refused(game, "place both-ships 6") == ("ships-inactive", "9.2.II.2")
    assert legal(game, "place ship-2 2")


def test_a_ship_that_carried_nothing_stays_active() -> None:
    table = a_table(MULE, empty=20)
    marion = a_company(table, ships=[2], stock={"food": 1})
    game = turn(table)
    play(game, "place ship-2 2", "done")
    assert marion.inactive == []
    assert marion.share_space == 20


def test_G2_a_ship_action_needs_an_active_ship_and_stored_goods() -> None:
    for rules in (1, 2):
        table = a_table(MULE, empty=20, rules=rules)
        marion = a_company(table, ships=[2])
        game = turn(table)
        assert legal(game, "place ship-2 2") is (rules == 1)
        if rules == 2:
            assert refused(game, "place ship-2 2") == ("no-goods-to-ship", "5.2.II.7")
        marion.stock["food"] = 1
        assert legal(turn(table), "place ship-2 2")


@pytest.mark.parametrize(("count", "inactive", "lost"), [(2, [2], 1), (3, [4], 1), (5, [2, 4], 2)])
def test_D72_production_turns_the_ships_it_needs(
    count: int, inactive: list[int], lost: int
) -> None:
    table = a_table(MULE, year=1790, demand=0)
    marion = a_company(table, ships=[2, 4], stock={"food": 2})
    a_factory(table, "food", price=8)
    game = production(table)
    play(game, "done", f"ship {count} food")
    assert sorted(marion.inactive) == inactive
    assert marion.share_space == 20 - lost
    assert marion.stock["food"] == 5 - count
    assert pounds(game, "received", MARION, "shipping") == 8 * count


def test_an_inactive_ship_does_not_sail_in_production() -> None:
    table = a_table(MULE, demand=0)
    a_company(table, ships=[2], inactive=[2])
    a_factory(table, "food", price=8)
    game = production(table)
    assert game.over
    assert not happened(game, "shipped")


def test_the_exchange_wakes_the_ships() -> None:
    table = a_table(MULE, empty=20)
    marion = a_company(table, ships=[2, 2], inactive=[2, 2])
    game = turn(table)
    play(game, "place exchange 2", "done")
    assert marion.inactive == []
    assert happened(game, "ships-readied", MARION)[0].facts["count"] == 2


@pytest.mark.parametrize("exchange_first", [True, False])
def test_D85_the_investor_wakes_them_before_or_after_its_copy(exchange_first: bool) -> None:
    table = a_table(MULE, empty=20)
    marion = a_company(
        table,
        ships=[2],
        inactive=[2] if exchange_first else [],
        stock={"food": 2},
        markers=["light-investor"],
    )
    game = turn(table)
    play(game, "place light-investor 2")
    assert legal(game, "invest ship-2") is not exchange_first
    exchange = ["invest exchange", "done"]
    voyage = ["invest ship-2", "ship 2 food"]
    play(game, *(exchange + voyage if exchange_first else voyage + exchange))
    assert marion.stock["food"] == 0
    assert marion.inactive == ([2] if exchange_first else [])
    assert question(game) == "end-of-turn"


def test_the_broker_does_not_wake_them() -> None:
    table = a_table(MULE, active="lamps", event="royal-society")
    marion = a_company(table, ships=[2], inactive=[2], tiles=["broker"])
    game = at(table, EndOfDecade())
    assert question(game) == "broker-trade"
    play(game, "sell 1", "done")
    assert marion.inactive == [2]


def test_an_inactive_ship_is_swapped_for_a_larger_inactive_one() -> None:
    table = a_table(MULE, year=1790, empty=20)
    marion = a_company(table, ships=[2], inactive=[2])
    a_company(table, HAROLD)
    game = at(table, SpecialMarker(MARION), SpecialMarker(HAROLD))
    play(game, "take ship 4 for 2")
    assert (marion.ships, marion.inactive) == ([4], [4])
    # What was given back lies active on the board.
    play(game, "take ship 2")
    assert table.companies[HAROLD].active_ships() == [2]


def test_a_new_ship_is_active_and_so_is_the_swap_of_an_active_one() -> None:
    table = a_table(MULE, year=1790, empty=20)
    marion = a_company(table, ships=[2, 2], inactive=[2])
    game = at(table, SpecialMarker(MARION))
    play(game, "take ship 4 for 2")
    assert sorted(marion.ships) == [2, 4]
    assert marion.active_ships() == [4]


def test_a_ship_given_up_after_wages_lies_active_for_others() -> None:
    table = a_table(MULE, year=1790, active="lamps", event="lobby", empty=20)
    marion = a_company(table, ships=[4], inactive=[4])
    for seat in (1, 2, 3):
        a_company(table, seat)
    table.ships[4] = 0
    game = at(table, EndOfDecade())
    play(game, "dismiss ship-4")
    assert (marion.ships, marion.inactive) == ([], [])
    play(game, "done", "take ship 4")
    assert table.companies[HAROLD].active_ships() == [4]


def test_extra_shifts_for_a_ship_without_contracts() -> None:
    table = a_table(MULE, demand=8)
    marion = a_company(table, ships=[2], tiles=["extra-shifts"])
    a_factory(table, "food")
    game = production(table)
    play(game, "done", "use extra-shifts", "ship 1 food")
    assert pounds(game, "received", MARION, "shipping") == 8
    assert marion.inactive == [2]
