"""Devices that are told of turns by a push service, as they are stored."""

import datetime
from dataclasses import asdict, dataclass

from sqlalchemy import delete, select

from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Writing
from arkwright.server.storage.schema import DeviceRow, columns_of


@dataclass(frozen=True, slots=True)
class Device:
    """A device as it is stored: see the schema."""

    id: str
    profile: str
    endpoint: str
    p256dh: str
    auth: str
    name: str
    renewed: datetime.datetime


COLUMNS = columns_of(DeviceRow, Device)


async def find(connection: Reading, id: str) -> Device | None:
    row = (await connection.execute(select(*COLUMNS).where(DeviceRow.id == id))).first()
    return None if row is None else Device(*row)


async def of_person(connection: Reading, profile: str) -> list[Device]:
    """A person's devices, the one that was renewed last first."""
    query = (
        select(*COLUMNS)
        .where(DeviceRow.profile == profile)
        .order_by(DeviceRow.renewed.desc(), DeviceRow.id)
    )
    return [Device(*row) for row in (await connection.execute(query)).all()]


async def keep(writing: Writing, device: Device, most: int) -> Device:
    """Keep a device; by its endpoint it may be known, also as another person's until now.

    A person has so many at most: who brings one more gives up the one renewed longest ago.
    """
    values = asdict(device)
    changed = {name: value for name, value in values.items() if name not in ("id", "endpoint")}
    await writing.execute(
        writing.upsert(DeviceRow)
        .values(values)
        .on_conflict_do_update(index_elements=["endpoint"], set_=changed)
    )
    mine = await of_person(writing.connection, device.profile)
    for old in mine[most:]:
        await remove(writing, old.id)
    return next(one for one in mine if one.endpoint == device.endpoint)


async def remove(writing: Writing, id: str, profile: str | None = None) -> None:
    """Forget a device; if a person is named, only one of theirs."""
    query = delete(DeviceRow).where(DeviceRow.id == id)
    if profile is not None:
        query = query.where(DeviceRow.profile == profile)
    await writing.execute(query)


async def remove_all(writing: Writing, profile: str) -> None:
    await writing.execute(delete(DeviceRow).where(DeviceRow.profile == profile))
