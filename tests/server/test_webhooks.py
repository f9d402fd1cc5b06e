"""Web hooks: told once, by turns only, never inside, and never in the way of a move."""

import asyncio
import contextlib
import ipaddress
import logging
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

import arkwright
from arkwright import bots
from arkwright.server.games.open_games import record_of
from arkwright.server.storage import tables
from arkwright.server.storage.database import Database, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.entries import append as append_entries
from arkwright.server.storage.schema import AnnouncementRow
from arkwright.server.webhooks.announcing import LEASE, harmless
from arkwright.server.webhooks.client import Address, is_public
from tests.server.conftest import running
from tests.server.given import PATIENCE, Person, Server, until
from tests.server.other_side import NAME, SECRET, OtherSide, listening, make_certificate
from tests.server.processes import asked

ADDRESS = "https://play.example"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def other_side(certificate: Path) -> Iterator[OtherSide]:
    with listening(certificate) as other:
        yield other


def is_loopback(address: Address) -> bool:
    return address.is_loopback


async def at_home(host: str, port: int) -> list[str]:
    """Where names lead in these tests."""
    return ["127.0.0.1"]


@contextlib.contextmanager
def announcing(database: str, certificate: Path, **settings: object) -> Iterator[Server]:
    """A server that may announce to this computer, and is quick to try again."""
    chosen = {"webhooks": True, "sweep": 0.02, "address": ADDRESS, **settings}
    with running(database, **chosen) as server:
        open_up(server, certificate)
        yield server


def open_up(server: Server, certificate: Path) -> None:
    client = server.services.announcing.client
    client.allowed = is_loopback
    client.resolve = at_home
    client.patience = PATIENCE
    client.trusted = ssl.create_default_context(cafile=certificate)
    server.services.announcing.first_pause = 0.01


def waiting(database: str) -> int:
    """How many announcements are stored."""

    async def count(opened: Database) -> int:
        async with opened.reading() as connection:
            found = await connection.execute(select(func.count()).select_from(AnnouncementRow))
        return int(found.scalar_one())

    return asked(database, count)


def hooked(server: Server, other: OtherSide, name: str) -> Person:
    """Somebody who is told of turns."""
    person = server.person(name)
    person.put("/api/me/webhook", {"url": other.url})
    return person


def begin(host: Person, guest: Person, *, guest_first: bool = False, **more: Any) -> str:
    """A table by turns of two people; who decides first sits first."""
    seats = ("open", "me") if guest_first else ("me", "open")
    table = host.table(*seats, **{"pace": "turns", **more})
    guest.post(f"/api/tables/{table}/join", {}, 200)
    host.post(f"/api/tables/{table}/start", {}, 200)
    return table


def play_turn(person: Person, table: str) -> None:
    """Play until it is another's turn."""
    seat = person.position(table)["decision"]["seat"]
    while person.position(table)["decision"]["seat"] == seat:
        person.play(table)


def test_a_turn_is_announced_when_it_passes(
    database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(database, certificate) as server:
        host, guest = server.person("Richard"), hooked(server, other_side, "Jedediah")
        table = begin(host, guest)
        assert waiting(database) == 0, "it is not the guest's turn"
        play_turn(host, table)
        until(lambda: other_side.received)
        text = f"Water Frame (2016): it is the turn of Jedediah.\n{ADDRESS}/t/{table}"
        assert other_side.received == [
            {"content": text, "text": text, "allowed_mentions": {"parse": []}}
        ]
        until(lambda: waiting(database) == 0)


def test_the_first_turn_is_announced_but_not_to_who_began(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        host = hooked(server, other_side, "Richard")
        guest = hooked(server, other_side, "Jedediah")
        begin(host, guest)
        assert waiting(sqlite_database) == 0
        begin(host, guest, guest_first=True)
        until(lambda: other_side.received)
        assert "turn of Jedediah" in other_side.texts()[0]


def test_several_processes_announce_a_turn_once(
    postgresql_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with (
        announcing(postgresql_database, certificate) as one,
        announcing(postgresql_database, certificate),
    ):
        host, guest = one.person(), hooked(one, other_side, "Jedediah")
        begun = [begin(host, guest, guest_first=True) for _ in range(8)]
        until(lambda: waiting(postgresql_database) == 0)
        told = sorted(text.rpartition("/")[2] for text in other_side.texts())
        assert told == sorted(begun)


def test_announcements_survive_the_process(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        server.services.announcing.first_pause = 900.0
        other_side.answers = [(500, {})]
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        begin(host, guest, guest_first=True)
        until(lambda: postponed(sqlite_database))
    assert len(other_side.received) == 1
    # when the pause is over, and another process runs
    asked(sqlite_database, end_the_pause)
    with announcing(sqlite_database, certificate):
        until(lambda: len(other_side.received) == 2)
        until(lambda: waiting(sqlite_database) == 0)


def postponed(database: str) -> bool:
    """Whether what is stored waits longer than for a delivery under way."""
    later = now() + 2 * LEASE

    async def ask(opened: Database) -> int:
        query = select(func.count()).where(AnnouncementRow.due > later)
        async with opened.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    return asked(database, ask) == 1


async def end_the_pause(opened: Database) -> None:
    async with opened.writing() as writing:
        await writing.execute(update(AnnouncementRow).values(due=now()))


def test_the_end_is_announced_to_the_others(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        people = [server.person("Richard"), server.person("Jedediah")]
        table = begin(people[0], people[1])
        last = asyncio.run(play_almost_to_the_end(sqlite_database, table))
        for person in people:
            person.put("/api/me/webhook", {"url": other_side.url})
        ended = people[last.seat].play(table, last.move)
        assert ended["over"]
        until(lambda: other_side.received)
        until(lambda: waiting(sqlite_database) == 0)
        winner = ended["standings"][0]["name"]
        text = f"Water Frame (2016): the game is over. In first place: {winner}."
        assert other_side.texts() == [f"{text}\n{ADDRESS}/t/{table}"]


async def play_almost_to_the_end(database: str, id: str) -> Entry:
    """Store all but the last move of a game, and say which one that is."""
    opened = Database(database)
    async with opened.writing() as writing:
        table = await tables.find(writing.connection, id)
        assert table is not None
        game = arkwright.replay(record_of(table, []))
        bot = bots.make("clerk")
        seats: list[int] = []
        while not game.over:
            seats.append(game.seat)
            game.play(bot.choose(game, game.seat))
        entries = [
            Entry(number, seat, now(), move.text)
            for number, (seat, move) in enumerate(zip(seats, game.played), 1)
        ]
        await append_entries(writing, table, entries[:-1], seats[-1])
    await opened.close()
    return entries[-1]


def test_live_tables_announce_nothing(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        table = begin(host, guest, pace="live")
        play_turn(host, table)
        assert waiting(sqlite_database) == 0
        assert other_side.received == []


def test_a_bot_in_a_persons_seat_is_not_announced(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        table = begin(host, guest)
        guest.put(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        play_turn(host, table)
        until(lambda: host.position(table)["decision"]["seat"] == 0)
        assert waiting(sqlite_database) == 0
        assert other_side.received == []


@pytest.mark.parametrize(
    ("answers", "tries"),
    [
        ([(500, {}), (429, {"Retry-After": "0"})], 3),
        ([(404, {})], 1),
        ([(503, {})] * 9, 5),
    ],
    ids=["again-after-500-and-429", "not-after-404", "five-times-at-most"],
)
def test_what_is_tried_again(
    sqlite_database: str,
    certificate: Path,
    other_side: OtherSide,
    answers: list[tuple[int, dict[str, str]]],
    tries: int,
) -> None:
    with announcing(sqlite_database, certificate) as server:
        other_side.answers = list(answers)
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        server.services.announcing.first_pause = 0.001
        begin(host, guest, guest_first=True)
        until(lambda: other_side.received)
        until(lambda: waiting(sqlite_database) == 0)
        assert len(other_side.received) == tries


def test_a_turn_that_has_passed_is_not_announced_again(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        other_side.answers = [(503, {})]
        other_side.go_on.clear()
        table = begin(host, guest, guest_first=True)
        until(other_side.asked.is_set)
        play_turn(guest, table)
        other_side.go_on.set()
        until(lambda: waiting(sqlite_database) == 0)
        assert len(other_side.received) == 1


def test_nobody_is_followed_to_another_address(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with (
        announcing(sqlite_database, certificate) as server,
        listening(certificate) as inside,
    ):
        guest = hooked(server, other_side, "Jedediah")
        other_side.answers = [(307, {"Location": inside.url})]
        refused = guest.post("/api/me/webhook/test", expect=400)
        assert (refused["error"], refused["facts"]) == ("webhook-refused", {"status": 307})
        assert len(other_side.received) == 1
        assert inside.received == []


def test_a_trial_message(
    sqlite_database: str,
    certificate: Path,
    other_side: OtherSide,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG)
    with announcing(sqlite_database, certificate) as server:
        person = server.person()
        assert person.post("/api/me/webhook/test", expect=400)["error"] == "no-webhook"
        assert person.put("/api/me/webhook", {"url": other_side.url})["webhook"] == other_side.url
        person.post("/api/me/webhook/test", expect=204)
        assert other_side.hosts == [f"{NAME}:{other_side.port}"]
        assert person.post("/api/me/webhook/test", expect=429)["error"] == "too-many"
        assert person.delete("/api/me/webhook", 200)["webhook"] is None
    logged = [record for record in caplog.records if not record.name.startswith("asyncio")]
    assert logged
    assert not [record for record in logged if SECRET in record.getMessage()]


def test_the_certificate_must_be_the_hosts(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        person = server.person()
        person.put("/api/me/webhook", {"url": f"https://another.example:{other_side.port}/"})
        assert person.post("/api/me/webhook/test", expect=400)["error"] == "webhook-silent"
        assert other_side.received == []


def test_the_address_is_checked_again_at_every_delivery(
    sqlite_database: str, certificate: Path, other_side: OtherSide
) -> None:
    with announcing(sqlite_database, certificate) as server:
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        server.services.announcing.client.allowed = is_public  # the name leads inside by now
        refused = guest.post("/api/me/webhook/test", expect=400)
        assert refused["error"] == "webhook-private"
        begin(host, guest, guest_first=True)
        until(lambda: waiting(sqlite_database) == 0)
        assert other_side.received == []


PRIVATE = (
    "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "2130706433", "0x7f.1", "localhost", "[::1]",
    "[::]", "[fe80::1]", "[fd00::1]", "[ff02::1]", "[::ffff:127.0.0.1]", "[::ffff:a9fe:a9fe]",
    "[64:ff9b::7f00:1]", "[64:ff9b:1::1]", "[2002:7f00:1::1]", "[2001:0:1::1]", "[2001:db8::1]",
)  # fmt: skip
ODD = (
    "http://example.org/hook",
    "ftp://example.org/",
    "https://",
    "https:///hook",
    "https://ada:secret@example.org/",
    "https://ada@example.org/",
    "https://example.org:99999/",
    "https://exam\x00ple.org/",
    "https://[::1/",
    "https://\u2603.example:x/",
    "example.org",
    "",
)


def test_addresses_that_are_refused(sqlite_database: str) -> None:
    with running(sqlite_database, webhooks=True) as server:
        person = server.person()
        for host in PRIVATE:
            refused = person.put("/api/me/webhook", {"url": f"https://{host}/hook"}, 400)
            assert refused["error"] == "webhook-private", host
            assert "open internet" in refused["message"]
        for url in ODD:
            refused = person.put("/api/me/webhook", {"url": url}, 400)
            assert refused["error"] == "webhook-not-https", url
        person.put("/api/me/webhook", {"url": f"https://example.org/{'x' * 500}"}, 400)
        person.put("/api/me/webhook", {"url": 7}, 400)
        assert person.get("/api/me")["webhook"] is None


def test_one_private_address_among_public_ones_is_enough(sqlite_database: str) -> None:
    async def both(host: str, port: int) -> list[str]:
        return ["1.1.1.1", "10.0.0.1"]

    with running(sqlite_database, webhooks=True) as server:
        server.services.announcing.client.resolve = both
        refused = server.person().put("/api/me/webhook", {"url": "https://two.example/"}, 400)
        assert refused["error"] == "webhook-private"


def test_a_host_that_is_not_there(sqlite_database: str) -> None:
    async def nowhere(host: str, port: int) -> list[str]:
        raise OSError("no such host")

    with running(sqlite_database, webhooks=True) as server:
        server.services.announcing.client.resolve = nowhere
        refused = server.person().put("/api/me/webhook", {"url": "https://gone.example/"}, 400)
        assert refused["error"] == "webhook-not-found"


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "64:ff9b::101:101"])
def test_public_addresses(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_the_operator_must_allow_it(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        assert not person.get("/api/me")["webhooks_allowed"]
        refused = person.put("/api/me/webhook", {"url": "https://example.org/"}, 403)
        assert refused["error"] == "no-webhooks-here"
        assert person.post("/api/me/webhook/test", expect=403)["error"] == "no-webhooks-here"


def test_names_are_harmless(sqlite_database: str, certificate: Path, other_side: OtherSide) -> None:
    name = "<!here> @everyone `x` [a](http://b.c) *"
    with announcing(sqlite_database, certificate, address="") as server:
        host, guest = server.person(), hooked(server, other_side, "Jedediah")
        table = host.table("open", "me", pace="turns")
        guest.post(f"/api/tables/{table}/join", {"name": name}, 200)
        host.post(f"/api/tables/{table}/start", {}, 200)
        (text,) = until(other_side.texts)
        assert "everyone" in text
        assert not set("<>@`[]*&|_~\\").intersection(text)
        assert "//" not in text
    assert harmless("A\n\u202e&amp;\x00") == "A\uff06amp;"
