"""What a company may decide after the market has bought: School, Patron and the like (III.1)."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.edition import GOODS
from arkwright.boardgame.harbour import deliverable
from arkwright.boardgame.moves import Use
from arkwright.boardgame.table import Table
from arkwright.boardgame.tiles import give_back
from arkwright.boardgame.vocabulary import DONE, USE
from arkwright.play import Move, Refusal
from arkwright.play.step import Step

SCHOOL = "school"
EXTRA_SHIFTS = "extra-shifts"
PATRON = "patron"
JUBILEE = "jubilee"
KINDS = (SCHOOL, EXTRA_SHIFTS, PATRON, JUBILEE)
PATRON_OF = {good: f"patron-{good}" for good in GOODS}
"""The tile that lets a company sell a good to its Patron."""


def has_choice_after_sale(table: Table, company: Company) -> bool:
    """Whether anything it owns could be used after the sale of the active good."""
    if table.edition.switches.sale_is_declared:
        return len(AfterSale(company.seat, False, company.unsold).moves(table)) > 1
    good, tiles = table.active, company.tiles
    return SCHOOL in tiles or EXTRA_SHIFTS in tiles or PATRON_OF[good] in tiles or company.jubilee


class AfterSale(Step[Table]):
    """School, Extra Shifts, Patron and Crown Jubilee, each once, in any order.

    `patron` is whether the Patron has bought, `spare` how many new goods the market left.
    """

    __slots__ = ("patron", "spare")
    section = "III.1"

    def __init__(self, seat: int, patron: bool, spare: int) -> None:
        self.seat = seat
        self.patron = patron
        self.spare = spare

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        return [*(USE[kind] for kind in KINDS if self.refuse(table, company, kind) is None), DONE]

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Use):
            return self.refuse(table, table.companies[self.seat], move.tile)
        return None

    def refuse(self, table: Table, company: Company, kind: str) -> Refusal | None:
        """The rule against using a tile, or the Jubilee, now."""
        if kind == SCHOOL:
            if table.edition.switches.sale_is_declared:
                return Refusal("only-before-sale", "III.1", tile=SCHOOL)
            return no_shutting(table, company, self.spare)
        if kind == EXTRA_SHIFTS:
            return no_extra_shifts(table, company, self.patron)
        if kind == PATRON:
            return no_patron(table, company, self.patron)
        if kind == JUBILEE:
            return no_jubilee(table, company)
        return None

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, Use):
            return
        company = table.companies[self.seat]
        patron = self.patron
        if move.tile == SCHOOL:
            shut_row(table, company)
        elif move.tile == EXTRA_SHIFTS:
            work_extra_shifts(table, company)
            company.unsold += 1
        elif move.tile == PATRON:
            sell_beyond_market(table, company, "sold-to-patron")
            patron = True
        else:
            company.jubilee = False
            sell_beyond_market(table, company, "sold-at-jubilee")
        table.ask(AfterSale(self.seat, patron, self.spare))


# What refuses a use


def no_shutting(table: Table, company: Company, spare: int) -> Refusal | None:
    """The School shuts the last occupied row, while none of its goods is sold (III.1, B7)."""
    if SCHOOL not in company.tiles:
        return Refusal("tile-not-owned", "III.1", tile=SCHOOL)
    if company.shut_row >= 0:
        return Refusal("row-already-shut", "III.1", row=company.shut_row + 1)
    factory = company.factories[table.active]
    row = factory.last_row()
    if row < 0:
        return Refusal("no-row-to-shut", "III.1", good=factory.good)
    goods = factory.row_output(table.edition, row)
    if goods > min(spare, company.unsold):
        return Refusal("row-goods-sold", "III.1", good=factory.good, row=row + 1, goods=goods)
    return None


def no_extra_shifts(table: Table, company: Company, patron: bool) -> Refusal | None:
    """One more good needs somebody to take it: Patron, Jubilee, ship or store (III.1, C13).

    Where the sale was declared, only a shipment that needs it may take it (2025 10.1).
    """
    if EXTRA_SHIFTS not in company.tiles:
        return Refusal("tile-not-owned", "III.1", tile=EXTRA_SHIFTS)
    good = table.active
    if table.edition.switches.sale_is_declared:
        count = company.unsold + company.stock[good] + 1
        if count not in shipments(table, company, good):
            return Refusal("no-ship-for-extra-good", "10.1", good=good)
        return None
    if company.unsold + company.stock[good] >= outlets(table, company, good, patron):
        return Refusal("no-use-for-extra-good", "III.1", good=good)
    return None


def no_patron(table: Table, company: Company, patron: bool) -> Refusal | None:
    """The good's Patron buys one good after the market has (III.1)."""
    good = table.active
    if PATRON_OF[good] not in company.tiles:
        return Refusal("tile-not-owned", "III.1", tile=PATRON_OF[good])
    if patron:
        return Refusal("patron-has-bought", "III.1", good=good)
    return no_good_left(table, company)


def no_jubilee(table: Table, company: Company) -> Refusal | None:
    """The Crown Jubilee's one sale of the decade is like one to a Patron (10.2)."""
    if not company.jubilee:
        return Refusal("no-jubilee-sale", "10.2")
    return no_good_left(table, company)


def no_good_left(table: Table, company: Company) -> Refusal | None:
    """Nothing is sold beyond the market without a good, nor one nobody wants (2025 5.3.I)."""
    good = table.active
    if company.factories[good].appeal(table.edition) < 0:
        return Refusal("nobody-wants-it", "III.1", good=good)
    if company.unsold + company.stock[good] == 0:
        return Refusal("no-good-left", "III.1", good=good)
    return None


def outlets(table: Table, company: Company, good: str, patron: bool) -> int:
    """How many goods could still be sold beyond the market, shipped or stored."""
    count = 1 if company.jubilee else 0
    if PATRON_OF[good] in company.tiles and not patron:
        count += 1
    return count + shippable(table, company, good) + storable(table, company, good)


def shipments(table: Table, company: Company, good: str) -> list[int]:
    """How many of a good its contract, or the ships alone, can take overseas."""
    capacity = sum(company.active_ships())
    counts = deliverable(table, company, good, capacity)
    return [count for count in counts if count <= capacity]


def shippable(table: Table, company: Company, good: str) -> int:
    """The most of a good that can go overseas."""
    return max(shipments(table, company, good), default=0)


def storable(table: Table, company: Company, good: str) -> int:
    """How many goods of a kind the warehouses hold if other goods make room (III.5)."""
    edition = table.edition
    room = company.large_room(edition, good)
    small = company.small_room(edition)
    if small and edition.switches.goods_on_scale:
        above_price = edition.highest_price - company.factories[good].price
        small = max(0, min(small, above_price))
    return room + small


# What a use does


def work_extra_shifts(table: Table, company: Company) -> None:
    """The tile goes back to the offer for one more good (III.1)."""
    table.journal.add("extra-good", company.seat, good=table.active)
    give_back(table, company, EXTRA_SHIFTS)


def shut_row(table: Table, company: Company) -> None:
    """The row's goods are not made, its workers and machines not paid (III.1)."""
    factory = company.factories[table.active]
    row = factory.last_row()
    goods = factory.row_output(table.edition, row)
    company.shut_row = row
    company.unsold -= goods
    table.journal.add("row-shut", company.seat, good=factory.good, row=row + 1, goods=goods)


def lose_patron(table: Table, company: Company) -> None:
    """A Patron who is offered goods of an appeal below zero leaves (2025 5.3.I)."""
    good = table.active
    if PATRON_OF[good] in company.tiles and company.factories[good].appeal(table.edition) < 0:
        give_back(table, company, PATRON_OF[good])


def sell_beyond_market(table: Table, company: Company, event: str) -> None:
    """Sell one good beyond the demand, a new one if there is one, else a stored one (III.1)."""
    good = table.active
    stored = 0
    if company.unsold:
        company.unsold -= 1
    else:
        company.stock[good] -= 1
        stored = 1
    company.sold += 1
    table.journal.add(event, company.seat, good=good, stored=stored)
