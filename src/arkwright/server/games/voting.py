"""What all who play must agree to: somebody asks, the others answer, and then it is done."""

from abc import ABC, abstractmethod
from typing import ClassVar

import msgspec

from arkwright.server.games.playing import Playing
from arkwright.server.games.visibility import find_visible
from arkwright.server.problems import Conflict, Forbidden
from arkwright.server.storage import tables
from arkwright.server.storage.database import Writing
from arkwright.server.storage.tables import StoredTable


class Vote(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who asks, as it is stored with its table until all have agreed or one has not."""

    seat: int
    profile: str
    agreed: list[str] = []
    """The profiles of those who have agreed."""
    position: int = 0
    """Where a take-back would go back to."""

    def is_carried(self, table: StoredTable) -> bool:
        """Whether all who play have agreed."""
        return all(person in (self.profile, *self.agreed) for person in table.people())

    def answers(self, table: StoredTable) -> dict[str, list[int]]:
        """The seats whose people have agreed, and those whose people have not answered."""
        answering = [seat for seat in table.seats if seat.person not in (None, self.profile)]
        return {
            "agreed": [seat.seat for seat in answering if seat.person in self.agreed],
            "waits_for": [seat.seat for seat in answering if seat.person not in self.agreed],
        }


class Voting(ABC):
    """Asks, collects the answers and, when all have agreed, does what was asked for."""

    column: ClassVar[str]
    """Where the vote is stored with its table."""

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.database = playing.database
        self.games = playing.games

    @classmethod
    def vote_at(cls, table: StoredTable) -> Vote | None:
        """The vote that waits at a table whose game goes on, if there is one."""
        stored = getattr(table, cls.column)
        if stored is None or table.state != tables.PLAYING:
            return None
        return msgspec.json.decode(stored, type=Vote)

    async def answer(self, profile: str, id: str, agree: bool, position: int = 0) -> StoredTable:
        """Agree or not; one who does not agree ends it."""
        async with self.games.lock(id), self.database.writing() as writing:
            table, vote = await self._asked(writing, id, profile)
            if vote.position != position:
                raise self._nobody_asks()
            if profile == vote.profile or profile not in table.people():
                raise Forbidden("no-vote")
            if not agree:
                return await self._store(writing, id, None)
            agreed = msgspec.structs.replace(vote, agreed=[*vote.agreed, profile])
            return await self._settle(writing, table, agreed)

    async def withdraw(self, profile: str, id: str) -> StoredTable:
        """Ask for it no longer."""
        async with self.database.writing() as writing:
            _, vote = await self._asked(writing, id, profile)
            if vote.profile != profile:
                raise Forbidden("not-your-seat", number=vote.seat + 1)
            return await self._store(writing, id, None)

    @abstractmethod
    def _somebody_asks(self, name: str) -> Conflict:
        """What is said to one who asks while another does."""

    @abstractmethod
    def _nobody_asks(self) -> Conflict:
        """What is said to one who answers what is not asked."""

    @abstractmethod
    async def _carry_out(self, writing: Writing, table: StoredTable, vote: Vote) -> None:
        """Do what all have agreed to."""

    def _check_alone(self, table: StoredTable, profile: str) -> None:
        """Only one person asks at a time, who may ask anew."""
        before = self.vote_at(table)
        if before is not None and before.profile != profile:
            raise self._somebody_asks(table.seats[before.seat].name)

    async def _asked(self, writing: Writing, id: str, profile: str) -> tuple[StoredTable, Vote]:
        # Locked, so that of two who agree at the same moment one sees the other's answer.
        table = await find_visible(writing.connection, id, profile, lock=True)
        vote = self.vote_at(table)
        if vote is None:
            raise self._nobody_asks()
        return table, vote

    async def _settle(
        self, writing: Writing, table: StoredTable, vote: Vote, *, granted: bool = False
    ) -> StoredTable:
        """It is done if all have agreed; else it is remembered who has."""
        if granted or vote.is_carried(table):
            await self._carry_out(writing, table, vote)
            return await self._store(writing, table.id, None)
        return await self._store(writing, table.id, vote)

    async def _store(self, writing: Writing, id: str, vote: Vote | None) -> StoredTable:
        stored = None if vote is None else msgspec.json.encode(vote).decode()
        await tables.change(writing, id, **{self.column: stored})
        return await tables.changed(writing, id)
