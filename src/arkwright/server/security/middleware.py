"""What every request passes before anything else looks at it, and what every answer carries."""

from collections.abc import Iterable
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import MediaType, ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from arkwright.server.messages.common import encode
from arkwright.server.people import cookies
from arkwright.server.problems import Forbidden, Problem, TooMany, Unreadable
from arkwright.server.security.dependencies import language_of
from arkwright.server.security.rate_limits import address_of
from arkwright.server.services import Services

Headers = Iterable[tuple[bytes, bytes]]

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
"""What a page of ours may load: its own files, and no script that stands in the page itself."""

HEADERS = {
    "content-security-policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
"""What every answer says, unless its route says something else, as files do that may be kept."""

ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
"""They change nothing, so other sites may cause them; what comes back they can't read."""
OURS = (b"same-origin", b"none")
"""Where a request comes from, as a browser says it: our pages, or the person directly."""
ASKING = ("api", "docs", "health", "metrics")
"""Where programs ask; all other paths are those of the client and its files."""
CODES = 4000
"""What is added to a status to make the code that a socket is closed with."""


class SecurityMiddleware:
    """Refuses what other sites send in a person's name, what is no JSON, and what is too much."""

    def __init__(self, app: ASGIApp, address: str = "") -> None:
        self._app = app
        self._own = host_of(address.encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_ours(message.get("headers", ()))
            await send(message)

        services: Services = scope["litestar_app"].state.services
        visitor = caller(scope, services)
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        try:
            if is_asking(scope["path"]):
                services.limits.check(visitor)
            else:
                services.limits.check_file(visitor)
            if is_socket:
                self._check_origin(dict(scope["headers"]))
                services.limits.check_sockets(visitor)
            elif scope.get("method") not in SAFE_METHODS:
                self._check_write(dict(scope["headers"]))
        except Problem as problem:
            if is_socket:
                await refuse_socket(problem, receive, send)
            else:
                await refuse(problem, scope, receive, send_with_headers)
            return
        if is_socket:
            with services.limits.socket(visitor):
                await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, send_with_headers)

    def _check_origin(self, headers: dict[bytes, bytes]) -> None:
        """Whether it comes from a page of ours, if it comes from a page."""
        if b"origin" not in headers:
            return
        # The scheme is not compared: behind a proxy we may not know how the person came.
        host = host_of(headers[b"origin"])
        if not host or host not in (headers.get(b"host", b"").lower(), self._own):
            raise Forbidden("cross-site")

    def _check_write(self, headers: dict[bytes, bytes]) -> None:
        """Whether it is ours, and readable."""
        self._check_origin(headers)
        # Not for sockets: browsers do not agree on what is the same site there.
        if headers.get(b"sec-fetch-site", b"none") not in OURS:
            raise Forbidden("cross-site")
        if b"transfer-encoding" in headers or headers.get(b"content-length", b"0") != b"0":
            kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
            # A form of another site can't say this without asking us first.
            if kind != b"application/json":
                raise Unreadable("not-json")


def is_asking(path: str) -> bool:
    return path.lstrip("/").partition("/")[0] in ASKING


def host_of(origin: bytes) -> bytes:
    """The host and port of an origin like https://example.org:8080; empty if it has none."""
    scheme, _, host = origin.partition(b"://")
    return host.partition(b"/")[0].lower() if scheme in (b"http", b"https") else b""


def caller(scope: Scope, services: Services) -> str:
    """Whom a request is counted for: the profile of a cookie that we signed, else the address."""
    cookie = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(cookies.NAME)
    known = services.people.signing.read(cookie) if cookie else None
    return known.profile if known else address_of(scope)


def with_ours(headers: Headers) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and ours that it does not have."""
    names = {name.lower() for name, _ in headers}
    return [*headers, *(header for header in ENCODED if header[0] not in names)]


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    answer = ASGIResponse(
        body=encode(problem.message(language_of(ASGIConnection(scope)))),
        status_code=problem.status,
        headers=problem.headers,
        media_type=MediaType.JSON,
    )
    await answer(scope, receive, send)


async def refuse_socket(problem: Problem, receive: Receive, send: Send) -> None:
    """Close a socket before it is opened: for other sites with 403.

    A page of ours is not told why a socket was not opened, so one that may come again later is
    opened and closed with the code 4429.
    """
    await receive()
    if isinstance(problem, TooMany):
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": CODES + problem.status, "reason": problem.id})
