"""What is wrong in files of messages that others write."""

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from arkwright.locales.loading import languages, words_files
from arkwright.play import BadSetup


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
