"""Somebody who plays by what the server offers, without knowing any game."""

import random
from collections import Counter
from typing import Any

Json = dict[str, Any]
ENDS = ("done", "end-turn", "pass")
"""The kinds of moves that do no more."""


class Rule:
    """Chooses by a seeded rule: rather a kind that was seldom chosen, so that many are seen.

    `haste` is how likely it does no more than it must.
    """

    def __init__(self, seed: int, haste: float = 0.0) -> None:
        self.rng = random.Random(seed)
        self.haste = haste
        self.chosen: Counter[str] = Counter()

    def choose(self, decision: Json) -> str:
        kinds: dict[str, list[str]] = {}
        for move in decision["moves"]:
            kinds.setdefault(move["kind"], []).append(move["text"])
        ends = [kind for kind in ENDS if kind in kinds]
        if ends and self.rng.random() < self.haste:
            return kinds[ends[0]][0]
        weights = [1 / (1 + self.chosen[kind]) for kind in kinds]
        kind = self.rng.choices(list(kinds), weights)[0]
        self.chosen[kind] += 1
        return self.rng.choice(kinds[kind])
