"""What a tournament says, as one object for programs."""

import os
from collections.abc import Sequence
from typing import Any

import arkwright
from arkwright.arena.match import Result
from arkwright.arena.tally import as_json, rounded, tally, thinking
from arkwright.arena.tournament import Tournament


class Report:
    """A tournament with all that was found, and how long it took."""

    def __init__(
        self, tournament: Tournament, results: Sequence[Result], seconds: float, played: int
    ) -> None:
        self.tournament = tournament
        self.tally = tally(tournament, results)
        self.seconds = seconds
        self.played = played
        """The games of this run; the others were in the ledger."""
        self.thinking = thinking(tournament.names, results)

    def as_json(self) -> dict[str, Any]:
        """Plain values; only what is under `timing` depends on the machine."""
        tournament = self.tournament
        return {
            "version": arkwright.__version__,
            "title": tournament.title,
            "seats": tournament.seats,
            "options": tournament.options,
            "components": tournament.components,
            "seed": tournament.seed,
            "round": tournament.round_size,
            **as_json(self.tally),
            "timing": {
                "seconds": rounded(self.seconds),
                "games": self.played,
                "games_per_second": rounded(self.played / self.seconds),
                "cores": os.cpu_count() or 1,
                "turn": self.thinking,
            },
        }


def heading(tournament: Tournament) -> str:
    seats = "1 seat" if tournament.seats == 1 else f"{tournament.seats} seats"
    defaults = {
        o.name: o.values[0] for o in arkwright.find_title(tournament.title).options.values()
    }
    others = [f"{n} {v}" for n, v in tournament.options.items() if defaults.get(n) != v]
    return ", ".join([tournament.title, seats, *others])
