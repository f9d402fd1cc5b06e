"""What a test does with any game: play notations, ask what is legal, read the journal."""

import pytest

from arkwright.play import Game, IllegalMove, Refusal
from arkwright.play.journal import Event


def play(game: Game, *moves: str) -> None:
    for move in moves:
        game.play(move)


def legal(game: Game, move: str) -> bool:
    """Whether a move is offered; that there is no rule against it must be as true."""
    offered = move in [offer.text for offer in game.moves]
    assert offered == (game.why_not(move) is None)
    return offered


def refusal(game: Game, move: str) -> Refusal:
    """Why a move is refused, by the game that was asked and by the one that was played."""
    assert not legal(game, move)
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    assert game.why_not(move) == error.value.refusal
    return error.value.refusal


def offered(game: Game, kind: str) -> list[str]:
    """The moves offered whose notation begins like this, without that beginning."""
    start = kind + " "
    return [move.text.removeprefix(start) for move in game.moves if move.text.startswith(start)]


def question(game: Game) -> str:
    """What the game asks; nothing when it is over."""
    return game.decision.question if game.decision else ""


def happened(game: Game, id: str, seat: int | None = None) -> list[Event]:
    """What the journal tells of this, of one seat if one is given."""
    return [e for e in game.events if e.id == id and (seat is None or e.seat == seat)]


def pounds(game: Game, id: str, seat: int, reason: str) -> int:
    """What a seat has `paid` or `received` for a reason."""
    events = happened(game, id, seat)
    return sum(int(e.facts["pounds"]) for e in events if e.facts["reason"] == reason)
