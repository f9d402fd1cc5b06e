"""A translation of a paper says what the English one says: the same sections, numbers, code."""

import re
from collections import Counter

import pytest

from arkwright import locales
from arkwright.handbook.books import PAPERS
from arkwright.handbook.decisions import lines
from arkwright.handbook.papers import ENGLISH, find, named, passages, split

TRANSLATED = [
    (paper, language)
    for language in locales.languages()[1:]
    for paper in PAPERS
    if find(paper, language) is not None
]
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\([^)]*\)")
NUMBER = re.compile(r"\d+")
KEY = re.compile(r"(?:\d+[a-z]?|[IVX]+)(?:\.[0-9IVX]+[a-z]?)*")


def figures(text: str) -> Counter[str]:
    """The numbers of a text outside of code and links."""
    return Counter(NUMBER.findall(LINK.sub("]", CODE.sub("", FENCED.sub("", text)))))


def codes(text: str) -> Counter[str]:
    """What a text gives to be typed, outside of blocks, where it may be explained."""
    return Counter(" ".join(code.split()) for code in CODE.findall(FENCED.sub("", text)))


@pytest.mark.parametrize(("paper", "language"), TRANSLATED)
def test_a_translation_has_the_same_sections(paper: str, language: str) -> None:
    source = find(paper, language)
    assert source is not None
    own = split(source.read_text("utf-8"))
    english = passages(paper, ENGLISH)
    assert [one.level for one in own] == [one.level for one in english]
    for first, other in zip(english, own):
        number = named(first.section)[0]
        if KEY.fullmatch(number):
            assert other.section == first.section


@pytest.mark.parametrize(("paper", "language"), TRANSLATED)
def test_a_translation_has_the_same_numbers_and_code(paper: str, language: str) -> None:
    for first, other in zip(passages(paper, ENGLISH), passages(paper, language)):
        where = f"{paper}, {language}, {first.section}"
        assert figures(other.text) == figures(first.text), where
        assert codes(other.text) == codes(first.text), where


@pytest.mark.parametrize(("paper", "language"), TRANSLATED)
def test_a_translation_has_the_same_lines_in_its_tables(paper: str, language: str) -> None:
    assert len(lines(paper, language)) == len(lines(paper, ENGLISH))
