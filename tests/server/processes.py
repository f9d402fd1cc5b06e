"""Server processes that can be killed and started again, and people who play on regardless."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec
import psutil

from arkwright.server.settings import ENVIRONMENT, Settings
from arkwright.server.storage import tables
from arkwright.server.storage.connections import Reading
from arkwright.server.storage.database import Database
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.entries import find as entries_of
from arkwright.server.storage.tables import StoredTable
from tests.server.given import PATIENCE, Person, answer, prepare, until

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

Found = TypeVar("Found")
MOST_MOVES = 8
"""How many moves somebody plays at a table before looking at the others."""

# A process that has loaded a server forks others: to load it takes longer than most tests.
FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(
    [
        "arkwright.server.app",
        "sqlalchemy.dialects.postgresql.asyncpg",
        "uvicorn.loops.uvloop",
        "uvicorn.protocols.http.httptools_impl",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ]
)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def serve(settings: str, port: int, log: Path) -> None:
    """What a server process does."""
    import uvicorn

    with log.open("ab") as file:
        for stream in (1, 2):
            os.dup2(file.fileno(), stream)
    os.environ[ENVIRONMENT] = settings
    uvicorn.run(
        "arkwright.server.app:from_environment",
        factory=True,
        port=port,
        ws="websockets-sansio",
        log_level="warning",
    )


class ServerProcess:
    """A server in a process of its own, on a port that stays the same when it is restarted."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.process: ForkServerProcess | None = None
        self.people: list[Person] = []

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = msgspec.json.encode(self.settings).decode()
        self.process = FORKED.Process(target=serve, args=(settings, self.port, self.log))
        self.process.start()
        until(self.answers, 3 * PATIENCE)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.is_alive(), self.log.read_text()
        # It listens when it is ready.
        with contextlib.suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
            return True
        return False

    def kill(self) -> None:
        """Kill it without warning; the processes it started must go by themselves."""
        assert self.process is not None
        children = psutil.Process(self.process.pid).children(recursive=True)
        self.process.kill()
        self.process.join()
        until(lambda: not any(is_alive(child) for child in children))

    def pause(self) -> None:
        """Let it be silent, as behind a network that was cut: nothing is closed."""
        assert self.process is not None
        psutil.Process(self.process.pid).suspend()

    def go_on(self) -> None:
        assert self.process is not None
        psutil.Process(self.process.pid).resume()

    def stop(self) -> None:
        """Ask it to end, and see that it does."""
        for person in self.people:
            person.close()
        if self.process is not None and self.process.is_alive():
            self.process.terminate()
            self.process.join(PATIENCE)
            ended = not self.process.is_alive()
            self.process.kill()
            assert ended, "the server does not stop"

    def person(self, cookies: httpx.Cookies | None = None) -> Person:
        """Somebody new, or somebody known by these cookies."""
        person = Person(self.url)
        self.people.append(person)
        if cookies is not None:
            person.http.cookies = cookies
        person.get("/api/me")
        return person


def is_alive(process: psutil.Process) -> bool:
    return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)


@contextlib.contextmanager
def processes(
    database: str, folder: Path, count: int = 1, **settings: Any
) -> Iterator[list[ServerProcess]]:
    """Server processes on one database."""
    prepare(database)
    chosen = Settings(database, **{"requests": 100_000.0, "sweep": 1.0, **settings})
    servers = [ServerProcess(chosen, folder / f"server{number}.log") for number in range(count)]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.stop()


def asked(database: str, ask: Callable[[Database], Coroutine[Any, Any, Found]]) -> Found:
    """What the database itself says, past every server."""

    async def look() -> Found:
        opened = Database(database)
        try:
            return await ask(opened)
        finally:
            await opened.close()

    return asyncio.run(look())


def stored(database: str, ids: list[str]) -> dict[str, tuple[StoredTable, list[Entry]]]:
    """Tables and their logs as they are stored, each read while nobody played there."""

    async def read(opened: Database) -> dict[str, tuple[StoredTable, list[Entry]]]:
        async with opened.reading() as connection:
            return {id: await settled(connection, id) for id in ids}

    async def settled(connection: Reading, id: str) -> tuple[StoredTable, list[Entry]]:
        while True:
            [before] = await tables.find_all(connection, [id])
            entries = await entries_of(connection, id)
            [after] = await tables.find_all(connection, [id])
            if before.number == after.number:
                return after, entries

    return asked(database, read)


@dataclass(frozen=True, slots=True)
class Sent:
    """A move that was sent: as which entry of which table's log, for which seat."""

    table: str
    number: int
    seat: int
    move: str


class Player(threading.Thread):
    """Somebody who plays random moves at several tables until told to stop.

    The server may vanish and come back at any moment.
    """

    def __init__(self, person: Person, ids: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.ids = ids
        self.rng = random.Random(seed)
        self.acknowledged: list[Sent] = []
        """Moves that the server said it has."""
        self.cut_off: list[Sent] = []
        """Moves that got no answer: they are stored or not."""
        self.late = 0
        self.stopping = threading.Event()
        self.paused = threading.Event()
        self.resting = threading.Event()
        """Set while a paused player really does nothing."""
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopping.is_set():
                if self.paused.is_set():
                    self.resting.set()
                    until(lambda: self.stopping.is_set() or not self.paused.is_set(), 6 * PATIENCE)
                    self.resting.clear()
                    continue
                until(self.goes_on, 3 * PATIENCE)
        except BaseException as failure:
            self.failure = failure

    def goes_on(self) -> bool:
        """Play at some table where it is this person's turn; whether there was one."""
        if self.stopping.is_set() or self.paused.is_set():
            return True
        try:
            mine = self.turns()
            return sum(self.plays_at(id) for id in self.rng.sample(mine, len(mine))) > 0
        except httpx.TransportError:
            return False

    def turns(self) -> list[str]:
        """The tables that wait for this person."""
        found = self.person.http.get("/api/tables", params={"state": "playing", "limit": 100})
        if found.status_code == 503:
            return []
        return [
            table["id"]
            for table in answer(found, 200)
            if table["id"] in self.ids and table["seats"][table["deciding"]]["mine"]
        ]

    def plays_at(self, id: str) -> bool:
        """Play until somebody else must decide, for some moves at most."""
        shown = self.person.http.get(f"/api/tables/{id}/position")
        if shown.status_code == 503:
            return False
        now = answer(shown, 200)
        count = 0
        while count < MOST_MOVES and (decision := now["decision"]) and decision["moves"]:
            move = self.rng.choice(decision["moves"])["text"]
            sent = Sent(id, now["number"] + 1, decision["seat"], move)
            try:
                response = self.person.http.post(
                    f"/api/tables/{id}/moves",
                    json={"seat": sent.seat, "move": move, "number": now["number"]},
                )
            except httpx.TransportError:
                self.cut_off.append(sent)
                raise
            if response.status_code == 503:
                self.cut_off.append(sent)
                return False
            if response.status_code == 409:
                self.late += 1
                return True
            assert response.status_code == 200, response.text[:300]
            now = response.json()
            assert now["number"] == sent.number
            self.acknowledged.append(sent)
            count += 1
        return count > 0
