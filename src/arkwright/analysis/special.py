"""Which special marker to look at, where an action lets one take one besides (II.3.2)."""

from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.table import Table
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.boardgame.offers import best_offer
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.bots.weights import trained
from arkwright.play import Game, Move

GRADE = "-director"
"""Whose weights tell what a marker is worth."""


def special_marker(game: Game, seat: int) -> Move | None:
    """The one that the bots of the house would take; None if none is asked for, or worth it.

    Few of them change a forecast of the sales, so that this can't tell which is best.
    """
    decision = game.decision
    if decision is None or decision.seat != seat or type(decision.step) is not SpecialMarker:
        return None
    table = game.table
    assert isinstance(table, Table)
    valuation = Valuation(
        table, table.companies[seat], Judgement(trained(table.edition.title, GRADE))
    )
    taken = best_offer(valuation, game.moves)[1]
    return taken if taken.facts else None
