"""Upgrading a database: a copy first, then all of it or nothing, by one process only."""

import asyncio
import contextlib
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection

from arkwright.play import BadSetup
from arkwright.server.storage.database import Database, file_of
from arkwright.server.storage.schema import Stored
from arkwright.server.storage.upgrade import MIGRATIONS, revision_of, upgrade
from tests.server.conftest import BOTH, running
from tests.server.given import prepare

T = TypeVar("T")
OLD = "0001"
NEWEST = ScriptDirectory(MIGRATIONS).get_current_head()
WHEN = "2026-01-02 03:04:05+00:00"
FAILING = """
from alembic import op
revision = "9000"
down_revision = "{head}"
def upgrade():
    op.execute("CREATE TABLE half_way (id INTEGER)")
    op.execute("DELETE FROM profiles")
    op.execute("INSERT INTO nowhere VALUES (1)")
"""
REBUILDING = """
import sqlalchemy as sa
from alembic import op
revision = "9000"
down_revision = "{head}"
def upgrade():
    with op.batch_alter_table("tables") as table:
        table.alter_column("title", type_=sa.String(length=50))
"""


def scripts(folder: Path, addition: str = "") -> Path:
    """The migrations up to the first, or all of them and one more."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    if addition:
        text = addition.format(head=NEWEST)
        (folder / "versions" / "r9000_later.py").write_text(text)
        return folder
    for script in (folder / "versions").glob("r*.py"):
        if not script.name.startswith(f"r{OLD}"):
            script.unlink()
    return folder


def upgraded(address: str, migrations: Path = MIGRATIONS) -> None:
    async def run() -> None:
        database = Database(address)
        try:
            await upgrade(database, migrations)
        finally:
            await database.close()

    asyncio.run(run())


def asked(address: str, question: Callable[[Connection], T]) -> T:
    async def run() -> T:
        database = Database(address)
        try:
            async with database.writing() as writing:
                return await writing.connection.run_sync(question)
        finally:
            await database.close()

    return asyncio.run(run())


def rows(address: str, query: str) -> list[tuple[object, ...]]:
    return asked(address, lambda c: [tuple(row) for row in c.execute(text(query))])


@pytest.fixture(params=BOTH)
def empty(request: pytest.FixtureRequest, sqlite_database: str) -> str:
    """The address of a database without any tables, of each kind."""
    if request.param == "sqlite":
        return sqlite_database
    address: str = request.getfixturevalue("empty_postgresql")
    return address


@pytest.fixture
def old_database(empty: str, tmp_path: Path) -> str:
    """A database of the first program, with a person and a table."""
    upgraded(empty, scripts(tmp_path / "old"))

    def fill(connection: Connection) -> None:
        false = "0" if connection.dialect.name == "sqlite" else "false"
        connection.exec_driver_sql(
            "INSERT INTO profiles VALUES"
            f" ('anna', 'Anna', 'red', 'star', 'en', NULL, NULL, 0, '{WHEN}', '{WHEN}')"
        )
        connection.exec_driver_sql(
            "INSERT INTO tables (id, title, rules, options, host, pace, listed, analysis, state,"
            f" number, since, created) VALUES ('t1', 'water-frame-2016', 1, '{{}}', 'anna',"
            f" 'live', {false}, {false}, 'open', 0, '{WHEN}', '{WHEN}')"
        )
        for seat in (0, 1):
            connection.exec_driver_sql(
                f"INSERT INTO seats VALUES ('t1', {seat}, 'Anna', 'anna', NULL, {false})"
            )

    asked(empty, fill)
    return empty


def copies_of(address: str) -> list[Path]:
    """The copies beside an SQLite database."""
    file = file_of(Database(address).url)
    return sorted(file.parent.glob(f"{file.name}.before-*"))


def copied_schemas(address: str) -> list[str]:
    """The copies inside a PostgreSQL database."""
    query = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'arkwright%'"
    return [str(name) for (name,) in rows(address, query)]


def test_a_new_database_has_exactly_what_the_schema_says(empty: str) -> None:
    # when a database is made by all migrations
    upgraded(empty)

    # then nothing is missing, superfluous or of another kind
    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, Stored.metadata)

    assert asked(empty, differences) == []
    assert asked(empty, revision_of) == NEWEST


def test_an_older_database_is_upgraded_after_saving_a_copy(old_database: str) -> None:
    # when a server starts with a database of an older program
    with running(old_database) as server:
        # then it has what was there
        assert server.stranger().get("/health")["status"] == "ok"
    assert rows(old_database, "SELECT id, name, webhook FROM profiles") == [("anna", "Anna", None)]
    assert asked(old_database, revision_of) == NEWEST
    # and there is a copy as it was
    if Database(old_database).is_sqlite:
        (copy,) = copies_of(old_database)
        assert copy.name.startswith(f"arkwright.db.before-{OLD}-2")
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        with contextlib.closing(sqlite3.connect(copy)) as before:
            assert before.execute("SELECT version_num FROM alembic_version").fetchall() == [(OLD,)]
            assert before.execute("SELECT count(*) FROM seats").fetchall() == [(2,)]
    else:
        (schema,) = copied_schemas(old_database)
        assert schema.startswith(f"arkwright_before_{OLD}_2")
        assert rows(old_database, f"SELECT version_num FROM {schema}.alembic_version") == [(OLD,)]
        assert rows(old_database, f"SELECT count(*) FROM {schema}.seats") == [(2,)]
    # when it starts again, then nothing is copied again
    prepare(old_database)
    if Database(old_database).is_sqlite:
        assert len(copies_of(old_database)) == 1


def test_an_upgrade_that_fails_leaves_everything_as_it_was(
    old_database: str, tmp_path: Path
) -> None:
    # when the last of the migrations breaks in the middle
    migrations = scripts(tmp_path / "failing", FAILING)
    with pytest.raises(BadSetup) as error:
        upgraded(old_database, migrations)
    # then nothing of it happened
    assert f"can't be upgraded from revision {OLD} to 9000; it is as it was" in str(error.value)
    assert asked(old_database, revision_of) == OLD
    assert rows(old_database, "SELECT id FROM profiles") == [("anna",)]
    with pytest.raises(Exception, match="half_way"):
        rows(old_database, "SELECT * FROM half_way")
    # and the sentence says where the copy is
    if Database(old_database).is_sqlite:
        (copy,) = copies_of(old_database)
        assert str(error.value).endswith(f"a copy is {copy}")
    else:
        assert copied_schemas(old_database) == []
    # when the migrations are good again, then the database can be upgraded
    upgraded(old_database)
    assert asked(old_database, revision_of) == NEWEST


def test_a_table_made_anew_keeps_what_refers_to_it(old_database: str, tmp_path: Path) -> None:
    # when a migration makes the table anew that seats refer to
    upgraded(old_database, scripts(tmp_path / "later", REBUILDING))
    # then the seats are still there, and references are looked after again
    assert rows(old_database, "SELECT seat FROM seats ORDER BY seat") == [(0,), (1,)]
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        rows(old_database, "INSERT INTO chat VALUES ('t2', 1, NULL, '', '', '2026-01-01')")


def test_a_newer_database_is_refused(empty: str, tmp_path: Path) -> None:
    # given a database of a program that is yet to be written
    upgraded(empty, scripts(tmp_path / "later", REBUILDING))
    # when this one is started with it, then it refuses and changes nothing
    with pytest.raises(BadSetup, match="of a newer Arkwright \\(revision 9000"):
        upgraded(empty)
    assert asked(empty, revision_of) == "9000"


def test_only_one_of_many_upgrades(old_database: str) -> None:
    # when several processes start at once
    async def run() -> None:
        databases = [Database(old_database) for _ in range(4)]
        try:
            await asyncio.gather(*(upgrade(database) for database in databases))
        finally:
            for database in databases:
                await database.close()

    asyncio.run(run())
    # then one of them has upgraded, and the others have waited
    assert asked(old_database, revision_of) == NEWEST
    is_sqlite = Database(old_database).is_sqlite
    assert len(copies_of(old_database) if is_sqlite else copied_schemas(old_database)) == 1


def test_many_make_a_new_database_at_once(empty: str) -> None:
    async def run() -> None:
        databases = [Database(empty) for _ in range(4)]
        try:
            await asyncio.gather(*(upgrade(one) for one in databases))
        finally:
            for one in databases:
                await one.close()

    asyncio.run(run())
    assert asked(empty, revision_of) == NEWEST
