"""What the rules of a family refuse, by the sections that they name where they refuse it.

`refused.json` has it from their source: `make refused` writes it anew.
"""

import json
import re
from functools import cache
from importlib import resources

from arkwright import locales
from arkwright.locales.loading import messages_of

FACT = re.compile(r"\$([a-z_]+)")
"""How a sentence names a fact."""
UNSAID = "…"
"""What stands in the place of each."""


@cache
def refused(family: str) -> dict[str, list[str]]:
    """The ids of what is refused, by section as the family's first rulebook has it."""
    text = (resources.files("arkwright.handbook") / "refused.json").read_text("utf-8")
    sections: dict[str, list[str]] = json.loads(text)[family]
    return sections


def sentence(id: str, language: str, title: str) -> str:
    """A refusal as it reads whatever its facts are; nothing if it has no sentence."""
    message = f"refusal-{id}"
    source = messages_of(language, title).sources.get(message, "")
    facts = dict.fromkeys(FACT.findall(source), UNSAID)
    return locales.capitalised(locales.sentence(message, facts, language, title=title) or "")
