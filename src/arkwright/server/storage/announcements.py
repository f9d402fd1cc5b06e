"""Announcements that are still to be delivered, as they are stored."""

import datetime
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, delete, or_, select, update

from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database, Writing, now
from arkwright.server.storage.schema import AnnouncementRow, DeviceRow, ProfileRow, columns_of


@dataclass(frozen=True, slots=True)
class Announcement:
    """An announcement as it is stored: see the schema."""

    table: str
    profile: str
    device: str
    number: int
    attempts: int
    due: datetime.datetime


COLUMNS = columns_of(AnnouncementRow, Announcement)


HOOK = ""
"""What an announcement for a person's web hook has in the place of a device."""


async def add(
    writing: Writing, table: str, people: Collection[str], number: int, *, hooks: bool, push: bool
) -> bool:
    """Note whom to tell of an entry by web hook or on their devices; older news is replaced.

    Whether there is somebody to tell.
    """
    if not people or not (hooks or push):
        return False
    ways: list[ColumnElement[bool]] = []
    if hooks:
        ways.append(ProfileRow.webhook.is_not(None))
    if push:
        ways.append(ProfileRow.id.in_(select(DeviceRow.profile)))
    # Locked, so that none of them vanishes before this transaction ends; who is vanishing right
    # now is left out, because a move waits for nobody.
    reached = (
        select(ProfileRow.id, ProfileRow.webhook)
        .where(ProfileRow.id.in_(people), or_(*ways))
        .with_for_update(read=True, key_share=True, skip_locked=True)
    )
    found = (await writing.execute(reached)).all()
    if not found:
        return False
    told = [(profile, HOOK) for profile, webhook in found if hooks and webhook is not None]
    if push:
        query = select(DeviceRow.profile, DeviceRow.id)
        theirs = DeviceRow.profile.in_([profile for profile, _ in found])
        told += [(who, device) for who, device in (await writing.execute(query.where(theirs)))]
    if not told:
        return False
    news = {"number": number, "attempts": 0, "due": now()}
    await writing.execute(
        writing.upsert(AnnouncementRow)
        .values([{"table": table, "profile": who, "device": d, **news} for who, d in told])
        .on_conflict_do_update(index_elements=["table", "profile", "device"], set_=news)
    )
    return True


async def due(connection: Reading, most: int) -> list[Announcement]:
    """What is to be delivered now, the oldest first."""
    query = (
        select(*COLUMNS)
        .where(AnnouncementRow.due <= now())
        .order_by(AnnouncementRow.due)
        .limit(most)
    )
    return [Announcement(*row) for row in (await connection.execute(query)).all()]


async def claim(database: Database, one: Announcement, lease: datetime.timedelta) -> bool:
    """Whether it is ours to deliver. Should we perish, it is due again after the lease."""
    async with database.writing() as writing:
        claimed = await writing.execute(
            update(AnnouncementRow)
            .where(is_still(one, one.attempts))
            .values(attempts=one.attempts + 1, due=now() + lease)
        )
    return claimed.rowcount == 1


async def postpone(database: Database, one: Announcement, pause: datetime.timedelta) -> None:
    """Try again later what was claimed."""
    async with database.writing() as writing:
        await writing.execute(
            update(AnnouncementRow).where(is_still(one, one.attempts + 1)).values(due=now() + pause)
        )


async def remove(database: Database, one: Announcement) -> None:
    """Done with what was claimed; newer news of the same table stays."""
    async with database.writing() as writing:
        await writing.execute(delete(AnnouncementRow).where(is_still(one, one.attempts + 1)))


def is_still(one: Announcement, attempts: int) -> ColumnElement[bool]:
    return and_(
        AnnouncementRow.table == one.table,
        AnnouncementRow.profile == one.profile,
        AnnouncementRow.device == one.device,
        AnnouncementRow.number == one.number,
        AnnouncementRow.attempts == attempts,
    )
