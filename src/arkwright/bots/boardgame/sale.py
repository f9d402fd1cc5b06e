"""The clerk in the sale: what it offers, when its tiles help, and what finds no buyer."""

from arkwright.boardgame.company import Company
from arkwright.boardgame.moves import Discard
from arkwright.boardgame.production.after_sale import outlets
from arkwright.boardgame.production.declaring import Declaration
from arkwright.boardgame.production.sale import Seller, allocate
from arkwright.boardgame.table import Table
from arkwright.boardgame.vocabulary import DONE, OFFER, SELL_STORED, STOP, USE, USE_2025
from arkwright.bots.boardgame.tiles import tile_worth
from arkwright.bots.boardgame.valuation import Valuation
from arkwright.play import Move, Step


def call(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Stored goods are sold at home, unless a contract waits for them."""
    if SELL_STORED in moves:
        return SELL_STORED
    if USE["extra-shifts"] in moves:
        return USE["extra-shifts"]
    return STOP


def declaration(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Offer what no contract waits for, work and shut as the others' declarations advise."""
    assert isinstance(step, Declaration)
    table = valuation.table
    company = valuation.company
    good = table.active
    stored = company.stock[good]
    if stored and not step.offered:
        contract = company.contracts.get(good, 0)
        left = company.unsold - sales(table, company, company.unsold)
        kept = max(0, contract - left)
        if kept < stored:
            return OFFER[stored - kept - 1]
        if kept > stored:
            return OFFER[stored - 1]
    goods = company.unsold + company.offered
    sold = sales(table, company, goods)
    if USE["extra-shifts"] in moves and sales(table, company, goods + 1) > sold:
        return USE["extra-shifts"]
    if USE["school"] in moves:
        factory = company.factories[good]
        made = factory.row_output(table.edition, factory.last_row())
        if company.unsold + stored - sold - made >= outlets(table, company, good, False):
            return USE["school"]
    return DONE


def sales(table: Table, company: Company, goods: int) -> int:
    """How many of these goods the market would buy, if the others offer what they have so far."""
    edition = table.edition
    sellers: list[Seller] = []
    place = 0
    for other, factory in table.producers(table.active):
        offers = other.unsold + other.offered
        if other is company:
            place = len(sellers)
            offers = goods
        appeal = factory.appeal(edition)
        sellers.append(Seller(other.seat, appeal, factory.total_quality(edition), offers))
    demand = table.demand(table.active)
    return allocate(demand, table.importers[table.active], sellers, ()).sold[place]


def after_sale(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Sell what the contract does not need; close the row whose goods nobody wants."""
    table = valuation.table
    company = valuation.company
    good = table.active
    left = company.unsold + company.stock[good]
    capacity = sum(company.active_ships())
    contract = company.contracts.get(good, 0)
    needed = contract if contract <= min(left, capacity) else 0
    if left > needed or not company.sold:
        for kind in ("patron", "jubilee"):
            if USE[kind] in moves:
                return USE[kind]
    if USE["extra-shifts"] in moves:
        freely = not table.edition.switches.contracts and left > 0
        if freely or contract == left + 1 <= capacity:
            return USE["extra-shifts"]
    if USE["school"] in moves:
        factory = company.factories[good]
        goods = factory.row_output(table.edition, factory.last_row())
        if left - goods >= needed:
            return USE["school"]
    return DONE


def press_attache(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """Win the tie; a second time in a decade only if a step is worth more than the tile."""
    turned = valuation.company.attache_turned
    if turned and valuation.step < tile_worth(valuation, "press-attache", ""):
        return DONE
    return USE_2025["press-attache"]


def overflow(valuation: Valuation, step: Step[Table], moves: list[Move]) -> Move | None:
    """The good that brings least."""
    fixed = valuation.edition.fixed_price
    return min(moves, key=lambda move: fixed[move.good] if isinstance(move, Discard) else 99)
