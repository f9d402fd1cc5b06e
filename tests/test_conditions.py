"""What a step lists and what it refuses follow from the same conditions, in random games."""

from collections import defaultdict

import pytest

from arkwright import Game, Move
from tests.titles import CASES, Case, Curious

LOOK_EVERY = 13
"""Decisions between two looks at the whole vocabulary."""


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_a_move_is_listed_or_refused_by_its_step(case: Case) -> None:
    game = case.new()
    player = Curious(case.seed)
    dealt_with: dict[str, set[str]] = defaultdict(set)
    while not game.over:
        assert game.decision is not None
        here = dealt_with[game.decision.question]
        here |= {about(move) for move in game.moves}
        if (len(game.played) + case.seed) % LOOK_EVERY == 0:
            refused_are_the_others(game, here)
        game.play(player.choose(game))


def about(move: Move) -> str:
    """What a step that deals with a move deals with: its kind, and the tile that is used."""
    return move.when or move.kind


def refused_are_the_others(game: Game, dealt_with: set[str]) -> None:
    """The step has nothing against a legal move, and a rule against any other of its kinds.

    A step that is about what comes first says that of every move.
    """
    step = game.table.agenda[-1]
    legal = set(game.moves)
    refusals = {move: step.why_not(game.table, move) for move in game.title.vocabulary}
    if len({repr(refusal) for refusal in refusals.values()}) == 1:
        return
    for move, refusal in refusals.items():
        if move in legal:
            assert refusal is None, f"{move} is legal"
        elif about(move) in dealt_with:
            assert refusal is not None, f"{move} is neither listed nor refused"
