"""Looking ahead on an imagined game: everybody plays on by estimates, then all is weighed."""

from arkwright.bots.cardgame import answers
from arkwright.bots.cardgame.answers import best_action
from arkwright.bots.cardgame.develop import develop
from arkwright.bots.cardgame.estimate import Estimate
from arkwright.bots.cardgame.judgement import Judgement
from arkwright.bots.cardgame.market import ROUNDS
from arkwright.cardgame.appeal import PriceAndAppeal
from arkwright.cardgame.company import Company
from arkwright.cardgame.develop import DevelopStep
from arkwright.cardgame.solo import rival_scores
from arkwright.cardgame.table import Table
from arkwright.cardgame.turn import ChooseAction
from arkwright.cardgame.vocabulary import ACT, APPEAL, DONE
from arkwright.play import Game, Move

CHANGES_ALL = (ACT["build"], ACT["employ"], ACT["exchange"])
"""Actions after which an estimate holds no longer: demand, wages or shares are others."""


def rounds_played(table: Table) -> int:
    """Rounds since the game began."""
    return max(0, table.decade) * ROUNDS + table.round


def play_on(game: Game, judgement: Judgement, until: int) -> None:
    """Play everybody's turns by estimates, up to the beginning of a round or the end."""
    table = game.table
    assert isinstance(table, Table)
    while table.agenda and rounds_played(table) < until:
        moves = game.moves
        if len(moves) == 1:
            game.play(moves[0])
        elif isinstance(table.agenda[-1], ChooseAction):
            play_turn(game, table, judgement)
        else:
            game.play(answers.choose(table, moves, judgement))


def play_turn(game: Game, table: Table, judgement: Judgement) -> None:
    """A turn with one estimate, as far as it holds: action, price and appeal, development."""
    company = table.companies[table.agenda[-1].seat]
    estimate = Estimate(table, company, judgement)
    action, plan = best_action(estimate, game.moves)
    game.play(action)
    for move in plan:
        if not is_legal(game, move):
            break
        game.play(move)
    step = table.agenda[-1]
    while not isinstance(step, PriceAndAppeal | DevelopStep):
        if not is_legal(game, DONE):
            return
        game.play(DONE)
        step = table.agenda[-1]
    if action in CHANGES_ALL:
        estimate = Estimate(table, company, judgement)
    if isinstance(step, PriceAndAppeal):
        game.play(APPEAL[estimate.best_appeal(company.factories[table.active])])
    if isinstance(table.agenda[-1], DevelopStep):
        game.play(develop(estimate, game.moves))


def is_legal(game: Game, move: Move) -> bool:
    return any(legal is move for legal in game.moves)


def points(table: Table, company: Company, judgement: Judgement) -> float:
    """The final score to expect, as far as an estimate goes."""
    if company.bankrupt:
        return 0.0
    if not table.agenda:
        return float(table.capitalisation(company))
    estimate = Estimate(table, company, judgement)
    lost = table.edition.ship_penalty[company.tokens] * company.shares
    return (
        table.capitalisation(company)
        + company.cash * estimate.pound
        + estimate.worth(company.factories)
        - company.loans * estimate.last_value()
        - lost
    )


def best_rival(table: Table, seat: int, judgement: Judgement) -> float:
    """The final score to expect of the strongest other."""
    if table.rivals is not None:
        return float(max(rival_scores(table).values()))
    others = [company for company in table.companies if company.seat != seat]
    return max(points(table, company, judgement) for company in others)
