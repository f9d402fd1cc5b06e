"""Workers and machines of 2025: low rows first, moving before firing, the last decade.

2025 5.2.II.2, 5.2.II.3, 10.1.
"""

import pytest

from arkwright.boardgame.decade import economy_phase

from .given import (
    ANGELICA,
    ARKWRIGHT,
    CLARA,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    both_2025,
    legal,
    offered,
    play,
    pounds,
    question,
    refusal,
    refused,
    turn,
)


@both_2025
def test_rows_are_filled_from_the_first_without_gaps(edition: str) -> None:
    table = a_table(edition, empty=20)
    a_company(table)
    a_factory(table, "food", rows=1)
    game = turn(table)
    play(game, "place workers 2")
    assert refused(game, "hire food 3 1") == ("lower-rows-first", "5.2.II.2")
    assert refusal(game, "hire lamps 1 1").id == "no-factory"
    play(game, "hire food 2 1")
    assert not legal(game, "hire food 3 1")
    play(game, "hire food 2 1")
    assert legal(game, "hire food 3 1")
    # Row 4 yields nothing at level I and may be staffed all the same.
    play(game, "hire food 3 2", "hire food 4 1")


@pytest.mark.parametrize(("edition", "marked"), [("water-frame-2016", True), (ARKWRIGHT, False)])
def test_A14_late_hiring_is_punished_or_barred(edition: str, marked: bool) -> None:
    table = a_table(edition, year=1810, active="clothes", empty=20)
    a_company(table)
    food = a_factory(table, "food", rows=1)
    a_factory(table, "clothes", rows=1)
    game = turn(table)
    play(game, "place workers 2")
    assert legal(game, "hire food 2 1") is marked
    assert legal(game, "hire clothes 2 1")
    if marked:
        play(game, "hire food 2 1")
    assert food.marked is marked


@both_2025
def test_D8_D9_in_the_second_cycle_of_1810_only_food_is_barred(edition: str) -> None:
    table = a_table(edition, year=1810, active="clothes", empty=20)
    a_company(table)
    for good in ("food", "clothes", "cutlery", "lamps"):
        a_factory(table, good, rows=1)
    game = turn(table)
    play(game, "place workers 2")
    assert refused(game, "hire food 2 1") == ("produced-in-last-decade", "5.2.II.2")
    for good in ("clothes", "cutlery", "lamps"):
        assert legal(game, f"hire {good} 2 1")
    # The warehouse is no factory.
    assert legal(game, "post food")


def test_D9_firing_there_is_allowed() -> None:
    table = a_table(ARKWRIGHT, year=1810, active="lamps", empty=20)
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    play(game, "place workers 2", "fire food 2")
    assert table.companies[MARION].factories["food"].workers == [2, 0, 0, 0]


@both_2025
def test_D11_the_school_seats_nobody_there_either(edition: str) -> None:
    table = a_table(edition, year=1810, active="clothes", empty=20)
    marion = a_company(table, tiles=["school"])
    a_factory(table, "food", rows=1)
    a_factory(table, "lamps")
    fired = table.market.fired
    game = turn(table)
    play(game, "place machinery 6", "machine lamps 1", "machine lamps 2")
    assert refused(game, "reseat food 2") == ("produced-in-last-decade", "5.2.II.2")
    assert refusal(game, "reseat lamps 4").id == "lower-rows-first"
    play(game, "reseat lamps 3", "done")
    assert marion.factories["lamps"].workers == [2, 2, 1, 0]
    assert table.market.fired == fired + 1


@both_2025
def test_the_school_seats_by_the_rules_of_workers_after_all_machines(edition: str) -> None:
    table = a_table(edition, empty=20)
    a_company(table, tiles=["school"])
    a_factory(table, "food", rows=1)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place machinery 6", "machine lamps 1")
    assert refusal(game, "reseat food 2").id == "not-asked"
    play(game, "machine lamps 1")
    assert refusal(game, "reseat food 3").id == "lower-rows-first"
    play(game, "reseat food 2", "reseat food 2")
    assert question(game) == "special-marker"


@both_2025
def test_D37_pieces_move_to_lower_rows_of_their_factory_before_firing(edition: str) -> None:
    table = a_table(edition, empty=20)
    a_company(table)
    food = a_factory(table, "food", rows=3, machines=[0, 0, 1])
    game = turn(table)
    play(game, "place workers 2")
    # The worker of row 1 on a machine space changes places with the machine of row 3.
    play(game, "move machine food 3 1")
    assert food.machines == [1, 0, 0, 0]
    assert food.workers == [1, 2, 2, 0]
    assert offered(game, "move worker food") == []
    play(game, "fire food 2")
    assert food.machines == [1, 0, 0, 0]
    assert food.workers == [1, 2, 0, 0]
    assert refused(game, "move machine food 2 1")[0] == "moving-comes-first"


def test_D36_machines_of_an_emptied_row_are_lost() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table)
    food = a_factory(table, "food", rows=3, machines=[0, 0, 1])
    game = turn(table)
    play(game, "place workers 2", "fire food 1")
    assert food.machines == [0, 0, 0, 0]
    assert food.workers == [2, 2, 0, 0]


def test_D37_water_frame_moves_nothing() -> None:
    table = a_table("water-frame-2016", empty=20)
    a_company(table)
    a_factory(table, "food", rows=3, machines=[0, 0, 1])
    game = turn(table)
    play(game, "place workers 2")
    assert not offered(game, "move")


@pytest.mark.parametrize(("edition", "again"), [("water-frame-2016", False), (ARKWRIGHT, True)])
def test_the_ban_on_refilling_is_for_rows_or_spaces(edition: str, again: bool) -> None:
    table = a_table(edition, empty=20)
    a_company(table)
    lamps = a_factory(table, "lamps", rows=1)
    lamps.workers[1] = 2
    game = turn(table)
    play(game, "place workers 2", "fire lamps 1")
    # Of two empty spaces of row 2 one was left by this action.
    assert legal(game, "hire lamps 2 1") is again
    assert not legal(game, "hire lamps 2 2")


@both_2025
def test_who_was_hired_is_not_fired_and_row_one_stays(edition: str) -> None:
    table = a_table(edition, empty=20)
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    play(game, "place workers 2")
    assert offered(game, "fire food") == ["1", "2"]
    play(game, "hire food 3 2")
    assert refused(game, "fire food 1") == ("fewer-workers-to-fire", "5.2.II.2")


# Machines


@pytest.mark.parametrize(
    ("edition", "tile", "paid"),
    [("water-frame-2016", "engineering-works", [1, 1, 1]), (ARKWRIGHT, "machine-works", [1, 0, 1])],
)
def test_A8_the_tile_for_machines_pays_everybody_or_neighbours(
    edition: str, tile: str, paid: list[int]
) -> None:
    table = a_table(edition, empty=20)
    a_company(table, MARION, tiles=[tile])
    a_factory(table, "food")
    for seat in (HAROLD, ANGELICA, CLARA):
        a_company(table, seat, tiles=[tile])
    game = turn(table)
    play(game, "place machinery 4", "machine food 1")
    received = [pounds(game, "received", seat, tile) for seat in (HAROLD, ANGELICA, CLARA)]
    assert received == paid
    assert pounds(game, "received", MARION, tile) == 0


def test_A8_two_pounds_with_two_players() -> None:
    table = a_table(ARKWRIGHT, 2, empty=20)
    a_company(table, MARION)
    harold = a_company(table, HAROLD, tiles=["machine-works"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "place machinery 6", "machine food 1", "machine food 2")
    assert harold.cash == 104


def test_three_players_are_all_neighbours_and_every_machine_works_pays_in_full() -> None:
    table = a_table(ARKWRIGHT, 3, empty=20)
    a_company(table, MARION)
    others = [a_company(table, seat, tiles=["machine-works"]) for seat in (HAROLD, ANGELICA)]
    a_factory(table, "food")
    game = turn(table)
    play(game, "place machinery 6", "machine food 1", "machine food 2")
    assert [other.cash for other in others] == [102, 102]


@pytest.mark.parametrize(("rules", "returned", "holes"), [(1, 8, -4), (2, 4, 0)])
def test_G4_the_job_market_holds_no_more_than_its_spaces(
    rules: int, returned: int, holes: int
) -> None:
    table = a_table(ARKWRIGHT, empty=4, fired=8, rules=rules)
    table.economy["food"] = [[0, 8]] * 5
    economy_phase(table)
    market = table.market
    assert (market.empty, market.holes, market.fired) == (0, holes, 8 - returned)
    assert table.journal.events[-1].facts["workers"] == returned
