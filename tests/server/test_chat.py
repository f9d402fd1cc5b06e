"""Around the table: a chat in order, and notes that nobody else reads."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.conftest import running
from tests.server.given import PATIENCE, Person, Server


@pytest.fixture
def server(shared_server: Server) -> Server:
    """One server for all tests that need not be alone."""
    return shared_server


def texts(lines: list[Any]) -> list[str]:
    return [line["text"] for line in lines]


def chat(person: Person, table: str, **query: Any) -> list[Any]:
    lines: list[Any] = person.get(f"/api/tables/{table}/chat", **query)
    return lines


def say(person: Person, table: str, text: str, expect: int = 201) -> Any:
    return person.post(f"/api/tables/{table}/chat", {"text": text}, expect)


# Chat


def test_what_is_said_is_numbered_and_read_in_order(server: Server) -> None:
    host, guest = server.person("Richard"), server.person("Jedediah")
    table = host.table("me", "open")
    guest.post(f"/api/tables/{table}/join", {"name": "Jed"})
    first = say(host, table, "Good luck!")
    say(guest, table, "  And <b>you</b>\r\nof course ✓ ")
    lines = chat(server.stranger(), table)
    assert lines[0] == first
    assert [line["number"] for line in lines] == [1, 2]
    assert [line["name"] for line in lines] == ["Richard", "Jed"]
    assert texts(lines) == ["Good luck!", "And <b>you</b>\nof course ✓"]
    assert lines[1]["profile"] == guest.id
    assert chat(host, table, after=1) == lines[1:]
    assert chat(host, table, after=2) == []


def test_two_who_speak_at_once_are_both_heard(server: Server) -> None:
    host, guest = server.person(), server.person()
    table = host.table("me", "open")
    guest.post(f"/api/tables/{table}/join", {})
    with host.socket(table, "?chat=0") as watching:
        with ThreadPoolExecutor(4) as voices:
            for number in range(20):
                voices.submit(say, host, table, f"host {number}")
                voices.submit(say, guest, table, f"guest {number}")
        lines = chat(host, table)
        assert [line["number"] for line in lines] == list(range(1, 41))
        told: list[Any] = []
        while len(told) < 40:
            message = json.loads(watching.recv(PATIENCE))
            if message["type"] == "chat":
                told += message["messages"]
        assert told == lines
    with host.socket(table, "?chat=38") as watching:
        assert json.loads(watching.recv(PATIENCE))["type"] == "table"
        assert json.loads(watching.recv(PATIENCE))["messages"] == lines[38:]


def test_host_without_a_seat_may_speak_and_watchers_may_not(server: Server) -> None:
    host = server.person("Richard")
    table = host.table("clerk", "open")
    assert say(host, table, "Who joins?")["name"] == "Richard"
    refused = say(server.person(), table, "I watch", 403)
    assert refused["error"] == "only-players-talk"
    assert say(server.stranger(), table, "I watch", 401)["error"] == "no-profile"
    assert texts(chat(host, table)) == ["Who joins?"]


def test_only_the_newest_200_lines_are_told(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        host = server.person()
        table = host.table("me", "open")
        for number in range(1, 206):
            say(host, table, f"{number}")
        assert texts(chat(host, table)) == [f"{number}" for number in range(6, 206)]
        with host.socket(table, "?chat=0") as watching:
            watching.recv(PATIENCE)
            messages = json.loads(watching.recv(PATIENCE))["messages"]
        assert messages == chat(host, table)


def test_text_that_can_not_be_read_is_refused(server: Server) -> None:
    host = server.person()
    table = host.table("me", "open")
    json_body = {"Content-Type": "application/json"}
    for text in ("", " \n ", "x" * 1001, "a\0b", "\x1b[31mred", "a\ud800"):
        body = json.dumps({"text": text})
        path = f"/api/tables/{table}/chat"
        refused = host.http.post(path, content=body, headers=json_body)
        assert refused.status_code == 400, text
        assert refused.json()["message"]
        path = f"/api/tables/{table}/seats/0/note"
        noted = host.http.put(path, content=body, headers=json_body)
        # A note may be long or empty.
        assert noted.status_code == (200 if "x" in text or not text.strip() else 400), text
    assert chat(host, table) == []


def test_bad_number_of_a_line_is_refused(server: Server) -> None:
    host = server.person()
    path = f"/api/tables/{host.table('me', 'open')}/chat"
    for after in ("-1", "x", "4294967296"):
        assert host.get(path, 400, after=after)["error"] == "bad-request"


def test_no_chat_without_a_table(server: Server) -> None:
    person = server.person()
    assert person.get("/api/tables/nothing/chat", 404)["error"] == "no-table"
    assert say(person, "nothing", "Hello?", 404)["error"] == "no-table"


# Notes


def test_note_is_kept_for_its_writer_alone(server: Server) -> None:
    host, guest = server.person(), server.person()
    table = host.table("me", "open")
    guest.post(f"/api/tables/{table}/join", {})
    mine, theirs = (f"/api/tables/{table}/seats/{seat}/note" for seat in (0, 1))
    assert host.get(mine) == {"text": ""}
    host.put(mine, {"text": "first"})
    host.put(mine, {"text": "Two ships,\nthen shares."})
    guest.put(theirs, {"text": "He wants ships."})
    assert host.get(mine) == {"text": "Two ships,\nthen shares."}
    assert guest.get(theirs) == {"text": "He wants ships."}
    for person in (guest, server.person()):
        assert person.get(mine, 403)["error"] == "not-your-seat"
        assert person.put(mine, {"text": "Lamps!"}, 403)["error"] == "not-your-seat"
    assert host.get(theirs, 403)["error"] == "not-your-seat"
    assert server.stranger().get(mine, 401)["error"] == "no-profile"
    host.put(mine, {"text": " "})
    assert host.get(mine) == {"text": ""}
    assert guest.get(theirs) == {"text": "He wants ships."}


def test_note_has_room_for_10_000_characters(server: Server) -> None:
    person = server.person()
    note = f"/api/tables/{person.table('me', 'me')}/seats/1/note"
    person.put(note, {"text": "ß" * 10_000})
    assert person.get(note) == {"text": "ß" * 10_000}
    person.put(note, {"text": "ß" * 10_001}, 400)
    assert person.get(note) == {"text": "ß" * 10_000}


def test_no_note_without_a_seat(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    for seat in (2, -1, 99999999999):
        path = f"/api/tables/{table}/seats/{seat}/note"
        assert person.get(path, 404)["error"] == "no-seat"
        assert person.put(path, {"text": "x"}, 404)["error"] == "no-seat"
    assert person.get("/api/tables/nothing/seats/0/note", 404)["error"] == "no-table"
