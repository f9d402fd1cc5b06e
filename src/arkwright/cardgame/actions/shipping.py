"""Early shipping, an expert rule: stored goods of any kinds go overseas (1a.7)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import ShipGoods, UseCard
from arkwright.cardgame.shipping import most_shippable, ship
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, SHIP, USE
from arkwright.play import Move, Refusal, Step


class EarlyShipping(Step[Table]):
    """Choose stored goods to ship, kind by kind; they sail together.

    `loaded` are goods and counts on board, `spare` is whether the Trade Office spares a token.
    """

    __slots__ = ("loaded", "spare")
    section = "1a.7"

    def __init__(self, seat: int, loaded: tuple[tuple[str, int], ...], spare: bool) -> None:
        self.seat = seat
        self.loaded = loaded
        self.spare = spare

    def room(self, table: Table) -> int:
        return most_shippable(table, table.companies[self.seat]) - sum(n for _, n in self.loaded)

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        stored = (move for good in GOODS for move in SHIP[good][: company.stock[good]])
        return [*self.legal(table, (*stored, USE["trade-office"])), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, ShipGoods):
            loaded = (*self.loaded, (move.good, move.count))
            table.ask(EarlyShipping(self.seat, loaded, self.spare))
        elif isinstance(move, UseCard):
            table.ask(EarlyShipping(self.seat, self.loaded, True))
        elif self.loaded:
            ship(table, table.companies[self.seat], dict(self.loaded), self.spare)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, ShipGoods):
            if move.good in dict(self.loaded):
                return Refusal("loaded-already", "1a.7", good=move.good)
            if move.count > company.stock[move.good]:
                count = company.stock[move.good]
                return Refusal("fewer-goods-stored", "1a.7", good=move.good, count=count)
            room = self.room(table)
            return Refusal("ships-carry-fewer", "1a.7", count=room) if move.count > room else None
        if isinstance(move, UseCard) and move.card == "trade-office":
            return self.no_sparing(company)
        return None

    def no_sparing(self, company: Company) -> Refusal | None:
        """The Trade Office spares a token once a decade, when goods are on board (card 2)."""
        if self.spare or not company.ready("trade-office"):
            return Refusal("card-not-ready", "card 2", card="trade-office")
        return None if self.loaded else Refusal("nothing-loaded", "card 2")
