"""How often one visitor may ask, and how many live sockets one may have.

Each process counts for itself: with several, a visitor may do a little more.
"""

import contextlib
import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator

from litestar.types import Scope

from arkwright.server.problems import TooMany

BURST = 3.0
"""Seconds of requests that may come all at once."""
FILES = 10.0
"""The client's files are so many times as cheap as other requests: by default, 600 at once."""
SIGN_INS = 100.0
"""Making profiles and trying passwords is so many times as rare: by default, 12 a minute."""
SIGN_IN_BURST = 50.0
"""Seconds of those that may come at once: by default, 10 tries."""
MOST_VISITORS = 20_000
"""How many are counted. Who has not come for longest is forgotten, which does no harm."""
MOST_SOCKETS = 50
"""Live sockets of one visitor at once."""
SOCKET_WAIT = 10
"""Seconds after which one who has too many may try again."""


class Buckets:
    """A bucket of tokens for each visitor, filled again at a steady rate.

    Of each bucket only the time is kept when it will be full.
    """

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._every = 1 / rate
        self._whole = max(1.0, burst) / rate
        self._clock = clock
        self._full: OrderedDict[str, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def take(self, visitor: str) -> float:
        """Take a token: 0, or how many seconds are left until there is one."""
        now = self._clock()
        full = max(self._full.get(visitor, 0.0), now) + self._every
        wait = full - now - self._whole
        # Times are sums of fractions: a token that is all but there is there.
        if wait > 1e-6:
            return wait
        self._full[visitor] = full
        self._full.move_to_end(visitor)
        if len(self._full) > MOST_VISITORS:
            self._full.popitem(last=False)
        return 0.0


class RateLimits:
    """What one visitor may do in a while, by the operator's setting of requests a second."""

    def __init__(self, requests: float) -> None:
        self._requests = Buckets(requests, requests * BURST)
        self._files = Buckets(requests * FILES, requests * FILES * BURST)
        # Derived from the one setting, so that who allows more of the one allows more of the other.
        rate = requests / SIGN_INS
        self._sign_ins = Buckets(rate, rate * SIGN_IN_BURST)
        self._sockets: Counter[str] = Counter()

    def check(self, visitor: str) -> None:
        """Count a request."""
        refuse_if_early(self._requests.take(visitor))

    def check_file(self, visitor: str) -> None:
        """Count a file: a page has many, and then asks for what it shows."""
        refuse_if_early(self._files.take(visitor))

    def check_sign_in(self, scope: Scope) -> None:
        """Count a try to get in: by the address, because a profile costs nothing."""
        refuse_if_early(self._sign_ins.take(address_of(scope)))

    def check_sockets(self, visitor: str) -> None:
        if self._sockets[visitor] >= MOST_SOCKETS:
            raise TooMany("too-many-sockets", seconds=SOCKET_WAIT, most=MOST_SOCKETS)

    @contextlib.contextmanager
    def socket(self, visitor: str) -> Iterator[None]:
        """A socket, counted as long as it is open."""
        self._sockets[visitor] += 1
        try:
            yield
        finally:
            self._sockets[visitor] -= 1
            if not self._sockets[visitor]:
                del self._sockets[visitor]


def refuse_if_early(wait: float) -> None:
    if wait:
        raise TooMany("too-many", seconds=math.ceil(wait))


def address_of(scope: Scope) -> str:
    """Where a request comes from; a network of IPv6 is one, for its owner has all addresses."""
    client = scope.get("client")
    host = client[0] if client else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host
