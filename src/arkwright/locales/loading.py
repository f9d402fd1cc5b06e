"""The files of messages: which there are, and what of them is said at the tables of a title."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from arkwright.locales.messages import Messages, entries
from arkwright.play import editions

ENGLISH = "en"
HERE = resources.files("arkwright.locales")
WORDS = "-words.ftl"
"""How the names of the files with words of titles end."""


def languages() -> list[str]:
    """The languages there are; English, which has every sentence first, is the first."""
    found = [f.name for f in HERE.iterdir() if f.is_dir() and not f.name.startswith("_")]
    return sorted(found, key=lambda name: (name != ENGLISH, name))


@cache
def messages_of(language: str, title: str = "") -> Messages:
    """All messages of a language, as the tables of a title say them."""
    texts = [file.read_text("utf-8") for file in files(language)]
    return Messages(language, iter([*texts, *own_words(language, title)]))


def files(language: str) -> list[Traversable]:
    """The files of a language without the words of titles, always in the same order."""
    found = [file for folder in (HERE, HERE / language) for file in by_name(folder)]
    return [file for file in found if not file.name.endswith(WORDS)]


def by_name(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def words_files(language: str, title: str) -> list[Traversable]:
    """The file with a title's own words, here or in its owner's folder; none if it has none."""
    folders = [HERE, Path(editions.own_folder())] if editions.own_folder() else [HERE]
    found = [folder / language / f"{title}{WORDS}" for folder in folders]
    return [file for file in found if file.is_file()]


def own_words(language: str, title: str) -> Iterator[str]:
    """What the tables of a title say in other words than its family; the last text goes first."""
    if not editions.is_known(title):
        return
    edition = editions.find(title)
    for section, number in edition.sections.items():
        yield f"section-{section.replace('.', '-')} = {number}\n"
    yield name_of(title, language)
    for ancestor in edition.lineage:
        for file in words_files(language, ancestor):
            yield file.read_text("utf-8")


def name_of(title: str, language: str) -> str:
    """The message with a title's name, in English if the language has none."""
    for spoken in (language, ENGLISH):
        for file in words_files(spoken, title):
            for id, source in entries(file.read_text("utf-8")):
                if id == f"title-{title}":
                    return source
    return ""


def words_of(language: str, title: str = "") -> str:
    """What titles are called, and what the tables of one say in words of its own, as Fluent."""
    names = [name_of(edition.name, language) for edition in editions.titles()]
    return "\n".join([*names, *own_words(language, title)])
