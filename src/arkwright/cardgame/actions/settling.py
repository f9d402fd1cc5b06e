"""What adding quality and adding distribution have in common: factories are settled (1a.4)."""

from typing import ClassVar

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.table import Table
from arkwright.play import Refusal, Step


class Settling(Step[Table]):
    """Settle factories on a level, each once, adding no more than the development allows.

    `before` is the level of each good when the action began: what a factory loses meanwhile is
    lost, what it ends with above `before` is added. `settled` are the goods that are done.
    """

    __slots__ = ("before", "settled")
    section = "1a.4"
    abstract = True
    development: ClassVar[str] = ""

    def __init__(self, seat: int, before: tuple[int, ...], settled: tuple[str, ...]) -> None:
        self.seat = seat
        self.before = before
        self.settled = settled

    def level(self, factory: Factory) -> int:
        """What a factory has of it."""
        raise TypeError("quality and distribution have their own levels")

    def left(self, table: Table, company: Company) -> int:
        """How much may still be added."""
        added = 0
        for good in self.settled:
            gained = self.level(company.factories[good]) - self.before[GOODS.index(good)]
            added += max(0, gained)
        return company.allows(table.edition, self.development) - added

    def not_open(self, company: Company, good: str) -> Refusal | None:
        """Only a factory that is not settled yet can be."""
        if good not in company.factories:
            return Refusal("no-factory", "1a.4", good=good)
        if good in self.settled:
            return Refusal("settled-already", "1a.4", good=good)
        return None
