"""Placing and lifting markers, what administration costs: the turn of 2025 (2025 5.2.I, 10.1)."""

import pytest

import arkwright
from arkwright.boardgame.decade import Cycle, EndOfDecade
from arkwright.boardgame.special import SpecialMarker

from .given import (
    ARKWRIGHT,
    HAROLD,
    MARION,
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
    pounds,
    question,
    refusal,
    refused,
    table_of,
    turn,
)


@pytest.mark.parametrize(
    ("edition", "spaces"),
    [("water-frame-2016", ["6"]), (ARKWRIGHT, ["2", "6", "8", "10"])],
)
def test_A5_a_marker_used_again_stays_or_moves(edition: str, spaces: list[str]) -> None:
    table = a_table(edition, empty=20)
    marion = a_company(table, chart={6: "machinery", 4: "workers"})
    a_factory(table, "food")
    game = turn(table)
    assert offered(game, "reuse machinery") == spaces
    assert refusal(game, "reuse machinery 4").id in ("marker-not-there", "space-taken")
    play(game, f"reuse machinery {spaces[-1]}")
    # Both pay £2 on top, and the old space is free again only where the marker moves.
    assert marion.cash == 100 - int(spaces[-1]) - 2
    assert (marion.spaces[2] == "") == (edition == ARKWRIGHT)
    assert marion.spaces.count("machinery") == 1


@both_2025
def test_a_marker_is_lifted_only_to_be_used_at_once(edition: str) -> None:
    table = a_table(edition, empty=20)
    marion = a_company(table, chart={2: "workers", 4: "quality", 6: "factory", 8: "exchange"})
    four_factories(table)
    game = turn(table)
    # Lifting Workers frees the £2 space for Workers alone.
    assert offered(game, "place machinery") == ["10"]
    assert refusal(game, "place machinery 2").id == "space-taken"
    play(game, "reuse workers 10")
    assert marion.spaces == ["", "quality", "factory", "exchange", "workers"]
    assert marion.cash == 100 - 12


@both_2025
def test_the_fee_never_buys_anything(edition: str) -> None:
    table = a_table(edition, empty=20)
    marion = a_company(table, chart={4: "quality"})
    a_factory(table, "food")
    game = turn(table)
    play(game, "reuse quality 4")
    assert marion.cash == 100 - 6
    # £4 and £2 are not £6: no level is bought.
    assert question(game) == "price-adjustment"
    assert marion.factories["food"].quality == 0


def test_E19_with_both_locks_the_fourth_turn_must_use_a_marker_again() -> None:
    table = a_table(ARKWRIGHT, empty=20, ongoing=["bureaucracy", "hamburg-crisis"])
    a_company(table, chart={4: "workers", 6: "quality", 8: "factory"}, ships=[2])
    game = turn(table)
    assert not offered(game, "place")
    # A ship action needs a free space that is open, too.
    assert refused(game, "place ship-2 2") == ("space-closed-by-bureaucracy", "5.2.I")
    assert offered(game, "reuse quality") == ["6"]
    assert legal(game, "unlock")


@both_2025
def test_administrator_saves_the_fee_and_opens_the_first_space(edition: str) -> None:
    table = a_table(edition, empty=20, ongoing=["bureaucracy"])
    marion = a_company(table, chart={2: "quality"}, tiles=["administrator"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "reuse quality 6")
    assert marion.cash == 94


@both_2025
def test_administrator_given_up_locks_the_space_with_its_marker(edition: str) -> None:
    table = a_table(edition, empty=20, ongoing=["bureaucracy"])
    tiles = ["administrator", "office", "patent", "school"]
    marion = a_company(table, chart={2: "quality"}, tiles=tiles)
    a_factory(table, "food")
    game = at(table, SpecialMarker(MARION))
    play(game, "take tile engineer", "return administrator")
    game = turn(table)
    assert marion.spaces[0] == "quality"
    assert refusal(game, "reuse quality 6").id == "space-closed-by-bureaucracy"
    assert refusal(game, "place workers 2").id == "space-closed-by-bureaucracy"


def test_D6_accountant_not_administrator_changes_the_costs() -> None:
    for tile, asked in (("accountant", True), ("administrator", False)):
        table = a_table(ARKWRIGHT, empty=20)
        marion = a_company(table, tiles=[tile])
        a_factory(table, "food")
        game = turn(table)
        play(game, "place quality 10")
        assert (question(game) == "administration") is asked
        if asked:
            assert offered(game, "pay") == [str(n) for n in range(8, 13)]
            play(game, "pay 12", "quality food", "quality food")
            assert marion.cash == 88


def test_E18_the_accountant_makes_the_first_space_free_of_charge() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table, tiles=["accountant"])
    game = turn(table)
    play(game, "place workers 2")
    assert offered(game, "pay") == ["0", "1", "2", "3", "4"]


def test_engineer_frees_the_amount_for_quality_only() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    marion = a_company(table, tiles=["engineer"], markers=["light-quality"])
    a_factory(table, "food", quality=4)
    game = turn(table)
    play(game, "place light-quality 4")
    # There is nothing to gain above the dearest level.
    assert offered(game, "pay") == [str(n) for n in range(13)]
    play(game, "pay 8", "quality food", "quality food")
    assert marion.factories["food"].quality == 6
    assert marion.cash == 92
    game = turn(table)
    play(game, "place machinery 6")
    assert question(game) == "machinery-action"


@both_2025
def test_patent_adds_two_pounds_after_fee_costs_and_limit(edition: str) -> None:
    table = a_table(edition, empty=20)
    marion = a_company(
        table, tiles=["patent"], markers=["light-distribution"], chart={8: "light-distribution"}
    )
    four_factories(table)
    game = turn(table)
    play(game, "reuse light-distribution 8")
    assert marion.cash == 90
    # £7 by the limit and £2 of the Patent: 1+2+3 in one factory, 1 in three others.
    play(game, *["distribute food"] * 3, "distribute lamps")
    assert legal(game, "use patent")
    play(game, "distribute cutlery")
    assert refused(game, "use patent") == ("patent-pounds-used", "5.2.II.5")
    assert refusal(game, "distribute lamps").id == "distribution-too-dear"
    play(game, "distribute clothes")
    assert question(game) == "price-adjustment"
    assert "patent" in marion.tiles


def test_what_the_additional_action_brings_is_of_no_use_before() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    # £10 buy two machines; with the Workshop it would be three.
    play(game, "place machinery 10", "machine food 1", "machine food 2")
    assert question(game) == "special-marker"
    play(game, "take tile workshop food")
    assert question(game) == "end-of-turn"


def test_D12_D13_one_turn_a_cycle_then_the_start_player_moves() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    for seat in range(4):
        a_company(table, seat)
    game = at(table, Cycle(-1, 0))
    turns = []
    while not game.over:
        turns.append(game.seat)
        play(game, "place workers 2", "done", "done", "end turn")
    assert turns == [0, 1, 2, 3]
    assert table.start == 1


def test_D30_the_book_s_red_and_orange_are_one_seat() -> None:
    table = table_of(arkwright.new(ARKWRIGHT, seats=4, seed=1))
    # The factories are printed for red, shares and money for orange.
    second = table.companies[1]
    assert list(second.factories) == ["food", "cutlery"]
    assert (second.shares, second.cash) == (10, 32)
    assert list(second.tiles) == ["office"]


@pytest.mark.parametrize(("edition", "lying"), [("water-frame-2016", ""), (ARKWRIGHT, "quality")])
def test_A22_markers_come_back_before_or_after_the_event(edition: str, lying: str) -> None:
    table = a_table(edition, active="lamps", event="lobby")
    for seat in range(4):
        a_company(table, seat, chart={6: "quality"})
    game = at(table, EndOfDecade())
    assert question(game) == "special-marker"
    assert [company.spaces[2] for company in table.companies] == [lying] * 4


def test_markers_come_back_last() -> None:
    table = a_table(ARKWRIGHT, active="lamps", event="royal-society")
    for seat in range(4):
        a_company(table, seat, chart={6: "quality"}, shares=5 + seat)
    game = at(table, EndOfDecade())
    assert question(game) == "start-player"
    assert table.companies[MARION].spaces[2] == "quality"
    play(game, "start 2")
    assert table.year == 1780
    assert all(not any(company.spaces) for company in table.companies)
    assert happened(game, "start-player", HAROLD)
    assert pounds(game, "received", MARION, "royal-society") == 0
