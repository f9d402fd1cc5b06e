"""The versions of the rules of the board game: what each changed.

A record, a position and a running table keep the version that they began with.
"""

RULES = 1
"""The version of new games."""


class Rules:
    """One version of the rules, as yes or no for what later ones have in another way."""

    def __init__(self, version: int) -> None:
        self.version = version
