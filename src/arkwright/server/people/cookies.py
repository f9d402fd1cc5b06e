"""The cookie that a person is known by: signed, so that nobody can make one up."""

import base64
import functools
import hmac
import time
from dataclasses import dataclass

NAME = "arkwright"
LIFETIME = 400 * 24 * 3600
"""Seconds; browsers keep none for longer."""
RENEWED_AFTER = 30 * 24 * 3600


MOST_REMEMBERED = 2000
"""Cookies whose signature need not be looked at again."""


@dataclass(frozen=True, slots=True)
class Pass:
    """What a cookie says: whose it is, of which generation, made when."""

    profile: str
    generation: int
    made: int

    @property
    def is_old(self) -> bool:
        return time.time() - self.made > RENEWED_AFTER


class Signing:
    """Writes and reads passes with the server's secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()
        self._checked = functools.lru_cache(MOST_REMEMBERED)(self._check)

    def write(self, profile: str, generation: int, made: float | None = None) -> str:
        """A cookie, made now unless it says otherwise."""
        text = f"{profile}.{generation}.{int(time.time() if made is None else made)}"
        return f"{text}.{self._signature(text)}"

    def read(self, value: str) -> Pass | None:
        """The pass in a cookie; None if it is not ours, or too old."""
        found = self._checked(value)
        return found if found and time.time() - found.made <= LIFETIME else None

    def _check(self, value: str) -> Pass | None:
        text, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            return None
        profile, generation, made = text.split(".")
        return Pass(profile, int(generation), int(made))

    def _signature(self, text: str) -> str:
        digest = hmac.digest(self._secret, text.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
