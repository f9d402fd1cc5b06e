"""A step: whom it asks, what is legal, what it does. The agenda is a stack of steps to come."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from arkwright.play.errors import Fact, Refusal
from arkwright.play.move import Move, kebab
from arkwright.play.plain import Json as Json
from arkwright.play.plain import Value, frozen, plain
from arkwright.play.slots import all_slots

if TYPE_CHECKING:
    from arkwright.play.table import AnyTable

T_contra = TypeVar("T_contra", bound="AnyTable", contravariant=True)
"""The table of a game; a step of every game is one of this game, too."""

NOBODY = -1


class Step(Value, Generic[T_contra]):
    """Something still to come at the table.

    A step is a value: it never changes once it is on the agenda; progress is a new step.
    Its constructor takes its slots in their order, so that a position can be written and read.
    A step with `seat` NOBODY resolves itself, with no move.
    """

    __slots__ = ("seat",)
    section: ClassVar[str] = ""
    """The section of the rulebook that asks this."""
    abstract: ClassVar[bool] = False
    """Whether the class that says so is only there for others to build upon."""

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat

    def moves(self, table: T_contra) -> list[Move]:
        """Every legal move, complete with arguments."""
        return []

    def resolve(self, table: T_contra, move: Move) -> None:
        """Apply a legal move and put on the agenda what follows."""

    def happen(self, table: T_contra) -> None:
        """What a step that asks nobody does."""

    def why_not(self, table: T_contra, move: Move) -> Refusal | None:
        """The rule that refuses a move this step could be asked for; None if it never is."""
        return None

    def legal(self, table: T_contra, moves: Iterable[Move]) -> list[Move]:
        """Those of these moves that nothing refuses."""
        return [move for move in moves if self.why_not(table, move) is None]

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
        return [type(self).__name__, *(plain(getattr(self, name)) for name in self.facts())]


AnyStep = Step[Any]
"""A step of whatever game."""


def read_agenda(value: Json, steps: "dict[str, type[AnyStep]]", seats: int) -> list[AnyStep]:
    """The steps that `as_json` wrote; a TypeError says which one can't be read."""
    agenda: list[AnyStep] = []
    for written in value:
        if not isinstance(written, list) or not written or written[0] not in steps:
            raise TypeError(f"there is no step {written!r}")
        kind = steps[written[0]]
        facts = frozen(written[1:])
        if len(facts) != len(all_slots(kind)) or facts[0] not in range(NOBODY, seats):
            raise TypeError(f"the step {written[0]} needs a seat and its facts: {written!r}")
        agenda.append(kind(*facts))
    return agenda


def steps_of(package: str, base: "type[AnyStep] | None" = None) -> "dict[str, type[AnyStep]]":
    """Every step class of a package and of play itself, by name, so that positions can be read."""
    found: dict[str, type[AnyStep]] = {}
    for step in (base or Step).__subclasses__():
        module: str = getattr(step, "__module__", "")
        ours = module.startswith((f"{package}.", "arkwright.play."))
        if ours and not vars(step).get("abstract", False):
            found[step.__name__] = step
        found.update(steps_of(package, step))
    return found
