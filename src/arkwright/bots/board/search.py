"""Search: whole plans for the own turns to come are played out, and the best one is begun.

A plan says in which turns to depart from the planner's first choice. The table is copied with its
hidden things dealt anew, the plan is played on it to the end of the game by planners for all
seats, and a plan that ends better takes the place of the one before.
"""

import random
import time

from arkwright.bots.board.answers import Planner
from arkwright.bots.board.outlook import Outlook
from arkwright.bots.board.turn import TurnPlanner
from arkwright.play import Game, Move
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.table import Table
from arkwright.waterframe.turn import Turn

HORIZON = 8
"""Own turns for which a plan may depart from the planner's choice."""
CHOICES = 5
"""How many of the planner's choices are open to a plan."""
TWO_DEPARTURES = 0.3
"""How often a plan is changed in two turns at once."""
TIME_TO_TRY = 0.85
"""The part of the time for a turn after which no more plans are played out."""
TRIES = 20
"""How often a change is drawn again because it was tried before."""

Plan = dict[int, int]
"""By the number of the turn: which of the planner's choices to take, 0 being the first."""


class Searcher:
    """Plays plans out on imagined tables before it begins one."""

    __slots__ = ("envy", "plan", "planner", "playouts", "rivals", "rng", "seconds")

    def __init__(
        self,
        rng: random.Random,
        planner: Planner,
        rivals: Planner,
        playouts: int,
        envy: float,
        seconds: float,
    ) -> None:
        self.rng = rng
        self.planner = planner
        self.rivals = rivals
        """What the others are expected to play like."""
        self.playouts = playouts
        self.envy = envy
        """What a point of the best rival counts against an own one."""
        self.seconds = seconds
        """When to stop thinking about a turn; 0 for after all playouts."""
        self.plan: Plan = {}
        """The best plan so far; the next turn goes on from it."""

    def choose(self, game: Game, seat: int) -> Move:
        table = game.table
        assert isinstance(table, Table)
        if len(game.moves) == 1 or not isinstance(table.agenda[-1], Turn):
            return self.planner.choose(game, seat)
        choices = ranked(self.planner, game, seat)
        if len(choices) < 2:
            return self.planner.choose(game, seat)
        return choices[self.best_choice(game, seat, len(choices))]

    def best_choice(self, game: Game, seat: int, choices: int) -> int:
        """The planner's choice for this turn with which the best plan begins."""
        deadline = time.perf_counter() + TIME_TO_TRY * self.seconds if self.seconds else 0.0
        now = turn_number(game)
        deal = self.rng.getrandbits(64)
        best = {turn: choice for turn, choice in self.plan.items() if turn >= now}
        best_worth = self.play_out(game, seat, best, deal)
        tried = {signature(best)}
        for _ in range(self.playouts - 1):
            if deadline and time.perf_counter() > deadline:
                break
            plan = self.changed(best, now, choices, tried)
            worth = self.play_out(game, seat, plan, deal)
            if worth > best_worth:
                best_worth = worth
                best = plan
        self.plan = best
        return min(best.get(now, 0), choices - 1)

    def changed(self, plan: Plan, now: int, choices: int, tried: set[tuple[int, ...]]) -> Plan:
        """The plan with one or two turns changed, rather early ones, as it was not tried yet."""
        rng = self.rng
        other = plan
        for _ in range(TRIES):
            other = plan.copy()
            for _ in range(2 if rng.random() < TWO_DEPARTURES else 1):
                turn = now + int(HORIZON * rng.random() ** 2)
                most = min(CHOICES, choices) if turn == now else CHOICES
                other[turn] = int(most * rng.random() ** 1.5)
            key = signature(other)
            if key not in tried:
                tried.add(key)
                break
        return other

    def play_out(self, game: Game, seat: int, plan: Plan, deal: int) -> float:
        """How far the seat would be ahead in the end, with this plan and these hidden things."""
        imagined = game.imagine(seat, random.Random(deal))
        last = max(plan, default=-1)
        while not imagined.over:
            deciding = imagined.seat
            if deciding != seat:
                move = self.rivals.choose(imagined, deciding)
            elif turn_number(imagined) <= last:
                move = self.planned(imagined, seat, plan)
            else:
                move = self.planner.choose(imagined, seat)
            imagined.play(move)
        return self.lead(imagined, seat)

    def planned(self, game: Game, seat: int, plan: Plan) -> Move:
        choice = plan.get(turn_number(game), 0)
        if choice and isinstance(game.table.agenda[-1], Turn):
            choices = ranked(self.planner, game, seat)
            if choices:
                return choices[min(choice, len(choices) - 1)]
        return self.planner.choose(game, seat)

    def lead(self, game: Game, seat: int) -> float:
        own = 0
        best_rival = 0
        for standing in game.standings:
            if standing.seat == seat:
                own = standing.score
            elif standing.score > best_rival:
                best_rival = standing.score
        return own - self.envy * best_rival


def ranked(planner: Planner, game: Game, seat: int) -> list[Move]:
    """The planner's choices for a turn, best first, one for each marker."""
    table = game.table
    assert isinstance(table, Table)
    outlook = Outlook(table, table.companies[seat], planner.judgement)
    return TurnPlanner(outlook).ranked(game.moves)


def turn_number(game: Game) -> int:
    table = game.table
    assert isinstance(table, Table)
    return table.decade * len(GOODS) + table.cycle


def signature(plan: Plan) -> tuple[int, ...]:
    return tuple(turn * CHOICES + choice for turn, choice in sorted(plan.items()) if choice)
