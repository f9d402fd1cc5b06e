"""A server from start to stop: its socket, its database, its processes."""

import asyncio
import logging
import multiprocessing
import os
import re
import signal
import socket
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

import arkwright
from arkwright import files
from arkwright.arena.processes import interrupts_held
from arkwright.locales import linting
from arkwright.play import BadSetup, editions
from arkwright.server.operating import logs
from arkwright.server.settings import Settings
from arkwright.server.storage.claim import claimed
from arkwright.server.storage.database import checked_address
from arkwright.server.storage.opening import opened, without_password

if TYPE_CHECKING:
    from litestar.types import ASGIApp

LONGEST_SOCKET_MESSAGE = 64 * 1024
STOPS_WITHIN = 3
"""Seconds that requests have to come to their end when the server stops."""
STARTS_WITHIN = 60.0
WAITING = 2048
"""How many may wait for an answer to their knock."""
LOG = logging.getLogger(__name__)


def tell_operator(address: str) -> None:
    typer.echo(f"Arkwright is at {address} (Ctrl+C stops it)")


def serve(
    settings: Settings,
    listening: socket.socket,
    host: str,
    workers: int,
    level: str,
    tell: Callable[[str], None] = tell_operator,
) -> bool:
    """Serve until somebody stops it; False if it could not start or broke down.

    As soon as it listens, its address is told.
    """
    check(settings, workers)
    logs.begin(level)
    address = address_of(listening, host)
    asyncio.run(prepare(settings.database))
    with claimed(settings.database, address):
        return run(settings, listening, workers, level, lambda: tell(address))


def run(
    settings: Settings, listening: socket.socket, workers: int, level: str, tell: Callable[[], None]
) -> bool:
    """Serve at a socket, by a database that is ready."""
    settings.to_environment()
    LOG.info("starting", extra={"facts": facts_of(settings, workers)})
    config = uvicorn.Config(
        "arkwright.server.operating.serving:application",
        factory=True,
        workers=workers,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LONGEST_SOCKET_MESSAGE,
        lifespan="on",
        timeout_graceful_shutdown=STOPS_WITHIN,
        log_config=logs.configuration(level),
        access_log=False,
        server_header=False,
    )
    if workers > 1:
        several = Several(config, listening, tell)
        several.run()
        return several.announced
    server = Single(config, tell)
    # uvicorn hands a signal on when it has stopped: that would be a death, not an end.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, server.handle_exit)
    server.run([listening])
    return server.started


def check(settings: Settings, workers: int) -> None:
    """What an operator chose must go together."""
    if workers > 1 and checked_address(settings.database).get_backend_name() == "sqlite":
        raise BadSetup(
            "several workers need PostgreSQL: --database postgresql://USER@HOST/NAME; "
            "SQLite is for one"
        )
    if settings.address and not re.fullmatch(r"https?://[^/?#\s]+/?", settings.address):
        raise BadSetup("--address is where people reach the server, like https://play.example.org")
    if settings.push and not settings.address:
        raise BadSetup("--push needs --address: push services want to know whom to turn to")
    check_editions()


def check_editions() -> None:
    """Whoever brings editions of their own is told before anybody plays what is wrong with them."""
    for edition in editions.titles():
        if edition.is_own:
            linting.check_words(edition.name)
            for seats in arkwright.find_title(edition.name).seats:
                arkwright.new(edition.name, seats=seats, seed=0)


def facts_of(settings: Settings, workers: int) -> dict[str, object]:
    """What an operator wants to find in the log about a start."""
    return {
        "version": arkwright.__version__,
        "database": without_password(checked_address(settings.database)),
        "workers": workers,
        "bots": settings.bots,
    }


async def prepare(database: str) -> None:
    """Make the database, or bring it to the shape that this program knows."""
    async with opened(database):
        pass


def application() -> "ASGIApp":
    """The application of one process."""
    # Whoever only begins such processes, or can't even listen, does not wait for all that it needs.
    from arkwright.server import app

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=stop_after, args=(parent,), daemon=True).start()
    return logs.LoggingMiddleware(app.from_environment())


def stop_after(parent: "multiprocessing.process.BaseProcess") -> None:
    """Stop when the process that began this one is gone: else the port would stay taken."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


class Single(uvicorn.Server):
    """A server in this process, which says when it listens."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self.tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tell()


class Several(Multiprocess):
    """Several processes that share one socket."""

    def __init__(
        self, config: uvicorn.Config, listening: socket.socket, tell: Callable[[], None]
    ) -> None:
        super().__init__(config, [listening])
        self.tell = tell
        self.announced = False

    def init_processes(self) -> None:
        with interrupts_held():
            super().init_processes()
        self.announced = all(process.wait_until_ready(STARTS_WITHIN) for process in self.processes)
        if self.announced:
            self.tell()

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            if not process.process.is_alive() and not self.should_exit.is_set():
                facts = {"worker": process.pid, "exit": process.exitcode}
                LOG.error("worker-died", extra={"facts": facts})
        with interrupts_held():
            super().keep_subprocess_alive()


# The socket


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen at, taken before anything else is done."""
    try:
        family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family)
        try:
            # A port that a server left a moment ago is free.
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(place)
            listening.listen(WAITING)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise BadSetup(f"it can't listen at {host}, port {port}: {files.reason(error)}") from None
    except UnicodeError:
        raise BadSetup(f"{host!r} is no name of a host") from None
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    port = listening.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
