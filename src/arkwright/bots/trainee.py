"""What training needs to know about a planner: the weights that may change, and how it is made."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from arkwright.bots import Bot
from arkwright.bots.weights import Weights


@dataclass(frozen=True, slots=True)
class Trainee:
    """A planner whose weights can be trained."""

    seats: int
    """Players at its usual table."""
    usual: Weights
    """What the weights are before any training."""
    steps: Weights
    """How far a change usually moves each."""
    player: Callable[[Weights, random.Random], Bot]
    """A planner with these weights; those not named are as usual."""
    least: Weights = field(default_factory=dict)
    """How low a weight may go, where that is not 0."""

    def moved(self, weights: Weights, change: Weights) -> Weights:
        """The weights after a change, which is measured in usual steps."""
        return {
            name: max(self.least.get(name, 0.0), value + self.steps[name] * change[name])
            for name, value in weights.items()
        }
