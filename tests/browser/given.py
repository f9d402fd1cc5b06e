"""A server with the built client, and tables that already stand where a test wants them."""

import contextlib
import io
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from arkwright import Game
from arkwright.server.operating import import_
from arkwright.server.operating.export_format import FORMAT, VERSION, Header, SeatLine
from arkwright.server.settings import Settings
from arkwright.server.storage import profiles
from arkwright.server.storage.database import Database
from tests.server.given import PATIENCE, Server
from tests.server.processes import asked

Found = TypeVar("Found")
SITE = Path(os.environ.get("ARKWRIGHT_SITE", Settings("").site))
"""Where the client was built into."""
BOT = "clerk"


def elsewhere(call: Callable[[], Found]) -> Found:
    """What a call gives in a thread of its own: here Playwright's event loop runs already."""
    outcome: list[Found | BaseException] = []

    def run() -> None:
        try:
            outcome.append(call())
        except BaseException as error:
            outcome.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(3 * PATIENCE)
    assert outcome, "it takes too long"
    if isinstance(outcome[0], BaseException):
        raise outcome[0]
    return outcome[0]


def settings(database: str, **more: Any) -> Settings:
    """Those of a server with the client."""
    assert (SITE / "index.html").is_file(), (
        f"there is no built client in {SITE}: say `make client`, then run the tests again"
    )
    return Settings(database, **{"site": str(SITE), "requests": 100_000.0, "sweep": 0.5, **more})


@contextlib.contextmanager
def serving(database: str) -> Iterator[Server]:
    """A server of this process with the client."""
    chosen = settings(database)
    with elsewhere(lambda: Server(chosen)) as server:
        yield server


def bring(database: str, game: Game, people: Mapping[int, str]) -> str:
    """Bring a game to a server, as an operator does; bots have the seats that nobody is given.

    What comes back is the id of its table.
    """
    line = import_.line_of(game.record)
    seats = [
        SeatLine(seat.seat, seat.name, people[seat.seat])
        if seat.seat in people
        else SeatLine(seat.seat, seat.name, bot=BOT)
        for seat in line.seats
    ]
    host = next(iter(people.values()), None)
    line = msgspec.structs.replace(line, id=profiles.new_id(), seats=seats, host=host)
    lines = (msgspec.json.encode(part) for part in (Header(FORMAT, VERSION), line))
    file = io.BytesIO(b"\n".join(lines))

    async def take(opened: Database) -> import_.Imported:
        return await import_.import_file(opened, Path("a game of this test"), file)

    imported = elsewhere(lambda: asked(database, take))
    assert imported.tables == [line.id], imported.broken
    return line.id
