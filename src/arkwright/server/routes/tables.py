"""Tables: making them, finding them, taking and leaving seats."""

from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from arkwright.server.games.giving_up import GivingUp
from arkwright.server.games.seats import is_away
from arkwright.server.games.taking_back import TakingBack
from arkwright.server.games.visibility import find_visible
from arkwright.server.games.voting import Vote
from arkwright.server.messages.common import Printed, shared
from arkwright.server.messages.tables import (
    BotForm,
    GiveUpAnswer,
    GiveUpForm,
    GiveUpRequest,
    JoinForm,
    SeatForm,
    SeatMessage,
    StandingMessage,
    StartForm,
    State,
    TableForm,
    TableMessage,
    TakeBackRequest,
)
from arkwright.server.messages.titles import ComponentMessage
from arkwright.server.problems import Unknown
from arkwright.server.routes.titles import family_of, numbers_of
from arkwright.server.security.dependencies import AppServices, Myself, Visitor
from arkwright.server.storage import tables
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.schema import TableRow
from arkwright.server.storage.tables import StoredTable

Request = TypeVar("Request", TakeBackRequest, GiveUpRequest)
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
Offset = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many to leave out.")]


def table_message(table: StoredTable, profile: Profile | None) -> TableMessage:
    """A table as somebody sees it. The seed is nobody's business."""
    me = profile.id if profile else None
    seats = [
        SeatMessage(
            **shared(seat, SeatMessage),
            mine=me is not None and seat.profile == me,
            away=is_away(table, seat),
        )
        for seat in table.seats
    ]
    standings = table.standings or "[]"
    otherwise = {
        "family": family_of(table.title),
        "options": msgspec.json.decode(table.options),
        "components": corrections_of(table),
        "lesson": f"{table.title}/{table.lesson}" if table.lesson else None,
        "seats": seats,
        "hosting": me is not None and table.host == me,
        "take_back": pending(TakingBack.vote_at(table), table, TakeBackRequest),
        "give_up": pending(GivingUp.vote_at(table), table, GiveUpRequest),
        "standings": msgspec.json.decode(standings, type=list[StandingMessage]),
    }
    return TableMessage(**shared(table, TableMessage) | otherwise)


def pending(vote: Vote | None, table: StoredTable, message: type[Request]) -> Request | None:
    """What is asked of everybody who plays, as they are told of it."""
    return None if vote is None else message(**shared(vote, message) | vote.answers(table))


def corrections_of(table: StoredTable) -> Printed | None:
    """The corrections to printed numbers that a table was made with."""
    found: Printed | None = msgspec.json.decode(table.components) if table.components else None
    return found


@get("/tables", summary="My tables, or those that are listed")
async def list_tables(
    services: AppServices,
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
        wanted &= TableRow.state == standing
    async with services.database.reading() as connection:
        ids = await tables.ids_of(connection, wanted, limit, offset)
        found = await tables.find_all(connection, ids)
    # A game may have ended since its id was read.
    return [table_message(t, visitor) for t in found if standing is None or t.state == standing]


@post("/tables", summary="A new table")
async def create(services: AppServices, me: Myself, data: JSONBody[TableForm]) -> TableMessage:
    table = await services.lobby.create(me, data)
    services.playing.begun(table)
    return table_message(table, me)


@get("/tables/{id:str}", summary="A table")
async def table(services: AppServices, visitor: Visitor, id: FromPath[str]) -> TableMessage:
    """Anybody who has the link may see it."""
    async with services.database.reading() as connection:
        found = await find_visible(connection, id, visitor.id if visitor else None)
    return table_message(found, visitor)


@get("/tables/{id:str}/components", summary="Every printed number at a table")
async def components(
    services: AppServices, visitor: Visitor, id: FromPath[str]
) -> list[ComponentMessage]:
    """Those of its title, with the corrections of the table laid over."""
    async with services.database.reading() as connection:
        found = await find_visible(connection, id, visitor.id if visitor else None)
    return numbers_of(found.title, corrections_of(found))


@delete("/tables/{id:str}", summary="Take a table away")
async def remove(services: AppServices, me: Myself, id: FromPath[str]) -> None:
    """As its host, before the start or if nobody else plays there."""
    await services.lobby.remove(me, id)


@post("/tables/{id:str}/join", summary="Take an open seat", status_code=200)
async def join(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[JoinForm]
) -> TableMessage:
    return table_message(await services.lobby.join(me, id, data.seat, data.name), me)


@post("/tables/{id:str}/leave", summary="Leave a table", status_code=200)
async def leave(services: AppServices, me: Myself, id: FromPath[str]) -> TableMessage | None:
    """Before the start the seat is free again; later the host may call a bot to it."""
    left = await services.lobby.leave(me, id)
    return None if left is None else table_message(left, me)


@post("/tables/{id:str}/start", summary="Begin the game", status_code=200)
async def start(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[StartForm]
) -> TableMessage:
    table = await services.lobby.start(me, id, data.fill)
    services.playing.begun(table)
    return table_message(table, me)


@put("/tables/{id:str}/seats/{seat:int}", summary="Decide who has a seat")
async def change_seat(
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatForm],
) -> TableMessage:
    """As the host, before the start."""
    return table_message(await services.lobby.change_seat(me, id, seat, data), me)


@put("/tables/{id:str}/seats/{seat:int}/bot", summary="Let a bot play a seat")
async def call_bot(
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotForm],
) -> TableMessage:
    """One's own seat, or as the host that of somebody who is away."""
    table = await services.lobby.call_bot(me, id, seat, data.bot)
    services.playing.begun(table)
    return table_message(table, me)


@delete(
    "/tables/{id:str}/seats/{seat:int}/bot",
    summary="Take one's seat back from the bot",
    status_code=200,
)
async def return_to(
    services: AppServices, me: Myself, id: FromPath[str], seat: FromPath[int]
) -> TableMessage:
    return table_message(await services.lobby.return_to(me, id, seat), me)


# Leaving a game that goes on


@post("/tables/{id:str}/seats/{seat:int}/resign", summary="Resign", status_code=200)
async def resign(
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotForm],
) -> TableMessage:
    """A bot plays on in my seat, for good: the game counts for the others, not for me."""
    table = await services.lobby.resign(me, id, seat, data.bot)
    services.playing.begun(table)
    return table_message(table, me)


@post("/tables/{id:str}/give-up", summary="Ask the others to give the game up", status_code=200)
async def give_up(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[GiveUpForm]
) -> TableMessage:
    """Done when everybody else who plays has agreed: at once if there is nobody else.

    Then it is over, and nobody has a result.
    """
    return table_message(await services.giving_up.ask(me.id, id, data.seat), me)


@put("/tables/{id:str}/give-up", summary="Answer somebody who asks to give up")
async def answer_give_up(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[GiveUpAnswer]
) -> TableMessage:
    return table_message(await services.giving_up.answer(me.id, id, data.agree), me)


@delete("/tables/{id:str}/give-up", summary="No longer ask to give up", status_code=200)
async def withdraw_give_up(services: AppServices, me: Myself, id: FromPath[str]) -> TableMessage:
    return table_message(await services.giving_up.withdraw(me.id, id), me)
