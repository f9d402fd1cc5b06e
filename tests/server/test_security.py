"""What strangers and other sites try: forged cookies, cross-site posts, HTML, oversized bodies."""

import base64
import contextlib
import hashlib
import hmac
import sqlite3
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from arkwright.server.app import MOST_BYTES
from arkwright.server.people import cookies
from arkwright.server.people.cookies import Signing
from tests.server.conftest import running
from tests.server.given import PATIENCE, Person, Server

HTML = "<script>alert(1)</script>"
EVIL = "https://evil.example"
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all that does not depend on the database."""
    file = tmp_path_factory.mktemp("site") / "arkwright.db"
    with running(f"sqlite:///{file}") as server:
        yield server


def cookie_of(person: Person) -> str:
    value: str = person.http.cookies[cookies.NAME]
    return value


# Cookies


def test_cookie_is_kept_from_scripts_and_from_other_sites(site: Server) -> None:
    made = site.stranger().http.get("/api/me").headers["set-cookie"]
    assert made.startswith(f"{cookies.NAME}=")
    parts = [part.strip().lower() for part in made.split(";")]
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
    assert "secure" not in parts


def test_cookie_is_secure_under_https(site: Server) -> None:
    # As a proxy on this machine says it, and only such a one is believed.
    forwarded = {"X-Forwarded-Proto": "https"}
    made = site.stranger().http.get("/api/me", headers=forwarded).headers["set-cookie"]
    parts = [part.strip().lower() for part in made.split(";")]
    assert {"secure", "httponly", "samesite=lax"} <= set(parts)


def test_forged_cookies_are_nobodys(site: Server) -> None:
    victim, forger = site.person("Victim"), site.person("Forger")
    good, own = cookie_of(victim), cookie_of(forger)
    text, _, signature = good.rpartition(".")
    id, generation, made = text.split(".")
    digest = hmac.new(b"", text.encode(), hashlib.sha256).digest()
    forged = {
        "wrong signature": f"{text}.{signature[:-2]}{'AA' if signature[-2:] != 'AA' else 'BB'}",
        "no signature": text,
        "empty signature": f"{text}.",
        "empty secret": f"{text}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}",
        "other profile": f"{id}.{own.partition('.')[2]}",
        "other signature": f"{text}.{own.rpartition('.')[2]}",
        "later generation": f"{id}.{int(generation) + 1}.{made}.{signature}",
        "later date": f"{id}.{generation}.{int(made) + 1}.{signature}",
        "other secret": Signing("another secret").write(id, int(generation)),
        "id alone": id,
        "garbage": "x" * 4000,
        "dots": "....",
        "not ascii": "ä.ö.ü.ß",
        "NUL": f"{id}\\000.{generation}.{made}.{signature}",
        "nothing": "",
    }
    stranger = site.stranger().http
    for what, value in forged.items():
        header = {b"Cookie": f"{cookies.NAME}={value}".encode()}
        tried = stranger.patch("/api/me", json={"name": "Mallory"}, headers=header)
        assert tried.status_code == 401, what
        assert tried.json()["error"] == "no-profile"
        visit = stranger.get("/api/me", headers=header)
        assert visit.json()["id"] not in (victim.id, forger.id), what
        stranger.cookies.clear()
    assert victim.get("/api/me")["name"] == "Victim"


def test_well_signed_cookies_of_another_generation_or_time_are_void(site: Server) -> None:
    person = site.person("Ada")
    signing = site.services.people.signing
    long_ago = time.time() - cookies.LIFETIME - 1
    stranger = site.stranger().http
    for value in [
        signing.write(person.id, 1),
        signing.write(person.id, -1),
        signing.write(person.id, 0, long_ago),
        signing.write("nobody2345", 0),
    ]:
        header = {"Cookie": f"{cookies.NAME}={value}"}
        tried = stranger.patch("/api/me", json={"name": "Mallory"}, headers=header)
        assert tried.status_code == 401
    assert person.get("/api/me")["name"] == "Ada"


# Other sites


@pytest.mark.parametrize(
    "header",
    [
        {"Origin": EVIL},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "file://"},
        {"Origin": f"{EVIL}/127.0.0.1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
def test_writes_of_other_sites_are_refused(site: Server, header: dict[str, str]) -> None:
    person = site.person("Ada")
    table = person.table("me", "me")
    for method, path, body in [
        ("PATCH", "/api/me", {"name": "Mallory"}),
        ("PUT", "/api/me/password", {"password": "a password of theirs"}),
        ("POST", f"/api/tables/{table}/leave", None),
        ("POST", "/api/sign-out", None),
        ("DELETE", f"/api/tables/{table}", None),
        ("DELETE", "/api/me", None),
    ]:
        refused = person.http.request(method, path, json=body, headers=header)
        assert (refused.status_code, refused.json()["error"]) == (403, "cross-site"), path
        assert "set-cookie" not in refused.headers
    me = person.get("/api/me")
    assert (me["name"], me["has_password"]) == ("Ada", False)
    assert person.get(f"/api/tables/{table}")["state"] == "playing"


def test_writes_of_our_own_pages_pass(site: Server) -> None:
    person = site.person()
    for header in [
        {"Origin": site.url, "Sec-Fetch-Site": "same-origin"},
        {"Origin": site.url.replace("http:", "https:")},
        {"Sec-Fetch-Site": "none"},
        {},
    ]:
        answer = person.http.patch("/api/me", json={"name": "Ada"}, headers=header)
        assert answer.status_code == 200


def test_operators_address_is_ours_too(sqlite_database: str) -> None:
    with running(sqlite_database, address="https://play.example:8443/") as server:
        person = server.person()
        for origin, status in [
            ("https://play.example:8443", 200),
            ("https://play.example", 403),
            (EVIL, 403),
        ]:
            form = {"name": "Ada"}
            answer = person.http.patch("/api/me", json=form, headers={"Origin": origin})
            assert answer.status_code == status


def test_links_from_other_sites_may_be_followed(site: Server) -> None:
    person = site.person()
    header = {"Sec-Fetch-Site": "cross-site"}
    assert person.http.get("/api/me", headers=header).status_code == 200


def test_sockets_of_other_sites_are_refused(site: Server) -> None:
    person = site.person()
    table = person.table("me", "me")
    address = f"{site.url.replace('http', 'ws')}/api/tables/{table}/live"
    cookie = {"Cookie": f"{cookies.NAME}={cookie_of(person)}"}
    for origin in (EVIL, "null"):
        with pytest.raises(InvalidStatus) as refused:
            connect(address, origin=Origin(origin), additional_headers=cookie)
        assert refused.value.response.status_code == 403
    # What some browsers say of a socket of the very same page.
    cookie["Sec-Fetch-Site"] = "cross-site"
    with connect(address, origin=Origin(site.url), additional_headers=cookie) as socket:
        assert '"mine":true' in str(socket.recv(timeout=PATIENCE))


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", None],
)
def test_forms_are_not_read(site: Server, kind: str | None) -> None:
    person = site.person("Ada")
    header = {} if kind is None else {"Content-Type": kind}
    body = b'{"name": "Mallory"}'
    for sent in (body, iter([body])):  # with its length, and in chunks
        refused = person.http.patch("/api/me", content=sent, headers=header)
        assert (refused.status_code, refused.json()["error"]) == (415, "not-json")
    assert person.get("/api/me")["name"] == "Ada"
    typed = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert person.http.patch("/api/me", content=body, headers=typed).status_code == 200


# Bodies


def test_oversized_bodies_are_refused(site: Server) -> None:
    person = site.person("Ada")
    longest = b'{"name": "Bob"}'.ljust(MOST_BYTES)
    header = {"Content-Type": "application/json"}

    def chunks(body: bytes) -> Iterator[bytes]:
        for start in range(0, len(body), 32 * 1024):
            yield body[start : start + 32 * 1024]

    for sent in (longest + b" ", chunks(longest + b" ")):
        refused = person.http.patch("/api/me", content=sent, headers=header)
        assert (refused.status_code, refused.json()["error"]) == (413, "too-long")
        assert_secured(refused)
    assert person.get("/api/me")["name"] == "Ada"
    for sent in (longest, chunks(longest)):
        assert person.http.patch("/api/me", content=sent, headers=header).status_code == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"NaN",
        b'{"name": "\xff"}',
        b'{"name": "\xed\xa0\x80"}',
        rb'{"name": "\ud800"}',
        rb'{"name": "\u0000"}',
        b'{"name": 1e999}',
        b"[" * 100_000,
        b'{"name": ' + b"[" * 100_000,
        b'{"colour": "blue", "colour": 1}',
    ],
    ids=lambda body: repr(body[:24]),
)
def test_bodies_that_are_no_form_are_refused_in_a_sentence(site: Server, body: bytes) -> None:
    person = site.person("Ada")
    header = {"Content-Type": "application/json"}
    refused = person.http.patch("/api/me", content=body, headers=header)
    assert refused.status_code == 400
    assert refused.json()["message"].endswith(".")
    assert person.get("/api/me")["name"] == "Ada"


# HTML, and what every answer says


def test_html_in_names_and_chat_stays_text(site: Server) -> None:
    ada = site.person(HTML)
    seats = [{"kind": "me", "name": HTML}, {"kind": "me"}, {"kind": "open"}]
    form = {"title": "water-frame-2016", "seats": seats, "listed": True}
    table = ada.post("/api/tables", form)["id"]
    ada.post(f"/api/tables/{table}/chat", {"text": HTML})
    for path in ["/api/me", f"/api/tables/{table}", f"/api/tables/{table}/chat"]:
        answer = ada.http.get(path)
        assert HTML in answer.text
        assert_json(answer)
    assert ada.get(f"/api/tables/{table}/chat")[0]["text"] == HTML
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == HTML


def test_html_in_what_is_refused_stays_text(site: Server) -> None:
    person = site.person()
    for answer in [
        person.http.get(f"/api/{HTML}"),
        person.http.get(f"/{HTML}.txt"),
        person.http.get(f"/api/tables/{HTML}"),
        person.http.get("/api/tables", params={"limit": HTML}),
        person.http.post("/api/tables", json={"title": HTML, "seats": [{"kind": "me"}]}),
        person.http.post("/api/tables", json={HTML: HTML}),
        person.http.patch("/api/me", json={"name": HTML * 3}),
    ]:
        assert answer.status_code in (400, 404)
        assert_json(answer)


def test_every_answer_carries_the_security_headers(site: Server) -> None:
    person = site.person("Ada")
    table = person.table("me", "me")
    answers = {
        200: person.http.get("/api/me"),
        201: person.http.post(
            "/api/tables", json={"title": "water-frame-2016", "seats": [{"kind": "me"}] * 2}
        ),
        204: site.person().http.post("/api/sign-out"),
        400: person.http.post("/api/tables", json={}),
        401: site.stranger().http.post(f"/api/tables/{table}/leave"),
        403: person.http.delete("/api/me", headers={"Origin": EVIL}),
        404: person.http.get("/api/no/such/page"),
        405: person.http.put("/api/me", json={}),
        409: person.http.post(f"/api/tables/{table}/start", json={}),
        415: person.http.post("/api/tables", content=b"seats=2"),
    }
    for status, answer in answers.items():
        assert answer.status_code == status, answer.text
        assert_secured(answer)
    for path in ("/health", "/docs/openapi.json"):
        page = person.http.get(path)
        assert page.status_code == 200
        assert_secured(page)


def broken_when(database: str, happens: str, breakage: str) -> None:
    """Let the database break at something from now on."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as opened:
        opened.execute(f"CREATE TRIGGER broken BEFORE {happens} BEGIN {breakage}; END")
        opened.commit()


def test_a_database_that_is_away_tells_nothing(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        broken_when(
            sqlite_database, "UPDATE OF password ON profiles", "INSERT INTO nowhere VALUES (1)"
        )
        answer = person.http.put("/api/me/password", json={"password": "spinning jenny"})
    assert (answer.status_code, answer.json()["error"]) == (503, "no-database")
    assert "nowhere" not in answer.text
    assert_json(answer)
    logged = " ".join(str(record.__dict__) for record in caplog.records)
    assert "nowhere" in logged
    assert "spinning jenny" not in logged
    assert "argon2id" not in logged


def test_a_fault_of_ours_tells_nothing(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        broken_when(sqlite_database, "INSERT ON tables", "SELECT RAISE(ABORT, 'nowhere')")
        table = {"title": "card-game", "seats": [{"kind": "me"}, {"kind": "me"}]}
        answer = person.http.post("/api/tables", json=table)
    assert (answer.status_code, answer.json()["error"]) == (500, "fault")
    assert "nowhere" not in answer.text
    assert_json(answer)
    assert "nowhere" in caplog.text


def assert_json(answer: httpx.Response) -> None:
    assert answer.headers["content-type"].partition(";")[0] == "application/json"
    assert_secured(answer)


def assert_secured(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = dict(
        part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in str(policy)
