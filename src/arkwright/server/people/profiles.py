"""Who is asking: the profile behind a cookie, and what people do with their profiles."""

import asyncio
import random
import time
from collections import OrderedDict
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import IntegrityError

from arkwright import locales
from arkwright.bots import STAND_IN
from arkwright.server.games.seats import at_seat
from arkwright.server.messages.people import ProfileForm
from arkwright.server.people.cookies import Signing
from arkwright.server.people.passwords import Passwords
from arkwright.server.people.wording import clean_name, login_of
from arkwright.server.problems import Conflict, Problem, Unknown
from arkwright.server.storage import devices, profiles, tables
from arkwright.server.storage.database import Database, Hint, Writing, now
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.schema import TableRow
from arkwright.server.storage.tables import StoredTable

SEEN_EVERY = 60.0
"""Seconds between two notes of when a person was here."""
MOST_REMEMBERED = 5000
GUEST_FIGURES = 4
"""How many figures the number of a guest has."""
AT_A_TIME = 100


class People:
    """Knows the visitors of one process by their cookies."""

    def __init__(self, database: Database, signing: Signing) -> None:
        self.database = database
        self.signing = signing
        self._passwords = Passwords()
        self._noted: OrderedDict[str, float] = OrderedDict()
        self._known: OrderedDict[str, Profile] = OrderedDict()
        """Profiles that need not be read again until a hint says that they have changed."""
        self._hints = 0
        self._ends: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        database.listeners.append(self._heard)

    async def behind(self, cookie: str | None) -> Profile | None:
        """The person a cookie belongs to; None if it is no longer or never was good."""
        known = self.signing.read(cookie) if cookie else None
        if known is None:
            return None
        profile = self._known.get(known.profile)
        # Another process may have given the cookie out, and the hint of it not have come yet.
        if profile is None or profile.generation != known.generation:
            profile = await self._read(known.profile)
        if profile is None or profile.generation != known.generation:
            return None
        await self._note(profile.id)
        return profile

    async def _read(self, id: str) -> Profile | None:
        hints = self._hints
        async with self.database.reading() as connection:
            profile = await profiles.find(connection, id)
        # What was heard meanwhile may have been about this very profile.
        if profile is not None and hints == self._hints:
            self._known[id] = profile
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return profile

    async def signed_out(self, profile: Profile) -> None:
        """Wait until this sign-in has ended, by whichever process; then Unknown."""
        while True:
            # Listened to before the look, so that nothing comes between.
            ended = self._ends.setdefault(profile.id, asyncio.Event())
            async with self.database.reading() as connection:
                found = await profiles.find(connection, profile.id)
            if found is None or found.generation != profile.generation:
                raise Unknown("no-profile")
            await ended.wait()

    def _heard(self, hint: Hint) -> None:
        """Look again at a profile, and who is signed in by it; at all, if a hint was missed."""
        if hint.table and hint.kind != profiles.CHANGED:
            return
        self._hints += 1
        if hint.table:
            self._known.pop(hint.table, None)
        else:
            self._known.clear()
        for id in [hint.table] if hint.table else list(self._ends):
            ended = self._ends.pop(id, None)
            if ended is not None:
                ended.set()

    def cookie_for(self, profile: Profile) -> str:
        return self.signing.write(profile.id, profile.generation)

    async def welcome(self, language: str) -> Profile:
        """A guest profile for a first visit."""
        name = guest_name(random.randrange(1000, 9999), language)
        async with self.database.writing() as writing:
            return await profiles.add(writing, name, language)

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
            await profiles.note_presence(writing, [id], now())

    # What people do with their profiles

    async def change(self, profile: Profile, form: ProfileForm) -> Profile:
        """Change what is named in a profile."""
        wanted = {name: getattr(form, name) for name in form.__struct_fields__}
        changed = {name: value for name, value in wanted.items() if value is not None}
        if form.name is not None:
            changed["name"] = clean_name(form.name)
        if form.language is not None and form.language not in locales.languages():
            raise Problem("no-language", languages=", ".join(locales.languages()))
        if form.language is not None and form.name is None:
            changed["name"] = guest_again(profile.name, form.language)
        return await self._changed(profile, changed)

    async def set_password(
        self, profile: Profile, password: str | None, current: str | None
    ) -> Profile:
        """Give a profile a password, another one or none; all its other sign-ins end."""
        known = profile.password
        if known is not None and not await self._passwords.fits(current or "", known):
            raise Unknown("wrong-password")
        hashed = None if password is None else await self._passwords.hashed(password)
        return await self._changed(
            profile, {"password": hashed, "generation": profile.generation + 1}
        )

    async def sign_in(self, name: str, password: str) -> Profile:
        """The person of a name and a password. Which of the two is wrong is not told."""
        async with self.database.reading() as connection:
            profile = await profiles.find_by_login(connection, login_of(clean_name(name)))
        fits = await self._passwords.fits(password, profile.password if profile else None)
        if profile is None or not fits:
            raise Unknown("wrong-name-or-password")
        return profile

    async def sign_out_everywhere(self, profile: Profile) -> Profile:
        """Make all cookies of a person void."""
        return await self._changed(profile, {"generation": profile.generation + 1})

    async def _changed(self, profile: Profile, changed: dict[str, Any]) -> Profile:
        """A person after a change, unless all sign-ins were ended meanwhile."""
        try:
            async with self.database.writing() as writing:
                found = await profiles.find(writing.connection, profile.id, lock=True)
                if found is None or found.generation != profile.generation:
                    raise Unknown("no-profile")
                fresh = replace(found, **changed)
                login = login_of(fresh.name) if fresh.password else None
                await profiles.change(writing, profile.id, **{**changed, "login": login})
                if "generation" in changed:
                    # Who is signed out is not told any more; this device subscribes anew.
                    await devices.remove_all(writing, profile.id)
        except IntegrityError:
            raise Conflict("name-taken") from None
        # Not to be remembered as it was until the hint comes back.
        self._hints += 1
        self._known.pop(profile.id, None)
        return replace(fresh, login=login)

    async def forget(self, profile: Profile) -> list[StoredTable]:
        """Remove a person from everywhere; the tables whose games go on without."""
        unfinished = tables.at_the_table(profile.id) & (TableRow.state != tables.OVER)
        left: list[StoredTable] = []
        async with self.database.writing() as writing:
            # Locked first: nobody gives this person another seat until all is done.
            await profiles.find(writing.connection, profile.id, lock=True)
            while ids := await tables.ids_of(writing.connection, unfinished, AT_A_TIME, 0):
                for id in sorted(ids):
                    left += await leave_for_good(writing, id, profile.id)
            await profiles.remove(writing, profile.id)
        return left


def guest_name(number: int, language: str) -> str:
    """What somebody is called who has not said a name."""
    return locales.sentence("guest-name", {"number": number}, language) or str(number)


def guest_again(name: str, language: str) -> str:
    """The name of a guest in another language; any other name stays."""
    figures = "".join(sign for sign in name if sign in "0123456789")
    if not 0 < len(figures) <= GUEST_FIGURES:
        return name
    number = int(figures)
    known = (guest_name(number, spoken) for spoken in locales.languages())
    return guest_name(number, language) if name in known else name


async def leave_for_good(writing: Writing, id: str, profile: str) -> list[StoredTable]:
    """Take a person from a table: bots play on, open seats are free, somebody else is the host.

    A table that would be nobody's before its start vanishes, and so does an analysis.
    """
    writing.tell(Hint(id, "table"))
    table = await tables.find(writing.connection, id, lock=True)
    if table is None:
        return []
    others = [s.profile for s in table.seats if s.profile not in (None, profile)]
    if table.analysis or (table.state == tables.OPEN and not others):
        await tables.remove(writing, id)
        return []
    for seat in table.seats:
        if seat.profile == profile and table.state == tables.OPEN:
            await tables.change_seat(writing, id, seat.seat, profile=None, bot=None, name="")
        elif seat.profile == profile:
            bot = at_seat(seat.bot or STAND_IN, id, seat.seat)
            await tables.change_seat(writing, id, seat.seat, profile=None, bot=bot, left=False)
    if table.host == profile:
        playing = [person for person in table.people() if person != profile]
        await tables.change(writing, id, host=next(iter([*playing, *others]), None))
    found = await tables.find(writing.connection, id)
    return [] if found is None else [found]
