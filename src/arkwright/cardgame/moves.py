"""Every move of the card game: the class is what it does, its fields what it is about."""

from dataclasses import dataclass

from arkwright.cardgame.edition import PATRONS
from arkwright.play import Move
from arkwright.play.move import AboutCount
from arkwright.play.move import Done as Done
from arkwright.play.move import EndTurn as EndTurn
from arkwright.play.move import Start as Start


@dataclass(eq=False, repr=False)
class AboutGood(Move):
    """What is about a good or its factory."""

    good: str


@dataclass(eq=False, repr=False)
class AboutCard(Move):
    """What is about a development card."""

    card: str


class Pass(Move):
    """Perform no action in this turn (1a)."""


@dataclass(eq=False, repr=False)
class Act(Move):
    """Choose the one action of the turn (1a)."""

    action: str


class Found(AboutGood):
    """Choose a starting factory (expert setup 6, solo A and C)."""

    when = "choose-factory"


class BuildFactory(AboutGood):
    """Build a factory (1a.1)."""

    verb = "build"


class Upgrade(AboutGood):
    """Upgrade a factory and its worker cards (1a.1)."""


class Invent(AboutGood):
    """Upgrade a factory a decade early with the Inventor (card 8)."""


class Employ(AboutGood):
    """Add the next worker card to a factory (1a.2)."""


@dataclass(eq=False, repr=False)
class Automate(AboutGood):
    """Put machines on a worker card (1a.3)."""

    position: int


@dataclass(eq=False, repr=False)
class SetQuality(AboutGood):
    """Give a factory quality cards of these values, as `2+1`; `0` is none (1a.4)."""

    values: str

    @property
    def verb(self) -> str:
        return "quality"


@dataclass(eq=False, repr=False)
class SetDistribution(AboutGood):
    """Give a factory a distribution of this value (1a.4)."""

    value: int

    @property
    def verb(self) -> str:
        return "distribution"


class Buy(AboutCount):
    """Buy own shares (1a.5, expert setup 11)."""

    when = "buy-shares"


class Borrow(AboutCount):
    """Take bank loans (1a.5)."""


class ReadyShips(Move):
    """Make all ships ready again (1a.5)."""


@dataclass(eq=False, repr=False)
class ProduceExtra(AboutGood):
    """Produce with a factory and so many of its worker cards (1a.6)."""

    cards: int

    @property
    def verb(self) -> str:
        return "produce"


@dataclass(eq=False, repr=False)
class ShipGoods(AboutGood):
    """Ship goods overseas (1a.7, 2b)."""

    count: int

    @property
    def verb(self) -> str:
        return "ship"


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

    @property
    def verb(self) -> str:
        return "take"


@dataclass(eq=False, repr=False)
class TakeCopy(Move):
    """Choose a copy of the card in the display (Solo)."""

    position: int


class DiscardCard(AboutCard):
    """Put a development card back into the supply (1c)."""

    verb = "discard"


class Broker(AboutCount):
    """Discard the Broker to buy shares at half price (card 6)."""

    when = "use-broker"


class UseCard(AboutCard):
    """Use a card where its use is a choice."""

    verb = "use"

    @property
    def when(self) -> str:
        return f"use-card-{'patron' if self.card in PATRONS else self.card}"


class Reactivate(AboutCard):
    """Turn the Developer to make another card ready (card 9)."""


class SellFromStore(AboutCount):
    """Sell stored goods beside the new ones (2a)."""

    verb = "sell stored"


class ClearGoods(AboutGood):
    """Waste stored goods of a kind to have one of their warehouses free (2b)."""

    verb = "clear"


class Drop(AboutGood):
    """Waste one stored good for lack of a warehouse (card 13)."""
