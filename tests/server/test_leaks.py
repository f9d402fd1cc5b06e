"""Nothing leaks: every byte of whole games is what it would be if the hidden things lay otherwise.

The strongest form of a secret: at each position the face-down markers and the bag are dealt anew
(`game.imagine`), and what the server sent must not differ by a single byte.
"""

import math
import random
import re
import secrets
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection

import arkwright
from arkwright.play import Game
from arkwright.server.games import showing
from arkwright.server.games.open_games import record_of
from arkwright.server.messages.common import encode
from arkwright.server.storage import profiles, tables
from arkwright.server.storage.database import Database
from arkwright.server.storage.tables import StoredTable
from tests.server.conftest import running
from tests.server.given import PATIENCE, Person, Server
from tests.server.logs import append, random_moves
from tests.server.processes import asked, stored

CASES = {
    "free set-up": ("water-frame-2016", 2, {"setup": "free"}),
    "shuffled events": ("water-frame-2014", 2, {"events": "shuffled"}),
    "solo": ("card-game", 1, {"random-factories": "yes", "cards": "random"}),
}
LOOKS = 2
"""How often in a game everything is asked for, and the position is compared with its twin."""
AT_ONCE = 5
"""Moves that are stored together between two that are sent: a game has hundreds."""
FORKS = 4
PREVIEWS = 2
MOMENT = re.compile(rb"\d{4}-\d\d-\d\dT[\d:.]+Z")


class Told(msgspec.Struct):
    """An update of the live socket, with the position as it was sent."""

    type: str
    now: msgspec.Raw = msgspec.Raw(b"")


@dataclass
class Ear:
    """Somebody who keeps every byte that the server sends."""

    person: Person
    seat: int | None = None
    heard: list[bytes] = field(default_factory=list)
    socket: ClientConnection | None = None

    def __post_init__(self) -> None:
        self.person.http.event_hooks["response"].append(self.hear)

    def hear(self, response: httpx.Response) -> None:
        response.read()
        headers = b"\n".join(
            value for name, value in response.headers.raw if name.lower() != b"set-cookie"
        )
        self.heard += [headers, response.content]

    def watch(self, id: str, opened: ExitStack) -> None:
        self.socket = opened.enter_context(self.person.socket(id, "?since=0&chat=0"))

    def seen(self, number: int) -> bytes:
        """The position that the socket tells when the log has so many entries."""
        assert self.socket is not None
        while True:
            message = self.socket.recv(timeout=PATIENCE)
            assert isinstance(message, str)
            self.heard.append(message.encode())
            told = msgspec.json.decode(message, type=Told)
            if told.type == "update":
                position = bytes(told.now)
                if msgspec.json.decode(position)["number"] >= number:
                    return position


class Round:
    """A game of people, with everybody who might hear something."""

    def __init__(self, server: Server, database: str, case: str) -> None:
        title, seats, options = CASES[case]
        self.server = server
        self.database = database
        people = [server.person() for _ in range(seats)]
        self.players = [Ear(person) for person in people]
        self.watcher = Ear(server.person())
        self.stranger = Ear(server.stranger())
        host = people[0]
        forms = ["me", *["open"] * (seats - 1)]
        self.id = host.table(*forms, title=title, options=options, listed=True)
        for person in people[1:]:
            person.post(f"/api/tables/{self.id}/join", {})
            host.post(f"/api/tables/{self.id}/start", {})
        for seat, ear in enumerate(self.players):
            ear.seat = seat
        self.table = stored(database, [self.id])[self.id][0]
        self.game = arkwright.replay(record_of(self.table, []))
        self.paths = described_gets(host)
        self.rng = random.Random(case)

    @property
    def everybody(self) -> list[Ear]:
        return [*self.players, self.watcher, self.stranger]

    def play(self) -> bytes:
        """Play a random move, through the server and here; the answer."""
        ear = self.players[self.game.seat]
        move = self.rng.choice(self.game.moves).text
        form = {"seat": self.game.seat, "move": move, "number": len(self.game.played)}
        response = ear.person.http.post(f"/api/tables/{self.id}/moves", json=form)
        assert response.status_code == 200, response.text
        self.game.play(move)
        return response.content

    def play_several(self) -> None:
        """Play some random moves that are stored together, as by another process."""
        entries = random_moves(self.game, len(self.game.played), self.rng, AT_ONCE)

        async def write() -> None:
            async with self.server.services.database.writing() as writing:
                await append(writing, self.id, self.game, entries)

        self.server.do(write())

    def imagined(self, seat: int | None) -> bytes:
        """What these eyes would be sent if all that they can't know lay otherwise."""
        other = dealt_anew(self.game, seat, self.rng)
        return encode(showing.position(self.id, len(self.game.played), other, seat))

    def bytes_heard(self) -> Iterator[tuple[Ear, bytes]]:
        for ear in self.everybody:
            for heard in ear.heard:
                yield ear, heard


def dealt_anew(game: Game, seat: int | None, rng: random.Random) -> Game:
    """The game with its hidden things dealt anew; what can be taken back is no secret."""
    other = game.imagine(seat, rng)
    other._floor = game._floor
    return other


def described_gets(person: Person) -> list[str]:
    """Everything that can be asked for about a table, by the description."""
    found: dict[str, dict[str, object]] = person.get("/docs/openapi.json")["paths"]
    return [path for path, methods in found.items() if "get" in methods and "{id}" in path]


def ask_everything(ear: Ear, paths: list[str], id: str, game: Game) -> list[bytes]:
    """All answers to all that somebody could ask about a table at this position."""
    http = ear.person.http
    seats = range(len(game.table.names))
    places = (len(game.played) // 2, len(game.played))
    urls = {
        path.format(id=id, seat=seat, place=place): None
        for path in paths
        for seat in seats
        for place in places
    }
    urls |= {f"/api/tables/{id}/position?seat={seat}": None for seat in seats}
    urls[f"/api/tables/{id}/why-not?move=done"] = None
    answers = [http.get(url).content for url in urls]
    form = {"seat": ear.seat or 0, "number": len(game.played)}
    moves = [move.text for move in game.moves]
    for wanted in [[move] for move in moves[:PREVIEWS]] + [moves[-1:] + ["done"] * 3]:
        preview = http.post(f"/api/tables/{id}/preview", json={**form, "moves": wanted})
        answers.append(preview.content)
    ahead = http.post(f"/api/tables/{id}/outlook", json={**form, "moves": moves[:300]})
    answers.append(ahead.content)
    known = list(game.title.vocabulary.by_text)
    each = {"moves": known[:: len(known) // 100 + 1]}
    answers.append(http.post(f"/api/tables/{id}/why-not", json=each).content)
    return answers


def lay(database: str, table: StoredTable, game: Game) -> str:
    """A table of the same people that begins at this position; its id."""
    laid = replace(
        table,
        id=profiles.new_id(),
        seed=None,
        origin=encode(game.table.as_json()).decode(),
        number=0,
        deciding=game.seat,
    )

    async def add(opened: Database) -> None:
        async with opened.writing() as writing:
            await tables.add(writing, laid)

    asked(database, add)
    return laid.id


def alike(answer: bytes, id: str) -> bytes:
    """An answer without what may differ: the table's own id, and when it was asked."""
    return MOMENT.sub(b"then", answer.replace(id.encode(), b"the-table"))


def check_twins(round_: Round) -> bool:
    """Ask and play the same at two tables that differ only in what is hidden.

    Whether they did differ.
    """
    games = [round_.game, dealt_anew(round_.game, None, round_.rng)]
    ids = [lay(round_.database, round_.table, game) for game in games]
    record = record_of(round_.table, [])
    copies: list[Game] = []
    for game in games:
        record.seed, record.position = None, game.table.as_json()
        copies.append(arkwright.replay(record))
    real, other = copies
    differed: bool = real.table.as_json() != other.table.as_json()
    reveals = real.table.journal.reveals
    while True:
        for ear in round_.everybody:
            one, two = (
                [alike(answer, id) for answer in ask_everything(ear, round_.paths, id, copy)]
                for id, copy in zip(ids, copies)
            )
            assert one == two
        if real.over or real.played:
            return differed
        move = round_.rng.choice(real.moves).text
        ear = round_.players[real.seat]
        form = {"seat": real.seat, "move": move, "number": len(real.played)}
        answers = [ear.person.http.post(f"/api/tables/{id}/moves", json=form) for id in ids]
        for copy in copies:
            copy.play(move)
        if real.table.journal.reveals != reveals:
            return differed
        assert alike(answers[0].content, ids[0]) == alike(answers[1].content, ids[1])


@pytest.fixture
def known_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games every time; by chance the server would take others."""
    monkeypatch.setattr(secrets, "randbits", random.Random(1769).getrandbits)


@pytest.mark.usefixtures("known_chance")
@pytest.mark.parametrize("case", CASES)
def test_nothing_leaks_from_a_whole_game(case: str, sqlite_database: str) -> None:
    with running(sqlite_database) as server, ExitStack() as sockets:
        # given a game with hidden things, watched by everybody
        round_ = Round(server, sqlite_database, case)
        for ear in round_.everybody:
            ear.watch(round_.id, sockets)
        seed = round_.table.seed
        assert seed is not None
        looks = looking_at(round_)
        differed = False
        # when it is played to its end
        while not round_.game.over:
            seat = round_.game.seat
            assert round_.play() == round_.imagined(seat)
            check_seen(round_)
            if not round_.game.over:
                round_.play_several()
                check_seen(round_)
            if len(round_.game.played) >= looks[0] and not round_.game.over:
                looks.popleft()
                # then nobody can tell it from a game with other things hidden
                differed |= check_twins(round_)
                for ear in round_.everybody:
                    ask_everything(ear, round_.paths, round_.id, round_.game)
                check_forks(round_)
        assert differed
        # and nothing gave away the chance it came from
        check_unsaid(round_, str(seed), f"{seed:x}", f"{seed:X}", str(seed)[:9])
        # but now everybody may know it
        record = round_.stranger.person.get(f"/api/tables/{round_.id}/record")
        assert record["seed"] == seed
        assert arkwright.replay(arkwright.play.Record.from_json(record)).over


def check_seen(round_: Round) -> None:
    """Everybody is told what they would be told if all that they can't know lay otherwise."""
    for ear in round_.everybody:
        assert ear.seen(len(round_.game.played)) == round_.imagined(ear.seat)


def looking_at(round_: Round) -> deque[float]:
    """The positions at which everything is asked for, spread over a game as long as this."""
    trial = round_.game.copy()
    rng = random.Random(0)
    while not trial.over:
        trial.play(rng.choice(trial.moves))
    looks = (1 + number * len(trial.played) // (LOOKS + 1) for number in range(LOOKS))
    return deque([*looks, math.inf])


def check_forks(round_: Round) -> None:
    """Forks of a running game are dealt anew: they say nothing about the game itself."""
    host = round_.players[0].person
    place = len(round_.game.played)
    seats = [{"kind": "me"} for _ in round_.game.table.names]
    path = f"/api/tables/{round_.id}/fork"
    round_.watcher.person.http.post(path, json={"position": place, "seats": seats})
    host.http.post(path, json={"position": place, "seats": seats, "deal": "same"})
    forks = [host.post(path, {"position": place, "seats": seats}, 201) for _ in range(FORKS)]
    found = stored(round_.database, [fork["id"] for fork in forks]).values()
    assert all(table.seed is None and table.analysis for table, _ in found)
    deals = {table.origin for table, _ in found}
    hidden = dealt_anew(round_.game, None, random.Random(1)).table.as_json()
    if hidden != round_.game.table.as_json():
        assert len(deals) > 1
    for fork in forks:
        for ear in round_.everybody:
            response = ear.person.http.get(f"/api/tables/{fork['id']}/position")
            assert response.status_code == (200 if ear.person is host else 404)
            record = ear.person.http.get(f"/api/tables/{fork['id']}/record")
            if ear.person is host:
                assert record.json().get("position") is None


def check_unsaid(round_: Round, *secrets_: str) -> None:
    """None of these was heard by anybody."""
    for ear, heard in round_.bytes_heard():
        for secret in secrets_:
            assert secret.encode() not in heard, (ear.seat, heard[:200])


def test_what_is_private_stays_private(sqlite_database: str) -> None:
    with running(sqlite_database, webhooks=True) as server, ExitStack() as sockets:
        # given somebody with a password, an address for announcements, and notes
        secretive, other = server.person("Ada"), server.person("Ben")
        ears = [Ear(other, 1), Ear(server.person()), Ear(server.stranger())]
        secretive.put("/api/me/password", {"password": "water-twist-93127"})
        hook = "https://example.org/hooks/carding-engine"
        asked(sqlite_database, hooked(secretive.id, hook))
        id = secretive.table("me", "open", title="card-game", listed=True)
        other.post(f"/api/tables/{id}/join", {})
        secretive.post(f"/api/tables/{id}/start", {})
        secretive.put(f"/api/tables/{id}/seats/0/note", {"text": "sell looms early"})
        secretive.post(f"/api/tables/{id}/chat", {"text": "good evening"})
        game = arkwright.replay(record_of(stored(sqlite_database, [id])[id][0], []))
        paths = described_gets(other)
        # when others ask for everything
        for ear in ears:
            ask_everything(ear, paths, id, game)
            for path in ("/api/me", "/api/tables", "/api/tables?which=listed", "/api/titles"):
                ear.person.http.get(path)
            ear.watch(id, sockets)
            ear.seen(0)
        # then nothing of hers is among it, but what she said is
        profile = asked(sqlite_database, profile_of(secretive.id))
        assert profile.password is not None
        cookie = secretive.http.cookies["arkwright"]
        private = [
            profile.password,
            cookie,
            cookie.rpartition(".")[2],
            hook,
            "water-twist",
            "carding",
            "looms early",
        ]
        for ear in ears:
            everything = b"\n".join(ear.heard)
            assert b"good evening" in everything
            for secret in private:
                assert secret.encode() not in everything, secret


def profile_of(id: str) -> Callable[[Database], Coroutine[Any, Any, profiles.Profile]]:
    async def find(opened: Database) -> profiles.Profile:
        async with opened.reading() as connection:
            found = await profiles.find(connection, id)
            assert found is not None
            return found

    return find


def hooked(id: str, address: str) -> Callable[[Database], Coroutine[Any, Any, None]]:
    """Stored directly: the server would look the address up in the world outside."""

    async def store(opened: Database) -> None:
        async with opened.writing() as writing:
            await profiles.change(writing, id, webhook=address)

    return store
