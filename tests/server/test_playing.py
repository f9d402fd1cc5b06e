"""A move through the API: played, refused, too late, for another's seat."""

import logging

import pytest
from sqlalchemy import update

from arkwright.server.storage.database import Writing
from arkwright.server.storage.schema import EntryRow
from tests.server.conftest import running
from tests.server.given import Person, Server
from tests.server.logs import play_on, stored


def test_move_is_played_and_stored(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    after = person.play(table)
    assert after["position"] == 1
    assert after["number"] == before["number"] + 1
    assert person.position(table) == after


def test_late_move_gets_the_current_position(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    after = person.play(table)
    refused = person.post(f"/api/tables/{table}/moves", first_move(before, 1), 409)
    assert refused["error"] == "too-late"
    assert refused["current"]["number"] == after["number"]
    assert person.position(table) == after


def first_move(position: dict[str, object], which: int = 0) -> dict[str, object]:
    """The form of a legal move at a position."""
    decision = position["decision"]
    assert isinstance(decision, dict)
    return {
        "seat": decision["seat"],
        "move": decision["moves"][which]["text"],
        "number": position["number"],
    }


def two_people(server: Server) -> tuple[Person, Person, str]:
    """The one whose turn it is, the other, and their table."""
    one, other = server.person("Ada"), server.person("Ben")
    table = one.table("me", "open")
    other.post(f"/api/tables/{table}/join", {})
    started = one.post(f"/api/tables/{table}/start", {})
    return (one, other, table) if started["deciding"] == 0 else (other, one, table)


def test_a_seat_is_played_by_its_person_alone(server: Server) -> None:
    turn, waiting, table = two_people(server)
    position = turn.position(table)
    form = first_move(position)
    path = f"/api/tables/{table}/moves"

    assert server.stranger().post(path, form, 401)["error"] == "no-profile"
    assert server.person().post(path, form, 403)["error"] == "not-your-seat"
    assert waiting.post(path, form, 403)["error"] == "not-your-seat"
    own = {**form, "seat": 1 - position["decision"]["seat"]}
    assert waiting.post(path, own, 409)["error"] == "not-your-turn"
    assert waiting.post(path, {**form, "seat": 7}, 403)["error"] == "not-your-seat"
    assert turn.position(table) == position


def test_moves_are_listed_for_the_seat_that_decides(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        turn, waiting, table = two_people(server)
        assert turn.position(table)["decision"]["moves"]
        assert waiting.position(table)["decision"]["moves"] == []
        assert server.stranger().position(table)["decision"]["moves"] == []
        other = turn.position(table)["decision"]["seat"]
        assert waiting.get(f"/api/tables/{table}/position", 403, seat=other)
        assert waiting.get(f"/api/tables/{table}/position", 403, seat=-1)


def test_illegal_move_gets_the_rule(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", "me")
        game = play_on(server, table, moves=10)
        before = person.position(table)
        refusals = ((move.text, game.why_not(move)) for move in game.title.vocabulary)
        move, refusal = next((text, why) for text, why in refusals if why and why.section)
        refused = person.play(table, move, 400)
        assert refused["error"] == refusal.id
        assert refused["section"] == refusal.section
        assert refused["message"]
        assert person.play(table, "fly to the moon", 400)["error"] == "unknown-move"
        assert person.play(table, "\x00", 400)["error"] == "unknown-move"
        assert person.position(table) == before


def test_numbers_out_of_range_are_refused(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    form = first_move(person.position(table))
    path = f"/api/tables/{table}/moves"
    for wrong in (-1, 2**31, 2**63, 10**30, 1.5, None):
        assert person.post(path, {**form, "number": wrong}, 400)["error"] == "bad-request"
        assert person.post(path, {**form, "seat": wrong}, 400)["error"] == "bad-request"
    assert person.position(table)["number"] == 0


def test_a_seat_that_a_bot_plays_is_not_played_by_its_person(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        turn, waiting, table = two_people(server)
        form = first_move(turn.position(table))
        seat = 1 - turn.position(table)["decision"]["seat"]
        waiting.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "clerk"})
        refused = waiting.post(f"/api/tables/{table}/moves", {**form, "seat": seat}, 409)
        assert refused["error"] == "bot-plays-your-seat"


def test_nothing_is_played_before_the_start_or_after_the_end(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", "open")
        form = {"seat": 0, "move": "done", "number": 0}
        assert person.post(f"/api/tables/{table}/moves", form, 409)["error"] == "not-started"
        table = person.table("me", title="card-game")
        game = play_on(server, table)
        form["number"] = len(game.played)
        assert person.post(f"/api/tables/{table}/moves", form, 409)["error"] == "game-over"
        assert person.get(f"/api/tables/{table}")["standings"][0]["place"] == 1
        assert person.position(table)["over"]


def test_log_that_another_process_writes_is_followed(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    person.play(table)
    game = play_on(server, table, moves=30)
    position = person.position(table)
    assert position["position"] == 31
    assert position["view"] == game.view(game.seat)


def test_broken_log_disturbs_no_other_table(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite_database, open_games=1) as server:
        person = server.person()
        broken, whole = person.table("me", "me"), person.table("me", "me")
        person.play(broken)
        person.play(whole)

        async def break_it(writing: Writing) -> None:
            entry = EntryRow
            await writing.execute(
                update(entry).where(entry.table == broken).values(move="fly to the moon")
            )

        stored(server, break_it)
        person.play(whole)  # and so the other table leaves the memory
        with caplog.at_level(logging.ERROR):
            refused = person.get(f"/api/tables/{broken}/position", 500)
        assert refused["error"] == "broken-table"
        assert broken in refused["message"]
        assert "broken-table" in [record.message for record in caplog.records]
        form = {"seat": 0, "move": "done", "number": 1}
        assert person.post(f"/api/tables/{broken}/moves", form, 500)["error"] == "broken-table"
        assert person.get(f"/api/tables/{broken}")["number"] == 1
        assert person.play(whole)["position"] == 3


def test_memory_is_bounded(sqlite_database: str) -> None:
    with running(sqlite_database, open_games=3, idle=0.0) as server:
        person = server.person()
        tables = [person.table("me", "me") for _ in range(6)]
        for table in tables:
            person.play(table)
        assert len(server.services.games) <= 3
        assert [person.position(table)["position"] for table in tables] == [1] * 6
        server.services.games.drop_idle()
        assert len(server.services.games) == 0
