"""Databases for the tests of the server: SQLite and PostgreSQL, both real."""

import contextlib
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pgserver.postgres_server import PostgresServer, get_server

from arkwright.server.settings import Settings
from tests.server.given import Server

NAMES = itertools.count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresServer]:
    """A PostgreSQL server of this test process, started once and taken away after."""
    # Not in pytest's folder: another pytest would close that to PostgreSQL's own user.
    folder = tempfile.mkdtemp(prefix="arkwright-postgresql-")
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: each test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arkwright.db'}"
    address: str = request.getfixturevalue("postgresql_database")
    return address


@pytest.fixture
def postgresql_database(postgresql: PostgresServer) -> str:
    """The address of an empty PostgreSQL database."""
    return new_database(postgresql)


def new_database(postgresql: PostgresServer) -> str:
    name = f"test{next(NAMES)}"
    postgresql.psql(f"CREATE DATABASE {name};")
    address: str = postgresql.get_uri(name)
    return address


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of an SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'arkwright.db'}"


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server on each kind of database."""
    with running(database) as server:
        yield server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database, for all tests of a module that need not be alone."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path_factory.mktemp('shared') / 'arkwright.db'}"
    else:
        address = new_database(request.getfixturevalue("postgresql"))
    with running(address) as server:
        yield server


ONCE = pytest.mark.parametrize("shared_server", ["sqlite"], indirect=True)
"""For what never gets as far as the database: one kind is enough."""


@contextlib.contextmanager
def running(database: str, **settings: object) -> Iterator[Server]:
    """A server with these settings; tests are not held up by limits they do not test."""
    chosen = {"requests": 100_000.0, **settings}
    with Server(Settings(database, **chosen)) as server:  # type: ignore[arg-type]
        yield server
