"""Tables leave a server: one by one, or everything, so that the server can move."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from typing import TypeVar

import msgspec
from sqlalchemy import select

from arkwright.play import BadSetup
from arkwright.server.operating.export_format import (
    FORMAT,
    JSON_COLUMNS,
    VERSION,
    AnnouncementLine,
    ChatLine,
    DeviceLine,
    File,
    Header,
    Line,
    NoteLine,
    ProfileLine,
    ProgressLine,
    SeatLine,
    SecretLine,
    TableLine,
    UsedLine,
)
from arkwright.server.storage import devices, profiles, progress, schema, tables
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.progress import Progress
from arkwright.server.storage.tables import StoredTable

AT_ONCE = 200
"""How many rows are read at a time."""
PUBLIC = ("id", "name", "colour", "symbol", "language")
"""What is told of a person to whoever gets a table."""

SECRETS = select(schema.SecretRow.name, schema.SecretRow.value).order_by(schema.SecretRow.name)

Row = TypeVar("Row", bound=msgspec.Struct)
Kept = schema.EntryRow | schema.ChatRow | schema.NoteRow | schema.AnnouncementRow


async def export_tables(database: Database, ids: Sequence[str], file: File) -> int:
    """Write these tables, and who sits there; how many there were."""
    async with database.reading() as connection:
        for id in ids:
            if await tables.find(connection, id) is None:
                raise BadSetup(f"there is no table {id!r}")
        export = Export(connection, file, whole=False)
        return sum([await export.table(id) for id in dict.fromkeys(ids)])


async def export_all(database: Database, file: File) -> int:
    """Write everything there is; how many tables there were.

    The server may go on meanwhile: a log only grows, so what is read of it fits its table.
    """
    async with database.reading() as connection:
        export = Export(connection, file, whole=True)
        for secret in (await connection.execute(SECRETS)).all():
            export.write(SecretLine(*secret))
        async for id in ids_of(connection, schema.ProfileRow):
            await export.person(id)
            for device in await devices.of_person(connection, id):
                export.write(DeviceLine(**asdict(device)))
            for used in await progress.used_by(connection, id):
                export.write(UsedLine(**asdict(used)))
        count = sum([await export.table(id) async for id in ids_of(connection, schema.TableRow)])
        # After the tables that they name.
        async for id in ids_of(connection, schema.ProfileRow):
            for one in await progress.of_person(connection, id):
                export.write(progress_line(one))
        return count


async def ids_of(
    connection: Reading, stored: type[schema.ProfileRow] | type[schema.TableRow]
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

    async def table(self, id: str) -> bool:
        """Write a table and its people; False if it was taken away just now."""
        table = await tables.find(self.connection, id)
        if table is None:
            return False
        line = await self._table(table)
        for person in line.people():
            await self.person(person)
        self.write(line)
        return True

    async def _table(self, table: StoredTable) -> TableLine:
        values = {column.name: getattr(table, column.name) for column in tables.TABLE_COLUMNS}
        for name in JSON_COLUMNS:
            if values[name] is not None:
                values[name] = msgspec.json.decode(values[name])
        log = await self._rows(Entry, schema.EntryRow, table.id)
        line = TableLine(
            **values,
            seats=[SeatLine(**tables.of_seat(seat)) for seat in table.seats],
            # Entries that came since the table was read are not of this state of it.
            log=log[: table.number],
            chat=await self._rows(ChatLine, schema.ChatRow, table.id),
        )
        if self.whole:
            line.notes = await self._rows(NoteLine, schema.NoteRow, table.id)
            line.announcements = await self._rows(
                AnnouncementLine, schema.AnnouncementRow, table.id
            )
        return line

    async def _rows(self, kind: type[Row], stored: type[Kept], id: str) -> list[Row]:
        """What is stored of a table in another place, as lines have it."""
        keys = stored.__table__.primary_key
        query = select(*schema.columns_of(stored, kind)).where(stored.table == id).order_by(*keys)
        return [kind(*row) for row in (await self.connection.execute(query)).all()]


def profile_line(profile: Profile, *, whole: bool) -> ProfileLine:
    """A person, without what is theirs alone unless the whole server moves."""
    names = ProfileLine.__struct_fields__ if whole else PUBLIC
    return ProfileLine(**{name: getattr(profile, name) for name in names})


def progress_line(one: Progress) -> ProgressLine:
    """How far a person is in a lesson."""
    return ProgressLine(**asdict(one) | {"done": msgspec.json.decode(one.done)})
