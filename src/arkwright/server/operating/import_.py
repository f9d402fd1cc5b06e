"""Tables come into a server: from another one, or from records of games played elsewhere."""

import hashlib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import DataError, IntegrityError

import arkwright
from arkwright import bots, locales
from arkwright.files import BadFile
from arkwright.play import ArkwrightError, BadRecord, Game, Record
from arkwright.server.games import showing
from arkwright.server.games.awards import earned
from arkwright.server.games.new_tables import lay_out, log_of
from arkwright.server.games.seats import named
from arkwright.server.operating.export_format import (
    FORMAT,
    JSON_COLUMNS,
    VERSION,
    DeviceLine,
    File,
    Header,
    Lines,
    ProfileLine,
    ProgressLine,
    SeatLine,
    SecretLine,
    TableLine,
    UsedLine,
)
from arkwright.server.storage import profiles, schema, tables
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.profiles import ALPHABET, ID_LENGTH
from arkwright.server.storage.tables import OPEN, OVER, PLAYING, TURNS, Seat, StoredTable

BROKEN = (
    ArkwrightError,
    AttributeError,
    DataError,
    IntegrityError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    msgspec.MsgspecError,
)
"""What a line that was not written by an export may bring about."""


@dataclass(slots=True)
class Imported:
    """What came in, and what did not."""

    tables: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    """Tables that were there already, and were left alone."""
    people: int = 0
    broken: dict[int, str] = field(default_factory=dict)
    """What is wrong with lines, by their number."""
    remarks: list[str] = field(default_factory=list)


async def import_file(database: Database, path: Path, file: File) -> Imported:
    """Store what a file has: each line wholly, or not at all."""
    first = file.readline()
    imported = Imported()
    if not is_header(path, first):
        await import_record(database, path, first + file.read(), imported)
        return imported
    decoder = msgspec.json.Decoder(Lines)
    for number, text in enumerate(file, 2):
        try:
            if rb"\u0000" in text:
                raise BadRecord("it has a NUL character")
            await import_line(database, decoder.decode(text), imported)
        except BROKEN as error:
            imported.broken[number] = reason(error)
    return imported


def is_header(path: Path, line: bytes) -> bool:
    """Whether a file begins as an export does; one that we can't read is refused."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    if header.format == FORMAT and header.version > VERSION:
        raise BadFile(f"{path} was written by a newer Arkwright: use that one")
    return header.format == FORMAT


def reason(error: Exception) -> str:
    """What is wrong with a line, without what it says."""
    if isinstance(error, ArkwrightError | msgspec.MsgspecError):
        return str(error)
    return f"it can't be stored ({type(error).__name__})"


async def import_line(database: Database, line: Lines, imported: Imported) -> None:
    """Store one line."""
    async with database.writing() as writing:
        match line:
            case SecretLine():
                await import_secret(writing, line, imported)
            case ProfileLine():
                imported.people += await import_person(writing, line, imported)
            case DeviceLine():
                values = msgspec.structs.asdict(line)
                await writing.execute(
                    writing.upsert(schema.DeviceRow).values(values).on_conflict_do_nothing()
                )
            case ProgressLine():
                await import_progress(writing, line)
            case UsedLine():
                values = msgspec.structs.asdict(line)
                await writing.execute(
                    writing.upsert(schema.UsedRow).values(values).on_conflict_do_nothing()
                )
            case TableLine():
                if await tables.find(writing.connection, line.id) is not None:
                    imported.known.append(line.id)
                    return
                await import_table(writing, line)
    if isinstance(line, TableLine):
        imported.tables.append(line.id)


async def import_secret(writing: Writing, line: SecretLine, imported: Imported) -> None:
    """Take over a secret if nobody has a cookie that was signed with ours."""
    if (await writing.execute(select(schema.ProfileRow.id).limit(1))).first() is not None:
        query = select(schema.SecretRow.value).where(schema.SecretRow.name == line.name)
        differs = (await writing.execute(query)).scalar() != line.value
        # A device that knew another key subscribes anew when its browser comes.
        if differs and line.name == profiles.SIGNING:
            imported.remarks.append(
                "This server has people of its own, so it keeps its secret: cookies of those who "
                "come in are void here; with a password they sign in again."
            )
        return
    await writing.execute(
        writing.upsert(schema.SecretRow)
        .values(name=line.name, value=line.value)
        .on_conflict_do_update(index_elements=["name"], set_={"value": line.value})
    )


async def import_person(writing: Writing, line: ProfileLine, imported: Imported) -> int:
    """Store a person; one who is known stays as they are. How many are new."""
    values = msgspec.structs.asdict(line)
    at = now()
    values["created"] = line.created or at
    values["seen"] = line.seen or at
    if line.login is not None:
        other = await profiles.find_by_login(writing.connection, line.login)
        if other is not None and other.id != line.id:
            values |= {"login": None, "password": None}
            imported.remarks.append(
                f"Somebody here signs in as {line.login!r} already: "
                f"the one who comes in ({line.id}) is without a password."
            )
    stored = await writing.execute(
        writing.upsert(schema.ProfileRow).values(values).on_conflict_do_nothing()
    )
    return stored.rowcount


async def import_progress(writing: Writing, line: ProgressLine) -> None:
    """Store how far a person is in a lesson; what is known here stays."""
    values = msgspec.structs.asdict(line)
    values["done"] = msgspec.json.encode(line.done).decode()
    if line.table is not None and await tables.find(writing.connection, line.table) is None:
        values["table"] = None
    await writing.execute(
        writing.upsert(schema.ProgressRow).values(values).on_conflict_do_nothing()
    )


async def import_table(writing: Writing, line: TableLine) -> None:
    """Store a table whose game is what the line says."""
    table = table_of(line)
    check(table, line.log)
    for person, name in line.people().items():
        # Of some only the seat is known.
        if await profiles.find(writing.connection, person) is None:
            await profiles.add(writing, name[:40] or person, locales.ENGLISH, person)
    await tables.add(writing, table)
    rows: dict[Any, list[Any]] = {
        schema.EntryRow: line.log,
        schema.ChatRow: line.chat,
        schema.NoteRow: line.notes,
        schema.AnnouncementRow: line.announcements,
    }
    for stored, lines in rows.items():
        if lines:
            values = [{"table": line.id, **msgspec.structs.asdict(row)} for row in lines]
            await writing.execute(insert(stored), values)
    writing.tell(Hint(line.id, "table"))


def table_of(line: TableLine) -> StoredTable:
    """A table as it is stored."""
    values = {column.name: getattr(line, column.name) for column in tables.TABLE_COLUMNS}
    for name in JSON_COLUMNS:
        if values[name] is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    seats = tuple(Seat(**msgspec.structs.asdict(seat)) for seat in line.seats)
    return StoredTable(**values, seats=seats)


def check(table: StoredTable, log: list[Entry]) -> None:
    """A table must be what its own log makes of it."""
    if [seat.seat for seat in table.seats] != list(range(len(table.seats))):
        raise BadRecord("its seats are not in order")
    for seat in table.seats:
        # One that is not here may come later; where it can't be made the stand-in plays.
        if seat.bot is not None and not bots.NAME.fullmatch(seat.bot.partition("/")[0]):
            raise BadRecord(f"{seat.bot!r} is no name of a bot")
        if seat.resigned and seat.bot is None:
            raise BadRecord(f"seat {seat.seat} was resigned, but no bot plays it")
    if [entry.number for entry in log] != list(range(1, table.number + 1)):
        raise BadRecord(f"its log does not have the entries 1 to {table.number}")
    if table.state == OPEN:
        if log:
            raise BadRecord("it has a log, but has not begun")
        lay_out(replace(table, seed=0, seats=named(table.seats)))
        return
    given_up = bool(log) and log[-1].gives_up
    game = played(table, log[:-1] if given_up else log)
    over = game.over or given_up
    state = OVER if over else PLAYING
    if table.state != state:
        raise BadRecord(f"it says that it is {table.state}; by its log it is {state}")
    if table.deciding != (None if over else game.seat):
        raise BadRecord("another seat must decide than it says")
    if given_up and (game.over or table.standings is not None):
        raise BadRecord("its game was given up, but has a result")
    if game.over and msgspec.json.decode(table.standings or "[]") != game.record.standings:
        raise BadRecord("its game ends otherwise than it says")
    if table.awards is not None and table.awards != earned(table, game):
        raise BadRecord("its game earned other awards than it says")


def played(table: StoredTable, log: list[Entry]) -> Game:
    """The game as its log leaves it."""
    game = lay_out(replace(table, standings=None))
    for entry in log:
        if entry.back is not None:
            game = game.at(entry.back)
        elif entry.move is None:
            raise BadRecord(f"entry {entry.number} is neither a move nor a way back")
        elif entry.seat != game.seat:
            raise BadRecord(f"entry {entry.number} is by seat {entry.seat}, not {game.seat}")
        else:
            try:
                game.play(entry.move)
            except ArkwrightError as error:
                raise BadRecord(f"entry {entry.number}: {error}") from None
    return game


# Records


async def import_record(database: Database, path: Path, text: bytes, imported: Imported) -> None:
    """Store the game of a record: a table where nobody sits but bots."""
    try:
        line = line_of(Record.loads(text.decode()))
        await import_line(database, line, imported)
    except UnicodeDecodeError:
        raise BadFile(f"{path} is neither an export nor a record: it is not text") from None
    except BROKEN as error:
        raise BadRecord(f"{path} is neither an export nor a good record: {reason(error)}") from None


def line_of(record: Record) -> TableLine:
    """The table that a record's game was played at, as far as can be known."""
    game = arkwright.replay(record)
    at = now()
    log = log_of(game, at)
    ended = game.record
    digest = hashlib.sha256(ended.dumps().encode()).digest()
    line = TableLine(
        # The same record is the same table, also another time.
        id="".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:ID_LENGTH]),
        title=ended.title,
        rules=record.rules,
        options=ended.options,
        components=ended.components,
        seed=ended.seed,
        origin=ended.position,
        pace=TURNS,
        listed=False,
        state=OVER if game.over else PLAYING,
        number=len(log),
        deciding=None if game.over else game.seat,
        standings=showing.standings(game) if game.over else None,
        since=at,
        created=at,
        started=at,
        ended=at if game.over else None,
        seats=[SeatLine(seat, name, bot=bots.STAND_IN) for seat, name in enumerate(ended.seats)],
        log=log,
    )
    return msgspec.convert(msgspec.to_builtins(line), TableLine)
