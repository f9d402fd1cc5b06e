"""Tables: making them, finding them, taking and leaving seats."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from arkwright.server.door.visitors import Here, Myself, Visitor
from arkwright.server.games.lobby import is_away
from arkwright.server.games.seeing import find_visible
from arkwright.server.games.taking_back import pending
from arkwright.server.messages import (
    BotForm,
    ComponentMessage,
    JoinForm,
    Json,
    SeatForm,
    SeatMessage,
    StandingMessage,
    StartForm,
    State,
    TableForm,
    TableMessage,
)
from arkwright.server.problems import Unknown
from arkwright.server.routes.titles import family_of, numbers_of
from arkwright.server.storage import schema, tables
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import Table

Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many to leave out.")]


def shown(table: Table, profile: Profile | None) -> TableMessage:
    """A table as somebody sees it. The seed is nobody's business."""
    me = profile.id if profile else None
    return TableMessage(
        id=table.id,
        title=table.title,
        family=family_of(table.title),
        rules=table.rules,
        options=msgspec.json.decode(table.options),
        components=corrections_of(table),
        pace=table.pace,  # type: ignore[arg-type]
        listed=table.listed,
        analysis=table.analysis,
        parent=table.parent,
        parent_position=table.parent_position,
        state=table.state,  # type: ignore[arg-type]
        seats=[
            SeatMessage(
                seat=seat.seat,
                name=seat.name,
                profile=seat.profile,
                colour=seat.colour,
                symbol=seat.symbol,
                bot=seat.bot,
                mine=me is not None and seat.profile == me,
                away=is_away(table, seat),
            )
            for seat in table.seats
        ],
        host=table.host,
        hosting=me is not None and table.host == me,
        number=table.number,
        deciding=table.deciding,
        since=table.since,
        take_back=pending(table),
        standings=msgspec.json.decode(table.standings, type=list[StandingMessage])
        if table.standings
        else [],
        created=table.created,
        started=table.started,
        ended=table.ended,
    )


def corrections_of(table: Table) -> Json | None:
    """The corrections to printed numbers that a table was made with."""
    found: Json | None = msgspec.json.decode(table.components) if table.components else None
    return found


@get("/tables", tags=["tables"], summary="My tables, or those that are listed")
async def list_tables(
    services: Here,
    visitor: Visitor,
    which: FromQuery[Literal["mine", "listed"]] = "mine",
    standing: Annotated[State | None, QueryParameter(name="state")] = None,
    limit: Limit = 50,
    offset: Offset = 0,
) -> list[TableMessage]:
    """Those where something happened last come first."""
    if which == "listed":
        wanted = tables.is_listed()
    elif visitor is not None:
        wanted = tables.at_the_table(visitor.id)
    else:
        raise Unknown("no-profile")
    if standing is not None:
        wanted &= schema.Table.state == standing
    async with services.database.reading() as connection:
        ids = await tables.ids_of(connection, wanted, limit, offset)
        found = await tables.find_all(connection, ids)
    # A game may have ended since its id was read.
    return [shown(t, visitor) for t in found if standing is None or t.state == standing]


@post("/tables", tags=["tables"], summary="A new table")
async def create(services: Here, me: Myself, data: JSONBody[TableForm]) -> TableMessage:
    table = await services.lobby.create(me, data)
    services.playing.begun(table)
    return shown(table, me)


@get("/tables/{id:str}", tags=["tables"], summary="A table")
async def table(services: Here, visitor: Visitor, id: FromPath[str]) -> TableMessage:
    """Anybody who has the link may see it."""
    async with services.database.reading() as connection:
        found = await find_visible(connection, id, visitor.id if visitor else None)
    return shown(found, visitor)


@get("/tables/{id:str}/components", tags=["tables"], summary="Every printed number at a table")
async def components(services: Here, visitor: Visitor, id: FromPath[str]) -> list[ComponentMessage]:
    """Those of its title, with the corrections of the table laid over."""
    async with services.database.reading() as connection:
        found = await find_visible(connection, id, visitor.id if visitor else None)
    return numbers_of(found.title, corrections_of(found))


@delete("/tables/{id:str}", tags=["tables"], summary="Take a table away")
async def remove(services: Here, me: Myself, id: FromPath[str]) -> None:
    """As its host, before the start or if nobody else plays there."""
    await services.lobby.remove(me, id)


@post("/tables/{id:str}/join", tags=["tables"], summary="Take an open seat", status_code=200)
async def join(
    services: Here, me: Myself, id: FromPath[str], data: JSONBody[JoinForm]
) -> TableMessage:
    return shown(await services.lobby.join(me, id, data.seat, data.name), me)


@post("/tables/{id:str}/leave", tags=["tables"], summary="Leave a table", status_code=200)
async def leave(services: Here, me: Myself, id: FromPath[str]) -> TableMessage | None:
    """Before the start the seat is free again; later the host may call a bot to it."""
    left = await services.lobby.leave(me, id)
    return None if left is None else shown(left, me)


@post("/tables/{id:str}/start", tags=["tables"], summary="Begin the game", status_code=200)
async def start(
    services: Here, me: Myself, id: FromPath[str], data: JSONBody[StartForm]
) -> TableMessage:
    table = await services.lobby.start(me, id, data.fill)
    services.playing.begun(table)
    return shown(table, me)


@put("/tables/{id:str}/seats/{seat:int}", tags=["tables"], summary="Decide who has a seat")
async def change_seat(
    services: Here, me: Myself, id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatForm]
) -> TableMessage:
    """As the host, before the start."""
    return shown(await services.lobby.change_seat(me, id, seat, data), me)


@put("/tables/{id:str}/seats/{seat:int}/bot", tags=["tables"], summary="Let a bot play a seat")
async def call_bot(
    services: Here, me: Myself, id: FromPath[str], seat: FromPath[int], data: JSONBody[BotForm]
) -> TableMessage:
    """One's own seat, or as the host that of somebody who is away."""
    table = await services.lobby.call_bot(me, id, seat, data.bot)
    services.playing.begun(table)
    return shown(table, me)


@delete(
    "/tables/{id:str}/seats/{seat:int}/bot",
    tags=["tables"],
    summary="Take one's seat back from the bot",
    status_code=200,
)
async def return_to(
    services: Here, me: Myself, id: FromPath[str], seat: FromPath[int]
) -> TableMessage:
    return shown(await services.lobby.return_to(me, id, seat), me)


ROUTES = (
    list_tables,
    create,
    table,
    components,
    remove,
    join,
    leave,
    start,
    change_seat,
    call_bot,
    return_to,
)
