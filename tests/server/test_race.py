"""One next move: two server processes on one PostgreSQL database, and people who race."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.conftest import new_database
from tests.server.given import PATIENCE, Person, until
from tests.server.processes import ServerProcess, processes, stored

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

ROUNDS = 15
RACES = 3


@pytest.fixture(scope="module")
def shared_database(postgresql: "PostgresServer") -> str:
    """One database for all races."""
    return new_database(postgresql)


@pytest.fixture(scope="module")
def both(
    shared_database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Two server processes on it."""
    with processes(shared_database, tmp_path_factory.mktemp("logs"), count=2) as servers:
        yield servers


def at_once(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers to requests that are sent at the same moment."""
    ready = threading.Barrier(len(calls))

    def send(call: Callable[[], httpx.Response]) -> httpx.Response:
        ready.wait(PATIENCE)
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(send, calls))


def everywhere(both: Sequence[ServerProcess], person: Person, times: int = 2) -> list[Person]:
    """The same person at several browsers, on each of the processes."""
    return [server.person(person.http.cookies) for server in both for _ in range(times)]


def posting(person: Person, path: str, body: Any) -> Callable[[], httpx.Response]:
    return lambda: person.http.post(path, json=body)


def putting(person: Person, path: str, body: Any) -> Callable[[], httpx.Response]:
    return lambda: person.http.put(path, json=body)


def statuses(answers: Sequence[httpx.Response]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


class Watcher:
    """Somebody who keeps the list of moves by what the socket says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers: list[int] = []
        self.moves: list[str] = []

    def watch(self, number: int) -> None:
        """Listen until the log has been seen up to an entry."""
        seen = 0
        while seen < number:
            message = json.loads(self.socket.recv(timeout=PATIENCE))
            if message["type"] != "update":
                continue
            assert message["since"] == len(self.moves)
            self.numbers += [happened["number"] for happened in message["happened"]]
            self.moves += [happened["move"] for happened in message["happened"]]
            seen = message["now"]["number"]


@pytest.mark.parametrize("title", ["water-frame-2016", "card-game"])
def test_one_move_wins_each_position(
    both: list[ServerProcess], shared_database: str, title: str
) -> None:
    # given a table that is watched on both processes
    host = both[0].person()
    id = host.table("me", "me", title=title)
    sockets = ExitStack()
    watchers = [
        Watcher(sockets.enter_context(server.person().socket(id, "?since=0"))) for server in both
    ]
    hands = everywhere(both, host)
    now = host.position(id)
    won: list[str] = []
    # when somebody plays each position at several browsers at once
    for turn in range(ROUNDS):
        decision = now["decision"]
        moves = [move["text"] for move in decision["moves"]]
        wanted = [moves[(turn + number) % len(moves)] for number in range(len(hands))]
        answers = at_once(
            *(
                posting(
                    hand,
                    f"/api/tables/{id}/moves",
                    {"seat": decision["seat"], "move": move, "number": now["number"]},
                )
                for hand, move in zip(hands, wanted)
            )
        )
        # then one of them wins, and the others are told where the game stands
        assert statuses(answers) == [200, 409, 409, 409]
        [winner] = [n for n, answer in enumerate(answers) if answer.status_code == 200]
        won.append(wanted[winner])
        for answer in answers:
            told = answer.json()
            if answer.status_code == 409:
                assert told["error"] == "too-late"
                told = told["current"]
            assert told["number"] == now["number"] + 1
        now = host.position(id)
    assert [e.move for e in stored(shared_database, [id])[id][1]] == won
    with sockets:
        for watcher in watchers:
            watcher.watch(ROUNDS)
            assert watcher.numbers == list(range(1, ROUNDS + 1))
            assert watcher.moves == won


def test_last_seat_is_taken_once(both: list[ServerProcess]) -> None:
    for _ in range(RACES):
        host = both[0].person()
        id = host.table("me", "open")
        guests = [server.person() for server in both for _ in range(3)]
        answers = at_once(*(posting(guest, f"/api/tables/{id}/join", {}) for guest in guests))
        assert statuses(answers) == [200, *[409] * 5]
        [winner] = [n for n, answer in enumerate(answers) if answer.status_code == 200]
        assert host.get(f"/api/tables/{id}")["seats"][1]["profile"] == guests[winner].id


def test_start_pressed_twice_starts_once(both: list[ServerProcess], shared_database: str) -> None:
    for _ in range(RACES):
        host = both[0].person()
        id = host.table("me", "open")
        both[1].person().post(f"/api/tables/{id}/join", {})
        hands = everywhere(both, host)
        answers = at_once(*(posting(hand, f"/api/tables/{id}/start", {}) for hand in hands))
        assert statuses(answers) == [200, 409, 409, 409]
        seed = stored(shared_database, [id])[id][0].seed
        assert seed is not None
        views = [hand.position(id) for hand in hands]
        assert all(view == views[0] for view in views)


def test_two_agreements_take_back_once(both: list[ServerProcess], shared_database: str) -> None:
    for _ in range(RACES):
        # given somebody who asks two others for a take-back
        host = both[0].person()
        others = [server.person() for server in both]
        id = host.table("me", "open", "open")
        for other in others:
            other.post(f"/api/tables/{id}/join", {})
        host.post(f"/api/tables/{id}/start", {})
        people = {other.id: other for other in [host, *others]}
        while True:
            table = host.get(f"/api/tables/{id}")
            deciding = table["seats"][table["deciding"]]
            if table["number"] and not deciding["mine"]:
                break
            people[deciding["profile"]].play(id)
        count = table["number"]
        form = {"seat": 0, "position": 0, "number": count}
        host.post(f"/api/tables/{id}/take-back/request", form)
        # when both agree at the same moment
        answer = {"agree": True, "position": 0}
        answers = at_once(
            *(putting(other, f"/api/tables/{id}/take-back/request", answer) for other in others)
        )
        # then it is taken back, once
        assert statuses(answers) == [200, 200]
        table_after, entries = stored(shared_database, [id])[id]
        assert [entry.back for entry in entries if entry.move is None] == [0]
        assert table_after.number == count + 1
        assert [server.person().position(id)["position"] for server in both] == [0, 0]


def test_bots_of_both_processes_play_once(both: list[ServerProcess], shared_database: str) -> None:
    # given tables of bots, made on both processes, which both of them sweep
    people = [server.person() for server in both]
    ids = [
        person.table("random", "random", title=title)
        for person in people
        for title in ("card-game", "water-frame-2016")
    ]

    # when they play to the end
    def ended() -> bool:
        return all(t.state == "over" for t, _ in stored(shared_database, ids).values())

    until(ended, 3 * PATIENCE)
    # then each log is whole, and is the same game everywhere
    for id in ids:
        table, entries = stored(shared_database, [id])[id]
        assert [entry.number for entry in entries] == list(range(1, table.number + 1))
        shown = [server.person().position(id) for server in both]
        assert shown[0] == shown[1]
        assert shown[0]["over"]
        assert shown[0]["position"] == len(entries)
    for server in both:
        assert "Traceback" not in server.log.read_text()
