"""A translation of a doc says what the English one says: the same sections, numbers, code."""

import re
from collections import Counter

import pytest

import arkwright
from arkwright import locales
from arkwright.handbook.books import book_of
from arkwright.handbook.decisions import lines
from arkwright.handbook.docs import ENGLISH, find, named, passages, split
from arkwright.handbook.markup import bare, entries_of

DOCS = sorted({doc for title in arkwright.titles() for doc in book_of(title)[:2]})
TRANSLATED = [
    (doc, language)
    for language in locales.languages()[1:]
    for doc in DOCS
    if find(doc, language) is not None
]
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\([^)]*\)")
NUMBER = re.compile(r"\d+")
KEY = re.compile(r"(?:\d+[a-z]?|[IVX]+)(?:\.[0-9IVX]+[a-z]?)*")


def figures(text: str) -> Counter[str]:
    """The numbers of a text outside of code, links and what it names of the edition files."""
    return Counter(NUMBER.findall(LINK.sub("]", CODE.sub("", FENCED.sub("", bare(text))))))


def codes(text: str) -> Counter[str]:
    """What a text gives to be typed, outside of blocks, where it may be explained."""
    return Counter(" ".join(code.split()) for code in CODE.findall(FENCED.sub("", text)))


@pytest.mark.parametrize(("doc", "language"), TRANSLATED)
def test_a_translation_has_the_same_sections(doc: str, language: str) -> None:
    source = find(doc, language)
    assert source is not None
    own = split(source.read_text("utf-8"))
    english = passages(doc, ENGLISH)
    assert [one.level for one in own] == [one.level for one in english]
    for first, other in zip(english, own):
        number = named(first.section)[0]
        if KEY.fullmatch(number):
            assert other.section == first.section


@pytest.mark.parametrize(("doc", "language"), TRANSLATED)
def test_a_translation_has_the_same_numbers_and_code(doc: str, language: str) -> None:
    for first, other in zip(passages(doc, ENGLISH), passages(doc, language)):
        where = f"{doc}, {language}, {first.section}"
        assert figures(other.text) == figures(first.text), where
        assert codes(other.text) == codes(first.text), where


@pytest.mark.parametrize(("doc", "language"), TRANSLATED)
def test_a_translation_has_the_same_paragraphs(doc: str, language: str) -> None:
    """What differs stands at its paragraph, which the English doc alone names."""
    for first, other in zip(passages(doc, ENGLISH), passages(doc, language)):
        blocks = len(entries_of(first.text)), len(entries_of(other.text))
        assert blocks[0] == blocks[1], f"{doc}, {language}, {first.section}"
        assert not any(entries_of(other.text))


@pytest.mark.parametrize(("doc", "language"), TRANSLATED)
def test_a_translation_has_the_same_lines_in_its_tables(doc: str, language: str) -> None:
    assert len(lines(doc, language)) == len(lines(doc, ENGLISH))
