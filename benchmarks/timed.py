"""Applications that say how long each answer took: ours, and two to compare it with."""

import json
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from litestar import Litestar, post
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

HEADER = b"server-timing"
FOLDER = "ARKWRIGHT_BENCH_FOLDER"
"""The variable that names the folder of the peers: with `answer.json`, as long as ours."""


class Timed:
    """An application that tells its own milliseconds with every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                passed = (time.perf_counter() - begin) * 1e3
                message["headers"] = [*message["headers"], (HEADER, b"app;dur=%.3f" % passed)]
            await send(message)

        await self.app(scope, receive, answer if scope["type"] == ScopeType.HTTP else send)


def ours() -> ASGIApp:
    """The server as `arkwright serve` runs it in each process."""
    from arkwright.server.app import from_environment

    return Timed(from_environment())


def static() -> ASGIApp:
    """A peer that does nothing: the framework alone, with an answer as long as ours."""
    value: Any = json.loads((Path(os.environ[FOLDER]) / "answer.json").read_text())

    @post("/", status_code=200)
    async def answer(data: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = value
        return found

    return Timed(Litestar([answer], openapi_config=None))


def storing() -> ASGIApp:
    """A peer that stores one row, as safely as we do, and gives the same answer."""
    folder = Path(os.environ[FOLDER])
    value: Any = json.loads((folder / "answer.json").read_text())
    database = sqlite3.connect(folder / "peer.db", isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("CREATE TABLE IF NOT EXISTS rows (id INTEGER PRIMARY KEY, text TEXT)")

    @post("/", status_code=200, sync_to_thread=True)
    def answer(data: dict[str, Any]) -> dict[str, Any]:
        database.execute("INSERT INTO rows (text) VALUES (?)", (json.dumps(data),))
        found: dict[str, Any] = value
        return found

    return Timed(Litestar([answer], openapi_config=None))
