"""The words of a game explained: which there are, and what to see also."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import arkwright
from arkwright import locales
from arkwright.handbook.drawings import RuleDrawing, drawing
from arkwright.handbook.family import of_family
from arkwright.handbook.positions import SEATS
from arkwright.handbook.terms import Term
from arkwright.locales.loading import messages_of
from arkwright.play import editions

Anchors = Callable[[str], str]
"""The anchor of the chapter of a section, as the first rulebook of the family numbers it."""


@dataclass(frozen=True)
class RuleTerm:
    """A word of the game, explained."""

    id: str
    """The id of a term."""
    name: str
    text: str
    """What it is, in two sentences at most."""
    see: list[str]
    """The ids of terms to see also."""
    anchor: str
    """The chapter that explains it; empty if this title has none."""
    drawing: RuleDrawing | None
    """A picture of it; none where it would not help."""


def terms(title: str) -> dict[str, Term]:
    """The terms of a title by their ids."""
    found: dict[str, Term] = of_family(editions.find(title).family).TERMS
    return found


def glossary(title: str, language: str, anchors: Anchors) -> list[RuleTerm]:
    """The terms of a title, as its tables call them, in the order of the alphabet."""
    drawn = drawings(title)
    found = [
        RuleTerm(
            id,
            said(id, "", title, language),
            said(id, "text", title, language),
            list(term.see),
            anchors(term.section),
            drawn.get(id),
        )
        for id, term in terms(title).items()
    ]
    return sorted(found, key=lambda term: term.name.casefold())


@cache
def drawings(title: str) -> dict[str, RuleDrawing]:
    """The drawings of a title's terms by their ids."""
    found = arkwright.find_title(title)
    if SEATS not in found.seats:
        return {}
    drawn = of_family(found.family).DRAWINGS
    return {id: drawing(title, how) for id, how in drawn.items()}


def patterns(title: str, language: str) -> dict[str, str]:
    """How each term is found in a text: by its name, or by the forms that its message names."""
    return {id: "|".join(forms(id, title, language)) for id in by_length(title, language)}


def by_length(title: str, language: str) -> list[str]:
    """Longer names first: a base quality is no quality."""
    return sorted(terms(title), key=lambda term: -max(map(len, forms(term, title, language))))


def forms(id: str, title: str, language: str) -> list[str]:
    """What a text says for a term, in singular and plural."""
    listed = said(id, "forms", title, language)
    return [re.escape(form.strip()).replace(r"\ ", r"\s+") for form in listed.split(",")]


def said(id: str, attribute: str, title: str, language: str) -> str:
    """A term in a language, in English where the language has not said it."""
    for spoken in (language, locales.ENGLISH):
        if f"term-{id}" in messages_of(spoken, title).sources:
            found = locales.sentence(f"term-{id}", {}, spoken, attribute=attribute, title=title)
            return found or ""
    return ""
