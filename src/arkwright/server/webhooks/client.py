"""Sending to an address that somebody gave us: a public one, and exactly the one checked."""

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property

import httpx
import msgspec

from arkwright.server.problems import Problem

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Rule = Callable[[Address], bool]
Resolve = Callable[[str, int], Awaitable[list[str]]]

LONGEST = 1000
"""Characters of an address; what people type is shorter, what push services make up is not."""
HTTPS = 443
JSON = "application/json"
PATIENCE = 5.0
"""Seconds for each step of a connection; twice as many for all of it."""
TRIED = 3
"""How many addresses of a host are tried."""
logging.getLogger("httpx").setLevel(logging.WARNING)  # it would write down whole addresses
UNICAST = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4: an IPv6 address that leads to any IPv4 address."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv4 addresses as a network without IPv4 sees them."""


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, and of one computer."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in UNICAST or any(address in tunnel for tunnel in TUNNELS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolved(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


@dataclass(frozen=True, slots=True)
class Answer:
    """What the other side said: its status, and the seconds it wants to be left alone."""

    status: int
    retry_after: float | None

    @property
    def is_good(self) -> bool:
        return 200 <= self.status < 300


class Unreachable(Exception):
    """The other side does not answer."""


class WebhookClient:
    """The way out. Tests decide who is allowed and trusted, and where names lead."""

    def __init__(self, allowed: Rule = is_public, resolve: Resolve = resolved) -> None:
        self.allowed = allowed
        self.resolve = resolve
        self.patience = PATIENCE

    @cached_property
    def trusted(self) -> ssl.SSLContext:
        """Whose certificates are believed. The environment has no say."""
        return httpx.create_ssl_context(trust_env=False)

    async def check(self, text: str) -> str:
        """An address as it is kept, or the reason why it can't be used."""
        url = read(text)
        try:
            async with asyncio.timeout(self.patience):
                await self._addresses(url)
        except (Unreachable, TimeoutError):
            raise Problem("webhook-not-found", host=url.host) from None
        return str(url)

    async def post(self, text: str, body: object) -> Answer:
        """Send JSON."""
        return await self.send(text, msgspec.json.encode(body), {"Content-Type": JSON})

    async def send(self, text: str, content: bytes, headers: dict[str, str]) -> Answer:
        """Send something. The answer's body is never read, and nobody is followed anywhere."""
        url = read(text)
        try:
            async with asyncio.timeout(2 * self.patience):
                for address in (await self._addresses(url))[:TRIED]:
                    try:
                        return await self._send(url, address, content, headers)
                    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                        failed = str(error)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
            raise Unreachable(f"{type(error).__name__}: {error}") from None
        raise Unreachable(failed)

    async def _addresses(self, url: httpx.URL) -> list[str]:
        """Where a host's name leads now, if it leads nowhere inside."""
        host = url.raw_host.decode("ascii")
        try:
            found = await self.resolve(host, url.port or HTTPS)
        except (OSError, UnicodeError) as error:
            raise Unreachable(str(error)) from None
        if not found:
            raise Unreachable("the name leads nowhere")
        if not all(self.allowed(ipaddress.ip_address(address)) for address in found):
            raise Problem("webhook-private", host=url.host)
        return found

    async def _send(
        self, url: httpx.URL, address: str, content: bytes, headers: dict[str, str]
    ) -> Answer:
        # To the address that was checked, not to where the name may lead by now; the certificate
        # must be the name's. A client for each request: a connection kept open to an address
        # could serve another host there, whose certificate nobody saw.
        name = url.raw_host.decode("ascii")
        async with (
            httpx.AsyncClient(
                verify=self.trusted, trust_env=False, follow_redirects=False, timeout=self.patience
            ) as client,
            client.stream(
                "POST",
                url.copy_with(host=address),
                content=content,
                headers={
                    "Host": url.netloc.decode("ascii"),
                    "User-Agent": "Arkwright",
                    **headers,
                },
                extensions={"sni_hostname": name},
            ) as answer,
        ):
            return Answer(answer.status_code, seconds(answer.headers.get("retry-after")))


def read(text: str) -> httpx.URL:
    """An address that may be sent to, as far as its letters say."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise Problem("webhook-not-https") from None
    is_plain = url.scheme == "https" and url.host and not url.userinfo
    if not is_plain or len(text) > LONGEST or not 0 < (url.port or HTTPS) < 2**16:
        raise Problem("webhook-not-https")
    return url


def seconds(header: str | None) -> float | None:
    """What Retry-After says, if it says it in seconds."""
    return float(header) if header and header.isascii() and header.isdigit() else None
