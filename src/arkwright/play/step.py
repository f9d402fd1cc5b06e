"""A step: whom it asks, what is legal, what it does. The agenda is a stack of steps to come."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from arkwright.play.errors import Fact, Refusal
from arkwright.play.move import Move, kebab
from arkwright.play.slots import all_slots

if TYPE_CHECKING:
    from arkwright.play.table import Table

T = TypeVar("T", bound="Table")

NOBODY = -1
Json = Any
"""What json.loads gives."""


class Step(Generic[T]):
    """Something still to come at the table.

    A step is a value: it never changes once it is on the agenda; progress is a new step.
    Its constructor takes its slots in their order, so that a position can be written and read.
    A step with `seat` NOBODY resolves itself, with no move.
    """

    __slots__ = ("seat",)
    section: ClassVar[str] = ""
    """The section of the rulebook that asks this."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def moves(self, table: T) -> list[Move]:
        """Every legal move, complete with arguments."""
        return []

    def resolve(self, table: T, move: Move) -> None:
        """Apply a legal move and put on the agenda what follows."""

    def happen(self, table: T) -> None:
        """What a step that asks nobody does."""

    def why_not(self, table: T, move: Move) -> Refusal | None:
        """The rule that refuses a move this step could be asked for; None if it never is."""
        return None

    def not_asked(self, move: Move) -> Refusal:
        """What this step asks for instead of a move that belongs elsewhere, and when that is."""
        question, facts = self.question(), self.plain_facts()
        if not move.when:
            return Refusal("answer-first", self.section, question=question, **facts)
        return Refusal("not-asked", self.section, when=move.when, question=question, **facts)

    def question(self) -> str:
        """The id of what it asks, as the sentences in locales/ know it: `hire-workers`."""
        return kebab(type(self).__name__)

    def plain_facts(self) -> dict[str, Fact]:
        """What a sentence about it may name."""
        values = {name: getattr(self, name) for name in self.facts() if name != "seat"}
        return {name: value for name, value in values.items() if isinstance(value, str | int)}

    def facts(self) -> tuple[str, ...]:
        """The names of the constructor's arguments, in order."""
        return all_slots(type(self))

    def as_json(self) -> Json:
        return [type(self).__name__, *(thawed(getattr(self, name)) for name in self.facts())]

    def __repr__(self) -> str:
        values = ", ".join(repr(getattr(self, name)) for name in self.facts())
        return f"{type(self).__name__}({values})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def frozen(value: Json) -> Json:
    """The same value with tuples for lists, as steps hold them."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def thawed(value: Json) -> Json:
    """The same value with lists for tuples, as JSON has them."""
    return [thawed(item) for item in value] if isinstance(value, tuple) else value


def copied(value: Json) -> Json:
    """An independent value that says the same."""
    if isinstance(value, dict):
        return {name: copied(item) for name, item in value.items()}
    return [copied(item) for item in value] if isinstance(value, list) else value


def read_agenda(
    value: Json, steps: "dict[str, type[Step[Json]]]", seats: int
) -> "list[Step[Json]]":
    """The steps that `as_json` wrote; a TypeError says which one can't be read."""
    agenda: list[Step[Json]] = []
    for written in value:
        if not isinstance(written, list) or not written or written[0] not in steps:
            raise TypeError(f"there is no step {written!r}")
        kind = steps[written[0]]
        facts = frozen(written[1:])
        if len(facts) != len(all_slots(kind)) or facts[0] not in range(NOBODY, seats):
            raise TypeError(f"the step {written[0]} needs a seat and its facts: {written!r}")
        agenda.append(kind(*facts))
    return agenda


def steps_of(package: str, base: "type[Step[Json]] | None" = None) -> "dict[str, type[Step[Json]]]":
    """Every step class of a package and of play itself, by name, so that positions can be read."""
    found: dict[str, type[Step[Json]]] = {}
    for step in (base or Step).__subclasses__():
        module: str = getattr(step, "__module__", "")
        if module.startswith((f"{package}.", "arkwright.play.")):
            found[step.__name__] = step
        found.update(steps_of(package, step))
    return found
