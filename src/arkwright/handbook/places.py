"""Where a section stands that something names: its own chapter, or the one it is part of."""

import re
from collections.abc import Collection

LAST_PARTS = (re.compile(r"(?<=[0-9IVX])[a-z]$"), re.compile(r"\.[^.]+$"))
NUMBERED = re.compile(r"(?:expert )?(\w+) (\w+)")
RANGE = re.compile(r"(\w+) (\d+) to (\d+)")
ALSO = {
    "card": "Development cards",
    "awards": "Solo awards",
    "Gameplay": "1",
    "Solo A": "Solo preparation",
    "Solo B": "Solo preparation",
    "Solo C": "Solo preparation",
}
"""Steps and cards of the card game that have no heading of their own, by how they are named."""


def place_of(section: str, chapters: Collection[str]) -> str:
    """The chapter in which a section stands; none if these have none."""
    if section in chapters:
        return section
    if other := named(section, chapters):
        return other
    wholes = (part.sub("", section) for part in LAST_PARTS)
    whole = next((whole for whole in wholes if whole != section), "")
    return place_of(whole, chapters) if whole else ""


def named(section: str, chapters: Collection[str]) -> str:
    """The chapter of a section that is named by a word: `card 7`, `expert setup 6`, `Solo B`."""
    found = NUMBERED.fullmatch(section)
    words = (section, *([found[1]] if found else []))
    known = next((ALSO[word] for word in words if ALSO.get(word) in chapters), "")
    if known or found is None:
        return known
    word, number = found[1].capitalize(), found[2]
    for chapter in chapters:
        span = RANGE.fullmatch(chapter)
        if span and number.isdigit() and int(number) in range(int(span[2]), int(span[3]) + 1):
            return chapter if span[1] == word else ""
    return next((one for one in (f"{word} {number}", word) if one in chapters), "")


def anchor(section: str) -> str:
    """How the address of a page names a chapter."""
    return re.sub(r"[^\w.]+", "-", section)
