"""Stock exchange, Investor, contracts' limit, Broker and loans of 2025 (2025 5.2.II.6, 7.0)."""

import pytest

from arkwright.boardgame.actions.exchange import ExchangeAction
from arkwright.boardgame.broker import BrokerTrade
from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.ending import FinalExchange
from arkwright.boardgame.money import pay
from arkwright.boardgame.special import SpecialMarker

from .given import (
    ARKWRIGHT,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    edition_of,
    happened,
    legal,
    offered,
    play,
    question,
    refusal,
    refused,
    turn,
    with_event,
)


@pytest.mark.parametrize(("edition", "free"), [("water-frame-2016", True), (ARKWRIGHT, False)])
def test_A13_parts_of_the_exchange_free_or_in_order(edition: str, free: bool) -> None:
    table = a_table(edition)
    a_company(table, stock={"food": 2}, loans=1, shares=5)
    game = at(table, ExchangeAction(MARION))
    play(game, "sell 1")
    assert legal(game, "repay 1") is free
    assert legal(game, "clear food 1") is free
    if not free:
        assert refused(game, "repay 1") == ("exchange-in-order", "5.2.II.6")
        play(game, "contract food 2")
        assert refusal(game, "sell 1").id == "exchange-in-order"


@both_2025
def test_goods_pay_loans_but_shares_do_not(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=5, stock={"cutlery": 2}, loans=1, shares=5)
    game = at(table, ExchangeAction(MARION))
    assert refusal(game, "repay 1").id == "repayment-too-dear"
    play(game, "clear cutlery 2", "repay 1")
    assert marion.cash == 0
    marion.loans = 1
    game = at(table, ExchangeAction(MARION))
    play(game, "sell 1")
    assert refusal(game, "repay 1").id == "exchange-in-order"


def test_D53_D54_the_limit_marker() -> None:
    table = a_table(ARKWRIGHT)
    marion = a_company(table, contracts={"food": 4})
    game = at(table, ExchangeAction(MARION))
    assert offered(game, "limit") == ["4", "6", "8", "10"]
    assert refused(game, "limit 2") == ("limit-left-of-contract", "5.2.II.6")
    play(game, "limit 4")
    assert refused(game, "contract clothes 6") == ("contract-beyond-limit", "5.2.II.6")
    assert legal(game, "contract clothes 4")
    play(game, "done")
    assert marion.contract_limit == 4
    game = at(table, ExchangeAction(MARION))
    play(game, "limit none", "contract clothes 6")
    assert marion.contracts == {"food": 4, "clothes": 6}


def test_D54_nothing_but_the_exchange_moves_the_limit() -> None:
    table = a_table(ARKWRIGHT)
    a_company(table, tiles=["broker"], limit=6)
    for game in (at(table, BrokerTrade(MARION, "")), at(table, FinalExchange(MARION))):
        assert not offered(game, "limit")
        assert not offered(game, "contract")
        refusal(game, "limit 8")


def test_D55_with_two_players_the_limit_never_goes_beyond_six() -> None:
    table = a_table(ARKWRIGHT, 2)
    marion = table.companies[MARION]
    assert marion.contract_limit == 6
    game = at(table, ExchangeAction(MARION))
    assert offered(game, "limit") == ["2", "4"]
    assert refusal(game, "limit none").id == "limit-stays-on-track"
    assert refusal(game, "contract food 8").id == "contract-beyond-track"
    play(game, "limit 2")
    assert refusal(game, "contract food 4").id == "contract-beyond-limit"
    play(game, "contract food 2", "limit 6")
    assert marion.contract_limit == 6


# The Investor


def test_A21_the_investor_is_in_play_or_not() -> None:
    assert "light-investor" not in edition_of("water-frame-2016", 4).marker_supply["light"]
    assert "light-investor" in edition_of(ARKWRIGHT, 4).marker_supply["light"]


@pytest.mark.parametrize("exchange_first", [True, False])
def test_D24_both_halves_in_either_order_each_complete(exchange_first: bool) -> None:
    table = a_table(ARKWRIGHT, empty=20)
    a_company(table, markers=["light-investor"])
    a_factory(table, "food", rows=1)
    game = turn(table)
    play(game, "place light-investor 2")
    halves = [("exchange", "sell 1"), ("workers", "hire food 2 1")]
    for half, move in halves if exchange_first else halves[::-1]:
        assert question(game) == "investor-action"
        play(game, f"invest {half}", move)
        assert not legal(game, "invest workers")
        play(game, "done")
    # No additional action.
    assert question(game) == "end-of-turn"
    assert [e.facts["marker"] for e in happened(game, "invested")] == [
        half for half, _ in (halves if exchange_first else halves[::-1])
    ]


def test_D23_a_used_marker_is_copied_without_a_fee_at_the_strength_paid() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    marion = a_company(
        table, markers=["light-investor", "light-machinery"], chart={10: "light-machinery"}
    )
    a_factory(table, "food")
    game = turn(table)
    play(game, "place light-investor 2")
    # £2 buy a machine with the light marker, none with the own one.
    assert refused(game, "invest machinery") == ("copy-needs-more", "5.2.II.6e")
    assert refusal(game, "invest dark-machinery").id == "marker-not-owned"
    play(game, "invest light-machinery", "machine food 1")
    assert marion.cash == 98
    assert marion.spaces[4] == "light-machinery"
    assert refusal(game, "invest workers").id == "half-done"
    play(game, "invest exchange", "done")
    assert question(game) == "end-of-turn"


@pytest.mark.parametrize(("space", "sails"), [(4, ["2", "4"]), (6, ["2", "4", "both"])])
def test_D22_ships_are_copied_by_what_the_investor_paid(space: int, sails: list[str]) -> None:
    table = a_table(ARKWRIGHT, year=1780, empty=20)
    marion = a_company(
        table,
        markers=["light-investor"],
        ships=[2, 4],
        posts=["food", "lamps"],
        stock={"food": 4, "lamps": 2},
        contracts={"food": 4, "lamps": 2},
    )
    a_factory(table, "food")
    game = turn(table)
    play(game, f"place light-investor {space}")
    for name, move in (("2", "ship-2"), ("4", "ship-4"), ("both", "both-ships")):
        assert legal(game, f"invest {move}") is (name in sails)
    play(game, "invest ship-4", "ship 4 food")
    assert marion.cash == 100 - space + 32
    assert marion.share_space == 19


# Broker and loans


def test_D51_D52_the_broker_s_half_of_the_sum_is_rounded_up() -> None:
    for space, one, two in ((28, 10, 19), (5, 5, 10)):
        for count, pounds in ((1, one), (2, two)):
            table = a_table(ARKWRIGHT)
            marion = a_company(table, tiles=["broker"], space=space)
            game = at(table, SpecialMarker(MARION))
            play(game, f"broker {count}")
            assert marion.cash == 100 - pounds
            assert "broker" not in marion.tiles


@both_2025
def test_D49_the_broker_sells_goods_and_trades_shares_in_the_event_phase(edition: str) -> None:
    table = a_table(edition, year=1770, active="lamps", event="royal-society")
    marion = a_company(table, tiles=["broker"], loans=1, stock={"food": 2}, shares=5)
    game = at(table, EndOfDecade())
    assert question(game) == "broker-trade"
    assert refusal(game, "repay 1").id == "no-repaying-now"
    assert refusal(game, "contract food 2").id in ("no-contracts-now", "not-asked")
    assert refusal(game, "buy 1").id == "loans-bar-buying"
    play(game, "clear food 2", "sell 1")
    assert marion.cash == 100 + 4 + 15


@both_2025
def test_the_broker_pays_harbour_wages_and_the_event(edition: str) -> None:
    table = with_event(edition, "social-unrest")
    marion = a_company(table, cash=0, tiles=["broker"], posts=["food"], stock={"lamps": 1})
    a_factory(table, "food")
    wage = table.wage
    game = at(table, EndOfDecade())
    play(game, "clear lamps 1", "done", "done")
    # The wages are paid and the event is known: four workers ask for £4.
    assert marion.cash == 5 - wage
    assert question(game) == "broker-trade"
    play(game, "sell 1", "done")
    assert marion.cash == 5 - wage + 15 - 4
    assert not happened(game, "emergency-sale")


def test_D50_no_broker_at_the_end_of_the_game() -> None:
    table = a_table(ARKWRIGHT, year=1810, active="lamps", event="end-of-game")
    for seat in range(4):
        a_company(table, seat, tiles=["broker"] if seat == MARION else [])
    game = at(table, EndOfDecade())
    play(game, "done")
    assert question(game) == "final-exchange"
    assert not offered(game, "broker")
    assert not offered(game, "sell")
    # At the normal price.
    play(game, "buy 1")
    assert table.companies[MARION].cash == 85


@pytest.mark.parametrize(("edition", "space"), [("water-frame-2016", 32), (ARKWRIGHT, 27)])
def test_A9_a_loan_costs_one_space_or_the_first_digit_of_the_moment(
    edition: str, space: int
) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=0, shares=0, space=35)
    # Three loans: from 35 by 3 to 32, by 3 to 29, by 2 to 27.
    pay(table, marion, 25, "building")
    assert marion.loans == 3
    assert marion.share_space == space
    assert marion.cash == 5


def test_A9_below_ten_it_is_one_space() -> None:
    table = a_table(ARKWRIGHT)
    marion = a_company(table, cash=0, shares=0, space=9)
    pay(table, marion, 20, "building")
    assert marion.share_space == 7


def test_E6_an_action_is_paid_in_steps() -> None:
    table = a_table(ARKWRIGHT, empty=20)
    marion = a_company(table, cash=0, shares=3, space=20)
    game = turn(table)
    play(game, "place factory 2", "build food 1", "price food 5", "build lamps 1", "price lamps 5")
    # £2 by the first share at £15, the food factory with the rest, lamps by another at £14.
    assert [e.facts["pounds"] for e in happened(game, "emergency-sale")] == [15, 14]
    assert marion.cash == 15 - 2 - 8 + 14 - 11
