"""A real server on a real database, and people who use it, for every test of the server."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from arkwright.server.app import create_app
from arkwright.server.services import Services
from arkwright.server.settings import Settings
from arkwright.server.storage.database import Database
from arkwright.server.storage.upgrade import upgrade

PATIENCE = 20.0
"""Seconds after which what should have happened counts as not happening."""


def prepare(database: str) -> None:
    """Make the tables of a new database."""

    async def make() -> None:
        opened = Database(database)
        await upgrade(opened)
        await opened.close()

    asyncio.run(make())


def until(ready: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What a call gives as soon as that is true."""
    end = time.monotonic() + patience
    while True:
        found = ready()
        if found:
            return found
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


class Server:
    """A server of this process, in a thread of its own, on a free port."""

    def __init__(self, settings: Settings) -> None:
        self.database = settings.database
        prepare(settings.database)
        self.app = create_app(settings)
        config = uvicorn.Config(
            self.app, port=0, log_config=None, lifespan="on", ws="websockets-sansio"
        )
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.people: list[Person] = []

    def __enter__(self) -> "Server":
        self.thread.start()
        until(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.close()
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"

    @property
    def port(self) -> int:
        port: int = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def person(self, name: str = "") -> "Person":
        """Somebody new, with a profile."""
        person = Person(self.url)
        self.people.append(person)
        person.get("/api/me")
        if name:
            person.patch("/api/me", {"name": name})
        return person

    def stranger(self) -> "Person":
        """Somebody without a profile."""
        person = Person(self.url)
        self.people.append(person)
        return person


class Person:
    """Somebody with a browser: cookies, requests, and the socket of a table."""

    def __init__(self, url: str) -> None:
        self.url = url
        # Nothing here is encrypted, and reading all certificates takes longer than most tests.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return answer(self.http.get(path, params=query or None), expect)

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        return answer(self.http.post(path, json=body), expect)

    def put(self, path: str, body: Any = None, expect: int = 200) -> Any:
        return answer(self.http.put(path, json=body), expect)

    def patch(self, path: str, body: Any = None, expect: int = 200) -> Any:
        return answer(self.http.patch(path, json=body), expect)

    def delete(self, path: str, expect: int | None = None) -> Any:
        return answer(self.http.delete(path), expect)

    @property
    def id(self) -> str:
        id: str = self.get("/api/me")["id"]
        return id

    def table(self, *seats: str, title: str = "water-frame-2016", **more: Any) -> str:
        """A new table's id; a seat is me, open, or the name of a bot."""
        forms = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = self.post("/api/tables", {"title": title, "seats": forms, **more}, 201)
        id: str = made["id"]
        return id

    def position(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}/position", **query)

    def play(self, table: str, move: str | None = None, expect: int = 200) -> Any:
        """Play a move, or the first legal one, at the position as it is now."""
        now = self.position(table)
        decision = now["decision"]
        text = decision["moves"][0]["text"] if move is None else move
        form = {"seat": decision["seat"], "move": text, "number": now["number"]}
        return self.post(f"/api/tables/{table}/moves", form, expect)

    def socket(self, table: str, query: str = "") -> ClientConnection:
        """The live socket of a table, with this person's cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        return connect(address, additional_headers={"Cookie": cookies} if cookies else {})


def grade(seat: Any) -> str | None:
    """The grade of the bot that plays a seat, whatever its style."""
    bot: str | None = seat["bot"]
    return bot and bot.partition("/")[0]


def answer(response: httpx.Response, expect: int | None) -> Any:
    """The JSON of a response that has the expected status, or any good one."""
    told = f"{response.request.method} {response.request.url.path}: {response.status_code} "
    told += response.text[:500]
    assert response.is_success if expect is None else response.status_code == expect, told
    return response.json() if response.content else None
