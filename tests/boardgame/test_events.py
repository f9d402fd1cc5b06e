"""What each event does: at least one test for each of the sixteen (10.2)."""

import pytest

from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.events import EVENTS, LiftEvents, RevealEvent
from arkwright.boardgame.production.wages import Wages
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ANGELICA,
    EDITIONS,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    edition_of,
    four_factories,
    happened,
    ids,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    turn,
)


def reveal(table: Table) -> Game:
    """The game when the event of this decade has been turned up."""
    return at(table, RevealEvent())


def lift(table: Table) -> None:
    """What lasts a decade ends at the next event phase."""
    at(table, LiftEvents())


def test_there_are_sixteen_events() -> None:
    for edition in EDITIONS:
        numbers = edition_of(edition, 4)
        known = {*numbers.random_events, "bureaucracy", "end-of-game"}
        assert known == set(EVENTS)
        assert len(known) == 16
        gone = set(numbers.random_events) - set(edition_of(edition, 2).random_events)
        assert gone == {"navigation-acts", "economic-crisis", "hamburg-crisis", "opium-war"}


@both
def test_event_is_revealed_in_its_decade(edition: str) -> None:
    table = a_table(edition, year=1790)
    game = reveal(table)
    (event,) = happened(game, "event")
    assert event.facts == {"event": "bureaucracy", "year": 1790}
    assert table.events_revealed == 3


@both
def test_bureaucracy_closes_the_cheapest_space_for_good(edition: str) -> None:
    table = a_table(edition, event="bureaucracy")
    a_company(table)
    reveal(table)
    lift(table)
    game = turn(table)
    assert refusal(game, "place workers 2").id == "space-closed-by-bureaucracy"
    assert offered(game, "place workers") == ["4", "6", "8", "10"]


@both
def test_crown_jubilee_gives_one_more_sale(edition: str) -> None:
    table = a_table(edition, event="crown-jubilee", demand=0)
    marion = a_company(table, MARION, space=20, tiles=["patron-food"])
    a_company(table, HAROLD)
    a_factory(table, "food", MARION, price=5)
    a_factory(table, "food", HAROLD, price=5)
    reveal(table)
    game = production(table)
    # The Patron buys one good, the Jubilee another.
    play(game, "use jubilee", "use patron")
    assert game.seat == HAROLD
    game.play("done")
    assert pounds(game, "received", MARION, "sale") == 10
    assert marion.share_space == 20 + 3
    # Once in the decade; Harold has saved his.
    game = production(table)
    assert not legal(game, "use jubilee")
    game.play("done")
    assert (game.seat, legal(game, "use jubilee")) == (HAROLD, True)
    lift(table)
    game = production(table)
    game.play("done")
    assert game.over


@both
def test_economic_crisis_brings_fired_workers_back(edition: str) -> None:
    table = a_table(edition, event="economic-crisis", empty=30, fired=7)
    reveal(table)
    assert (table.market.fired, table.market.empty, table.market.holes) == (2, 25, 0)


@both
def test_economic_crisis_moves_workers_up(edition: str) -> None:
    table = a_table(edition, event="economic-crisis", empty=30, fired=2)
    workers = table.market.workers
    wage = table.wage
    demand = table.demand("food")
    reveal(table)
    # Two come back, three of the last row move up: demand falls, the wage does not rise (D40).
    assert (table.market.fired, table.market.empty) == (0, 25)
    assert table.market.workers == workers + 2
    assert table.wage <= wage
    assert table.demand("food") == demand - 1


@both
def test_economic_crisis_leaves_gaps_until_the_market_is_empty(edition: str) -> None:
    table = a_table(edition, event="economic-crisis", empty=70, fired=0)
    market = table.market
    reveal(table)
    # The four of the last row have moved up.
    assert (market.empty, market.workers, market.fired) == (66, 10, 0)
    assert table.wage == table.edition.wage[66]
    market.hire(9)
    assert (market.empty, market.workers) == (75, 1)
    market.hire(1)
    # Now the gaps are spaces like others: full demand, the highest wage, and room for workers.
    assert (market.empty, market.workers, table.wage) == (80, 0, 5)
    market.fire(6)
    market.bring_back(6, table.edition)
    assert (market.empty, market.workers) == (74, 6)


@both
def test_economic_crisis_gaps_are_filled_last(edition: str) -> None:
    table = a_table(edition, event="economic-crisis", empty=3, fired=0)
    market = table.market
    reveal(table)
    assert (market.empty, market.workers, market.holes) == (0, 77, 3)
    market.hire(2)
    market.fire(5)
    assert market.bring_back(5, table.edition) == 5
    assert (market.empty, market.workers, market.holes) == (0, 80, 0)


@both
def test_end_of_game_is_a_last_exchange(edition: str) -> None:
    table = a_table(edition, year=1810, event="end-of-game", start=HAROLD)
    marion = a_company(
        table, MARION, cash=27, shares=10, space=10, loans=1, posts=["food"], stock={"food": 3}
    )
    a_company(table, HAROLD, cash=10, space=10, tiles=["broker"])
    game = reveal(table)
    # In turn order; the Broker has no part in it.
    assert game.seat == HAROLD
    assert refusal(game, "sell 1").id == "no-selling-at-the-end"
    assert offered(game, "broker") == []
    game.play("buy 1")
    assert game.seat == MARION
    play(game, "clear food 3", "repay 1", "buy 2")
    assert game.over
    assert (marion.cash, marion.loans, marion.shares) == (0, 0, 12)


@both
def test_hamburg_crisis_closes_the_dearest_space_for_a_decade(edition: str) -> None:
    table = a_table(edition, event="hamburg-crisis")
    marion = a_company(table, MARION, cash=50)
    a_company(table, HAROLD)
    reveal(table)
    game = turn(table, MARION)
    assert refusal(game, "place workers 10").id == "space-closed-by-hamburg"
    # £10 open it, and the £10 of the space come on top.
    play(game, "unlock", "place workers 10")
    assert marion.cash == 30
    game = turn(table, HAROLD)
    assert not legal(game, "place workers 10")
    lift(table)
    game = turn(table, HAROLD)
    assert legal(game, "place workers 10")
    assert refusal(game, "unlock").id == "nothing-to-unlock"
    assert not marion.unlocked


@both
def test_hamburg_crisis_and_bureaucracy_together(edition: str) -> None:
    table = a_table(edition, event="hamburg-crisis", ongoing=["bureaucracy"])
    a_company(table)
    reveal(table)
    game = turn(table)
    assert offered(game, "place workers") == ["4", "6", "8"]
    lift(table)
    assert table.ongoing == ["bureaucracy"]


@both
def test_lobby_gives_everybody_a_special_marker(edition: str) -> None:
    table = a_table(edition, year=1770, event="lobby", start=HAROLD)
    for seat in range(4):
        a_company(table, seat)
    game = reveal(table)
    seats = []
    for move in ("take tile office", "take marker light-quality", "take ship 2", "done"):
        seats.append(game.seat)
        # It is still the old decade.
        assert refusal(game, "take ship 4").id == "ship-of-later-level"
        game.play(move)
    assert seats == [1, 2, 3, 0]
    assert game.over
    assert "office" in table.companies[HAROLD].tiles
    assert table.companies[ANGELICA].markers == ["light-quality"]
    assert table.companies[3].ships == [2]


@both
def test_luddites_destroy_a_machine_of_each_factory(edition: str) -> None:
    table = a_table(edition, event="luddites", fired=0)
    marion = a_company(table, cash=50)
    food = a_factory(table, "food", rows=2, machines=[1, 0])
    a_factory(table, "clothes", rows=2)
    lamps = a_factory(table, "lamps", rows=2, machines=[2, 1])
    game = reveal(table)
    assert offered(game, "lose machine") == ["food 1"]
    assert refusal(game, "pay off lamps").id == "other-factory-now"
    game.play("lose machine food 1")
    # A worker of a higher row may move up to the empty space.
    game.play("advance food 2")
    assert (food.workers, food.machines) == ([2, 1, 0, 0], [0, 0, 0, 0])
    assert offered(game, "lose machine") == ["lamps 1", "lamps 2"]
    game.play("pay off lamps")
    assert (lamps.machines, marion.cash) == ([2, 1, 0, 0], 45)
    # Clothes had none to lose, and nobody was fired.
    assert game.over
    assert table.market.fired == 0


@both
def test_luddites_make_workers_move_up_row_by_row(edition: str) -> None:
    table = a_table(edition, event="luddites")
    a_company(table)
    food = a_factory(table, "food", rows=3, machines=[1, 0, 1])
    game = reveal(table)
    game.play("lose machine food 1")
    # Row 3 keeps the one worker that its machine needs.
    assert offered(game, "advance") == ["food 2"]
    assert refusal(game, "advance food 3").id == "last-worker-beside-machines"
    game.play("advance food 2")
    assert game.over
    assert food.workers == [2, 1, 1, 0]
    food.machines = [1, 0, 0, 0]
    food.workers = [1, 2, 2, 0]
    game = reveal(table)
    play(game, "lose machine food 1", "advance food 2", "advance food 3")
    assert food.workers == [2, 2, 1, 0]
    assert food.output(table.edition) == 3


@both
def test_luddites_are_decided_in_turn_order(edition: str) -> None:
    table = a_table(edition, event="luddites", start=HAROLD)
    for seat in (MARION, HAROLD):
        a_company(table, seat)
        a_factory(table, "food", seat, machines=[1])
    game = reveal(table)
    assert game.seat == HAROLD
    game.play("pay off food")
    assert game.seat == MARION


@both
def test_made_in_england_gives_two_levels_of_distribution(edition: str) -> None:
    table = a_table(edition, event="made-in-england")
    a_company(table)
    food = a_factory(table, "food", distribution=3, price=8)
    lamps = a_factory(table, "lamps")
    game = reveal(table)
    game.play("distribute food")
    assert refusal(game, "distribute food").id == "distribution-cap"
    game.play("distribute lamps")
    # No price may change, so the appeal does.
    assert game.over
    assert (food.distribution, food.price, food.appeal(table.edition)) == (4, 8, 4)
    assert lamps.distribution == 1


@both
def test_made_in_england_may_be_declined(edition: str) -> None:
    table = a_table(edition, event="made-in-england")
    a_company(table)
    food = a_factory(table, "food")
    game = reveal(table)
    play(game, "distribute food", "done")
    assert game.over
    assert food.distribution == 1


@both
def test_navigation_acts_hold_importers_back_for_a_decade(edition: str) -> None:
    table = a_table(edition, event="navigation-acts")
    table.importers = {"food": 0, "clothes": 1, "cutlery": 2, "lamps": 5}
    reveal(table)
    assert table.importers == {"food": 0, "clothes": 0, "cutlery": 0, "lamps": 3}
    lift(table)
    # All move forward by two, also those that could not move back so far (D42).
    assert table.importers == {"food": 2, "clothes": 2, "cutlery": 2, "lamps": 5}


@both
def test_opium_war_swaps_a_ship_for_share_value(edition: str) -> None:
    table = a_table(edition, event="opium-war", fired=0)
    marion = a_company(table, MARION, space=20, ships=[6, 2])
    a_company(table, HAROLD, ships=[2])
    ships = dict(table.ships)
    game = reveal(table)
    assert refusal(game, "enlist 4").id == "ship-not-owned"
    game.play("enlist 6")
    assert (marion.ships, marion.share_space, table.market.fired) == ([2], 23, 2)
    assert table.ships[6] == ships[6] + 1
    # One ship each, and nobody has to.
    assert game.seat == HAROLD
    game.play("done")
    assert game.over
    assert table.companies[HAROLD].ships == [2]


@both
@pytest.mark.parametrize(
    ("move", "space", "shares"), [("suffer spaces", 18, 10), ("suffer share", 20, 9)]
)
def test_recession_takes_spaces_or_a_share(
    edition: str, move: str, space: int, shares: int
) -> None:
    table = a_table(edition, 2, event="recession")
    marion = a_company(table, MARION, cash=50, space=20, shares=10)
    game = reveal(table)
    game.play(move)
    assert (marion.share_space, marion.shares, marion.cash) == (space, shares, 50)
    assert game.seat == HAROLD


@both
def test_recession_takes_spaces_of_who_has_no_share(edition: str) -> None:
    """Decision D46."""
    table = a_table(edition, 2, event="recession")
    marion = a_company(table, MARION, space=20, shares=0)
    game = reveal(table)
    assert marion.share_space == 18
    assert game.seat == HAROLD


@both
def test_royal_society_pays_for_tiles_and_rows(edition: str) -> None:
    table = a_table(edition, event="royal-society")
    marion = a_company(table, MARION, cash=0, tiles=["agent", "office", "school"])
    harold = a_company(table, HAROLD, cash=0)
    a_factory(table, "food", rows=2)
    cutlery = a_factory(table, "cutlery", rows=3, machines=[1, 2, 2])
    cutlery.workers[3] = 1
    reveal(table)
    assert marion.cash == 3 * 2 + 3 * 4
    assert harold.cash == 0


@both
@pytest.mark.parametrize(("lamps", "due"), [(0, 4), (1, 7), (2, 10), (3, 12), (4, 12)])
def test_social_unrest_costs_a_pound_a_worker(edition: str, lamps: int, due: int) -> None:
    table = a_table(edition, event="social-unrest")
    marion = a_company(table, cash=50, ships=[6], posts=["food", "row-2"])
    a_factory(table, "food", rows=2)
    a_factory(table, "lamps", rows=lamps)
    reveal(table)
    # Neither the crew nor the warehouse counts.
    assert marion.cash == 50 - due


@both
def test_social_unrest_forces_an_emergency_sale(edition: str) -> None:
    table = a_table(edition, event="social-unrest")
    marion = a_company(table, cash=0, shares=10, space=20)
    a_factory(table, "food", rows=2)
    reveal(table)
    assert (marion.shares, marion.cash, marion.share_space) == (9, 15 - 4, 18)


@both
def test_threat_of_strike_raises_every_wage_for_a_decade(edition: str) -> None:
    table = a_table(edition, event="threat-of-strike", wage=2)
    marion = a_company(table, cash=100, posts=["row-2"], markers=["light-production"])
    a_factory(table, "food", rows=2, price=8)
    reveal(table)
    at(table, Wages())
    assert marion.cash == 100 - 4 * 3
    game = turn(table)
    play(game, "place light-production 2", "produce food 1")
    assert marion.cash == 88 - 2 - 2 * 3
    # Harbour wages of the next event phase are paid before it is lifted (D43).
    table.decade += 1
    table.events[table.decade] = "navigation-acts"
    at(table, EndOfDecade())
    assert marion.cash == 80 - 3
    table.ongoing = ["threat-of-strike"]
    lift(table)
    assert table.wage == 2


@both
def test_threat_of_strike_and_foreman(edition: str) -> None:
    table = a_table(edition, event="threat-of-strike", wage=2)
    marion = a_company(table, cash=100, tiles={"foreman": "food"})
    a_factory(table, "food", rows=3)
    reveal(table)
    at(table, Wages())
    assert marion.cash == 100 - 4 * 1 - 2 * 3


@both
def test_war_on_the_continent_raises_distribution_and_price(edition: str) -> None:
    table = a_table(edition, event="war-on-the-continent")
    a_company(table)
    food = a_factory(table, "food", distribution=3, price=7)
    lamps = a_factory(table, "lamps", distribution=4, price=8)
    appeal = food.appeal(table.edition)
    game = reveal(table)
    assert game.over
    assert (food.distribution, food.price, food.appeal(table.edition)) == (4, 8, appeal)
    # At level 4 it passes a factory by (D80).
    assert (lamps.distribution, lamps.price) == (4, 8)


@both
@pytest.mark.parametrize(
    ("empty", "fired", "after"), [(30, 3, (34, 3)), (78, 3, (80, 1)), (79, 1, (80, 0))]
)
def test_worlds_fair_removes_four_workers(
    edition: str, empty: int, fired: int, after: tuple[int, int]
) -> None:
    table = a_table(edition, event="worlds-fair", empty=empty, fired=fired)
    boxed = table.market.boxed
    reveal(table)
    assert (table.market.empty, table.market.fired) == after
    assert table.market.boxed == boxed + (after[0] - empty) + (fired - after[1])


@both
def test_worlds_fair_raises_demand(edition: str) -> None:
    table = a_table(edition, event="worlds-fair", empty=32)
    demand = {good: table.demand(good) for good in GOODS}
    reveal(table)
    assert {good: table.demand(good) - 1 for good in GOODS} == demand


@both
def test_events_follow_wages_and_precede_the_start_player(edition: str) -> None:
    table = a_table(edition, event="royal-society")
    for seat in range(4):
        a_company(table, seat)
    marion = a_company(table, cash=0, shares=5, posts=["food"])
    four_factories(table)
    game = at(table, EndOfDecade())
    # Marion has to sell a share for the wage, then dismisses nobody, then gets her money.
    game.play("done")
    assert marion.shares == 4
    order = ids(game.events)
    assert order.index("emergency-sale") < order.index("event")
    assert pounds(game, "received", MARION, "royal-society") == 8
    assert question(game) == "start-player"
