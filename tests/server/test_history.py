"""What has been: moves and events, earlier positions, since my last turn, the record."""

import json
from itertools import pairwise
from typing import Any

import pytest

import arkwright
from arkwright.play import Game
from arkwright.server.games import showing
from tests.server.conftest import running
from tests.server.given import Person, Server
from tests.server.logs import opened_game, play_on

TABLES = [
    ("water-frame-2016", ("me", "me", "me")),
    ("water-frame-2014", ("me", "me")),
    ("card-game", ("me", "me")),
    ("card-game", ("me",)),
]


@pytest.fixture
def server(sqlite_database: str) -> Any:
    """What is here is the same on both databases, unless a test asks for both."""
    with running(sqlite_database) as server:
        yield server


def told(game: Game) -> list[dict[str, Any]]:
    return [event.as_json() for event in game.events]


# Moves and events


def test_history_has_every_move_and_every_event_once(database: str) -> None:
    with running(database) as server:
        person = server.person()
        table = person.table("me", "me")
        game = play_on(server, table)
        path = f"/api/tables/{table}/history"
        whole = server.stranger().get(path, limit=2000)
        assert whole["position"] == len(game.played)
        assert [h["move"] for h in whole["happened"]] == [m.text for m in game.played]
        assert [h["position"] for h in whole["happened"]] == list(range(1, len(game.played) + 1))
        events = whole["opening"] + [e for h in whole["happened"] for e in h["events"]]
        assert events == told(game)
        assert whole["opening"] == told(game.at(0))

        pages: list[Any] = []
        while len(pages) < whole["position"]:
            pages += person.get(path, after=len(pages), limit=97)["happened"]
        assert pages == whole["happened"]
        assert person.get(path, after=10)["opening"] == []
        assert person.get(path, after=100_000)["happened"] == []


def test_history_forgets_what_was_taken_back_but_not_that_it_was(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    person.play(table)
    person.play(table)
    form = {"seat": person.position(table)["decision"]["seat"], "number": 2}
    person.post(f"/api/tables/{table}/take-back", form)
    history = person.get(f"/api/tables/{table}/history")
    assert [h["number"] for h in history["happened"]] == [1]
    [taken] = history["taken_back"]
    assert (taken["number"], taken["position"], taken["seat"]) == (3, 1, form["seat"])


@pytest.mark.parametrize("wrong", [{"after": -1}, {"limit": 0}, {"limit": 10**9}, {"after": "x"}])
def test_history_refuses_what_is_no_position(server: Server, wrong: dict[str, Any]) -> None:
    person = server.person()
    table = person.table("me", "me")
    refused = person.get(f"/api/tables/{table}/history", 400, **wrong)
    assert refused["error"] == "bad-request"


# Earlier positions


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_position_can_be_opened_again(
    server: Server, title: str, seats: tuple[str, ...]
) -> None:
    person = server.person()
    table = person.table(*seats, title=title)
    game = play_on(server, table)
    last = len(game.played)
    for place in (0, 1, last // 2, last - 1, last):
        seen = person.get(f"/api/tables/{table}/positions/{place}", seat=0)
        then = game.at(place)
        assert (seen["position"], seen["number"]) == (place, last)
        assert seen["view"] == then.view(0)
        assert seen["over"] == then.over
        if then.decision is not None:
            assert seen["decision"]["seat"] == then.seat
            assert seen["decision"]["moves"] == []
    assert person.get(f"/api/tables/{table}/positions/{last}") == person.position(table)


def test_only_the_present_position_lists_moves(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    person.play(table)
    path = f"/api/tables/{table}/positions"
    before, now = person.get(f"{path}/0"), person.get(f"{path}/1")
    assert (before["decision"]["moves"], before["undoable"]) == ([], 0)
    assert now == person.position(table)
    assert now["decision"]["moves"]
    watched = server.stranger().get(f"{path}/1")
    assert (watched["seat"], watched["decision"]["moves"]) == (None, [])
    for wrong in ("2", "-1", str(10**20)):
        assert person.get(f"{path}/{wrong}", 404)["error"] == "no-position"
    person.get(f"{path}/first", 404)
    assert person.get(f"{path}/0", 403, seat=7)["error"] == "not-your-seat"


# Since my last turn


def play_turn(person: Person, table: str) -> list[str]:
    """Play until another seat must decide; the moves."""
    now = person.position(table)
    seat = now["decision"]["seat"]
    moves: list[str] = []
    while now["decision"]["seat"] == seat:
        moves.append(now["decision"]["moves"][0]["text"])
        person.play(table)
        now = person.position(table)
    return moves


def test_since_my_last_turn_is_what_the_others_did(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me", "me")
    path = f"/api/tables/{table}/since"
    seat = person.position(table)["decision"]["seat"]
    first = person.get(path, seat=seat)
    assert (first["position"], first["happened"]) == (0, [])
    assert first["opening"] == person.get(f"/api/tables/{table}/history")["opening"]
    mine = play_turn(person, table)
    others: list[str] = []
    while person.position(table)["decision"]["seat"] != seat:
        others += play_turn(person, table)
    news = person.get(path, seat=seat)
    assert (news["seat"], news["position"], news["opening"]) == (seat, len(mine), [])
    # The move that ended my turn comes first: what it led to is news, too.
    assert [h["move"] for h in news["happened"]] == [mine[-1], *others]
    assert all(h["seat"] != seat for h in news["happened"][1:])
    # What I do in my present turn is no news.
    person.play(table)
    assert person.get(path, seat=seat) == news
    assert person.get(path)["seat"] == seat


def test_since_is_for_players(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    path = f"/api/tables/{table}/since"
    assert server.person().get(path, 403)["error"] == "not-at-the-table"
    assert server.stranger().get(path, 401)["error"] == "no-profile"
    assert person.get(path, 403, seat=5)["error"] == "not-your-seat"


def test_since_after_the_end_is_how_it_ended(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me", title="card-game")
    game = play_on(server, table)
    for seat in (0, 1):
        news = person.get(f"/api/tables/{table}/since", seat=seat)
        moves = [move.text for move in game.played]
        assert [h["move"] for h in news["happened"]] == moves[news["position"] - 1 :]


# A price that would have brought more


def test_hindsight_is_for_those_who_took_part(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    play_on(server, table, 400)
    scenes = showing.scenes(opened_game(server, table), 0)
    path = f"/api/tables/{table}/hindsight"
    first = scenes[0]["begun"]
    assert server.stranger().get(f"{path}/{first}", 401)["error"] == "no-profile"
    assert server.person().get(f"{path}/{first}", 403)["error"] == "not-at-the-table"
    assert person.get(f"{path}/{first}", 403, seat=5)["error"] == "not-your-seat"
    assert person.get(f"{path}/100000", 404)["error"] == "no-position"
    # where nothing was produced, there is nothing to say
    assert person.get(f"{path}/0", seat=0) is None
    told = [
        (one, company["seat"], person.get(f"{path}/{one['begun']}", seat=company["seat"]))
        for one in scenes
        for company in one["companies"]
    ]
    better = [(one, seat, answer) for one, seat, answer in told if answer]
    assert better
    for scene, seat, answer in better:
        (company,) = [one for one in scene["companies"] if one["seat"] == seat]
        assert answer["was"]["price"] == company["price"]
        assert answer["was"]["sold"] == company["sold"]


# The record


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_record_hides_the_seed_until_the_end(
    server: Server, title: str, seats: tuple[str, ...]
) -> None:
    person = server.person()
    table = person.table(*seats, title=title)
    game = play_on(server, table, moves=30)
    path = f"/api/tables/{table}/record"
    answer = person.http.get(path)
    assert str(game.seed) not in answer.text
    running = answer.json()
    assert running["seed"] is None
    assert "position" not in running
    assert running["moves"] == [move.text for move in game.played]

    game = play_on(server, table)
    answer = server.stranger().http.get(path)
    disposition = answer.headers["content-disposition"]
    assert disposition == f'attachment; filename="{title}-{table}.json"'
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == game.record.as_json()
    assert arkwright.replay(answer.text).view() == game.view()
    assert answer.json()["standings"] == person.get(f"/api/tables/{table}")["standings"]
    assert json.loads(answer.text)["seed"] == game.seed


@pytest.mark.parametrize(
    "what", ["history", "positions/0", "since", "chronicle", "record", "position"]
)
def test_no_table_no_history(server: Server, what: str) -> None:
    person = server.person()
    for id in ("nothere", "%00", "é"):
        assert person.get(f"/api/tables/{id}/{what}", 404)["error"] == "no-table"
    table = person.table("me", "open")
    assert person.get(f"/api/tables/{table}/{what}", 409)["error"] == "not-started"


# The chronicle


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_chronicle_has_the_figures_of_every_part(
    server: Server, title: str, seats: tuple[str, ...]
) -> None:
    person = server.person()
    table = person.table(*seats, title=title)
    path = f"/api/tables/{table}/chronicle"
    assert [part["position"] for part in person.get(path)] == [0]

    game = play_on(server, table)
    chronicle = server.stranger().get(path)
    assert chronicle[-1]["position"] == len(game.played)
    parts = [part["chapter"] for part in chronicle]
    assert all(this != that for this, that in pairwise(parts[:-1]))
    for part in (chronicle[0], chronicle[len(chronicle) // 2], chronicle[-1]):
        then = game.at(part["position"])
        assert part["chapter"] == then.table.chapter()
        assert part["figures"] == then.table.figures()
