"""Who is asking: the profile behind a cookie."""

import random
import time
from collections import OrderedDict

from arkwright import locales
from arkwright.server.cookies import Pass, Signing
from arkwright.server.messages import Colour, Symbol
from arkwright.server.storage import profiles
from arkwright.server.storage.database import Database, now
from arkwright.server.storage.profiles import Profile

COLOURS = Colour.__args__  # type: ignore[attr-defined]
SYMBOLS = Symbol.__args__  # type: ignore[attr-defined]
SEEN_EVERY = 60.0
"""Seconds between two notes of when a person was here."""
MOST_REMEMBERED = 10_000


class People:
    """Knows the visitors of one process by their cookies."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self.database = database
        self.signing = signing
        self._noted: OrderedDict[str, float] = OrderedDict()

    async def behind(self, cookie: str | None) -> Profile | None:
        """The person a cookie belongs to; None if it is no longer or never was good."""
        known = self.signing.read(cookie) if cookie else None
        if known is None:
            return None
        async with self.database.reading() as connection:
            profile = await profiles.find(connection, known.profile)
        if profile is None or profile.generation != known.generation:
            return None
        await self._note(profile.id)
        return profile

    def pass_of(self, cookie: str) -> Pass | None:
        return self.signing.read(cookie)

    def cookie_for(self, profile: Profile) -> str:
        return self.signing.write(profile.id, profile.generation)

    async def welcome(self, language: str) -> Profile:
        """A guest profile for a first visit."""
        name = locales.sentence("guest-name", {"number": random.randrange(1000, 9999)}, language)
        async with self.database.writing() as writing:
            return await profiles.add(
                writing,
                name or "Guest",
                random.choice(COLOURS),
                random.choice(SYMBOLS),
                language,
            )

    async def _note(self, id: str) -> None:
        """Remember that a person is here, at most once a minute."""
        last = self._noted.get(id)
        if last is not None and time.monotonic() - last < SEEN_EVERY:
            return
        self._noted[id] = time.monotonic()
        self._noted.move_to_end(id)
        if len(self._noted) > MOST_REMEMBERED:
            self._noted.popitem(last=False)
        async with self.database.writing() as writing:
            await profiles.change(writing, id, seen=now())
