"""The client as the server hands it out: its files, its page, and nothing else."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from arkwright.server.reference import typescript
from arkwright.server.security.middleware import HEADERS
from tests.server.conftest import running
from tests.server.given import Server

PAGE = b"<!doctype html><title>Arkwright</title>"
SCRIPT = b"export const answer = 42;\n" * 20
FILES = {
    "index.html": PAGE,
    "assets/index-0a1b2c3d.js": SCRIPT,
    "assets/index-0a1b2c3d.js.gz": gzip.compress(SCRIPT),
    "assets/index-0a1b2c3d.css": b"body { margin: 0 }",
    "assets/archivo-4e5f6a7b.woff2": b"wOF2",
    "assets/icons-8c9d0e1f.svg": b"<svg/>",
    "assets/icons-8c9d0e1f.svg.gz": gzip.compress(b"<svg/>"),
    "assets/icons-8c9d0e1f.svg.br": b"packed by brotli",
    "icon.svg": b"<svg/>",
    "icon-192.png": b"\x89PNG",
    "manifest.webmanifest": b"{}",
}
SCRIPT_PATH = "/assets/index-0a1b2c3d.js"
SECRET = "what lies beside the site"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client, with something beside it that is nobody's business."""
    place = tmp_path_factory.mktemp("built")
    for name, body in FILES.items():
        file = place / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    (place / "secret.txt").write_text(SECRET)
    (place / "secret").write_text(SECRET)
    return place / "site"


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    with running(f"sqlite:///{folder.parent / 'arkwright.db'}", site=str(folder)) as server:
        yield server


@pytest.fixture
def visitor(server: Server) -> httpx.Client:
    return server.stranger().http


@pytest.mark.parametrize(
    "path", ["/", "/t/k7m2p9x4qd", "/t/k7m2p9x4qd/12", "/components/card-game", "/watch/", "/me"]
)
def test_addresses_of_the_client_are_its_page(visitor: httpx.Client, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert without_cache(answer.headers) == without_cache(httpx.Headers(HEADERS))


def without_cache(headers: httpx.Headers) -> dict[str, str]:
    return {name: headers[name] for name in HEADERS if name != "cache-control"}


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        (SCRIPT_PATH, "text/javascript; charset=utf-8"),
        ("/assets/index-0a1b2c3d.css", "text/css; charset=utf-8"),
        ("/assets/archivo-4e5f6a7b.woff2", "font/woff2"),
        ("/assets/icons-8c9d0e1f.svg", "image/svg+xml"),
        ("/icon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_say_what_they_are(visitor: httpx.Client, path: str, kind: str) -> None:
    answer = visitor.get(path, headers={"Accept-Encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind
    assert without_cache(answer.headers) == without_cache(httpx.Headers(HEADERS))
    kept = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
    assert answer.headers["cache-control"] == kept


@pytest.mark.parametrize(
    ("path", "accepted", "packed"),
    [
        (SCRIPT_PATH, "gzip, deflate, br, zstd", "gzip"),
        (SCRIPT_PATH, "GZIP;q=0.5", "gzip"),
        (SCRIPT_PATH, "gzip;q=0, br", None),
        (SCRIPT_PATH, "gzip; q=0.000", None),
        (SCRIPT_PATH, "deflate", None),
        ("/assets/icons-8c9d0e1f.svg", "gzip, deflate, br, zstd", "br"),
        ("/assets/icons-8c9d0e1f.svg", "gzip", "gzip"),
        ("/assets/index-0a1b2c3d.css", "gzip, br", None),
    ],
)
def test_files_come_packed_if_the_browser_takes_that(
    visitor: httpx.Client, path: str, accepted: str, packed: str | None
) -> None:
    with visitor.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    ending = {None: "", "gzip": ".gz", "br": ".br"}[packed]
    assert body == FILES[path[1:] + ending]
    assert answer.headers.get("content-encoding") == packed
    assert answer.headers["content-length"] == str(len(body))
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_file_that_a_browser_has_is_not_sent_again(visitor: httpx.Client) -> None:
    first = visitor.get("/")
    again = visitor.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert visitor.get("/", headers={"If-None-Match": '"another"'}).content == PAGE


def test_heads_are_answered_without_a_body(visitor: httpx.Client) -> None:
    for path in ("/", SCRIPT_PATH):
        head, whole = visitor.head(path), visitor.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/index-ffffffff.js",
        "/t/nothing.html",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%5csecret.txt",
        "//secret.txt",
        "/%00.txt",
        "/a%ff.txt",
        "/" + "a" * 300 + ".txt",
        "/assets/index-0a1b2c3d.js.gz",
        "/api",
        "/api/nothing",
        "/health/nothing",
        "/metrics/nothing",
        "/docs/nothing",
        "/docs/nothing/at/all",
        "/docs/openapi.yaml",
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(server: Server, path: str) -> None:
    # httpx would tidy the path up: the socket gets it as it stands here.
    answer = asked(server, path)
    assert answer.status_code == 404
    assert answer.json()["error"] == "no-page"
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("path", ["/../secret", "/assets/../../secret", "/%2e%2e/secret"])
def test_nothing_beside_the_site_is_shown(server: Server, path: str) -> None:
    assert SECRET not in asked(server, path).text


def asked(server: Server, path: str) -> httpx.Response:
    url = httpx.URL(server.url).copy_with(raw_path=path.encode())
    return server.stranger().http.send(httpx.Request("GET", url))


def test_only_looking_is_possible(visitor: httpx.Client) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        refused = visitor.request(method, "/t/k7m2p9x4qd")
        assert (refused.status_code, refused.json()["error"]) == (405, "no-method")


def test_the_files_of_a_page_leave_the_api_its_requests(sqlite_database: str, folder: Path) -> None:
    # Three requests at once are allowed here.
    with running(sqlite_database, site=str(folder), requests=1.0) as server:
        browser = server.stranger().http
        assert {browser.get(SCRIPT_PATH).status_code for _ in range(30)} == {200}
        assert browser.get("/api/titles").status_code == 200


def test_files_are_counted_too(sqlite_database: str, folder: Path) -> None:
    # So rare that none comes again while this test runs: one request and one file.
    with running(sqlite_database, site=str(folder), requests=0.001) as server:
        browser = server.stranger().http
        assert [browser.get("/").status_code for _ in range(2)] == [200, 429]
        # What only looks like a file of the client is none.
        assert [asked(server, "//api/nothing").status_code for _ in range(2)] == [404, 429]


def test_without_a_built_client_the_page_says_how_to_build_it(
    sqlite_database: str, tmp_path: Path
) -> None:
    with running(sqlite_database, site=str(tmp_path / "nowhere")) as server:
        browser = server.stranger().http
        for path in ("/", "/t/k7m2p9x4qd"):
            answer = browser.get(path)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "make client" in answer.text
            assert 'href="/docs"' in answer.text
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert browser.get("/nothing.js").status_code == 404
        assert browser.get("/api/titles").status_code == 200


def test_what_the_client_knows_of_the_api_is_made_anew_only_where_it_differs(
    folder: Path,
) -> None:
    made = folder / "made"
    typescript.write(made)
    names = {path.name for path in made.iterdir()}
    assert names == typescript.files().keys()
    messages = made / "messages.ts"
    os.utime(messages, (0, 0))
    typescript.write(made)
    assert messages.stat().st_mtime == 0
    (made / "moves.ts").write_text("// older\n", "utf-8")
    (made / "gone.ts").write_text("// no longer made\n", "utf-8")
    typescript.write(made)
    assert messages.stat().st_mtime > 0
    assert {path.name: path.read_text("utf-8") for path in made.iterdir()} == typescript.files()
