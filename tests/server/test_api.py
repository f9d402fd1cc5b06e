"""Bad input gets a sentence, never a fault: what the description allows, and what it does not."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from tests.server.conftest import new_database, running
from tests.server.given import Server
from tests.server.nasty import nasty_bodies, nasty_paths

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

    from tests.server.asking import Known

EXAMPLES = 12
SEED = 1


@pytest.fixture(scope="module")
def asked(postgresql: "PostgresServer") -> "Iterator[tuple[Server, Known]]":
    """A server on the stricter of the databases, for all tests here."""
    from tests.server.asking import Known

    with running(new_database(postgresql)) as server:
        known = Known(server.person(), server.person())
        yield server, known


def test_described_operations_answer_as_described(asked: "tuple[Server, Known]") -> None:
    from tests.server.asking import ask, operations

    server, known = asked
    wrong: list[str] = []
    granted: dict[str, bool] = {}
    for operation in operations(server.url):
        statuses, found = ask(operation, known, EXAMPLES, SEED)
        granted[operation.label] = any(status < 300 for status in statuses)
        wrong += found
    assert not wrong, f"{len(wrong)} wrong answers\n" + "\n\n".join(wrong[:40])
    # The questions must be good ones: else nothing behind the first refusal is tried.
    assert sum(granted.values()) > len(granted) / 2, granted


BODIES = dict(nasty_bodies())


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_nasty_bodies_are_refused(asked: "tuple[Server, Known]", body: bytes) -> None:
    _, known = asked
    paths: dict[str, dict[str, Any]] = known.person.get("/docs/openapi.json")["paths"]
    writes = [
        (method, path)
        for path, methods in paths.items()
        for method in methods
        if method in ("post", "put", "patch")
    ]
    assert writes
    for method, path in writes:
        path = path.format(
            id=known.tables[0], seat=0, title="card-game", lesson="none", example="none"
        )
        response = known.person.http.request(
            method, path, content=body, headers={"Content-Type": "application/json"}
        )
        check_refused(response, at_most=499)


def test_nasty_paths_are_refused(asked: "tuple[Server, Known]") -> None:
    _, known = asked
    for path in nasty_paths(known.tables):
        check_refused(known.person.http.get(path), at_most=499)


@pytest.mark.parametrize("method", ["TRACE", "OPTIONS", "PATCH", "PUT", "DELETE", "HEAD"])
def test_wrong_methods_are_refused(asked: "tuple[Server, Known]", method: str) -> None:
    _, known = asked
    for path in ("/api/titles", f"/api/tables/{known.tables[0]}/position", "/health", "/a.txt"):
        check_refused(known.person.http.request(method, path), at_most=499)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "\xff"]
)
def test_other_kinds_of_body_are_refused(asked: "tuple[Server, Known]", kind: str) -> None:
    _, known = asked
    response = known.person.http.post(
        f"/api/tables/{known.tables[0]}/moves",
        content=b"seat=0&move=done&number=0",
        headers={b"Content-Type": kind.encode("latin-1")},
    )
    check_refused(response, at_least=400, at_most=499)


def check_refused(response: httpx.Response, at_least: int = 200, at_most: int = 499) -> None:
    """No fault of ours; and if it is refused, in a sentence."""
    told = f"{response.request.method} {str(response.request.url)[:200]}: {response.status_code} "
    told += response.text[:300]
    assert at_least <= response.status_code <= at_most, told
    if response.status_code >= 400 and response.request.method != "HEAD":
        refused = response.json()
        assert refused["error"], told
        assert len(refused["message"]) > 10, told
