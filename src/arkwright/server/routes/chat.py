"""The chat of a table, and notes that only their writer reads."""

from typing import Annotated

from litestar import get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from arkwright.server.games.seats import check_owner
from arkwright.server.games.visibility import find_visible
from arkwright.server.games.watching import MOST_LINES
from arkwright.server.messages.chat import LAST_LINE, ChatForm, ChatMessage, Note
from arkwright.server.people.wording import clean_text
from arkwright.server.problems import Forbidden, Problem
from arkwright.server.security.dependencies import AppServices, Myself, Visitor
from arkwright.server.storage import chat
from arkwright.server.storage.database import Hint, now

LONGEST_LINE = 1000
LONGEST_NOTE = 10_000
After = Annotated[
    int, QueryParameter(ge=0, le=LAST_LINE, description="The last line that you have seen.")
]


@get("/tables/{id:str}/chat", summary="What was said at a table")
async def read_chat(
    services: AppServices, visitor: Visitor, id: FromPath[str], after: After = 0
) -> list[ChatMessage]:
    """The newest 200 lines at most, in their order."""
    async with services.database.reading() as connection:
        await find_visible(connection, id, visitor.id if visitor else None)
        return await chat.lines(connection, id, after, MOST_LINES)


@post("/tables/{id:str}/chat", summary="Say something at a table")
async def say(
    services: AppServices, me: Myself, id: FromPath[str], data: JSONBody[ChatForm]
) -> ChatMessage:
    """As somebody who has a seat there, or as the host."""
    text = clean_text(data.text, LONGEST_LINE)
    if not text:
        raise Problem("nothing-said")
    async with services.database.writing() as writing:
        table = await find_visible(writing.connection, id, me.id, lock=True)
        mine = table.seats_of(me.id)
        if not mine and table.host != me.id:
            raise Forbidden("only-players-talk")
        name = table.seats[mine[0]].name if mine else me.name
        writing.tell(Hint(id, "chat"))
        return await chat.say(writing, id, me.id, name, text, now())


@get("/tables/{id:str}/seats/{seat:int}/note", summary="What I wrote down at my seat")
async def note(services: AppServices, me: Myself, id: FromPath[str], seat: FromPath[int]) -> Note:
    async with services.database.reading() as connection:
        check_owner(await find_visible(connection, id, me.id), seat, me.id)
        return Note(await chat.note(connection, id, seat, me.id))


@put("/tables/{id:str}/seats/{seat:int}/note", summary="Write something down at my seat")
async def write_note(
    services: AppServices, me: Myself, id: FromPath[str], seat: FromPath[int], data: JSONBody[Note]
) -> Note:
    """Nobody else ever reads it; an empty note is thrown away."""
    text = clean_text(data.text, LONGEST_NOTE)
    async with services.database.writing() as writing:
        # Locked: the table shall not vanish between the look and the note.
        check_owner(await find_visible(writing.connection, id, me.id, lock=True), seat, me.id)
        await chat.write_note(writing, id, seat, me.id, text)
    return Note(text)
