"""Decisions that the books leave to the reader, as docs/players/decisions.md tells them."""

import arkwright
from arkwright import Game, Record
from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.edition import Edition
from arkwright.boardgame.special import SpecialMarker
from tests.boardgame.given import (
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    happened,
    legal,
    play,
    question,
    refusal,
    turn,
)


def test_a_row_hired_into_is_not_fired_from_in_2016() -> None:
    table = a_table("water-frame-2016", empty=20)
    a_company(table, cash=50)
    lamps = a_factory(table, "lamps", rows=1)
    lamps.workers[1] = 2
    game = turn(table)
    play(game, "place workers 2", "hire lamps 2 1")
    assert refusal(game, "fire lamps 2").id == "fewer-workers-to-fire"
    # In 2014 only the spaces count: the two who were there may go.
    older = a_table("water-frame-2014", empty=20)
    a_company(older, cash=50)
    a_factory(older, "lamps", rows=1).workers[1] = 2
    game = turn(older)
    play(game, "place workers 2", "hire lamps 2 1")
    assert legal(game, "fire lamps 2")


@both
def test_the_broker_sells_goods_before_the_last_harbour_wages(edition: str) -> None:
    table = a_table(edition, year=1810, active="lamps", wage=3, event="end-of-game")
    marion = a_company(table, cash=0, tiles=["broker"], posts=["food", "row-2"], stock={"food": 7})
    shares = marion.shares
    game = at(table, EndOfDecade())
    assert question(game) == "broker-trade"
    play(game, "clear food 7", "done")
    assert marion.cash == 14 - 2 * 3
    assert marion.shares == shares
    assert not happened(game, "emergency-sale", MARION)


@both
def test_the_broker_raises_money_for_social_unrest(edition: str) -> None:
    table = a_table(edition, year=1780, active="lamps", event="social-unrest")
    marion = a_company(table, cash=0, tiles=["broker"], posts=[], stock={})
    a_factory(table, "food", rows=2)
    game = at(table, EndOfDecade())
    play(game, "done")
    # The event is known now, and still to be paid.
    assert happened(game, "event")[-1].facts["event"] == "social-unrest"
    play(game, "sell 1", "done")
    assert marion.cash == 15 - 4
    assert not happened(game, "emergency-sale", MARION)


@both
def test_of_two_like_ships_the_owner_says_which_is_swapped(edition: str) -> None:
    table = a_table(edition, year=1780, empty=20)
    marion = a_company(table, ships=[2, 2])
    marion.spaces = ["ship-2", "ship-2", "", "", ""]
    game = at(table, SpecialMarker(MARION))
    play(game, "take ship 4 for 2")
    assert refusal(game, "swap pier").id == "choose-swapped-ship"
    step = game.table.agenda[-1]
    assert [step.why_not(table, move) for move in game.moves] == [None, None]
    play(game, "swap 4")
    assert marion.spaces == ["ship-2", "ship-4", "", "", ""]
    assert sorted(marion.ships) == [2, 4]


@both
def test_a_ship_at_the_pier_or_on_the_chart_may_be_swapped(edition: str) -> None:
    for answer, spaces in (("pier", "ship-2"), ("8", "ship-4")):
        table = a_table(edition, year=1780, empty=20)
        marion = a_company(table, ships=[2, 2])
        marion.spaces = ["", "", "", "ship-2", ""]
        game = at(table, SpecialMarker(MARION))
        play(game, "take ship 4 for 2", f"swap {answer}")
        assert marion.spaces[3] == spaces
        assert sorted(marion.ships) == [2, 4]


def test_the_inventor_is_no_start_marker_if_the_factories_could_not_be_paid() -> None:
    game = founded(rules=1)
    play(game, "sell 2")
    assert refusal(game, "take tile inventor").id == "factories-come-first"
    game.undo()
    play(game, "sell 3")
    assert legal(game, "take tile inventor")


def test_G5_the_inventor_is_a_start_marker_whatever_is_left() -> None:
    game = founded(rules=2)
    play(game, "sell 2", "take tile inventor")
    assert not [event for event in game.events if event.facts.get("reason") == "inventor"]


def test_G5_an_owner_s_price_of_the_inventor_holds_in_every_version() -> None:
    for rules in (1, 2):
        for prices in ([0, 7], [3, 7]):
            owners = {"tile": {"inventor": {"price": prices}}}
            edition = Edition("water-frame-2016", 4, owners, rules)
            assert edition.invention_price == {"inventor": prices}
        assert Edition("arkwright-2025", 4, rules=rules).invention_price["inventor"][0] == 5


def founded(rules: int) -> Game:
    """A game of two that have each founded food and cutlery, and sell shares now."""
    names = ["Marion", "Harold"]
    record = Record("water-frame-2016", rules, names, 1, {"setup": "free"}, [])
    game = arkwright.replay(record)
    for good in ("food", "food", "cutlery", "cutlery"):
        play(game, f"found {good}", f"price {good} 6")
    return game


@both
def test_stored_goods_that_bar_a_price_may_be_given_up(edition: str) -> None:
    table = a_table(edition, year=1810, empty=20)
    marion = a_company(table, cash=50, tiles=["small-warehouse"], stock={"lamps": 4})
    a_factory(table, "lamps", level=4, quality=3, price=20)
    game = turn(table)
    play(game, "place quality 6", "quality lamps")
    # Quality 20 + 4 would bear £24, but four goods lie on the end of the scale.
    assert not legal(game, "price lamps 22")
    play(game, "discard lamps", "price lamps 22")
    assert marion.stock["lamps"] == 3
