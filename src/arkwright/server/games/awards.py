"""The solo games of a person: the awards that they earned, and the best results."""

import datetime

import msgspec
from sqlalchemy import select

from arkwright.cardgame.awards import AWARDS
from arkwright.play import Game
from arkwright.server.messages.people import AwardMessage, Awards, SoloResult
from arkwright.server.messages.tables import StandingMessage
from arkwright.server.storage import tables
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.schema import SeatRow, TableRow
from arkwright.server.storage.tables import StoredTable

MOST_RESULTS = 10
PLACES = msgspec.json.Decoder(list[StandingMessage])
NAMES = msgspec.json.Decoder(list[str])


def earned(table: StoredTable, game: Game) -> str | None:
    """The awards of a game that is over, as they are stored; None if it is none that counts.

    A game that began from a position does not: one could begin it just before the goal, and as
    often as one likes. Neither does a lesson's, whose deal is known.
    """
    counts = game.over and table.origin is None and table.lesson is None
    awards = game.table.awards() if counts else None
    return None if awards is None else msgspec.json.encode(awards).decode()


async def of_person(connection: Reading, profile: str) -> Awards:
    """All awards with those a person has earned, and the best results.

    Where a bot sat in for the person at the end, nothing is the person's.
    """
    query = (
        select(TableRow.id, TableRow.ended, TableRow.standings, TableRow.awards)
        .join(SeatRow, SeatRow.table == TableRow.id)
        .where(
            SeatRow.profile == profile,
            SeatRow.bot.is_(None),
            TableRow.state == tables.OVER,
            TableRow.awards.is_not(None),
        )
        .order_by(TableRow.ended, TableRow.id)
    )
    results = [result_of(*row) for row in (await connection.execute(query)).all()]
    best = sorted(results, key=lambda result: result.score, reverse=True)
    return Awards(
        awards=[award_message(award, results) for award in AWARDS],
        played=len(results),
        won=sum(result.place == 1 for result in results),
        results=best[:MOST_RESULTS],
    )


def result_of(table: str, at: datetime.datetime, places: str, awards: str) -> SoloResult:
    """A solo game that a person played to its end, as it is stored."""
    standings = PLACES.decode(places)
    mine = next(standing for standing in standings if standing.seat == 0)
    return SoloResult(
        table=table,
        at=at,
        place=mine.place,
        score=mine.score,
        opponents=[standing.score for standing in standings if standing.seat != 0],
        awards=NAMES.decode(awards),
    )


def award_message(award: str, results: list[SoloResult]) -> AwardMessage:
    """An award with the first game that earned it; the results come in the order of time."""
    with_it = [result for result in results if award in result.awards]
    first = with_it[0] if with_it else None
    return AwardMessage(
        award=award,
        count=len(with_it),
        table=first.table if first else None,
        at=first.at if first else None,
    )
