"""Push: told on one's devices, sealed for them alone, by the rules that web hooks keep, too.

The push service is a real one on this computer: what it keeps is opened with the device's key.
"""

import base64
import contextlib
import io
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from arkwright.server.operating.export import export_all
from arkwright.server.operating.import_ import import_file
from arkwright.server.storage.database import Database
from arkwright.server.storage.schema import DeviceRow, SecretRow
from arkwright.server.webhooks.client import is_public
from arkwright.server.webhooks.devices import MOST_DEVICES
from tests.server.conftest import running
from tests.server.given import Person, Server, prepare, until
from tests.server.other_side import NAME, OtherSide, listening, make_certificate
from tests.server.processes import asked
from tests.server.test_webhooks import (
    ADDRESS,
    ODD,
    PRIVATE,
    begin,
    end_the_pause,
    open_up,
    play_turn,
    postponed,
    waiting,
)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def service(certificate: Path) -> Iterator[OtherSide]:
    with listening(certificate) as other:
        yield other


@contextlib.contextmanager
def pushing(database: str, certificate: Path, **settings: object) -> Iterator[Server]:
    """A server that may push to this computer, and is quick to try again."""
    with running(
        database, **{"push": True, "sweep": 0.02, "address": ADDRESS, **settings}
    ) as server:
        open_up(server, certificate)
        server.services.announcing.here_pause = 0.02
        yield server


def letters(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Browser:
    """A browser with a subscription: its keys, and what its push service has for it."""

    def __init__(self, service: OtherSide, place: str = "one") -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self.service = service
        self.place = place
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.point = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def form(self, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": letters(self.point), "auth": letters(self.secret)}
        endpoint = f"https://{NAME}:{self.service.port}/{self.place}"
        return {"endpoint": endpoint, "keys": keys, "name": "Firefox, Linux", **more}

    def subscribe(self, person: Person) -> str:
        """Have this browser told of a person's turns; the id of the device."""
        id: str = person.put("/api/me/push", self.form())["id"]
        return id

    def told(self) -> list[dict[str, str]]:
        """What came for this browser, opened."""
        import http_ece

        return [
            json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret))
            for path, body in zip(self.service.paths, self.service.bodies)
            if path == f"/{self.place}"
        ]


def test_a_device_is_told_of_a_turn_and_nobody_else_can_read_it(
    database: str, certificate: Path, service: OtherSide
) -> None:
    from py_vapid import Vapid02

    with pushing(database, certificate) as server:
        host, guest = server.person("Richard"), server.person("Jedediah")
        guest.patch("/api/me", {"language": "de"})
        browser = Browser(service)
        browser.subscribe(guest)
        table = begin(host, guest)
        assert waiting(database) == 0, "it is not the guest's turn"
        play_turn(host, table)
        until(lambda: service.bodies)
        # then it has the title of the table and the way there, and nothing else
        assert browser.told() == [
            {"title": "Du bist am Zug: Water Frame (2016)", "path": f"/t/{table}"}
        ]
        (body,), (headers,) = service.bodies, service.headers
        assert table.encode() not in body
        # and it is signed with the key that browsers are told, for this service alone
        assert Vapid02.verify(headers["Authorization"])
        signed, _, key = headers["Authorization"].removeprefix("vapid t=").partition(",k=")
        assert key == guest.get("/api/me/push")["key"]
        claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
        assert (claims["aud"], claims["sub"]) == (f"https://{NAME}:{service.port}", ADDRESS)
        assert headers["Content-Encoding"] == "aes128gcm"
        assert (headers["Topic"], headers["TTL"]) == (table, str(7 * 24 * 3600))
        until(lambda: waiting(database) == 0)


def test_all_devices_are_told_also_at_a_live_table(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server:
        host, guest = server.person(), server.person()
        phone, desk = Browser(service, "phone"), Browser(service, "desk")
        for browser in (phone, desk):
            browser.subscribe(guest)
        table = begin(host, guest, pace="live")
        play_turn(host, table)
        until(lambda: len(service.bodies) == 2)
        news = {"title": "Your turn: Water Frame (2016)", "path": f"/t/{table}"}
        assert (phone.told(), desk.told()) == ([news], [news])
        assert {headers["TTL"] for headers in service.headers} == {"600"}
        # and nobody is told of what they have played themselves
        until(lambda: waiting(sqlite_database) == 0)
        play_turn(guest, table)
        assert waiting(sqlite_database) == 0


def test_who_sits_at_a_live_table_is_told_when_they_have_left_it(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server:
        server.services.announcing.here_pause = 3600.0
        host, guest = server.person(), server.person()
        browser = Browser(service)
        browser.subscribe(guest)
        table = begin(host, guest, pace="live")
        with guest.socket(table):
            until(lambda: server.services.watching.is_here(table, guest.id))
            play_turn(host, table)
            until(lambda: postponed(sqlite_database))
            assert service.bodies == []
        until(lambda: not server.services.watching.is_here(table, guest.id))
        asked(sqlite_database, end_the_pause)
        until(lambda: service.bodies)
        assert browser.told()[0]["path"] == f"/t/{table}"


def test_an_analysis_is_nobodys_turn(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server:
        person = server.person()
        Browser(service).subscribe(person)
        table = person.table("me", "random")
        play_turn(person, table)
        until(lambda: service.bodies)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        until(lambda: waiting(sqlite_database) == 0)
        fork = person.post(f"/api/tables/{table}/fork", {"position": 0, "seats": seats})["id"]
        play_turn(person, fork)
        until(lambda: person.position(fork)["decision"]["seat"] == 0)
        assert waiting(sqlite_database) == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_its_service_no_longer_knows_is_forgotten(
    sqlite_database: str, certificate: Path, service: OtherSide, status: int
) -> None:
    with pushing(sqlite_database, certificate) as server:
        host, guest = server.person(), server.person()
        Browser(service).subscribe(guest)
        service.answers = [(status, {})]
        begin(host, guest, guest_first=True)
        until(lambda: waiting(sqlite_database) == 0 and service.bodies)
        assert guest.get("/api/me/push")["devices"] == []
        assert len(service.bodies) == 1


@pytest.mark.parametrize(
    ("answers", "tries"),
    [([(500, {}), (429, {"Retry-After": "0"})], 3), ([(403, {})], 1), ([(503, {})] * 9, 5)],
    ids=["again-after-500-and-429", "not-after-403", "five-times-at-most"],
)
def test_what_is_tried_again(
    sqlite_database: str,
    certificate: Path,
    service: OtherSide,
    answers: list[tuple[int, dict[str, str]]],
    tries: int,
) -> None:
    with pushing(sqlite_database, certificate) as server:
        service.answers = list(answers)
        server.services.announcing.first_pause = 0.001
        host, guest = server.person(), server.person()
        Browser(service).subscribe(guest)
        begin(host, guest, guest_first=True)
        until(lambda: service.bodies)
        until(lambda: waiting(sqlite_database) == 0)
        assert len(service.bodies) == tries
        assert len(guest.get("/api/me/push")["devices"]) == 1


def test_several_processes_share_the_key_and_tell_once(
    postgresql_database: str, certificate: Path, service: OtherSide
) -> None:
    with (
        pushing(postgresql_database, certificate) as one,
        pushing(postgresql_database, certificate) as other,
    ):
        host, guest = one.person(), one.person()
        assert guest.get("/api/me/push")["key"] == other.person().get("/api/me/push")["key"]
        browser = Browser(service)
        browser.subscribe(guest)
        begun = [begin(host, guest, guest_first=True) for _ in range(6)]
        until(lambda: waiting(postgresql_database) == 0)
        assert sorted(told["path"] for told in browser.told()) == sorted(f"/t/{t}" for t in begun)


def test_the_key_stays_and_is_made_only_where_it_is_needed(sqlite_database: str) -> None:
    async def secrets(opened: Database) -> dict[str, str]:
        async with opened.reading() as connection:
            found = await connection.execute(select(SecretRow.name, SecretRow.value))
            return {row.name: row.value for row in found.all()}

    with running(sqlite_database):
        assert "push" not in asked(sqlite_database, secrets)
    keys = []
    for _ in range(2):
        with running(sqlite_database, push=True, address=ADDRESS) as server:
            keys.append(server.person().get("/api/me/push")["key"])
    assert keys[0] == keys[1]
    assert len(asked(sqlite_database, secrets)["push"]) == 43


# What people decide


def test_devices_are_listed_renewed_moved_and_given_up(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server:
        ada, ben = server.person(), server.person()
        assert ada.get("/api/me")["push_allowed"]
        browser = Browser(service)
        id = browser.subscribe(ada)
        (device,) = ada.get("/api/me/push")["devices"]
        assert (device["id"], device["name"]) == (id, "Firefox, Linux")
        # when it subscribes again, then it is the same device
        again = ada.put("/api/me/push", browser.form(name="My phone"))
        assert again["id"] == id
        assert [one["name"] for one in ada.get("/api/me/push")["devices"]] == ["My phone"]
        # when somebody else uses this browser, then it is theirs
        assert browser.subscribe(ben) == id
        assert ada.get("/api/me/push")["devices"] == []
        # then others can't give it up, and its owner can
        ada.delete(f"/api/me/push/{id}", 200)
        assert len(ben.get("/api/me/push")["devices"]) == 1
        assert ben.delete(f"/api/me/push/{id}", 200)["devices"] == []
        assert ben.delete("/api/me/push/nothing", 200)["devices"] == []


def test_a_person_has_so_many_devices_at_most(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server:
        person = server.person()
        ids = [Browser(service, f"d{n}").subscribe(person) for n in range(MOST_DEVICES + 1)]
        kept = [one["id"] for one in person.get("/api/me/push")["devices"]]
        assert kept == list(reversed(ids[1:]))


def test_who_signs_out_everywhere_is_told_nowhere(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server:
        person = server.person()
        Browser(service).subscribe(person)
        person.post("/api/sign-out-everywhere", expect=200)
        assert person.get("/api/me/push")["devices"] == []
        # and who is forgotten leaves no device behind
        Browser(service).subscribe(person)
        person.delete("/api/me", 204)
        assert asked(sqlite_database, endpoints) == []


def test_devices_and_the_key_move_with_the_server(
    sqlite_database: str, certificate: Path, service: OtherSide, tmp_path: Path
) -> None:
    browser = Browser(service)
    with pushing(sqlite_database, certificate) as server:
        person = server.person()
        device, key = browser.subscribe(person), person.get("/api/me/push")["key"]
        cookies = person.http.cookies
    file = io.BytesIO()
    asked(sqlite_database, lambda opened: export_all(opened, file))
    file.seek(0)
    # when everything is taken in elsewhere
    moved = f"sqlite:///{tmp_path / 'moved.db'}"
    prepare(moved)
    imported = asked(moved, lambda opened: import_file(opened, Path("a server"), file))
    assert imported.broken == {}
    # then the device is known there, by the same key
    with pushing(moved, certificate) as server:
        person = server.stranger()
        person.http.cookies.update(cookies)
        told = person.get("/api/me/push")
        assert (told["key"], [one["id"] for one in told["devices"]]) == (key, [device])


async def endpoints(opened: Database) -> list[str]:
    async with opened.reading() as connection:
        return list((await connection.execute(select(DeviceRow.endpoint))).scalars())


def test_the_operator_must_allow_it(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        assert not person.get("/api/me")["push_allowed"]
        form = {
            "endpoint": "https://example.org/",
            "keys": {"p256dh": "", "auth": ""},
            "name": "x",
        }
        for refused in (
            person.get("/api/me/push", 403),
            person.put("/api/me/push", form, 403),
            person.delete("/api/me/push/nothing", 403),
        ):
            assert refused["error"] == "no-push-here"


# Where it may lead


def test_addresses_that_are_refused(sqlite_database: str, service: OtherSide) -> None:
    browser = Browser(service)
    with running(sqlite_database, push=True, address=ADDRESS) as server:
        person = server.person()
        for host in PRIVATE:
            form = browser.form(endpoint=f"https://{host}/send")
            refused = person.put("/api/me/push", form, 400)
            assert refused["error"] == "webhook-private", host
        for url in ODD:
            refused = person.put("/api/me/push", browser.form(endpoint=url), 400)
            assert refused["error"] == "webhook-not-https", url
        person.put("/api/me/push", browser.form(endpoint=f"https://a.example/{'x' * 1000}"), 400)
        assert person.get("/api/me/push")["devices"] == []


def test_keys_that_are_none_are_refused(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    browser = Browser(service)
    good = browser.form()["keys"]
    off_the_curve = letters(b"\x04" + b"\x01" * 64)
    with pushing(sqlite_database, certificate) as server:
        person = server.person()
        for wrong in (
            {"p256dh": off_the_curve},
            {"p256dh": letters(browser.point[:-1])},
            {"p256dh": "no key at all!"},
            {"auth": letters(b"short")},
            {"auth": ""},
        ):
            refused = person.put("/api/me/push", browser.form(keys={**good, **wrong}), 400)
            assert refused["error"] == "push-bad-keys", wrong


def test_the_address_is_checked_again_at_every_delivery_and_nobody_is_followed(
    sqlite_database: str, certificate: Path, service: OtherSide
) -> None:
    with pushing(sqlite_database, certificate) as server, listening(certificate) as inside:
        host, guest = server.person(), server.person()
        Browser(service).subscribe(guest)
        service.answers = [(307, {"Location": inside.url})]
        begin(host, guest, guest_first=True)
        until(lambda: waiting(sqlite_database) == 0 and service.bodies)
        assert inside.bodies == []
        server.services.announcing.client.allowed = is_public  # the name leads inside by now
        begin(host, guest, guest_first=True)
        until(lambda: waiting(sqlite_database) == 0)
        assert len(service.bodies) == 1
