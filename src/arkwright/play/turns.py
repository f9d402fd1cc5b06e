"""Turns, the same in every game: the parts that they come in, who starts, and the end of one."""

from arkwright.play.errors import Refusal
from arkwright.play.move import DONE, END_TURN, START, Move, Start
from arkwright.play.step import Step, T_contra
from arkwright.play.table import AnyTable


class Numbered(Step[T_contra]):
    """A part of the game that comes several times, each with its `number` from 0."""

    __slots__ = ("number",)
    abstract = True

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number


class EndOfTurn(Step[AnyTable]):
    """The turn is done; ending it, which is asked so that nobody slips, makes it final."""

    __slots__ = ()

    def moves(self, table: AnyTable) -> list[Move]:
        return [END_TURN]

    def resolve(self, table: AnyTable, move: Move) -> None:
        table.journal.settle()

    def why_not(self, table: AnyTable, move: Move) -> Refusal | None:
        return None if move in self.moves(table) else Refusal("turn-is-done", table.turn_section)


# The start player


def set_start(table: AnyTable, seat: int) -> None:
    table.start = seat
    table.journal.add("start-player", seat)


class PassStart(Step[AnyTable]):
    """The next in clockwise order becomes the start player."""

    __slots__ = ()

    def happen(self, table: AnyTable) -> None:
        order = table.order()
        # A start player who has left the game is not in the order; the neighbour leads it.
        set_start(table, order[1 if order[0] == table.start and len(order) > 1 else 0])


def starts(table: AnyTable) -> list[Move]:
    """Everybody who can be named as start player."""
    return [move for move in START if not_to_start(table, move, "") is None]


def not_to_start(table: AnyTable, move: Move, section: str) -> Refusal | None:
    """The rule against naming a start player: only a seat that is still in the game."""
    if not isinstance(move, Start):
        return None
    if move.seat >= table.seats:
        return Refusal("no-such-seat", section, seats=table.seats)
    return table.why_out(move.seat, section)


class NameStart(Step[AnyTable]):
    """Name the next start player, as the one who has the least."""

    __slots__ = ()
    abstract = True

    def moves(self, table: AnyTable) -> list[Move]:
        return starts(table)

    def resolve(self, table: AnyTable, move: Move) -> None:
        assert isinstance(move, Start)
        table.journal.add("poorest-chooses", self.seat)
        set_start(table, move.seat)

    def why_not(self, table: AnyTable, move: Move) -> Refusal | None:
        return not_to_start(table, move, self.section)


class OfferStart(Step[T_contra]):
    """Give something up to name the next start player, or keep it."""

    __slots__ = ()
    abstract = True

    def moves(self, table: T_contra) -> list[Move]:
        return [*starts(table), DONE]

    def resolve(self, table: T_contra, move: Move) -> None:
        if isinstance(move, Start):
            while isinstance(table.agenda.pop(), type(self)):
                pass  # nobody else is asked, nor is it settled the ordinary way
            self.give_up(table)
            set_start(table, move.seat)

    def why_not(self, table: T_contra, move: Move) -> Refusal | None:
        return not_to_start(table, move, self.section)

    def give_up(self, table: T_contra) -> None:
        """Pay for it."""
        raise TypeError("a game says what is given up")
