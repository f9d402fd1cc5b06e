"""The versions of the rules of the card game: what each changed.

A record, a position and a running table keep the version that they began with.
"""

RULES = 2
"""The version of new games."""


class Rules:
    """One version of the rules, as yes or no for what later ones have in another way."""

    def __init__(self, version: int) -> None:
        self.version = version
        # 1c: a card over the limit is discarded before the new one is taken, not after.
        self.discards_before_taking = version >= 2
        # Solo: of several copies in the display the player chooses one; it was the first.
        self.chooses_copy = version >= 2
        # Card 9: a Developer taken in step c may be used in that turn.
        self.new_developer_is_ready = version >= 2
        # 1b, card 12: the Engineer may be turned either way where the same appeal allows both.
        self.engineer_turns_freely = version >= 2
        # Solo challenge: a limit that Patent or Engineer lifts is a use of them, too.
        self.lifted_limits_are_uses = version >= 2
        # Card 8: the Inventor is not discarded where it would change nothing.
        self.inventor_must_gain = version >= 2
