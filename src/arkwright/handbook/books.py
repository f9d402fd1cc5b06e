"""Which docs tell the rules of a title, as its edition file says."""

from typing import NamedTuple

from arkwright.play import editions


class Book(NamedTuple):
    """The docs of a title: its rules, and how their doubts are decided."""

    rules: str
    decisions: str
    inherited: tuple[str, ...] = ()
    """How the ids begin of the decisions of the first book that hold here, too."""


def book_of(title: str) -> Book:
    """The book of a title: its own, or that of the edition that it is based on."""
    docs = editions.find(title).docs
    return Book(docs["rules"], docs["decisions"], tuple(docs.get("inherited", ())))


def titled(title: str) -> str:
    """The title whose book it is."""
    book = book_of(title)
    return next(name for name in editions.find(title).lineage if book_of(name) == book)


def first_book_of(title: str) -> Book | None:
    """The book that the title's own builds on, if it builds on one."""
    first = book_of(editions.find(title).lineage[0])
    return None if first == book_of(title) else first


def title_of(doc: str) -> str:
    """The title whose page shows a doc; none if no page does."""
    showing = (edition.name for edition in editions.titles() if doc in book_of(edition.name)[:2])
    return next(map(titled, showing), "")
