"""Using a development card: whether it is owned and ready, and steps that ask for nothing else."""

from typing import ClassVar

from arkwright.cardgame.company import Company
from arkwright.cardgame.moves import UseCard
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, USE
from arkwright.play import Move, Refusal, Step


def not_owned(company: Company, card: str, section: str) -> Refusal | None:
    if card not in company.cards:
        return Refusal("card-not-owned", section, card=card)
    return None


def not_ready(company: Company, card: str, section: str) -> Refusal | None:
    if card in company.turned:
        return Refusal("card-not-ready", section, card=card)
    return not_owned(company, card, section)


class MayUse(Step[Table]):
    """Use a card now, or not."""

    __slots__ = ()
    abstract = True
    card: ClassVar[str] = ""

    def moves(self, table: Table) -> list[Move]:
        return [USE[self.card], DONE]

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, UseCard) and move not in self.moves(table):
            return Refusal("card-not-now", self.section, card=move.card)
        return None
