"""What has been: the moves that stand, earlier positions, and the record of a game."""

from arkwright.analysis import hindsight as analysis
from arkwright.play import Game, Record
from arkwright.server.games import showing
from arkwright.server.games.open_games import OpenGame
from arkwright.server.messages.history import Chapter, Hindsight, History, Since, TakenBack
from arkwright.server.messages.play import EventMessage, Position
from arkwright.server.problems import NotFound


def history(opened: OpenGame, after: int, limit: int) -> History:
    """The moves that stand after a position."""
    return History(
        position=len(opened.played),
        opening=opening(opened) if after == 0 else [],
        happened=showing.happened(opened, after, after + limit),
        taken_back=[
            TakenBack(entry.number, entry.seat, entry.back, entry.at)
            for entry in opened.taken_back
            if entry.back is not None
        ],
    )


def opening(opened: OpenGame) -> list[EventMessage]:
    """What happened before the first move."""
    return [showing.event(event) for event in opened.game.events[: opened.opening_events]]


def check_position(opened: OpenGame, position: int) -> None:
    """A game has positions from 0 to how many moves stand."""
    last = len(opened.played)
    if not 0 <= position <= last:
        raise NotFound("no-position", position=position, last=last)


def position(id: str, opened: OpenGame, position: int, seat: int | None) -> Position:
    """The game as it stood after so many moves; only where it stands now can one go on."""
    check_position(opened, position)
    if position == len(opened.played):
        return showing.present(id, opened, seat)
    then = showing.position(id, opened.number, opened.game.at(position), seat)
    then.undoable = 0
    if then.decision is not None:
        then.decision.moves = []
    return then


def since(opened: OpenGame, seat: int) -> Since:
    """What happened since a seat's last turn, up to its present one if it has one.

    The move that ended it comes first: what it brought about came after the turn.
    """
    game = opened.game
    now = len(opened.played) - (game.undoable if game.seat == seat else 0)
    ended = now
    while ended and opened.played[ended - 1].seat != seat:
        ended -= 1
    return Since(
        seat=seat,
        position=ended,
        opening=[] if ended else opening(opened),
        happened=showing.happened(opened, max(ended - 1, 0), now),
    )


def hindsight(opened: OpenGame, begun: int, seat: int) -> Hindsight | None:
    """What a better price would have brought a seat in the production that began at a position."""
    check_position(opened, begun)
    for scene in showing.scenes(opened, max(begun - 1, 0)):
        if scene["begun"] == begun:
            return analysis.hindsight(opened.game, scene, seat)
    return None


def chronicle(opened: OpenGame) -> list[Chapter]:
    """The figures where each part of the game began, and where it stands now."""
    game = opened.game.at(0)
    chapters = [begun(game)]
    for played in opened.played:
        game.play(played.move)
        if game.table.chapter() != chapters[-1].chapter:
            chapters.append(begun(game))
    if chapters[-1].position < len(opened.played):
        chapters.append(begun(game))
    return chapters


def begun(game: Game) -> Chapter:
    return Chapter(len(game.played), game.table.chapter(), game.table.figures())


def record(opened: OpenGame) -> Record:
    """The record of a game; what is hidden in it is told when it is over."""
    record = opened.game.record
    if not opened.over:
        # A forked game began from a position with all that lies face down in it.
        record.seed = None
        record.position = None
    return record
