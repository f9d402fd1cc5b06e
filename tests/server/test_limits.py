"""How often one may ask: counted by profile or address, told in a sentence, bounded in memory."""

import contextlib

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from arkwright.server.security import rate_limits
from arkwright.server.security.rate_limits import Buckets, address_of
from tests.server.conftest import running
from tests.server.given import PATIENCE, Person, until


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def check_refusal(answer: httpx.Response) -> None:
    assert answer.status_code == 429
    assert answer.json()["error"] == "too-many"
    assert answer.json()["message"].endswith(".")
    assert int(answer.headers["retry-after"]) > 0


def test_bucket_gives_a_burst_and_then_a_token_in_its_time() -> None:
    clock = Clock()
    buckets = Buckets(rate=2.0, burst=3.0, clock=clock)
    assert [buckets.take("ada") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("bob") == 0
    clock.now += 0.25
    assert buckets.take("ada") == 0.25
    clock.now += 0.25
    assert [buckets.take("ada") for _ in range(2)] == [0, 0.5]
    clock.now += 3600
    assert [buckets.take("ada") for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_are_bounded_in_number() -> None:
    buckets = Buckets(rate=1.0, burst=1.0, clock=Clock())
    for number in range(rate_limits.MOST_VISITORS + 100):
        buckets.take(str(number))
    assert len(buckets) == rate_limits.MOST_VISITORS
    assert buckets.take(str(number)) > 0


@pytest.mark.parametrize(
    ("host", "same", "other"),
    [
        ("192.0.2.1", "192.0.2.1", "192.0.2.2"),
        ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"),
        ("fe80::1%eth0", "fe80::2%eth0", "unix:"),
    ],
)
def test_network_of_ipv6_counts_as_one_address(host: str, same: str, other: str) -> None:
    def counted(host: str) -> str:
        return address_of({"client": (host, 1)})  # type: ignore[arg-type]

    assert counted(host) == counted(same)
    assert counted(host) != counted(other)


def test_each_profile_is_counted_by_itself(sqlite_database: str) -> None:
    # So rare that none comes again while this test runs: one request each.
    with running(sqlite_database, requests=0.001) as server:
        ada, stranger = server.person(), server.stranger()
        check_refusal(stranger.http.get("/api/titles"))
        ada.get("/api/titles")
        check_refusal(ada.http.get("/api/titles"))
        check_refusal(ada.http.get("/api/no/such/page"))


def test_forged_cookie_is_counted_for_its_address(sqlite_database: str) -> None:
    with running(sqlite_database, requests=0.001) as server:
        stranger = server.stranger()
        stranger.get("/api/titles")
        for number in range(3):
            forged = {"Cookie": f"arkwright=profile{number}.0.1700000000.c2lnbmF0dXJl"}
            check_refusal(stranger.http.get("/api/titles", headers=forged))


def test_guessing_passwords_is_slowed_down(sqlite_database: str) -> None:
    with running(sqlite_database, requests=20.0) as server:
        guesses = [{"name": "Ada", "password": f"password {number}"} for number in range(20)]
        stranger = server.stranger()
        answers = [stranger.http.post("/api/sign-in", json=guess) for guess in guesses]
        assert [answer.status_code for answer in answers[:10]] == [401] * 10
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        check_refusal(refused[0])


def test_making_profiles_is_slowed_down(sqlite_database: str) -> None:
    with running(sqlite_database, requests=20.0) as server:
        visits = [server.stranger().http.get("/api/me") for _ in range(20)]
        assert {visit.status_code for visit in visits[:10]} == {200}
        refused = [visit for visit in visits if visit.status_code == 429]
        assert refused
        check_refusal(refused[0])
        known = server.stranger()
        known.http.cookies = visits[0].cookies
        assert known.get("/api/me") == visits[0].json()


def test_sockets_of_one_visitor_are_bounded(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        ada, bob = server.person(), server.person()
        table = ada.table("me", "me", listed=True)
        with contextlib.ExitStack() as open_sockets:
            for _ in range(rate_limits.MOST_SOCKETS):
                open_sockets.enter_context(ada.socket(table))
            with ada.socket(table) as refused:
                with pytest.raises(ConnectionClosed):
                    refused.recv(timeout=PATIENCE)
                assert (refused.close_code, refused.close_reason) == (4429, "too-many-sockets")
            with bob.socket(table) as watching:
                assert watching.recv(timeout=PATIENCE)
        until(lambda: is_welcome(ada, table))


def is_welcome(person: Person, table: str) -> bool:
    """Whether a person gets another socket; those that were closed may still be counted."""
    with person.socket(table) as socket, contextlib.suppress(ConnectionClosed):
        return bool(socket.recv(timeout=PATIENCE))
    return False
