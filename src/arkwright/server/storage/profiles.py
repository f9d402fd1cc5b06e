"""Profiles and secrets, as they are stored."""

import datetime
import secrets
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from arkwright.server.storage import schema
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.tables import upsert

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not mistaken for one another."""
ID_LENGTH = 10
SIGNING = "signing"


def new_id() -> str:
    """An id that can't be guessed and can be typed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile as it is stored: see the schema."""

    id: str
    name: str
    colour: str
    symbol: str
    language: str
    login: str | None
    password: str | None
    generation: int
    webhook: str | None
    created: datetime.datetime
    seen: datetime.datetime


COLUMNS = list(schema.Profile.__table__.columns)


async def find(connection: Reading, id: str, *, lock: bool = False) -> Profile | None:
    """A profile by its id; with a lock, nobody else changes it before this transaction ends."""
    if not (id.isascii() and id.isalnum()):
        return None  # no id of ours, and perhaps nothing a database can look for
    query = select(*COLUMNS).where(schema.Profile.id == id)
    if lock:
        # SQLite has only one writer at a time and needs no lock.
        query = query.with_for_update()
    row = (await connection.execute(query)).first()
    return None if row is None else Profile(*row)


async def find_by_login(connection: Reading, login: str) -> Profile | None:
    query = select(*COLUMNS).where(schema.Profile.login == login)
    row = (await connection.execute(query)).first()
    return None if row is None else Profile(*row)


async def add(writing: Writing, name: str, colour: str, symbol: str, language: str) -> Profile:
    """A new guest."""
    at = now()
    profile = Profile(
        new_id(), name, colour, symbol, language, None, None, 0, None, created=at, seen=at
    )
    values = {column.name: getattr(profile, column.name) for column in COLUMNS}
    await writing.execute(insert(schema.Profile).values(values))
    return profile


CHANGED = "profile"
"""The kind of hint that says, of a person instead of a table: look at the profile again."""


async def change(writing: Writing, id: str, **values: object) -> None:
    """Change a profile. All processes are told, since they remember it."""
    writing.tell(Hint(id, CHANGED))
    await writing.execute(update(schema.Profile).where(schema.Profile.id == id).values(values))


async def remove(writing: Writing, id: str) -> None:
    writing.tell(Hint(id, CHANGED))
    await writing.execute(delete(schema.Profile).where(schema.Profile.id == id))


async def signing_secret(database: Database) -> str:
    """The secret that cookies are signed with, made on the first start."""
    async with database.writing() as writing:
        await writing.execute(
            upsert(writing)(schema.Secret)
            .values(name=SIGNING, value=secrets.token_urlsafe(32))
            .on_conflict_do_nothing()
        )
        query = select(schema.Secret.value).where(schema.Secret.name == SIGNING)
        secret: str = (await writing.execute(query)).scalar_one()
        return secret
