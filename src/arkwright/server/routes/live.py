"""The live socket of a table: what happens there, as it happens."""

import asyncio
import functools
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from arkwright.server.messages.common import encode
from arkwright.server.messages.live import Beat, Watch
from arkwright.server.problems import Fault, Problem, TooMany
from arkwright.server.routes.tables import table_message
from arkwright.server.security.dependencies import AppServices, Visitor, language_of
from arkwright.server.security.middleware import CODES

Socket = WebSocket[Any, Any, Any]

MOST_HEARD = 16 * 1024
"""Bytes that a client may send, though nobody listens."""
COST = 64
"""Bytes that each of its messages counts for, however short."""
BEAT = 3.0
"""Seconds between two signs of life to who wants them."""
SENT_WITHIN = 30.0
"""Seconds after which a client that takes nothing counts as gone."""
LONGEST_REASON = 123
"""Bytes that the reason for closing a socket may have."""
LOG = logging.getLogger(__name__)


class Gone(Exception):
    """The client is no longer there."""


@websocket("/tables/{id:str}/live")
async def live(socket: Socket, services: AppServices, visitor: Visitor, id: FromPath[str]) -> None:
    """Messages of the types `table`, `update` and `chat`, by `TableNews`, `Update`, `ChatNews`.

    With `beats=true` also a `Beat` every three seconds, whatever happens: a network that is cut
    does not close the socket.

    The first is the table, the second an update from `since` on, if the game has begun. The
    socket is closed with 4404 if there is no such table or it was taken away, with 4400 if the
    query can't be understood, with 4401 if the person signed out everywhere, and with 1012 if the
    server stops.
    """
    try:
        await socket.accept()
        watch = watch_of(socket)
        show = functools.partial(table_message, profile=visitor)
        who = visitor.id if visitor else None
        with services.watching.watcher(id, who, show, watch) as watcher:
            doings = [watcher.follow(functools.partial(send, socket)), leave(socket)]
            if watch.beats:
                doings.append(beat(socket))
            if visitor is not None:
                doings.append(services.people.signed_out(visitor))
            await first_of(*doings)
    except Gone:
        pass
    except Problem as problem:
        await close(socket, problem)
    except Exception as error:
        LOG.error("fault", exc_info=error, extra={"facts": {"path": socket.url.path}})
        await close(socket, Fault("fault"))


def watch_of(socket: Socket) -> Watch:
    """From where on somebody wants to watch."""
    try:
        return msgspec.convert(dict(socket.query_params.items()), Watch, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("bad-request", what=str(error)) from None


async def first_of(*doings: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends."""
    tasks = [asyncio.create_task(doing) for doing in doings]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in ended:
        task.result()


async def send(socket: Socket, text: str) -> None:
    try:
        async with asyncio.timeout(SENT_WITHIN):
            await socket.send_text(text)
    except (OSError, WebSocketDisconnect):
        raise Gone from None


async def beat(socket: Socket) -> None:
    """Say every few seconds that the server is still there."""
    text = encode(Beat()).decode()
    while True:
        await asyncio.sleep(BEAT)
        await send(socket, text)


async def leave(socket: Socket) -> None:
    """Wait until the client goes away. What it sends is not for anybody."""
    left = MOST_HEARD
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        left -= COST + len(event.get("text") or event.get("bytes") or "")  # type: ignore[arg-type]
        if left < 0:
            raise TooMany("too-many")


async def close(socket: Socket, problem: Problem) -> None:
    """Close a socket with the reason, as far as it has room."""
    sentence = problem.message(language_of(socket)).message
    reason = sentence.encode()[:LONGEST_REASON].decode(errors="ignore")
    try:
        await socket.close(CODES + problem.status, reason)
    except (OSError, WebSocketDisconnect, RuntimeError):
        return  # it is closed already
