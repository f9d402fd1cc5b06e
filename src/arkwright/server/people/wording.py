"""Texts that people type: made tidy and checked in one place, before anything is stored.

HTML is text like any other here: it is stored and sent back as it was typed, always as JSON,
and the client never shows it as anything but text.
"""

import unicodedata

from arkwright.server.problems import Problem

LONGEST_NAME = 40
LONGEST_LOGIN = 80
"""A single letter can be a whole phrase to compare by."""
JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and most families of emoji are written with them."""
LINE = "\n\t"


def clean_name(text: str) -> str:
    """A name as it is kept: one line without superfluous spaces, and nothing invisible in it."""
    name = text.strip()
    if any(is_control(letter) or is_unseen(letter) for letter in name):
        raise Problem("bad-name")
    name = " ".join(name.split())
    if len(name) > LONGEST_NAME or not 0 < len(login_of(name)) <= LONGEST_LOGIN:
        raise Problem("bad-name")
    return name


def clean_text(text: str, most: int) -> str:
    """A text of several lines as it is kept, perhaps empty; at most so many characters."""
    cleaned = text.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(cleaned) > most:
        raise Problem("text-too-long", most=most)
    if any(is_control(letter) for letter in cleaned if letter not in LINE):
        raise Problem("bad-text")
    return cleaned


def login_of(name: str) -> str:
    """What a name is compared by: two that look the same to a person who types are one."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in folded if letter not in JOINERS).split())


def is_control(letter: str) -> bool:
    """Control characters and halves of surrogate pairs: no text has them on purpose."""
    return unicodedata.category(letter) in ("Cc", "Cs")


def is_unseen(letter: str) -> bool:
    """What could make one name look like another, or turn around the line it stands in."""
    return unicodedata.category(letter) in ("Cf", "Zl", "Zp") and letter not in JOINERS
