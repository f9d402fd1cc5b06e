"""Playing: where the game stands, a move, taking back, and looking before one plays."""

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody, QueryParameter

from arkwright.play import Game
from arkwright.server.games import previewing, showing
from arkwright.server.games.open_games import OpenGame
from arkwright.server.games.playing import check_turn
from arkwright.server.messages.play import AnswerForm, AskForm, MoveForm, Position, TakeBackForm
from arkwright.server.messages.previews import (
    Consequence,
    ConsequencesForm,
    Preview,
    PreviewForm,
    UsesForm,
    UsesMessage,
    WhyNot,
    WhyNotForm,
)
from arkwright.server.messages.tables import TableMessage
from arkwright.server.problems import Conflict, Forbidden
from arkwright.server.routes.tables import table_message
from arkwright.server.security.dependencies import (
    AppServices,
    HttpRequest,
    Myself,
    Visitor,
    language_of,
)
from arkwright.server.services import Services
from arkwright.server.storage.profiles import Profile

MINIMAL = "return=minimal"
Prefer = Annotated[
    str,
    HeaderParameter(
        name="Prefer",
        description=f"`{MINIMAL}`: no position, since the live socket tells where the game stands.",
    ),
]
TOLD_ELSEWHERE = {204: ResponseSpec(None, description="Told by the live socket.")}


@get("/tables/{id:str}/position", summary="Where the game stands")
async def position(
    services: AppServices, visitor: Visitor, id: FromPath[str], seat: FromQuery[int | None] = None
) -> Position:
    """For one of my seats, for the one that must decide, or as a watcher."""
    who = visitor.id if visitor else None
    table, opened = await services.playing.opened(id, who)
    eyes = showing.eyes(opened.game, table.seats_of(who), seat)
    return showing.present(id, opened, eyes)


@post("/tables/{id:str}/moves", summary="Play a move", status_code=200, responses=TOLD_ELSEWHERE)
async def play(
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    data: JSONBody[MoveForm],
    prefer: Prefer = "",
) -> Response[Position]:
    """Stored as the next entry of the table's log, or refused with 409 if another came first."""
    opened, eyes = await services.playing.play(me.id, id, data.seat, data.move, data.number)
    return moved(id, opened, eyes, prefer)


def moved(id: str, opened: OpenGame, eyes: int, prefer: str) -> Response[Any]:
    """Where the game stands, unless who moved prefers to hear that from the socket alone."""
    if MINIMAL in (wish.strip().lower() for wish in prefer.split(",")):
        return Response(None, status_code=204, headers={"Preference-Applied": MINIMAL})
    return Response(showing.present(id, opened, eyes))


# Taking back


@post(
    "/tables/{id:str}/take-back",
    summary="Take back moves of my turn",
    status_code=200,
    responses=TOLD_ELSEWHERE,
)
async def take_back(
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    data: JSONBody[TakeBackForm],
    prefer: Prefer = "",
) -> Response[Position]:
    """Until I end it, and never past something that was revealed."""
    opened = await services.playing.take_back(me.id, id, data.seat, data.count, data.number)
    return moved(id, opened, data.seat, prefer)


@post(
    "/tables/{id:str}/take-back/request",
    summary="Ask the others to let me take back more",
    status_code=200,
)
async def ask(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[AskForm]
) -> TableMessage:
    """Done when everybody else who plays has agreed: at once if there is nobody else."""
    table = await services.taking_back.ask(me.id, id, data.seat, data.position, data.number)
    return table_message(table, me)


@put("/tables/{id:str}/take-back/request", summary="Answer somebody who asks to take back")
async def answer(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[AnswerForm]
) -> TableMessage:
    return table_message(
        await services.taking_back.answer(me.id, id, data.agree, data.position), me
    )


@delete("/tables/{id:str}/take-back/request", summary="No longer ask to take back", status_code=200)
async def withdraw(services: AppServices, me: Myself, id: FromPath[str]) -> TableMessage:
    return table_message(await services.taking_back.withdraw(me.id, id), me)


# Looking before one plays


@post("/tables/{id:str}/preview", summary="What moves would lead to", status_code=200)
async def preview(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[PreviewForm]
) -> Preview:
    """For my seat that must decide. Nothing is played, and nothing hidden is shown."""
    table, opened = await services.playing.opened(id, me.id)
    check_turn(table, opened, data.seat, me.id, data.number)
    return previewing.preview(id, opened, data.seat, data.moves)


@post(
    "/tables/{id:str}/outlook",
    summary="What would be asked after each of many moves",
    status_code=200,
)
async def outlook(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[ConsequencesForm]
) -> list[Consequence]:
    """For my seat that must decide; each move by itself, as `preview` would show it."""
    table, opened = await services.playing.opened(id, me.id)
    check_turn(table, opened, data.seat, me.id, data.number)
    return previewing.outlook(opened, data.seat, data.moves, data.through, data.show)


@post("/tables/{id:str}/uses", summary="What an action would do for me", status_code=200)
async def uses(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[UsesForm]
) -> UsesMessage:
    """For my seat that must decide: the best uses of an action as the table stands."""
    table, opened = await services.playing.opened(id, me.id)
    check_turn(table, opened, data.seat, me.id, data.number)
    return previewing.uses(opened, data.seat, data.about)


@get("/tables/{id:str}/why-not", summary="Why a move is not possible")
async def why_not(
    request: HttpRequest,
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    move: Annotated[str, QueryParameter(max_length=120, description="A move in its notation.")],
) -> WhyNot:
    """For my seat that must decide."""
    game = await my_turn(services, me, id)
    return previewing.why_not(game, move, language_of(request))


@post("/tables/{id:str}/why-not", summary="Why moves are not possible", status_code=200)
async def why_not_each(
    request: HttpRequest,
    services: AppServices,
    me: Myself,
    id: FromPath[str],
    data: JSONBody[WhyNotForm],
) -> list[WhyNot]:
    """For my seat that must decide, of many moves at once.

    What a move may be about, but no move of the title is, has no answer.
    """
    game = await my_turn(services, me, id)
    language = language_of(request)
    each = previewing.why_not_each(game, data.moves, language)
    return each + previewing.why_not_about(game, data.about, language)


async def my_turn(services: Services, me: Profile, id: str) -> Game:
    """A game that waits for me, to look at before anything else is awaited."""
    table, opened = await services.playing.opened(id, me.id)
    mine = table.seats_of(me.id)
    if not mine:
        raise Forbidden("not-at-the-table")
    if opened.over:
        raise Conflict("game-over")
    if opened.game.seat not in mine:
        raise Conflict("not-your-turn")
    return opened.game
