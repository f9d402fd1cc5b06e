"""The errors a caller can cause, and the reason a move is refused. All are ValueErrors."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from arkwright.play.plain import Value

Fact = str | int


class Refusal(Value):
    """Why a move is not possible: the id of a sentence, the rulebook section, the numbers in it.

    `title` is the one at whose table it is refused, where that has words of its own.
    """

    __slots__ = ("facts", "id", "section", "title")

    def __init__(self, id: str, section: str = "", **facts: Fact) -> None:
        self.id = id
        self.section = section
        self.facts = facts
        self.title = ""

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.id!r}, {self.section!r}{facts})"

    def __str__(self) -> str:
        sentence = Sentences.refusal(self)
        return f"{sentence} ({self.section})" if self.section else sentence


def bare(id: str, facts: Mapping[str, Fact]) -> str:
    """A readable line for an id that there is no sentence for."""
    if not facts:
        return id
    return f"{id}: " + ", ".join(f"{name} {value}" for name, value in facts.items())


def without_words(refusal: Refusal) -> str:
    """A refusal where no language is at hand: its id and facts."""
    return bare(refusal.id, refusal.facts)


class Sentences:
    """Who turns a refusal into a sentence. The package puts its English in here on import."""

    refusal: ClassVar[Callable[[Refusal], str]] = without_words


class ArkwrightError(ValueError):
    """Something that the caller asked for can't be done; the message says what would be right."""


class IllegalMove(ArkwrightError):
    """A move that the rules refuse. Nothing has changed."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(move, refusal)
        self.move = move
        self.refusal = refusal

    def __str__(self) -> str:
        """The sentence is made when it is read: who tries moves out may never do that."""
        return f"{self.move}: {self.refusal}"


class BadSetup(ArkwrightError):
    """A title, a number of seats or an option that does not exist.

    What people may be told in their own language has the id of a sentence, and its facts.
    """

    def __init__(self, message: str, id: str = "", **facts: Fact) -> None:
        super().__init__(message)
        self.id = id
        self.facts = facts


class BadRecord(ArkwrightError):
    """A record or a position that can't be read, or that does not replay."""
