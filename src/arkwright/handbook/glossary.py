"""The words of a game explained: which there are, and what to see also."""

import re
from dataclasses import dataclass

from arkwright import locales
from arkwright.locales.loading import messages_of
from arkwright.play import editions

TERMS: dict[str, dict[str, tuple[str, ...]]] = {
    "boardgame": {
        "appeal": ("base-quality", "quality", "distribution", "price"),
        "base-quality": ("level", "appeal", "quality"),
        "quality": ("appeal", "distribution"),
        "distribution": ("appeal", "quality"),
        "price": ("appeal", "price-adjustment"),
        "price-adjustment": ("price", "additional-action"),
        "demand": ("job-market", "importer"),
        "job-market": ("demand", "wage", "fired"),
        "wage": ("job-market", "machine"),
        "fired": ("job-market", "wage"),
        "importer": ("demand", "appeal"),
        "row": ("output", "worker", "machine"),
        "output": ("row", "level"),
        "worker": ("wage", "row"),
        "machine": ("worker", "wage"),
        "level": ("base-quality", "output", "obsolescence"),
        "obsolescence": ("level", "worker"),
        "marker": ("administration-space", "grey-marker"),
        "grey-marker": ("marker", "additional-action"),
        "administration-space": ("marker", "additional-action"),
        "additional-action": ("marker", "price-adjustment", "tile"),
        "tile": ("additional-action", "event"),
        "share-value": ("share-step", "portfolio"),
        "share-step": ("share-value", "appeal"),
        "portfolio": ("share-value", "share-step"),
        "ship": ("contract", "warehouse"),
        "contract": ("ship", "share-step"),
        "warehouse": ("ship", "worker"),
        "loan": ("emergency-sale", "portfolio"),
        "emergency-sale": ("loan", "share-value"),
        "event": ("tile", "warehouse"),
        "economy-marker": ("importer", "fired"),
    },
    "cardgame": {
        "card-round": ("card-rotation", "card-decade"),
        "card-rotation": ("card-round",),
        "card-decade": ("card-round", "card-side"),
        "card-appeal": ("card-token", "card-office", "card-price", "card-demand"),
        "card-price": ("card-appeal", "card-office"),
        "card-token": ("card-appeal", "card-price"),
        "card-office": ("card-appeal", "card-price"),
        "card-demand": ("card-arrow", "card-appeal", "card-wage"),
        "card-arrow": ("card-demand", "card-appeal"),
        "card-wage": ("card-worker", "card-demand"),
        "card-worker": ("card-side", "card-wage"),
        "card-side": ("card-worker", "card-decade"),
        "card-quality": ("card-appeal", "card-distribution"),
        "card-distribution": ("card-appeal", "card-decay"),
        "card-decay": ("card-distribution",),
        "card-development": ("card-development-card",),
        "card-development-card": ("card-development", "card-turned"),
        "card-turned": ("card-development-card",),
        "card-share-value": ("card-appeal", "card-shipping-token"),
        "card-shipping-token": ("card-share-value",),
        "card-warehouse": ("card-shipping-token",),
        "card-loan": ("card-share-value",),
    },
}
"""By family, the ids of the terms, each with those to see also."""


@dataclass(frozen=True)
class Term:
    """A word of the game, explained."""

    id: str
    name: str
    text: str
    see: list[str]


def glossary(title: str, language: str) -> list[Term]:
    """The terms of a title, as its tables call them, in the order of the alphabet."""
    terms = TERMS.get(editions.find(title).family, {})
    found = [
        Term(id, said(id, "", title, language), said(id, "text", title, language), list(see))
        for id, see in terms.items()
    ]
    return sorted(found, key=lambda term: term.name.casefold())


def patterns(title: str, language: str) -> dict[str, str]:
    """How each term is found in a text: by its name, or by the forms that its message names."""
    ids = TERMS.get(editions.find(title).family, {})
    return {id: "|".join(forms(id, title, language)) for id in by_length(ids, title, language)}


def by_length(ids: dict[str, tuple[str, ...]], title: str, language: str) -> list[str]:
    """Longer names first: a base quality is no quality."""
    return sorted(ids, key=lambda term: -max(map(len, forms(term, title, language))))


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
