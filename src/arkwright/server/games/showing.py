"""A game as messages: exactly what one seat, or a watcher, may see."""

from collections.abc import Sequence

from arkwright.play import Event, Game, Move
from arkwright.play.plain import Json
from arkwright.server.games.open_games import OpenGame
from arkwright.server.messages.live import Update
from arkwright.server.messages.play import (
    DecisionMessage,
    EventMessage,
    Happened,
    MoveMessage,
    Position,
)
from arkwright.server.messages.tables import StandingMessage
from arkwright.server.problems import Forbidden


def eyes(game: Game, mine: Sequence[int], wanted: int | None = None) -> int | None:
    """From which of a person's seats the game is shown; a watcher has none.

    The wanted one, else the one that must decide, else the first.
    """
    if wanted is not None:
        if wanted not in mine:
            raise Forbidden("not-your-seat", number=wanted + 1)
        return wanted
    if game.seat in mine:
        return game.seat
    return mine[0] if mine else None


def present(id: str, opened: OpenGame, seat: int | None) -> Position:
    """Where a table's game stands now, for one seat or for a watcher."""
    now = position(id, opened.number, opened.game, seat)
    if opened.given_up:
        now.over, now.decision, now.undoable = True, None, 0
    return now


def position(id: str, number: int, game: Game, seat: int | None) -> Position:
    """A game as it stands, for one seat or for a watcher."""
    return Position(
        table=id,
        number=number,
        position=len(game.played),
        seat=seat,
        over=game.over,
        chapter=game.table.chapter(),
        progress=game.table.progress(),
        view=game.view(seat),
        forecast=game.forecast(),
        decision=decision(game, seat),
        undoable=game.undoable,
        standings=standings(game),
    )


def decision(game: Game, seat: int | None) -> DecisionMessage | None:
    """What the game waits for; the moves are only for the seat that must decide."""
    asked = game.decision
    if asked is None:
        return None
    moves = [move(legal) for legal in asked.moves] if seat == asked.seat else []
    return DecisionMessage(asked.seat, asked.question, asked.step.plain_facts(), moves)


def move(legal: Move) -> MoveMessage:
    return MoveMessage(legal.text, legal.kind, legal.facts)


def standings(game: Game) -> list[StandingMessage]:
    return [StandingMessage(s.place, s.seat, s.name, s.score) for s in game.standings]


def event(event: Event) -> EventMessage:
    return EventMessage(event.id, event.seat, event.facts)


def happened(opened: OpenGame, first: int, last: int | None = None) -> list[Happened]:
    """The moves that stand after a position, each with its events."""
    return [
        Happened(
            number=played.number,
            position=place + 1,
            seat=played.seat,
            move=played.move,
            at=played.at,
            events=[event(e) for e in opened.events_of(place + 1)],
        )
        for place, played in enumerate(opened.played[first:last], first)
    ]


def scenes(opened: OpenGame, since: int) -> list[Json]:
    """The scenes that moves after a position belong to, each told from its beginning."""
    titled = opened.game.title.scenes
    first = since
    while first and not titled.begun(opened.events_of(first)):
        first -= 1
    moves = [(place, opened.events_of(place)) for place in range(first, len(opened.played) + 1)]
    told = titled.told(moves, [] if opened.given_up else opened.game.table.agenda)
    return [one for one in told if one["over"] is None or one["over"] > since]


def update(id: str, opened: OpenGame, seen: int, seat: int | None) -> Update:
    """What somebody missed who has seen the log up to an entry."""
    since = opened.unchanged_since(seen)
    return Update(
        table=id,
        since=since,
        happened=happened(opened, since),
        scenes=scenes(opened, since),
        now=present(id, opened, seat),
    )
