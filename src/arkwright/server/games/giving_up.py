"""Giving up a game: with the agreement of everybody who plays, and then nobody has a result."""

import msgspec

from arkwright.server.games.playing import Playing, check_player
from arkwright.server.games.visibility import find_visible
from arkwright.server.messages.tables import GiveUpRequest
from arkwright.server.problems import Conflict, Forbidden
from arkwright.server.storage import entries, tables
from arkwright.server.storage.database import Hint, Writing, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.tables import StoredTable


class StoredGivingUp(msgspec.Struct, frozen=True):
    """Who asks to give up, as it is stored with its table; moves leave it as it is."""

    seat: int
    profile: str
    agreed: list[str] = []
    """The profiles of those who have agreed."""


def request_at(table: StoredTable) -> StoredGivingUp | None:
    """The request that waits at a table whose game goes on, if there is one."""
    if table.giving_up is None or table.state != tables.PLAYING:
        return None
    return msgspec.json.decode(table.giving_up, type=StoredGivingUp)


def pending(table: StoredTable) -> GiveUpRequest | None:
    """The request that waits at a table, as everybody is told of it."""
    asked = request_at(table)
    if asked is None:
        return None
    answering = [seat for seat in table.seats if seat.person not in (None, asked.profile)]
    return GiveUpRequest(
        seat=asked.seat,
        agreed=[seat.seat for seat in answering if seat.person in asked.agreed],
        waits_for=[seat.seat for seat in answering if seat.person not in asked.agreed],
    )


class GivingUp:
    """Asks, collects the answers and, when all have agreed, ends the game without a result."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.database = playing.database
        self.games = playing.games

    async def ask(self, profile: str, id: str, seat: int) -> StoredTable:
        """Ask the others; if nobody else plays, it is given up at once."""
        async with self.games.lock(id), self.database.writing() as writing:
            table = await find_visible(writing.connection, id, profile, lock=True)
            check_player(table, seat, profile)
            before = request_at(table)
            if before is not None and before.profile != profile:
                raise Conflict("give-up-asked", name=table.seats[before.seat].name)
            return await self._settle(writing, table, StoredGivingUp(seat, profile))

    async def answer(self, profile: str, id: str, agree: bool) -> StoredTable:
        """Agree or not; one who does not agree ends it."""
        async with self.games.lock(id), self.database.writing() as writing:
            table, asked = await self._asked(writing, id, profile)
            if profile == asked.profile or profile not in table.people():
                raise Forbidden("no-vote")
            if agree:
                agreed = msgspec.structs.replace(asked, agreed=[*asked.agreed, profile])
                return await self._settle(writing, table, agreed)
            await tables.change(writing, id, giving_up=None)
            return await tables.changed(writing, id)

    async def withdraw(self, profile: str, id: str) -> StoredTable:
        """Ask for it no longer."""
        async with self.database.writing() as writing:
            _, asked = await self._asked(writing, id, profile)
            if asked.profile != profile:
                raise Forbidden("not-your-seat", number=asked.seat + 1)
            await tables.change(writing, id, giving_up=None)
            return await tables.changed(writing, id)

    async def _asked(
        self, writing: Writing, id: str, profile: str
    ) -> tuple[StoredTable, StoredGivingUp]:
        # Locked, so that of two who agree at the same moment one sees the other's answer.
        table = await find_visible(writing.connection, id, profile, lock=True)
        asked = request_at(table)
        if asked is None:
            raise Conflict("no-give-up-asked")
        return table, asked

    async def _settle(
        self, writing: Writing, table: StoredTable, asked: StoredGivingUp
    ) -> StoredTable:
        """The game given up if all have agreed; else it is remembered who has."""
        if all(person in (asked.profile, *asked.agreed) for person in table.people()):
            last = Entry(table.number + 1, asked.seat, now())
            await entries.append(writing, table, [last], None)
            await tables.change(writing, table.id, giving_up=None)
            writing.tell(Hint(table.id, "moves", last.number))
        else:
            stored = msgspec.json.encode(asked).decode()
            await tables.change(writing, table.id, giving_up=stored)
        return await tables.changed(writing, table.id)
