"""Facts in words: a message with its facts, each as it reads in the language and at the table."""

from collections.abc import Mapping, Sequence

from fluent.runtime.types import fluent_number

from arkwright.locales.loading import ENGLISH, messages_of
from arkwright.play.errors import Fact

FIRST = {"seat": 0, "player": 1}
"""Facts that read as the name of who sits there: seats count from 0, players from 1."""
NONE = "none"
"""How an empty word reads, so that a message can select on it."""

Names = Sequence[str]


def sentence(
    id: str,
    facts: Mapping[str, Fact] | None = None,
    language: str = ENGLISH,
    names: Names = (),
    attribute: str = "",
    title: str = "",
) -> str | None:
    """The message of an id with its facts, or of an attribute of it; None if there is none."""
    messages = messages_of(language, title)
    return messages.say(id, attribute, spoken(facts or {}, language, names, title))


def spoken(
    facts: Mapping[str, Fact], language: str, names: Names = (), title: str = ""
) -> dict[str, object]:
    """The facts as a message takes them: a word also by its id, and with what the thing does."""
    said: dict[str, object] = {}
    for name, value in facts.items():
        said[name] = say(name, value, language, names, title)
        if isinstance(value, str):
            said[f"{name}-id"] = value or NONE
            does = effect(kind_of(name), value, language, title) if value else None
            if does is not None:
                said[f"{name}-effect"] = does
    if "question" in said:
        others = {name: value for name, value in facts.items() if name != "question"}
        asked = f"question-{facts['question']}"
        said["question"] = sentence(asked, others, language, names, title=title)
    return said


def say(name: str, value: Fact, language: str, names: Names, title: str = "") -> object:
    """How a fact reads in a sentence."""
    if isinstance(value, int):
        if name in FIRST and 0 <= value - FIRST[name] < len(names):
            return names[value - FIRST[name]]
        return fluent_number(int(value), useGrouping=False)
    return word(kind_of(name), value, language, title) if value else NONE


def kind_of(name: str) -> str:
    """What a fact is by its name: `new_post` is a post."""
    return name.rpartition("_")[2]


def word(kind: str, value: str, language: str = ENGLISH, title: str = "") -> str:
    """The name of something by its kind and id: `word("good", "food")`."""
    if kind == "title":
        title = value  # which has its name among its own words
    return sentence(word_id(kind, value), {}, language, title=title) or value


def effect(kind: str, value: str, language: str = ENGLISH, title: str = "") -> str | None:
    """What a thing does: `effect("tile", "patent")`, `effect("event", "lobby")`."""
    return sentence(word_id(kind, value), {}, language, attribute="effect", title=title)


def word_id(kind: str, value: str) -> str:
    return f"{kind}-{value.replace(' ', '-')}"
