"""The Arkwright family of board games, by the exact rules.

>>> import arkwright
>>> game = arkwright.new("water-frame-2016", seats=4, seed=7)
>>> game.play(game.moves[0])
"""

import importlib
import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from arkwright.play import (
    ArkwrightError,
    BadRecord,
    BadSetup,
    Decision,
    Event,
    Game,
    IllegalMove,
    Move,
    Record,
    Refusal,
    Title,
    editions,
)
from arkwright.play.errors import Sentences, without_words
from arkwright.play.game import replay_from
from arkwright.play.plain import Json, plain

__version__ = "0.1.0"

__all__ = [
    "ArkwrightError",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Record",
    "Refusal",
    "Title",
    "find_title",
    "from_position",
    "new",
    "replay",
    "titles",
]

SEED_BITS = 48


def titles() -> list[str]:
    """The names of all titles."""
    return [edition.name for edition in editions.titles()]


def find_title(name: str) -> Title:
    """A title by its name, with its seats, options and moves."""
    return made(editions.find(name))


@cache
def made(edition: editions.EditionFile) -> Title:
    """The title of an edition file; a package of rules is read when it is first asked."""
    family = importlib.import_module(f"arkwright.{edition.family}")
    title: Title = family.title_of(edition)
    return title


def new(
    title: str,
    seats: int | Sequence[str] | None = None,
    seed: int | None = None,
    components: Json = None,
    **options: str | bool,
) -> Game:
    """A new game: its title, the number of seats or their names, and the title's options.

    The same seed gives the same game; without one, a seed is drawn. `components` are corrections
    to printed numbers, in the shape of the edition file.
    """
    kind = find_title(title)
    names = kind.seat_names(max(kind.seats) if seats is None else seats)
    settled = kind.settle(options)
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    return replay_from(kind, kind.rules, names, seed, settled, components, None, [])


def replay(record: Record | str) -> Game:
    """The game of a record, or of its text, at the recorded last move."""
    if isinstance(record, str):
        record = Record.loads(record)
    title = checked_title(record.title, record.rules, "record")
    names = title.seat_names(record.seats)
    options = title.settle(record.options)
    with unreadable("the record can't be played"):
        return replay_from(
            title,
            record.rules,
            names,
            record.seed,
            options,
            record.components,
            record.position,
            record.moves,
        )


def from_position(position: Json) -> Game:
    """A game that goes on from a position, as `game.position()` or its JSON text gives it."""
    if isinstance(position, str):
        try:
            position = json.loads(position)
        except ValueError as error:
            raise BadRecord(f"this is not a position: it is not JSON ({error})") from None
    if not isinstance(position, dict) or "table" not in position:
        raise BadRecord("this is not a position: it has no 'table'")
    for name, kind in (("title", str), ("rules", int), ("options", dict)):
        if not isinstance(position.get(name), kind):
            raise BadRecord(f"the position's {name!r} is missing or of the wrong kind")
    title = checked_title(position["title"], position["rules"], "position")
    options = title.settle(position["options"])
    table = plain(position["table"])
    if not isinstance(table, dict) or not isinstance(table.get("names"), list):
        raise BadRecord("the position can't be read: its table has no names")
    title.seat_names(len(table["names"]))
    with unreadable("the position can't be read"):
        components, rules = position.get("components"), position["rules"]
        game = replay_from(title, rules, [], None, options, components, table, [])
        game.view()
        return game


@contextmanager
def unreadable(what: str) -> Iterator[None]:
    """What values of the wrong shape raise is told in one sentence."""
    try:
        yield
    except ArkwrightError:
        raise
    except (LookupError, TypeError, AttributeError, ValueError) as error:
        why = f"{error} is missing or unknown" if isinstance(error, KeyError) else str(error)
        raise BadRecord(f"{what}: {why}") from None


def checked_title(name: str, rules: int, what: str) -> Title:
    """The title of a record or position, if its rules are known here."""
    title = find_title(name)
    if rules > title.rules:
        raise BadRecord(
            f"the {what} was made with rules version {rules} of {name}, and this is version "
            f"{title.rules}: install a newer arkwright"
        )
    if rules < 1:
        raise BadRecord(f"the {what}'s rules version must be 1 or more, not {rules}")
    return title


def english(refusal: Refusal) -> str:
    """A refusal in English, read when the first is needed; without Fluent, its id and facts."""
    try:
        from arkwright import locales
    except ImportError as error:
        if error.name != "fluent":
            raise
        Sentences.refusal = without_words  # who tries moves out would look for it each time
        return without_words(refusal)
    return locales.refusal(refusal)


Sentences.refusal = english
