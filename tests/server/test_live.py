"""Watching a table: every move that stands, once and in order, by exactly one's own eyes."""

import contextlib
import json
import logging
import random
import socket
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from arkwright.server.games.watching import WatchedTable
from arkwright.server.routes import live
from arkwright.server.storage import tables
from tests.server.conftest import running
from tests.server.following import Client, closed, heard, log_of
from tests.server.given import PATIENCE, Person, Server, until

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer


@pytest.fixture
def server(shared_server: Server) -> Server:
    """One server for all tests that need not be alone."""
    return shared_server


def take_back(person: Person, table: str, position: Any) -> Any:
    form = {"seat": position["decision"]["seat"], "number": position["number"], "count": 1}
    return person.post(f"/api/tables/{table}/take-back", form)


def play_by_chance(person: Person, table: str, chance: random.Random) -> int:
    """Play any legal move, or take one back; the number of the entry."""
    now = person.position(table)
    if now["undoable"] and chance.random() < 0.3:
        after = take_back(person, table, now)
    else:
        after = person.play(table, chance.choice(now["decision"]["moves"])["text"])
    number: int = after["number"]
    return number


def nobody_watches(server: Server) -> bool:
    return len(server.services.watching) == 0


# What a socket says


def test_first_the_table_then_where_it_stands_then_each_move(server: Server) -> None:
    person = server.person("Richard")
    table = person.table("me", "me")
    before = person.play(table)
    with person.socket(table) as watching:
        first, second = heard(watching), heard(watching)
        assert first["type"] == "table"
        assert first.items() >= person.get(f"/api/tables/{table}").items()
        assert second == {
            "type": "update",
            "table": table,
            "since": 1,
            "happened": [],
            "scenes": [],
            "now": before,
        }
        after = person.play(table)
        update = heard(watching)
        while update["type"] != "update":
            update = heard(watching)
        assert update["since"] == 1
        assert [happened["number"] for happened in update["happened"]] == [2]
        assert update["now"] == after


def test_who_moves_is_told_once_if_the_socket_is_enough(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    moves, back = f"/api/tables/{table}/moves", f"/api/tables/{table}/take-back"
    tab, other_tab = Client(person, table), Client(person, table)
    for client in (tab, other_tab):
        client.read_to(0)
    before = person.position(table)
    seat = before["decision"]["seat"]
    form = {"seat": seat, "move": before["decision"]["moves"][0]["text"], "number": 0}
    for path, sent in ((moves, form), (back, {"seat": seat, "number": 1})):
        answer = person.http.post(path, json=sent, headers={"Prefer": "return=minimal"})
        assert (answer.status_code, answer.content) == (204, b"")
        assert answer.headers["preference-applied"] == "return=minimal"
        for client in (tab, other_tab):
            client.read_to(sent["number"] + 1)
            assert client.now == person.position(table)
    assert (tab.updates, tab.told) == (3, [1])
    # A refusal has the position, as ever; and so has the answer to who prefers nothing.
    late = person.http.post(moves, json=form, headers={"Prefer": "wait=9, Return=minimal"})
    assert late.status_code == 409
    assert late.json()["current"] == person.position(table)
    after = person.post(moves, {**form, "number": 2}, 200)
    assert after == person.position(table)
    for client in (tab, other_tab):
        client.read_to(3)
        client.interrupt()


def test_since_0_tells_the_whole_game(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    for _ in range(5):
        person.play(table)
    client = Client(server.stranger(), table)
    client.read_to(5)
    assert client.updates == 1
    assert client.moves == log_of(server.database, table)
    client.interrupt()


def test_who_has_several_seats_sees_by_the_one_that_decides(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    with person.socket(table) as free, person.socket(table, "?seat=0") as bound:
        eyes = set()
        for number in range(1, 12):
            after = person.play(table)
            for watching, by_seat in ((free, None), (bound, 0)):
                update = heard(watching)
                while update["type"] != "update" or update["now"]["number"] < number:
                    update = heard(watching)
                now = update["now"]
                assert now["seat"] == (after["decision"]["seat"] if by_seat is None else 0)
                assert bool(now["decision"]["moves"]) == (now["seat"] == now["decision"]["seat"])
                eyes.add((by_seat, now["seat"]))
        assert eyes == {(None, 0), (None, 1), (0, 0)}


def test_stranger_watches_without_eyes(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    with server.stranger().socket(table) as watching:
        shown, update = heard(watching), heard(watching)
    assert not any(seat["mine"] for seat in shown["seats"])
    assert not shown["hosting"]
    assert update["now"]["seat"] is None
    assert update["now"]["decision"]["moves"] == []


def test_table_is_told_from_before_the_start(server: Server) -> None:
    host, guest = server.person("Richard"), server.person("Jedediah")
    table = host.table("me", "open")
    with guest.socket(table) as watching:
        shown = heard(watching)
        assert shown["state"] == "open"
        assert [seat["mine"] for seat in shown["seats"]] == [False, False]
        guest.post(f"/api/tables/{table}/join", {})
        shown = heard(watching)
        assert shown["type"] == "table"
        assert [seat["mine"] for seat in shown["seats"]] == [False, True]
        host.post(f"/api/tables/{table}/start", {})
        shown, update = heard(watching), heard(watching)
        assert (shown["type"], shown["state"]) == ("table", "playing")
        assert (update["type"], update["since"], update["happened"]) == ("update", 0, [])
        assert update["now"] == guest.position(table)
        assert update["now"]["seat"] == 1


def test_table_is_told_again_only_if_it_differs(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    with person.socket(table) as watching:
        told = heard(watching)
        assert heard(watching)["type"] == "update"
        turns = 0
        while turns < 3:
            number = person.play(table)["number"]
            message = heard(watching)
            if message["type"] == "table":
                assert message["deciding"] != told["deciding"]
                told = message
                turns += 1
                message = heard(watching)
            assert message["now"]["number"] == number
            assert message["now"]["decision"]["seat"] == told["deciding"]


def test_take_back_is_told_when_it_is_asked_for_and_when_it_is_granted(server: Server) -> None:
    people = [server.person(), server.person()]
    table = people[0].table("me", "open")
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start", {})
    first = people[0].position(table)["decision"]["seat"]
    now = people[first].play(table)
    while now["decision"]["seat"] == first:
        now = people[first].play(table)
    request = f"/api/tables/{table}/take-back/request"
    with people[1 - first].socket(table) as watching:
        assert heard(watching)["take_back"] is None
        assert heard(watching)["now"]["position"] == now["position"]
        people[first].post(request, {"seat": first, "position": 0, "number": now["number"]})
        asked = heard(watching)["take_back"]
        assert (asked["seat"], asked["position"], asked["waits_for"]) == (first, 0, [1 - first])
        people[1 - first].put(request, {"agree": True, "position": 0})
        shown, update = heard(watching), heard(watching)
        assert (shown["take_back"], shown["deciding"]) == (None, first)
        assert (update["since"], update["happened"]) == (0, [])
        assert update["now"]["number"] == now["number"] + 1


def test_same_news_for_the_same_eyes_is_encoded_once(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    person.play(table)
    services = server.services
    opened = services.games.known(table)
    assert opened is not None
    place = WatchedTable(table, services.database, services.games)
    watchers = place.update(opened, 0, None)
    assert place.update(opened, 0, None) is watchers
    assert place.update(opened, 0, 1) != watchers
    for seen in range(100):
        place.update(opened, seen, None)
    assert len(place._updates) <= 16


# Every move once and in order


def test_each_move_once_and_in_order_whatever_interrupts(server: Server) -> None:
    chance = random.Random(1771)
    person = server.person()
    table = person.table("me", "me")
    clients = [Client(who, table) for who in (person, server.person(), server.stranger())]
    number = 0
    for _ in range(60):
        number = play_by_chance(person, table, chance)
        for client in clients:
            if chance.random() < 0.2:
                client.interrupt()
            elif chance.random() < 0.5:
                client.read_to(number)
    standing = log_of(server.database, table)
    assert len(standing) < number, "nothing was taken back"
    for client in clients:
        client.read_to(number)
        assert client.moves == standing
        assert sorted(set(client.told)) == client.told, "a move was told twice"
        client.interrupt()
    until(lambda: nobody_watches(server))


def test_slow_watcher_gets_more_at_once_and_holds_up_nobody(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", "me")
        # The system shall keep little for a client that does not read.
        listening = server.uvicorn.servers[0].sockets[0]
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect(("127.0.0.1", server.port))
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?since=0"
        slow = Client(server.stranger(), table)
        slow.open(connect(address, sock=small, max_queue=1, compression=None))
        quick = Client(person, table)
        for _ in range(60):
            quick.read_to(person.play(table)["number"])
        assert quick.updates >= 60
        slow.read_to(60)
        assert slow.moves == quick.moves
        assert slow.updates < 60, "everything was kept for it"
        quick.interrupt()
        slow.interrupt()
        until(lambda: nobody_watches(server))


def test_watchers_of_two_processes_see_the_same(postgresql_database: str) -> None:
    with running(postgresql_database) as one, running(postgresql_database) as other:
        chance = random.Random(1769)
        person = one.person()
        table = person.table("me", "me")
        elsewhere = other.stranger()
        elsewhere.http.cookies.update(person.http.cookies)
        clients = [Client(person, table), Client(elsewhere, table), Client(other.person(), table)]
        for client in clients:
            client.open()
        number = 0
        for _ in range(40):
            number = play_by_chance(chance.choice((person, elsewhere)), table, chance)
        standing = log_of(postgresql_database, table)
        for client in clients:
            client.read_to(number)
            assert client.moves == standing
            assert sorted(set(client.told)) == client.told
        assert clients[0].now == clients[1].now
        for client in clients:
            client.interrupt()


def test_lost_listening_connection_loses_no_move(
    postgresql: "PostgresServer", postgresql_database: str
) -> None:
    with running(postgresql_database) as server:
        person = server.person()
        table = person.table("me", "me")
        client = Client(person, table)
        client.read_to(0)
        name = postgresql_database.partition("?")[0].rpartition("/")[2]
        listening = f"datname = '{name}' AND query LIKE 'LISTEN%'"
        ended = postgresql.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening};"
        )
        assert "(1 row)" in ended
        person.play(table)
        client.read_to(1)
        person.play(table)
        client.read_to(2)
        assert client.moves == log_of(postgresql_database, table)
        client.interrupt()


# How a socket ends


def test_bad_query_is_refused_with_a_sentence(server: Server) -> None:
    person = server.person()
    table = person.table("me", "clerk")
    for query, code in {
        "?since=-1": 4400,
        "?since=x": 4400,
        "?since=99999999999999999999": 4400,
        "?seat=8": 4400,
        "?chat=-5": 4400,
        "?chat=4294967296": 4400,
        "?unknown=1": 4400,
        "?seat=1": 4403,
    }.items():
        with person.socket(table, query) as watching:
            ended, reason = closed(watching)
        assert ended == code, query
        assert reason.endswith(".")
    until(lambda: nobody_watches(server))


def test_unknown_table_is_refused(server: Server) -> None:
    for id in ("nothing", "x%00y", "%F0%9F%99%82"):
        with server.person().socket(id) as watching:
            assert closed(watching)[0] == 4404
    until(lambda: nobody_watches(server))


def test_analysis_is_watched_by_its_owner_alone(server: Server) -> None:
    owner = server.person()
    running_game = owner.table("me", "me")
    form = {"position": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = owner.post(f"/api/tables/{running_game}/fork", form, 201)["id"]
    with owner.socket(table) as watching:
        assert heard(watching)["analysis"]
    for other in (server.person(), server.stranger()):
        with other.socket(table) as watching:
            assert closed(watching)[0] == 4404
        assert other.get(f"/api/tables/{table}/chat", 404)["error"] == "no-table"


def test_socket_of_a_table_that_is_taken_away_is_closed(server: Server) -> None:
    host = server.person()
    table = host.table("me", "open")
    with server.stranger().socket(table) as watching:
        assert heard(watching)["type"] == "table"
        host.delete(f"/api/tables/{table}")
        assert closed(watching) == (4404, f"There is no table {table}.")
    until(lambda: nobody_watches(server))


def test_who_says_too_much_is_shown_out(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    with person.socket(table) as watching:
        watching.send("hello")
        watching.send(b"hello")
        assert heard(watching)["type"] == "table"
        watching.send("x" * 20_000)
        assert closed(watching)[0] == 4429
    until(lambda: nobody_watches(server))


def test_server_stops_with_open_sockets(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.ExitStack() as sockets:
        with running(sqlite_database) as server:
            person = server.person()
            table = person.table("me", "me")
            watching = [sockets.enter_context(person.socket(table)) for _ in range(3)]
            until(lambda: len(server.services.watching) == 3)
            services = server.services
        assert {closed(one)[0] for one in watching} == {1012}
    assert len(services.watching) == 0
    assert [r for r in caplog.records if r.levelno >= logging.WARNING] == []


def test_nothing_is_kept_of_those_who_left(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        first, second = person.table("me", "me"), person.table("me", "me")
        for table in (first, second, first):
            with contextlib.ExitStack() as sockets:
                watching = [sockets.enter_context(person.socket(table)) for _ in range(5)]
                until(lambda: len(server.services.watching) == 5)
                for one in watching[::2]:  # some vanish without a word
                    one.socket.shutdown(socket.SHUT_RDWR)
            until(lambda: nobody_watches(server))
        assert server.services.watching._watched == {}


def test_who_watches_counts_as_present(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    with person.socket(table) as watching:
        heard(watching)
        before = seen(server, person, table)
        server.do(server.services.watching.note_presence())
        assert seen(server, person, table) > before


def seen(server: Server, person: Person, table: str) -> Any:
    """When a person was here last."""

    async def read() -> Any:
        async with server.services.database.reading() as connection:
            found = await tables.find(connection, table)
        assert found is not None
        return found.seats[0].seen

    return server.do(read())


def test_who_wants_to_know_hears_that_the_server_is_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "BEAT", 0.01)
    person = server.person()
    table = person.table("me", "me")
    with person.socket(table, "?beats=true") as socket:
        types = [json.loads(socket.recv(PATIENCE))["type"] for _ in range(6)]
    assert types.count("beat") >= 2
    assert {"table", "update"} <= set(types)
    with person.socket(table) as socket:
        assert [json.loads(socket.recv(PATIENCE))["type"] for _ in range(2)] == ["table", "update"]
        with pytest.raises(TimeoutError):
            socket.recv(0.1)
