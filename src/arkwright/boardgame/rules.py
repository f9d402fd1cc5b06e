"""The versions of the rules of the board game: what each changed.

A record, a position and a running table keep the version that they began with.
"""

RULES = 2
"""The version of new games."""
INVENTOR_TAKEN = 5
"""What it cost in version 1 to take an Inventor that is free since."""


class Rules:
    """One version of the rules, as yes or no for what later ones have in another way."""

    def __init__(self, version: int) -> None:
        self.version = version
        # 2025 9.4.III: luxury is made of no row while one of the first two is incomplete.
        self.luxury_needs_two_rows = version >= 2
        # 2025 5.2.II.7: a ship action needs stored goods and a contract that they can serve.
        self.ship_action_needs_cargo = version >= 2
        # 2025 5.1: workers that find no space in the job market stay fired.
        self.job_market_can_be_full = version >= 2
        # 2014 and 2016 II.3.2: taking the Inventor costs nothing, only keeping it does.
        self.inventor_is_taken_free = version >= 2
