"""Playing: where the game stands, and a move."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from arkwright.server import showing
from arkwright.server.messages import MoveForm, Position
from arkwright.server.visitors import Here, Myself, Visitor


@get("/tables/{id:str}/position", tags=["play"], summary="Where the game stands")
async def position(
    services: Here, visitor: Visitor, id: FromPath[str], seat: FromQuery[int | None] = None
) -> Position:
    """For one of my seats, for the one that must decide, or as a watcher."""
    table, opened = await services.playing.opened(id)
    mine = table.seats_of(visitor.id if visitor else None)
    eyes = showing.eyes(opened.game, mine, seat)
    return showing.position(id, opened.number, opened.game, eyes)


@post("/tables/{id:str}/moves", tags=["play"], summary="Play a move", status_code=200)
async def play(services: Here, me: Myself, id: FromPath[str], data: JSONBody[MoveForm]) -> Position:
    """Stored as the next entry of the table's log, or refused with 409 if another came first."""
    opened = await services.playing.play(me.id, id, data.seat, data.move, data.number)
    return showing.position(id, opened.number, opened.game, data.seat)


ROUTES = (position, play)
