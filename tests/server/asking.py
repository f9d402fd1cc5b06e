"""Asks a server everything its OpenAPI description allows, and much that it does not."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import hypothesis
import requests
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.given import Person

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MOST_TOLD = 2000
ENDINGS = ("PUT /api/me/password", "POST /api/sign-out-everywhere", "DELETE /api/me")
Case = schemathesis.Case[Any]
Operation = schemathesis.APIOperation[Any, Any, Any, Any]


def operations(url: str) -> list[Operation]:
    """All operations that the description of a server names."""
    schema = schemathesis.openapi.from_url(f"{url}/docs/openapi.json")
    schema.config.update(base_url=url)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return sorted(found, key=ends_something)


def ends_something(operation: Operation) -> int:
    """What takes away tables, cookies or the visitor: asked last, so that all is asked well."""
    if operation.path.startswith("/api/tables"):
        return int(operation.method.upper() == "DELETE" or operation.path.endswith("/leave"))
    return ENDINGS.index(operation.label) + 2 if operation.label in ENDINGS else 0


class Known:
    """What exists at a server: without it a request gets no further than 404."""

    def __init__(self, person: Person, other: Person) -> None:
        started = person.table("me", "me", title="card-game")
        for _ in range(3):
            person.play(started)
        solo = person.table("me", title="card-game")
        waiting = person.table("me", "open", "clerk", listed=True)
        foreign = other.table("me", "me", listed=True)
        shared = other.table("me", "open")
        person.post(f"/api/tables/{shared}/join", {})
        other.post(f"/api/tables/{shared}/start", {})
        self.tables = [started, solo, waiting, foreign, shared]
        self.people = [person.id, other.id]
        self.person = person
        self.other = other

    def make_apt(self, case: Case, table: str | None) -> None:
        """Let a case fit what is there, as far as no description can tell."""
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 0
        if "place" in case.path_parameters:
            case.path_parameters["place"] = 1
        if not isinstance(case.body, dict):
            return
        if "title" in case.body:
            case.body |= {"title": "card-game", "options": {}, "components": None}
        if "seats" in case.body:
            case.body["seats"] = [{"kind": "me"}, {"kind": "me"}]
        if "bot" in case.body:
            case.body["bot"] = "random"
        if table is not None and "number" in case.body:
            shown = self.person.http.get(f"/api/tables/{table}/position").json()
            decision = shown.get("decision") or {"seat": 0, "moves": []}
            case.body |= {"number": shown.get("number", 0), "seat": decision["seat"]}
            moves = [move["text"] for move in decision["moves"]]
            if "move" in case.body and moves:
                case.body["move"] = moves[0]
            if "moves" in case.body:
                case.body["moves"] = moves[:1]

    def session(self) -> requests.Session:
        """The person's browser."""
        session = requests.Session()
        session.cookies.update(dict(self.person.http.cookies))
        return session


def ask(
    operation: Operation,
    known: Known,
    examples: int,
    seed: int,
) -> tuple[Counter[int], list[str]]:
    """Ask one operation in many ways; the answers by status, and what was wrong with them."""
    cases = operation.as_strategy(
        generation_mode=schemathesis.GenerationMode.POSITIVE
    ) | operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE)
    statuses: Counter[int] = Counter()
    found: list[str] = []
    session = known.session()

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(
        case=cases,
        table=st.sampled_from([*known.tables, None]),
        apt=st.booleans(),
        known_visitor=st.sampled_from([True] * 9 + [False]),
    )
    def asked(case: Case, table: str | None, apt: bool, known_visitor: bool) -> None:
        if known_visitor:
            case.cookies = {}
        if table is not None and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        if apt:
            known.make_apt(case, table)
        response = case.call(session=session)
        statuses[response.status_code] += 1
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as failure:
            found.append(f"{case.as_curl_command()}\n{failure}"[:MOST_TOLD])

    with session:
        asked()
    return statuses, found


def nasty_bodies() -> Iterator[tuple[str, bytes]]:
    """Bodies that no browser of ours would send, each with a name."""
    yield "empty", b""
    yield "blank", b" \n"
    yield "NUL", b"\0"
    yield "not JSON", b"{'seat': 0}"
    yield "cut off", b'{"seat": 0, "move": "pl'
    yield "not UTF-8", b'{"seat": 0, "move": "\xff\xfe\xc0", "number": 0}'
    yield "lone surrogate", rb'{"seat": 0, "move": "\ud800", "number": 0}'
    yield "raw surrogate", b'{"seat": 0, "move": "\xed\xa0\x80", "number": 0}'
    yield "NUL in a string", rb'{"seat": 0, "move": "\u0000", "number": 0}'
    yield "great number", b'{"seat": 0, "move": "done", "number": ' + b"9" * 401 + b"}"
    yield "number of 64 bits", b'{"seat": 0, "move": "done", "number": 9223372036854775808}'
    yield "number of 32 bits", b'{"seat": 0, "move": "done", "number": 4294967296}'
    yield "negative", b'{"seat": -1, "move": "done", "number": -1}'
    yield "fraction", b'{"seat": 0.5, "move": "done", "number": 1e999}'
    yield "not a number", b'{"seat": NaN, "move": "done", "number": Infinity}'
    yield "wrong types", b'{"seat": "0", "move": ["done"], "number": {}}'
    yield "twice", b'{"seat": 0, "seat": 1, "move": "done", "move": 3, "number": 0}'
    yield "unknown field", b'{"seat": 0, "move": "done", "number": 0, "admin": true}'
    yield "list", b"[]"
    yield "null", b"null"
    yield "string", b'"done"'
    yield "deep lists", b"[" * 50_000 + b"]" * 50_000
    yield "deep objects", b'{"a":' * 15_000 + b"1" + b"}" * 15_000
    yield "deep field", b'{"seat": 0, "move": ' + b"[" * 40_000 + b"]" * 40_000 + b"}"
    yield "long string", b'{"seat": 0, "number": 0, "move": "' + b"a" * 100_000 + b'"}'
    yield "too long", b'{"move": "' + b"a" * 1_000_000 + b'"}'


def nasty_paths(tables: Sequence[str]) -> Iterator[str]:
    """Paths that lead nowhere."""
    yield "/api/" + "a" * 30_000
    yield "/" + "a" * 30_000 + ".txt"
    yield "/api/tables/" + "a" * 20_000
    for id in (
        "%00",
        "%ff%fe",
        "%ed%a0%80",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e",
        "'%20OR%201=1--",
        "%F0%9F%8E%B2",
        "٣",
        "%D9%A3%D9%A3",
        "%0d%0aSet-Cookie:%20a=b",
    ):
        yield f"/api/tables/{id}"
        yield f"/api/tables/{id}/position"
        yield f"/api/titles/{id}/components"
    long = "9" * 60
    for number in (
        "-1",
        "9" * 20,
        long,
        f"-{long}",
        "1e3",
        "0x1",
        "%00",
        "²",
        "%D9%A3",
        "true",
        "",
    ):
        for table in tables[:1]:
            yield f"/api/tables/{table}/positions/{number}"
            yield f"/api/tables/{table}/seats/{number}/note"
            for what in ("position?seat", "since?seat", "history?after", "history?limit"):
                yield f"/api/tables/{table}/{what}={number}"
            yield f"/api/tables/{table}/chat?after={number}"
        yield f"/api/tables?limit={number}"
        yield f"/api/tables?which=listed&offset={number}"
    yield "/api/tables?which=%00"
    yield "/api/tables?state=%ed%a0%80"
    yield "/api/tables?which=listed&which=mine&limit=1&limit=2"
    yield "/api/tables?" + "&".join(f"a{n}=1" for n in range(5_000))
