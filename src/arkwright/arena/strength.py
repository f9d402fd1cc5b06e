"""How strong the bots of the house are: what is played to find out, and what is hoped for."""

import datetime
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import arkwright
from arkwright import bots, files
from arkwright.arena.report import Report
from arkwright.arena.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Setting:
    """A game as it is played to compare neighbouring grades."""

    title: str
    seats: int
    words: str
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure of a bot, by its name in the report, and what it should be at least."""

    bot: str
    figure: str
    least: float


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament that shows one thing."""

    setting: Setting
    bots: tuple[str, ...]
    goals: tuple[Goal, ...]

    @property
    def name(self) -> str:
        """What it is called on the command line, and its file."""
        return "-".join([self.setting.title, str(self.setting.seats), *self.bots])

    def tournament(self, seed: int) -> Tournament:
        kind = arkwright.find_title(self.setting.title)
        options = kind.settle(self.setting.options)
        return Tournament(kind.name, self.bots, self.setting.seats, seed, options).check()


WATER_FRAME = Setting(
    "water-frame-2016", 4, "Water Frame 2016, four companies", {"setup": "predetermined"}
)
SETTINGS = (
    WATER_FRAME,
    Setting("arkwright-2025", 4, "Arkwright 2025, four companies"),
    Setting("card-game", 3, "The card game, three companies"),
)
SOLO = Setting("card-game", 1, "The card game alone, against both automated opponents")

THREE_OF_FOUR = 0.75
"""The share of its games that a grade should win against as many of the grade below."""


def contests() -> Iterator[Contest]:
    """All that is played."""
    grades = list(bots.GRADES)
    for setting in SETTINGS:
        for lower, upper in pairwise(grades):
            goal = Goal(upper, "win_share", THREE_OF_FOUR)
            yield Contest(setting, (upper, lower), (goal,))
    yield Contest(
        WATER_FRAME,
        ("tycoon",),
        (Goal("tycoon", "mean_score", 560), Goal("tycoon", "seats_without_loan", 0.95)),
    )
    yield Contest(WATER_FRAME, ("manager",), (Goal("manager", "mean_score", 480),))
    yield Contest(SOLO, ("tycoon",), (Goal("tycoon", "win_share", 0.8),))


@dataclass(frozen=True, slots=True)
class Kept:
    """What a contest came to, as it is kept in a file."""

    made: str
    """The day."""
    identity: dict[str, Any]
    report: dict[str, Any]

    def is_of(self, tournament: Tournament) -> bool:
        """Whether these bots by these rules with this seed gave it."""
        return bool(self.identity == json.loads(json.dumps(tournament.identity())))

    def bot(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.report["bots"][name]
        return found


def kept_file(folder: Path, contest: Contest) -> Path:
    return folder / f"{contest.name}.json"


def read(folder: Path, contest: Contest) -> Kept | None:
    """What is kept of a contest, if anything is."""
    path = kept_file(folder, contest)
    if not path.exists():
        return None
    try:
        return Kept(**json.loads(files.read(path)))
    except (ValueError, TypeError):
        raise files.BadFile(f"{path} is no result of a contest: take it away") from None


def keep(folder: Path, contest: Contest, found: Report) -> None:
    """Write down what a contest came to."""
    value = {
        "made": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "identity": found.tournament.identity(),
        "report": found.as_json(),
    }
    text = json.dumps(value, ensure_ascii=False, indent=1)
    files.write(kept_file(folder, contest), f"{text}\n")


def is_missing(folder: Path, contest: Contest, games: int, seed: int) -> bool:
    """Whether a contest is still to be played: never, with other bots, or for too few games."""
    kept = read(folder, contest)
    return kept is None or kept.report["games"] < games or not kept.is_of(contest.tournament(seed))
