"""How a game declares the plain values that it shows: TypedDicts, and these notes on their parts.

The types of the browser client are made from the declarations; tests hold all that is shown
against them.
"""

from collections.abc import Iterable, Mapping

EVERY = "every key"
"""Noted on a mapping whose keys are words: it has all of them. Without it, it has some."""


PAIR = 2
"""Noted on a list of two."""


class OneOf:
    """Noted on a text: which words it can be."""

    __slots__ = ("words",)

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)


def declared(
    events: Mapping[str, str], kinds: Mapping[str, object]
) -> dict[str, dict[str, object]]:
    """The facts of each event with their types.

    A fact's type follows from its name, or from `event.name` where that is not enough; without
    one, it is a number. `seat` is told where it happens to one; `price?` is not always told.
    """
    return {
        id: {
            fact: kinds.get(f"{id}.{fact}", kinds.get(fact.rstrip("?"), int))
            for fact in facts.split()
        }
        for id, facts in events.items()
    }
