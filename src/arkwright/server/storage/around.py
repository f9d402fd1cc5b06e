"""Around the game: what people say at a table, what they write down, and who is there."""

import datetime
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update

from arkwright.server.storage import schema
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Writing
from arkwright.server.storage.tables import upsert


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table's chat."""

    number: int
    profile: str | None
    name: str
    text: str
    at: datetime.datetime


LINE_COLUMNS = [column for column in schema.Chat.__table__.columns if column.name != "table"]


async def lines(connection: Reading, id: str, after: int, most: int) -> list[Line]:
    """What was said at a table after a line: the newest, in their order."""
    query = (
        select(*LINE_COLUMNS)
        .where(schema.Chat.table == id, schema.Chat.number > after)
        .order_by(schema.Chat.number.desc())
        .limit(most)
    )
    return [Line(*row) for row in reversed((await connection.execute(query)).all())]


async def last_line(connection: Reading, id: str) -> int:
    """The number of the last line that was said at a table; 0 if there is none."""
    query = select(func.coalesce(func.max(schema.Chat.number), 0)).where(schema.Chat.table == id)
    number: int = (await connection.execute(query)).scalar_one()
    return number


async def say(
    writing: Writing, id: str, profile: str, name: str, text: str, at: datetime.datetime
) -> Line:
    """Add a line. The caller has locked the table, so that each gets its own number."""
    line = Line(await last_line(writing.connection, id) + 1, profile, name, text, at)
    values = {column.name: getattr(line, column.name) for column in LINE_COLUMNS}
    await writing.execute(insert(schema.Chat).values(table=id, **values))
    return line


async def note(connection: Reading, id: str, seat: int, profile: str) -> str:
    """What a person wrote down at a seat."""
    query = select(schema.Note.text).where(
        schema.Note.table == id, schema.Note.seat == seat, schema.Note.profile == profile
    )
    return (await connection.execute(query)).scalar_one_or_none() or ""


async def write_note(writing: Writing, id: str, seat: int, profile: str, text: str) -> None:
    """Keep what a person writes down; nothing is kept of nothing."""
    if not text:
        await writing.execute(
            delete(schema.Note).where(
                schema.Note.table == id, schema.Note.seat == seat, schema.Note.profile == profile
            )
        )
        return
    await writing.execute(
        upsert(writing)(schema.Note)
        .values(table=id, seat=seat, profile=profile, text=text)
        .on_conflict_do_update(index_elements=["table", "seat", "profile"], set_={"text": text})
    )


async def note_presence(writing: Writing, profiles: Collection[str], at: datetime.datetime) -> None:
    """Remember that these people are here."""
    await writing.execute(
        update(schema.Profile).where(schema.Profile.id.in_(profiles)).values(seen=at)
    )
