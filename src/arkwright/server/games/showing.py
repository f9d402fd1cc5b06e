"""A game as messages: exactly what one seat, or a watcher, may see."""

from collections.abc import Sequence

from arkwright import locales
from arkwright.play import Event, Game, Move
from arkwright.server.games.open_games import OpenGame
from arkwright.server.messages import (
    DecisionMessage,
    EventMessage,
    Happened,
    MoveMessage,
    Position,
    StandingMessage,
    Update,
)
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


def position(id: str, number: int, game: Game, seat: int | None) -> Position:
    """The game as it stands, for one seat or for a watcher."""
    return Position(
        table=id,
        number=number,
        position=len(game.played),
        seat=seat,
        over=game.over,
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
    return DecisionMessage(asked.seat, asked.question, locales.step_facts(asked), moves)


def move(legal: Move) -> MoveMessage:
    return MoveMessage(legal.text, legal.kind, legal.facts)


def standings(game: Game) -> list[StandingMessage]:
    return [StandingMessage(s.place, s.seat, s.name, s.score) for s in game.standings]


def event(event: Event) -> EventMessage:
    return EventMessage(event.id, event.seat, event.facts)


def happened(opened: OpenGame, first: int, last: int | None = None) -> list[Happened]:
    """The moves that stand after a position, each with its events."""
    events = opened.game.events
    return [
        Happened(
            number=played.number,
            position=place + 1,
            seat=played.seat,
            move=played.move,
            at=played.at,
            events=[event(e) for e in events[opened.events_at(place) : played.events]],
        )
        for place, played in enumerate(opened.played[first:last], first)
    ]


def update(id: str, opened: OpenGame, seen: int, seat: int | None) -> Update:
    """What somebody missed who has seen the log up to an entry."""
    since = opened.unchanged_since(seen)
    return Update(
        table=id,
        since=since,
        happened=happened(opened, since),
        now=position(id, opened.number, opened.game, seat),
    )
