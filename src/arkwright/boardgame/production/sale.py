"""The sale of the active good (III.1): who sells how many, called line by line."""

from arkwright.boardgame.moves import SellStored, Use
from arkwright.boardgame.production.after_sale import (
    EXTRA_SHIFTS,
    SCHOOL,
    AfterSale,
    has_choice_after_sale,
    lose_patron,
    shut_row,
    work_extra_shifts,
)
from arkwright.boardgame.production.shares import SaleIncome, ShareIncrease
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, SELL_STORED, STOP, USE
from arkwright.play import Move, Refusal
from arkwright.play.step import NOBODY, Step

IMPORTER = NOBODY
"""The importer among the seats that were called."""

Answers = tuple[tuple[int, str], ...]
"""What sellers said when they were asked, in call order: seat and word."""

STORED = "stored"
STOPPED = "stop"
SHUT = "shut"
SELL_ON = "sell-on"


class Seller:
    """A company in the sale: its goods' appeal and quality, and how many it has to offer."""

    __slots__ = ("appeal", "extra_shifts", "goods", "last_row", "quality", "seat", "stored")

    def __init__(
        self,
        seat: int,
        appeal: int,
        quality: int,
        goods: int,
        stored: int = 0,
        extra_shifts: bool = False,
        last_row: int = 0,
    ) -> None:
        self.seat = seat
        self.appeal = appeal
        self.quality = quality
        self.goods = goods
        """New goods, which must be sold."""
        self.stored = stored
        """Stored goods, which may be sold after them."""
        self.extra_shifts = extra_shifts
        self.last_row = last_row
        """New goods of the last row, if the School could shut it before one of them is sold."""


class Allocation:
    """Who sold how many, seller by seller, and who must be asked before it can go on."""

    __slots__ = (
        "asked",
        "asked_to_shut",
        "calls",
        "imported",
        "left",
        "made",
        "may_use_extra_shifts",
        "new",
        "sold",
    )

    def __init__(self, made: list[int], demand: int) -> None:
        sellers = len(made)
        self.made = made
        """New goods made, without those of a row that the School shut."""
        self.new = [0] * sellers
        """New goods sold, by the place in the list of sellers."""
        self.sold = [0] * sellers
        """All goods sold, with those from store and extra shifts."""
        self.imported = 0
        self.left = demand
        """Demand left; below 0 when tied sellers went beyond it."""
        self.calls: list[int] = []
        """The seats that sold, in order; IMPORTER for the importer."""
        self.asked = -1
        """The place of the seller who must answer next; -1 when the sale is complete."""
        self.asked_to_shut = False
        """Whether the question is if the School shuts the last row, before it sells a good."""
        self.may_use_extra_shifts = False
        """Whether this is the asked seller's first call after the new goods were sold."""


def allocate(
    demand: int, importer_appeal: int, sellers: list[Seller], answers: Answers
) -> Allocation:
    """Call the sellers from the line of the highest appeal down to line 1 (III.1).

    Higher appeal sells first, the importer last among equals, then higher quality; who is still
    tied sells together, beyond the demand if need be. The importer never runs out of goods.
    Sellers are given in turn order; the sale is run anew for every answer.
    """
    result = Allocation([seller.goods for seller in sellers], demand)
    order = [
        (seller.appeal, seller.quality, -place)
        for place, seller in enumerate(sellers)
        if seller.appeal > 0
    ]
    if importer_appeal > 0:
        order.append((importer_appeal, -1, 1))
    if not order:
        return result
    order.sort(reverse=True)
    made = result.made
    new = result.new
    sold = result.sold
    calls = result.calls
    stored = [seller.stored for seller in sellers]
    asked_before = [False] * len(sellers)
    stopped = [False] * len(sellers)
    last_row = [seller.last_row for seller in sellers]
    left = demand
    answered = 0
    line = order[0][0]
    while line > 0 and left > 0:
        tied_appeal = 0
        tied_quality = 0
        for appeal, quality, minus_place in order:
            if appeal < line:
                break
            if appeal != tied_appeal or quality != tied_quality:
                if left <= 0:
                    break
                tied_appeal = appeal
                tied_quality = quality
            if quality < 0:
                result.imported += 1
                calls.append(IMPORTER)
                left -= 1
                continue
            place = -minus_place
            if stopped[place]:
                continue
            seller = sellers[place]
            if last_row[place] and new[place] == made[place] - last_row[place]:
                if answered == len(answers):
                    result.asked = place
                    result.asked_to_shut = True
                    result.left = left
                    return result
                if answers[answered][1] == SHUT:
                    made[place] -= last_row[place]
                last_row[place] = 0
                answered += 1
            if new[place] < made[place]:
                new[place] += 1
            else:
                may_use_extra_shifts = seller.extra_shifts and not asked_before[place]
                if not may_use_extra_shifts and stored[place] == 0:
                    stopped[place] = True
                    continue
                if answered == len(answers):
                    result.asked = place
                    result.may_use_extra_shifts = may_use_extra_shifts
                    result.left = left
                    return result
                asked_before[place] = True
                word = answers[answered][1]
                answered += 1
                if word == STOPPED:
                    stopped[place] = True
                    continue
                if word == STORED:
                    stored[place] -= 1
            sold[place] += 1
            calls.append(seller.seat)
            left -= 1
        line -= 1
    result.left = left
    return result


class Sale(Step[Table]):
    """Goods find buyers at home as far as demand and appeal allow; `answers` so far (III.1)."""

    __slots__ = ("answers",)

    def __init__(self, seat: int = NOBODY, answers: Answers = ()) -> None:
        self.seat = seat
        self.answers = answers

    def happen(self, table: Table) -> None:
        if table.edition.switches.sale_is_declared:
            sell_declared(table)
            return
        good = table.active
        answers = self.answers
        sellers = sellers_of(table, answers)
        demand = table.demand(good)
        sale = allocate(demand, table.importers[good], sellers, answers)
        for place, seller in enumerate(sellers):
            company = table.companies[seller.seat]
            company.sold = sale.sold[place]
            company.unsold = sale.made[place] - sale.new[place]
        if sale.asked_to_shut:
            table.ask(SchoolCall(sellers[sale.asked].seat, answers))
        elif sale.asked >= 0:
            table.ask(Call(sellers[sale.asked].seat, answers, sale.may_use_extra_shifts))
        else:
            close_sale(table, demand, sellers, sale)


def sell_declared(table: Table) -> None:
    """The sale where all was declared: the new goods first, then what was offered (2025 5.3.I)."""
    good = table.active
    edition = table.edition
    sellers = [
        Seller(
            company.seat,
            factory.appeal(edition),
            factory.total_quality(edition),
            company.unsold + company.offered,
        )
        for company, factory in table.producers(good)
    ]
    demand = table.demand(good)
    sale = allocate(demand, table.importers[good], sellers, ())
    for place, seller in enumerate(sellers):
        company = table.companies[seller.seat]
        company.sold = sale.sold[place]
        stored = max(0, company.sold - company.unsold)
        company.unsold -= company.sold - stored
        company.stock[good] -= stored
        if stored:
            table.journal.add("sold-offered", seller.seat, good=good, count=stored)
        lose_patron(table, company)
    close_sale(table, demand, sellers, sale)


def sellers_of(table: Table, answers: Answers) -> list[Seller]:
    """The companies with a factory of the active good in turn order, as the sale began."""
    good = table.active
    edition = table.edition
    sellers: list[Seller] = []
    for company, factory in table.producers(good):
        seat = company.seat
        stored = company.stock[good]
        extra_shifts = EXTRA_SHIFTS in company.tiles
        last_row = factory.row_output(edition, factory.last_row()) if SCHOOL in company.tiles else 0
        for answering, word in answers:
            if answering == seat:
                if word == STORED:
                    stored += 1
                elif word == EXTRA_SHIFTS:
                    extra_shifts = True
        sellers.append(
            Seller(
                seat,
                factory.appeal(edition),
                factory.total_quality(edition),
                factory.output(edition),
                stored,
                extra_shifts,
                last_row,
            )
        )
    return sellers


def close_sale(table: Table, demand: int, sellers: list[Seller], sale: Allocation) -> None:
    """Journal the sale and let those with something to decide after it decide (III.1)."""
    good = table.active
    journal = table.journal
    journal.add(
        "sale",
        good=good,
        demand=demand,
        left=max(0, sale.left),
        imported=sale.imported,
        # Seats as in the notation, from 1; 0 is the importer.
        calls=" ".join([str(seat + 1) for seat in sale.calls]),
    )
    steps: list[Step[Table]] = []
    for seller in sellers:
        company = table.companies[seller.seat]
        journal.add("sold", seller.seat, good=good, count=company.sold, unsold=company.unsold)
        if has_choice_after_sale(table, company):
            steps.append(AfterSale(seller.seat, False, company.unsold))
    table.ask(*steps, SaleIncome(), ShareIncrease(NOBODY, sale.imported))


class SchoolCall(Step[Table]):
    """Shut the last row with the School before one of its goods is sold, or sell on."""

    __slots__ = ("answers",)
    section = "III.1"

    def __init__(self, seat: int, answers: Answers) -> None:
        self.seat = seat
        self.answers = answers

    def moves(self, table: Table) -> list[Move]:
        return [USE[SCHOOL], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        word = SELL_ON
        if isinstance(move, Use):
            word = SHUT
            shut_row(table, table.companies[self.seat])
        table.ask(Sale(NOBODY, (*self.answers, (self.seat, word))))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        return Refusal("school-first", "III.1", good=table.active)


class Call(Step[Table]):
    """A seller whose new goods are gone is called: sell a stored good, or stop."""

    __slots__ = ("answers", "may_use_extra_shifts")
    section = "III.1"

    def __init__(self, seat: int, answers: Answers, may_use_extra_shifts: bool) -> None:
        self.seat = seat
        self.answers = answers
        self.may_use_extra_shifts = may_use_extra_shifts

    def moves(self, table: Table) -> list[Move]:
        goods = (SELL_STORED, USE[EXTRA_SHIFTS])
        return [*(move for move in goods if self.why_not(table, move) is None), STOP]

    def resolve(self, table: Table, move: Move) -> None:
        seat = self.seat
        company = table.companies[seat]
        good = table.active
        if isinstance(move, SellStored):
            word = STORED
            company.stock[good] -= 1
            table.journal.add("sold-stored", seat, good=good)
        elif isinstance(move, Use):
            word = EXTRA_SHIFTS
            work_extra_shifts(table, company)
        else:
            word = STOPPED
            table.journal.add("stopped-selling", seat, good=good)
        table.ask(Sale(NOBODY, (*self.answers, (seat, word))))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        good = table.active
        if isinstance(move, SellStored):
            return None if company.stock[good] else Refusal("nothing-stored", "III.1", good=good)
        if isinstance(move, Use):
            if move.tile in ("school", "patron", "jubilee"):
                return Refusal("only-after-sale", "III.1", tile=move.tile)
            if move.tile == EXTRA_SHIFTS and not self.may_use_extra_shifts:
                if EXTRA_SHIFTS not in company.tiles:
                    return Refusal("tile-not-owned", "III.1", tile=EXTRA_SHIFTS)
                return Refusal("extra-shifts-at-first-call", "III.1")
        return None
