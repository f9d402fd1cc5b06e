"""Seats through the API: taking and leaving them, beginning, and bots that stand in."""

import datetime
import threading
from typing import Any

import pytest

from arkwright.server.storage import profiles
from arkwright.server.storage.database import Writing, now
from tests.server.conftest import ONCE
from tests.server.given import Person, Server, grade, until
from tests.server.logs import stored


def seen(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}")


def names(table: Any) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def mine(table: Any) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["mine"]]


def join(person: Person, table: str, expect: int = 200, **form: Any) -> Any:
    return person.post(f"/api/tables/{table}/join", form, expect)


def leave(person: Person, table: str, expect: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/leave", None, expect)


def start(person: Person, table: str, expect: int = 200, **form: Any) -> Any:
    return person.post(f"/api/tables/{table}/start", form, expect)


def fill(person: Person, table: str, seat: int, expect: int = 200, **form: Any) -> Any:
    return person.put(f"/api/tables/{table}/seats/{seat}", form, expect)


def call(person: Person, table: str, seat: int, expect: int = 200, bot: str = "clerk") -> Any:
    return person.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot}, expect)


def come_back(person: Person, table: str, seat: int, expect: int = 200) -> Any:
    return person.delete(f"/api/tables/{table}/seats/{seat}/bot", expect)


def last_seen(server: Server, person: Person, **ago: float) -> None:
    """Let a person have been here last so long ago."""
    id = person.id

    async def change(writing: Writing) -> None:
        await profiles.change(writing, id, seen=now() - datetime.timedelta(**ago))

    stored(server, change)


def begun(*people: Person, pace: str = "live") -> str:
    """A table where these people play, the first of them as its host."""
    table = people[0].table("me", *["open"] * (len(people) - 1), pace=pace)
    for person in people[1:]:
        join(person, table)
    start(people[0], table)
    return table


# Before the start


def test_people_take_open_seats(shared_server: Server) -> None:
    ann, bob, cleo = (shared_server.person(name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.table("open", "me", "open", "open")
    # The first that is free, a certain one under another name, and another of the same person
    assert mine(join(bob, table)) == [0]
    assert mine(join(cleo, table, seat=3, name="Queen")) == [3]
    assert mine(join(cleo, table)) == [2, 3]
    assert names(seen(ann, table)) == ["Bob", "Ann", "Cleo", "Queen"]
    # Then there is none left
    assert join(bob, table, 409)["error"] == "no-free-seat"
    assert join(bob, table, 409, seat=1)["error"] == "seat-taken"
    assert join(bob, table, 409, seat=7)["error"] == "seat-taken"


def test_a_name_is_given_once_at_a_table(shared_server: Server) -> None:
    ann, other = shared_server.person("Ann"), shared_server.person("Ann")
    table = ann.table("me", "open", "open")
    join(other, table)
    assert names(join(other, table, name="Ann")) == ["Ann", "Ann 2", "Ann 3"]


def test_two_people_race_for_the_last_seat(shared_server: Server) -> None:
    host = shared_server.person()
    people = [shared_server.person() for _ in range(4)]
    table = host.table("me", "open")
    answers: list[int] = []

    def run(person: Person) -> None:
        answers.append(person.http.post(f"/api/tables/{table}/join", json={}).status_code)

    runners = [threading.Thread(target=run, args=(person,)) for person in people]
    for runner in runners:
        runner.start()
    for runner in runners:
        runner.join()
    assert sorted(answers) == [200, 409, 409, 409]


@ONCE
@pytest.mark.parametrize("form", [{"seat": -1}, {"seat": 8}, {"seat": 10**30}, {"name": "\u202e"}])
def test_bad_join_is_refused(shared_server: Server, form: dict[str, Any]) -> None:
    person = shared_server.person()
    table = person.table("me", "open")
    assert join(person, table, 400, **form)["message"].endswith(".")
    assert mine(seen(person, table)) == [0]


def test_who_has_no_profile_takes_no_seat(shared_server: Server) -> None:
    table = shared_server.person().table("me", "open")
    assert join(shared_server.stranger(), table, 401)["error"] == "no-profile"


def test_seat_is_free_again_when_its_person_leaves(shared_server: Server) -> None:
    ann, bob = shared_server.person("Ann"), shared_server.person("Bob")
    table = ann.table("me", "open", "open")
    join(bob, table)
    join(bob, table)
    assert names(leave(bob, table)) == ["Ann", "", ""]
    assert leave(bob, table, 409)["error"] == "not-at-the-table"
    assert bob.get("/api/tables") == []
    assert mine(join(bob, table)) == [1]


def test_another_person_is_host_when_the_host_leaves(shared_server: Server) -> None:
    ann, bob, cleo = (shared_server.person() for _ in range(3))
    table = ann.table("me", "open", "open")
    join(bob, table, seat=2)
    join(cleo, table, seat=1)
    assert leave(ann, table)["host"] == cleo.id
    assert seen(cleo, table)["hosting"]
    assert start(ann, table, 403)["error"] == "not-the-host"
    assert start(cleo, table, fill="random")["state"] == "playing"


def test_table_vanishes_with_its_last_person(shared_server: Server) -> None:
    ann, bob = shared_server.person(), shared_server.person()
    table = ann.table("me", "open", "clerk")
    join(bob, table)
    leave(bob, table)
    assert leave(ann, table) is None
    assert ann.get(f"/api/tables/{table}", 404)["error"] == "no-table"


def test_host_decides_who_has_a_seat(shared_server: Server) -> None:
    ann, bob = shared_server.person("Ann"), shared_server.person("Bob")
    table = ann.table("me", "open", "open")
    assert fill(ann, table, 1, kind="bot", bot="random")["seats"][1]["bot"] == "random"
    assert fill(ann, table, 1, kind="person", profile=bob.id)["seats"][1]["profile"] == bob.id
    assert mine(fill(ann, table, 2, kind="me", name="Both")) == [0, 2]
    assert names(seen(bob, table)) == ["Ann", "Bob", "Both"]
    assert names(fill(ann, table, 1, kind="open")) == ["Ann", "", "Both"]
    # A name that is kept is no second one
    assert names(fill(ann, table, 0, kind="me", name="Ann")) == ["Ann", "", "Both"]
    assert fill(bob, table, 1, 403, kind="me")["error"] == "not-the-host"


@ONCE
@pytest.mark.parametrize("seat", ["3", "-1", "99999999999999999999", "9" * 5000, "one", "1.5"])
def test_seat_that_is_not_there(shared_server: Server, seat: str) -> None:
    person = shared_server.person()
    table = person.table("me", "open", "open")
    playing = person.table("me", "me")
    answers = [
        person.http.put(f"/api/tables/{table}/seats/{seat}", json={"kind": "me"}),
        person.http.put(f"/api/tables/{playing}/seats/{seat}/bot", json={"bot": "clerk"}),
        person.http.delete(f"/api/tables/{playing}/seats/{seat}/bot"),
    ]
    assert [answer.status_code for answer in answers] == [404] * 3
    assert mine(seen(person, table)) == [0]


# The start


def test_game_begins_when_the_host_says_so(shared_server: Server) -> None:
    ann, bob = shared_server.person("Ann"), shared_server.person("Bob")
    table = ann.table("me", "open", "open")
    assert ann.get(f"/api/tables/{table}/position", 409)["error"] == "not-started"
    refused = start(ann, table, 409)
    assert (refused["error"], refused["facts"]) == ("seats-open", {"count": 2})
    join(bob, table)
    assert start(bob, table, 403, fill="random")["error"] == "not-the-host"
    assert start(ann, table, 400, fill="tests.server.bad_bots:Raises")["error"] == "no-bot"
    begins = start(ann, table, fill="random")
    assert begins["state"] == "playing"
    assert [seat["bot"] for seat in begins["seats"]] == [None, None, "random"]
    assert len(set(names(begins))) == 3
    assert all(names(begins))
    assert begins["started"] == begins["since"]


def test_what_belongs_before_the_start_is_refused_after_it(shared_server: Server) -> None:
    ann, bob = shared_server.person(), shared_server.person()
    table = begun(ann, bob)
    assert join(bob, table, 409)["error"] == "table-is-playing"
    assert start(ann, table, 409)["error"] == "table-is-playing"
    assert fill(ann, table, 0, 409, kind="open")["error"] == "table-is-playing"
    waiting = ann.table("me", "open")
    assert call(ann, waiting, 0, 409)["error"] == "table-is-open"
    assert come_back(ann, waiting, 0, 409)["error"] == "table-is-open"


# Bots that stand in


def test_person_resigns_a_seat_to_a_bot_and_takes_it_back(shared_server: Server) -> None:
    # Given a person at both seats, who lets a bot play the one that must decide
    person = shared_server.person("Ann")
    table = begun(person, person)
    first = seen(person, table)["deciding"]
    assert grade(call(person, table, first)["seats"][first]) == "clerk"
    # When the bot has played, the seat is still that person's, and shown to them
    until(lambda: seen(person, table)["deciding"] == 1 - first)
    assert mine(seen(person, table)) == [0, 1]
    assert person.position(table, seat=first)["seat"] == first
    form = {"seat": first, "move": "done", "number": seen(person, table)["number"]}
    refused = person.post(f"/api/tables/{table}/moves", form, 409)
    assert refused["error"] == "bot-plays-your-seat"
    # Then it can be taken back
    assert come_back(person, table, first)["seats"][first]["bot"] is None
    assert names(seen(person, table)) == ["Ann", "Ann 2"]


def test_host_calls_a_bot_for_who_has_left(shared_server: Server) -> None:
    ann, bob = shared_server.person("Ann"), shared_server.person("Bob")
    table = begun(ann, bob)
    refused = call(ann, table, 1, 409)
    assert (refused["error"], refused["facts"]) == ("still-here", {"name": "Bob"})
    assert leave(bob, table)["seats"][1]["away"]
    assert grade(call(ann, table, 1)["seats"][1]) == "clerk"
    # A better one may follow
    assert call(ann, table, 1, bot="random")["seats"][1]["bot"] == "random"
    # And Bob comes back
    assert come_back(ann, table, 1, 403)["error"] == "not-your-seat"
    back = come_back(bob, table, 1)["seats"][1]
    assert (back["bot"], back["away"]) == (None, False)
    assert call(ann, table, 1, 409)["error"] == "still-here"


@pytest.mark.parametrize(
    ("pace", "here", "away"),
    [
        ("live", {"minutes": 4}, {"minutes": 6}),
        ("turns", {"days": 2.9}, {"days": 3.1}),
    ],
)
def test_host_calls_a_bot_for_who_was_not_seen_for_long(
    shared_server: Server, pace: str, here: dict[str, float], away: dict[str, float]
) -> None:
    ann, bob = shared_server.person(), shared_server.person("Bob")
    table = begun(ann, bob, pace=pace)
    last_seen(shared_server, bob, **here)
    assert not seen(ann, table)["seats"][1]["away"]
    assert call(ann, table, 1, 409)["error"] == "still-here"
    last_seen(shared_server, bob, **away)
    assert seen(ann, table)["seats"][1]["away"]
    assert grade(call(ann, table, 1)["seats"][1]) == "clerk"


def test_only_the_host_calls_bots_for_others_while_the_host_is_here(shared_server: Server) -> None:
    ann, bob, cleo = (shared_server.person() for _ in range(3))
    table = begun(ann, bob, cleo)
    leave(cleo, table)
    assert call(bob, table, 2, 403)["error"] == "not-the-host"
    # An absent host must not keep the others from playing on
    last_seen(shared_server, ann, hours=1)
    assert call(shared_server.person(), table, 2, 403)["error"] == "not-the-host"
    assert grade(call(bob, table, 2)["seats"][2]) == "clerk"
    assert grade(call(bob, table, 0)["seats"][0]) == "clerk"


def test_who_leaves_a_running_game_is_host_no_longer(shared_server: Server) -> None:
    ann, bob, cleo = (shared_server.person() for _ in range(3))
    table = begun(ann, bob, cleo)
    leave(bob, table)
    assert leave(ann, table)["host"] == cleo.id
    assert leave(cleo, table)["host"] == cleo.id
    assert [seat["away"] for seat in seen(cleo, table)["seats"]] == [True] * 3


def test_who_plays_again_is_back(shared_server: Server) -> None:
    ann, bob = shared_server.person("Ann"), shared_server.person("Bob")
    table = begun(ann, bob)
    assert leave(ann, table)["seats"][0]["away"]
    ann.play(table)
    assert not ann.get(f"/api/tables/{table}")["seats"][0]["away"]


@ONCE
@pytest.mark.parametrize("bot", ["genius", "", "tests.server.bad_bots:Raises", "x" * 65, "\x00"])
def test_only_bots_of_the_house_are_called(shared_server: Server, bot: str) -> None:
    person = shared_server.person()
    table = begun(person, person)
    assert call(person, table, 0, 400, bot=bot)["message"].endswith(".")
    assert seen(person, table)["seats"][0]["bot"] is None
