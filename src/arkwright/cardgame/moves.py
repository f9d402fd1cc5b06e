"""Every move of the card game: the class is what it does, its fields what it is about."""

from dataclasses import dataclass

from arkwright.cardgame.edition import PATRONS
from arkwright.play import Move
from arkwright.play.move import Done as Done
from arkwright.play.move import EndTurn as EndTurn
from arkwright.play.move import Start as Start


class Pass(Move):
    """Perform no action in this turn (1a)."""


@dataclass(eq=False, repr=False)
class Act(Move):
    """Choose the one action of the turn (1a)."""

    action: str


@dataclass(eq=False, repr=False)
class Found(Move):
    """Choose a starting factory (expert setup 6, solo A and C)."""

    good: str

    @property
    def when(self) -> str:
        return "choose-factory"


@dataclass(eq=False, repr=False)
class BuildFactory(Move):
    """Build a factory (1a.1)."""

    good: str

    def notation(self) -> str:
        return f"build {self.good}"


@dataclass(eq=False, repr=False)
class Upgrade(Move):
    """Upgrade a factory and its worker cards (1a.1)."""

    good: str


@dataclass(eq=False, repr=False)
class Invent(Move):
    """Upgrade a factory a decade early with the Inventor (card 8)."""

    good: str


@dataclass(eq=False, repr=False)
class Employ(Move):
    """Add the next worker card to a factory (1a.2)."""

    good: str


@dataclass(eq=False, repr=False)
class Automate(Move):
    """Put machines on a worker card (1a.3)."""

    good: str
    position: int


@dataclass(eq=False, repr=False)
class SetQuality(Move):
    """Give a factory quality cards of these values, as `2+1`; `0` is none (1a.4)."""

    good: str
    values: str

    def notation(self) -> str:
        return f"quality {self.good} {self.values}"


@dataclass(eq=False, repr=False)
class SetDistribution(Move):
    """Give a factory a distribution of this value (1a.4)."""

    good: str
    value: int

    def notation(self) -> str:
        return f"distribution {self.good} {self.value}"


@dataclass(eq=False, repr=False)
class Buy(Move):
    """Buy own shares (1a.5, expert setup 11)."""

    count: int

    @property
    def when(self) -> str:
        return "buy-shares"


@dataclass(eq=False, repr=False)
class Borrow(Move):
    """Take bank loans (1a.5)."""

    count: int


class ReadyShips(Move):
    """Make all ships ready again (1a.5)."""


@dataclass(eq=False, repr=False)
class ProduceExtra(Move):
    """Produce with a factory and so many of its worker cards (1a.6)."""

    good: str
    cards: int

    def notation(self) -> str:
        return f"produce {self.good} {self.cards}"


@dataclass(eq=False, repr=False)
class ShipGoods(Move):
    """Ship goods overseas (1a.7, 2b)."""

    good: str
    count: int

    def notation(self) -> str:
        return f"ship {self.good} {self.count}"


@dataclass(eq=False, repr=False)
class Appeal(Move):
    """Set token, office and quality cards to this total appeal (1b)."""

    value: int


@dataclass(eq=False, repr=False)
class AppealWithEngineer(Move):
    """Set this total appeal with the Engineer turned to price or to appeal (1b, card 12)."""

    value: int
    side: str

    def notation(self) -> str:
        return f"appeal {self.value} engineer {self.side}"


@dataclass(eq=False, repr=False)
class Develop(Move):
    """Move a development one step (1c)."""

    development: str


@dataclass(eq=False, repr=False)
class TakeCard(Move):
    """Take a development card, to a factory if it lies at one (1c)."""

    card: str
    good: str = ""

    def notation(self) -> str:
        return f"take {self.card} {self.good}".rstrip()


@dataclass(eq=False, repr=False)
class TakeCopy(Move):
    """Choose a copy of the card in the display (Solo)."""

    position: int


@dataclass(eq=False, repr=False)
class DiscardCard(Move):
    """Put a development card back into the supply (1c)."""

    card: str

    def notation(self) -> str:
        return f"discard {self.card}"


@dataclass(eq=False, repr=False)
class Broker(Move):
    """Discard the Broker to buy shares at half price (card 6)."""

    count: int

    @property
    def when(self) -> str:
        return "use-broker"


@dataclass(eq=False, repr=False)
class UseCard(Move):
    """Use a card where its use is a choice."""

    card: str

    def notation(self) -> str:
        return f"use {self.card}"

    @property
    def when(self) -> str:
        return f"use-card-{'patron' if self.card in PATRONS else self.card}"


@dataclass(eq=False, repr=False)
class Reactivate(Move):
    """Turn the Developer to make another card ready (card 9)."""

    card: str


@dataclass(eq=False, repr=False)
class SellFromStore(Move):
    """Sell stored goods beside the new ones (2a)."""

    count: int

    def notation(self) -> str:
        return f"sell stored {self.count}"


@dataclass(eq=False, repr=False)
class ClearGoods(Move):
    """Waste stored goods of a kind to have one of their warehouses free (2b)."""

    good: str

    def notation(self) -> str:
        return f"clear {self.good}"


@dataclass(eq=False, repr=False)
class Drop(Move):
    """Waste one stored good for lack of a warehouse (card 13)."""

    good: str
