"""Add distribution: which factory ends with which value (1a.4)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import SetDistribution
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, SET_DISTRIBUTION
from arkwright.play import Move, Refusal, Step


def distribution_cards(table: Table, company: Company) -> int:
    """Distribution cards owned: the Patent is one more (card 11)."""
    return table.edition.distribution_cards + (1 if "patent" in company.cards else 0)


def cards_in_use(company: Company) -> int:
    return sum(1 for factory in company.factories.values() if factory.distribution)


class AddDistribution(Step[Table]):
    """Settle factories on distribution, each once, adding no more than allowed.

    `before` is the distribution of each good when the action began. A card of a factory that is
    set to 0 is free for another, its value is lost.
    """

    __slots__ = ("before", "settled")
    section = "1a.4"

    def __init__(self, seat: int, before: tuple[int, ...], settled: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.before = before
        self.settled = settled

    def left(self, table: Table, company: Company) -> int:
        """How much may still be added."""
        added = sum(
            max(0, company.factories[good].distribution - self.before[GOODS.index(good)])
            for good in self.settled
        )
        return company.allows(table.edition, "distribution") - added

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        left = self.left(table, company)
        free = distribution_cards(table, company) - cards_in_use(company)
        cap = table.edition.distribution_cap
        moves: list[Move] = []
        for good, factory in company.factories.items():
            if good in self.settled:
                continue
            now = factory.distribution
            settings = SET_DISTRIBUTION[good]
            moves += settings[:now]
            if now or free:
                moves += settings[now + 1 : min(cap, now + left) + 1]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, SetDistribution):
            return
        company = table.companies[self.seat]
        company.factories[move.good].distribution = move.value
        if cards_in_use(company) > table.edition.distribution_cards:
            company.did("patent")
        table.journal.add("distribution-set", self.seat, good=move.good, value=move.value)
        table.ask(AddDistribution(self.seat, self.before, (*self.settled, move.good)))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, SetDistribution):
            return None
        company = table.companies[self.seat]
        factory = company.factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "1a.4", good=move.good)
        if move.good in self.settled:
            return Refusal("settled-already", "1a.4", good=move.good)
        if move.value == factory.distribution:
            return Refusal("as-it-is", "1a.4", good=move.good)
        if not factory.distribution and cards_in_use(company) >= distribution_cards(table, company):
            return Refusal("no-distribution-card", "1a.4")
        return Refusal("adds-too-much", "1a.4", count=self.left(table, company))
