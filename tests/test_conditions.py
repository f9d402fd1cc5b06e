"""What a step lists and what it refuses follow from the same conditions, in random games."""

from collections import defaultdict

import pytest

from arkwright import Game, Move
from tests.titles import CASES, Case, Curious

LOOK_EVERY = 3
"""Decisions between two looks at the whole vocabulary."""
DealtWith = dict[str, set[str]]
"""What the moves are about that a question deals with."""


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_move_is_listed_or_refused_by_its_step(case: Case) -> None:
    listed_or_refused(case.new(), case.seed, defaultdict(set))


def listed_or_refused(game: Game, seed: int, dealt_with: DealtWith) -> None:
    """Play to the end: no legal move is ever refused, and now and then every other one is."""
    player = Curious(seed)
    while not game.over:
        assert game.decision is not None
        here = dealt_with[game.decision.question]
        here |= {about(move) for move in game.moves}
        step = game.table.agenda[-1]
        for move in game.moves:
            assert step.why_not(game.table, move) is None, f"{move} is legal"
        if (len(game.played) + seed) % LOOK_EVERY == 0:
            refused_are_the_others(game, here)
        game.play(player.choose(game))


def about(move: Move) -> str:
    """What a step that deals with a move deals with: its kind, and the tile that is used."""
    return move.when or move.kind


def refused_are_the_others(game: Game, dealt_with: set[str]) -> None:
    """The step has a rule against any move of its kinds that is not legal."""
    step = game.table.agenda[-1]
    legal = set(game.moves)
    for move in game.title.vocabulary:
        if move not in legal and about(move) in dealt_with:
            refusal = step.why_not(game.table, move)
            assert refusal is not None, f"{move} is neither listed nor refused"
