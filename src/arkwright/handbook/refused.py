"""What the rules of a family refuse, by the sections that they name where they refuse it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from arkwright import locales
from arkwright.locales.loading import messages_of

FACT = re.compile(r"\$([a-z_]+)")
"""How a sentence names a fact."""
UNSAID = "…"
"""What stands in the place of each."""


@cache
def sections(family: str) -> dict[str, str]:
    """The section of each refusal, by its id, as the family's first rulebook has it."""
    found: dict[str, str] = {}
    for file in sources(resources.files("arkwright") / family):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                said = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
                if len(said) == 2:
                    found[str(said[0])] = str(said[1])
    return found


def sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def sentence(id: str, language: str, title: str) -> str:
    """A refusal as it reads whatever its facts are; nothing if it has no sentence."""
    message = f"refusal-{id}"
    source = messages_of(language, title).sources.get(message, "")
    facts = dict.fromkeys(FACT.findall(source), UNSAID)
    return locales.capitalised(locales.sentence(message, facts, language, title=title) or "")
