"""What the development tiles do that serve in actions; each kind has a test (10.1)."""

import pytest

from arkwright.boardgame.decade import EndOfDecade
from arkwright.boardgame.edition import USUAL
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.vocabulary import TILES

from .given import (
    ANGELICA,
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
    offered,
    play,
    question,
    refusal,
    turn,
)

KINDS = {"water-frame-2016": 20, "water-frame-2014": 20, "arkwright-2025": 22, "spinning-mule": 20}
"""How many kinds of tiles each edition has."""


@pytest.mark.parametrize(
    ("edition", "kind"), [(e, k) for e in KINDS for k in edition_of(e, 4).tile_count]
)
def test_every_tile_can_be_taken_once(edition: str, kind: str) -> None:
    table = a_table(edition)
    marion = a_company(table)
    a_factory(table, "food")
    on_offer = table.tiles[kind]
    move = f"take tile {kind} food" if kind in ("foreman", "workshop") else f"take tile {kind}"
    game = turn(table)
    play(game, "place workers 2", "done", move)
    assert kind in marion.tiles
    assert table.tiles[kind] == on_offer - 1
    game = at(table, SpecialMarker(MARION))
    assert refusal(game, move).id == "tile-owned"


def test_every_kind_is_known_and_in_some_edition() -> None:
    found = {edition: set(edition_of(edition, 4).tile_count) for edition in KINDS}
    assert {edition: len(kinds) for edition, kinds in found.items()} == KINDS
    assert set().union(*found.values()) == set(TILES)


@both
def test_four_tiles_may_be_held(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, tiles=["agent", "office", "school"])
    game = at(table, SpecialMarker(MARION))
    game.play("take tile patent")
    assert game.over
    assert len(marion.tiles) == 4


@both
def test_taken_tile_is_gone_for_the_others(edition: str) -> None:
    table = a_table(edition)
    a_company(table, MARION)
    a_company(table, HAROLD)
    game = at(table, SpecialMarker(MARION), SpecialMarker(HAROLD))
    # There is one of its kind.
    game.play("take tile charisma")
    assert refusal(game, "take tile charisma").id == "tile-not-on-offer"


# Accountant


@both
@pytest.mark.parametrize(
    ("space", "least", "most"), [(2, 0, 4), (4, 2, 6), (6, 4, 8), (8, 6, 10), (10, 8, 12)]
)
def test_accountant_shifts_the_costs(edition: str, space: int, least: int, most: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["accountant"])
    game = turn(table)
    game.play(f"place workers {space}")
    assert offered(game, "pay") == [str(amount) for amount in range(least, most + 1)]
    assert refusal(game, f"pay {most + 1}").id == "amount-out-of-range"
    assert refusal(game, "done").id == "pay-first"
    game.play(f"pay {least}")
    assert marion.cash == 50 - least


@both
def test_accountant_buys_the_second_level_of_quality(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["accountant"])
    food = a_factory(table, "food")
    game = turn(table)
    play(game, "place quality 10", "pay 12", "quality food", "quality food")
    assert (food.quality, marion.cash) == (2, 38)


@both
def test_accountant_pays_just_what_distribution_can_use(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["accountant"], markers=["light-distribution"])
    food, clothes = a_factory(table, "food"), a_factory(table, "clothes")
    game = turn(table)
    play(game, "place light-distribution 8", "pay 7", *["distribute food"] * 3)
    assert refusal(game, "distribute food").facts == {"pounds": 4, "left": 1}
    game.play("distribute clothes")
    assert (food.distribution, clothes.distribution, marion.cash) == (3, 1, 43)


# Administrator


@both
def test_administrator_saves_the_fee(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["administrator"], chart={6: "machinery"})
    game = turn(table)
    game.play("reuse machinery 6")
    assert marion.cash == 44


@both
def test_administrator_opens_the_space_that_bureaucracy_closes(edition: str) -> None:
    table = a_table(edition, ongoing=["bureaucracy"])
    marion = a_company(table, tiles=["administrator", "agent", "office", "school"])
    a_company(table, HAROLD)
    game = turn(table, HAROLD)
    assert refusal(game, "place workers 2").id == "space-closed-by-bureaucracy"
    game = turn(table, MARION)
    play(game, "place workers 2", "done", "take tile broker", "return administrator", "end turn")
    # Given up, it leaves the space closed, with the marker on it.
    game = turn(table, MARION)
    assert refusal(game, "reuse workers 2").id == "space-closed-by-bureaucracy"
    assert refusal(game, "place workers 4").id == "marker-placed-already"
    assert marion.spaces[0] == "workers"


# Broker


@both
@pytest.mark.parametrize(
    ("space", "count", "price"), [(28, 1, 10), (28, 2, 19), (5, 1, 5), (5, 2, 10)]
)
def test_broker_buys_at_half_price(edition: str, space: int, count: int, price: int) -> None:
    """Half of the sum, rounded up; below £10 half of the lowest price of £10."""
    table = a_table(edition)
    marion = a_company(table, cash=102, shares=10, space=space, tiles=["broker"])
    game = turn(table)
    play(game, "place workers 2", "done", f"broker {count}")
    assert (marion.cash, marion.shares, marion.share_space) == (100 - price, 10 + count, space)
    assert "broker" not in marion.tiles
    assert question(game) == "end-of-turn"


@both
def test_broker_is_paid_in_cash(edition: str) -> None:
    table = a_table(edition)
    a_company(table, cash=18, shares=10, space=28, tiles=["broker"])
    game = at(table, SpecialMarker(MARION))
    assert refusal(game, "broker 2").facts == {"price": 19, "cash": 18}
    game.play("broker 1")
    marion = a_company(table, cash=19, shares=10, space=28, tiles=["broker"])
    game = at(table, SpecialMarker(MARION))
    game.play("broker 2")
    assert (marion.cash, marion.shares) == (0, 12)
    a_company(table, cash=50, shares=29, tiles=["broker"])
    game = at(table, SpecialMarker(MARION))
    assert refusal(game, "broker 2").id == "bank-has-fewer-shares"


@both
def test_broker_trades_in_the_event_phase(edition: str) -> None:
    table = a_table(edition, event="bureaucracy", fired=0)
    marion = a_company(
        table, cash=0, shares=10, space=20, tiles=["broker"], posts=["food"], stock={"food": 3}
    )
    game = at(table, EndOfDecade())
    assert (game.seat, question(game)) == (MARION, "broker-trade")
    assert refusal(game, "contract food 2").id == "no-contracts-now"
    play(game, "sell 1", "clear food 3", "done")
    assert (marion.shares, marion.cash) == (9, 15 + 6 - table.wage)
    assert not happened(game, "emergency-sale")
    play(game, "done")
    # After the event once more.
    assert question(game) == "broker-trade"
    assert happened(game, "event")
    game.play("buy 1")
    assert marion.shares == 10


# Developer


@both
def test_developer_saves_on_every_factory(edition: str) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(table, cash=102, tiles=["developer"])
    a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise food", "modernise clothes")
    play(game, "build cutlery 2", "price cutlery 8", "build lamps 1", "price lamps 8")
    assert marion.cash == 100 - (10 + 11 + 13 + 11) + 20
    # Once per factory: the second step of lamps is paid in full.
    game.play("modernise lamps")
    assert marion.cash == 100 - (10 + 11 + 13 + 11) + 20 - 14
    assert refusal(game, "use developer").id == "tile-in-use"


@both
def test_developer_does_not_help_beyond_the_timetable(edition: str) -> None:
    table = a_table(edition, year=1800)
    marion = a_company(table, cash=52, tiles=["developer", "inventor"])
    a_factory(table, "lamps", level=3)
    game = turn(table)
    play(game, "place factory 2", "use developer", "modernise lamps")
    assert marion.cash == 50 - 20


@both
def test_developer_can_be_saved_for_later(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=52, tiles=["developer"])
    game = turn(table)
    play(game, "place factory 2", "build food 1", "price food 5", "done")
    assert marion.cash == 50 - 8
    assert "developer" in marion.tiles


# Engineer


@both
def test_engineer_frees_the_costs_of_quality(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["engineer"])
    food = a_factory(table, "food")
    game = turn(table)
    play(game, "place quality 4", "pay 12", "quality food", "quality food")
    assert (food.quality, marion.cash) == (2, 38)
    game = turn(table)
    play(game, "reuse quality 4", "pay 6", "quality food")
    assert (food.quality, marion.cash) == (3, 38 - 6 - 2)


@both
def test_engineer_reaches_level_six(edition: str) -> None:
    table = a_table(edition)
    a_company(table, tiles=["engineer"], markers=["dark-quality"])
    food = a_factory(table, "food", quality=4)
    clothes = a_factory(table, "clothes")
    game = turn(table)
    play(game, "place dark-quality 2", "pay 10", "quality food", "quality food")
    assert refusal(game, "quality food").facts == {"level": 6}
    game.play("quality clothes")
    assert (food.quality, clothes.quality) == (6, 1)


@both
def test_engineer_frees_nothing_else(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["engineer"])
    a_factory(table, "food")
    game = turn(table)
    game.play("place machinery 4")
    assert question(game) == "machinery-action"
    assert marion.cash == 46


# Engineering Works


@both
def test_engineering_works_earn_on_the_machines_of_others(edition: str) -> None:
    table = a_table(edition)
    works = ["engineering-works"]
    marion = a_company(table, MARION, cash=50, tiles=works)
    harold = a_company(table, HAROLD, cash=50, tiles=works)
    angelica = a_company(table, ANGELICA, cash=50)
    for seat in (MARION, ANGELICA):
        a_factory(table, "food", seat)
    game = turn(table, ANGELICA)
    play(game, "place machinery 6", "machine food 1", "machine food 2")
    assert (marion.cash, harold.cash, angelica.cash) == (52, 52, 44)
    game = turn(table, MARION)
    play(game, "place machinery 4", "machine food 1")
    assert (marion.cash, harold.cash, angelica.cash) == (48, 53, 44)


# Inventor


@pytest.mark.parametrize(("rules", "taken"), [(1, 5), (2, 0)])
@both
def test_G5_inventor_is_paid_use_by_use(edition: str, rules: int, taken: int) -> None:
    table = a_table(edition, year=1780, rules=rules)
    marion = a_company(table, cash=200)
    four_factories(table)
    for factory in marion.factories.values():
        factory.level = 2
    on_offer = table.tiles["inventor"]
    game = turn(table)
    play(game, "place workers 2", "done", "take tile inventor")
    assert marion.cash == 198 - taken
    game.play("end turn")
    game = turn(table)
    game.play("place factory 4")
    spent = taken + 2 + 4
    for good, price in (("food", 10), ("clothes", 15), ("cutlery", 20)):
        game.play(f"modernise {good}")
        spent += table.edition.cost[USUAL][good][2]
        assert marion.cash == 200 - spent
        assert refusal(game, "done").id == "inventor-first"
        game.play("keep inventor")
        spent += price
        assert marion.cash == 200 - spent
    # After the fourth use it goes in any case.
    game.play("modernise lamps")
    assert "inventor" not in marion.tiles
    assert table.tiles["inventor"] == on_offer
    assert question(game) == "factory-action"


@both
def test_inventor_reaches_markers_and_ships_of_the_next_level(edition: str) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(table, tiles=["inventor"])
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "take ship 8").id == "ship-of-later-level"
    play(game, "take ship 6", "keep inventor", "end turn")
    game = turn(table)
    play(game, "place exchange 4", "done", "take marker dark-machinery", "return inventor")
    assert (marion.ships, marion.markers) == ([6], ["dark-machinery"])
    assert marion.tiles == {}


@both
def test_inventor_is_not_used_for_the_current_level(edition: str) -> None:
    table = a_table(edition, year=1780)
    marion = a_company(table, tiles=["inventor"])
    game = turn(table)
    play(game, "place workers 2", "done", "take ship 4")
    assert question(game) == "end-of-turn"
    assert marion.inventions == {}


@both
def test_inventor_pushed_out_by_a_fifth_tile_is_not_refunded(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["inventor", "agent", "office", "school"])
    marion.inventions = {"inventor": 2}
    game = turn(table)
    play(game, "place workers 2", "done", "take tile broker", "return inventor")
    assert marion.cash == 48
    assert marion.inventions == {}


# Patent


@both
def test_patent_kept_adds_two_pounds(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["patent"])
    food, clothes = a_factory(table, "food"), a_factory(table, "clothes")
    game = turn(table)
    # £2 and £2 more: £3 for levels 1 and 2, £1 for another.
    play(game, "place distribution 2", "distribute food", "distribute food")
    assert refusal(game, "distribute food").facts == {"pounds": 3, "left": 1}
    game.play("distribute clothes")
    assert offered(game, "distribute") == []
    assert (food.distribution, clothes.distribution, marion.cash) == (2, 1, 48)
    assert "patent" in marion.tiles


@both
def test_patent_returned_gives_two_levels_whatever_they_cost(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles=["patent"])
    food = a_factory(table, "food")
    cutlery = a_factory(table, "cutlery")
    game = turn(table)
    play(game, "place distribution 4", "distribute food", "distribute food", "distribute cutlery")
    play(game, "use patent", "distribute food", "distribute food")
    assert (food.distribution, cutlery.distribution) == (4, 1)
    assert offered(game, "distribute") == []
    assert (marion.tiles, marion.cash) == ({}, 46)
