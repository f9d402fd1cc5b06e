"""The Distribution action: appeal that wears off (II.2.5)."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.moves import Distribute, Use
from arkwright.boardgame.prices import adjust_prices
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import DISTRIBUTE, DONE, USE
from arkwright.play import Move, Refusal, Step

PATENT_KEPT = -1
"""`free` while the Patent has not been returned."""


def raise_distribution(table: Table, seat: int, factory: Factory) -> None:
    factory.distribution += 1
    table.journal.add("distributed", seat, good=factory.good, level=factory.distribution)


def why_not_raise(table: Table, company: Company, good: str) -> Refusal | None:
    """The rule that bars one more level in a factory, whatever it costs."""
    factory = company.factories.get(good)
    if factory is None:
        return Refusal("no-factory", "II.2.5", good=good)
    cap = table.edition.distribution_cap
    if factory.distribution >= cap:
        return Refusal("distribution-cap", "II.2.5", level=cap)
    return None


class DistributionAction(Step[Table]):
    """Raise distribution; a level costs its number.

    `base` pounds are usable, and £2 more with the Patent; `spent` of them are. Returning the
    Patent instead, before its £2 are touched, gives two `free` levels at the end.
    """

    __slots__ = ("base", "free", "spent", "touched")
    section = "II.2.5"

    def __init__(
        self, seat: int, base: int, free: int, spent: int, touched: tuple[str, ...]
    ) -> None:
        self.seat = seat
        self.base = base
        self.free = free
        self.spent = spent
        self.touched = touched

    def left(self, table: Table) -> int:
        """Pounds still usable."""
        patent = self.has_patent(table.companies[self.seat])
        return self.base - self.spent + (table.edition.patent_pounds if patent else 0)

    def has_patent(self, company: Company) -> bool:
        return self.free == PATENT_KEPT and "patent" in company.tiles

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        left = self.left(table)
        moves: list[Move] = [
            DISTRIBUTE[good]
            for good, factory in company.factories.items()
            if self.covers(factory, left) and why_not_raise(table, company, good) is None
        ]
        if self.has_patent(company) and self.why_not_patent(table, company) is None:
            moves.append(USE["patent"])
        moves.append(DONE)
        return moves

    def covers(self, factory: Factory, left: int) -> bool:
        """Whether one more level of a factory is paid for, or is one of the Patent's."""
        return self.free > 0 or (self.free == PATENT_KEPT and factory.distribution < left)

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Distribute):
            raise_distribution(table, self.seat, company.factories[move.good])
            touched = self.touched if move.good in self.touched else (*self.touched, move.good)
            if self.free > 0:
                after = DistributionAction(self.seat, self.base, self.free - 1, self.spent, touched)
            else:
                spent = self.spent + company.factories[move.good].distribution
                after = DistributionAction(self.seat, self.base, self.free, spent, touched)
            table.ask(after)
        elif isinstance(move, Use):
            give_back(table, company, "patent")
            levels = table.edition.patent_levels
            table.ask(DistributionAction(self.seat, self.base, levels, self.spent, self.touched))
        else:
            table.ask(adjust_prices(table, self.seat, self.touched, self.left(table)))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Distribute):
            barred = why_not_raise(table, company, move.good)
            factory, left = company.factories.get(move.good), self.left(table)
            if barred is not None or factory is None or self.covers(factory, left):
                return barred
            if self.free == 0:
                return Refusal("patent-levels-done", "II.2.5")
            cost = factory.distribution + 1
            return Refusal("distribution-too-dear", "II.2.5", pounds=cost, left=left)
        if isinstance(move, Use) and move.tile == "patent":
            return self.why_not_patent(table, company)
        return None

    def why_not_patent(self, table: Table, company: Company) -> Refusal | None:
        """The rule against returning the Patent: its pounds are used, or no level is left."""
        if not self.has_patent(company):
            return Refusal("tile-not-owned", "II.2.5", tile="patent")
        if self.spent > self.base:
            return Refusal("patent-pounds-used", "II.2.5")
        if all(why_not_raise(table, company, good) for good in company.factories):
            return Refusal("distribution-cap", "II.2.5", level=table.edition.distribution_cap)
        return None


class GiveDistribution(Step[Table]):
    """Raise distribution by levels that cost nothing. 10.2, Made in England."""

    __slots__ = ("left",)
    section = "10.2"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        goods = [good for good in company.factories if why_not_raise(table, company, good) is None]
        return [*(DISTRIBUTE[good] for good in goods if self.left), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Distribute):
            raise_distribution(table, self.seat, table.companies[self.seat].factories[move.good])
            table.ask(GiveDistribution(self.seat, self.left - 1))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Distribute):
            return why_not_raise(table, table.companies[self.seat], move.good)
        return None
