"""Add distribution: which factory ends with which value (1a.4)."""

from arkwright.cardgame.actions.settling import Settling
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.moves import SetDistribution
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DONE, SET_DISTRIBUTION
from arkwright.play import Move, Refusal


def distribution_cards(table: Table, company: Company) -> int:
    """Distribution cards owned: the Patent is one more (card 11)."""
    return table.edition.distribution_cards + (1 if "patent" in company.cards else 0)


def cards_in_use(company: Company) -> int:
    """Distribution cards beside the factories."""
    return sum(1 for factory in company.factories.values() if factory.distribution)


def lacks_card(table: Table, company: Company, factory: Factory) -> bool:
    """Whether a factory has no distribution, nor its owner a card for any."""
    return not factory.distribution and cards_in_use(company) >= distribution_cards(table, company)


class AddDistribution(Settling):
    """Settle factories on distribution.

    A card of a factory that is set to 0 is free for another, its value is lost.
    """

    __slots__ = ()
    development = "distribution"

    def level(self, factory: Factory) -> int:
        return factory.distribution

    def highest(self, table: Table, company: Company, factory: Factory) -> int:
        """The most that a factory may be given."""
        now = factory.distribution
        if lacks_card(table, company, factory):
            return now
        return min(table.edition.distribution_cap, now + self.left(table, company))

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        for good, factory in company.factories.items():
            if good not in self.settled:
                now = factory.distribution
                settings = SET_DISTRIBUTION[good]
                moves += settings[:now]
                moves += settings[now + 1 : self.highest(table, company, factory) + 1]
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
        refusal = self.not_open(company, move.good)
        if refusal is not None:
            return refusal
        factory = company.factories[move.good]
        if move.value == factory.distribution:
            return Refusal("as-it-is", "1a.4", good=move.good)
        if lacks_card(table, company, factory):
            return Refusal("no-distribution-card", "1a.4")
        if move.value > self.highest(table, company, factory):
            return Refusal("adds-too-much", "1a.4", count=self.left(table, company))
        return None
