"""A real server on a real database, and people who use it, for every test of the server."""

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # a test that is not run need not wait for them
    import httpx
    from websockets.sync.client import ClientConnection

    from arkwright.server.services import Services
    from arkwright.server.settings import Settings

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which what should have happened counts as not happening."""
SHORTEST, LONGEST = 0.001, 0.05
"""Seconds between two looks at whether it has happened: the first, and after a while."""
MADE: set[str] = set()
"""Databases that began with all tables."""


def prepare(database: str) -> None:
    """Make the tables of a new database."""
    if database not in MADE:
        from tests.server import in_thread

        in_thread.prepare(database)


def until(ready: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What a call gives as soon as that is true."""
    end = time.monotonic() + patience
    pause = SHORTEST
    while True:
        found = ready()
        if found:
            return found
        assert time.monotonic() < end, "it did not happen"
        time.sleep(pause)
        pause = min(2 * pause, LONGEST)


class Server:
    """A server of this process, in a thread of its own, on a free port."""

    def __init__(self, settings: "Settings") -> None:
        from tests.server.in_thread import Uvicorn, application

        self.database = settings.database
        prepare(settings.database)
        self.app = application(settings)
        self.uvicorn = Uvicorn(self.app)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.people: list[Person] = []

    def __enter__(self) -> "Server":
        self.thread.start()
        self.uvicorn.is_up.wait(PATIENCE)
        assert self.uvicorn.started
        return self

    def __exit__(self, *_: object) -> None:
        from tests.server.in_thread import give_back

        for person in self.people:
            person.close()
        self.uvicorn.stop()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"
        give_back(self.app)

    @property
    def port(self) -> int:
        port: int = self.uvicorn.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> "Services":
        services: Services = self.app.state.services
        return services

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What something gives that is done among the server's own work."""
        loop = self.uvicorn.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def person(self, name: str = "") -> "Person":
        """Somebody new, with a profile."""
        person = self.stranger()
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
        import httpx

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

    def socket(self, table: str, query: str = "") -> "ClientConnection":
        """The live socket of a table, with this person's cookie."""
        from websockets.sync.client import connect

        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live{query}"
        return connect(address, additional_headers={"Cookie": cookies} if cookies else {})


def grade(seat: Any) -> str | None:
    """The grade of the bot that plays a seat, whatever its style."""
    bot: str | None = seat["bot"]
    return bot and bot.partition("/")[0]


def answer(response: "httpx.Response", expect: int | None) -> Any:
    """The JSON of a response that has the expected status, or any good one."""
    told = f"{response.request.method} {response.request.url.path}: {response.status_code} "
    told += response.text[:500]
    assert response.is_success if expect is None else response.status_code == expect, told
    return response.json() if response.content else None
