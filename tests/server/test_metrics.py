"""What Prometheus is told: what happened here, without ids, and nothing unless allowed."""

import os
from typing import Any

from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import running
from tests.server.given import Server, until


def counted(server: Server, name: str, **labels: str) -> float:
    """The sum of all samples with a name and these labels."""
    return sum(
        sample.value
        for family in text_string_to_metric_families(scraped(server))
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )


def scraped(server: Server) -> str:
    answer = server.stranger().http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=")
    return answer.text


def test_off_unless_allowed(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        refused = server.stranger().get("/metrics", 404)
        assert refused["error"] == "no-page"


def test_moves_take_backs_and_conflicts(sqlite_database: str) -> None:
    with running(sqlite_database, metrics=True) as server:
        person = server.person()
        table = person.table("me", "me")
        after = person.play(table)
        late: dict[str, Any] = {"seat": 0, "move": "done", "number": 0}
        person.post(f"/api/tables/{table}/moves", late, 409)
        back = {"seat": 0, "number": after["number"]}
        person.post(f"/api/tables/{table}/take-back", back, 200)
        person.play(table)
        assert counted(server, "arkwright_moves_total") == 2
        assert counted(server, "arkwright_take_backs_total") == 1
        assert counted(server, "arkwright_conflicts_total") == 1
        assert counted(server, "arkwright_open_games") == 1


def test_requests_by_route(sqlite_database: str) -> None:
    with running(sqlite_database, metrics=True) as server:
        person = server.person()
        table = person.table("me", "me")
        person.position(table)
        person.position(table)
        person.get("/api/tables/nosuchtable/position", 404)
        person.get(f"/api/nowhere/{table}", 404)
        person.http.request("PROPFIND", f"/api/tables/{table}")
        count = "arkwright_request_seconds_count"
        route = "/api/tables/{id}/position"
        assert counted(server, count, method="GET", route=route, status="2xx") == 2
        assert counted(server, count, method="GET", route=route, status="4xx") == 1
        assert counted(server, count, method="GET", route="other", status="4xx") == 1
        assert counted(server, count, method="other") == 1
        text = scraped(server)
        assert table not in text
        assert person.id not in text
        assert "nosuchtable" not in text


def test_bots_and_watchers(sqlite_database: str) -> None:
    with running(sqlite_database, metrics=True) as server:
        person = server.person()
        table = person.table("me", "random", title="card-game")
        with person.socket(table):
            until(lambda: counted(server, "arkwright_watchers") == 1)
            while person.position(table)["decision"]["seat"] == 0:
                person.play(table)
            until(lambda: counted(server, "arkwright_thought_seconds_count", bot="random") > 0)
        until(lambda: counted(server, "arkwright_watchers") == 0)
        assert counted(server, "arkwright_thought_failures_total") == 0


def test_each_application_counts_for_itself(tmp_path: Any) -> None:
    with (
        running(f"sqlite:///{tmp_path / 'one.db'}", metrics=True) as one,
        running(f"sqlite:///{tmp_path / 'two.db'}", metrics=True) as two,
    ):
        person = one.person()
        person.play(person.table("me", "me"))
        assert counted(one, "arkwright_moves_total", process=str(os.getpid())) == 1
        assert counted(two, "arkwright_moves_total") == 0
        assert counted(two, "process_resident_memory_bytes") > 0
