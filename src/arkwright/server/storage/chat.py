"""The chat of a table, and the notes that people write down at their seats."""

import datetime

import msgspec
from sqlalchemy import delete, func, insert, select

from arkwright.server.messages.chat import ChatMessage
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Writing
from arkwright.server.storage.schema import ChatRow, NoteRow, columns_of

COLUMNS = columns_of(ChatRow, ChatMessage)


async def lines(connection: Reading, id: str, after: int, most: int) -> list[ChatMessage]:
    """What was said at a table after a line: the newest, in their order."""
    query = (
        select(*COLUMNS)
        .where(ChatRow.table == id, ChatRow.number > after)
        .order_by(ChatRow.number.desc())
        .limit(most)
    )
    return [ChatMessage(*row) for row in reversed((await connection.execute(query)).all())]


async def last_line(connection: Reading, id: str) -> int:
    """The number of the last line that was said at a table; 0 if there is none."""
    query = select(func.coalesce(func.max(ChatRow.number), 0)).where(ChatRow.table == id)
    number: int = (await connection.execute(query)).scalar_one()
    return number


async def say(
    writing: Writing, id: str, profile: str, name: str, text: str, at: datetime.datetime
) -> ChatMessage:
    """Add a line. The caller has locked the table, so that each gets its own number."""
    line = ChatMessage(await last_line(writing.connection, id) + 1, profile, name, text, at)
    await writing.execute(insert(ChatRow).values(table=id, **msgspec.structs.asdict(line)))
    return line


async def note(connection: Reading, id: str, seat: int, profile: str) -> str:
    """What a person wrote down at a seat."""
    query = select(NoteRow.text).where(
        NoteRow.table == id, NoteRow.seat == seat, NoteRow.profile == profile
    )
    return (await connection.execute(query)).scalar_one_or_none() or ""


async def write_note(writing: Writing, id: str, seat: int, profile: str, text: str) -> None:
    """Keep what a person writes down; nothing is kept of nothing."""
    if not text:
        await writing.execute(
            delete(NoteRow).where(
                NoteRow.table == id, NoteRow.seat == seat, NoteRow.profile == profile
            )
        )
        return
    await writing.execute(
        writing.upsert(NoteRow)
        .values(table=id, seat=seat, profile=profile, text=text)
        .on_conflict_do_update(index_elements=["table", "seat", "profile"], set_={"text": text})
    )
