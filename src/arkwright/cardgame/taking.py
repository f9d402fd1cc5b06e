"""Taking a development card: room for it, which copy of it, and the Developer at once (1c)."""

from arkwright.cardgame.company import Company
from arkwright.cardgame.discarding import discard_card
from arkwright.cardgame.moves import DiscardCard, Reactivate, TakeCopy
from arkwright.cardgame.table import Table
from arkwright.cardgame.vocabulary import DISCARD, DONE, REACTIVATE, TAKE, TAKE_COPY, TAKE_FOREMAN
from arkwright.play import Move, Refusal, Step

NOWHERE = -1
"""The spot of a card that is taken from a supply without a display."""


def barred(company: Company) -> list[str]:
    """A company takes no card that it has, nor one that it discarded in the same turn (1c)."""
    return [*company.cards, *company.discarded]


def why_not_take(table: Table, company: Company, card: str, good: str) -> Refusal | None:
    """The rule that bars a card, if one does."""
    if card in barred(company):
        owned = card in company.cards
        return Refusal("card-owned" if owned else "card-just-discarded", "1c", card=card)
    if card not in table.on_offer():
        return Refusal("card-not-on-offer", "1c", card=card)
    if good and good not in company.factories:
        return Refusal("no-factory", "card 5", good=good)
    return None


def take_moves(table: Table, company: Company) -> list[Move]:
    moves: list[Move] = []
    out = barred(company)
    for card in table.on_offer():
        if card not in out:
            if card == "foreman":
                moves += [TAKE_FOREMAN[good] for good in company.factories]
            else:
                moves.append(TAKE[card])
    return moves


def take(table: Table, company: Company, card: str, good: str) -> None:
    """Take a card in step c, one that is over the limit being discarded before or after (1c)."""
    if not table.edition.rules.discards_before_taking:
        take_card(table, company, card, good, first_copy(table, card))
        if len(company.cards) > company.allows(table.edition, "cards"):
            table.ask(CardLimit(company.seat, card))
        return
    table.ask(ChooseCopy(company.seat, card, good))
    if len(company.cards) >= company.allows(table.edition, "cards"):
        table.ask(MakeRoom(company.seat, card))


def first_copy(table: Table, card: str) -> int:
    """The first spot of the display with a card; nowhere in a supply without one."""
    copies = table.copies(card)
    return copies[0] if copies else NOWHERE


def take_card(table: Table, company: Company, card: str, good: str, spot: int = NOWHERE) -> None:
    """Take a card from the supply; a Developer may then be used at once (1c, card 9)."""
    table.take_from_supply(card, spot)
    company.cards[card] = good
    table.journal.add("took-card", company.seat, card=card, good=good)
    if card == "engineer":
        company.engineered = True
    if card == "developer" and company.turned and table.edition.rules.new_developer_is_ready:
        table.ask(UseDeveloper(company.seat))


class MakeRoom(Step[Table]):
    """Discard a card so that another one can be taken within the limit."""

    __slots__ = ("card",)
    section = "1c"

    def __init__(self, seat: int, card: str) -> None:
        self.seat = seat
        self.card = card

    def moves(self, table: Table) -> list[Move]:
        return [DISCARD[card] for card in table.companies[self.seat].cards]

    def resolve(self, table: Table, move: Move) -> None:
        assert isinstance(move, DiscardCard)
        discard_card(table, table.companies[self.seat], move.card)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, DiscardCard):
            return Refusal("make-room-first", "1c", card=self.card)
        if move.card in table.companies[self.seat].cards:
            return None
        return Refusal("card-not-owned", "1c", card=move.card)


class ChooseCopy(Step[Table]):
    """Take a card; where the display has copies of it in several spots, choose one of them."""

    __slots__ = ("card", "good")
    section = "Solo B"

    def __init__(self, seat: int, card: str, good: str) -> None:
        self.seat = seat
        self.card = card
        self.good = good

    def copies(self, table: Table) -> list[int]:
        """The spots to choose from, if it is a choice."""
        copies = table.copies(self.card) if table.edition.rules.chooses_copy else []
        return copies if len(copies) > 1 else []

    def moves(self, table: Table) -> list[Move]:
        return [TAKE_COPY[spot] for spot in self.copies(table)] or [DONE]

    def resolve(self, table: Table, move: Move) -> None:
        company = table.companies[self.seat]
        spot = move.position - 1 if isinstance(move, TakeCopy) else first_copy(table, self.card)
        take_card(table, company, self.card, self.good, spot)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if move in self.moves(table):
            return None
        values = ", ".join(str(spot + 1) for spot in self.copies(table))
        return Refusal("no-such-copy", "Solo B", card=self.card, values=values)


class CardLimit(MakeRoom):
    """Discard a card after taking one above the limit, in version 1 of the rules."""

    __slots__ = ()

    def moves(self, table: Table) -> list[Move]:
        return [DISCARD[card] for card in table.companies[self.seat].cards if card != self.card]

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if not isinstance(move, DiscardCard):
            return Refusal("must-discard-card", "1c")
        if move.card == self.card:
            return Refusal("card-just-taken", "1c", card=move.card)
        return super().why_not(table, move)


# The Developer (card 9)


def reactivations(company: Company) -> list[Move]:
    """Turned cards that the Developer could make ready, at any time of the own turn (card 9)."""
    return [
        REACTIVATE[card] for card in company.turned if why_not_reactivate(company, card) is None
    ]


def reactivate(table: Table, company: Company, card: str) -> None:
    """Turn the Developer to make another card ready (card 9)."""
    company.turned.remove(card)
    company.turned.append("developer")
    table.journal.add("reactivated", company.seat, card=card)


def why_not_reactivate(company: Company, card: str) -> Refusal | None:
    if not company.ready("developer"):
        return Refusal("card-not-ready", "card 9", card="developer")
    if card not in company.turned:
        return Refusal("card-not-turned", "card 9", card=card)
    return None


class UseDeveloper(Step[Table]):
    """Use the Developer in the turn in which it was taken."""

    __slots__ = ()
    section = "card 9"

    def moves(self, table: Table) -> list[Move]:
        return [*reactivations(table.companies[self.seat]), DONE]

    def resolve(self, table: Table, move: Move) -> None:
        if isinstance(move, Reactivate):
            reactivate(table, table.companies[self.seat], move.card)

    def why_not(self, table: Table, move: Move) -> Refusal | None:
        if isinstance(move, Reactivate):
            return why_not_reactivate(table.companies[self.seat], move.card)
        return None
