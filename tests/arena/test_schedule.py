"""Who sits where: nobody has an advantage by the seat or by the opponents."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkwright.arena.schedule import a_round, all_seatings, number_of_seatings, round_size
from tests.arena.given import tournament

BOTS = st.integers(1, 9)
SEATS = st.integers(1, 4)
RANDOM = st.integers(0, 10**6).map(random.Random)


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(BOTS, SEATS, RANDOM)
def test_in_a_round_every_bot_is_in_every_seat_equally_often(
    bots: int, seats: int, rng: random.Random
) -> None:
    seatings = a_round(bots, seats, rng)
    assert len(seatings) == round_size(bots, seats)
    times = Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating))
    assert {times[bot, seat] for bot in range(bots) for seat in range(seats)} == {
        len(seatings) // bots
    }


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(BOTS, SEATS, RANDOM)
def test_at_every_table_the_bots_share_the_seats_evenly(
    bots: int, seats: int, rng: random.Random
) -> None:
    for seating in a_round(bots, seats, rng):
        held = [seating.count(bot) for bot in range(bots)]
        assert max(held) - min(held) <= 1


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (2, 3), (3, 3), (2, 2), (3, 2), (1, 4)])
def test_a_small_round_has_every_seating_once(bots: int, seats: int) -> None:
    seatings = a_round(bots, seats, random.Random(1))
    assert sorted(seatings) == sorted(all_seatings(bots, seats))
    assert len(set(seatings)) == len(seatings) == number_of_seatings(bots, seats)


def test_two_bots_at_four_seats_play_all_tables_of_two_against_two() -> None:
    assert a_round(2, 4, random.Random(1)) == [
        (0, 0, 1, 1), (1, 1, 0, 0), (0, 1, 0, 1), (1, 0, 1, 0), (0, 1, 1, 0), (1, 0, 0, 1),
    ]  # fmt: skip


def test_with_one_bot_too_many_every_two_meet_equally_often() -> None:
    met = Counter(
        pair
        for seating in a_round(5, 4, random.Random(1))
        for pair in combinations(sorted(seating), 2)
    )
    assert set(met.values()) == {3}


def test_with_many_bots_rounds_mix_the_opponents() -> None:
    met = Counter(
        pair
        for deal in range(300)
        for seating in a_round(7, 3, random.Random(deal))
        for pair in combinations(sorted(seating), 2)
    )
    assert len(met) == 21
    assert min(met.values()) > 0.8 * max(met.values())


def test_the_games_of_a_round_have_one_deal() -> None:
    what = tournament("random", "clerk", title="water-frame-2016", seats=4)
    matches = [what.match(number) for number in range(12)]
    assert [match.deal for match in matches] == [0] * 6 + [1] * 6
    assert len({match.seed for match in matches}) == 2
    assert matches[0].bots == ("random", "random", "clerk", "clerk")
    assert matches == [what.match(number) for number in range(12)]


def test_a_bot_named_twice_sits_twice_as_often() -> None:
    what = tournament("clerk", "random", "random", seats=3)
    held = Counter(bot for number in range(12) for bot in what.match(number).bots)
    assert held == {"random": 24, "clerk": 12}
    assert what.names == ["clerk", "random"]
