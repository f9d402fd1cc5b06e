"""The preparation round of the free set-up: two factories, capital, a first marker (4.1.IV-VI)."""

from arkwright.boardgame.actions.factory import open_factory
from arkwright.boardgame.asymmetry import kinds, why_not_kind
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.decade import Decade
from arkwright.boardgame.edition import GOODS, USUAL
from arkwright.boardgame.exchange import trade
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Found, Sell
from arkwright.boardgame.prices import OpeningPrice
from arkwright.boardgame.special import SpecialMarker
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, FOUND, SELL, TAKE_TILE
from arkwright.play import Move, Refusal, Step
from arkwright.play.step import NOBODY

FOUNDED_ROWS = 2
"""Rows of a start factory that are filled at once (4.1.IV)."""


def prepare(table: Table) -> None:
    """Put the preparation round on the agenda, and the first decade after it (4.1.IV to VI)."""
    order = table.order()
    back = order[::-1]
    steps: list[Step[Table]] = [Foundation(seat) for seat in order + back]
    for seat in back:
        steps += [StartCapital(seat), StartMarker(seat)]
    if not table.edition.switches.pays_at_once:
        steps.append(PayForFactories())
    table.ask(*steps, Decade(NOBODY, 0))


def found(table: Table, company: Company, good: str, kind: str = USUAL) -> Factory:
    """Open a level I factory with its first two rows staffed (4.1.IV)."""
    workers = sum(table.edition.spaces[good][:FOUNDED_ROWS])
    table.journal.add("founded", company.seat, good=good, workers=workers, category=kind)
    return open_factory(table, company, good, 1, FOUNDED_ROWS, kind)


def building_costs(table: Table, company: Company) -> int:
    """What the start factories cost together (4.1.VI)."""
    return sum(factory.base_quality(table.edition) for factory in company.factories.values())


class Foundation(Step[Table]):
    """Choose a first factory, in the second round one of another good."""

    __slots__ = ()
    section = "4.1.IV"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        return [
            FOUND[kind][good]
            for good in GOODS
            for kind in kinds(table)
            if barred(table, company, good, kind) is None
        ]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, Found)
        found(table, table.companies[self.seat], move.good, move.category)
        table.ask(OpeningPrice(self.seat, move.good))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Found):
            return barred(table, table.companies[self.seat], move.good, move.category)
        return None


def barred(table: Table, company: Company, good: str, kind: str) -> Refusal | None:
    """The rule that bars founding a factory of a good, if one does (4.1.IV)."""
    if good in company.factories:
        return Refusal("factory-owned", "4.1.IV", good=good)
    needed = sum(table.edition.spaces[good][:FOUNDED_ROWS])
    if needed > table.market.workers:
        return Refusal("too-few-workers", "4.1.IV", count=table.market.workers)
    return why_not_kind(table, good, kind)


class StartCapital(Step[Table]):
    """Sell shares for the start-up capital, enough to pay for both factories."""

    __slots__ = ()
    section = "4.1.V"

    def least(self, table: Table) -> int:
        """The fewest shares that pay for the factories."""
        company = table.companies[self.seat]
        needed = -(-building_costs(table, company) // table.share_value(company))
        return min(needed, company.shares)

    def moves(self, table: Table) -> list[Move]:
        return SELL[self.least(table) - 1 : table.companies[self.seat].shares]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        trade(table, company, move)
        if table.edition.switches.pays_at_once:
            pay(table, company, building_costs(table, company), "building")

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, Sell):
            return None
        company = table.companies[self.seat]
        if move.count > company.shares:
            return Refusal("fewer-shares-owned", "4.1.V", count=company.shares)
        if move.count < self.least(table):
            return Refusal("factories-not-covered", "4.1.V", count=self.least(table))
        return None


class StartMarker(SpecialMarker):
    """Take the first special marker: row I of the mat, or a tile."""

    __slots__ = ()
    section = "4.1.V"

    def level(self, table: Table, company: Company) -> int:
        return 1

    def moves(self, table: Table) -> list[Move]:
        return [move for move in super().moves(table) if self.barred(table, move) is None]

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return self.barred(table, move) or super().why_not(table, move)

    def barred(self, table: Table, move: Move) -> Refusal | None:
        """Who must take something does; the Inventor leaves enough for factories that are still
        to be paid (4.1.VI).
        """
        if move is DONE and table.edition.switches.must_take_marker:
            return Refusal("must-take-marker", "4.1.V")
        if move is TAKE_TILE["inventor"] and not table.edition.switches.pays_at_once:
            company = table.companies[self.seat]
            pounds = table.edition.invention_price["inventor"][0]
            if company.cash - pounds < building_costs(table, company):
                return Refusal("factories-come-first", "4.1.V", pounds=pounds)
        return None


class PayForFactories(Step[Table]):
    """Everybody pays for both factories. 4.1.VI."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        for seat in table.order():
            company = table.companies[seat]
            pay(table, company, building_costs(table, company), "building")
