"""How fast one server process is, with the load on the same machine, and others beside it.

500 tables, 200 moves a second, any position of finished games, and the memory of it all.
"""

import argparse
import asyncio
import contextlib
import dataclasses
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from timed import FOLDER, HEADER

import arkwright
from arkwright.server.settings import ENVIRONMENT, Settings
from arkwright.server.storage.database import Database
from arkwright.server.storage.upgrade import upgrade

GOAL = 50.0
"""Milliseconds of the server for 99 of 100 moves, and for any position of a finished game."""
GOAL_MEMORY = 100.0
"""Kilobytes for a table where nothing happens."""
RATE = 200
TITLES = arkwright.titles()
OPENING = 5
"""Moves that each table has before it is measured."""
PROFILES = 20
CONNECTIONS = 32
IDLE = 5.0
SETTLED = 4.0 + IDLE
"""Seconds after which a game that nobody asks for has left the memory."""
REPEATS = 8
Ask = Callable[["Client"], Coroutine[Any, Any, "Answer | None"]]


@dataclass
class Answer:
    """An answer, with how long it took by the server's and by the client's clock."""

    status: int
    value: Any
    server: float
    client: float
    cookie: str = ""


@dataclass
class Times:
    """Milliseconds of many answers."""

    server: list[float] = field(default_factory=list)
    client: list[float] = field(default_factory=list)
    refused: int = 0

    def add(self, answer: Answer | None) -> None:
        if answer is None:
            return
        if answer.status != 200:
            self.refused += 1
            return
        self.server.append(answer.server)
        self.client.append(answer.client)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


class Client:
    """One connection that stays open, with as little of its own work as possible."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        begin = time.perf_counter()
        writer.write(head.encode() + content)
        answered = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in answered[1:] if line)
        given = next((li for li in answered if li.lower().startswith("set-cookie")), ": ")
        content = await reader.readexactly(int(headers.get("content-length", 0)))
        passed = (time.perf_counter() - begin) * 1e3
        return Answer(
            int(answered[0].split()[1]),
            json.loads(content) if content else None,
            float(headers[HEADER.decode()].partition("dur=")[2]),
            passed,
            given.partition(": ")[2].partition(";")[0],
        )

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Clients:
    """Connections that are lent to whoever asks next."""

    def __init__(self, port: int) -> None:
        self.free: asyncio.LifoQueue[Client] = asyncio.LifoQueue()
        self.all = [Client(port) for _ in range(CONNECTIONS)]
        for client in self.all:
            self.free.put_nowait(client)

    @contextlib.asynccontextmanager
    async def lent(self) -> AsyncIterator[Client]:
        client = await self.free.get()
        try:
            yield client
        finally:
            self.free.put_nowait(client)

    async def ask(self, *wanted: Any) -> Answer:
        async with self.lent() as client:
            return await client.ask(*wanted)

    async def at_rate(self, rate: float, seconds: float, asks: Iterator[Ask]) -> Times:
        """So many requests a second, whether or not the ones before have been answered."""
        times = Times()

        async def one(ask: Ask) -> None:
            async with self.lent() as client:
                times.add(await ask(client))

        begin = time.perf_counter()
        running: set[asyncio.Task[None]] = set()
        for number in range(int(rate * seconds)):
            wait = begin + number / rate - time.perf_counter()
            await asyncio.sleep(max(0.0, wait))
            task = asyncio.create_task(one(next(asks)))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        return times

    def close(self) -> None:
        for client in self.all:
            client.close()


class Seated:
    """A table with everybody's seat in one hand."""

    def __init__(self, id: str, cookie: str, rng: random.Random) -> None:
        self.id = id
        self.cookie = cookie
        self.rng = rng
        self.now: Any = None
        self.busy = False
        self.looks = 0
        """How often the next player looked before moving: a request that is not measured."""

    async def play(self, client: Client) -> Answer | None:
        """Play a random move; None if the game is over or the last move still on its way."""
        if self.busy or (self.now is not None and self.now["over"]):
            return None
        self.busy = True
        try:
            if self.now is None or not self.now["decision"]["moves"]:
                self.looks += 1
                path = f"/api/tables/{self.id}/position"
                self.now = (await client.ask("GET", path, None, self.cookie)).value
            decision = self.now["decision"]
            move = self.rng.choice(decision["moves"])["text"]
            form = {"seat": decision["seat"], "move": move, "number": self.now["number"]}
            path = f"/api/tables/{self.id}/moves"
            answer = await client.ask("POST", path, form, self.cookie)
            self.now = answer.value if answer.status == 200 else None
            return answer
        finally:
            self.busy = False


class Process:
    """A server in a process of its own."""

    def __init__(self, application: str, port: int, **environment: str) -> None:
        self.port = port
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "uvicorn", "--factory", f"timed:{application}"),
                *("--app-dir", str(Path(__file__).parent), "--port", str(port)),
                *("--log-level", "warning", "--ws", "websockets-sansio"),
                *("--timeout-keep-alive", "600"),
            ],
            env={**os.environ, **environment},
        )

    async def ready(self, path: str = "/health") -> Clients:
        clients = Clients(self.port)
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await clients.ask("GET", path)
                return clients
            await asyncio.sleep(0.05)
        raise SystemExit("the server does not start")

    def memory(self) -> float:
        """Kilobytes that the process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0])

    def cpu(self) -> float:
        """Milliseconds of a processor's time that it has used: what no neighbour can spoil."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * 1e3 / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


async def sit_down(clients: Clients, count: int, rng: random.Random) -> list[Seated]:
    """So many tables, made through the API, each with some moves."""
    cookies = [(await clients.ask("GET", "/api/me")).cookie for _ in range(PROFILES)]
    seated: list[Seated] = []

    async def one(number: int) -> None:
        cookie = cookies[number % PROFILES]
        form = {"title": TITLES[number % len(TITLES)], "seats": [{"kind": "me"}] * 2}
        made = await clients.ask("POST", "/api/tables", form, cookie)
        table = Seated(made.value["id"], cookie, random.Random(rng.random()))
        async with clients.lent() as client:
            for _ in range(OPENING):
                await table.play(client)
        seated.append(table)

    for first in range(0, count, CONNECTIONS // 4):
        several = range(first, min(count, first + CONNECTIONS // 4))
        await asyncio.gather(*(one(number) for number in several))
    return seated


async def finished(clients: Clients, count: int, patience: float) -> list[tuple[str, int]]:
    """Tables where bots have played to the end, and how many moves that took."""
    cookie = (await clients.ask("GET", "/api/me")).cookie
    ids: list[str] = []
    for number in range(count):
        bots = ["clerk"] * 4 if number % 4 == 0 else ["random"] * (2 + number % 3)
        form = {
            "title": TITLES[number % len(TITLES)],
            "seats": [{"kind": "bot", "bot": bot} for bot in bots],
        }
        made = await clients.ask("POST", "/api/tables", form, cookie)
        ids.append(made.value["id"])
    end = time.monotonic() + patience
    found: dict[str, int] = {}
    while len(found) < count and time.monotonic() < end:
        await asyncio.sleep(1.0)
        for id in ids:
            if id not in found:
                shown = (await clients.ask("GET", f"/api/tables/{id}", None, cookie)).value
                if shown["state"] == "over":
                    found[id] = shown["number"]
    return list(found.items())


def moves_of(seated: list[Seated], rng: random.Random) -> Iterator[Ask]:
    """Every table in turn, in an order that is drawn anew each time."""
    while True:
        for table in rng.sample(seated, len(seated)):
            yield table.play


def opening(id: str, place: int) -> Ask:
    return lambda client: client.ask("GET", f"/api/tables/{id}/positions/{place}")


def positions_of(games: list[tuple[str, int]], rng: random.Random) -> Iterator[Ask]:
    """Any position of any of these games."""
    while True:
        id, last = rng.choice(games)
        yield opening(id, rng.randrange(last + 1))


def posts(body: Any) -> Iterator[Ask]:
    while True:
        yield lambda client: client.ask("POST", "/", body)


async def measure_peer(name: str, port: int, folder: Path, seconds: float) -> Times:
    """A peer under the same load."""
    process = Process(name, port, **{FOLDER: str(folder)})
    try:
        clients = await process.ready("/")
        body = {"seat": 0, "move": "place workers 4", "number": 12}
        await clients.at_rate(RATE, 1.0, posts(body))
        times = await clients.at_rate(RATE, seconds, posts(body))
        clients.close()
        return times
    finally:
        process.stop()


async def bench(wanted: argparse.Namespace, console: Console, folder: Path) -> None:
    rng = random.Random(1769)
    database = f"sqlite:///{folder / 'arkwright.db'}"
    opened = Database(database)
    await upgrade(opened)
    await opened.close()
    settings = Settings(database, requests=1e6, idle=IDLE, bots=2)
    if wanted.open_games:
        settings = dataclasses.replace(settings, open_games=wanted.open_games)
    environment = {ENVIRONMENT: msgspec.json.encode(settings).decode()}
    report = Table(title=f"one process, SQLite, {wanted.tables} tables, {RATE} requests/s, ms")
    for column in ("what", "p50", "p95", "p99", "worst", "client p50", "client p99", "goal"):
        report.add_column(column, justify="left" if column == "what" else "right")

    def tell(what: str, times: Times, goal: str = "") -> None:
        figures = [percentile(times.server, share) for share in (0.5, 0.95, 0.99, 1.0)]
        figures += [percentile(times.client, share) for share in (0.5, 0.99)]
        what += f" ({len(times.server):,}" + (
            f", {times.refused} refused)" if times.refused else ")"
        )
        report.add_row(what, *(f"{figure:.2f}" for figure in figures), goal)

    process = Process("ours", wanted.port, **environment)
    told: list[str] = []
    try:
        clients = await process.ready()
        # A first few tables fill what is filled once: imports, statements, threads.
        warm = await sit_down(clients, 30, rng)
        await clients.at_rate(RATE, 2.0, moves_of(warm, rng))
        await asyncio.sleep(SETTLED)
        before = process.memory()
        seated = await sit_down(clients, wanted.tables, rng)
        full = process.memory()
        await asyncio.sleep(SETTLED)
        idle = process.memory()
        each = (idle - before) / len(seated)
        told.append(
            f"{before:,.0f} kB before, {full:,.0f} kB with {len(seated)} tables just made, "
            f"{idle:,.0f} kB when idle: {each:.1f} kB a table (goal ≤ {GOAL_MEMORY:.0f})"
        )
        moves = Times()
        for number in range(wanted.rounds):
            cpu = process.cpu()
            times = await clients.at_rate(RATE, wanted.seconds, moves_of(seated, rng))
            cpu = (process.cpu() - cpu) / max(1, len(times.server))
            looks = sum(table.looks for table in seated)
            told.append(f"round {number + 1}: {cpu:.2f} ms of a processor a move, {looks:,} looks")
            tell(f"a move, round {number + 1}", times, f"p99 ≤ {GOAL:.0f}")
            await asyncio.sleep(SETTLED)
            moves.server += times.server
        console.print("Bots play games to their end ...")
        games = await finished(clients, wanted.games, wanted.patience)
        sample = next(t.now for t in seated if t.now is not None)
        (folder / "answer.json").write_text(json.dumps(sample))
        clients.close()
    finally:
        process.stop()
    # A new process has read none of these games: each is opened for a first time, too.
    process = Process("ours", wanted.port, **environment)
    try:
        clients = await process.ready()
        if games:
            longest = max(last for _, last in games)
            times = await clients.at_rate(50, wanted.seconds, positions_of(games, rng))
            what = f"any position of {len(games)} finished games, ≤ {longest} moves"
            tell(what, times, f"p99 ≤ {GOAL:.0f}")
            # The same work again and again: each time every game is opened anew and let go.
            kept: list[str] = []
            for _ in range(REPEATS):
                await clients.at_rate(50, wanted.seconds / 4, positions_of(games, rng))
                await asyncio.sleep(SETTLED)
                kept.append(f"{process.memory():,.0f}")
            told.append(f"kB when idle after the same work {REPEATS} times: {', '.join(kept)}")
        clients.close()
    finally:
        process.stop()
    for name in ("static", "storing"):
        times = await measure_peer(name, wanted.port, folder, wanted.seconds / 2)
        what = {"static": "a bare Litestar answer", "storing": "the same, and a row stored"}[name]
        tell(f"peer: {what}, {len((folder / 'answer.json').read_bytes()):,} bytes", times)
        ratios = [
            percentile(moves.server, share) / percentile(times.server, share)
            for share in (0.5, 0.99)
        ]
        told.append(f"a move takes {ratios[0]:.1f} times as long (p99: {ratios[1]:.1f}) as {what}")
    console.print(report)
    for line in told:
        console.print(line)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=40, help="played to the end by bots")
    parser.add_argument("--patience", type=float, default=120.0, help="seconds for these games")
    parser.add_argument("--open-games", type=int, help="kept in memory; the default if not said")
    parser.add_argument("--port", type=int, default=8769)
    wanted = parser.parse_args()
    console = Console(highlight=False, width=max(120, Console().width))
    with tempfile.TemporaryDirectory(prefix="arkwright-bench-") as folder:
        asyncio.run(bench(wanted, console, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
