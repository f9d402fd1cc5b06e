"""Which papers tell the rules of a title."""

from typing import NamedTuple

from arkwright.play import editions

WATER_FRAME = "water-frame-2016"


class Book(NamedTuple):
    """The papers of a title: its rules, and how their doubts are decided."""

    rules: str
    decisions: str
    inherited: tuple[str, ...] = ()
    """How the ids begin of the decisions of the first book that hold here, too."""


BOOKS = {
    WATER_FRAME: Book("rules", "decisions"),
    "arkwright-2025": Book("2025", "2025-decisions", inherited=("D", "E")),
    "card-game": Book("card-game", "card-game-decisions"),
}
"""By the title that a book was written for; what is based on it has its book."""
PAPERS = ("rules", "2025", "card-game", "decisions", "2025-decisions", "card-game-decisions")
"""All papers that pages are made of, and that are translated."""


def book_of(title: str) -> Book:
    """The book of a title, or of the nearest edition that it is based on."""
    return BOOKS[titled(title)]


def titled(title: str) -> str:
    """The title whose book it is."""
    return next(name for name in reversed(editions.find(title).lineage) if name in BOOKS)


def first_book_of(title: str) -> Book | None:
    """The book that the title's own builds on, if it builds on one."""
    first = next(name for name in editions.find(title).lineage if name in BOOKS)
    return None if first == titled(title) else BOOKS[first]


def title_of(paper: str) -> str:
    """The title whose page shows a paper; none if no page does."""
    return next((title for title, book in BOOKS.items() if paper in book[:2]), "")
