"""One Chromium and one server for all tests of a process, and people who sit before them."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.given import serving
from tests.browser.person import Person
from tests.browser.tables import TABLES, TITLES
from tests.server.given import PATIENCE, Server

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
FLAGS = (
    "--no-sandbox",  # which it has no right to as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--js-flags=--single-threaded-gc,--min-semi-space-size=64",  # collects garbage seldom
)
Visit = Callable[..., Person]
at_each_table = pytest.mark.parametrize("table", TABLES, ids=str)
"""Tests of what is the same at the table of every title."""
at_every_title = pytest.mark.parametrize("table", TITLES, ids=str)
"""Tests of what the pieces of a title have to do with."""

expect.set_options(timeout=1000 * PATIENCE)


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("browser")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium instead of Playwright's own, as the smaller program without windows."""
    assert Path(CHROMIUM).is_file(), (
        f"there is no {CHROMIUM}: install Debian's chromium-headless-shell, or name a Chromium "
        "as CHROMIUM=/path/to/chromium"
    )
    return {"executable_path": CHROMIUM, "args": list(FLAGS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the client, for all tests that do not stop it."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'arkwright.db'}") as server:
        yield server


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Somebody new with a browser of their own; what it complains of fails the test."""
    people: list[Person] = []

    def come(**context: Any) -> Person:
        person = Person(browser, server.url, server.database, **context)
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()


@pytest.fixture
def me(visit: Visit) -> Person:
    """Somebody at a wide screen."""
    return visit()


@pytest.fixture(scope="session")
def resident(server: Server, browser: Browser) -> Iterator[Person]:
    """Somebody who stays to the last test."""
    person = Person(browser, server.url, server.database, explain=True)
    yield person
    person.leave()


@pytest.fixture
def regular(resident: Person) -> Iterator[Person]:
    """Somebody at a wide screen who was here before, for tests at a table of their own that
    change nothing else: coming anew takes longer than most of them.
    """
    yield resident
    resident.check()
