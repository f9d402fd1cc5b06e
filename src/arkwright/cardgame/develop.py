"""Step c: one development on the board, or one development card (1c)."""

from arkwright.cardgame.actions.quality import CARD, ENGINEER, NEEDED, owned_cards, values_of
from arkwright.cardgame.company import Company
from arkwright.cardgame.moves import (
    BROKER,
    COMPOSITION_VALUES,
    DEVELOP,
    DISCARD,
    DONE,
    REACTIVATE,
    SET_DISTRIBUTION,
    SET_QUALITY,
    TAKE,
    TAKE_FOREMAN,
    USE,
    Broker,
    Develop,
    DiscardCard,
    Reactivate,
    SetDistribution,
    SetQuality,
    TakeCard,
    UseCard,
)
from arkwright.cardgame.table import Table
from arkwright.cardgame.warehouse import make_fit
from arkwright.play import Move, Refusal, Step

LIFTED_BY = {
    "shipping": "trade-office",
    "machinery": "workshop",
    "distribution": "patent",
    "quality": "engineer",
}
"""The card that lifts a development's decade restriction (expert setup 5)."""


def why_not_develop(
    table: Table, company: Company, development: str, free: bool = False
) -> Refusal | None:
    """The rule that bars a development's next step; `free` disregards the decade (card 8)."""
    level = company.developments[development]
    if level + 1 >= len(table.edition.development[development]):
        return Refusal("development-complete", "1c", development=development)
    if free or table.options["restrictions"] != "yes" or development not in LIFTED_BY:
        return None
    decade = table.edition.restriction[level + 1]
    if max(0, table.decade) + 1 < decade and LIFTED_BY[development] not in company.cards:
        card = LIFTED_BY[development]
        return Refusal("decade-restriction", "expert setup 5", decade=decade, card=card)
    return None


def advance(table: Table, company: Company, development: str) -> None:
    company.developments[development] += 1
    level = company.developments[development]
    allowed = table.edition.development[development][level]
    table.journal.add("developed", company.seat, development=development, allowed=allowed)


def why_not_take(table: Table, company: Company, card: str) -> Refusal | None:
    """The rule that bars a card, if one does."""
    if card in company.cards:
        return Refusal("card-owned", "1c", card=card)
    if card in company.discarded:
        return Refusal("card-just-discarded", "1c", card=card)
    if card not in table.on_offer():
        return Refusal("card-not-on-offer", "1c", card=card)
    return None


def take_moves(table: Table, company: Company) -> list[Move]:
    moves: list[Move] = []
    for card in table.on_offer():
        if card not in company.cards and card not in company.discarded:
            if card == "foreman":
                moves += [TAKE_FOREMAN[good] for good in company.factories]
            else:
                moves.append(TAKE[card])
    return moves


def take_card(table: Table, company: Company, card: str, good: str) -> None:
    """Take a card from the supply; above the limit, another one must go (1c)."""
    table.take_from_supply(card)
    company.cards[card] = good
    table.journal.add("took-card", company.seat, card=card, good=good)
    if card == "engineer":
        company.engineered = True
    if len(company.cards) > company.allows(table.edition, "cards"):
        table.ask(CardLimit(company.seat, card))


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
        if cards_needed(company) > table.edition.distribution_cards:
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


def cards_needed(company: Company) -> int:
    """Distribution cards beside the factories."""
    return sum(1 for factory in company.factories.values() if factory.distribution)


class DevelopStep(Step[Table]):
    """Take one development or one card, or use Broker or Inventor instead."""

    __slots__ = ()
    section = "1c"

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = [
            DEVELOP[name] for name in DEVELOP if why_not_develop(table, company, name) is None
        ]
        moves += take_moves(table, company)
        cards = company.cards
        if "broker" in cards:
            moves += BROKER[: broker_count(table, company)]
        if "inventor" in cards and why_not_invent(table, company) is None:
            moves.append(USE["inventor"])
        moves += reactivations(company)
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        if isinstance(move, Develop):
            if move.development == "exchange":
                company.did("brokered")
            advance(table, company, move.development)
        elif isinstance(move, TakeCard):
            take_card(table, company, move.card, move.good)
        elif isinstance(move, Broker):
            pounds = move.count * -(-company.value // 2)
            company.cash -= pounds
            company.shares += move.count
            company.did("brokered")
            table.journal.add("shares-bought", self.seat, count=move.count, pounds=pounds)
            discard_card(table, company, "broker")
        elif isinstance(move, UseCard):
            table.ask(FreeDevelopments(self.seat, table.edition.inventor_developments))
            discard_card(table, company, "inventor")
        elif isinstance(move, Reactivate):
            reactivate(table, company, move.card)
            table.ask(self)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        company = table.companies[self.seat]
        if isinstance(move, Develop):
            return why_not_develop(table, company, move.development)
        if isinstance(move, TakeCard):
            barred = why_not_take(table, company, move.card)
            return barred or Refusal("no-factory", "card 5", good=move.good)
        if isinstance(move, Broker):
            if "broker" not in company.cards:
                return Refusal("card-not-owned", "card 6", card="broker")
            if company.shares + move.count > table.edition.most_shares:
                return Refusal("share-track-full", "1a.5", count=table.edition.most_shares)
            pounds = move.count * -(-company.value // 2)
            return Refusal("shares-cost-more", "card 6", pounds=pounds, cash=company.cash)
        if isinstance(move, UseCard) and move.card == "inventor":
            return why_not_invent(table, company)
        if isinstance(move, Reactivate):
            return why_not_reactivate(company, move.card)
        return None


def reactivations(company: Company) -> list[Move]:
    """Turned cards that the Developer could make ready, at any time of the own turn (card 9)."""
    if not company.turned or not company.ready("developer"):
        return []
    return [REACTIVATE[card] for card in company.turned]


def reactivate(table: Table, company: Company, card: str) -> None:
    """Turn the Developer to make another card ready (card 9)."""
    company.turned.remove(card)
    company.turned.append("developer")
    table.journal.add("reactivated", company.seat, card=card)


def why_not_reactivate(company: Company, card: str) -> Refusal:
    if not company.ready("developer"):
        return Refusal("card-not-ready", "card 9", card="developer")
    return Refusal("card-not-turned", "card 9", card=card)


def broker_count(table: Table, company: Company) -> int:
    """How many shares the Broker can buy at half price (card 6)."""
    room = table.edition.most_shares - company.shares
    affordable = company.cash // max(1, -(-company.value // 2))
    return min(table.edition.broker_shares, room, affordable)


def why_not_invent(table: Table, company: Company) -> Refusal | None:
    """The rule against trading the Inventor for two developments, an expert use (card 8)."""
    if "inventor" not in company.cards:
        return Refusal("card-not-owned", "card 8", card="inventor")
    if table.options["restrictions"] != "yes" and table.options["cards"] != "random":
        return Refusal("expert-rule-off", "card 8", option="restrictions")
    return None


class StartDevelopment(DevelopStep):
    """Take a first development or card before the game."""

    __slots__ = ()
    section = "expert setup 6"


class FreeDevelopments(Step[Table]):
    """Take developments whatever the decade, for the Inventor."""

    __slots__ = ("left",)
    section = "card 8"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        moves: list[Move] = []
        if self.left:
            moves += [
                DEVELOP[name]
                for name in DEVELOP
                if why_not_develop(table, company, name, free=True) is None
            ]
        moves.append(DONE)
        return moves

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Develop):
            company = table.companies[self.seat]
            if move.development == "exchange":
                company.did("brokered")
            advance(table, company, move.development)
            table.ask(FreeDevelopments(self.seat, self.left - 1))

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Develop):
            return why_not_develop(table, table.companies[self.seat], move.development, free=True)
        return None


class CardLimit(Step[Table]):
    """Discard a card after taking one above the limit."""

    __slots__ = ("card",)
    section = "1c"

    def __init__(self, seat: int, card: str) -> None:
        super().__init__(seat)
        self.card = card

    def moves(self, table: Table) -> list[Move]:
        return [DISCARD[card] for card in table.companies[self.seat].cards if card != self.card]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, DiscardCard)
        discard_card(table, table.companies[self.seat], move.card)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, DiscardCard):
            if move.card == self.card:
                return Refusal("card-just-taken", "1c", card=move.card)
            return Refusal("card-not-owned", "1c", card=move.card)
        return Refusal("must-discard-card", "1c")


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
        return Refusal("must-lose-distribution", "card 11")


class LostEngineer(Step[Table]):
    """Replace the Engineer's quality by cards of the reserve, up to the same value.

    They are turned as the Engineer was: price or appeal is set in step b only.
    """

    __slots__ = ("good", "on_appeal", "value")
    section = "card 12"

    def __init__(self, seat: int, good: str, on_appeal: bool, value: int) -> None:
        super().__init__(seat)
        self.good = good
        self.on_appeal = on_appeal
        self.value = value

    def moves(self, table: Table) -> list[Move]:
        company = table.companies[self.seat]
        reserve = owned_cards(table, company)
        for factory in company.factories.values():
            for value in values_of(factory):
                reserve[CARD[value]] -= 1
        moves: list[Move] = []
        for text, values in COMPOSITION_VALUES.items():
            cards = NEEDED[text]
            if 0 < sum(values) <= self.value and all(
                cards[kind] <= reserve[kind] for kind in range(len(reserve))
            ):
                moves.append(SET_QUALITY[self.good][text])
        moves.append(DONE)
        return moves

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
        if isinstance(move, SetQuality):
            return Refusal("engineer-replaced-up-to", "card 12", value=self.value)
        return None
