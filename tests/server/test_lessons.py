"""Lessons at tables: begun, gone on with, commented, left; progress, and what was used."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arkwright.boardgame import journal as boardgame
from arkwright.cardgame import journal as cardgame
from arkwright.handbook.family import of_family
from arkwright.lessons import library, reading
from arkwright.lessons.lesson import Lesson
from arkwright.server.bots.workers import Job, think
from tests.server.conftest import ONCE, running
from tests.server.given import Person, Server, prepare, until
from tests.server.test_export import done, export_all

Json = dict[str, Any]
TITLE = "water-frame-2016"
TABLE = {"seats": ["Strutt", "learner"], "seed": 7, "options": {"setup": "predetermined"}}
SET_UP = ["place quality 2", "price food 6", "done", "end turn"]
"""What Strutt has played before the lesson begins."""
SMALL: Json = {
    "id": "small",
    "kind": "lesson",
    "place": 1,
    "minutes": 2,
    "table": {**TABLE, "moves": SET_UP},
    "rivals": {"script": {"0": ["place workers 4"]}, "then": "random"},
    "steps": [
        {"id": "goal", "when": {"start": True}, "kind": "read"},
        {
            "id": "marker",
            "when": {"step": "goal"},
            "kind": "do",
            "expect": ["place quality 2"],
            "letters": {"a": "choice.quality.2"},
            "facts": ["me.cash"],
            "rule": "II.2.4",
        },
        {"id": "seen", "when": {"step": "marker"}, "kind": "comment", "minutes": 0},
    ],
}
DRILL: Json = {
    "id": "small-drill",
    "kind": "drill",
    "place": 2,
    "minutes": 1,
    "subject": "prices",
    "table": TABLE | {"seats": ["learner", "Strutt"]},
    "rivals": {"then": "clerk"},
    "steps": [
        {
            "id": "task",
            "when": {"start": True},
            "kind": "do",
            "expect": [{"kind": "place"}],
        }
    ],
    "goal": ["me.cash >= 1"],
    "over": {"event": "placed", "seat": "me"},
}


def lesson_of(file: Json) -> Lesson:
    (found,) = reading.read(json.dumps(file), f"{TITLE}/{file['id']}.json", [TITLE])
    return found


@pytest.fixture(scope="module", autouse=True)
def small_lessons() -> Iterator[None]:
    """Two lessons more than there are, in this process."""
    known = library.known()
    small = {(TITLE, file["id"]): lesson_of(file) for file in (SMALL, DRILL)}
    known |= small
    yield
    for key in small:
        del known[key]


def begin(person: Person, lesson: str = "small", **more: bool) -> str:
    """The table where a person plays a lesson."""
    table = person.post(f"/api/lessons/{TITLE}/{lesson}", more, 201)
    id: str = table["id"]
    return id


def note_at(person: Person, table: str) -> Json:
    found: Json = person.get(f"/api/tables/{table}/lesson")
    return found


def progress_of(person: Person, lesson: str = "small") -> Json | None:
    (of_title,) = [one for one in person.get("/api/lessons") if one["title"] == TITLE]
    (offer,) = [one for one in of_title["lessons"] if one["id"] == lesson]
    found: Json | None = offer["progress"]
    return found


def test_lessons_are_offered_to_everybody(shared_server: Server) -> None:
    (of_title,) = [
        one for one in shared_server.stranger().get("/api/lessons") if one["title"] == TITLE
    ]
    offer = next(one for one in of_title["lessons"] if one["id"] == "small")
    assert offer["steps"] == [
        {"id": "goal", "minutes": 1},
        {"id": "marker", "minutes": 1},
        {"id": "seen", "minutes": 0},
    ]
    assert offer["progress"] is None


def test_a_lesson_begins_where_its_file_says(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = anna.get(f"/api/tables/{begin(anna)}")
    assert (table["lesson"], table["listed"], table["state"]) == (
        f"{TITLE}/small",
        False,
        "playing",
    )
    assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("Strutt", f"lesson/{TITLE}/small"),
        ("Anna", None),
    ]
    history = anna.get(f"/api/tables/{table['id']}/history")
    assert [one["move"] for one in history["happened"]] == SET_UP
    assert anna.position(table["id"])["decision"]["seat"] == 1


def test_a_lesson_may_have_one_seat(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = anna.post("/api/lessons/card-game/card-solo", {}, 201)
    assert [seat["name"] for seat in table["seats"]] == ["Anna"]
    assert note_at(anna, table["id"])["step"] == "opponents"


def test_the_same_deal_for_everybody(shared_server: Server) -> None:
    views = []
    for _ in range(2):
        person = shared_server.person("Anna")
        views.append(person.position(begin(person))["view"])
    assert views[0] == views[1]


def test_the_note_goes_with_the_moves_and_with_what_was_read(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = begin(anna)
    first = note_at(anna, table)
    assert (first["step"], first["reads"], first["says"]) == ("goal", True, "lesson-small-goal")
    second = anna.post(f"/api/tables/{table}/lesson", {"confirm": "goal"}, 200)
    assert (second["step"], second["shows"]) == ("marker", ["place quality 2"])
    assert second["facts"] == {"cash": anna.position(table)["view"]["companies"][1]["cash"]}
    assert (second["number"], second["count"], second["rule"]) == (2, 3, "II.2.4")
    anna.play(table, "place quality 2")
    assert note_at(anna, table)["step"] == "seen"
    assert anna.post(f"/api/tables/{table}/lesson", {"confirm": "seen"}, 200)["over"]
    mine = progress_of(anna)
    assert mine is not None
    assert (mine["table"], mine["reached"], mine["solved"]) == (table, "seen", True)


def test_one_goes_on_where_one_was_unless_it_begins_anew(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = begin(anna)
    anna.post(f"/api/tables/{table}/lesson", {"confirm": "goal"}, 200)
    assert begin(anna) == table
    assert note_at(anna, table)["step"] == "marker"
    again = begin(anna, anew=True)
    assert again != table
    assert note_at(anna, again)["step"] == "goal"
    anna.get(f"/api/tables/{table}", 404)


def test_a_finished_game_stays_when_the_lesson_begins_anew(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = begin(anna)
    anna.post(f"/api/tables/{table}/lesson", {"confirm": "goal"}, 200)
    anna.play(table, "place quality 2")
    anna.post(f"/api/tables/{table}/lesson", {"confirm": "seen"}, 200)
    begin(anna, anew=True)
    stayed = anna.get(f"/api/tables/{table}")
    assert stayed["lesson"] is None
    mine = progress_of(anna)
    assert mine is not None
    assert mine["solved"]


def test_who_leaves_keeps_the_game(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = begin(anna)
    left = anna.delete(f"/api/tables/{table}/lesson", 200)
    assert left["lesson"] is None
    assert left["seats"][0]["bot"] == "random"
    assert note_at(anna, table) is None
    assert anna.delete(f"/api/tables/{table}/lesson", 409)["error"] == "no-lesson-here"
    mine = progress_of(anna)
    assert mine is not None
    assert (mine["table"], mine["reached"]) == (None, "goal")
    assert begin(anna) != table
    anna.delete(f"/api/tables/{table}", 204)


def test_the_table_goes_back_past_my_turn_but_not_past_the_lesson(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = begin(anna)
    first = anna.position(table)["position"]
    seen = anna.play(table, "place quality 2")
    while seen["decision"] is None or seen["decision"]["seat"] == 1:
        seen = anna.play(table)
    now = until(
        lambda: (
            (found := anna.position(table))["decision"]["seat"] == 1
            and found["position"] > seen["position"]
            and found
        )
    )
    form = {"seat": 1, "position": first, "number": now["number"]}
    anna.post(f"/api/tables/{table}/take-back/request", form, 200)
    back = anna.position(table)
    assert back["position"] == first
    form |= {"position": first - 1, "number": back["number"]}
    refused = anna.post(f"/api/tables/{table}/take-back/request", form, 409)
    assert refused["error"] == "lesson-begins"


def test_a_drill_is_judged_and_its_answer_kept(shared_server: Server) -> None:
    anna = shared_server.person("Anna")
    table = begin(anna, "small-drill")
    assert note_at(anna, table)["met"] == []
    anna.play(table, "place quality 2")
    note = note_at(anna, table)
    assert note["over"]
    assert note["met"] == [{"condition": "me.cash >= 1", "holds": True}]
    mine = progress_of(anna, "small-drill")
    assert mine is not None
    assert (mine["solved"], mine["answer"]) == (True, "place quality 2")


def test_a_drill_may_begin_from_a_position_and_end_with_the_game(shared_server: Server) -> None:
    lesson = library.find(TITLE, "marked-mill")
    anna = shared_server.person("Anna")
    table = begin(anna, lesson.id)
    assert anna.position(table)["view"]["year"] == 1810
    for move in lesson.shown:
        until(lambda: is_asked(anna, table, lesson.seat))
        anna.play(table, move)
    note = note_at(anna, table)
    assert note["over"]
    assert all(goal["holds"] for goal in note["met"])
    mine = progress_of(anna, lesson.id)
    assert mine is not None
    assert mine["solved"]


def test_nobody_elses_lesson_says_anything(shared_server: Server) -> None:
    anna, bea = shared_server.person("Anna"), shared_server.person("Bea")
    table = begin(anna)
    assert note_at(bea, table) is None
    path = f"/api/tables/{table}/lesson"
    assert bea.post(path, {"confirm": "goal"}, 409)["error"] == "no-lesson-here"
    assert bea.delete(path, 409)["error"] == "no-lesson-here"
    assert anna.post(path, {"confirm": "nowhere"}, 400)["error"] == "no-step"
    assert anna.post(f"/api/lessons/{TITLE}/nowhere", {}, 404)["error"] == "no-lesson"
    assert anna.post("/api/lessons/nothing/small", {}, 404)["error"] == "no-lesson"
    usual = {
        "title": TITLE,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": f"lesson/{TITLE}/small"}],
    }
    assert anna.post("/api/tables", usual, 400)["error"] == "no-bot"


def test_a_rival_follows_the_script() -> None:
    lesson = library.find(TITLE, "small")
    game = lesson.begin("Anna")
    while game.seat != 0:
        game.play(game.moves[-1])
    assert think(Job(game.record, 0, lesson.bot, "seed"))[0] == "place workers 4"


@ONCE
@pytest.mark.parametrize("title", [TITLE, "water-frame-2014"])
def test_the_guided_decade_is_played_as_it_is_shown(shared_server: Server, title: str) -> None:
    lesson = library.find(title, "guided-decade")
    anna = shared_server.person("Anna")
    table = anna.post(f"/api/lessons/{title}/{lesson.id}", {}, 201)["id"]
    for move in lesson.shown:
        until(lambda: is_asked(anna, table, lesson.seat))
        read_on(anna, table)
        anna.play(table, move)
    until(lambda: is_asked(anna, table, lesson.seat))
    last = read_on(anna, table)
    assert last["over"]
    assert [step["step"] for step in last["reached"]] == [step.id for step in lesson.steps]
    played = anna.get(f"/api/tables/{table}/history")["happened"]
    for seat, script in lesson.rivals.script.items():
        theirs = tuple(one["move"] for one in played if one["seat"] == seat)
        assert theirs[: len(script)] == script


def is_asked(person: Person, table: str, seat: int) -> bool:
    decision = person.position(table)["decision"]
    return decision is not None and decision["seat"] == seat


def read_on(person: Person, table: str) -> Json:
    """Confirm what is to be read; the note that waits for a move, or the last."""
    note = note_at(person, table)
    while note["reads"]:
        note = person.post(f"/api/tables/{table}/lesson", {"confirm": note["step"]}, 200)
    return note


# What was used


def used_of(person: Person, title: str = TITLE) -> set[str]:
    (of_title,) = [one for one in person.get("/api/me/used") if one["title"] == title]
    return {one["subject"] for one in of_title["subjects"] if one["used"]}


def test_what_i_have_used_is_ticked_by_playing(shared_server: Server) -> None:
    anna, bea = shared_server.person("Anna"), shared_server.person("Bea")
    table = anna.table("me", "random")
    assert used_of(anna) == set()
    anna.play(table, "place quality 2")
    anna.play(table, "price food 6")
    assert used_of(anna) == {"prices"}
    assert used_of(anna, "water-frame-2014") == {"prices"}
    assert used_of(anna, "card-game") == used_of(bea) == set()


def test_each_subject_has_its_section_in_the_book_of_the_title(shared_server: Server) -> None:
    found = {one["title"]: one["subjects"] for one in shared_server.person().get("/api/me/used")}
    sections = {title: {one["subject"]: one["section"] for one in found[title]} for title in found}
    assert sections[TITLE]["machines"] == "II.2.3"
    assert sections["arkwright-2025"]["machines"] == "5.2.II.3"


@pytest.mark.parametrize(("family", "journal"), [("boardgame", boardgame), ("cardgame", cardgame)])
def test_what_tells_of_a_subject_is_an_event_of_its_game(family: str, journal: Any) -> None:
    told = {event for _, events in of_family(family).SUBJECTS.values() for event in events}
    assert told <= set(journal.EVENTS)
    assert all("seat" in journal.EVENTS[event] for event in told)


# Moving


def test_progress_moves_with_the_server(tmp_path: Any, database: str) -> None:
    with running(database) as server:
        anna = server.person("Anna")
        anna.put("/api/me/password", {"password": "spinning jenny 1764"})
        table = begin(anna)
        anna.post(f"/api/tables/{table}/lesson", {"confirm": "goal"}, 200)
        anna.play(table, "place quality 2")
        anna.play(table, "price food 6")
        before = progress_of(anna)
        assert used_of(anna) == {"prices"}
    file = tmp_path / "all.jsonl"
    export_all(database, file)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    prepare(other)
    done("import", file, "--database", other)
    with running(other) as server:
        again = server.person()
        again.post("/api/sign-in", {"name": "Anna", "password": "spinning jenny 1764"}, 200)
        assert progress_of(again) == before
        assert note_at(again, table)["step"] == "seen"
        assert used_of(again) == {"prices"}
