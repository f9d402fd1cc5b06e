"""The game that was left: a record in the user's data folder, with who plays which seat."""

import json
import time
from pathlib import Path

import arkwright
from arkwright import bots, files
from arkwright.play import BadRecord, BadSetup, Game, Record

PERSON = "person"


class BotAway(BadSetup):
    """A game that is whole, but one of its bots is not here now."""


def save_file() -> Path:
    return files.data_folder() / "game.json"


def save(path: Path, game: Game, players: list[str]) -> None:
    """Write the game and who plays it."""
    value = {**game.record.as_json(), "players": players}
    files.write(path, json.dumps(value, indent=1, ensure_ascii=False) + "\n")


def load(path: Path) -> tuple[Game, list[str]]:
    """The saved game, and who plays its seats."""
    text = files.read(path)
    record = Record.loads(text)
    players = json.loads(text).get("players")
    if (
        not isinstance(players, list)
        or len(players) != len(record.seats)
        or players.count(PERSON) != 1
    ):
        raise BadRecord("it does not say who plays which seat")
    for name in players:
        if name != PERSON:
            check_bot(name)
    return arkwright.replay(record), players


def check_bot(name: str) -> None:
    if ":" in name:
        raise BadRecord("it names a bot as no save does")
    try:
        bots.check(name)
    except BadSetup as error:
        again = "bring it again with --bot package.module:Class, or begin anew with --new"
        raise BotAway(f"the game you left has the bot {name}, but {error}; {again}") from None


def set_aside(path: Path, why: str = "broken") -> Path:
    """Move a save out of the way, under a name that is still free."""
    number = 1
    aside = path.with_name(f"{why}-1.json")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{why}-{number}.json")
    try:
        path.rename(aside)
    except OSError as error:
        raise files.BadFile(f"{path} can't be moved aside: {files.reason(error)}") from None
    return aside


def finish(path: Path, game: Game) -> Path:
    """Keep the record of a game that is over, and end its save."""
    kept = (
        files.data_folder()
        / "finished"
        / f"{time.strftime('%Y%m%d-%H%M%S')}-{game.title.name}.json"
    )
    files.write(kept, game.record.dumps())
    path.unlink(missing_ok=True)
    return kept
