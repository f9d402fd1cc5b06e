"""Bringing a database to the shape this program knows, after saving a copy of an older one."""

import logging
import os
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from arkwright.play import BadSetup
from arkwright.server.storage.database import Database, copy_sqlite, file_of, now

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x41524B57
"""The number by which processes that start at once know each other's upgrade in PostgreSQL."""
PRIVATE = 0o600
LOG = logging.getLogger(__name__)


async def upgrade(database: Database, migrations: Path = MIGRATIONS) -> None:
    """Make or change all tables as this program needs them: wholly, or not at all."""
    # SQLite changes a column by making its table anew, and when the old one goes, it would take
    # along all that refers to it. PostgreSQL has no need of this.
    await database.keep_references(False)
    try:
        async with database.writing() as writing:
            if not database.is_sqlite:
                await writing.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await writing.connection.run_sync(lambda c: upgrade_by(c, database, migrations))
    finally:
        await database.keep_references(True)


def upgrade_by(connection: Connection, database: Database, migrations: Path) -> None:
    """Upgrade by a connection that is alone in a transaction."""
    config = configuration(migrations, connection)
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    before, after = revision_of(connection), scripts.get_current_head()
    if before == after:
        return
    if before is None:
        command.upgrade(config, "head")
        return
    if before not in known:
        raise BadSetup(
            f"the database is of a newer Arkwright (revision {before}, and this one knows "
            f"{after}): start that one; nothing was changed"
        )
    copy = save_copy(connection, database, before)
    try:
        command.upgrade(config, "head")
        check_references(connection)
    except Exception as error:
        facts = {"from": before, "to": after, "copy": copy}
        LOG.error("upgrade-failed", exc_info=error, extra={"facts": facts})
        kept = f", and a copy is {copy}" if database.is_sqlite else ""
        raise BadSetup(
            f"the database can't be upgraded from revision {before} to {after}; "
            f"it is as it was before{kept}"
        ) from error
    LOG.info("upgraded", extra={"facts": {"from": before, "to": after, "copy": copy}})


def check_references(connection: Connection) -> None:
    """What SQLite did not look after meanwhile."""
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if broken:
            raise BadSetup(f"{len(broken)} rows of the database refer to nothing")


def save_copy(connection: Connection, database: Database, revision: str) -> str:
    """Keep the database as it is now, and say where: beside its file, or in a schema beside."""
    name = f"before-{revision}-{now():%Y%m%d-%H%M%S}"
    if database.is_sqlite:
        file = file_of(database.url)
        copy = file.with_name(f"{file.name}.{name}")
        os.close(os.open(copy, os.O_CREAT | os.O_WRONLY, PRIVATE))
        copy_sqlite(file, copy)
        return str(copy)
    schema = f"arkwright_{name.replace('-', '_')}"
    tables = ", ".join(ours := [f'"{name}"' for name in inspect(connection).get_table_names()])
    # Servers of the older program may still run: none of them writes between copy and change.
    connection.exec_driver_sql(f"LOCK TABLE {tables} IN ACCESS EXCLUSIVE MODE")
    connection.exec_driver_sql(f'CREATE SCHEMA "{schema}"')
    for table in ours:
        connection.exec_driver_sql(f'CREATE TABLE "{schema}".{table} AS TABLE {table}')
    return schema


def configuration(migrations: Path, connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()
