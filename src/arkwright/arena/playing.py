"""One match from the deal to the result, whatever its bots do."""

import time
from collections.abc import Callable
from dataclasses import asdict

from arkwright import bots
from arkwright.arena.match import (
    CRASHED,
    ENDLESS,
    FAULT,
    ILLEGAL,
    NOBODY_TO_BLAME,
    Failure,
    Match,
    Result,
    failed,
)
from arkwright.arena.simulation import DECISION_LIMIT, Plan, outcome
from arkwright.play import Game, IllegalMove, Move
from arkwright.play.figures import add_up
from arkwright.play.move import END_TURN
from arkwright.play.step import NOBODY

LOANS = dict.fromkeys(("loan", "borrowed", "emergency-fund"), ("loans", "count"))
"""The events of all titles in which a company takes loans, and what they are added up to."""

LONGEST_REASON = 300


class Broken(Exception):
    """A game that can't go on."""

    def __init__(self, kind: str, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.seat = seat
        self.reason = reason

    def failure(self, decision: int) -> Failure:
        return Failure(self.kind, self.seat, decision, self.reason[:LONGEST_REASON])


def quiet(seat: int) -> None:
    """Nobody watches who thinks."""


def play_match(
    plan: Plan,
    match: Match,
    keep_record: bool = False,
    watch: Callable[[int], None] = quiet,
    careful: bool = True,
) -> Result:
    """Play a match to its end. `watch` is told the seat that is to choose, each time.

    If a bot fails, the match is lost for it; who is not `careful` gets the error instead.
    """
    game = deal(plan, match)
    thinking: list[list[float]] = [[] for _ in match.bots]
    try:
        play_on(game, made(match, watch), thinking, watch)
    except Broken as broken:
        if not careful:
            raise
        return failed(match, broken.failure(len(game.played)), automated(game))
    ended = outcome(game, match.seed, keep_record)
    places = [standing.place for standing in game.standings]
    return Result(
        game=match.number,
        deal=match.deal,
        bots=list(match.bots),
        winners=places.count(1),
        players=len(places),
        loans_taken=add_up(game.events, LOANS, ["loans"], len(match.bots))["loans"],
        thinking=thinking,
        **asdict(ended),
    )


def deal(plan: Plan, match: Match) -> Game:
    """The game of a match before the first move; in its record the seats have the bots' names."""
    names = [f"{name} {seat + 1}" for seat, name in enumerate(match.bots)]
    return plan.deal(match.seed, names)


def automated(game: Game) -> int:
    """How many opponents play by themselves, as in the solo game."""
    return sum(standing.seat == NOBODY for standing in game.standings)


def made(match: Match, watch: Callable[[int], None]) -> list[bots.Bot]:
    """The bots of a match; each has its chance from the deal and its seat."""
    players = []
    for seat, name in enumerate(match.bots):
        watch(seat)
        try:
            players.append(bots.make(name, f"{match.seed}/{seat}"))
        except (Exception, SystemExit) as error:
            raise Broken(CRASHED, seat, bots.error_line(error)) from error
    return players


def play_on(
    game: Game,
    players: list[bots.Bot],
    thinking: list[list[float]],
    watch: Callable[[int], None],
) -> None:
    """Let the players choose until the game is over, and write down how long their turns take."""
    clock = time.perf_counter
    spent = [0.0] * len(players)
    number = 0
    while not game.over:
        seat = game.seat
        watch(seat)
        began = clock()
        try:
            move = players[seat].choose(game, seat)
        except (Exception, SystemExit) as error:
            raise Broken(CRASHED, seat, bots.error_line(error)) from error
        spent[seat] += clock() - began
        if len(game.played) != number:
            raise Broken(ILLEGAL, seat, "it played on, where it should only choose")
        if not isinstance(move, Move | str):
            raise Broken(ILLEGAL, seat, f"it chose {move!r}, which is no move")
        try:
            game.play(move)
        except IllegalMove as error:
            raise Broken(ILLEGAL, seat, str(error)) from None
        except Exception as error:
            raise Broken(FAULT, NOBODY_TO_BLAME, f"{move}: {bots.error_line(error)}") from error
        number += 1
        if game.played[-1] is END_TURN:
            thinking[seat].append(round(spent[seat], 5))
            spent[seat] = 0.0
        if number >= DECISION_LIMIT:
            raise Broken(ENDLESS, seat, f"the game did not end in {DECISION_LIMIT} moves")
