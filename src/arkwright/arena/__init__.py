"""Many games at once: simulation on one process or on all cores."""

from arkwright.arena.simulation import (
    EndlessGame,
    Outcome,
    Plan,
    Summary,
    play_game,
    simulate,
    summarise,
)

__all__ = [
    "EndlessGame",
    "Outcome",
    "Plan",
    "Summary",
    "play_game",
    "simulate",
    "summarise",
]
