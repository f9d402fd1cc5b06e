"""Taking back more than one's own turn: with the agreement of everybody else who plays."""

import msgspec

from arkwright.server.games.open_games import OpenGame
from arkwright.server.games.playing import Playing, check_number, check_player, taken_back
from arkwright.server.games.visibility import find_visible
from arkwright.server.messages.tables import TakeBackRequest
from arkwright.server.problems import Conflict, Forbidden, Problem
from arkwright.server.storage import tables
from arkwright.server.storage.database import Writing
from arkwright.server.storage.tables import StoredTable


class StoredRequest(msgspec.Struct, frozen=True):
    """A request, as it is stored with its table until it is granted, refused or overtaken."""

    seat: int
    profile: str
    position: int
    agreed: list[str] = []
    """The profiles of those who have agreed."""


def request_at(table: StoredTable) -> StoredRequest | None:
    """The request that waits at a table, if there is one."""
    return msgspec.json.decode(table.asked, type=StoredRequest) if table.asked else None


def pending(table: StoredTable) -> TakeBackRequest | None:
    """The request that waits at a table, as everybody is told of it."""
    asked = request_at(table)
    if asked is None:
        return None
    answering = [seat for seat in table.seats if seat.person not in (None, asked.profile)]
    return TakeBackRequest(
        seat=asked.seat,
        position=asked.position,
        agreed=[seat.seat for seat in answering if seat.person in asked.agreed],
        waits_for=[seat.seat for seat in answering if seat.person not in asked.agreed],
    )


class TakingBack:
    """Asks, collects the answers and, when all have agreed, takes the game back."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.database = playing.database
        self.games = playing.games

    async def ask(
        self, profile: str, id: str, seat: int, position: int, number: int
    ) -> StoredTable:
        """Ask the others; if nobody needs to be asked, it is granted at once."""
        async with self.games.lock(id):
            async with self.database.writing() as writing:
                table = await find_visible(writing.connection, id, profile, lock=True)
                opened = await self.games.of(writing.connection, table)
                check_player(table, seat, profile)
                check_number(table, opened, seat, number)
                back = len(opened.game.played) - position
                if back <= 0:
                    raise Problem("not-earlier", position=position + back)
                before = request_at(table)
                if before is not None and before.profile != profile:
                    raise Conflict("take-back-asked", name=table.seats[before.seat].name)
                own_turn = opened.game.seat == seat and back <= opened.game.undoable
                ahead = await self._settle(
                    writing, table, opened, StoredRequest(seat, profile, position), granted=own_turn
                )
                after = await tables.changed(writing, id)
            self._followed(after, ahead)
            return after

    async def answer(self, profile: str, id: str, agree: bool, position: int) -> StoredTable:
        """Agree or not to go back to a position; one who does not agree ends it."""
        async with self.games.lock(id):
            async with self.database.writing() as writing:
                table, asked = await self._asked(writing, id, profile)
                if asked.position != position:
                    raise Conflict("no-take-back-asked")
                if profile == asked.profile or profile not in table.people():
                    raise Forbidden("no-vote")
                opened = await self.games.of(writing.connection, table)
                ahead: OpenGame | None = None
                if agree:
                    agreed = msgspec.structs.replace(asked, agreed=[*asked.agreed, profile])
                    ahead = await self._settle(writing, table, opened, agreed)
                else:
                    await tables.change(writing, id, asked=None)
                after = await tables.changed(writing, id)
            self._followed(after, ahead)
            return after

    async def withdraw(self, profile: str, id: str) -> StoredTable:
        """Ask for it no longer."""
        async with self.database.writing() as writing:
            _, asked = await self._asked(writing, id, profile)
            if asked.profile != profile:
                raise Forbidden("not-your-seat", number=asked.seat + 1)
            await tables.change(writing, id, asked=None)
            return await tables.changed(writing, id)

    async def _asked(
        self, writing: Writing, id: str, profile: str
    ) -> tuple[StoredTable, StoredRequest]:
        # Locked, so that of two who agree at the same moment one sees the other's answer.
        table = await find_visible(writing.connection, id, profile, lock=True)
        asked = request_at(table)
        if asked is None:
            raise Conflict("no-take-back-asked")
        return table, asked

    async def _settle(
        self,
        writing: Writing,
        table: StoredTable,
        opened: OpenGame,
        asked: StoredRequest,
        granted: bool = False,
    ) -> OpenGame | None:
        """The game taken back if all have agreed; else it is remembered who has."""
        if granted or all(person in (asked.profile, *asked.agreed) for person in table.people()):
            ahead = taken_back(opened, asked.seat, asked.position)
            await self.playing.write(writing, table, ahead.taken_back[-1:], ahead.game)
            return ahead
        await tables.change(writing, table.id, asked=msgspec.json.encode(asked).decode())
        return None

    def _followed(self, table: StoredTable, ahead: OpenGame | None) -> None:
        if ahead is not None:
            self.playing.written(table, ahead, ahead.taken_back[-1:])
