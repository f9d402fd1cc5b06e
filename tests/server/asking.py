"""Asks a server everything its OpenAPI description allows, and much that it does not."""

from collections import Counter
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
LESSON = {"title": "water-frame-2016", "lesson": "guided-decade"}
LESSON_STEP = "goal"
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
        lesson = person.post("/api/lessons/{title}/{lesson}".format(**LESSON), {}, 201)["id"]
        self.tables = [started, solo, waiting, foreign, shared, lesson]
        self.people = [person.id, other.id]
        self.person = person
        self.other = other

    def make_apt(self, case: Case, table: str | None) -> None:
        """Let a case fit what is there, as far as no description can tell."""
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 0
        if "place" in case.path_parameters:
            case.path_parameters["place"] = 1
        if "lesson" in case.path_parameters:
            case.path_parameters |= LESSON
        if not isinstance(case.body, dict):
            return
        if "confirm" in case.body:
            case.body["confirm"] = LESSON_STEP
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
