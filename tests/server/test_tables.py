"""Tables through the API: making them of every title, finding them, seeing them, and bad input."""

import datetime
from typing import Any

import pytest

import arkwright
from arkwright.server.storage import tables
from arkwright.server.storage.database import Writing
from tests.server.conftest import ONCE
from tests.server.given import Person, Server, until
from tests.server.logs import play_on, real_game, stored

SEATS = [{"kind": "me"}, {"kind": "open"}]
"""The seats of a table that waits for somebody."""


def make(person: Person, expect: int = 201, **form: Any) -> Any:
    return person.post("/api/tables", {"title": "water-frame-2016", "seats": SEATS, **form}, expect)


def seen(person: Person, table: str, expect: int = 200) -> Any:
    return person.get(f"/api/tables/{table}", expect)


def wait_for_turn(person: Person, table: str) -> None:
    until(lambda: seen(person, table)["deciding"] == 0)


def change(server: Server, table: str, **values: object) -> None:
    """Change a table past the server."""

    async def write(writing: Writing) -> None:
        await tables.change(writing, table, **values)

    stored(server, write)


def as_if(refused: Any, table: str) -> Any:
    """A refusal for another table."""
    told = refused["facts"]["table"]
    facts = {"table": table}
    return {**refused, "facts": facts, "message": refused["message"].replace(told, table)}


def ids(listed: list[Any]) -> list[str]:
    return [table["id"] for table in listed]


# Making


def test_table_with_every_kind_of_seat(shared_server: Server) -> None:
    host, guest = shared_server.person("Ann"), shared_server.person("Bob")
    made = make(
        host,
        seats=[
            {"kind": "me"},
            {"kind": "person", "profile": guest.id},
            {"kind": "bot", "bot": "clerk"},
            {"kind": "open"},
        ],
        pace="turns",
        options={"setup": "free"},
    )
    me, other, bot, free = made["seats"]
    assert (me["name"], me["profile"], me["mine"], me["bot"]) == ("Ann", host.id, True, None)
    assert (other["name"], other["profile"], other["mine"]) == ("Bob", guest.id, False)
    assert (bot["bot"], bot["profile"], bot["mine"]) == ("clerk", None, False)
    assert bot["name"]
    assert (free["name"], free["profile"], free["bot"]) == ("", None, None)
    assert me["colour"] == host.get("/api/me")["colour"]
    assert me["symbol"] == host.get("/api/me")["symbol"]
    assert (made["state"], made["pace"], made["listed"]) == ("open", "turns", False)
    assert (made["host"], made["hosting"], made["deciding"]) == (host.id, True, None)
    assert made["options"]["setup"] == "free"
    assert not seen(guest, made["id"])["hosting"]


def test_table_without_open_seats_begins_at_once(shared_server: Server) -> None:
    person = shared_server.person("Ann")
    made = make(person, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "me", "name": "Cleo"}])
    assert made["state"] == "playing"
    assert [seat["name"] for seat in made["seats"]] == ["Ann", "Ann 2", "Cleo"]
    assert made["deciding"] == person.position(made["id"])["decision"]["seat"]
    assert made["since"] == made["started"]


@ONCE
def test_seats_drawn_by_lot_stay_the_same_seats(shared_server: Server) -> None:
    person = shared_server.person()
    names = ["A", "B", "C", "D"]
    seats = [{"kind": "me", "name": name} for name in names]
    orders = set()
    for _ in range(12):
        made = make(person, seats=seats, shuffle=True)["seats"]
        assert [seat["seat"] for seat in made] == [0, 1, 2, 3]
        orders.add("".join(seat["name"] for seat in made))
    assert {"".join(sorted(order)) for order in orders} == {"ABCD"}
    assert len(orders) > 1


@ONCE
@pytest.mark.parametrize("title", arkwright.titles())
def test_every_title_is_played_against_clerks(shared_server: Server, title: str) -> None:
    person = shared_server.person()
    for count in arkwright.find_title(title).seats:
        table = person.table("me", *["clerk"] * (count - 1), title=title)
        for _ in range(4):
            wait_for_turn(person, table)
            person.play(table)
        assert len(real_game(shared_server, table).played) >= 4


def test_corrected_components_are_played_with(shared_server: Server) -> None:
    person = shared_server.person()
    components = {"loan": {"amount": 17}}
    made = make(person, seats=[{"kind": "me"}, {"kind": "me"}], components=components)
    assert made["components"] == components
    assert real_game(shared_server, made["id"]).components == components
    # And everybody can see them among the printed ones.
    printed = person.get("/api/titles/water-frame-2016/components")
    at_table = shared_server.stranger().get(f"/api/tables/{made['id']}/components")
    changed = [now for before, now in zip(printed, at_table, strict=True) if now != before]
    assert [(loan["name"], loan["values"]["amount"]) for loan in changed] == [("loan", 17)]


# Bad input

BAD_TABLES: dict[str, dict[str, Any]] = {
    "no such title": {"title": "chess"},
    "no seat": {"seats": []},
    "too few seats": {"seats": SEATS[:1]},
    "too many seats": {"seats": SEATS * 3},
    "far too many seats": {"seats": SEATS * 100},
    "no such option": {"options": {"speed": "high"}},
    "no such value": {"options": {"setup": "quick"}},
    "no text": {"options": {"setup": 3}},
    "no such bot": {"seats": [{"kind": "bot", "bot": "genius"}, *SEATS]},
    "a bot of the visitor's own": {
        "seats": [{"kind": "bot", "bot": "tests.server.bad_bots:Raises"}, *SEATS]
    },
    "no bot": {"seats": [{"kind": "bot"}, *SEATS]},
    "no such kind": {"seats": [{"kind": "cat"}, *SEATS]},
    "no such field": {"seed": 4},
    "no such pace": {"pace": "slow"},
    "invisible name": {"seats": [{"kind": "me", "name": "A\x00"}, *SEATS]},
    "empty name": {"seats": [{"kind": "me", "name": " "}, *SEATS]},
    "long name": {"seats": [{"kind": "me", "name": "A" * 41}, *SEATS]},
}


@ONCE
@pytest.mark.parametrize("form", BAD_TABLES.values(), ids=BAD_TABLES.keys())
def test_bad_table_is_refused_in_a_sentence(shared_server: Server, form: dict[str, Any]) -> None:
    person = shared_server.person()
    refused = make(person, 400, **form)
    assert refused["message"].endswith(".")
    assert person.get("/api/tables") == []


NESTED: Any = 1
for _ in range(400):
    NESTED = [NESTED]
BAD_COMPONENTS: dict[str, Any] = {
    "a text": "loan",
    "a list": [1, 2],
    "unknown": {"spaceship": {"cost": 3}},
    "NUL": {"\x00": 3},
    "a number for a table": {"factory": 5},
    "a table for a number": {"loan": {"amount": {"of": 3}}},
    "a text for a number": {"loan": {"amount": "ten"}},
    "nothing for a number": {"loan": {"amount": None}},
    "yes for a number": {"loan": {"amount": True}},
    "a fraction": {"loan": {"amount": 1.5}},
    "below nothing": {"loan": {"amount": -1}},
    "too much": {"loan": {"amount": 10**40}},
    "a track without end": {"share_track": {"fours": {"to": 2**31}}},
    "a list too short": {"factory": {"food": {"cost": []}}},
    "a list too long": {"factory": {"food": {"cost": [5] * 5000}}},
    "a list of lists": {"factory": {"food": {"cost": [[5]]}}},
    "lists without end": {"factory": {"food": {"cost": NESTED}}},
    "a list of nonsense": {"spaces": {"food": {"rows": [{"a": None}, 1.5, "", []]}}},
    "a row too long": {"spaces": {"food": {"rows": ["W" * 10_000] * 4}}},
    "no source": {"loan": {"source": ""}},
    "a source too long": {"loan": {"source": "x" * 100_000}},
}


@ONCE
@pytest.mark.parametrize("components", BAD_COMPONENTS.values(), ids=BAD_COMPONENTS.keys())
def test_garbage_components_are_refused(shared_server: Server, components: Any) -> None:
    person = shared_server.person()
    for seats in (SEATS, [{"kind": "me"}, {"kind": "me"}]):
        refused = make(person, 400, components=components, seats=seats)
        assert refused["message"].endswith(".")
        assert len(refused["message"]) < 500
    assert person.get("/api/tables") == []


@ONCE
def test_body_without_end_is_refused(shared_server: Server) -> None:
    person = shared_server.person()
    body = '{"components":' * 8000
    answer = person.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-request"


@pytest.mark.parametrize("profile", ["nobody", "\x00", "%00", "\u00e9", ""])
def test_seat_for_nobody_known(shared_server: Server, profile: str) -> None:
    seats = [*SEATS, {"kind": "person", "profile": profile}]
    refused = make(shared_server.person(), 404, seats=seats)
    assert refused["error"] == "no-profile-of-that-id"


@pytest.mark.parametrize("id", ["nothing", "%00", "%F0%9F%8E%B2", "a" * 300, "1;2", "%2e%2e"])
def test_table_that_is_not_there(shared_server: Server, id: str) -> None:
    person = shared_server.person()
    for path in ("", "/position", "/components"):
        assert person.get(f"/api/tables/{id}{path}", 404)["error"] == "no-table"
    for path in ("/join", "/leave", "/start"):
        assert person.post(f"/api/tables/{id}{path}", {}, 404)["error"] == "no-table"
    assert person.delete(f"/api/tables/{id}", 404)["error"] == "no-table"


# Finding and seeing


def test_my_tables_and_those_that_are_listed(shared_server: Server) -> None:
    ann, bob = shared_server.person(), shared_server.person()
    private = ann.table("me", "open")
    public = ann.table("me", "open", listed=True)
    bob.post(f"/api/tables/{private}/join", {})
    assert set(ids(ann.get("/api/tables"))) == {private, public}
    assert ids(bob.get("/api/tables")) == [private]
    for anybody in (ann, bob, shared_server.stranger()):
        listed = ids(anybody.get("/api/tables", which="listed", limit=100))
        assert public in listed
        assert private not in listed
    assert shared_server.stranger().get("/api/tables", 401)["error"] == "no-profile"


def test_tables_by_state_and_in_pages_with_the_latest_first(shared_server: Server) -> None:
    person = shared_server.person()
    open_ones = [person.table("me", "open") for _ in range(3)]
    begun = person.table("me", "me")
    ended = person.table("me", "me", title="card-game")
    play_on(shared_server, ended)
    start = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC)
    order = [open_ones[1], ended, begun, open_ones[0], open_ones[2]]
    for day, table in enumerate(reversed(order)):
        change(shared_server, table, since=start + datetime.timedelta(days=day))
    assert ids(person.get("/api/tables")) == order
    assert ids(person.get("/api/tables", limit=2, offset=1)) == order[1:3]
    assert ids(person.get("/api/tables", offset=5)) == []
    assert ids(person.get("/api/tables", state="playing")) == [begun]
    assert ids(person.get("/api/tables", state="over")) == [ended]
    in_pages = [person.get("/api/tables", state="open", limit=1, offset=n) for n in range(4)]
    assert [ids(page) for page in in_pages] == [
        [open_ones[1]],
        [open_ones[0]],
        [open_ones[2]],
        [],
    ]


@ONCE
@pytest.mark.parametrize(
    "query",
    [
        {"limit": 0},
        {"limit": 101},
        {"offset": -1},
        {"offset": 10**20},
        {"limit": "many"},
        {"which": "all"},
        {"state": "lost"},
    ],
    ids=str,
)
def test_bad_list_is_refused(shared_server: Server, query: dict[str, Any]) -> None:
    refused = shared_server.person().get("/api/tables", 400, **query)
    assert refused["error"] == "bad-request"


def test_whose_turn_it_is_and_since_when(shared_server: Server) -> None:
    # Given a turn of several moves
    person = shared_server.person()
    table = person.table("me", "me")
    before = seen(person, table)
    # When the same seat goes on, its turn has lasted since it began
    while seen(person, table)["deciding"] == before["deciding"]:
        assert seen(person, table)["since"] == before["since"]
        person.play(table)
    # Then the other seat's turn begins with the last move
    after = seen(person, table)
    assert after["deciding"] == 1 - before["deciding"]
    assert after["since"] > before["since"]
    assert after["number"] == person.position(table)["number"]


def test_watchers_see_a_table_by_its_link(shared_server: Server) -> None:
    table = shared_server.person("Ann").table("me", "me")
    stranger = shared_server.stranger()
    assert not any(seat["mine"] for seat in seen(stranger, table)["seats"])
    assert stranger.position(table)["seat"] is None
    assert stranger.position(table)["decision"]["moves"] == []


def test_the_seed_is_nobodys_business(shared_server: Server) -> None:
    person = shared_server.person()
    table = person.table("me", "me", listed=True)
    seed = str(real_game(shared_server, table).seed)
    answers = [
        person.http.get(path).text
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/position",
            "/api/tables",
            "/api/tables?which=listed",
        )
    ]
    assert all(table in answer for answer in answers)
    assert not any(seed in answer or '"seed"' in answer for answer in answers)


def test_analysis_is_for_one_person_alone(shared_server: Server) -> None:
    # Given an analysis of Ann's, and somebody who has its link
    ann, bob = shared_server.person(), shared_server.person()
    table = ann.table("me", "me", listed=True)
    change(shared_server, table, analysis=True)
    assert seen(ann, table)["analysis"]
    assert ann.play(table)["number"] == 1
    assert table in ids(ann.get("/api/tables"))
    # Then for everybody else it is as if there were no such table
    no_table = seen(bob, "nosuchtable", 404)
    form = {"seat": 0, "move": "done", "number": 1}
    for other in (bob, shared_server.stranger()):
        for path in ("", "/position", "/components"):
            refused = other.get(f"/api/tables/{table}{path}", 404)
            assert refused == as_if(no_table, table)
        assert table not in ids(other.get("/api/tables", which="listed", limit=100))
    assert ids(bob.get("/api/tables")) == []
    refusals = [
        bob.post(f"/api/tables/{table}/moves", form, 404),
        bob.post(f"/api/tables/{table}/join", {}, 404),
        bob.post(f"/api/tables/{table}/leave", None, 404),
        bob.post(f"/api/tables/{table}/start", {}, 404),
        bob.put(f"/api/tables/{table}/seats/0", {"kind": "me"}, 404),
        bob.put(f"/api/tables/{table}/seats/0/bot", {"bot": "clerk"}, 404),
        bob.delete(f"/api/tables/{table}/seats/0/bot", 404),
        bob.delete(f"/api/tables/{table}", 404),
    ]
    assert all(refused == as_if(no_table, table) for refused in refusals)


# Taking away


def test_host_takes_a_table_away(shared_server: Server) -> None:
    ann, bob = shared_server.person(), shared_server.person()
    waiting, alone = ann.table("me", "open"), ann.table("me", "me", "clerk")
    ann.play(alone)
    for table in (waiting, alone):
        assert bob.delete(f"/api/tables/{table}", 403)["error"] == "not-the-host"
        ann.delete(f"/api/tables/{table}", 204)
        assert seen(ann, table, 404)["error"] == "no-table"
        assert ann.get(f"/api/tables/{table}/position", 404)["error"] == "no-table"
    assert ann.get("/api/tables") == []


def test_table_where_others_play_stays(shared_server: Server) -> None:
    ann, bob = shared_server.person(), shared_server.person()
    table = make(ann, seats=[{"kind": "me"}, {"kind": "person", "profile": bob.id}])["id"]
    assert ann.delete(f"/api/tables/{table}", 409)["error"] == "others-play-here"
    assert seen(bob, table)["state"] == "playing"
