"""Search: the best of the estimates are tried on imagined games before one is played.

Everybody plays the round to its end by estimates; then the own prospects are weighed against
those of the strongest rival.
"""

import random
import time
from dataclasses import dataclass

from arkwright.bots.cardgame import answers
from arkwright.bots.cardgame.ahead import best_rival, play_on, points, rounds_played
from arkwright.bots.cardgame.answers import action_plan
from arkwright.bots.cardgame.develop import worth_of
from arkwright.bots.cardgame.estimate import Estimate
from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.comparison import clearly_best
from arkwright.cardgame.actions.automate import AutomateAction
from arkwright.cardgame.actions.build import BuildAction
from arkwright.cardgame.actions.distribution import AddDistribution
from arkwright.cardgame.actions.employ import EmployAction
from arkwright.cardgame.actions.exchange import StockExchange
from arkwright.cardgame.actions.quality import AddQuality
from arkwright.cardgame.appeal import PriceAndAppeal
from arkwright.cardgame.develop import DevelopStep, FreeDevelopments, StartDevelopment
from arkwright.cardgame.moves import Act, Appeal, Borrow
from arkwright.cardgame.preparation import ChooseFactory
from arkwright.cardgame.table import Table
from arkwright.cardgame.turn import ChooseAction
from arkwright.play import Game, Move

TIME_TO_TRY = 0.8
"""The part of the time for a turn after which nothing more is tried."""
FIRST_FACTORIES = 2
"""Factories that everybody begins with."""
ACTION_STEPS = (
    BuildAction,
    EmployAction,
    AutomateAction,
    AddQuality,
    AddDistribution,
    StockExchange,
)


@dataclass(frozen=True)
class Foresight:
    """How a grade compares what it could do."""

    rounds: int
    """Rounds that are played on, the present one included."""
    envy: float
    """What a point of the strongest rival counts against an own one."""
    actions: int
    """Actions that are tried, and so on."""
    appeals: int
    developments: int
    details: int = 1
    """Ways to go about an action."""
    deals: int = 1
    """How often hidden things are dealt anew, where there are any."""


@dataclass
class Estimator:
    """Plays what its estimates say."""

    judgement: Judgement

    def choose(self, game: Game, seat: int) -> Move:
        table = game.table
        assert isinstance(table, Table)
        moves = game.moves
        return answers.choose(table, moves, self.judgement) if len(moves) > 1 else moves[0]


@dataclass
class Searcher:
    """Tries the best of its estimates on imagined games."""

    rng: random.Random
    judgement: Judgement
    foresight: Foresight
    seconds: float
    """How long to think about a turn; 0 for until all is tried."""
    turn: tuple[int, int] = (0, 0)
    """The decade and round of the turn that is thought about."""
    deadline: float = 0.0

    def choose(self, game: Game, seat: int) -> Move:
        table = game.table
        assert isinstance(table, Table)
        moves = game.moves
        if len(moves) == 1:
            return moves[0]
        usual = answers.choose(table, moves, self.judgement)
        tried = self.candidates(table, seat, moves, usual)
        return self.best(game, seat, tried) if len(tried) > 1 else usual

    def candidates(self, table: Table, seat: int, moves: list[Move], usual: Move) -> list[Move]:
        """The moves worth a trial, the usual one first."""
        step = table.agenda[-1]
        estimate = Estimate(table, table.companies[seat], self.judgement)
        most = len(moves)
        ranked: list[tuple[float, int]] = []
        if isinstance(step, ChooseAction):
            most = self.foresight.actions
            for place, move in enumerate(moves):
                if isinstance(move, Act):
                    gain, plan = action_plan(estimate, move.action)
                    if plan:
                        ranked.append((-gain, place))
        elif isinstance(step, PriceAndAppeal):
            most = self.foresight.appeals
            assert isinstance(usual, Appeal)
            ranked = [
                (float(abs(move.value - usual.value)), place)
                for place, move in enumerate(moves)
                if isinstance(move, Appeal)
            ]
        elif isinstance(step, DevelopStep | StartDevelopment | FreeDevelopments):
            most = self.foresight.developments
            ranked = [(-worth_of(estimate, move), place) for place, move in enumerate(moves)]
        elif isinstance(step, ChooseFactory):
            ranked = [(0.0, place) for place in range(len(moves))]
        elif isinstance(step, ACTION_STEPS):
            most = self.foresight.details
            ranked = [
                (0.0, place) for place, move in enumerate(moves) if not isinstance(move, Borrow)
            ]
        ranked.sort()
        others = [moves[place] for _, place in ranked if moves[place] is not usual]
        return [usual, *others[: most - 1]]

    def best(self, game: Game, seat: int, tried: list[Move]) -> Move:
        """The move that leads clearly furthest on the same imagined games, as far as time goes."""
        table = game.table
        assert isinstance(table, Table)
        if self.seconds and (not self.deadline or self.turn != (table.decade, table.round)):
            self.turn = (table.decade, table.round)
            self.deadline = time.perf_counter() + TIME_TO_TRY * self.seconds
        until = rounds_played(table) + self.foresight.rounds
        deals = self.foresight.deals if table.rivals is not None else 1
        imagined = [game.imagine(seat, self.rng) for _ in range(deals)]

        def outcome(candidate: int, deal: int) -> float:
            return self.outcome(imagined[deal].copy(), seat, tried[candidate], until)

        def out_of_time() -> bool:
            return self.deadline > 0 and time.perf_counter() > self.deadline

        return tried[clearly_best(len(tried), deals, outcome, out_of_time)]

    def outcome(self, trial: Game, seat: int, move: Move, until: int) -> float:
        """How good the prospects are after a move, when the round has been played to its end."""
        trial.play(move)
        play_on(trial, self.judgement, until)
        table = trial.table
        assert isinstance(table, Table)
        company = table.companies[seat]
        own = points(table, company, self.judgement)
        own += self.judgement.new_factory * max(0, len(company.factories) - FIRST_FACTORIES)
        return own - self.foresight.envy * best_rival(table, seat, self.judgement)
