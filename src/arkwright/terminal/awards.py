"""The awards of the solo challenge that each player has earned, kept in the user's data folder."""

import datetime
import json
from collections.abc import Iterable
from pathlib import Path

from arkwright import files

Earned = dict[str, str]
"""The day on which each award was first earned, by the award's id."""


def awards_file() -> Path:
    return files.data_folder() / "awards.json"


def everybody() -> dict[str, Earned]:
    """What every player has earned, by name."""
    path = awards_file()
    if not path.exists():
        return {}
    try:
        players = json.loads(files.read(path))
    except json.JSONDecodeError as error:
        raise files.BadFile(f"{path} is not a file of awards: it is not JSON ({error})") from None
    if not is_awards(players):
        raise files.BadFile(f"{path} is not a file of awards: it must give each player's days")
    found: dict[str, Earned] = players
    return found


def is_awards(value: object) -> bool:
    """Whether this is a day for each award of each player."""
    return isinstance(value, dict) and all(
        isinstance(earned, dict) and all(isinstance(day, str) for day in earned.values())
        for earned in value.values()
    )


def earned_by(name: str) -> Earned:
    """What one player has earned."""
    return everybody().get(name, {})


def remember(name: str, awards: Iterable[str], date: datetime.date) -> list[str]:
    """Keep what a player earned on a day; the awards that are new, for the first day counts."""
    players = everybody()
    earned = players.setdefault(name, {})
    new = [award for award in awards if award not in earned]
    if new:
        earned.update(dict.fromkeys(new, date.isoformat()))
        files.write(awards_file(), json.dumps(players, indent=1, ensure_ascii=False) + "\n")
    return new
