"""The words of a game explained: which there are, and what to see also."""

import re
from dataclasses import dataclass

from arkwright import locales
from arkwright.handbook.family import of_family
from arkwright.locales.loading import messages_of
from arkwright.play import editions


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


def terms(title: str) -> dict[str, tuple[str, ...]]:
    """The ids of a title's terms, each with those to see also."""
    found: dict[str, tuple[str, ...]] = of_family(editions.find(title).family).TERMS
    return found


def glossary(title: str, language: str) -> list[RuleTerm]:
    """The terms of a title, as its tables call them, in the order of the alphabet."""
    found = [
        RuleTerm(id, said(id, "", title, language), said(id, "text", title, language), list(see))
        for id, see in terms(title).items()
    ]
    return sorted(found, key=lambda term: term.name.casefold())


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
