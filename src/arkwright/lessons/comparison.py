"""What a compared choice brought, and what its neighbours would have brought.

Each is played on a copy at the learner's choice, with everybody's real later moves, up to the end
of the production.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from arkwright.analysis import hindsight
from arkwright.analysis.hindsight import DONE, Answer, Choice
from arkwright.lessons.lesson import Compare
from arkwright.play import Game, Move
from arkwright.play.plain import Json

ABOVE, BELOW, BEST, OWN = "above", "below", "best", "own"
BY_POUNDS = "pounds"
"""The fact of a move that names its price; in the card game the price follows from the appeal."""


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """What a choice brought, or what another would have brought, all else as it was."""

    value: int
    """What was chosen, such as a price."""
    sold: int
    """Goods that were sold."""
    income: int
    """What was paid for them."""
    profit: int
    """The income less the costs of the production."""
    steps: int
    """By how much the share value rose."""
    space: int
    """The share space after it."""
    portfolio: int
    """What the company's shares were worth after it."""
    own: bool
    """Whether it is what was chosen."""


class Comparison:
    """The own row and those of the other values that could have been chosen."""

    def __init__(self, own: ComparedRow, others: Sequence[ComparedRow]) -> None:
        self.own = own
        self.others = others

    def row(self, which: str) -> ComparedRow | None:
        """A row by its value, or by what it is beside the own one."""
        if which == OWN:
            return self.own
        if which == BEST:
            return max(self.others, key=lambda row: (row.steps, row.profit), default=None)
        if which == ABOVE:
            return min(self.beside(1), key=lambda row: row.value, default=None)
        if which == BELOW:
            return max(self.beside(-1), key=lambda row: row.value, default=None)
        rows = (self.own, *self.others)
        return next((row for row in rows if which == str(row.value)), None)

    def beside(self, side: int) -> list[ComparedRow]:
        return [row for row in self.others if (row.value - self.own.value) * side > 0]

    def own_and_neighbours(self) -> list[ComparedRow]:
        """The own row first, then the nearest above and below it."""
        found = [self.own, self.row(ABOVE), self.row(BELOW)]
        return [row for row in found if row is not None]


def compared(game: Game, compare: Compare, scene: Json, seat: int) -> Comparison | None:
    """The comparison of a seat's last choice before a production, by its scene; None without."""
    choice, answers = hindsight.last_choice(game, scene, seat)
    if choice is None:
        return None
    found = [
        row_of(choice, move, answers, scene, seat)
        for move in (choice.played, *choice.others, *left_alone(choice))
        if move is choice.played or pounds_of(move) in (None, *compare.values)
    ]
    rows = [row for row in found if row is not None and (row.own or row.value in compare.values)]
    own = next((row for row in rows if row.own), None)
    return None if own is None else Comparison(own, [row for row in rows if not row.own])


def left_alone(choice: Choice) -> list[Move]:
    """The move that leaves everything as it stands, where another was played."""
    return [move for move in choice.game.moves if move.text == DONE and move is not choice.played]


def row_of(
    choice: Choice, move: Move, answers: Sequence[Answer], scene: Json, seat: int
) -> ComparedRow | None:
    """What a move brings in the place of a choice; None if nobody can tell."""
    made = hindsight.made_again(choice, move, answers, scene)
    sold = None if made is None else hindsight.sold_by(hindsight.told_from(*made), seat)
    if made is None or sold is None:
        return None
    company = made[0].view(seat)["companies"][seat]
    return ComparedRow(
        value=sold.price,
        sold=sold.sold,
        income=sold.income,
        profit=sold.profit,
        steps=sold.steps,
        space=company["share_space"] if "share_space" in company else company["value"],
        portfolio=company["portfolio"],
        own=move is choice.played,
    )


def pounds_of(move: Move) -> int | None:
    """The price that a move names; None if it names none."""
    return int(move.facts[BY_POUNDS]) if BY_POUNDS in move.facts else None
