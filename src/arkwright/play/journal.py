"""The journal: what happened, as ids and numbers. The sentences are in locales/."""

from arkwright.play.errors import Fact
from arkwright.play.plain import Value


class Event(Value):
    """One thing that happened: its id, the seat it happened to (if one), its facts."""

    __slots__ = ("id", "seat", "facts")

    def __init__(self, id: str, seat: int | None, facts: dict[str, Fact]) -> None:
        self.id = id
        self.seat = seat
        self.facts = facts

    def number(self, fact: str) -> int:
        """One of its facts that is a number."""
        return int(self.facts[fact])


class Journal:
    """The events of a game in order, and how often something hidden was revealed."""

    __slots__ = ("events", "reveals")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.reveals = 0

    def add(self, id: str, seat: int | None = None, **facts: Fact) -> None:
        self.events.append(Event(id, seat, facts))

    def reveal(self, id: str, seat: int | None = None, **facts: Fact) -> None:
        """Like `add`, for what nobody knew before: nobody can take back past it."""
        self.events.append(Event(id, seat, facts))
        self.reveals += 1

    def settle(self) -> None:
        """Nobody can take back past here, though nothing was revealed: a turn has ended."""
        self.reveals += 1

    def copy(self) -> "Journal":
        other = Journal()
        other.events = self.events.copy()
        other.reveals = self.reveals
        return other
