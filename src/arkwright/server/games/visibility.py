"""Which tables a person may see: each whose link they have, but nobody else's analysis."""

from arkwright.server.problems import NotFound
from arkwright.server.storage import tables
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.tables import StoredTable

LONGEST = 16
"""Characters of what may be no id at all that are said again."""


def visible(table: StoredTable | None, id: str, profile: str | None) -> StoredTable:
    """A table if this person may see it; else it can't be told from one that is not there."""
    if table is None or (table.analysis and (profile is None or table.host != profile)):
        raise NotFound("no-table", table=id[:LONGEST])
    return table


async def find_visible(
    connection: Reading, id: str, profile: str | None, *, lock: bool = False
) -> StoredTable:
    """A table by its id, for a person or a visitor without a profile."""
    return visible(await tables.find(connection, id, lock=lock), id, profile)
