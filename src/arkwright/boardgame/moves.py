"""Every move of the board game: the class is what it does, its fields what it is about."""

from dataclasses import dataclass

from arkwright.boardgame.edition import USUAL
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
class AboutRow(AboutGood):
    """What is about a row of a factory."""

    row: int


@dataclass(eq=False, repr=False)
class AboutTile(Move):
    """What is about a development tile."""

    tile: str


@dataclass(eq=False, repr=False)
class Place(Move):
    """Put an action marker on a free administration space (II.1)."""

    marker: str
    space: int


@dataclass(eq=False, repr=False)
class Reuse(Move):
    """Use an action marker again on a space: where it lies, or where it moves (II.1)."""

    marker: str
    space: int


class Unlock(Move):
    """Pay to open the administration space that the Hamburg crisis closed (10.2)."""


@dataclass(eq=False, repr=False)
class Pay(Move):
    """Choose the administrative cost, as Accountant or Engineer allow (II.1, II.2.4)."""

    pounds: int


@dataclass(eq=False, repr=False)
class Found(AboutGood):
    """Choose one of the first two factories (4.1.IV), and its kind (2025 9.4)."""

    category: str = USUAL


@dataclass(eq=False, repr=False)
class Build(AboutGood):
    """Build a factory of a level (II.2.1), and of a kind (2025 9.4)."""

    level: int
    category: str = USUAL


class Modernise(AboutGood):
    """Bring a factory to the next level (II.2.1)."""


class Close(AboutGood):
    """Close a factory down (II.2.1)."""


class Use(AboutTile):
    """Use a tile, or the Crown Jubilee, where its use is a choice."""

    @property
    def when(self) -> str:
        return f"use-{self.tile}"


@dataclass(eq=False, repr=False)
class Hire(AboutRow):
    """Hire workers into one row of a factory (II.2.2)."""

    count: int


@dataclass(eq=False, repr=False)
class Fire(AboutGood):
    """Fire workers of a factory, from its last rows (II.2.2)."""

    count: int


@dataclass(eq=False, repr=False)
class MovePiece(Move):
    """Move a machine or a worker to a lower row of the factory before firing (2025 5.2.II.2b).

    A machine changes places with a worker there if no space is free.
    """

    piece: str
    good: str
    row: int
    to: int

    @property
    def verb(self) -> str:
        return "move"


@dataclass(eq=False, repr=False)
class Post(Move):
    """Hire a worker to a warehouse post: a good's column, or one of the rows (II.2.2)."""

    post: str


@dataclass(eq=False, repr=False)
class Shift(Move):
    """Move a warehouse worker to another post (II.2.2)."""

    post: str
    new_post: str


class Machine(AboutRow):
    """Replace a worker of a row by a machine (II.2.3)."""


class Reseat(AboutRow):
    """Give a replaced worker another place, with the School (II.2.3)."""


class Quality(AboutGood):
    """Raise a factory's quality by one level (II.2.4)."""


class Distribute(AboutGood):
    """Raise a factory's distribution by one level (II.2.5)."""


class Buy(AboutCount):
    """Buy own shares from the bank (II.2.6)."""


class Sell(AboutCount):
    """Sell own shares to the bank (4.1.V, II.2.6)."""


class Repay(AboutCount):
    """Repay loans (II.2.6)."""


@dataclass(eq=False, repr=False)
class Clear(AboutGood):
    """Sell stored goods at their fixed price (II.2.6)."""

    count: int


@dataclass(eq=False, repr=False)
class Contract(AboutGood):
    """Put a good's contract marker on a space of the track (II.2.6)."""

    space: int


@dataclass(eq=False, repr=False)
class Limit(Move):
    """Put the contract limit marker on a space, or beside the track (2025 5.2.II.6d)."""

    space: int

    def notation(self) -> str:
        return f"limit {self.space or 'none'}"


@dataclass(eq=False, repr=False)
class Invest(Move):
    """Take a half of the Investor: the exchange, or a marker to copy (2025 5.2.II.6e)."""

    marker: str


@dataclass(eq=False, repr=False)
class Ship(Move):
    """Deliver goods on a contract (II.2.7, III.4)."""

    count: int
    good: str


@dataclass(eq=False, repr=False)
class Produce(AboutGood):
    """Run the first rows of a factory outside the production phase (II.2.8)."""

    rows: int


@dataclass(eq=False, repr=False)
class Price(AboutGood):
    """Set the price of a good (II.2.1, II.3.1)."""

    pounds: int


@dataclass(eq=False, repr=False)
class TakeTile(Move):
    """Take a development tile, assigned to a factory if it needs one (II.3.2.1)."""

    tile: str
    good: str = ""


@dataclass(eq=False, repr=False)
class Assign(Move):
    """Assign an owned tile to another factory instead of taking one (II.3.2.1)."""

    tile: str
    good: str


class ReturnTile(AboutTile):
    """Give a development tile back (II.3.2.1)."""

    verb = "return"


class KeepTile(AboutTile):
    """Pay for the next use of a tile instead of returning it (II.2.1)."""

    verb = "keep"


@dataclass(eq=False, repr=False)
class TakeMarker(Move):
    """Take an advanced action marker (II.3.2.2)."""

    marker: str


@dataclass(eq=False, repr=False)
class TakeShip(Move):
    """Take a ship, for a smaller one if both piers are taken; `instead` 0 is none (II.3.2.3)."""

    capacity: int
    instead: int = 0

    def notation(self) -> str:
        return f"take ship {self.capacity}" + (f" for {self.instead}" if self.instead else "")


@dataclass(eq=False, repr=False)
class Swap(Move):
    """Say which of two like ships was swapped: on a space of the chart, or 0 at the pier."""

    space: int

    def notation(self) -> str:
        return f"swap {self.space or 'pier'}"


class Broker(AboutCount):
    """Return the Broker and buy shares at half price (II.3.2)."""


class SellStored(Move):
    """Sell a stored good when called (III.1)."""


class Offer(AboutCount):
    """Declare stored goods for the sale (2025 5.3.I)."""


class Stop(Move):
    """Stop selling in this phase (III.1)."""


class Discard(AboutGood):
    """Give up one stored or new good for lack of room (III.5)."""


@dataclass(eq=False, repr=False)
class Dismiss(Move):
    """Dismiss a warehouse worker by the post, or a ship with its crew (6.II)."""

    what: str


class LoseMachine(AboutRow):
    """Let the Luddites have a machine of a row (10.2)."""


class PayOff(AboutGood):
    """Pay the Luddites to spare a factory (10.2)."""


class Advance(AboutRow):
    """Move a worker of a higher row to the space a machine left (10.2)."""


@dataclass(eq=False, repr=False)
class Enlist(Move):
    """Send a ship to the Opium War (10.2)."""

    capacity: int


@dataclass(eq=False, repr=False)
class Suffer(Move):
    """Choose what the recession takes: share spaces or a share (10.2)."""

    loss: str


@dataclass(eq=False, repr=False)
class Influence(Move):
    """Advance on a track of the East India Company by bought steps too (2025 9.3.II)."""

    track: str
    bought: int


class Rise(Move):
    """Take the East India Company's bonus of a share space (2025 9.3.II)."""
