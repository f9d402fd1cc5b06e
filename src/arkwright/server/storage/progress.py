"""How far people are in lessons, and what of the rules they have used, as they are stored."""

import datetime
from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import select, update

from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Writing
from arkwright.server.storage.schema import ProfileRow, ProgressRow, UsedRow, columns_of

KEY = ("profile", "title", "lesson")


@dataclass(frozen=True, slots=True)
class Progress:
    """A person's progress in a lesson as it is stored: see the schema."""

    profile: str
    title: str
    lesson: str
    table: str | None
    done: str
    reached: str
    solved: bool
    answer: str
    at: datetime.datetime


COLUMNS = columns_of(ProgressRow, Progress)


@dataclass(frozen=True, slots=True)
class Used:
    """A subject that a person has used, as it is stored: see the schema."""

    profile: str
    family: str
    subject: str


USED_COLUMNS = columns_of(UsedRow, Used)


async def of_person(connection: Reading, profile: str) -> list[Progress]:
    """A person's progress in every lesson that was begun."""
    query = select(*COLUMNS).where(ProgressRow.profile == profile).order_by(*COLUMNS[:3])
    return [Progress(*row) for row in (await connection.execute(query)).all()]


async def in_lesson(connection: Reading, profile: str, title: str, lesson: str) -> Progress | None:
    """A person's progress in a lesson; none if it was not begun."""
    query = select(*COLUMNS).where(
        ProgressRow.profile == profile, ProgressRow.title == title, ProgressRow.lesson == lesson
    )
    row = (await connection.execute(query)).first()
    return None if row is None else Progress(*row)


async def at_table(
    connection: Reading, profile: str, table: str, *, lock: bool = False
) -> Progress | None:
    """The progress of the lesson that a person plays at a table; none if there is none."""
    query = select(*COLUMNS).where(ProgressRow.profile == profile, ProgressRow.table == table)
    if lock:
        # SQLite has only one writer at a time and needs no lock.
        query = query.with_for_update()
    row = (await connection.execute(query)).first()
    return None if row is None else Progress(*row)


async def keep(writing: Writing, progress: Progress) -> None:
    """Store progress in place of what there was of that lesson."""
    values = asdict(progress)
    changed = {name: value for name, value in values.items() if name not in KEY}
    await writing.execute(
        writing.upsert(ProgressRow)
        .values(values)
        .on_conflict_do_update(index_elements=KEY, set_=changed)
    )


async def change(writing: Writing, progress: Progress, **values: object) -> None:
    """Change progress that is stored, unless it went on at another table meanwhile."""
    await writing.execute(
        update(ProgressRow)
        .where(
            ProgressRow.profile == progress.profile,
            ProgressRow.title == progress.title,
            ProgressRow.lesson == progress.lesson,
            ProgressRow.table == progress.table,
        )
        .values(values)
    )


# What was used


async def used_by(connection: Reading, profile: str) -> list[Used]:
    """What a person has used in games of any family."""
    query = select(*USED_COLUMNS).where(UsedRow.profile == profile).order_by(*USED_COLUMNS)
    return [Used(*row) for row in (await connection.execute(query)).all()]


async def add_used(writing: Writing, used: Collection[Used]) -> None:
    """Keep what people have used just now; what is known stays."""
    # Locked, so that none of them vanishes before this transaction ends; who is vanishing right
    # now is left out, because a move waits for nobody.
    there = (
        select(ProfileRow.id)
        .where(ProfileRow.id.in_({one.profile for one in used}))
        .with_for_update(read=True, key_share=True, skip_locked=True)
    )
    people = set((await writing.execute(there)).scalars())
    rows = [asdict(one) for one in used if one.profile in people]
    if rows:
        await writing.execute(writing.upsert(UsedRow).values(rows).on_conflict_do_nothing())
