"""Somebody who plays by what the server offers, without knowing any game."""

import random
from collections import Counter
from typing import Any

Json = dict[str, Any]


class Rule:
    """Chooses by a seeded rule: rather a kind that was seldom chosen, so that many are seen."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.chosen: Counter[str] = Counter()

    def choose(self, decision: Json) -> str:
        kinds: dict[str, list[str]] = {}
        for move in decision["moves"]:
            kinds.setdefault(move["kind"], []).append(move["text"])
        weights = [1 / (1 + self.chosen[kind]) for kind in kinds]
        kind = self.rng.choices(list(kinds), weights)[0]
        self.chosen[kind] += 1
        return self.rng.choice(kinds[kind])
