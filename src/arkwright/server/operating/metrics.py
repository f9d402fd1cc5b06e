"""What an operator may count, for Prometheus.

Every server process counts for itself and says so by the label `process`: a scrape of a server
with several workers reaches one of them at a time. Labels are names of routes and bots, never ids.
"""

import os
import time
from collections.abc import Iterator, Sequence, Sized
from functools import partial

from litestar.types import Receive, Scope, Send
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.registry import Collector

from arkwright.server.operating.middleware import Middleware, noting_status
from arkwright.server.storage.entries import Entry

SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OTHER = "other"
CONFLICT = 409


class Metrics:
    """What one application counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        counter = partial(Counter, registry=registry)
        gauge = partial(Gauge, registry=registry)
        seconds = partial(Histogram, buckets=SECONDS, registry=registry)
        self._requests = seconds(
            "arkwright_request_seconds",
            "Requests: how many, and how long they took.",
            ("method", "route", "status"),
        )
        self._conflicts = counter("arkwright_conflicts", "Requests that came too late (409).")
        self._moves = counter("arkwright_moves", "Moves that were stored.")
        self._take_backs = counter("arkwright_take_backs", "Take-backs that were stored.")
        self._thoughts = seconds(
            "arkwright_thought_seconds", "What bots thought about, and how long.", ("bot",)
        )
        self._failures = counter(
            "arkwright_thought_failures", "Bots that failed or were too slow.", ("bot",)
        )
        self._announcements = counter(
            "arkwright_announcements",
            "Announcements by web hook: sent, postponed or failed.",
            ("outcome",),
        )
        self._open_games = gauge("arkwright_open_games", "Games kept in memory.")
        self._watchers = gauge("arkwright_watchers", "Sockets that watch a table.")

    # What happens

    def stored(self, entries: Sequence[Entry]) -> None:
        """Entries were written to a log."""
        for entry in entries:
            if not entry.gives_up:
                (self._take_backs if entry.move is None else self._moves).inc()

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has chosen."""
        self._thoughts.labels(grade_of(bot)).observe(seconds)

    def thought_failed(self, bot: str) -> None:
        """A bot failed or took too long."""
        self._failures.labels(grade_of(bot)).inc()

    def announced(self, outcome: str) -> None:
        self._announcements.labels(outcome).inc()

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """A request was answered. What leads to no route is counted as one."""
        method = str(scope.get("method"))
        route = scope.get("path_template", OTHER)
        self._requests.labels(
            method if method in METHODS else OTHER, route, f"{status // 100}xx"
        ).observe(seconds)
        if status == CONFLICT:
            self._conflicts.inc()

    # What there is

    def count(self, open_games: Sized, watchers: Sized) -> None:
        """Ask these for their number whenever somebody wants to know."""
        self._open_games.set_function(lambda: len(open_games))
        self._watchers.set_function(lambda: len(watchers))

    def text(self) -> bytes:
        """Everything, in Prometheus' format."""
        return generate_latest(OfThisProcess(self.registry))


def grade_of(bot: str) -> str:
    """Styles are not told apart here: they do not think longer or less."""
    return bot.partition("/")[0]


class OfThisProcess(Collector):
    """All that a registry has, with the process it belongs to."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Metric]:
        process = str(os.getpid())
        for family in self.registry.collect():
            family.samples = [
                sample._replace(labels={**sample.labels, "process": process})
                for sample in family.samples
            ]
            yield family


class MetricsMiddleware(Middleware):
    """An application whose answers are counted, also those without a route."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        metrics: Metrics = scope["litestar_app"].state.services.metrics

        def count(status: int) -> None:
            metrics.answered(scope, status, time.perf_counter() - began)

        await self.app(scope, receive, noting_status(send, count))
