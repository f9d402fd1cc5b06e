"""Who chooses an action does something with it: bots do not teach to waste a turn."""

import pytest

import arkwright
from arkwright import Move, bots
from arkwright.play import Game

CHOOSE = ("place", "reuse", "act")
NOT_DOING = (*CHOOSE, "pay", "done", "end-turn")


def in_vain(game: Game, grade: str, seed: int) -> list[Move]:
    """The moves of a game of bots that chose an action with which nothing was done."""
    players = [bots.make(grade, f"{seed}/{seat}") for seat in range(len(game.table.names))]
    chosen: Move | None = None
    wasted: list[Move] = []
    while (decision := game.decision) is not None:
        seat, asked = decision.seat, type(decision.step).__module__
        move = players[seat].choose(game, seat)
        if move.kind in CHOOSE:
            chosen = move
        elif move.kind not in NOT_DOING and (game.title.family != "cardgame" or "actions" in asked):
            chosen = None
        game.play(move)
        if chosen is not None and (game.seat != seat or move.kind == "end-turn"):
            wasted.append(chosen)
            chosen = None
    return wasted


@pytest.mark.parametrize(
    ("title", "seats", "seed"),
    [
        ("water-frame-2016", 4, 0),
        # Prices that would stay as they are once seemed to gain something there.
        ("spinning-mule", 4, 0),
        ("arkwright-2025", 4, 0),
        # There an action was found to be useless as soon as it was chosen.
        ("card-game", 3, 5),
        ("card-game", 3, 13),
    ],
)
def test_a_clerk_does_something_with_every_action_that_it_chooses(
    title: str, seats: int, seed: int
) -> None:
    game = arkwright.new(title, seats=seats, seed=seed)
    assert in_vain(game, "clerk", seed) == []
