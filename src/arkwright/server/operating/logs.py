"""What the server logs: one JSON object a line, or a short line for a person at a terminal.

A line has `time`, `level`, `event` (an id that never changes) and the event's facts. Requests are
lines, too: those that change something or are refused at level info, those that only look at
level debug. No line has a cookie, a password, a seed or what people say.
"""

import json
import logging
import logging.config
import sys
import time
from datetime import UTC, datetime
from typing import Any

from litestar.types import Receive, Scope, Send

from arkwright.server.operating.middleware import Middleware, noting_status

LOG = logging.getLogger(__name__)

OURS = "arkwright"
"""The logger whose lines are shown at the chosen level; of libraries, only warnings."""

LONGEST_PATH = 200


def configuration(level: str) -> dict[str, Any]:
    """What `logging.config` must know, in every process of the server."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.{formatter().__name__}"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {OURS: {"level": level.upper()}},
    }


def begin(level: str) -> None:
    """Log in this process from now on."""
    logging.config.dictConfig(configuration(level))


def formatter() -> "type[JsonLines | ShortLines]":
    return ShortLines if sys.stderr.isatty() else JsonLines


class JsonLines(logging.Formatter):
    """For programs: everything, as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = event_of(record)
        line: dict[str, Any] = {
            "time": moment_of(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event,
            "process": record.process,
        }
        line = line | facts | line  # the facts come last, and overwrite nothing
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class ShortLines(logging.Formatter):
    """For people: the time, the event and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        event, facts = event_of(record)
        words = [
            f"{moment_of(record).astimezone():%H:%M:%S}",
            record.levelname.lower(),
            event,
            *(f"{name}={value}" for name, value in facts.items()),
        ]
        # What is logged may come from afar: it must not move the cursor.
        line = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in " ".join(words))
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return line


def event_of(record: logging.LogRecord) -> tuple[str, dict[str, Any]]:
    """The event and its facts; what a library writes is an event of that library."""
    origin = record.name.partition(".")[0]
    if origin == OURS:
        return record.getMessage(), getattr(record, "facts", {})
    return origin, {"message": record.getMessage()}


def moment_of(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


class LoggingMiddleware(Middleware):
    """An application whose requests are logged."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        told: list[int] = []
        try:
            await self.app(scope, receive, noting_status(send, told.append))
        finally:
            method, status = str(scope.get("method")), told[0] if told else 500
            level = level_of(method, status)
            if LOG.isEnabledFor(level):
                facts = {
                    "method": method,
                    "path": scope["path"][:LONGEST_PATH],
                    "status": status,
                    "milliseconds": round(1000 * (time.perf_counter() - began), 1),
                }
                LOG.log(level, "request", extra={"facts": facts})


def level_of(method: str, status: int) -> int:
    if status >= 500:
        return logging.ERROR
    looks = method in ("GET", "HEAD", "OPTIONS") and status < 400
    return logging.DEBUG if looks else logging.INFO
