"""Every sentence of the server: none is missing, none is too many, none has a gap."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from arkwright import locales, server
from arkwright.play.errors import Fact
from arkwright.server import problems
from arkwright.server.problems import Problem
from arkwright.server.security.error_handlers import BY_STATUS as SENTENCES
from arkwright.server.security.error_handlers import OTHERWISE
from arkwright.server.storage.tables import OPEN, OVER, PLAYING

SOURCE = Path(server.__file__).parent
PREFIX = "problem-"
FACTS: dict[str, Fact] = {
    "what": "this",
    "count": 2,
    "possible": 1,
    "number": 1,
    "name": "Ada",
    "table": "abc",
}
PROBLEMS = {
    name
    for name, value in vars(problems).items()
    if isinstance(value, type) and issubclass(value, Problem)
}
BY_STATUS = {(f"{PREFIX}{id}", frozenset[str]()) for id in (*SENTENCES.values(), OTHERWISE)}
"""What the framework refuses is told by its status."""


@cache
def messages(language: str = locales.ENGLISH) -> dict[str, Message]:
    text = (resources.files(locales) / language / "server.ftl").read_text("utf-8")
    return {e.id.name: e for e in FluentResource(text).body if isinstance(e, Message)}


def calls() -> Iterator[ast.Call]:
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def ids(value: ast.expr) -> set[str]:
    """What the first argument of a call can be."""
    match value:
        case ast.Constant(value=str(id)):
            return {id}
        case ast.IfExp():
            return ids(value.body) | ids(value.orelse)
        case ast.JoinedStr(values=[ast.Constant(value="table-is-"), _]):
            return {f"table-is-{state}" for state in (OPEN, PLAYING, OVER)}
    return set()


@cache
def said() -> set[tuple[str, frozenset[str]]]:
    """Every message the source asks for, with the facts it gives."""
    found = set(BY_STATUS)
    for call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
        if name in PROBLEMS or (name == "__init__" and "super" in ast.unparse(call.func)):
            facts = frozenset(str(keyword.arg) for keyword in call.keywords)
            found |= {(f"{PREFIX}{id}", facts) for a in call.args[:1] for id in ids(a)}
        elif name == "sentence" and call.args:
            facts = frozenset[str]()
            if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
                facts = frozenset(ast.literal_eval(k) for k in call.args[1].keys if k is not None)
            found |= {(id, facts) for id in ids(call.args[0])}
    return found


class Variables(Visitor):
    """The facts that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


LANGUAGES = pytest.mark.parametrize("language", locales.languages())


@LANGUAGES
def test_every_id_has_its_message_and_every_message_its_id(language: str) -> None:
    asked = {id for id, _ in said()}
    assert sorted(asked - set(messages(language))) == [], "these have no message"
    assert sorted(set(messages(language)) - asked) == [], "these are said by nobody"


@LANGUAGES
def test_messages_name_only_facts_that_are_given(language: str) -> None:
    for id, facts in said():
        found = Variables()
        found.visit(messages(language)[id])
        assert found.names <= facts, id


@LANGUAGES
def test_problems_are_sentences(language: str) -> None:
    for id in messages(language):
        if id.startswith(PREFIX):
            text = locales.sentence(id, FACTS, language)
            assert text, id
            assert text[0].isupper() or text[0].isdigit(), id
            assert text.endswith("."), id
