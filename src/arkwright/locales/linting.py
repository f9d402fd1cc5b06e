"""For those who write messages: what is wrong in their files."""

from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from arkwright.locales.facts import spoken
from arkwright.locales.loading import ENGLISH, files, languages, messages_of, words_files
from arkwright.play import BadSetup, editions
from arkwright.play.errors import Fact


def mistakes(
    id: str, facts: Mapping[str, Fact], language: str = ENGLISH, title: str = ""
) -> list[str]:
    """What a message asks for and its facts do not have, for those who write messages."""
    messages = messages_of(language, title)
    patterns = messages.patterns(id)
    if not patterns:
        return [f"there is no message {id}"]
    said = spoken(facts, language, title=title)
    found: list[str] = []
    for pattern in patterns.values():
        _, errors = messages.format(pattern, said)
        found += [f"{id}: {error}" for error in errors]
    return found


def problems(language: str) -> list[str]:
    """What is wrong in the files of a language: text that is no message, an id said twice.

    Words of a title say anew what is said elsewhere, and its name, and nothing else.
    """
    found: list[str] = []
    seen: set[str] = set()
    for file in files(language):
        for id in said_in(file, found):
            if id in seen:
                found.append(f"{language}/{file.name}: {id} is said twice")
            seen.add(id)
    for title in (edition.name for edition in editions.titles()):
        anew = Counter(id for file in words_files(language, title) for id in said_in(file, found))
        known = {*seen, f"title-{title}"}
        found += [f"{language}, {title}: {id} is not said before" for id in anew if id not in known]
        found += [f"{language}, {title}: {id} is said twice" for id in anew if anew[id] > 1]
    return found


def said_in(file: Traversable, found: list[str]) -> Iterator[str]:
    """The ids of a file's messages; what is no message is added to what was found wrong."""
    for entry in FluentResource(file.read_text("utf-8")).body:
        if isinstance(entry, Junk):
            found.append(f"{file.name}: {(entry.content or '').strip()}")
        elif isinstance(entry, Message):
            yield entry.id.name


def check_words(title: str) -> None:
    """Refuse the words of an owner's edition if something in their files is no message."""
    for language in languages():
        for file in words_files(language, title):
            wrong: list[str] = []
            anything = list(said_in(file, wrong))
            if wrong or not anything:
                what = f": {wrong[0]}" if wrong else ""
                raise BadSetup(f"{file} has something that is no Fluent message{what}")
