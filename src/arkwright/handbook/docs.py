"""The docs: found here or in the checkout, and read into passages by their headings.

A translation has the same headings in the same order as the English doc, which says their
sections.
"""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

ENGLISH = "en"
PACKED = "docs"
"""The folder beside this file where a wheel has them."""
CHECKOUT = Path(__file__).parents[3] / "docs" / "players"
FENCE = "```"
HEADING = re.compile(r"(#+) +(.*)")
NUMBER = re.compile(r"((?:\d+[a-z]?|[IVX]+)(?:\.[0-9IVX]+[a-z]?)*)\.? +(.*)")
"""How the heading of a numbered section begins: `II.2.1 Factory`, `1a.4 Quality`, `IV. End`."""
NAMED = re.compile(r"([A-Z]\w*(?: \w+)*? \d+(?: \w+ \d+)?)\s*: +(.*)")
"""How others begin that have one: `Setup 3: market`, `Mise en place 6 à 8 : usines`."""
NOTHING_IN_SLUGS = re.compile(r"[^\w\- ]")


class Passage(NamedTuple):
    """What stands below one heading."""

    section: str
    """What refusals and decisions name it by; its heading if it has no number."""
    number: str
    """That as the doc has it; empty if the heading is all there is."""
    heading: str
    """Without the number."""
    level: int
    text: str
    slug: str
    """By which other docs link to it."""


@cache
def passages(doc: str, language: str) -> tuple[Passage, ...]:
    """The passages of a doc, in English if the language has no such doc.

    What stands before the first chapter is one, too, at level 1.
    """
    source = find(doc, language) or find(doc, ENGLISH)
    if source is None:
        raise FileNotFoundError(doc)
    found = split(source.read_text("utf-8"))
    if language == ENGLISH:
        return found
    english = passages(doc, ENGLISH)
    return tuple(own._replace(section=first.section) for first, own in zip(english, found))


def find(doc: str, language: str) -> Traversable | None:
    """The file of a doc in a language, if there is one."""
    parts = [f"{doc}.md"] if language == ENGLISH else [language, f"{doc}.md"]
    file = folder().joinpath(*parts)
    return file if file.is_file() else None


def folder() -> Traversable:
    packed = resources.files("arkwright.handbook") / PACKED
    return packed if packed.is_dir() else CHECKOUT


def split(text: str) -> tuple[Passage, ...]:
    """The passages of a doc, by its headings."""
    found: list[tuple[str, int, list[str]]] = []
    fenced = False
    for line in text.splitlines():
        fenced ^= line.startswith(FENCE)
        heading = None if fenced else HEADING.fullmatch(line)
        if heading is not None:
            found.append((heading[2], len(heading[1]), []))
        elif found:
            found[-1][2].append(line)
    return tuple(passage(head, level, "\n".join(lines).strip()) for head, level, lines in found)


def passage(head: str, level: int, text: str) -> Passage:
    section, heading = named(head)
    number = "" if section == heading else section
    return Passage(section, number, heading, level, text, slug(head))


def named(head: str) -> tuple[str, str]:
    """The section that a heading names, and what else it says."""
    if numbered := NUMBER.fullmatch(head):
        return numbered[1], numbered[2]
    if other := NAMED.fullmatch(head):
        return other[1], other[2][:1].upper() + other[2][1:]
    return head, head


def slug(head: str) -> str:
    """How links name a heading."""
    return NOTHING_IN_SLUGS.sub("", head.lower()).replace(" ", "-")


def sections_of(doc: str, language: str) -> dict[str, str]:
    """The sections of a doc by their slugs, those of English always among them."""
    found = {one.slug: one.section for one in passages(doc, ENGLISH)}
    return found | {one.slug: one.section for one in passages(doc, language)}
