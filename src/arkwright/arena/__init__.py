"""Many games at once: simulations and tournaments, on all cores or on a cluster."""

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
