"""The Factory action: build, modernise, close, in any order (II.2.1)."""

from arkwright.play import Move, Refusal, Step
from arkwright.waterframe.company import Company, Factory
from arkwright.waterframe.edition import GOODS
from arkwright.waterframe.money import pay
from arkwright.waterframe.moves import (
    BUILD,
    CLOSE,
    DONE,
    MODERNISE,
    USE,
    Build,
    Close,
    Modernise,
    Use,
)
from arkwright.waterframe.prices import OpeningPrice, PriceAdjustment
from arkwright.waterframe.special import HIGHEST_LEVEL, give_back, reach, use_inventor
from arkwright.waterframe.table import Table


def forget_changes(table: Table, company: Company) -> None:
    """Forget what the action built and closed, unless the ban lasts the decade (II.2.1, B2)."""
    if table.options.get("close-ban") != "decade":
        company.built = []
        company.closed = []


def why_not_build(table: Table, company: Company, good: str, level: int) -> Refusal | None:
    """The rule that bars a new factory, if one does."""
    if good in company.factories:
        return Refusal("factory-exists", "II.2.1", good=good)
    if level > table.level:
        return Refusal("level-not-reached", "II.2.1", level=table.level)
    if f"{good} {level}" in company.closed:
        return Refusal("just-closed", "II.2.1", good=good, level=level)
    if table.edition.spaces[good][0] > table.market.hireable:
        return Refusal("too-few-workers", "II.2.1", count=table.market.hireable)
    return None


def why_not_modernise(table: Table, company: Company, good: str) -> Refusal | None:
    """The rule that bars the next level, if one does."""
    factory = company.factories.get(good)
    if factory is None:
        return Refusal("no-factory", "II.2.1", good=good)
    if factory.level >= HIGHEST_LEVEL:
        return Refusal("highest-level", "II.2.1", good=good)
    if factory.level >= reach(table, company):
        return Refusal("level-not-reached", "II.2.1", level=reach(table, company))
    return None


def why_not_close(company: Company, good: str) -> Refusal | None:
    """The rule that bars closing, if one does."""
    if good not in company.factories:
        return Refusal("no-factory", "II.2.1", good=good)
    if good in company.built:
        return Refusal("just-built", "II.2.1", good=good)
    return None


class FactoryAction(Step[Table]):
    """Build, modernise and close factories, as often as wanted.

    `developer` is whether the Developer is in use, `discounted` the goods it saved on, `touched`
    the goods whose price may change afterwards.
    """

    __slots__ = ("developer", "discounted", "touched")
    section = "II.2.1"

    def __init__(
        self, seat: int, developer: bool, discounted: tuple[str, ...], touched: tuple[str, ...]
    ) -> None:
        super().__init__(seat)
        self.developer = developer
        self.discounted = discounted
        self.touched = touched

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        factories = company.factories
        moves: list[Move] = []
        for good in GOODS:
            if good in factories:
                if why_not_modernise(table, company, good) is None:
                    moves.append(MODERNISE[good])
                if why_not_close(company, good) is None:
                    moves.append(CLOSE[good])
            else:
                for level in range(1, table.level + 1):
                    if why_not_build(table, company, good, level) is None:
                        moves.append(BUILD[good][level - 1])
        if not self.developer and "developer" in company.tiles:
            moves.append(USE["developer"])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Build):
            self.build(table, company, move.good, move.level)
        elif isinstance(move, Modernise):
            self.modernise(table, company, company.factories[move.good])
        elif isinstance(move, Close):
            factory = company.factories[move.good]
            table.close_factory(company, factory)
            company.closed.append(f"{move.good} {factory.level}")
            table.journal.add("closed", self.seat, good=move.good, level=factory.level)
            touched = tuple(good for good in self.touched if good != move.good)
            table.ask(FactoryAction(self.seat, self.developer, self.discounted, touched))
        elif isinstance(move, Use):
            table.ask(FactoryAction(self.seat, True, self.discounted, self.touched))
        else:
            if self.developer:
                give_back(table, company, "developer")
            forget_changes(table, company)
            table.ask(PriceAdjustment(self.seat, (), self.touched, 0))

    def build(self, table: Table, company: Company, good: str, level: int) -> None:
        """Pay, staff the first row from the market, and set the price at once."""
        table.journal.add("built", self.seat, good=good, level=level)
        after = self.pay_for(table, company, good, level)
        open_factory(table, company, good, level, 1)
        company.built.append(good)
        table.ask(OpeningPrice(self.seat, good), after)

    def modernise(self, table: Table, company: Company, factory: Factory) -> None:
        """Pay for the next level; a factory brought up to date lets its extra workers go."""
        level = factory.level + 1
        table.journal.add("modernised", self.seat, good=factory.good, level=level)
        after = self.pay_for(table, company, factory.good, level)
        factory.level = level
        if level >= table.level:
            table.market.fire(factory.extra)
            factory.extra = 0
            factory.obsolete = False
        table.ask(after)
        if level > table.level:
            use_inventor(table, company)

    def pay_for(self, table: Table, company: Company, good: str, level: int) -> "FactoryAction":
        """Pay a level's cost, less £5 once per factory with the Developer; what comes next.

        The Developer does not help beyond the current level (II.2.1).
        """
        cost = table.edition.cost[good][level - 1]
        discounted = self.discounted
        if self.developer and good not in discounted and level <= table.level:
            cost -= table.edition.developer_saving
            discounted = (*discounted, good)
        pay(table, company, cost, "building")
        touched = self.touched if good in self.touched else (*self.touched, good)
        return FactoryAction(self.seat, self.developer, discounted, touched)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Build):
            return why_not_build(table, company, move.good, move.level)
        if isinstance(move, Modernise):
            return why_not_modernise(table, company, move.good)
        if isinstance(move, Close):
            return why_not_close(company, move.good)
        if isinstance(move, Use) and move.kind == "developer":
            if self.developer:
                return Refusal("tile-in-use", "II.2.1", tile="developer")
            return Refusal("tile-not-owned", "II.2.1", tile="developer")
        return None


def open_factory(table: Table, company: Company, good: str, level: int, rows: int) -> Factory:
    """Set up a factory with its first rows staffed, in the mat's order of goods (II.2.1)."""
    factory = Factory(good, level)
    factory.workers[:rows] = table.edition.spaces[good][:rows]
    table.market.hire(sum(factory.workers))
    opened = {**company.factories, good: factory}
    company.factories = {kind: opened[kind] for kind in GOODS if kind in opened}
    return factory
