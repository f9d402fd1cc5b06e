"""The journal: what happened, as ids and numbers. The sentences are in locales/."""

from arkwright.play.errors import Fact
from arkwright.play.step import Json


class Event:
    """One thing that happened: its id, the seat it happened to (if one), its facts."""

    __slots__ = ("facts", "id", "seat")

    def __init__(self, id: str, seat: int | None, facts: dict[str, Fact]) -> None:
        self.id = id
        self.seat = seat
        self.facts = facts

    def as_json(self) -> Json:
        return {"id": self.id, "seat": self.seat, "facts": self.facts}

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.seat!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.id, self.seat, self.facts) == (
            other.id,
            other.seat,
            other.facts,
        )

    def __hash__(self) -> int:
        return hash((self.id, self.seat))


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
