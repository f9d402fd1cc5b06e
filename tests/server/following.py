"""A client of the live socket: it keeps what it is told, as the one in the browser does."""

import asyncio
import contextlib
import json
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from arkwright.server.storage.database import Database
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.entries import find as entries_of
from tests.server.given import PATIENCE, Person


def heard(watching: ClientConnection) -> Any:
    """The next message of a socket."""
    return json.loads(watching.recv(PATIENCE))


def closed(watching: ClientConnection) -> tuple[int, str]:
    """The code and the reason that a socket is closed with, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            watching.recv(PATIENCE)
    closing = watching.protocol.close_rcvd
    assert closing is not None
    return closing.code, closing.reason


def log_of(database: str, table: str) -> list[tuple[int, str]]:
    """The moves of a table that stand, with their numbers, as the database has them."""

    async def read() -> list[Entry]:
        opened = Database(database)
        async with opened.reading() as connection:
            entries = await entries_of(connection, table)
        await opened.close()
        return entries

    standing: list[tuple[int, str]] = []
    for entry in asyncio.run(read()):
        if entry.move is None:
            del standing[entry.back :]
        else:
            standing.append((entry.number, entry.move))
    return standing


class Client:
    """A client that keeps the moves it is told, and goes on where it was interrupted."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.number = 0
        self.moves: list[tuple[int, str]] = []
        self.told: list[int] = []
        self.updates = 0
        self.now: Any = None
        self.socket: ClientConnection | None = None
        self.connected = contextlib.ExitStack()

    def open(self, connection: ClientConnection | None = None) -> None:
        if connection is None:
            connection = self.person.socket(self.table, f"?since={self.number}")
        self.socket = self.connected.enter_context(connection)

    def interrupt(self) -> None:
        self.connected.close()
        self.socket = None

    def read(self) -> None:
        """Take one message; a client without a socket opens one."""
        if self.socket is None:
            self.open()
        assert self.socket is not None
        message = heard(self.socket)
        if message["type"] == "update":
            self.add(message)

    def add(self, update: Any) -> None:
        assert update["since"] <= len(self.moves)
        del self.moves[update["since"] :]
        for happened in update["happened"]:
            self.moves.append((happened["number"], happened["move"]))
            self.told.append(happened["number"])
            assert happened["position"] == len(self.moves)
        self.now = update["now"]
        self.number = self.now["number"]
        self.updates += 1
        assert self.now["position"] == len(self.moves)

    def read_to(self, number: int) -> None:
        """Take messages up to an entry of the log."""
        while self.number < number or self.now is None:
            self.read()
