"""Every move of the card game, with its notation. Each exists once; steps list them by slices.

A table below is indexed by the move's arguments; where the last one is a count, slot 0 holds
the move with count 1, so that `[:n]` are the moves with counts up to n.
"""

from arkwright.cardgame.edition import (
    CARDS,
    DEVELOPMENTS,
    GOODS,
    HIGHEST_APPEAL,
    MOST_GOODS,
    MOST_LOANS,
    MOST_PLAYERS,
    MOST_SHARES,
    MOST_SPOTS,
    PATRONS,
    POSITIONS,
    ROTATED,
)
from arkwright.play import Move, Vocabulary
from arkwright.play.move import DONE as DONE
from arkwright.play.move import END_TURN as END_TURN
from arkwright.play.move import Done as Done
from arkwright.play.move import EndTurn as EndTurn
from arkwright.play.move import Start as Start

ACTIONS = (
    "build",
    "employ",
    "automate",
    "quality",
    "distribution",
    "exchange",
    "production",
    "shipping",
)
COMPOSITIONS = (
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "1+1",
    "2+1",
    "2+2",
    "3+1",
    "3+2",
    "4+1",
    "4+2",
    "5+1",
    "3+1+1",
    "3+2+1",
    "4+1+1",
)
"""Every way to lie quality cards at one factory: each at most 6 together, largest first."""
COMPOSITION_VALUES = {
    text: tuple(int(value) for value in text.split("+") if value != "0") for text in COMPOSITIONS
}
USED_CARDS = ("extra-shift", "inventor", *ROTATED)
MOST_DISTRIBUTION = 4
PRICE_SIDE, APPEAL_SIDE = "price", "appeal"
QUALITY_SIDES = (PRICE_SIDE, APPEAL_SIDE)
"""How a quality card may be turned (1b)."""


class Pass(Move):
    """Perform no action in this turn (1a)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("pass")


class Act(Move):
    """Choose the one action of the turn (1a)."""

    __slots__ = ("action",)

    def __init__(self, action: str) -> None:
        super().__init__(f"act {action}")
        self.action = action


class Found(Move):
    """Choose a starting factory (expert setup 6, solo A and C)."""

    __slots__ = ("good",)
    when = "choose-factory"

    def __init__(self, good: str) -> None:
        super().__init__(f"found {good}")
        self.good = good


class BuildFactory(Move):
    """Build a factory (1a.1)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"build {good}")
        self.good = good


class Upgrade(Move):
    """Upgrade a factory and its worker cards (1a.1)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"upgrade {good}")
        self.good = good


class Invent(Move):
    """Upgrade a factory a decade early with the Inventor (card 8)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"invent {good}")
        self.good = good


class Employ(Move):
    """Add the next worker card to a factory (1a.2)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"employ {good}")
        self.good = good


class Automate(Move):
    """Put machines on a worker card; positions count from 1 in the notation (1a.3)."""

    __slots__ = ("good", "position")

    def __init__(self, good: str, position: int) -> None:
        super().__init__(f"automate {good} {position + 1}")
        self.good = good
        self.position = position


class SetQuality(Move):
    """Give a factory quality cards of these values, as `2+1`; `0` is none (1a.4)."""

    __slots__ = ("good", "values")

    def __init__(self, good: str, values: str) -> None:
        super().__init__(f"quality {good} {values}")
        self.good = good
        self.values = values


class SetDistribution(Move):
    """Give a factory a distribution of this value (1a.4)."""

    __slots__ = ("good", "value")

    def __init__(self, good: str, value: int) -> None:
        super().__init__(f"distribution {good} {value}")
        self.good = good
        self.value = value


class Buy(Move):
    """Buy own shares (1a.5, expert setup 11)."""

    __slots__ = ("count",)
    when = "buy-shares"

    def __init__(self, count: int) -> None:
        super().__init__(f"buy {count}")
        self.count = count


class Borrow(Move):
    """Take bank loans (1a.5)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"borrow {count}")
        self.count = count


class ReadyShips(Move):
    """Make all ships ready again (1a.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("ready ships")


class ProduceExtra(Move):
    """Produce with a factory and so many of its worker cards (1a.6)."""

    __slots__ = ("good", "cards")

    def __init__(self, good: str, cards: int) -> None:
        super().__init__(f"produce {good} {cards}")
        self.good = good
        self.cards = cards


class ShipGoods(Move):
    """Ship goods overseas (1a.7, 2b)."""

    __slots__ = ("good", "count")

    def __init__(self, good: str, count: int) -> None:
        super().__init__(f"ship {good} {count}")
        self.good = good
        self.count = count


class Appeal(Move):
    """Set token, office and quality cards to this total appeal (1b)."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        super().__init__(f"appeal {value}")
        self.value = value


class AppealWithEngineer(Move):
    """Set this total appeal with the Engineer turned to price or to appeal (1b, card 12)."""

    __slots__ = ("value", "side")

    def __init__(self, value: int, side: str) -> None:
        super().__init__(f"appeal {value} engineer {side}")
        self.value = value
        self.side = side


class Develop(Move):
    """Move a development one step (1c)."""

    __slots__ = ("development",)

    def __init__(self, development: str) -> None:
        super().__init__(f"develop {development}")
        self.development = development


class TakeCard(Move):
    """Take a development card, to a factory if it lies at one (1c)."""

    __slots__ = ("card", "good")

    def __init__(self, card: str, good: str = "") -> None:
        super().__init__(f"take {card} {good}".rstrip())
        self.card = card
        self.good = good


class TakeCopy(Move):
    """Choose a copy of the card in the display; positions count from 1 in the notation (Solo)."""

    __slots__ = ("position",)

    def __init__(self, position: int) -> None:
        super().__init__(f"take copy {position + 1}")
        self.position = position


class DiscardCard(Move):
    """Put a development card back into the supply (1c)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"discard {card}")
        self.card = card


class Broker(Move):
    """Discard the Broker to buy shares at half price (card 6)."""

    __slots__ = ("count",)
    when = "use-broker"

    def __init__(self, count: int) -> None:
        super().__init__(f"broker {count}")
        self.count = count


class UseCard(Move):
    """Use a card where its use is a choice."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"use {card}")
        self.card = card

    @property
    def when(self) -> str:
        return f"use-card-{'patron' if self.card in PATRONS else self.card}"


class Reactivate(Move):
    """Turn the Developer to make another card ready (card 9)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"reactivate {card}")
        self.card = card


class SellFromStore(Move):
    """Sell stored goods beside the new ones (2a)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"sell stored {count}")
        self.count = count


class ClearGoods(Move):
    """Waste stored goods of a kind to have one of their warehouses free (2b)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"clear {good}")
        self.good = good


class Drop(Move):
    """Waste one stored good for lack of a warehouse (card 13)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"drop {good}")
        self.good = good


PASS = Pass()
READY_SHIPS = ReadyShips()
ACT = {action: Act(action) for action in ACTIONS}
FOUND = {good: Found(good) for good in GOODS}
BUILD = {good: BuildFactory(good) for good in GOODS}
UPGRADE = {good: Upgrade(good) for good in GOODS}
INVENT = {good: Invent(good) for good in GOODS}
EMPLOY = {good: Employ(good) for good in GOODS}
AUTOMATE = {good: [Automate(good, position) for position in POSITIONS] for good in GOODS}
SET_QUALITY = {
    good: {values: SetQuality(good, values) for values in COMPOSITIONS} for good in GOODS
}
SET_DISTRIBUTION = {
    good: [SetDistribution(good, value) for value in range(MOST_DISTRIBUTION + 1)] for good in GOODS
}
"""By good and value, from 0."""
BUY: list[Move] = [Buy(n + 1) for n in range(MOST_SHARES)]
BORROW: list[Move] = [Borrow(n + 1) for n in range(MOST_LOANS)]
PRODUCE: dict[str, list[Move]] = {good: [ProduceExtra(good, n) for n in range(3)] for good in GOODS}
"""By good and the number of worker cards, from 0."""
SHIP: dict[str, list[Move]] = {
    good: [ShipGoods(good, n + 1) for n in range(MOST_GOODS)] for good in GOODS
}
APPEAL: list[Move] = [Appeal(value) for value in range(HIGHEST_APPEAL + 1)]
"""By value, from 0."""
APPEAL_WITH_ENGINEER: dict[str, list[Move]] = {
    side: [AppealWithEngineer(value, side) for value in range(HIGHEST_APPEAL + 1)]
    for side in QUALITY_SIDES
}
"""By the side of the Engineer and value, from 0."""
DEVELOP = {name: Develop(name) for name in DEVELOPMENTS}
TAKE = {card: TakeCard(card) for card in CARDS if card != "foreman"}
TAKE_FOREMAN = {good: TakeCard("foreman", good) for good in GOODS}
TAKE_COPY: list[Move] = [TakeCopy(position) for position in range(MOST_SPOTS)]
"""By the spot of the display, from 0."""
DISCARD = {card: DiscardCard(card) for card in CARDS}
BROKER: list[Move] = [Broker(n + 1) for n in range(2)]
USE = {card: UseCard(card) for card in USED_CARDS}
REACTIVATE = {card: Reactivate(card) for card in ROTATED if card != "developer"}
SELL_STORED: list[Move] = [SellFromStore(n + 1) for n in range(MOST_GOODS)]
CLEAR = {good: ClearGoods(good) for good in GOODS}
DROP = {good: Drop(good) for good in GOODS}
START: list[Move] = [Start(seat) for seat in range(MOST_PLAYERS)]


VOCABULARY = Vocabulary(
    [
        [DONE, PASS, END_TURN, ACT, FOUND, BUILD, UPGRADE, INVENT, EMPLOY, AUTOMATE],
        [SET_QUALITY, SET_DISTRIBUTION, BUY, BORROW, READY_SHIPS, PRODUCE, SHIP, APPEAL],
        [DEVELOP, TAKE, TAKE_FOREMAN, DISCARD, BROKER, USE, REACTIVATE],
        [SELL_STORED, CLEAR, DROP, START],
        # Since rules version 2; at the end, so that the places of the others stay.
        [TAKE_COPY, APPEAL_WITH_ENGINEER],
    ]
)
