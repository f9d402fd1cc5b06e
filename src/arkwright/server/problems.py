"""What is refused, with its status and a sentence in the visitor's language."""

from typing import ClassVar

from arkwright import locales
from arkwright.play import ArkwrightError, BadSetup, IllegalMove, Refusal
from arkwright.play.errors import Fact
from arkwright.server.messages.play import Position
from arkwright.server.messages.refusals import Refused

MOST = 10**12
"""No number of ours is greater; one that somebody sent may have a thousand digits."""
QUOTED = ("”", "“", "»")
"""How a sentence ends that ends with another one, which has its own full stop."""


def sayable(fact: Fact) -> Fact:
    """A fact that fits into a sentence and into JSON, whatever was asked for."""
    return max(-MOST, min(fact, MOST)) if isinstance(fact, int) else fact


class Problem(Exception):
    """A request that is refused: the id of the sentence `problem-…`, and its facts."""

    status: ClassVar[int] = 400

    def __init__(self, id: str, **facts: Fact) -> None:
        super().__init__(id)
        self.id = id
        self.facts = {name: sayable(value) for name, value in facts.items()}

    def message(self, language: str) -> Refused:
        sentence = locales.sentence(f"problem-{self.id}", self.facts, language)
        return Refused(self.id, sentence or self.id, facts=self.facts)

    @property
    def headers(self) -> dict[str, str]:
        return {}


class Unknown(Problem):
    """Somebody without a profile asks for what needs one, or has a wrong password."""

    status = 401


class Forbidden(Problem):
    status = 403


class NotFound(Problem):
    status = 404


class Conflict(Problem):
    """Something else happened first."""

    status = 409


class TooLate(Conflict):
    """A move for a position that has passed; with where the table stands."""

    def __init__(self, current: Position) -> None:
        super().__init__("too-late")
        self.current = current

    def message(self, language: str) -> Refused:
        refused = super().message(language)
        refused.current = self.current
        return refused


class Unreadable(Problem):
    """Something else than JSON."""

    status = 415


class TooMany(Problem):
    """Slow down: there are `seconds` to wait."""

    status = 429

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.facts.get("seconds", 1))}


class Unavailable(Problem):
    status = 503


class Fault(Problem):
    """A fault of ours."""

    status = 500


class RefusedMove(Problem):
    """A move in a list that the rules refuse; with which one it was."""

    def __init__(self, error: IllegalMove, index: int) -> None:
        super().__init__(error.refusal.id)
        self.error = error
        self.index = index

    def message(self, language: str) -> Refused:
        refused = refused_by_rules(self.error.refusal, language)
        refused.index = self.index
        return refused


def refused_by_rules(refusal: Refusal, language: str) -> Refused:
    """A reason why a move is not possible."""
    return Refused(
        refusal.id,
        as_sentence(locales.refusal(refusal, language)),
        section=refusal.section,
        facts=refusal.facts,
    )


def refused_input(error: ArkwrightError, language: str) -> Refused:
    """What is wrong with a set-up or a record; English has the words of the library."""
    if isinstance(error, IllegalMove):
        return refused_by_rules(error.refusal, language)
    if isinstance(error, BadSetup) and error.id:
        facts = {name: sayable(fact) for name, fact in error.facts.items()}
        said = None
        if language != locales.ENGLISH:
            said = locales.sentence(f"setup-{error.id}", facts, language)
        return Refused(error.id, as_sentence(said or str(error)), facts=facts)
    return Refused("bad-input", as_sentence(str(error)))


def as_sentence(reason: str) -> str:
    """A reason that is also told inside other sentences, standing alone."""
    said = locales.capitalised(reason)
    return said if said.endswith(QUOTED) else f"{said}."
