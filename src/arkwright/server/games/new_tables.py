"""New tables: what is checked and settled before the first move."""

import datetime
import secrets
from dataclasses import replace

import arkwright
from arkwright.play import BadSetup, Game
from arkwright.server.games.open_games import record_of
from arkwright.server.games.seats import named, styled
from arkwright.server.messages.history import ForkForm
from arkwright.server.messages.tables import TableForm
from arkwright.server.storage import profiles
from arkwright.server.storage.database import now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.profiles import Profile
from arkwright.server.storage.tables import PLAYING, StoredTable

HIGHEST_NUMBER = 2000
LONGEST_LIST = 50
LONGEST_TEXT = 200
"""More than any component has on it."""


def check_printed(value: object) -> None:
    """Refuse what no component could have on it, so that no game takes for ever to lay out."""
    if isinstance(value, dict):
        for item in value.values():
            check_printed(item)
    elif isinstance(value, list):
        if len(value) > LONGEST_LIST or any(isinstance(item, list | dict) for item in value):
            raise BadSetup(
                f"a list on a component has at most {LONGEST_LIST} numbers or names",
                "list-too-long",
                most=LONGEST_LIST,
            )
        for item in value:
            check_printed(item)
    elif isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadSetup(
                f"a text on a component has at most {LONGEST_TEXT} letters",
                "text-too-long",
                most=LONGEST_TEXT,
            )
    elif isinstance(value, int) and value > HIGHEST_NUMBER:
        raise BadSetup(
            f"a number on a component is at most {HIGHEST_NUMBER}",
            "number-too-high",
            most=HIGHEST_NUMBER,
        )


def new_table(
    host: Profile, form: TableForm | ForkForm, title: str, rules: int, options: str
) -> StoredTable:
    """A table before anybody sits there."""
    at = now()
    return StoredTable(
        profiles.new_id(),
        title,
        rules,
        options,
        since=at,
        created=at,
        host=host.id,
        pace=form.pace,
        listed=form.listed,
    )


def started(table: StoredTable) -> StoredTable:
    """A table as its game begins."""
    at = now()
    seed = None if table.origin else secrets.randbits(arkwright.SEED_BITS)
    table = replace(table, seed=seed, seats=named(styled(table)))
    game = lay_out(table)
    return replace(
        table, state=PLAYING, deciding=None if game.over else game.seat, since=at, started=at
    )


def lay_out(table: StoredTable) -> Game:
    """The game of a table before its first move."""
    return arkwright.replay(record_of(table, []))


def log_of(game: Game, at: datetime.datetime) -> list[Entry]:
    """The log of a game that was played elsewhere, as if all at once."""
    log: list[Entry] = []
    again = game.at(0)
    for number, move in enumerate(game.played, 1):
        log.append(Entry(number, again.seat, at, move.text))
        again.play(move)
    return log
