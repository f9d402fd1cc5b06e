"""Ships of 2025: one or two in an action, the Agent, swaps, contracts at their limit.

2025 5.2.II.7, 5.2.III.2.3, 5.3.IV.
"""

import pytest

from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.production.shipping import Shipment
from arkwright.boardgame.special import SpecialMarker

from .given import (
    ARKWRIGHT,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    happened,
    legal,
    offered,
    play,
    pounds,
    production,
    refusal,
    refused,
    turn,
)


@pytest.mark.parametrize(("edition", "both"), [("water-frame-2016", False), (ARKWRIGHT, True)])
def test_A6_one_ship_on_a_space_or_both_on_none(edition: str, both: bool) -> None:
    table = a_table(edition, year=1780, empty=20)
    marion = a_company(
        table, ships=[2, 4], posts=["food"], stock={"food": 5}, contracts={"food": 4}
    )
    a_factory(table, "food")
    game = turn(table)
    assert legal(game, "place both-ships 6") is both
    play(game, "place ship-4 4", "ship 4 food")
    assert (marion.spaces == [""] * 5) is both
    assert marion.cash == 100 - 4 + 32


def test_D19_a_second_ship_action_of_the_decade_costs_no_fee() -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    marion = a_company(table, ships=[4], posts=["food", "lamps"], stock={"food": 4, "lamps": 2})
    marion.contracts = {"food": 4, "lamps": 2}
    game = turn(table)
    play(game, "place ship-4 4", "ship 4 food", "done", "end turn")
    game = turn(table)
    assert not offered(game, "reuse ship-4")
    play(game, "place ship-4 4")
    # Without a factory the goods bring nothing; only the two spaces are paid.
    assert marion.cash == 100 - 8


def test_a_ship_action_needs_a_free_space_and_leaves_it_free() -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    chart = {2: "workers", 4: "quality", 6: "factory", 8: "exchange", 10: "machinery"}
    marion = a_company(table, ships=[2], chart=chart, stock={"food": 2}, contracts={"food": 2})
    game = turn(table)
    assert refused(game, "place ship-2 6") == ("space-taken", "5.2.I")
    marion.spaces[0] = ""
    game = turn(table)
    assert offered(game, "place ship-2") == ["2"]


@pytest.mark.parametrize(
    ("marker", "spaces"),
    [
        ("ship-2", ["2", "4", "6", "8", "10"]),
        ("ship-6", ["6", "8", "10"]),
        ("both-ships", ["8", "10"]),
    ],
)
def test_D21_the_whole_capacity_of_the_ships_used_is_paid(marker: str, spaces: list[str]) -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    a_company(table, ships=[2, 6], posts=["food"], stock={"food": 4}, contracts={"food": 2})
    game = turn(table)
    assert offered(game, f"place {marker}") == spaces
    if marker != "ship-2":
        assert refused(game, f"place {marker} 4") == ("ship-needs-more", "5.2.II.7")


def test_E17_the_accountant_reaches_a_ship_s_capacity_and_never_undercuts_it() -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    a_company(table, ships=[6], tiles=["accountant"], stock={"food": 4}, contracts={"food": 4})
    game = turn(table)
    assert offered(game, "place ship-6") == ["4", "6", "8", "10"]
    play(game, "place ship-6 6")
    assert offered(game, "pay") == ["6", "7", "8"]


@pytest.mark.parametrize(
    ("stock", "contracts", "why"),
    [
        ({}, {}, "no-goods-to-ship"),
        ({}, {"food": 2}, "no-goods-to-ship"),
        ({"food": 2}, {}, "no-contract-to-serve"),
        ({"food": 2}, {"lamps": 2}, "no-contract-to-serve"),
        ({"food": 2}, {"food": 4}, "no-contract-to-serve"),
        ({"food": 4}, {"food": 4}, "no-contract-to-serve"),
        ({"food": 2}, {"food": 2}, ""),
    ],
)
def test_G2_a_ship_action_needs_goods_and_a_contract_that_it_can_serve(
    stock: dict[str, int], contracts: dict[str, int], why: str
) -> None:
    for rules in (1, 2):
        table = a_table(ARKWRIGHT, year=1780, empty=20, rules=rules)
        markers = ["light-investor"]
        a_company(table, ships=[2], markers=markers, stock=stock, contracts=contracts)
        game = turn(table)
        barred = rules == 2 and why != ""
        assert legal(game, "place ship-2 2") is not barred
        if barred:
            assert refused(game, "place ship-2 2") == (why, "5.2.II.7")
        # The Investor copies the same action.
        play(game, "place light-investor 10")
        assert legal(game, "invest ship-2") is not barred
        if barred:
            assert refused(game, "invest ship-2") == (why, "5.2.II.7")


def test_G2_both_ships_may_serve_what_none_can_alone() -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    a_company(table, ships=[2, 4], stock={"food": 6}, contracts={"food": 6})
    game = turn(table)
    assert not offered(game, "place ship-4")
    assert legal(game, "place both-ships 6")


@pytest.mark.parametrize(("edition"), ["water-frame-2014", "water-frame-2016"])
def test_G2_a_ship_that_takes_a_space_may_do_so_for_nothing(edition: str) -> None:
    table = a_table(edition, year=1780, empty=20)
    a_company(table, ships=[2])
    assert legal(turn(table), "place ship-2 2")


@pytest.mark.parametrize(("goods", "lost"), [(4, 1), (6, 2)])
def test_D20_a_space_for_each_ship_used(goods: int, lost: int) -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    marion = a_company(table, ships=[2, 4], posts=["food", "row-2"], stock={"food": goods})
    marion.contracts = {"food": goods}
    game = turn(table)
    play(game, "place both-ships 6", f"ship {goods} food")
    assert marion.share_space == 20 - lost


def test_D7_the_office_pays_five_pounds_once_a_voyage() -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    marion = a_company(
        table,
        ships=[2, 4],
        tiles=["office", "accountant"],
        posts=["food", "lamps"],
        stock={"food": 4, "lamps": 2},
        contracts={"food": 4, "lamps": 2},
    )
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place both-ships 6", "pay 6", "ship 4 food", "ship 2 lamps")
    assert pounds(game, "received", MARION, "office") == 5
    assert marion.cash == 100 - 6 + 4 * 8 + 2 * 11 + 5
    assert marion.share_space == 18


def test_the_office_pays_nothing_for_an_empty_run() -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    a_company(table, ships=[2], tiles=["office"], posts=["food"], stock={"food": 2})
    table.companies[MARION].contracts = {"food": 2}
    game = turn(table)
    play(game, "place ship-2 2", "done")
    assert not happened(game, "received")
    assert table.companies[MARION].share_space == 20


@pytest.mark.parametrize(("edition", "second"), [("water-frame-2016", False), (ARKWRIGHT, True)])
def test_A7_the_agent_serves_one_contract_or_every_one(edition: str, second: bool) -> None:
    table = a_table(edition, year=1800, empty=20)
    a_company(
        table,
        ships=[6],
        tiles=["agent"],
        posts=["food", "clothes"],
        stock={"food": 5, "clothes": 2},
        contracts={"food": 4, "clothes": 2},
    )
    game = turn(table)
    play(game, "place ship-6 6", "ship 5 food")
    assert legal(game, "ship 1 clothes") is second


def test_D18_one_step_each_and_the_capacity_still_counts() -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    marion = a_company(table, ships=[4], tiles=["agent"], posts=["food", "row-3"])
    marion.stock["food"] = 8
    marion.contracts = {"food": 6}
    game = turn(table)
    # Nothing that the ship could carry is within one good of the contract.
    assert refused(game, "place ship-4 4") == ("no-contract-to-serve", "5.2.II.7")
    marion.ships = [4, 4]
    game = turn(table)
    play(game, "place both-ships 8")
    assert offered(game, "ship") == ["5 food", "6 food", "7 food"]


@pytest.mark.parametrize(("edition", "swap"), [("water-frame-2016", False), (ARKWRIGHT, True)])
def test_A16_a_ship_is_swapped_with_a_pier_free_or_only_without(edition: str, swap: bool) -> None:
    table = a_table(edition, year=1780, empty=20)
    marion = a_company(table, ships=[2])
    game = at(table, SpecialMarker(MARION))
    assert legal(game, "take ship 4")
    assert legal(game, "take ship 4 for 2") is swap
    assert not legal(game, "take ship 2 for 2")
    if swap:
        play(game, "take ship 4 for 2")
        assert marion.ships == [4]
        assert table.ships[2] == 5


def test_A18_one_ship_of_four_each_with_two_players() -> None:
    table = a_table(ARKWRIGHT, 2, year=1780, empty=20)
    a_company(table, ships=[2, 4])
    a_company(table, HAROLD)
    game = at(table, SpecialMarker(MARION), SpecialMarker(HAROLD))
    assert refused(game, "take ship 4 for 2") == ("one-four-each", "5.2.III.2.3")
    play(game, "done", "take ship 4")
    assert table.companies[HAROLD].ships == [4]
    four = a_table(ARKWRIGHT, 4, year=1780, empty=20)
    a_company(four, ships=[2, 4])
    assert legal(at(four, SpecialMarker(MARION)), "take ship 4 for 2")


# In production


@pytest.mark.parametrize(
    ("contract", "limit", "after"), [(4, 0, 6), (4, 6, 6), (4, 4, 4), (10, 0, 10)]
)
def test_an_unserved_contract_rises_to_the_limit_and_then_costs(
    contract: int, limit: int, after: int
) -> None:
    table = a_table(ARKWRIGHT, demand=0)
    marion = a_company(table, contracts={"food": contract}, limit=limit)
    at(table, Shipment())
    assert marion.contracts == {"food": after}
    assert marion.share_space == (20 if after > contract else 18)


def test_both_ships_join_in_production_and_the_agent_helps_there_too() -> None:
    table = a_table(ARKWRIGHT, demand=0, year=1780)
    marion = a_company(
        table,
        tiles=["agent", "office"],
        ships=[2, 4],
        contracts={"food": 6},
        stock={"food": 2},
        posts=["food"],
    )
    a_factory(table, "food", price=8)
    game = production(table)
    # No appeal, no sale: three new goods and two stored ones serve the contract of six as five.
    assert refusal(game, "offer 3").id == "fewer-goods-stored"
    play(game, "done", "ship 5 food")
    assert pounds(game, "received", MARION, "shipping") == 40
    assert pounds(game, "received", MARION, "office") == 5
    assert marion.share_space == 18
    assert marion.contracts == {}


def test_harbour_wages_come_before_the_event_and_ships_leave_whole() -> None:
    table = a_table(ARKWRIGHT, active="lamps", wage=3, event="worlds-fair")
    marion = a_company(table, ships=[6], posts=["food"], stock={"food": 5})
    for seat in (1, 2, 3):
        a_company(table, seat)
    fired = table.market.fired
    game = at(table, EndOfDecade())
    assert marion.cash == 100 - 9
    assert not happened(game, "event")
    play(game, "dismiss ship-6", "dismiss food")
    assert table.market.fired == fired + 3
    assert table.ships[6] == 5
    assert marion.stock["food"] == 0
