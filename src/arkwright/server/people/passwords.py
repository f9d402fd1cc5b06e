"""Passwords: kept as argon2 hashes, made and checked beside the requests."""

import asyncio
import secrets
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

AT_ONCE = 2
"""Hashing is slow and takes memory on purpose: a rush of sign-ins must not hold up who plays."""


class Passwords:
    """Makes hashes and compares with them, a few at a time, each in a thread of its own."""

    def __init__(self) -> None:
        # What OWASP recommends at least: 19 MiB, two rounds, one lane.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, typed(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether a password is the one of a hash.

        Without a hash it is never right, after just as much work: so the time an answer takes
        does not tell whether there is somebody of a name.
        """
        async with self._turn:
            return await asyncio.to_thread(self._fits, password, hashed)

    def _fits(self, password: str, hashed: str | None) -> bool:
        nobodys = self._nobodys
        try:
            return self._hasher.verify(hashed or nobodys, typed(password)) and hashed is not None
        except VerifyMismatchError:
            return False

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())


def typed(password: str) -> str:
    """The same password however a keyboard puts its accents together."""
    return unicodedata.normalize("NFC", password)
