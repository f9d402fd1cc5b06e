"""The end of a turn, the same in every game: asked for, so that nobody slips, and then final."""

from arkwright.play.errors import Refusal
from arkwright.play.move import END_TURN, Move
from arkwright.play.step import Json, Step


class EndOfTurn(Step[Json]):
    """The turn is done; ending it makes it final."""

    __slots__ = ()

    def moves(self, table: Json) -> list[Move]:
        return [END_TURN]

    def resolve(self, table: Json, move: Move) -> None:
        table.journal.settle()

    def why_not(self, table: Json, move: Move) -> Refusal | None:
        return Refusal("turn-is-done", table.turn_section)
