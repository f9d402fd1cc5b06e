"""Setting prices: when a factory opens, and as an additional action (II.2.1, II.3.1)."""

from arkwright.boardgame.company import Company, Factory
from arkwright.boardgame.moves import Discard, Price
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DISCARD, DONE, PRICE
from arkwright.play import Move, Refusal, Step
from arkwright.play.errors import Fact


def highest_price(table: Table, company: Company, factory: Factory) -> int:
    """The scale's end, or the price at which appeal is 0; stored goods shorten the scale."""
    edition = table.edition
    no_appeal = factory.appeal(edition) + factory.price
    return min(company.top_price(edition, factory.good), no_appeal)


def highest_opening(table: Table, company: Company, factory: Factory) -> int:
    """When a factory opens, its base quality is the highest price, marketing or not (II.2.1)."""
    edition = table.edition
    return min(company.top_price(edition, factory.good), factory.base_quality(edition))


def why_not_price(table: Table, company: Company, factory: Factory, pounds: int) -> Refusal | None:
    """The rule that bars a price, if one does."""
    edition = table.edition
    lowest = edition.lowest_price[factory.good]
    if pounds < lowest:
        return Refusal("price-below-lowest", "II.3.1", pounds=lowest)
    if pounds <= highest_price(table, company, factory):
        return None
    if pounds > edition.highest_price:
        return Refusal("price-above-highest", "II.3.1", pounds=edition.highest_price)
    if pounds > company.top_price(edition, factory.good):
        return Refusal("price-space-holds-goods", "II.2.8", good=factory.good)
    return Refusal("appeal-below-zero", "II.3.1", good=factory.good)


def blocking(company: Company, table: Table, factory: Factory) -> bool:
    """Whether stored goods on the price scale bar a price that the appeal would allow."""
    if not company.stock[factory.good]:
        return False
    edition = table.edition
    top = company.top_price(edition, factory.good)
    return top < edition.highest_price and factory.appeal(edition) + factory.price > top


def give_up(table: Table, company: Company, good: str) -> None:
    """Return a stored good to the supply, which is always allowed (II.2.8)."""
    company.stock[good] -= 1
    table.journal.add("goods-lost", company.seat, good=good, count=1)


class OpeningPrice(Step[Table]):
    """Set the price of a factory that was just opened."""

    __slots__ = ("good",)
    section = "II.2.1"

    def __init__(self, seat: int, good: str) -> None:
        self.seat = seat
        self.good = good

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        factory = company.factories[self.good]
        highest = highest_opening(table, company, factory)
        moves = PRICE[self.good][table.edition.lowest_price[self.good] : highest + 1]
        if blocking(company, table, factory):
            moves.append(DISCARD[self.good])
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Price):
            set_price(table, self.seat, move)
        else:
            give_up(table, table.companies[self.seat], self.good)
            table.ask(self)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        factory = company.factories[self.good]
        if isinstance(move, Price) and move.good == self.good:
            refused = why_not_price(table, company, factory, move.pounds)
            if refused is None and move.pounds > highest_opening(table, company, factory):
                base = factory.base_quality(table.edition)
                return Refusal("opening-above-base", "II.2.1", pounds=base)
            return refused
        if move is DISCARD[self.good] and blocking(company, table, factory):
            return None
        return Refusal("opening-price-first", "II.2.1", good=self.good)


def adjust_prices(
    table: Table, seat: int, touched: tuple[str, ...], pounds: int
) -> "PriceAdjustment":
    """The price adjustment after an action: of what it touched, or of every good (II.3.1, A4)."""
    if table.edition.switches.all_prices_change:
        return PriceAdjustment(seat, (), tuple(table.companies[seat].factories), 0)
    return PriceAdjustment(seat, (), touched, pounds)


class PriceAdjustment(Step[Table]):
    """Change the prices of the goods that the action touched, others for £1 each.

    `free` are the touched goods, `pounds` what is left of the administrative costs for the
    others, `changed` the goods already done.
    """

    __slots__ = ("changed", "free", "pounds")
    section = "II.3.1"

    def __init__(
        self, seat: int, changed: tuple[str, ...], free: tuple[str, ...], pounds: int
    ) -> None:
        self.seat = seat
        self.changed = changed
        self.free = free
        self.pounds = pounds

    def plain_facts(self) -> dict[str, Fact]:
        """The pounds that are left, and in one text the goods whose prices cost none of them."""
        return {**super().plain_facts(), "free": " ".join(self.free)}

    def open(self, good: str) -> bool:
        """Whether this good's price may be changed now."""
        return good not in self.changed and (self.pounds > 0 or good in self.free)

    def moves(self, table: Table) -> list[Move]:
        moves: list[Move] = []
        if self.pounds or self.free:
            company = table.companies[self.seat]
            lowest = table.edition.lowest_price
            for good, factory in company.factories.items():
                if self.open(good):
                    prices = PRICE[good]
                    price = factory.price
                    highest = highest_price(table, company, factory)
                    moves += prices[lowest[good] : min(price, highest + 1)]
                    moves += prices[price + 1 : highest + 1]
                    if blocking(company, table, factory):
                        moves.append(DISCARD[good])
        if self.below_zero(table) is None:
            moves.append(DONE)
        return moves

    def below_zero(self, table: Table) -> str | None:
        """A good that must be priced before this ends: once prices change, none may stay below
        zero (2025 5.4, decision D3).
        """
        if self.changed:
            for good, factory in table.companies[self.seat].factories.items():
                if factory.appeal(table.edition) < 0 and self.open(good):
                    return good
        return None

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Price):
            set_price(table, self.seat, move)
            pounds = self.pounds if move.good in self.free else self.pounds - 1
            table.ask(PriceAdjustment(self.seat, (*self.changed, move.good), self.free, pounds))
        elif isinstance(move, Discard):
            give_up(table, table.companies[self.seat], move.good)
            table.ask(self)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Discard):
            factory = company.factories.get(move.good)
            if factory is not None and self.open(move.good) and blocking(company, table, factory):
                return None
            return Refusal("discard-makes-no-room", "II.2.8", good=move.good)
        if not isinstance(move, Price):
            good = self.below_zero(table)
            return Refusal("price-it-first", "5.4", good=good) if good else None
        factory = company.factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "II.3.1", good=move.good)
        if move.good in self.changed:
            return Refusal("price-changed-already", "II.3.1", good=move.good)
        if not self.open(move.good):
            return Refusal("price-not-touched", "II.3.1", good=move.good)
        if move.pounds == factory.price:
            return Refusal("price-as-it-is", "II.3.1", good=move.good, pounds=move.pounds)
        return why_not_price(table, company, factory, move.pounds)


def set_price(table: Table, seat: int, move: Price) -> None:
    table.companies[seat].factories[move.good].price = move.pounds
    table.journal.add("priced", seat, good=move.good, pounds=move.pounds)
