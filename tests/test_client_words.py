"""What the client says: every message of its own is used there, and whatever it asks for is there.

The client is read as source: an id is a quoted text, `t("client-loading")`.
"""

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, TextElement

from arkwright import bots, find_title, locales, titles
from arkwright.boardgame import vocabulary as boardgame
from arkwright.boardgame.edition import BOTH_SHIPS
from arkwright.cardgame import vocabulary as cardgame
from arkwright.server.messages.people import Colour, Symbol

MARKERS = {
    re.sub(r"^(light|dark)-|-\d+$", "", marker) for marker in (*boardgame.ALL_MARKERS, BOTH_SHIPS)
}
"""Markers by what they do: advanced ones and ships are explained alike."""
WHOLE = {
    "client-action-": set(cardgame.ACTIONS),
    "client-marker-": MARKERS,
    "client-bot-": {*bots.GRADES, "lesson"},
    "client-expect-": {*bots.GRADES, "own"},
    "client-colour-": set(get_args(Colour)),
    "client-explain-": {"hire"},
    "client-option-": {option for title in titles() for option in find_title(title).options},
    "client-scene-part-": {"call", "money", "rest", "shares"},
    "client-set-scene-": {"show", "skip"},
    "client-style-": set(bots.STYLES),
    "client-symbol-": set(get_args(Symbol)),
}
"""How ids begin that the client puts together, as in t(`client-theme-${theme}`), and end."""
OPEN = (
    "client-began-",
    "client-change-",
    "client-company-",
    "client-did-",
    "client-name-",
    "client-noted-",
    "client-pace-",
    "client-tab-",
    "client-theme-",
    "client-turn-",
    "client-unused-",
    "client-value-",
)
"""The same where the client alone knows how they end, or has other words if there is none."""

LONGEST = 16
"""Letters that what a marker or an action does may have where it stands under its name."""

CLIENTS = re.compile(r"^(?:[a-z-]+-)?client\b")
"""The names of the client's own files: `client-home.ftl`, `boardgame-client.ftl`."""
FAMILIES = sorted({find_title(title).family for title in titles()})
"""How a game's files of words begin, and where its table is drawn."""
SOURCE = Path(__file__).parents[1] / "client" / "src"
QUOTED = re.compile(r"""(["'`])([a-z][a-z0-9-]*)\1""")
ASKED = re.compile(r"""\bt\(\s*(["'`])([^"'`$]*)\1""")
"""What is given to the function t as it stands."""
PUT_TOGETHER = re.compile(r"`(client-(?:[a-z0-9]+-)+)\$\{")
NAMED = re.compile(r"""\b(?:word|effect)\(\s*(["'`])(client-[a-z0-9-]+)\1""")
"""The kind of a thing whose name, or what it does, is asked for: `word("client-bot", grade)`."""


@cache
def written() -> str:
    """The source of the client, without its tests."""
    files = sorted([*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")])
    return "\n".join(f.read_text("utf-8") for f in files if not f.name.endswith(".test.ts"))


@cache
def messages() -> dict[str, str]:
    """The file of every message, by id."""
    return {
        entry.id.name: file.name
        for file in (resources.files(locales) / locales.ENGLISH).iterdir()
        if file.name.endswith(".ftl")
        for entry in FluentResource(file.read_text("utf-8")).body
        if isinstance(entry, Message)
    }


def own() -> set[str]:
    """The ids of the client's own messages."""
    return {id for id, file in messages().items() if CLIENTS.search(file)}


def kinds() -> set[str]:
    """The kinds of things that the client has words of its own for."""
    return {kind for _, kind in NAMED.findall(written())}


def test_every_message_of_the_client_is_used() -> None:
    used = {id for _, id in QUOTED.findall(written())}
    used |= {begin + end for begin, ends in WHOLE.items() for end in ends}
    unused = {id for id in own() - used if not id.startswith(OPEN)}
    assert sorted(unused) == [], "nobody says these"


def test_whatever_the_client_asks_for_is_there() -> None:
    asked = {id for _, id in ASKED.findall(written())}
    assert asked, "the client says something"
    assert sorted(asked - set(messages())) == [], "these have no message"


def test_whatever_looks_like_an_id_of_the_client_is_one() -> None:
    named = {id for _, id in QUOTED.findall(written()) if id.startswith("client-")}
    assert sorted(named - own() - kinds()) == [], "these have no message"


def test_ids_that_are_put_together_are_known_here() -> None:
    found = {*PUT_TOGETHER.findall(written()), *(f"{kind}-" for kind in kinds())}
    assert sorted(found) == sorted([*WHOLE, *OPEN])


@pytest.mark.parametrize("begin", WHOLE)
def test_none_of_those_is_missing(begin: str) -> None:
    assert sorted(WHOLE[begin] - {id.removeprefix(begin) for id in own()}) == []


def test_the_client_speaks_in_files_of_its_own() -> None:
    for id, file in messages().items():
        assert id.startswith("client-") == bool(CLIENTS.search(file)), f"{file}: {id}"


@pytest.mark.parametrize("room", FAMILIES)
def test_what_is_said_at_one_table_is_not_asked_for_at_another(room: str) -> None:
    # given the messages that are loaded with a game's table alone
    of_game = {id for id, file in messages().items() if file.startswith(f"{room}-client")}
    # then only that table asks for them, and the pieces that lie on it
    for file in sorted([*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]):
        if file.relative_to(SOURCE).parts[0] not in (room, "pieces"):
            asked = {id for _, id in QUOTED.findall(file.read_text("utf-8"))}
            assert sorted(asked & of_game) == [], file.name


@pytest.mark.parametrize("language", locales.languages())
def test_what_a_marker_does_is_said_in_few_letters(language: str) -> None:
    short = {
        entry.id.name: text.value
        for file in (resources.files(locales) / language).iterdir()
        if file.name.endswith("-client-explain.ftl")
        for entry in FluentResource(file.read_text("utf-8")).body
        if isinstance(entry, Message)
        for attribute in entry.attributes
        if attribute.id.name == "effect"
        for text in attribute.value.elements
        if isinstance(text, TextElement)
    }
    assert {id.rpartition("-")[0] for id in short} >= {"client-action", "client-marker"}
    assert {id: text for id, text in short.items() if len(text) > LONGEST} == {}
