"""Giving up a game: with the agreement of everybody who plays, and then nobody has a result."""

from arkwright.server.games.playing import check_player
from arkwright.server.games.visibility import find_visible
from arkwright.server.games.voting import Vote, Voting
from arkwright.server.problems import Conflict
from arkwright.server.storage import entries
from arkwright.server.storage.database import Hint, Writing, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.tables import StoredTable


class GivingUp(Voting):
    """A vote that moves leave as it is, and that ends the game without a result."""

    column = "giving_up"

    async def ask(self, profile: str, id: str, seat: int) -> StoredTable:
        """Ask the others; if nobody else plays, it is given up at once."""
        async with self.games.lock(id), self.database.writing() as writing:
            table = await find_visible(writing.connection, id, profile, lock=True)
            check_player(table, seat, profile)
            self._check_alone(table, profile)
            return await self._settle(writing, table, Vote(seat, profile))

    def _somebody_asks(self, name: str) -> Conflict:
        return Conflict("give-up-asked", name=name)

    def _nobody_asks(self) -> Conflict:
        return Conflict("no-give-up-asked")

    async def _carry_out(self, writing: Writing, table: StoredTable, vote: Vote) -> None:
        last = Entry(table.number + 1, vote.seat, now())
        await entries.append(writing, table, [last], None)
        writing.tell(Hint(table.id, "moves", last.number))
