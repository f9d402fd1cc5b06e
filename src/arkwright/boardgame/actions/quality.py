"""The Quality action: lasting appeal (II.2.4)."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.moves import Quality
from arkwright.boardgame.prices import adjust_prices
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, QUALITY
from arkwright.play import Move, Refusal, Step


def quality_cap(table: Table, company: Company) -> int:
    """Level 4, or 6 while the Engineer is owned (II.2.4)."""
    edition = table.edition
    return edition.quality_cap_engineer if "engineer" in company.tiles else edition.quality_cap


def why_not_improve(table: Table, company: Company, factory: Factory) -> Refusal | None:
    """The rule that bars one more level in a factory, whatever it costs."""
    cap = quality_cap(table, company)
    return Refusal("quality-cap", "II.2.4", level=cap) if factory.quality >= cap else None


def improve(table: Table, seat: int, factory: Factory) -> None:
    factory.quality += 1
    table.journal.add("improved", seat, good=factory.good, level=factory.quality)


class QualityAction(Step[Table]):
    """Raise quality by the levels that the administrative costs reach.

    `bought` levels are done of those that `paid` pounds reach with this `marker`; what is paid
    beyond them may go into prices of untouched goods (II.3.1, decision C9).
    """

    __slots__ = ("bought", "marker", "paid", "touched")
    section = "II.2.4"

    def __init__(
        self, seat: int, bought: int, marker: str, paid: int, touched: tuple[str, ...]
    ) -> None:
        self.seat = seat
        self.bought = bought
        self.marker = marker
        self.paid = paid
        self.touched = touched

    def levels(self, table: Table) -> int:
        """How many levels the amount paid reaches."""
        return table.edition.reached(self.marker, self.paid)

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        if self.bought < self.levels(table):
            for good, factory in company.factories.items():
                if why_not_improve(table, company, factory) is None:
                    moves.append(QUALITY[good])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Quality):
            improve(table, self.seat, table.companies[self.seat].factories[move.good])
            touched = self.touched if move.good in self.touched else (*self.touched, move.good)
            table.ask(QualityAction(self.seat, self.bought + 1, self.marker, self.paid, touched))
        else:
            thresholds = table.edition.thresholds[self.marker]
            spent = thresholds[self.bought - 1] if self.bought else 0
            table.ask(adjust_prices(table, self.seat, self.touched, self.paid - spent))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Quality):
            return None
        company = table.companies[self.seat]
        factory = company.factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "II.2.4", good=move.good)
        levels = self.levels(table)
        if self.bought >= levels:
            return Refusal("quality-paid-for", "II.2.4", count=levels, pounds=self.paid)
        return why_not_improve(table, company, factory)
