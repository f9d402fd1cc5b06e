"""The Factory action: close, build and modernise factories (II.2.1)."""

from arkwright.boardgame.actions.distribution import raise_distribution
from arkwright.boardgame.actions.workers import late
from arkwright.boardgame.asymmetry import in_play, kinds, take_marker, why_not_kind
from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.edition import GOODS, USUAL
from arkwright.boardgame.inventor import HIGHEST_LEVEL, invent, reach
from arkwright.boardgame.money import pay
from arkwright.boardgame.moves import Build, Close, Modernise, Use
from arkwright.boardgame.prices import OpeningPrice, adjust_prices
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import BUILD, CLOSE, DONE, MODERNISE, USE
from arkwright.play import Move, Refusal, Step


def forget_changes(table: Table, company: Company) -> None:
    """Forget what the action built and closed, unless the ban lasts the decade (II.2.1, B2).

    Where closed factories go to the box, their markers never come back (2025, D34).
    """
    if table.options.get("close-ban") != "decade":
        company.built = []
        if not table.edition.switches.closed_to_box:
            company.closed = []


def in_box(table: Table, company: Company, good: str, level: int) -> Refusal | None:
    """A marker that went to the box is gone: no factory reaches that level again (2025, D34)."""
    if table.edition.switches.closed_to_box and f"{good} {level}" in company.closed:
        return Refusal("marker-in-box", "II.2.1", good=good, level=level)
    return None


def why_not_build(
    table: Table, company: Company, good: str, level: int, kind: str = USUAL
) -> Refusal | None:
    """The rule that bars a new factory, if one does."""
    if good in company.factories:
        return Refusal("factory-exists", "II.2.1", good=good)
    if level > table.level:
        return Refusal("level-not-reached", "II.2.1", level=table.level)
    if late(table, good):
        return Refusal("produced-in-last-decade", "II.2.2", good=good)
    if company.closed and f"{good} {level}" in company.closed:
        gone = in_box(table, company, good, level)
        return gone or Refusal("just-closed", "II.2.1", good=good, level=level)
    refused = why_not_kind(table, good, kind)
    if refused is None and table.edition.spaces[good][0] > table.market.hireable:
        return Refusal("too-few-workers", "II.2.1", count=table.market.hireable)
    return refused


def why_not_modernise(table: Table, company: Company, good: str) -> Refusal | None:
    """The rule that bars the next level, if one does."""
    factory = company.factories.get(good)
    if factory is None:
        return Refusal("no-factory", "II.2.1", good=good)
    if factory.level >= HIGHEST_LEVEL:
        return Refusal("highest-level", "II.2.1", good=good)
    level = reach(table, company)
    if factory.level >= level:
        return Refusal("level-not-reached", "II.2.1", level=level)
    return in_box(table, company, good, factory.level + 1)


def why_not_close(company: Company, good: str) -> Refusal | None:
    """The rule that bars closing, if one does."""
    if good not in company.factories:
        return Refusal("no-factory", "II.2.1", good=good)
    if good in company.built:
        return Refusal("just-built", "II.2.1", good=good)
    return None


CLOSING, BUILDING, MODERNISING = range(3)
"""The parts of the action in their order, where it is fixed (2025 5.2.II.1)."""
PARTS = ("closing", "building", "modernising")


class FactoryAction(Step[Table]):
    """Build, modernise and close factories, as often as wanted.

    `developer` is whether the Developer is in use, `discounted` the goods it saved on, `part` how
    far a fixed order has come, `touched` the goods whose price may change afterwards.
    """

    __slots__ = ("developer", "discounted", "part", "touched")
    section = "II.2.1"

    def __init__(
        self,
        seat: int,
        developer: bool = False,
        discounted: tuple[str, ...] = (),
        part: int = CLOSING,
        touched: tuple[str, ...] = (),
    ) -> None:
        self.seat = seat
        self.developer = developer
        self.discounted = discounted
        self.part = part
        self.touched = touched

    def may_develop(self, company: Company) -> bool:
        return not self.developer and "developer" in company.tiles

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        factories = company.factories
        opened = kinds(table)
        levels = range(1, table.level + 1)
        moves: list[Move] = []
        for good in GOODS:
            if good in factories:
                if why_not_modernise(table, company, good) is None:
                    moves.append(MODERNISE[good])
                if self.part <= CLOSING and why_not_close(company, good) is None:
                    moves.append(CLOSE[good])
            elif self.part <= BUILDING:
                for kind in opened:
                    for level in levels:
                        if why_not_build(table, company, good, level, kind) is None:
                            moves.append(BUILD[kind][good][level - 1])
        if self.may_develop(company):
            moves.append(USE["developer"])
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Build):
            self.build(table, company, move)
        elif isinstance(move, Modernise):
            self.modernise(table, company, company.factories[move.good])
        elif isinstance(move, Close):
            factory = company.factories[move.good]
            table.close_factory(company, factory)
            if not in_play(table):
                company.closed.append(f"{move.good} {factory.level}")
            table.journal.add("closed", self.seat, good=move.good, level=factory.level)
            touched = tuple(good for good in self.touched if good != move.good)
            table.ask(FactoryAction(self.seat, self.developer, self.discounted, CLOSING, touched))
        elif isinstance(move, Use):
            table.ask(FactoryAction(self.seat, True, self.discounted, self.part, self.touched))
        else:
            if self.developer:
                give_back(table, company, "developer")
            forget_changes(table, company)
            table.ask(adjust_prices(table, self.seat, self.touched, 0))

    def build(self, table: Table, company: Company, move: Build) -> None:
        """Pay, staff the first row from the market, and set the price at once."""
        good, level, kind = move.good, move.level, move.category
        table.journal.add("built", self.seat, good=good, level=level, category=kind)
        after = self.pay_for(table, company, good, level, kind, BUILDING)
        open_factory(table, company, good, level, 1, kind)
        company.built.append(good)
        table.ask(OpeningPrice(self.seat, good), after)

    def modernise(self, table: Table, company: Company, factory: Factory) -> None:
        """Pay for the next level; a factory brought up to date lets its extra workers go."""
        level = factory.level + 1
        table.journal.add("modernised", self.seat, good=factory.good, level=level)
        after = self.pay_for(table, company, factory.good, level, factory.kind, MODERNISING)
        factory.level = level
        take_marker(table, company, factory)
        if level >= table.level:
            table.market.fire(factory.extra)
            factory.extra = 0
            factory.obsolete = False
        table.ask(after)
        if level > table.level:
            invent(table, company)

    def pay_for(
        self, table: Table, company: Company, good: str, level: int, kind: str, part: int
    ) -> "FactoryAction":
        """Pay a level's cost, less £5 once per factory with the Developer; what comes next.

        Beyond the current level the Developer helps in one edition only (II.2.1, A10).
        """
        edition = table.edition
        cost = edition.cost[kind][good][level - 1]
        discounted = self.discounted
        helps = level <= table.level or edition.switches.developer_beyond
        if self.developer and good not in discounted and helps:
            cost = max(0, cost - edition.developer_saving)
            discounted = (*discounted, good)
        pay(table, company, cost, "building")
        touched = self.touched if good in self.touched else (*self.touched, good)
        part = part if edition.switches.factory_in_order else CLOSING
        return FactoryAction(self.seat, self.developer, discounted, part, touched)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if (isinstance(move, Close) and self.part > CLOSING) or (
            isinstance(move, Build) and self.part > BUILDING
        ):
            return Refusal("factory-in-order", "II.2.1", part=PARTS[self.part])
        if isinstance(move, Build):
            return why_not_build(table, company, move.good, move.level, move.category)
        if isinstance(move, Modernise):
            return why_not_modernise(table, company, move.good)
        if isinstance(move, Close):
            return why_not_close(company, move.good)
        if isinstance(move, Use) and move.tile == "developer" and not self.may_develop(company):
            if self.developer:
                return Refusal("tile-in-use", "II.2.1", tile="developer")
            return Refusal("tile-not-owned", "II.2.1", tile="developer")
        return None


def open_factory(
    table: Table, company: Company, good: str, level: int, rows: int, kind: str = USUAL
) -> Factory:
    """Set up a factory with its first rows staffed, in the mat's order of goods (II.2.1).

    One for bulk goods begins with a level of marketing (2025 9.4.II).
    """
    factory = Factory(good, level, 0, kind)
    factory.workers[:rows] = table.edition.spaces[good][:rows]
    table.market.hire(sum(factory.workers))
    opened = {**company.factories, good: factory}
    company.factories = {other: opened[other] for other in GOODS if other in opened}
    take_marker(table, company, factory)
    if kind == "bulk":
        for _ in range(min(table.edition.bulk_marketing, table.edition.distribution_cap)):
            raise_distribution(table, company.seat, factory)
    return factory
