"""Announcements that are still to be delivered, as they are stored."""

import datetime
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, select, update

from arkwright.server.storage import schema
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database, Writing, now
from arkwright.server.storage.tables import upsert


@dataclass(frozen=True, slots=True)
class Announcement:
    """An announcement as it is stored: see the schema."""

    table: str
    profile: str
    number: int
    attempts: int
    due: datetime.datetime


COLUMNS = list(schema.Announcement.__table__.columns)


async def add(writing: Writing, table: str, people: Collection[str], number: int) -> None:
    """Note whom to tell of an entry, of those who have a web hook; older news is replaced."""
    if not people:
        return
    # Locked, so that none of them vanishes before this transaction ends; who is vanishing right
    # now is left out, because a move waits for nobody.
    hooked = (
        select(schema.Profile.id)
        .where(schema.Profile.id.in_(people), schema.Profile.webhook.is_not(None))
        .with_for_update(read=True, key_share=True, skip_locked=True)
    )
    told = (await writing.execute(hooked)).scalars().all()
    if not told:
        return
    news = {"number": number, "attempts": 0, "due": now()}
    await writing.execute(
        upsert(writing)(schema.Announcement)
        .values([{"table": table, "profile": profile, **news} for profile in told])
        .on_conflict_do_update(index_elements=["table", "profile"], set_=news)
    )


async def due(connection: Reading, most: int) -> list[Announcement]:
    """What is to be delivered now, the oldest first."""
    query = (
        select(*COLUMNS)
        .where(schema.Announcement.due <= now())
        .order_by(schema.Announcement.due)
        .limit(most)
    )
    return [Announcement(*row) for row in (await connection.execute(query)).all()]


async def claim(database: Database, one: Announcement, lease: datetime.timedelta) -> bool:
    """Whether it is ours to deliver. Should we perish, it is due again after the lease."""
    async with database.writing() as writing:
        claimed = await writing.execute(
            update(schema.Announcement)
            .where(is_still(one, one.attempts))
            .values(attempts=one.attempts + 1, due=now() + lease)
        )
    return claimed.rowcount == 1


async def postpone(database: Database, one: Announcement, pause: datetime.timedelta) -> None:
    """Try again later what was claimed."""
    async with database.writing() as writing:
        await writing.execute(
            update(schema.Announcement)
            .where(is_still(one, one.attempts + 1))
            .values(due=now() + pause)
        )


async def remove(database: Database, one: Announcement) -> None:
    """Done with what was claimed; newer news of the same table stays."""
    async with database.writing() as writing:
        await writing.execute(delete(schema.Announcement).where(is_still(one, one.attempts + 1)))


def is_still(one: Announcement, attempts: int) -> ColumnElement[bool]:
    return and_(
        schema.Announcement.table == one.table,
        schema.Announcement.profile == one.profile,
        schema.Announcement.number == one.number,
        schema.Announcement.attempts == attempts,
    )
