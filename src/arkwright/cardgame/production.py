"""The production phase of the active good: selling, leftovers, costs, share value (2)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.costs import fixed_cost, pay, receive, upkeep, wages
from arkwright.cardgame.discarding import discard_card
from arkwright.cardgame.edition import GOODS, PATRONS
from arkwright.cardgame.moves import SellFromStore, ShipGoods, UseCard
from arkwright.cardgame.share_value import IncreaseValue
from arkwright.cardgame.shipping import most_shippable, ship
from arkwright.cardgame.table import Table
from arkwright.cardgame.using import MayUse, not_owned, not_ready
from arkwright.cardgame.vocabulary import DONE, SELL_STORED, SHIP, USE
from arkwright.cardgame.warehouse import store
from arkwright.play import Move, Refusal, Step

EXTRA_SHIFT = "extra-shift"
TRADE_OFFICE = "trade-office"
PATRONS_OF = {good: [card for card in PATRONS if good in card.split("-")] for good in GOODS}
"""The Patrons that buy a good."""


class ProductionPhase(Step[Table]):
    """Every factory of the active good produces all it can; nobody may decline (2)."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        neutral = table.neutral.get(good, 0)
        table.journal.add(
            "home-market",
            good=good,
            demand=table.demand[good],
            wage=table.wage,
            neutral=neutral,
            neutral_sold=table.allowed_sales(good, neutral),
        )
        for company in table.companies:
            company.sold = company.left = 0
        producers = table.producers(good)
        for company, factory in producers:
            company.left = factory.output(table.edition)
            table.journal.add(
                "produced",
                company.seat,
                good=good,
                count=company.left,
                appeal=factory.marker,
                price=factory.price(table.edition),
                cash=company.cash,
                value=company.value,
            )
        seats = [company.seat for company, _ in producers]
        table.ask(
            *[Selling(seat, 0) for seat in seats],
            *[LeftOvers(seat) for seat in seats],
            PayCosts(),
            IncreaseValue(),
            ReduceDistribution(),
        )


# Selling at home


class Selling(Step[Table]):
    """Sell to the home market; `more` is what Patrons allow beyond it.

    New goods are sold as far as allowed, without a choice; stored ones may fill the rest.
    """

    __slots__ = ("more",)
    section = "2a"

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def allowed(self, table: Table, company: Company) -> int:
        good = table.active
        return table.allowed_sales(good, company.factories[good].marker) + self.more

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        if EXTRA_SHIFT in company.cards:
            moves.append(USE[EXTRA_SHIFT])
        for card in PATRONS_OF[table.active]:
            if card in company.cards and self.no_patron(table, company, card) is None:
                moves.append(USE[card])
        if company.stock[table.active]:
            moves += SELL_STORED[: self.most_stored(table, company)]
        moves.append(DONE)
        return moves

    def most_stored(self, table: Table, company: Company) -> int:
        """How many stored goods may be sold, where the new ones leave room (2a)."""
        room = self.allowed(table, company) - company.left
        return max(0, min(company.stock[table.active], room))

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, UseCard):
            if move.card == EXTRA_SHIFT:
                company.left += 1
                table.journal.add("extra-good", self.seat, good=table.active)
                discard_card(table, company, EXTRA_SHIFT)
                table.ask(self)
            else:
                company.turned.append(move.card)
                table.journal.add("patron-used", self.seat, card=move.card, good=table.active)
                table.ask(Selling(self.seat, self.more + 1))
        else:
            stored = move.count if isinstance(move, SellFromStore) else 0
            sell(table, company, self.allowed(table, company), stored)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, UseCard):
            if move.card == EXTRA_SHIFT:
                return not_owned(company, EXTRA_SHIFT, "card 3")
            if move.card in PATRONS:
                return self.no_patron(table, company, move.card)
        if isinstance(move, SellFromStore):
            return self.no_stored_sale(table, company, move.count)
        if isinstance(move, ShipGoods):
            return Refusal("ship-after-sale", "2b")
        return None

    def no_patron(self, table: Table, company: Company, card: str) -> Refusal | None:
        """A Patron lets one more good be sold, where one is sold at all (card 7, decision F30)."""
        good = table.active
        if card not in PATRONS_OF[good]:
            return Refusal("patron-of-other-goods", "card 7", card=card, good=good)
        refusal = not_ready(company, card, "card 7")
        if refusal is not None:
            return refusal
        allowed = self.allowed(table, company)
        if not allowed:
            return self.no_sale(table, company)
        if company.left + company.stock[good] <= allowed:
            return Refusal("no-good-for-patron", "card 7", good=good, allowed=allowed)
        return None

    def no_stored_sale(self, table: Table, company: Company, count: int) -> Refusal | None:
        """Stored goods may be sold where the new ones leave room (2a)."""
        good = table.active
        stored = company.stock[good]
        if count > stored:
            return Refusal("fewer-goods-stored", "2a", good=good, count=stored)
        allowed = self.allowed(table, company)
        if not allowed:
            return self.no_sale(table, company)
        if count > self.most_stored(table, company):
            return Refusal("sale-limit", "2a", good=good, allowed=allowed, new=company.left)
        return None

    def no_sale(self, table: Table, company: Company) -> Refusal:
        good = table.active
        appeal = company.factories[good].marker
        return Refusal("appeal-not-above-demand", "2a", appeal=appeal, demand=table.demand[good])


def sell(table: Table, company: Company, allowed: int, stored: int) -> None:
    """Sell all new goods that are allowed, and these stored ones, at the own price (2a)."""
    good = table.active
    new = min(company.left, allowed)
    sold = new + stored
    company.left -= new
    company.sold = sold
    company.stock[good] -= stored
    factory = company.factories[good]
    price = factory.price(table.edition)
    table.journal.add(
        "sold-at-home",
        company.seat,
        good=good,
        count=sold,
        stored=stored,
        appeal=factory.marker,
        price=price,
        left=company.left,
    )
    receive(table, company, sold * price, "sale")


# Leftovers


class LeftOvers(Step[Table]):
    """Ship goods that were not sold at home, new and stored; store the rest."""

    __slots__ = ()
    section = "2b"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        good = table.active
        goods = company.left + company.stock[good]
        if goods == 0:
            return [DONE]
        return [*SHIP[good][: min(goods, most_shippable(table, company))], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if not isinstance(move, ShipGoods):
            store_rest(table, company)
        elif company.ready(TRADE_OFFICE):
            table.ask(SpareToken(self.seat, move.count))
        else:
            ship(table, company, {move.good: move.count}, False)
            store_rest(table, company)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, ShipGoods):
            return None
        company = table.companies[self.seat]
        good = table.active
        if move.good != good:
            return Refusal("ship-active-good-only", "2b", good=good)
        goods = company.left + company.stock[good]
        if move.count > goods:
            return Refusal("fewer-goods-left", "2b", good=good, count=goods)
        most = most_shippable(table, company)
        if move.count > most:
            return Refusal("ships-carry-fewer", "2b", count=most)
        return None


class SpareToken(MayUse):
    """Turn the Trade Office for one shipping token fewer, with `count` goods on board."""

    __slots__ = ("count",)
    section = "card 2"
    card = TRADE_OFFICE

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        ship(table, company, {table.active: self.count}, isinstance(move, UseCard))
        store_rest(table, company)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, ShipGoods):
            return Refusal("loaded-already", "2b", good=table.active)
        return super().why_not(table, move)


def store_rest(table: Table, company: Company) -> None:
    """New goods neither sold nor shipped go to the warehouses, or are wasted (2b)."""
    left = company.left
    if left:
        company.left = 0
        store(table, company, table.active, left)


# Costs and distribution


class PayCosts(Step[Table]):
    """Fixed costs, wages and maintenance of every factory that produced. 2c."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        for company, factory in table.producers(good):
            fixed = fixed_cost(table, company, factory)
            work = wages(table, company, factory)
            machines = upkeep(table, company, factory)
            table.journal.add(
                "production-cost", company.seat, good=good, fixed=fixed, wages=work, upkeep=machines
            )
            pay(table, company, fixed + work + machines, "production")


class ReduceDistribution(Step[Table]):
    """Distribution fades where the active good was produced; the marker stays. 2e, F31."""

    __slots__ = ()

    def happen(self, table: Table) -> None:
        good = table.active
        for company, factory in table.producers(good):
            if factory.distribution:
                factory.distribution -= 1
                level = factory.distribution
                table.journal.add("distribution-faded", company.seat, good=good, level=level)
        for company in table.companies:
            company.sold = company.left = 0
