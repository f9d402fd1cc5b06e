"""Add quality: which factory ends with which quality cards (1a.4)."""

from collections.abc import Iterable
from functools import cache

from arkwright.cardgame.actions.settling import Settling
from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import SetQuality
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import COMPOSITION_VALUES, DONE, SET_QUALITY
from arkwright.play import Move, Refusal

SMALL, LARGE, ENGINEER = 0, 1, 2
"""The quality cards: 1 or 2, 3 or 4, 5 or 6."""
CARD = (SMALL, SMALL, SMALL, LARGE, LARGE, ENGINEER, ENGINEER)
"""The card that shows a value."""


NEEDED = {
    text: [sum(CARD[value] == card for value in values) for card in (SMALL, LARGE, ENGINEER)]
    for text, values in COMPOSITION_VALUES.items()
}
"""How many cards of each kind show the values of a composition."""
TOTAL = {text: sum(values) for text, values in COMPOSITION_VALUES.items()}


@cache
def composable(small: int, large: int, engineer: int) -> list[str]:
    """What can be made of so many cards of each kind."""
    return [
        text
        for text, cards in NEEDED.items()
        if cards[SMALL] <= small and cards[LARGE] <= large and cards[ENGINEER] <= engineer
    ]


def quality_cap(table: Table, company: Company) -> int:
    """The most quality of a factory: more for the rest of the game with the Engineer (card 12)."""
    edition = table.edition
    return edition.quality_cap_engineer if company.engineered else edition.quality_cap


def cards_left(table: Table, company: Company, holders: Iterable[Factory]) -> list[int]:
    """How many quality cards of each kind a company has beside those of some factories."""
    left = [table.edition.small_quality_cards, 1, 1 if "engineer" in company.cards else 0]
    for factory in holders:
        for value in values_of(factory):
            left[CARD[value]] -= 1
    return left


def uses_engineer(table: Table, values: tuple[int, ...]) -> bool:
    """Whether quality is the Engineer's card, or beyond the limit that it lifts (card 12)."""
    if any(CARD[value] == ENGINEER for value in values):
        return True
    return table.edition.rules.lifted_limits_are_uses and sum(values) > table.edition.quality_cap


def values_of(factory: Factory) -> list[int]:
    return factory.price_quality + factory.appeal_quality


def composition(factory: Factory) -> str:
    """The quality cards of a factory as the notation writes them."""
    return "+".join(str(value) for value in sorted(values_of(factory), reverse=True)) or "0"


class AddQuality(Settling):
    """Settle factories on quality cards.

    Settled factories keep their cards; cards come from the reserve, and if there are none, from
    factories that are not settled.
    """

    __slots__ = ()
    development = "quality"

    def level(self, factory: Factory) -> int:
        return factory.quality()

    def possible(self, table: Table, company: Company) -> list[str]:
        """What can be made of the cards that no settled factory holds."""
        settled = [company.factories[good] for good in self.settled]
        return composable(*cards_left(table, company, settled))

    def highest(self, table: Table, company: Company, good: str) -> int:
        """The most quality that a factory may be given."""
        added = self.before[GOODS.index(good)] + self.left(table, company)
        return min(quality_cap(table, company), added)

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        possible = self.possible(table, company)
        moves: list[Move] = []
        for good, factory in company.factories.items():
            if good not in self.settled:
                most = self.highest(table, company, good)
                now = composition(factory)
                settings = SET_QUALITY[good]
                moves += [settings[t] for t in possible if TOTAL[t] <= most and t != now]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if not isinstance(move, SetQuality):
            return
        company = table.companies[self.seat]
        factory = company.factories[move.good]
        factory.price_quality = []
        factory.appeal_quality = []
        values = COMPOSITION_VALUES[move.values]
        self.free(table, company, NEEDED[move.values])
        factory.price_quality = list(values)
        if uses_engineer(table, values):
            company.did("engineer")
        table.journal.add("quality-set", self.seat, good=move.good, value=sum(values))
        table.ask(AddQuality(self.seat, self.before, (*self.settled, move.good)))

    def free(self, table: Table, company: Company, cards: list[int]) -> None:
        """Take cards that are not in the reserve off factories that are not settled."""
        reserve = cards_left(table, company, company.factories.values())
        for card in (SMALL, LARGE, ENGINEER):
            for good, factory in company.factories.items():
                while reserve[card] < cards[card] and good not in self.settled:
                    if not take_off(factory, card):
                        break
                    reserve[card] += 1

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, SetQuality):
            return None
        company = table.companies[self.seat]
        refusal = self.not_open(company, move.good)
        if refusal is not None:
            return refusal
        if move.values == composition(company.factories[move.good]):
            return Refusal("as-it-is", "1a.4", good=move.good)
        cap = quality_cap(table, company)
        if TOTAL[move.values] > cap:
            return Refusal("quality-cap", "1a.4", level=cap)
        if move.values not in self.possible(table, company):
            return Refusal("no-such-quality-cards", "1a.4", values=move.values)
        if TOTAL[move.values] > self.highest(table, company, move.good):
            return Refusal("adds-too-much", "1a.4", count=self.left(table, company))
        return None


def take_off(factory: Factory, card: int) -> bool:
    """Remove a quality card of a kind from a factory, if it has one."""
    for values in (factory.price_quality, factory.appeal_quality):
        for value in values:
            if CARD[value] == card:
                values.remove(value)
                return True
    return False
