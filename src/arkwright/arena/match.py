"""A match is one game of a tournament; its result is what the tournament counts."""

import json
from dataclasses import asdict, dataclass, field
from typing import Any

CRASHED = "crashed"
ILLEGAL = "illegal"
ENDLESS = "endless"
DIED = "died"
FAULT = "fault"
NOBODY_TO_BLAME = -1
KINDS = {
    CRASHED: "raised an error",
    ILLEGAL: "played what is not legal",
    ENDLESS: "did not come to an end",
    DIED: "ended its process",
    FAULT: "met a fault of the rules",
}
"""How a game can fail, as a sentence about the bot that failed."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: its number, its deal, and the bots by seat."""

    number: int
    deal: int
    """The round it belongs to; all games of a round have the same seed."""
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """How a bot broke a game off."""

    kind: str
    seat: int
    """Who was to choose, or NOBODY_TO_BLAME."""
    decision: int
    """How many moves had been played."""
    reason: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a match went. The lists are by seat; those from `scores` on are empty if it failed."""

    game: int
    deal: int
    seed: int
    bots: list[str]
    places: list[int]
    winners: int
    """How many share the first place, automated opponents included."""
    players: int
    """How many compete, automated opponents included."""
    decisions: int
    scores: list[int] = field(default_factory=list)
    share_values: list[int] = field(default_factory=list)
    shares: list[int] = field(default_factory=list)
    loans: list[int] = field(default_factory=list)
    """Loans not repaid at the end."""
    loans_taken: list[int] = field(default_factory=list)
    failure: Failure | None = None
    thinking: list[list[float]] = field(default_factory=list)
    """Seconds of each turn; the only thing here that another machine gives otherwise."""
    record: str = ""

    def won(self, seat: int) -> float:
        """The part of the win that this seat has."""
        return 1 / self.winners if self.places[seat] == 1 else 0.0

    @property
    def culprit(self) -> str:
        """The bot that broke it off, or `nobody`."""
        return self.bots[self.failure.seat] if self.failure and not self.is_void else "nobody"

    @property
    def is_void(self) -> bool:
        """Whether it says nothing about any bot: the rules had a fault."""
        return self.failure is not None and self.failure.seat == NOBODY_TO_BLAME

    def dumps(self) -> str:
        """One line of text, without the record."""
        values = asdict(self)
        del values["record"]
        return json.dumps(values, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def loads(cls, text: str) -> "Result":
        values: dict[str, Any] = json.loads(text)
        failure = values.pop("failure")
        return cls(**values, failure=Failure(**failure) if failure else None)


def failed(match: Match, failure: Failure, automated: int = 0) -> Result:
    """A match broken off: lost for that bot in all its seats, won by all others together.

    Without any others, or where no bot is to blame, nobody wins.
    """
    culprit = match.bots[failure.seat] if failure.seat != NOBODY_TO_BLAME else None
    players = len(match.bots) + automated
    lost = [culprit is None or bot == culprit for bot in match.bots]
    return Result(
        match.number,
        match.deal,
        match.seed,
        list(match.bots),
        places=[players if loses else 1 for loses in lost],
        winners=lost.count(False) + (automated if culprit is not None else 0),
        players=players,
        decisions=failure.decision,
        failure=failure,
    )
