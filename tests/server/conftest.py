"""Databases for the tests of the server: SQLite and PostgreSQL, both real."""

import atexit
import contextlib
import itertools
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CalledProcessError, TimeoutExpired
from typing import TYPE_CHECKING, TypeVar

import pytest

from tests.server.given import MADE, PATIENCE, Server, prepare

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

T = TypeVar("T")
NAMES = itertools.count(1)
BOTH = ["sqlite", "postgresql"]
TEMPLATE = "arkwright"
"""A database that has all tables and nothing in them: others are copies of it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a database server: by what it asks for, or by the kind it runs on."""
    for item in items:
        if isinstance(item, pytest.Function) and needs_postgresql(item):
            item.add_marker("postgresql")


def needs_postgresql(item: pytest.Function) -> bool:
    if hasattr(item, "callspec") and "postgresql" in item.callspec.params.values():
        return True
    return "postgresql" in item.fixturenames


@pytest.fixture(scope="session")
def postgresql() -> "Iterator[PostgresServer]":
    """A PostgreSQL server of this test process, started once and taken away after."""
    # Not in pytest's folder: another pytest would close that to PostgreSQL's own user.
    server = started(Path(tempfile.mkdtemp(prefix="arkwright-postgresql-")).resolve())
    # A process that is killed loses nothing by this; only a power cut would.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    server.psql(f"CREATE DATABASE {TEMPLATE};")
    prepare(server.get_uri(TEMPLATE))
    try:
        yield server
    finally:
        kill(server)
        server.cleanup()


def started(folder: Path) -> "PostgresServer":
    """A PostgreSQL server of its own folder."""
    from pgserver.postgres_server import PostgresServer, get_server

    def again() -> "PostgresServer":
        # Its library would hand out again what did not come up.
        failed = PostgresServer._instances.pop(folder, None)
        if failed is not None:
            atexit.unregister(failed._cleanup)
        return get_server(folder, cleanup_mode="delete")

    return patiently(again)


def come_up(postgresql: "PostgresServer") -> None:
    """Start PostgreSQL after a crash."""
    patiently(postgresql.ensure_postgres_running)


def patiently(start: Callable[[], T]) -> T:
    """What a start gives; on a busy machine it takes longer than PostgreSQL's library waits."""
    end = time.monotonic() + 3 * PATIENCE
    while True:
        try:
            return start()
        except (CalledProcessError, TimeoutExpired, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def kill(postgresql: "PostgresServer") -> None:
    """End PostgreSQL as a crash does."""
    import psutil

    with contextlib.suppress(psutil.NoSuchProcess):
        running = psutil.Process(postgresql.get_pid())
        running.send_signal(signal.SIGQUIT)
        running.wait(PATIENCE)


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database: each test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'arkwright.db'}"
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def postgresql_database(postgresql: "PostgresServer") -> str:
    """The address of a new PostgreSQL database."""
    return new_database(postgresql)


@pytest.fixture
def empty_postgresql(postgresql: "PostgresServer") -> str:
    """The address of a PostgreSQL database that nobody has prepared."""
    return new_database(postgresql, "template1")


def new_database(postgresql: "PostgresServer", template: str = TEMPLATE) -> str:
    name = f"test{next(NAMES)}"
    postgresql.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
    address: str = postgresql.get_uri(name)
    if template == TEMPLATE:
        MADE.add(address)
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


@pytest.fixture(scope="module", params=BOTH)
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
    from arkwright.server.settings import Settings

    chosen = {"requests": 100_000.0, **settings}
    with Server(Settings(database, **chosen)) as server:  # type: ignore[arg-type]
        yield server
