"""A tournament is run: what is in its ledger already is not played again."""

from collections.abc import Callable, Generator, Iterable, Sequence
from pathlib import Path

from arkwright import files
from arkwright.arena.ledger import Ledger
from arkwright.arena.match import Result
from arkwright.arena.pool import PATIENCE, Work, play_here
from arkwright.arena.tournament import Tournament

Players = Callable[[Work, Sequence[int]], Iterable[Result]]
"""Whoever plays matches by their numbers, in any order."""


def record_file(folder: Path, tournament: Tournament, game: int) -> Path:
    """Where the record of a game is saved."""
    return folder / f"{tournament.title}-{tournament.seats}-{game + 1:06}.json"


def left_of(
    tournament: Tournament, games: int, ledger: Ledger, save: Path | None = None
) -> list[int]:
    """The games still to be played: those not in the ledger, or without a record to be saved."""

    def is_done(game: int) -> bool:
        return game in ledger.results and (
            save is None
            or ledger.results[game].failure is not None
            or record_file(save, tournament, game).exists()
        )

    return [game for game in range(games) if not is_done(game)]


def run(
    tournament: Tournament,
    games: int,
    ledger: Ledger,
    *,
    players: Players = play_here,
    save: Path | None = None,
    patience: float = PATIENCE,
) -> Generator[Result, None, None]:
    """The results of the games that are not in the ledger, as they come in and are written down."""
    left = left_of(tournament, games, ledger, save)
    if not left:
        return
    for result in players(Work(tournament, save is not None, patience), left):
        if save is not None and result.record:
            files.write(record_file(save, tournament, result.game), result.record)
        ledger.add(result)
        yield result


def results(games: int, ledger: Ledger) -> list[Result]:
    """The results of the first games in their order, however they came in."""
    return [ledger.results[game] for game in range(games) if game in ledger.results]
