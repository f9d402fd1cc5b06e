"""Taking back more than one's own turn: with the agreement of everybody else who plays."""

from arkwright.server.games.lesson_start import check_in_lesson
from arkwright.server.games.playing import check_number, check_player, taken_back
from arkwright.server.games.visibility import find_visible
from arkwright.server.games.voting import Vote, Voting
from arkwright.server.problems import Conflict, Problem
from arkwright.server.storage.database import Writing
from arkwright.server.storage.tables import StoredTable


class TakingBack(Voting):
    """A vote that a move overtakes, and that takes the game back."""

    column = "asked"

    async def ask(
        self, profile: str, id: str, seat: int, position: int, number: int
    ) -> StoredTable:
        """Ask the others; if nobody needs to be asked, it is granted at once."""
        async with self.games.lock(id), self.database.writing() as writing:
            table = await find_visible(writing.connection, id, profile, lock=True)
            opened = await self.games.of(writing.connection, table)
            check_player(table, seat, profile)
            check_number(table, opened, seat, number)
            back = len(opened.game.played) - position
            if back <= 0:
                raise Problem("not-earlier", position=position + back)
            check_in_lesson(table, position)
            self._check_alone(table, profile)
            own_turn = opened.game.seat == seat and back <= opened.game.undoable
            vote = Vote(seat, profile, position=position)
            return await self._settle(writing, table, vote, granted=own_turn)

    def _somebody_asks(self, name: str) -> Conflict:
        return Conflict("take-back-asked", name=name)

    def _nobody_asks(self) -> Conflict:
        return Conflict("no-take-back-asked")

    async def _carry_out(self, writing: Writing, table: StoredTable, vote: Vote) -> None:
        opened = await self.games.of(writing.connection, table)
        ahead = taken_back(opened, vote.seat, vote.position)
        await self.playing.write(writing, table, ahead, ahead.taken_back[-1:])
