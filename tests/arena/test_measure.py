"""Means and their intervals, and the ratings."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkwright.arena.match import Result
from arkwright.arena.measure import mean, percentile, share, wilson
from arkwright.arena.rating import rate


def test_wilson_is_wilson() -> None:
    # Figures of R's binom::binom.wilson.
    assert wilson(0.5, 100) == pytest.approx((0.4038315, 0.5961685), abs=1e-6)
    assert wilson(0.9, 10) == pytest.approx((0.5958500, 0.9821238), abs=1e-6)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611252), abs=1e-6)


def test_independent_games_count_in_full() -> None:
    games = [(deal, float(deal % 4 == 0)) for deal in range(400)]
    found = share(games)
    assert found.mean == 0.25
    assert (found.low, found.high) == pytest.approx(wilson(0.25, 399), abs=1e-4)


def test_games_that_only_repeat_their_deal_count_once_a_deal() -> None:
    games = [(deal, float(deal % 2)) for deal in range(40) for _ in range(10)]
    found = share(games)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 40), abs=1e-9)


def test_games_that_balance_each_other_count_no_more_than_they_are() -> None:
    games = [(deal, float(half)) for deal in range(40) for half in range(2)]
    assert (share(games).low, share(games).high) == wilson(0.5, 80)


def test_games_that_all_go_one_way_are_counted_by_deal() -> None:
    assert share([(game // 6, 1.0) for game in range(60)]).low == wilson(1.0, 10)[0]


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from([0.0, 0.5, 1.0])), min_size=1))
def test_an_interval_holds_its_share(games: list[tuple[int, float]]) -> None:
    found = share(games)
    assert 0 <= found.low <= found.mean + 1e-9
    assert found.mean - 1e-9 <= found.high <= 1


def test_a_mean_varies_as_its_deals_do() -> None:
    found = mean([(0, 10.0), (0, 10.0), (1, 20.0), (1, 20.0)])
    assert found is not None
    assert found.mean == 15
    assert found.high - found.mean == pytest.approx(1.959964 * 5)
    assert mean([]) is None


def test_percentile() -> None:
    assert percentile([float(n) for n in range(1, 101)], 0.95) == 95
    assert percentile([3.0], 0.95) == 3


def result(game: int, bots: list[str], places: list[int]) -> Result:
    return Result(game, game, game, bots, places, places.count(1), len(bots), 10)


def test_who_wins_is_rated_higher_and_more_surely_with_every_game() -> None:
    games = [result(n, ["a", "b", "a", "b"], [1, 3, 2, 4]) for n in range(20)]
    few, many = rate(["a", "b"], games[:5]), rate(["a", "b"], games)
    assert many["a"].mu > few["a"].mu > 25 > few["b"].mu > many["b"].mu
    assert many["a"].sigma < few["a"].sigma
    assert many["a"].ordinal == pytest.approx(many["a"].mu - 3 * many["a"].sigma, abs=0.01)


def test_equals_stay_equal() -> None:
    games = [result(n, ["a", "b"], [1, 1]) for n in range(5)]
    found = rate(["a", "b"], games)
    assert found["a"] == found["b"]


def test_alone_nobody_is_rated() -> None:
    assert rate(["a"], [result(0, ["a"], [1])])["a"].mu == 25
