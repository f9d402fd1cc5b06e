"""Bringing a database to the shape this program knows."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from arkwright.server.storage.database import Database

MIGRATIONS = Path(__file__).parent / "migrations"


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The revision this program is written for."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None
    return head


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


async def upgrade(database: Database) -> None:
    """Make or change all tables as this program needs them."""
    async with database.writing() as writing:
        await writing.connection.run_sync(upgrade_by)


def upgrade_by(connection: Connection) -> None:
    if revision_of(connection) != newest():
        command.upgrade(configuration(connection), "head")
