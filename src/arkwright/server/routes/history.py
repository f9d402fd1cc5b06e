"""What has been: moves, earlier positions, the record, and tables that go on from there."""

from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from arkwright.server.games import history, showing
from arkwright.server.messages.history import (
    Chapter,
    ForkForm,
    Hindsight,
    History,
    RecordMessage,
    Since,
)
from arkwright.server.messages.play import Position
from arkwright.server.messages.tables import TableMessage
from arkwright.server.problems import Forbidden
from arkwright.server.routes.tables import table_message
from arkwright.server.security.dependencies import AppServices, Myself, Visitor

After = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="The position after which to begin.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=2_000, description="How many moves at most.")]


@get("/tables/{id:str}/history", summary="The moves that stand")
async def moves(
    services: AppServices, visitor: Visitor, id: FromPath[str], after: After = 0, limit: Limit = 500
) -> History:
    _, opened = await services.playing.opened(id, visitor.id if visitor else None)
    return history.history(opened, after, limit)


@get("/tables/{id:str}/positions/{place:int}", summary="Where the game once stood")
async def position(
    services: AppServices,
    visitor: Visitor,
    id: FromPath[str],
    place: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Position:
    """After so many moves, for one of my seats or as a watcher."""
    who = visitor.id if visitor else None
    table, opened = await services.playing.opened(id, who)
    eyes = showing.eyes(opened.game, table.seats_of(who), seat)
    return history.position(id, opened, place, eyes)


@get("/tables/{id:str}/since", summary="What happened since my last turn")
async def since(
    services: AppServices, me: Myself, id: FromPath[str], seat: FromQuery[int | None] = None
) -> Since:
    table, opened = await services.playing.opened(id, me.id)
    mine = showing.eyes(opened.game, table.seats_of(me.id), seat)
    if mine is None:
        raise Forbidden("not-at-the-table")
    return history.since(opened, mine)


@get("/tables/{id:str}/hindsight/{place:int}", summary="A price that would have brought me more")
async def hindsight(
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    place: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Hindsight | None:
    """In the production that began at this position, once its shares and money are settled.

    None where no price would have brought more.
    """
    table, opened = await services.playing.opened(id, me.id)
    mine = showing.eyes(opened.game, table.seats_of(me.id), seat)
    if mine is None:
        raise Forbidden("not-at-the-table")
    return history.hindsight(opened, place, mine)


@get("/tables/{id:str}/chronicle", summary="The figures of its charts")
async def chronicle(services: AppServices, visitor: Visitor, id: FromPath[str]) -> list[Chapter]:
    """Where each part of the game began, and where it stands now."""
    _, opened = await services.playing.opened(id, visitor.id if visitor else None)
    return history.chronicle(opened)


@get(
    "/tables/{id:str}/record",
    summary="The record of the game, as a file",
    responses={200: ResponseSpec(RecordMessage, description="The record", generate_examples=False)},
)
async def record(services: AppServices, visitor: Visitor, id: FromPath[str]) -> Response[bytes]:
    """With the seed, or where a forked game began, as soon as the game is over."""
    table, opened = await services.playing.opened(id, visitor.id if visitor else None)
    return Response(
        history.record(opened).dumps().encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{table.title}-{table.id}.json"'},
    )


@post("/tables/{id:str}/fork", summary="A new table from a position of this one")
async def fork(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[ForkForm]
) -> TableMessage:
    """Of a game that is over, for anybody; of a running one for analysis by oneself."""
    table = await services.forks.fork(me, id, data)
    services.playing.begun(table)
    return table_message(table, me)
