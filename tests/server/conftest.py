"""Databases for the tests of the server: SQLite and PostgreSQL, both real."""

import contextlib
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from pgserver.postgres_server import PostgresServer, get_server

from arkwright.server.settings import Settings
from tests.server.given import Server

NAMES = itertools.count(1)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    """A PostgreSQL server of this test process, started once and taken away after."""
    server = get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="delete")
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


@contextlib.contextmanager
def running(database: str, **settings: object) -> Iterator[Server]:
    """A server with these settings; tests are not held up by limits they do not test."""
    chosen = {"requests": 100_000.0, **settings}
    with Server(Settings(database, **chosen)) as server:  # type: ignore[arg-type]
        yield server
