"""Extra production, an expert rule: goods for the warehouses (1a.6)."""

from arkwright.cardgame.costs import pay, production_cost
from arkwright.cardgame.discarding import discard_card
from arkwright.cardgame.moves import ProduceExtra, UseCard
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, PRODUCE, USE
from arkwright.cardgame.warehouse import store
from arkwright.play import Move, Refusal, Step


class ExtraProduction(Step[Table]):
    """Produce in factories, each once, with none, one or both of its worker cards."""

    __slots__ = ("produced",)
    section = "1a.6"

    def __init__(self, seat: int, produced: tuple[str, ...]) -> None:
        self.seat = seat
        self.produced = produced

    def moves(self, table: Table) -> list[Move]:
        factories = table.companies[self.seat].factories
        return [*self.legal(table, (move for good in factories for move in PRODUCE[good])), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, ProduceExtra):
            return
        company = table.companies[self.seat]
        factory = company.factories[move.good]
        goods = factory.output(table.edition, move.cards)
        table.journal.add("produced", self.seat, good=move.good, count=goods)
        table.ask(ExtraProduction(self.seat, (*self.produced, move.good)))
        if "extra-shift" in company.cards:
            table.ask(OneMoreGood(self.seat, goods, move.good))
            goods = 0
        pay(table, company, production_cost(table, company, factory, move.cards), "production")
        if goods and not company.bankrupt:
            store(table, company, move.good, goods)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, ProduceExtra):
            return None
        factory = table.companies[self.seat].factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "1a.6", good=move.good)
        if move.good in self.produced:
            return Refusal("produced-already", "1a.6", good=move.good)
        if move.cards > factory.cards:
            return Refusal("no-worker-card", "1a.6", good=move.good, position=move.cards)
        return None


class OneMoreGood(Step[Table]):
    """Discard the Extra Shift for one more good of an extra production."""

    __slots__ = ("count", "good")
    section = "card 3"

    def __init__(self, seat: int, count: int, good: str) -> None:
        self.seat = seat
        self.count = count
        self.good = good

    def moves(self, table: Table) -> list[Move]:
        return [USE["extra-shift"], DONE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        count = self.count
        if isinstance(move, UseCard):
            discard_card(table, company, "extra-shift")
            count += 1
        store(table, company, self.good, count)
