"""Discarding a development card, and what goes with it (1c, cards 11 to 13)."""

from arkwright.cardgame.actions.distribution import cards_in_use
from arkwright.cardgame.actions.quality import CARD, ENGINEER, TOTAL, cards_left, composable
from arkwright.cardgame.company import Company
from arkwright.cardgame.moves import SetDistribution, SetQuality
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import COMPOSITION_VALUES, DONE, SET_DISTRIBUTION, SET_QUALITY
from arkwright.cardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step


def discard_card(table: Table, company: Company, card: str) -> None:
    """Put a card back into the supply, and what it held with it (cards 11 to 13)."""
    del company.cards[card]
    company.discarded.append(card)
    if card in company.turned:
        company.turned.remove(card)
    table.put_into_supply(card)
    table.journal.add("discarded-card", company.seat, card=card)
    if card == "large-warehouse":
        make_fit(table, company)
    elif card == "patent":
        if cards_in_use(company) > table.edition.distribution_cards:
            table.ask(LostDistribution(company.seat))
    elif card == "engineer":
        for good, factory in company.factories.items():
            for on_appeal in (False, True):
                values = factory.appeal_quality if on_appeal else factory.price_quality
                for value in values:
                    if CARD[value] == ENGINEER:
                        values.remove(value)
                        table.ask(LostEngineer(company.seat, good, on_appeal, value))
                        return


class LostDistribution(Step[Table]):
    """Choose the factory that loses its distribution with the Patent."""

    __slots__ = ()
    section = "card 11"

    def moves(self, table: Table) -> list[Move]:
        factories = table.companies[self.seat].factories
        return [SET_DISTRIBUTION[g][0] for g, f in factories.items() if f.distribution]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, SetDistribution)
        table.companies[self.seat].factories[move.good].distribution = 0
        table.journal.add("distribution-set", self.seat, good=move.good, value=0)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        return None if move in self.moves(table) else Refusal("must-lose-distribution", "card 11")


class LostEngineer(Step[Table]):
    """Replace the Engineer's quality by cards of the reserve, up to the same value.

    They are turned as the Engineer was: price or appeal is set in step b only.
    """

    __slots__ = ("good", "on_appeal", "value")
    section = "card 12"

    def __init__(self, seat: int, good: str, on_appeal: bool, value: int) -> None:
        self.seat = seat
        self.good = good
        self.on_appeal = on_appeal
        self.value = value

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        reserve = composable(*cards_left(table, company, company.factories.values()))
        settings = SET_QUALITY[self.good]
        return [*(settings[t] for t in reserve if 0 < TOTAL[t] <= self.value), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, SetQuality):
            values = COMPOSITION_VALUES[move.values]
            factory = table.companies[self.seat].factories[self.good]
            if self.on_appeal:
                factory.appeal_quality = [*factory.appeal_quality, *values]
            else:
                factory.price_quality = [*factory.price_quality, *values]
            table.journal.add("quality-set", self.seat, good=self.good, value=factory.quality())

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, SetQuality) and move not in self.moves(table):
            return Refusal("engineer-replaced-up-to", "card 12", value=self.value)
        return None
