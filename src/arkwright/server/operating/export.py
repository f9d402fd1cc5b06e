"""Tables leave a server: one by one, or everything, so that the server can move."""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import select

from arkwright.play import BadSetup
from arkwright.server.operating.lines import (
    FORMAT,
    JSON_COLUMNS,
    VERSION,
    AnnouncementLine,
    ChatLine,
    EntryLine,
    File,
    Header,
    Json,
    Line,
    NoteLine,
    ProfileLine,
    SeatLine,
    SecretLine,
    TableLine,
)
from arkwright.server.storage import profiles, schema, tables
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import Table

AT_ONCE = 200
"""How many rows are read at a time."""
PUBLIC = ("id", "name", "colour", "symbol", "language")
"""What is told of a person to whoever gets a table."""

SECRETS = select(schema.Secret.name, schema.Secret.value).order_by(schema.Secret.name)

Row = TypeVar("Row", bound=msgspec.Struct)
Kept = schema.Entry | schema.Chat | schema.Note | schema.Announcement


async def export_tables(database: Database, ids: Sequence[str], file: File) -> int:
    """Write these tables, and who sits there; how many there were."""
    async with database.reading() as connection:
        for id in ids:
            if await tables.find(connection, id) is None:
                raise BadSetup(f"there is no table {id!r}")
        return await Export(connection, file, whole=False).tables(each(ids))


async def export_all(database: Database, file: File) -> int:
    """Write everything there is; how many tables there were.

    The server may go on meanwhile: a log only grows, so what is read of it fits its table.
    """
    async with database.reading() as connection:
        export = Export(connection, file, whole=True)
        for secret in (await connection.execute(SECRETS)).all():
            export.write(SecretLine(*secret))
        async for id in ids_of(connection, schema.Profile):
            await export.person(id)
        return await export.tables(ids_of(connection, schema.Table))


async def each(ids: Iterable[str]) -> AsyncIterator[str]:
    for id in dict.fromkeys(ids):
        yield id


async def ids_of(
    connection: Reading, stored: type[schema.Profile] | type[schema.Table]
) -> AsyncIterator[str]:
    """All ids in order, some at a time: nothing grows with their number."""
    last = ""
    while True:
        query = select(stored.id).where(stored.id > last).order_by(stored.id).limit(AT_ONCE)
        found = list((await connection.execute(query)).scalars())
        for id in found:
            yield id
        if len(found) < AT_ONCE:
            return
        last = found[-1]


class Export:
    """A file that is being written."""

    def __init__(self, connection: Reading, file: File, *, whole: bool) -> None:
        self.connection = connection
        self.file = file
        self.whole = whole
        self._written: set[str] = set()
        self._encoder = msgspec.json.Encoder()
        self.write(Header(FORMAT, VERSION))

    def write(self, line: Header | Line) -> None:
        self.file.write(self._encoder.encode(line) + b"\n")

    async def person(self, id: str) -> None:
        """Write a person, once."""
        if id in self._written:
            return
        profile = await profiles.find(self.connection, id)
        if profile is not None:
            self._written.add(id)
            self.write(profile_line(profile, whole=self.whole))

    async def tables(self, ids: AsyncIterator[str]) -> int:
        count = 0
        async for id in ids:
            table = await tables.find(self.connection, id)
            if table is None:
                continue  # it was taken away just now
            line = await self._table(table)
            for person in line.people():
                await self.person(person)
            self.write(line)
            count += 1
        return count

    async def _table(self, table: Table) -> TableLine:
        values = {column.name: getattr(table, column.name) for column in tables.TABLE_COLUMNS}
        values |= {name: parsed(values[name]) for name in JSON_COLUMNS}
        log = await self._rows(EntryLine, schema.Entry, table.id)
        line = TableLine(
            **values,
            seats=[SeatLine(**tables.of_seat(seat)) for seat in table.seats],  # type: ignore[arg-type]
            # Entries that came since the table was read are not of this state of it.
            log=log[: table.number],
            chat=await self._rows(ChatLine, schema.Chat, table.id),
        )
        if self.whole:
            line.notes = await self._rows(NoteLine, schema.Note, table.id)
            line.announcements = await self._rows(AnnouncementLine, schema.Announcement, table.id)
        return line

    async def _rows(self, kind: type[Row], stored: type[Kept], id: str) -> list[Row]:
        """What is stored of a table in another place, as lines have it."""
        columns = [getattr(stored, name) for name in kind.__struct_fields__]
        keys = stored.__table__.primary_key
        query = select(*columns).where(stored.table == id).order_by(*keys)
        return [kind(*row) for row in (await self.connection.execute(query)).all()]


def parsed(text: str | None) -> Json:
    return None if text is None else msgspec.json.decode(text)


def profile_line(profile: Profile, *, whole: bool) -> ProfileLine:
    """A person, without what is theirs alone unless the whole server moves."""
    names = ProfileLine.__struct_fields__ if whole else PUBLIC
    return ProfileLine(**{name: getattr(profile, name) for name in names})
