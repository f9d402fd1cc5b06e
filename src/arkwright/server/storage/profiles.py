"""Profiles and secrets, as they are stored."""

import datetime
import random
import secrets
from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import delete, insert, select, update

from arkwright.server.messages.people import Colour, Symbol
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.schema import ProfileRow, SecretRow, columns_of

COLOURS = Colour.__args__  # type: ignore[attr-defined]
SYMBOLS = Symbol.__args__  # type: ignore[attr-defined]
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


COLUMNS = columns_of(ProfileRow, Profile)


async def find(connection: Reading, id: str, *, lock: bool = False) -> Profile | None:
    """A profile by its id; with a lock, nobody else changes it before this transaction ends."""
    if not (id.isascii() and id.isalnum()):
        return None  # no id of ours, and perhaps nothing a database can look for
    query = select(*COLUMNS).where(ProfileRow.id == id)
    if lock:
        # SQLite has only one writer at a time and needs no lock.
        query = query.with_for_update()
    row = (await connection.execute(query)).first()
    return None if row is None else Profile(*row)


async def find_by_login(connection: Reading, login: str) -> Profile | None:
    query = select(*COLUMNS).where(ProfileRow.login == login)
    row = (await connection.execute(query)).first()
    return None if row is None else Profile(*row)


async def add(writing: Writing, name: str, language: str, id: str = "") -> Profile:
    """A new guest, whose colour and symbol are chance."""
    at = now()
    looks = random.choice(COLOURS), random.choice(SYMBOLS)
    profile = Profile(
        id or new_id(), name, *looks, language, None, None, 0, None, created=at, seen=at
    )
    await writing.execute(insert(ProfileRow).values(asdict(profile)))
    return profile


CHANGED = "profile"
"""The kind of hint that says, of a person instead of a table: look at the profile again."""


async def change(writing: Writing, id: str, **values: object) -> None:
    """Change a profile. All processes are told, since they remember it."""
    writing.tell(Hint(id, CHANGED))
    await writing.execute(update(ProfileRow).where(ProfileRow.id == id).values(values))


async def remove(writing: Writing, id: str) -> None:
    writing.tell(Hint(id, CHANGED))
    await writing.execute(delete(ProfileRow).where(ProfileRow.id == id))


async def note_presence(writing: Writing, ids: Collection[str], at: datetime.datetime) -> None:
    """Remember that these people are here."""
    await writing.execute(update(ProfileRow).where(ProfileRow.id.in_(ids)).values(seen=at))


async def signing_secret(database: Database) -> str:
    """The secret that cookies are signed with, made on the first start."""
    return await shared_secret(database, SIGNING, secrets.token_urlsafe(32))


async def shared_secret(database: Database, name: str, new: str) -> str:
    """A secret of all processes by its name; the new one, if there is none yet."""
    async with database.writing() as writing:
        await writing.execute(
            writing.upsert(SecretRow).values(name=name, value=new).on_conflict_do_nothing()
        )
        query = select(SecretRow.value).where(SecretRow.name == name)
        secret: str = (await writing.execute(query)).scalar_one()
        return secret
