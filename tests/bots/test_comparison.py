"""Candidates are compared on the same deals, and the usual choice stays in doubt."""

from arkwright.bots.comparison import clearly_best

USUAL = [10.0, 20.0, 0.0, 30.0]
"""What the usual choice comes to, deal by deal."""


def compared(*others: list[float], ticks: int = 1000) -> tuple[int, list[tuple[int, int]]]:
    """Which candidate is chosen, and what was tried for it, as long as the clock ticks."""
    table = [USUAL, *others]
    tried: list[tuple[int, int]] = []

    def outcome(candidate: int, deal: int) -> float:
        tried.append((candidate, deal))
        return table[candidate][deal]

    chosen = clearly_best(len(table), len(USUAL), outcome, lambda: len(tried) >= ticks)
    return chosen, tried


def better(*gains: float) -> list[float]:
    return [usual + gain for usual, gain in zip(USUAL, gains)]


def test_the_best_of_those_clearly_better_is_chosen() -> None:
    chosen, tried = compared(better(3, 4, 3, 4), better(8, 9, 8, 9), better(5, 5, 5, 5))
    assert chosen == 2
    assert len(tried) == len(set(tried)) == 16, "each on each deal, and none twice"


def test_a_lucky_one_is_not_chosen() -> None:
    assert compared(better(90, -40, -30, -10))[0] == 0
    assert compared(better(0, 0, 0, 0))[0] == 0


def test_a_sure_gain_counts_more_than_a_larger_doubtful_one() -> None:
    assert compared(better(60, 0, 0, 0), better(6, 6, 6, 6))[0] == 2


def test_one_that_is_behind_after_two_deals_is_not_tried_on() -> None:
    chosen, tried = compared(better(5, -6, 100, 100))
    assert chosen == 0
    assert tried == [(0, 0), (1, 0), (0, 1), (1, 1)]


def test_when_time_is_up_the_best_so_far_is_chosen() -> None:
    chosen, tried = compared(better(3, 4, 3, 4), better(8, 9, 8, 9), ticks=9)
    assert chosen == 1
    assert len(tried) == 9
    assert compared(better(3, 4, 3, 4), ticks=0) == (0, [])


def test_where_nothing_is_hidden_one_deal_is_enough() -> None:
    assert clearly_best(3, 1, lambda candidate, deal: [5.0, 4.0, 5.5][candidate], bool) == 2
