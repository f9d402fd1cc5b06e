"""What an action would do for me now is what happens when it is done."""

import random
from collections.abc import Iterator

import pytest

import arkwright
from arkwright import Game, Move
from arkwright.analysis.uses import MOST_TRIED, Uses, prospects, tried, uses
from tests.titles import Case, Curious, one_of_each

CHOICES = ("place", "reuse", "act")


def decisions(case: Case, every: int = 9) -> Iterator[tuple[Game, list[list[Move]]]]:
    """Some decisions of a game where an action is chosen, with the moves that choose each."""
    game = case.new()
    player = Curious(case.seed)
    seen = 0
    while game.decision and seen < 40:
        actions: dict[object, list[Move]] = {}
        for move in game.moves:
            if move.kind in CHOICES:
                actions.setdefault(next(iter(move.facts.values())), []).append(move)
        if actions:
            seen += 1
            if seen % every == 0:
                yield game, list(actions.values())
        game.play(player.choose(game))


def explained(game: Game, choices: list[Move]) -> Uses:
    assert game.seat is not None
    return uses(game.imagine(game.seat, random.Random(1)), game.seat, choices)


@pytest.mark.parametrize("case", one_of_each(), ids=str)
def test_a_use_can_be_played_and_brings_what_it_says(case: Case) -> None:
    for game, actions in decisions(case):
        seat = game.seat
        assert seat is not None
        for choices in actions:
            found = explained(game, choices)
            assert len(found.best) <= 2
            assert len({use.kind for use in found.best}) == len(found.best)
            for use in [*found.best, *([found.idle] if found.idle else [])]:
                assert use.moves[0] in choices
                assert use.before == prospects(game, seat)
                ahead = game.copy()
                for move in use.moves:
                    ahead.play(move)
                assert use.after == prospects(ahead, seat)
            for use in found.best:
                assert use.improves
            if found.idle is not None:
                assert found.idle.only_costs
                assert not any(found.idle.begins(use) for use in found.best)
            if found.extra is not None:
                ahead = game.copy()
                for move in found.extra.moves[:-1]:
                    ahead.play(move)
                assert found.extra.before == prospects(ahead, seat)
                ahead.play(found.extra.main)
                assert found.extra.after == prospects(ahead, seat)


def test_no_more_games_are_looked_at_than_agreed() -> None:
    game = arkwright.new("water-frame-2016", seats=2, seed=7)
    assert game.seat is not None
    choices = [move for move in game.moves if move.facts.get("marker") == "workers"]
    assert choices
    assert 0 < len(list(tried(game, game.seat, choices))) <= MOST_TRIED


def test_the_best_use_of_distribution_sells_more() -> None:
    game = arkwright.new("water-frame-2016", seats=3, seed=7)
    assert game.seat is not None
    choices = [move for move in game.moves if move.facts.get("marker") == "distribution"]
    best = explained(game, choices).best[0]
    assert best.main.kind == "distribute"
    assert best.after.goods[best.good].sold > best.before.goods[best.good].sold


def test_no_factory_is_closed_only_because_another_good_comes_first_then() -> None:
    game = arkwright.new("water-frame-2016", seats=4, seed=7)
    choices = [move for move in game.moves if move.facts.get("marker") == "factory"]
    assert [use.main.kind for use in explained(game, choices).best] == ["build", "build"]


def test_of_what_only_costs_that_is_told_which_makes_most() -> None:
    game = arkwright.new("water-frame-2016", seats=4, seed=7)
    choices = [move for move in game.moves if move.facts.get("marker") == "workers"]
    idle = explained(game, choices).idle
    assert idle is not None
    assert idle.main.text == "hire clothes 3 3"
    assert idle.after.made > idle.before.made


def test_what_is_told_to_be_good_is_not_told_to_be_for_nothing() -> None:
    # given a distribution of clothes that brings a step only if it is done twice
    game = arkwright.new("water-frame-2016", seats=4, seed=1)
    found = explained(game, [move for move in game.moves if move.text == "place distribution 4"])
    best = [move.text for move in found.best[0].moves]
    assert best == ["place distribution 4", "distribute clothes", "distribute clothes"]
    # then that the first of these brings nothing is no warning
    assert found.idle is not None
    assert found.idle.main.text == "distribute cutlery"


def test_hired_workers_are_missing_in_the_job_market_of_everybody() -> None:
    game = arkwright.new("water-frame-2016", seats=4, seed=7)
    shared = explained(game, [m for m in game.moves if m.facts.get("marker") == "workers"]).shared
    assert shared is not None
    now, then = shared.before.demand, shared.after.demand
    assert {good: then[good] - now[good] for good in now if then[good] != now[good]} == {
        "clothes": 1,
        "cutlery": 1,
        "lamps": 1,
    }


@pytest.mark.parametrize(
    ("marker", "lets_take"),
    [("workers", True), ("machinery", True), ("exchange", True), ("quality", False)],
)
def test_some_actions_let_take_a_special_marker_besides(marker: str, lets_take: bool) -> None:
    game = arkwright.new("water-frame-2016", seats=4, seed=7)
    found = explained(game, [move for move in game.moves if move.facts.get("marker") == marker])
    assert (found.extra is not None) == lets_take
    if found.extra is not None:
        assert found.extra.main.kind.startswith("take-")


def test_nothing_is_told_where_the_action_comes_to_nothing() -> None:
    game = arkwright.new("water-frame-2016", seats=3, seed=7)
    assert explained(game, [move for move in game.moves if move.facts == {}]) == Uses([], None)
