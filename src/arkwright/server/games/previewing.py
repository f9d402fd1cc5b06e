"""Moves that are looked at without being played: what they would lead to, and why not."""

import random
from collections.abc import Sequence
from itertools import islice

from arkwright.analysis import uses as analysis
from arkwright.play import Game, IllegalMove, Move, Pattern, Refusal
from arkwright.server.games import showing
from arkwright.server.games.open_games import OpenGame
from arkwright.server.messages.previews import (
    Consequence,
    ForEverybody,
    Preview,
    RivalSales,
    Shown,
    UseMessage,
    UsesMessage,
    WhyNot,
)
from arkwright.server.problems import RefusedMove, refused_by_rules

DICE = random.SystemRandom()
GAME_OVER = Refusal("game-over")
NOT_ASKED = "not-asked"
"""The id of the refusal of what would be possible at another time."""
MOST_ASKED = 200
"""Moves that are looked at to answer one question."""


def preview(id: str, opened: OpenGame, seat: int, moves: Sequence[str]) -> Preview:
    """What moves of the seat that must decide would lead to.

    They are played in an imagined game, where everything hidden is dealt anew; and what a move
    would reveal is not shown even of that.
    """
    real = opened.game
    game = real.imagine(seat, DICE)
    stopped: str | None = None
    for index, move in enumerate(moves):
        try:
            if game.seat != seat:
                raise IllegalMove(move, not_mine(game, move))
            ahead, reveals = played(game, move)
        except IllegalMove as error:
            raise RefusedMove(error, index) from None
        if reveals:
            stopped = ahead.played[-1].text
            break
        game = ahead
    now = showing.position(id, opened.number, game, seat)
    if game.seat == seat:
        now.undoable = real.undoable + len(game.played) - len(real.played)
    return Preview(
        played=[move.text for move in game.played[len(real.played) :]],
        stopped=stopped,
        events=[showing.event(event) for event in game.events[len(real.events) :]],
        now=now,
    )


def not_mine(game: Game, move: str) -> Refusal:
    """Why a move can't be made where somebody else decides, or nobody."""
    asked = game.decision
    if not asked:
        return GAME_OVER
    return game.table.cite(asked.step.not_asked(game.title.vocabulary.parse(move)))


def played(game: Game, move: Move | str) -> tuple[Game, bool]:
    """The game after a move, and whether the move reveals something or ends the turn."""
    ahead = game.copy()
    ahead.play(move)
    return ahead, ahead.table.journal.reveals != game.table.journal.reveals


def outlook(
    opened: OpenGame,
    seat: int,
    moves: Sequence[str],
    through: Sequence[str] = (),
    show: Sequence[Shown] = (),
) -> list[Consequence]:
    """What the game would ask next after each of these moves alone, as far as a preview shows.

    If that is a question to look through, its answers are looked at in the same way. `show` says
    what is told of the table that a move leads to.
    """
    game = opened.game.imagine(seat, DICE)
    legal = {move.text: move for move in game.moves}
    seen: dict[str, Consequence] = {}
    for text in moves:
        if text not in seen:
            seen[text] = after(game, text, legal.get(plain(text)), seat, show, through)
    return [seen[text] for text in moves]


def after(
    game: Game,
    text: str,
    move: Move | None,
    seat: int,
    show: Sequence[Shown],
    through: Sequence[str] = (),
) -> Consequence:
    if move is None:
        return Consequence(text, legal=False)
    ahead, stopped = played(game, move)
    asked = None if stopped else ahead.decision
    if asked is None:
        return Consequence(text, legal=True, stopped=stopped)
    seen = Consequence(text, legal=True, question=asked.question, facts=asked.step.plain_facts())
    if asked.question in through and asked.seat == seat:
        seen.then = [after(ahead, answer.text, answer, seat, show) for answer in asked.moves]
    if "forecast" in show:
        seen.forecast = ahead.forecast()
    if "company" in show:
        seen.company = ahead.view(seat)["companies"][seat]
    return seen


def uses(opened: OpenGame, seat: int, about: Pattern) -> UsesMessage:
    """What an action would do for the seat that must decide."""
    game = opened.game.imagine(seat, DICE)
    choices = [move for move in game.moves if move.fits(about)][:MOST_ASKED]
    found = analysis.uses(game, seat, choices)
    return UsesMessage(
        best=[use_message(use) for use in found.best],
        idle=use_message(found.idle) if found.idle else None,
        extra=use_message(found.extra) if found.extra else None,
        everybody=for_everybody(found.shared) if found.shared else None,
    )


def use_message(use: analysis.Use) -> UseMessage:
    return UseMessage(
        moves=[move.text for move in use.moves],
        kind=use.main.kind,
        facts=use.main.facts,
        times=len(use.carried_out),
        good=use.good,
        before=use.before.goods.get(use.good, analysis.NOTHING),
        after=use.after.goods.get(use.good, analysis.NOTHING),
        cash=[use.before.cash, use.after.cash],
        worth=[use.before.score, use.after.score],
    )


def for_everybody(use: analysis.Use) -> ForEverybody:
    """What all companies would find changed."""
    before, after = use.before, use.after
    demand = {good: [demand, after.demand[good]] for good, demand in before.demand.items()}
    rivals = [
        RivalSales(seat, good, [sold, after.rivals.get((good, seat), 0)])
        for (good, seat), sold in before.rivals.items()
    ]
    return ForEverybody(
        kind=use.main.kind,
        facts=use.main.facts,
        demand={good: change for good, change in demand.items() if change[0] != change[1]},
        wage=[before.wage, after.wage],
        rivals=[one for one in rivals if one.sold[0] != one.sold[1]],
    )


def why_not(game: Game, move: str, language: str) -> WhyNot:
    """Whether a move is legal now; if not, why."""
    return answered(move, game.why_not(move), language)


def why_not_each(game: Game, moves: Sequence[str], language: str) -> list[WhyNot]:
    """The same for many moves at once."""
    known = game.title.vocabulary.by_text
    return [
        answered(
            move,
            # What somebody may have meant takes long to find, and helps only one who types.
            game.why_not(move) if plain(move) in known else Refusal("unknown-move"),
            language,
        )
        for move in moves
    ]


def why_not_about(game: Game, patterns: Sequence[Pattern], language: str) -> list[WhyNot]:
    """The same for moves about something, of each that there are the most telling one."""
    answers: list[WhyNot] = []
    for place, about in enumerate(patterns):
        some = list(islice(game.title.vocabulary.about(about), MOST_ASKED))
        refused = [(move, game.why_not(move)) for move in some]
        if refused:
            move, refusal = min(refused, key=lambda one: timeliness(one[1]))
            answers.append(answered(move.text, refusal, language, place))
    return answers


def timeliness(refusal: Refusal | None) -> int:
    """How much a refusal tells: nothing refuses before all, what is about the time after all."""
    return 0 if refusal is None else 2 if refusal.id == NOT_ASKED else 1


def plain(move: str) -> str:
    """A notation with neither capitals nor needless spaces."""
    return " ".join(move.lower().split())


def answered(move: str, refusal: Refusal | None, language: str, about: int | None = None) -> WhyNot:
    if refusal is None:
        return WhyNot(move, legal=True, about=about)
    return WhyNot(move, legal=False, refusal=refused_by_rules(refusal, language), about=about)
