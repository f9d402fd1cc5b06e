"""The log: a JSON object a line for programs, a short line for people, and nobody's secrets."""

import io
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from arkwright.server.operating import logs
from tests.server.operating import started


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the loggers write."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logging.getLogger().addHandler(handler)
    yield stream
    logging.getLogger().removeHandler(handler)


def test_a_line_is_an_object_with_its_facts(written: io.StringIO) -> None:
    # when a module logs an event
    facts = {"table": "t1", "level": "of a game", "seats": [0, 1]}
    logging.getLogger("arkwright.server.x").warning("bot-slow", extra={"facts": facts})
    # then there is one object, and the facts overwrite nothing
    (line,) = map(json.loads, written.getvalue().splitlines())
    assert datetime.fromisoformat(line["time"]).tzinfo == UTC
    assert (line["level"], line["event"]) == ("warning", "bot-slow")
    assert (line["table"], line["seats"]) == ("t1", [0, 1])


def test_a_fault_comes_with_its_traceback_in_the_same_line(written: io.StringIO) -> None:
    try:
        raise LookupError("no such\nthing")
    except LookupError as error:
        logging.getLogger("arkwright.server.x").error("fault", exc_info=error)
    (line,) = map(json.loads, written.getvalue().splitlines())
    assert line["exception"].endswith("LookupError: no such\nthing")


def test_what_a_library_says_is_an_event_of_that_library(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").error("%d tasks were cancelled", 3)
    (line,) = map(json.loads, written.getvalue().splitlines())
    assert (line["event"], line["message"]) == ("uvicorn", "3 tasks were cancelled")


def test_a_person_at_a_terminal_reads_a_short_line(written: io.StringIO) -> None:
    # given a terminal
    (handler,) = (h for h in logging.getLogger().handlers if getattr(h, "stream", 0) is written)
    handler.setFormatter(logs.ShortLines())
    # when something from afar is logged
    facts = {"path": "/a\x1b[2J\nb", "status": 404}
    logging.getLogger("arkwright.server.x").warning("request", extra={"facts": facts})
    # then it is one line that does not move the cursor
    (line,) = written.getvalue().splitlines()
    assert line.endswith(r" warning request path=/a\x1b[2J\nb status=404")


def test_requests_are_logged_and_secrets_are_not() -> None:
    # given a server that logs all it can
    with started("--log-level", "debug") as server:
        # when somebody does things with secrets
        somebody = server.person()
        somebody.patch("/api/me", {"name": "Anna"})
        somebody.put("/api/me/password", {"password": "spinning jenny 1764"})
        table = somebody.table("me", "me")
        somebody.post(f"/api/tables/{table}/chat", {"text": "what nobody else should read"})
        somebody.get(f"/api/tables/{table}/history", after=0)
        somebody.get("/api/nowhere", 404)
        cookie = somebody.http.cookies["arkwright"]
        _, _, err = server.stop()
    # then every request has its line
    lines = [json.loads(line) for line in err.splitlines()]
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["method"], line["path"], line["status"], line["level"]) for line in requests] == [
        ("GET", "/api/me", 200, "debug"),
        ("PATCH", "/api/me", 200, "info"),
        ("PUT", "/api/me/password", 200, "info"),
        ("POST", "/api/tables", 201, "info"),
        ("POST", f"/api/tables/{table}/chat", 201, "info"),
        ("GET", f"/api/tables/{table}/history", 200, "debug"),
        ("GET", "/api/nowhere", 404, "info"),
    ]
    assert all(line["milliseconds"] > 0 for line in requests)
    # and no secret is in any of them
    for secret in (cookie, "jenny", "nobody else", "seed", "?"):
        assert secret not in err
