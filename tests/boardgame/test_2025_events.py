"""All events of 2025 in both games: what they do and how long (2025 10.2)."""

import pytest

from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import EVENTS, LiftEvents, RevealEvent
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ARKWRIGHT,
    HAROLD,
    MARION,
    MULE,
    a_company,
    a_factory,
    at,
    both_2025,
    edition_of,
    four_factories,
    happened,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    refused,
    turn,
    with_event,
)

LASTING = ("hamburg-crisis", "navigation-acts", "threat-of-strike", "crown-jubilee")


def reveal(table: Table) -> Game:
    return at(table, RevealEvent())


def test_sixteen_events_and_fifteen_in_the_short_game() -> None:
    full = {*edition_of(ARKWRIGHT, 4).random_events, "bureaucracy", "end-of-game"}
    assert full == set(EVENTS)
    short = {*edition_of(MULE, 4).random_events, "bureaucracy", "end-of-game"}
    assert full - short == {"opium-war"}


@both_2025
@pytest.mark.parametrize("event", LASTING)
def test_what_lasts_ends_at_the_next_event_phase(edition: str, event: str) -> None:
    table = with_event(edition, event)
    table.importers = dict.fromkeys(GOODS, 5)
    reveal(table)
    assert table.ongoing == [event]
    game = at(table, LiftEvents())
    assert table.ongoing == []
    assert happened(game, "event-lifted")[-1].facts["event"] == event
    assert not any(company.jubilee or company.unlocked for company in table.companies)
    assert set(table.importers.values()) == {5}


@both_2025
def test_D41_D42_navigation_acts_end_two_further_for_all(edition: str) -> None:
    table = with_event(edition, "navigation-acts")
    table.importers = {"food": 0, "clothes": 1, "cutlery": 2, "lamps": 5}
    reveal(table)
    assert list(table.importers.values()) == [0, 0, 0, 3]
    at(table, LiftEvents())
    assert list(table.importers.values()) == [2, 2, 2, 5]


@both_2025
def test_hamburg_closes_the_last_space_and_ten_pounds_open_it(edition: str) -> None:
    table = with_event(edition, "hamburg-crisis")
    reveal(table)
    game = turn(table)
    assert refusal(game, "place workers 10").id == "space-closed-by-hamburg"
    play(game, "unlock", "place workers 10")
    assert table.companies[MARION].cash == 80
    assert not legal(turn(table, HAROLD), "place workers 10")


@both_2025
def test_threat_of_strike_raises_wages_of_a_production_action(edition: str) -> None:
    table = with_event(edition, "threat-of-strike")
    table.companies[MARION].markers = ["light-production"]
    a_factory(table, "food")
    wage = table.wage
    reveal(table)
    game = turn(table)
    play(game, "place light-production 2", "produce food 1")
    assert pounds(game, "paid", MARION, "wages") == 2 * (wage + 1)


@both_2025
def test_D40_economic_crisis_lowers_demand_and_never_raises_wages(edition: str) -> None:
    table = with_event(edition, "economic-crisis")
    table.market.fired = 2
    wage, demand, workers = table.wage, table.demand("food"), table.market.workers
    reveal(table)
    market = table.market
    assert (market.empty, market.fired, market.holes) == (15, 0, 3)
    assert market.workers == workers + 2
    assert table.wage <= wage
    assert table.demand("food") < demand
    # The holes count again once the market has run empty.
    market.hire(market.workers)
    assert (market.empty, market.holes) == (market.spaces, 0)


@both_2025
def test_D48_royal_society_pays_tiles_and_the_best_factory_s_full_rows(edition: str) -> None:
    table = with_event(edition, "royal-society")
    table.companies[MARION].tiles = dict.fromkeys(["office", "school", "patent"], "")
    a_factory(table, "food", rows=2)
    a_factory(table, "cutlery", rows=3)
    a_factory(table, "lamps", rows=2).workers[2] = 2
    game = reveal(table)
    assert pounds(game, "received", MARION, "royal-society") == 18


@both_2025
def test_social_unrest_counts_workers_of_factories_only(edition: str) -> None:
    table = with_event(edition, "social-unrest")
    marion, harold = table.companies[MARION], table.companies[HAROLD]
    marion.posts, marion.ships = ["food", "row-2"], [6]
    a_factory(table, "food", rows=2, machines=[1])
    four_factories(table, HAROLD)
    reveal(table)
    assert marion.cash == 100 - 3
    assert harold.cash == 100 - 12


def test_events_are_forced_even_through_emergency_sales() -> None:
    table = with_event(ARKWRIGHT, "social-unrest")
    marion = a_company(table, cash=0, shares=1, space=5)
    a_factory(table, "food", rows=4)
    reveal(table)
    # £8 for eight workers: a share at £5, then a loan.
    assert (marion.shares, marion.loans, marion.cash) == (0, 1, 7)
    assert marion.share_space == 3


@both_2025
def test_worlds_fair_workers_leave_the_game_and_raise_demand(edition: str) -> None:
    table = with_event(edition, "worlds-fair")
    boxed = table.market.boxed
    reveal(table)
    assert (table.market.empty, table.market.boxed) == (24, boxed + 4)
    table.market.empty, table.market.fired = table.market.spaces - 1, 2
    reveal(table)
    # One of the market, two fired, and the rest is forfeited.
    assert (table.market.hireable, table.market.boxed) == (0, boxed + 7)


@both_2025
def test_D80_war_on_the_continent_skips_a_factory_at_four(edition: str) -> None:
    table = with_event(edition, "war-on-the-continent")
    food = a_factory(table, "food", distribution=4)
    lamps = a_factory(table, "lamps", distribution=3, price=11)
    reveal(table)
    assert (food.distribution, food.price) == (4, 5)
    assert (lamps.distribution, lamps.price) == (4, 12)


@both_2025
def test_made_in_england_gives_two_levels_and_no_price(edition: str) -> None:
    table = with_event(edition, "made-in-england")
    food = a_factory(table, "food", distribution=3)
    lamps = a_factory(table, "lamps")
    game = reveal(table)
    play(game, "distribute food")
    assert refused(game, "distribute food")[0] == "distribution-cap"
    play(game, "distribute lamps")
    assert (food.distribution, lamps.distribution) == (4, 1)
    assert not offered(game, "price")
    assert game.over


@both_2025
def test_D79_luddites_are_decided_factory_by_factory(edition: str) -> None:
    table = with_event(edition, "luddites")
    marion = table.companies[MARION]
    food = a_factory(table, "food", rows=3, machines=[1, 1])
    lamps = a_factory(table, "lamps", machines=[2])
    a_factory(table, "cutlery")
    game = reveal(table)
    assert refusal(game, "pay off lamps").id == "other-factory-now"
    play(game, "lose machine food 1", "advance food 3", "pay off lamps")
    assert food.workers == [2, 1, 1, 0]
    assert food.machines == [0, 1, 0, 0]
    assert lamps.machines == [2, 0, 0, 0]
    assert marion.cash == 95


def test_D47_opium_war_pays_half_the_capacity() -> None:
    table = with_event(ARKWRIGHT, "opium-war")
    marion = table.companies[MARION]
    marion.ships = [2, 6]
    fired = table.market.fired
    game = reveal(table)
    play(game, "enlist 6")
    assert (marion.share_space, marion.ships, table.market.fired) == (23, [2], fired + 2)
    assert game.over


@both_2025
def test_D46_recession_takes_the_spaces_of_who_has_no_share(edition: str) -> None:
    table = with_event(edition, "recession")
    table.companies[MARION].shares = 0
    game = reveal(table)
    assert game.seat == HAROLD
    play(game, "suffer share", "suffer spaces", "suffer share")
    assert [c.share_space for c in table.companies] == [18, 20, 18, 20]
    assert [c.shares for c in table.companies] == [0, 9, 10, 9]


@both_2025
def test_crown_jubilee_is_one_sale_of_the_decade_as_if_to_a_patron(edition: str) -> None:
    table = with_event(edition, "crown-jubilee")
    a_factory(table, "lamps", price=11)
    reveal(table)
    marion = table.companies[MARION]
    game = production(table)
    play(game, "use jubilee")
    assert pounds(game, "received", MARION, "sale") == 11
    # One sold and the most; at appeal 0 it is level with the importer.
    assert marion.share_space == 20 + 2
    game = production(table)
    # What the small warehouse of the short game holds is not offered.
    play(game, *["done"] * (question(game) == "declaration"))
    assert not offered(game, "use")
    assert len(happened(game, "sold-at-jubilee", MARION)) == 1


@both_2025
def test_lobby_is_still_of_the_old_level(edition: str) -> None:
    table = with_event(edition, "lobby", 1770)
    game = reveal(table)
    assert not legal(game, "take ship 4")
    assert refusal(game, "take marker dark-quality").id == "marker-of-later-level"
    play(game, "take tile office", "take ship 2", "done", "take marker light-quality")
    assert game.over
