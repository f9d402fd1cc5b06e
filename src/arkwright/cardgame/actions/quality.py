"""Add quality: which factory ends with which quality cards (1a.4)."""

from arkwright.cardgame.company import Company, Factory
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.moves import SetQuality
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import COMPOSITION_VALUES, DONE, SET_QUALITY
from arkwright.play import Move, Refusal, Step

SMALL, LARGE, ENGINEER = 0, 1, 2
"""The quality cards: 1 or 2, 3 or 4, 5 or 6."""
CARD = (SMALL, SMALL, SMALL, LARGE, LARGE, ENGINEER, ENGINEER)
"""The card that shows a value."""


def needed(values: tuple[int, ...] | list[int]) -> list[int]:
    """How many cards of each kind show these values."""
    counts = [0, 0, 0]
    for value in values:
        counts[CARD[value]] += 1
    return counts


NEEDED = {text: needed(values) for text, values in COMPOSITION_VALUES.items()}
TOTAL = {text: sum(values) for text, values in COMPOSITION_VALUES.items()}


def quality_cap(table: Table, company: Company) -> int:
    """The most quality of a factory: more for the rest of the game with the Engineer (card 12)."""
    edition = table.edition
    return edition.quality_cap_engineer if company.engineered else edition.quality_cap


def owned_cards(table: Table, company: Company) -> list[int]:
    """How many quality cards of each kind a company has."""
    return [table.edition.small_quality_cards, 1, 1 if "engineer" in company.cards else 0]


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


class AddQuality(Step[Table]):
    """Settle factories on quality cards, each once, adding no more than allowed.

    `before` is the quality of each good when the action began: what a factory loses meanwhile is
    lost, what it ends with above `before` is added. `settled` factories keep their cards; cards
    come from the reserve, and if there are none, from factories that are not settled.
    """

    __slots__ = ("before", "settled")
    section = "1a.4"

    def __init__(self, seat: int, before: tuple[int, ...], settled: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.before = before
        self.settled = settled

    def added(self, company: Company, without: str) -> int:
        """Quality added so far, one factory left aside."""
        return sum(
            max(0, company.factories[good].quality() - self.before[GOODS.index(good)])
            for good in self.settled
            if good != without
        )

    def free_cards(self, table: Table, company: Company) -> list[int]:
        """Cards of each kind that no settled factory holds."""
        free = owned_cards(table, company)
        for good in self.settled:
            for value in values_of(company.factories[good]):
                free[CARD[value]] -= 1
        return free

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        free = self.free_cards(table, company)
        left = company.allows(table.edition, "quality") - self.added(company, "")
        cap = quality_cap(table, company)
        moves: list[Move] = []
        for good, factory in company.factories.items():
            if good in self.settled:
                continue
            most = min(cap, self.before[GOODS.index(good)] + left)
            now = composition(factory)
            settings = SET_QUALITY[good]
            for text, cards in NEEDED.items():
                if (
                    TOTAL[text] <= most
                    and cards[SMALL] <= free[SMALL]
                    and cards[LARGE] <= free[LARGE]
                    and cards[ENGINEER] <= free[ENGINEER]
                    and text != now
                ):
                    moves.append(settings[text])
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
        reserve = owned_cards(table, company)
        for factory in company.factories.values():
            for value in values_of(factory):
                reserve[CARD[value]] -= 1
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
        factory = company.factories.get(move.good)
        if factory is None:
            return Refusal("no-factory", "1a.4", good=move.good)
        if move.good in self.settled:
            return Refusal("settled-already", "1a.4", good=move.good)
        if move.values == composition(factory):
            return Refusal("as-it-is", "1a.4", good=move.good)
        if TOTAL[move.values] > quality_cap(table, company):
            return Refusal("quality-cap", "1a.4", level=quality_cap(table, company))
        free = self.free_cards(table, company)
        if any(NEEDED[move.values][card] > free[card] for card in (SMALL, LARGE, ENGINEER)):
            return Refusal("no-such-quality-cards", "1a.4", values=move.values)
        left = company.allows(table.edition, "quality") - self.added(company, "")
        return Refusal("adds-too-much", "1a.4", count=left)


def take_off(factory: Factory, card: int) -> bool:
    """Remove a quality card of a kind from a factory, if it has one."""
    for values in (factory.price_quality, factory.appeal_quality):
        for value in values:
            if CARD[value] == card:
                values.remove(value)
                return True
    return False
