"""Why a table can't be set up: every reason that a visitor may be told, in every language."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import arkwright
from arkwright import locales
from arkwright.play import BadSetup
from arkwright.play.components import BadEntry
from arkwright.server.problems import refused_input

SOURCE = Path(arkwright.__file__).parent
TOLD = ("boardgame", "cardgame", "server/games", "play/title.py", "play/components.py")
"""Where whatever is refused may be told to a visitor of the API."""
PLACE_OF_ID = {"BadSetup": 1, "BadEntry": 3}
"""Which argument is the id; an entry that has none does not fit."""
DOES_NOT_FIT = "does-not-fit"
LANGUAGES = pytest.mark.parametrize("language", locales.languages())


def refusals(place: Path) -> Iterator[ast.Call]:
    for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in PLACE_OF_ID:
                yield node


def is_of_entry(call: ast.Call) -> bool:
    return ast.unparse(call.func) == BadEntry.__name__


def ids(call: ast.Call) -> list[str]:
    """The ids that a call may give."""
    place = PLACE_OF_ID[ast.unparse(call.func)]
    if len(call.args) <= place:
        return [DOES_NOT_FIT] if is_of_entry(call) else []
    parts = ast.walk(call.args[place])
    return [str(p.value) for p in parts if isinstance(p, ast.Constant) and isinstance(p.value, str)]


@cache
def said() -> dict[str, frozenset[str]]:
    """Every id with the facts that all calls give it."""
    found: dict[str, frozenset[str]] = {}
    for call in refusals(SOURCE):
        facts = frozenset(str(keyword.arg) for keyword in call.keywords)
        if is_of_entry(call):
            facts |= {"title", "path"}
        for id in ids(call):
            found[id] = found.get(id, facts) & facts
    return found


def messages(language: str) -> dict[str, Message]:
    text = (resources.files(locales) / language / "setup.ftl").read_text("utf-8")
    entries = (e for e in FluentResource(text).body if isinstance(e, Message))
    return {entry.id.name.removeprefix("setup-"): entry for entry in entries}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("place", TOLD)
def test_whatever_a_visitor_is_told_has_an_id(place: str) -> None:
    without = [ast.unparse(call) for call in refusals(SOURCE / place) if not ids(call)]
    assert without == []


@LANGUAGES
def test_every_id_has_its_sentence_and_every_sentence_its_id(language: str) -> None:
    found = messages(language)
    assert sorted(found) == sorted(said())
    for id, message in found.items():
        named = Variables()
        named.visit(message)
        assert named.names <= said()[id], id


def test_a_visitor_is_told_in_their_language() -> None:
    with pytest.raises(BadSetup) as error:
        arkwright.find_title("card-game").seat_names(9)
    told = {
        language: refused_input(error.value, language).message for language in locales.languages()
    }
    assert told["en"] == "Card-game has 1, 2, 3, 4 seats, not 9."
    assert "Plätze, nicht 9" in told["de"]
    assert "places, pas 9" in told["fr"]
    assert refused_input(error.value, "de").error == "seats"
