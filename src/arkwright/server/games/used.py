"""What people have used of the rules: kept when a move of theirs first brings it about."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cache

from arkwright.handbook.family import of_family
from arkwright.play import editions
from arkwright.server.games.open_games import OpenGame
from arkwright.server.storage import progress
from arkwright.server.storage.database import Writing
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.progress import Used
from arkwright.server.storage.tables import StoredTable

MOST_KNOWN = 10_000
"""People of whom it is remembered what they have used."""


class UsedByPeople:
    """Writes what a person has used in the transaction of the move, if it is new."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, set[Used]] = OrderedDict()

    async def accompany(
        self, writing: Writing, table: StoredTable, ahead: OpenGame, entries: Sequence[Entry]
    ) -> None:
        """Keep what these entries brought about for the people at the table."""
        found = used_by(table, ahead, entries)
        new = [used for used in found if used not in self._known.get(used.profile, ())]
        if new:
            await progress.add_used(writing, new)
            writing.sequels.append(lambda: self._remember(new))

    def _remember(self, used: Sequence[Used]) -> None:
        for one in used:
            self._known.setdefault(one.profile, set()).add(one)
            self._known.move_to_end(one.profile)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


@cache
def subject_of(family: str) -> dict[str, str]:
    """By the events of a family, the subjects that they tell of."""
    subjects = of_family(family).SUBJECTS.items()
    return {event: subject for subject, (_, events) in subjects for event in events}


def used_by(table: StoredTable, ahead: OpenGame, entries: Sequence[Entry]) -> set[Used]:
    """What people at the table have used by the moves among these entries."""
    family = editions.find(table.title).family
    subjects = subject_of(family)
    moves = sum(entry.move is not None for entry in entries)
    found: set[Used] = set()
    for event in ahead.game.events[ahead.events_at(len(ahead.played) - moves) :] if moves else ():
        subject = subjects.get(event.id)
        if subject is not None and event.seat is not None:
            person = table.seats[event.seat].person
            if person is not None:
                found.add(Used(person, family, subject))
    return found
