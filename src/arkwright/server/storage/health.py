"""Whether the database answers."""

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from arkwright.server.problems import Unavailable
from arkwright.server.storage.database import Database


async def check(database: Database) -> None:
    try:
        async with database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Unavailable("no-database") from None
