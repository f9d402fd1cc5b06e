"""The East India Trading Company: steps, prices, orange spaces, bonuses, scoring (2025 9.3)."""

import pytest

from arkwright.boardgame.decade import Cycle, EndOfDecade
from arkwright.boardgame.east_india import EastIndiaPhase, InfluenceBonus, TakeInfluence
from arkwright.boardgame.edition import TRACKS
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ARKWRIGHT,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    edition_of,
    four_factories,
    happened,
    legal,
    offered,
    play,
    question,
    refusal,
    refused,
)

TRACKS_AND_GOODS = {"sugar": "food", "cotton": "clothes", "silver": "cutlery", "porcelain": "lamps"}


def company_table(edition: str = ARKWRIGHT, seats: int = 4, **options: object) -> Table:
    table = a_table(edition, seats, **{"east-india": "yes"}, **options)  # type: ignore[arg-type]
    for seat in range(seats):
        a_company(table, seat)
    return table


def choosing(table: Table) -> Game:
    return at(table, TakeInfluence(MARION))


@both_2025
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_begins_at_the_start(edition: str, seats: int) -> None:
    table = company_table(edition, seats)
    seen = at(table, TakeInfluence(MARION)).view(MARION)["east_india"]
    assert {track: row["good"] for track, row in seen["tracks"].items()} == TRACKS_AND_GOODS
    assert TRACKS == TRACKS_AND_GOODS
    for row in seen["tracks"].values():
        assert row["spaces"] == [0] * seats
        assert row["at"] == 0
        assert row["price"] == min(row["prices"])
        assert row["prices"] == sorted(row["prices"])


@both_2025
def test_locked_prices_by_number_of_players(edition: str) -> None:
    four, three, two = (edition_of(edition, n).east_india_prices["silver"] for n in (4, 3, 2))
    assert len(four) > len(three) > len(two)
    assert four[0] == three[0] == two[0] == 4
    assert (max(four), max(three), max(two)) == (four[-1],) * 3
    # With four players a price stands on four spaces, with three on three, with two on two.
    assert [prices.count(4) for prices in (four, three, two)] == [4, 3, 2]


@both_2025
def test_the_free_step_moves_no_price(edition: str) -> None:
    table = company_table(edition)
    play(choosing(table), "influence silver 0")
    assert table.influence["silver"] == [1, 0, 0, 0]
    assert table.influence_price["silver"] == 0
    assert table.companies[MARION].cash == 100


@both_2025
def test_D64_bought_steps_cost_the_same_and_move_the_price_once(edition: str) -> None:
    table = company_table(edition)
    play(choosing(table), "influence silver 3")
    assert table.influence["silver"][MARION] == 4
    assert table.companies[MARION].cash == 100 - 3 * 4
    assert table.influence_price["silver"] == 1


def test_D64_the_next_player_pays_the_new_price_and_locked_spaces_are_skipped() -> None:
    table = company_table(seats=3)
    table.influence_price["silver"] = 2
    game = at(table, EastIndiaPhase())
    play(game, "influence silver 1")
    # The fourth space of £4 is locked with three players.
    assert game.seat == HAROLD
    play(game, "influence silver 1")
    assert table.companies[MARION].cash == 96
    assert table.companies[HAROLD].cash == 95


def test_the_price_stays_on_its_last_space() -> None:
    table = company_table()
    last = len(table.edition.east_india_prices["sugar"]) - 1
    table.influence_price["sugar"] = last
    play(choosing(table), "influence sugar 1")
    assert table.influence_price["sugar"] == last


def test_D62_an_occupied_orange_space_is_only_passed_over() -> None:
    table = company_table(seats=3)
    first, last = table.edition.orange_spaces
    table.influence["cotton"] = [first - 1, first, 0]
    game = choosing(table)
    play(game, "influence cotton 0")
    assert table.influence["cotton"][MARION] == first - 1
    game = choosing(table)
    play(game, "influence cotton 1")
    assert table.influence["cotton"][MARION] == last
    # Now both are taken: who is on the first can't go on, and nobody else comes in.
    game = at(table, TakeInfluence(HAROLD))
    assert offered(game, "influence cotton") == ["0"]
    play(game, "influence cotton 0")
    assert table.influence["cotton"] == [last, first, 0]
    table.influence["cotton"][2] = first - 2
    game = at(table, TakeInfluence(2))
    assert refused(game, "influence cotton 1") == ("track-space-barred", "9.3.II")
    play(game, "influence cotton 0")
    assert table.influence["cotton"][2] == first - 1


def test_markers_share_the_other_spaces() -> None:
    table = company_table()
    table.influence["sugar"] = [3, 4, 4, 4]
    play(choosing(table), "influence sugar 0")
    assert table.influence["sugar"] == [4, 4, 4, 4]


def test_D63_nobody_refrains_but_a_blocked_track_may_be_chosen() -> None:
    table = company_table()
    table.influence["silver"][MARION] = table.edition.track_end
    game = choosing(table)
    assert not legal(game, "done")
    play(game, "influence silver 0")
    assert table.influence["silver"][MARION] == table.edition.track_end
    # A bonus is due even without moving.
    assert question(game) == "influence-bonus"
    play(game, "rise")
    assert table.companies[MARION].share_space == 21


def test_D65_influence_is_paid_in_cash_alone() -> None:
    table = company_table()
    marion = a_company(table, cash=7, shares=10)
    game = choosing(table)
    assert offered(game, "influence silver") == ["0", "1"]
    assert refusal(game, "influence silver 2").id == "influence-too-dear"
    play(game, "influence silver 1")
    assert (marion.cash, marion.shares, marion.loans) == (3, 10, 0)


@both_2025
def test_D60_after_the_fading_before_the_start_player_moves(edition: str) -> None:
    table = company_table(edition, start=2, empty=20)
    a_factory(table, "food", distribution=2, price=8)
    game = at(table, Cycle(-1, 0))
    for _ in range(4):
        play(game, "place workers 2", "done", "done", "end turn")
    seats = []
    while question(game) == "take-influence":
        assert table.start == 2
        assert table.companies[MARION].factories["food"].distribution == 1
        seats.append(game.seat)
        play(game, "influence sugar 0")
        if question(game) == "influence-bonus":
            play(game, "done")
    assert seats == [2, 3, 0, 1]
    assert table.start == 3


def test_D61_the_last_cycle_of_the_game_has_it_too() -> None:
    table = company_table(year=1810, active="lamps", empty=20)
    game = at(table, Cycle(-1, 3), EndOfDecade())
    for _ in range(4):
        play(game, "place workers 2", "done", "done", "end turn")
    assert question(game) == "take-influence"
    while question(game) in ("take-influence", "influence-bonus"):
        play(game, "influence sugar 0" if question(game) == "take-influence" else "done")
    assert question(game) == "final-exchange"


# Bonuses


def at_bonus(table: Table, track: str, space: int) -> Game:
    table.influence[track][MARION] = space
    return at(table, InfluenceBonus(MARION, track))


@both_2025
def test_a_bonus_at_the_marker_or_to_its_left(edition: str) -> None:
    table = company_table(edition)
    four_factories(table)
    starts = table.edition.bonus_from
    for bonus, move in (
        ("machine", "machine cutlery 1"),
        ("quality", "quality cutlery"),
        ("share", "rise"),
    ):
        assert refusal(at_bonus(table, "silver", starts[bonus] - 1), move).id == "bonus-not-reached"
        assert legal(at_bonus(table, "silver", starts[bonus]), move)
    game = at_bonus(table, "silver", table.edition.track_end)
    # Marketing in any factory, machine and quality in the track's own.
    assert offered(game, "distribute") == ["food", "clothes", "cutlery", "lamps"]
    assert offered(game, "quality") == ["cutlery"]
    assert refused(game, "quality food") == ("bonus-for-other-good", "9.3.II")
    assert refusal(game, "machine food 1").id == "bonus-for-other-good"


def test_a_bonus_is_no_action_but_machine_works_and_engineer_count() -> None:
    table = company_table()
    marion = a_company(table, tiles=["workshop", "school", "engineer", "patent"])
    harold = a_company(table, HAROLD, tiles=["machine-works"])
    food = a_factory(table, "food", quality=5)
    fired = table.market.fired
    game = at_bonus(table, "sugar", 15)
    assert not offered(game, "use")
    play(game, "machine food 1")
    # One machine, its worker is fired in spite of the School, the neighbour is paid.
    assert game.over
    assert (sum(food.machines), table.market.fired, harold.cash) == (1, fired + 1, 101)
    play(at_bonus(table, "sugar", 15), "quality food")
    assert food.quality == 6
    assert marion.cash == 100


def test_D66_a_bonus_that_finds_no_place_is_lost() -> None:
    table = company_table()
    a_factory(table, "food", quality=4, machines=[1, 1], distribution=4)
    game = at_bonus(table, "sugar", 9)
    assert game.over
    game = at_bonus(table, "sugar", 15)
    assert refusal(game, "quality food").id == "quality-cap"
    assert refusal(game, "machine food 1").id == "no-worker-to-replace"
    assert refusal(game, "distribute food").id == "distribution-cap"
    assert legal(game, "rise")


# Scoring


def test_D59_the_book_s_sum_is_432() -> None:
    table = company_table(seats=3)
    marion = a_company(table, shares=19, space=29)
    prices = {"sugar": 4, "cotton": 3, "silver": 5, "porcelain": 7}
    for (track, price), multiplier in zip(prices.items(), (3, 3, 2, 3)):
        table.influence_price[track] = table.edition.east_india_prices[track].index(price)
        table.influence[track][MARION] = table.edition.multiplier.index(multiplier)
    assert table.portfolio(marion) == 380
    assert table.influence_value(marion) == 52
    assert table.score(marion) == 432


def test_influence_decides_the_game() -> None:
    table = company_table(year=1810, active="lamps", event="end-of-game")
    for seat in range(4):
        a_company(table, seat, cash=0)
    table.influence["porcelain"][2] = table.edition.track_end
    game = at(table, EndOfDecade())
    assert game.over
    assert game.standings[0].seat == 2
    assert happened(game, "final-influence", 2)[0].facts["pounds"] == 4 * 5
