"""Profiles: a first visit, changes, passwords and sign-ins, and being forgotten."""

import contextlib
import itertools
import sqlite3
import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from arkwright.server.people import cookies
from tests.server.conftest import running
from tests.server.given import PATIENCE, Person, Server, grade, until

PASSWORD = "spinning jenny 1764"
DAY = 24 * 3600
NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def server(shared_server: Server) -> Server:
    """One server for all of these tests: they differ in their people."""
    return shared_server


def new_name() -> str:
    """A name that nobody has."""
    return f"Ada {next(NUMBERS)}"


def cookie_of(person: Person) -> str:
    value: str = person.http.cookies[cookies.NAME]
    return value


def elsewhere(server: Server, person: Person) -> Person:
    """Another browser that has got hold of a person's cookie."""
    other = server.stranger()
    other.http.cookies.set(cookies.NAME, cookie_of(person))
    return other


def close_code(socket: ClientConnection) -> int | None:
    """How a socket is closed, after all that still comes."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    return socket.close_code


def with_password(server: Server, name: str = "") -> Person:
    person = server.person(name or new_name())
    person.put("/api/me/password", {"password": PASSWORD})
    return person


def test_first_visit_makes_a_guest_who_is_known_from_then_on(server: Server) -> None:
    visitor = server.stranger()
    first = visitor.get("/api/me")
    assert first["name"].startswith("Guest ")
    assert not first["has_password"]
    assert visitor.get("/api/me") == first


def test_profile_changes_what_is_named_and_nothing_else(server: Server) -> None:
    person = server.person()
    before = person.get("/api/me")
    after = person.patch("/api/me", {"name": "  Ada   Lovelace "})
    assert after == {**before, "name": "Ada Lovelace"}
    whole = {"name": "Ada", "colour": "teal", "symbol": "star", "language": "en"}
    assert person.patch("/api/me", whole) == {**before, **whole}
    assert person.patch("/api/me", {}) == person.get("/api/me") == {**before, **whole}


def test_a_guest_is_called_a_guest_in_their_language(server: Server) -> None:
    guest = server.person()
    number = guest.get("/api/me")["name"].removeprefix("Guest ")
    assert guest.patch("/api/me", {"language": "de"})["name"] == f"Gast {number}"
    assert guest.patch("/api/me", {"language": "fr"})["name"] == f"Invité {number}"
    for own in ("Guest", "Guest 12345678", "Ada 1234", "1234"):
        guest.patch("/api/me", {"name": own})
        assert guest.patch("/api/me", {"language": "en"})["name"] == own
    both = {"name": "Gast 1234", "language": "en"}
    assert guest.patch("/api/me", both)["name"] == "Gast 1234"


def test_profile_refuses_what_is_no_colour_and_no_language(server: Server) -> None:
    person = server.person()
    before = person.get("/api/me")
    assert person.patch("/api/me", {"language": "tlh"}, 400)["error"] == "no-language"
    assert person.patch("/api/me", {"colour": "beige"}, 400)["error"] == "bad-request"
    assert person.patch("/api/me", {"id": "abc"}, 400)["error"] == "bad-request"
    assert person.get("/api/me") == before


def test_names_without_visible_letters_are_refused(server: Server) -> None:
    person = server.person("Ada")
    table = person.table("me", "open")
    bad = ["", " ", "a\x00b", "a\nb", "a\x1bb", "a\u202eb", "\u200d", "\u2028", "x" * 41]
    bad += ["\ufdfa" * 5]  # one letter that is a phrase to compare by: no name to sign in with
    for name in bad:
        person.patch("/api/me", {"name": name}, 400)
        person.post(f"/api/tables/{table}/join", {"name": name}, 400)
        person.put(f"/api/tables/{table}/seats/1", {"kind": "me", "name": name}, 400)
    assert person.get("/api/me")["name"] == "Ada"
    for name in ["Zoë", "王小明", "👩‍🚀", "O'Brien <3", "x" * 40]:
        assert person.patch("/api/me", {"name": name})["name"] == name


# Passwords


def test_password_opens_the_profile_on_another_device(server: Server) -> None:
    name = new_name()
    ada = with_password(server, name)
    other = server.person("somebody else")
    typed = {"name": f" {name.upper().replace('A', 'Ａ')} ", "password": PASSWORD}
    signed_in = other.post("/api/sign-in", typed, 200)
    assert signed_in == ada.get("/api/me") == other.get("/api/me")
    assert signed_in["has_password"]


def test_wrong_name_and_wrong_password_get_the_same_answer(server: Server) -> None:
    name, guest = new_name(), new_name()
    with_password(server, name)
    server.person(guest)
    other = server.stranger()
    refused = [
        other.post("/api/sign-in", {"name": name, "password": password}, 401)
        for name, password in [(name, "spinning jenny 1765"), (new_name(), PASSWORD), (guest, "")]
    ]
    assert refused[0]["error"] == "wrong-name-or-password"
    assert refused[0] == refused[1] == refused[2]
    other.post("/api/sign-in", {"name": "a\x00b", "password": PASSWORD}, 400)
    assert cookies.NAME not in other.http.cookies


def test_only_one_can_sign_in_by_a_name(server: Server) -> None:
    name, another = new_name(), new_name()
    with_password(server, name)
    other = server.person(name.lower())
    assert other.put("/api/me/password", {"password": PASSWORD}, 409)["error"] == "name-taken"
    other.patch("/api/me", {"name": another})
    other.put("/api/me/password", {"password": PASSWORD})
    assert other.patch("/api/me", {"name": name.upper()}, 409)["error"] == "name-taken"
    assert other.get("/api/me")["name"] == another


def test_renamed_person_signs_in_by_the_new_name(server: Server) -> None:
    name, another = new_name(), new_name()
    ada = with_password(server, name)
    ada.patch("/api/me", {"name": another})
    other = server.stranger()
    other.post("/api/sign-in", {"name": name, "password": PASSWORD}, 401)
    assert other.post("/api/sign-in", {"name": another, "password": PASSWORD})["id"] == ada.id
    with_password(server, name)


def test_password_changes_only_with_the_current_one(server: Server) -> None:
    name, another = new_name(), "water frame 1769"
    ada = with_password(server, name)
    for current in ({}, {"current": None}, {"current": another}):
        refused = ada.put("/api/me/password", {"password": another, **current}, 401)
        assert refused["error"] == "wrong-password"
    ada.put("/api/me/password", {"password": another, "current": PASSWORD})
    other = server.stranger()
    other.post("/api/sign-in", {"name": name, "password": PASSWORD}, 401)
    other.post("/api/sign-in", {"name": name, "password": another}, 200)


def test_password_can_be_taken_away(server: Server) -> None:
    name = new_name()
    ada = with_password(server, name)
    ada.put("/api/me/password", {"password": None}, 401)
    after = ada.put("/api/me/password", {"password": None, "current": PASSWORD})
    assert not after["has_password"]
    server.stranger().post("/api/sign-in", {"name": name, "password": PASSWORD}, 401)
    with_password(server, name)


def test_password_has_a_fitting_length_and_may_be_any_text(server: Server) -> None:
    name = new_name()
    ada = server.person(name)
    for password in ("", "1234567", "x" * 201):
        ada.put("/api/me/password", {"password": password}, 400)
    composed, decomposed = "caf\u00e9\x00 noir", "cafe\u0301\x00 noir"
    ada.put("/api/me/password", {"password": composed})
    server.stranger().post("/api/sign-in", {"name": name, "password": decomposed}, 200)


def test_password_is_stored_as_argon2_and_told_to_nobody(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    with running(sqlite_database) as server:
        ada = server.person("Ada")
        form = {"password": PASSWORD, "current": PASSWORD}
        answers = [
            ada.http.put("/api/me/password", json={"password": PASSWORD}),
            ada.http.get("/api/me"),
            ada.http.post("/api/sign-in", json={"name": "Ada", "password": PASSWORD}),
            ada.http.post("/api/sign-in", json={"name": "Bob", "password": PASSWORD}),
            ada.http.post("/api/sign-in", json={"name": 1, "password": PASSWORD}),
            ada.http.post("/api/sign-in", json={"name": "Ada", "password": [PASSWORD]}),
            ada.http.put("/api/me/password", json={**form, "current": PASSWORD + "!"}),
            ada.http.put("/api/me/password", json={**form, "more": PASSWORD}),
        ]
        assert [a.status_code for a in answers] == [200, 200, 200, 401, 400, 400, 401, 400]
    file = sqlite_database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file)) as database:
        (stored,) = database.execute("SELECT password FROM profiles").fetchone()
    assert stored.startswith("$argon2id$")
    for answer in answers:
        told = answer.text + str(answer.headers)
        assert PASSWORD not in told
        assert "argon2" not in told
    assert PASSWORD not in caplog.text
    assert stored not in caplog.text


# Signing out


def test_signing_out_forgets_the_cookie(server: Server) -> None:
    ada = server.person()
    id = ada.id
    ada.post("/api/sign-out", expect=204)
    assert cookies.NAME not in ada.http.cookies
    ada.patch("/api/me", {"name": "Ada"}, 401)
    assert ada.id != id


def test_stolen_cookie_is_worthless_after_signing_out_everywhere(server: Server) -> None:
    ada = server.person("Ada")
    thief = elsewhere(server, ada)
    assert thief.id == ada.id
    ada.post("/api/sign-out-everywhere", expect=200)
    assert thief.patch("/api/me", {"name": "Mallory"}, 401)["error"] == "no-profile"
    assert ada.get("/api/me")["name"] == "Ada"


def test_stolen_cookie_is_worthless_after_a_change_of_the_password(server: Server) -> None:
    ada = server.person("Ada")
    thief = elsewhere(server, ada)
    ada.put("/api/me/password", {"password": PASSWORD})
    thief.patch("/api/me", {"name": "Mallory"}, 401)
    thief = elsewhere(server, ada)
    ada.put("/api/me/password", {"password": "water frame 1769", "current": PASSWORD})
    thief.patch("/api/me", {"name": "Mallory"}, 401)
    assert ada.get("/api/me")["name"] == "Ada"


def test_signing_out_everywhere_closes_the_thiefs_socket(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("me", "me")
    thief = elsewhere(server, ada)
    watcher = server.stranger()
    with thief.socket(table) as stolen, watcher.socket(table) as watching:
        stolen.recv(timeout=PATIENCE)
        watching.recv(timeout=PATIENCE)
        ada.post("/api/sign-out-everywhere")
        assert close_code(stolen) == 4401
        ada.play(table)
        until(lambda: '"type":"update"' in watching.recv(timeout=PATIENCE))


@pytest.mark.parametrize(("days", "renewed"), [(29, False), (31, True)])
def test_cookie_is_renewed_when_it_is_old(server: Server, days: int, renewed: bool) -> None:
    ada = server.person("Ada")
    old = server.services.people.signing.write(ada.id, 0, time.time() - days * DAY)
    other = server.stranger()
    answer = other.http.get("/api/me", headers={"Cookie": f"{cookies.NAME}={old}"})
    assert answer.json()["id"] == ada.id
    assert (cookies.NAME in answer.cookies) == renewed


# Forget me


def test_forgotten_person_is_gone(server: Server) -> None:
    name = new_name()
    ada = with_password(server, name)
    stale = elsewhere(server, ada)
    ada.delete("/api/me", 204)
    assert cookies.NAME not in ada.http.cookies
    stale.patch("/api/me", {"name": name}, 401)
    ada.post("/api/sign-in", {"name": name, "password": PASSWORD}, 401)
    with_password(server, name)


def test_bots_play_on_for_a_forgotten_person_and_another_hosts(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    table = ada.table("me", "open", "me")
    bob.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    ada.delete("/api/me", 204)
    after = bob.get(f"/api/tables/{table}")
    assert after["hosting"]
    assert [grade(seat) for seat in after["seats"]] == ["clerk", None, "clerk"]
    assert [seat["profile"] for seat in after["seats"]] == [None, bob.id, None]
    until(lambda: bob.get(f"/api/tables/{table}")["deciding"] == 1)


def test_seats_of_a_forgotten_person_are_free_before_the_start(server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    shared, alone = ada.table("me", "open", "open"), ada.table("me", "open")
    bob.post(f"/api/tables/{shared}/join", {})
    ada.delete("/api/me", 204)
    after = bob.get(f"/api/tables/{shared}")
    assert after["hosting"]
    assert [seat["profile"] for seat in after["seats"]] == [None, bob.id, None]
    assert after["seats"][0]["name"] == ""
    bob.get(f"/api/tables/{alone}", 404)
    bob.post(f"/api/tables/{shared}/start", {"fill": "clerk"})


def test_table_of_a_forgotten_person_alone_goes_on_without_a_host(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("me", "me", listed=True)
    ada.delete("/api/me", 204)
    after = server.stranger().get(f"/api/tables/{table}")
    assert after["host"] is None
    assert [grade(seat) for seat in after["seats"]] == ["clerk", "clerk"]
