"""Every move of the board game, with its notation. Each exists once; steps list them by slices.

A table below is indexed by the move's arguments; where the last one is a count, slot 0 holds
the move with count 1, so that `[:n]` are the moves with counts up to n.
"""

from arkwright.boardgame.edition import (
    ADMIN_SPACES,
    BOTH_SHIPS,
    CAPACITIES,
    FACTORY_KINDS,
    GOODS,
    GREY_MARKERS,
    HIGHEST_PRICE,
    LEVELS,
    MOST_GOODS,
    MOST_PAID,
    MOST_SHARES,
    MOST_SPACES,
    OWN_MARKERS,
    ROWS,
    TRACKS,
    USUAL,
)
from arkwright.play import Move, Vocabulary
from arkwright.play.move import DONE as DONE
from arkwright.play.move import END_TURN as END_TURN
from arkwright.play.move import Done as Done
from arkwright.play.move import EndTurn as EndTurn
from arkwright.play.move import Start as Start

POSTS = (*GOODS, "row-2", "row-3")
PATRONS = tuple(f"patron-{good}" for good in GOODS)
ASSIGNED_TILES = ("foreman", "workshop")
TILES = (
    "accountant",
    "administrator",
    "agent",
    "broker",
    "charisma",
    "developer",
    "engineer",
    "engineering-works",
    "extra-shifts",
    "foreman",
    "inventor",
    "machine-works",
    "office",
    "patent",
    *PATRONS,
    "press-attache",
    "school",
    "small-warehouse",
    "tinkerer",
    "workshop",
)
INVENTIVE_TILES = ("inventor", "tinkerer")
"""Tiles that reach beyond the timetable, use by use."""
MOST_SEATS = 4
MOST_STEPS = 16
"""On a track of the East India Company."""


class Place(Move):
    """Put an action marker on a free administration space (II.1)."""

    __slots__ = ("marker", "space")

    def __init__(self, marker: str, space: int) -> None:
        super().__init__(f"place {marker} {space}")
        self.marker = marker
        self.space = space


class Reuse(Move):
    """Use an action marker again on a space: where it lies, or where it moves (II.1)."""

    __slots__ = ("marker", "space")

    def __init__(self, marker: str, space: int) -> None:
        super().__init__(f"reuse {marker} {space}")
        self.marker = marker
        self.space = space


class Unlock(Move):
    """Pay to open the administration space that the Hamburg crisis closed (10.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("unlock")


class Pay(Move):
    """Choose the administrative cost, as Accountant or Engineer allow (II.1, II.2.4)."""

    __slots__ = ("pounds",)

    def __init__(self, pounds: int) -> None:
        super().__init__(f"pay {pounds}")
        self.pounds = pounds


class Found(Move):
    """Choose one of the first two factories (4.1.IV), and its kind (2025 9.4)."""

    __slots__ = ("good", "make")

    def __init__(self, good: str, make: str = USUAL) -> None:
        super().__init__(f"found {good} {of_make(make)}".rstrip())
        self.good = good
        self.make = make


class Build(Move):
    """Build a factory of a level (II.2.1), and of a kind (2025 9.4)."""

    __slots__ = ("good", "level", "make")

    def __init__(self, good: str, level: int, make: str = USUAL) -> None:
        super().__init__(f"build {good} {level} {of_make(make)}".rstrip())
        self.good = good
        self.level = level
        self.make = make


def of_make(make: str) -> str:
    """How a notation names a factory's kind: not at all if it is the usual one."""
    return "" if make == USUAL else make


class Modernise(Move):
    """Bring a factory to the next level (II.2.1)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"modernise {good}")
        self.good = good


class Close(Move):
    """Close a factory down (II.2.1)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"close {good}")
        self.good = good


class Use(Move):
    """Use a tile, or the Crown Jubilee, where its use is a choice."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(f"use {kind}")
        self.kind = kind

    @property
    def when(self) -> str:
        return f"use-{self.kind}"


class Hire(Move):
    """Hire workers into one row of a factory; rows count from 1 in the notation (II.2.2)."""

    __slots__ = ("good", "row", "count")

    def __init__(self, good: str, row: int, count: int) -> None:
        super().__init__(f"hire {good} {row + 1} {count}")
        self.good = good
        self.row = row
        self.count = count


class Fire(Move):
    """Fire workers of a factory, from its last rows (II.2.2)."""

    __slots__ = ("good", "count")

    def __init__(self, good: str, count: int) -> None:
        super().__init__(f"fire {good} {count}")
        self.good = good
        self.count = count


class Rearrange(Move):
    """Move a machine or a worker to a lower row of the factory before firing (2025 5.2.II.2b).

    A machine changes places with a worker there if no space is free.
    """

    __slots__ = ("piece", "good", "row", "to")

    def __init__(self, piece: str, good: str, row: int, to: int) -> None:
        super().__init__(f"move {piece} {good} {row + 1} {to + 1}")
        self.piece = piece
        self.good = good
        self.row = row
        self.to = to


class Post(Move):
    """Hire a worker to a warehouse post: a good's column, or one of the rows (II.2.2)."""

    __slots__ = ("post",)

    def __init__(self, post: str) -> None:
        super().__init__(f"post {post}")
        self.post = post


class Shift(Move):
    """Move a warehouse worker to another post (II.2.2)."""

    __slots__ = ("post", "target")

    def __init__(self, post: str, target: str) -> None:
        super().__init__(f"shift {post} {target}")
        self.post = post
        self.target = target


class Mechanise(Move):
    """Replace a worker of a row by a machine (II.2.3)."""

    __slots__ = ("good", "row")

    def __init__(self, good: str, row: int) -> None:
        super().__init__(f"machine {good} {row + 1}")
        self.good = good
        self.row = row


class Reseat(Move):
    """Give a replaced worker another place, with the School (II.2.3)."""

    __slots__ = ("good", "row")

    def __init__(self, good: str, row: int) -> None:
        super().__init__(f"reseat {good} {row + 1}")
        self.good = good
        self.row = row


class Improve(Move):
    """Raise a factory's quality by one level (II.2.4)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"quality {good}")
        self.good = good


class Distribute(Move):
    """Raise a factory's distribution by one level (II.2.5)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"distribute {good}")
        self.good = good


class Buy(Move):
    """Buy own shares from the bank (II.2.6)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"buy {count}")
        self.count = count


class Sell(Move):
    """Sell own shares to the bank (4.1.V, II.2.6)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"sell {count}")
        self.count = count


class Repay(Move):
    """Repay loans (II.2.6)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"repay {count}")
        self.count = count


class Clear(Move):
    """Sell stored goods at their fixed price (II.2.6)."""

    __slots__ = ("good", "count")

    def __init__(self, good: str, count: int) -> None:
        super().__init__(f"clear {good} {count}")
        self.good = good
        self.count = count


class Contract(Move):
    """Put a good's contract marker on a space of the track (II.2.6)."""

    __slots__ = ("good", "space")

    def __init__(self, good: str, space: int) -> None:
        super().__init__(f"contract {good} {space}")
        self.good = good
        self.space = space


class Limit(Move):
    """Put the contract limit marker on a space, or beside the track (2025 5.2.II.6d)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"limit {space}" if space else "limit none")
        self.space = space


class Invest(Move):
    """Take a half of the Investor: the exchange, or a marker to copy (2025 5.2.II.6e)."""

    __slots__ = ("marker",)

    def __init__(self, marker: str) -> None:
        super().__init__(f"invest {marker}")
        self.marker = marker


class Ship(Move):
    """Deliver goods on a contract (II.2.7, III.4)."""

    __slots__ = ("count", "good")

    def __init__(self, count: int, good: str) -> None:
        super().__init__(f"ship {count} {good}")
        self.count = count
        self.good = good


class Produce(Move):
    """Run the first rows of a factory outside the production phase (II.2.8)."""

    __slots__ = ("good", "rows")

    def __init__(self, good: str, rows: int) -> None:
        super().__init__(f"produce {good} {rows}")
        self.good = good
        self.rows = rows


class Price(Move):
    """Set the price of a good (II.2.1, II.3.1)."""

    __slots__ = ("good", "pounds")

    def __init__(self, good: str, pounds: int) -> None:
        super().__init__(f"price {good} {pounds}")
        self.good = good
        self.pounds = pounds


class TakeTile(Move):
    """Take a development tile, assigned to a factory if it needs one (II.3.2.1)."""

    __slots__ = ("kind", "good")

    def __init__(self, kind: str, good: str = "") -> None:
        super().__init__(f"take tile {kind} {good}".rstrip())
        self.kind = kind
        self.good = good


class Assign(Move):
    """Assign an owned tile to another factory instead of taking one (II.3.2.1)."""

    __slots__ = ("kind", "good")

    def __init__(self, kind: str, good: str) -> None:
        super().__init__(f"assign {kind} {good}")
        self.kind = kind
        self.good = good


class ReturnTile(Move):
    """Give a development tile back (II.3.2.1)."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(f"return {kind}")
        self.kind = kind


class KeepTile(Move):
    """Pay for the next use of a tile instead of returning it (II.2.1)."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        super().__init__(f"keep {kind}")
        self.kind = kind


class TakeMarker(Move):
    """Take an advanced action marker (II.3.2.2)."""

    __slots__ = ("marker",)

    def __init__(self, marker: str) -> None:
        super().__init__(f"take marker {marker}")
        self.marker = marker


class TakeShip(Move):
    """Take a ship, for a smaller one if both piers are taken; `instead` 0 is none (II.3.2.3)."""

    __slots__ = ("capacity", "instead")

    def __init__(self, capacity: int, instead: int = 0) -> None:
        super().__init__(f"take ship {capacity}" + (f" for {instead}" if instead else ""))
        self.capacity = capacity
        self.instead = instead


class Swap(Move):
    """Say which of two like ships was swapped: on a space of the chart, or 0 at the pier."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"swap {space}" if space else "swap pier")
        self.space = space


class Broker(Move):
    """Return the Broker and buy shares at half price (II.3.2)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"broker {count}")
        self.count = count


class SellStored(Move):
    """Sell a stored good when called (III.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("sell stored")


class Offer(Move):
    """Declare stored goods for the sale (2025 5.3.I)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(f"offer {count}")
        self.count = count


class Stop(Move):
    """Stop selling in this phase (III.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("stop")


class Discard(Move):
    """Give up one stored or new good for lack of room (III.5)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"discard {good}")
        self.good = good


class Dismiss(Move):
    """Dismiss a warehouse worker by the post, or a ship with its crew (6.II)."""

    __slots__ = ("what",)

    def __init__(self, what: str) -> None:
        super().__init__(f"dismiss {what}")
        self.what = what


class LoseMachine(Move):
    """Let the Luddites have a machine of a row (10.2)."""

    __slots__ = ("good", "row")

    def __init__(self, good: str, row: int) -> None:
        super().__init__(f"lose machine {good} {row + 1}")
        self.good = good
        self.row = row


class PayOff(Move):
    """Pay the Luddites to spare a factory (10.2)."""

    __slots__ = ("good",)

    def __init__(self, good: str) -> None:
        super().__init__(f"pay off {good}")
        self.good = good


class Advance(Move):
    """Move a worker of a higher row to the space a machine left (10.2)."""

    __slots__ = ("good", "row")

    def __init__(self, good: str, row: int) -> None:
        super().__init__(f"advance {good} {row + 1}")
        self.good = good
        self.row = row


class Enlist(Move):
    """Send a ship to the Opium War (10.2)."""

    __slots__ = ("capacity",)

    def __init__(self, capacity: int) -> None:
        super().__init__(f"enlist {capacity}")
        self.capacity = capacity


class Suffer(Move):
    """Choose what the recession takes: share spaces or a share (10.2)."""

    __slots__ = ("loss",)

    def __init__(self, loss: str) -> None:
        super().__init__(f"suffer {loss}")
        self.loss = loss


class Influence(Move):
    """Advance on a track of the East India Company by bought steps too (2025 9.3.II)."""

    __slots__ = ("track", "bought")

    def __init__(self, track: str, bought: int) -> None:
        super().__init__(f"influence {track} {bought}")
        self.track = track
        self.bought = bought


class Rise(Move):
    """Take the East India Company's bonus of a share space (2025 9.3.II)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("rise")


UNLOCK = Unlock()
RISE = Rise()
SELL_STORED = SellStored()
STOP = Stop()
LOSE_SPACES = Suffer("spaces")
LOSE_SHARE = Suffer("share")

ALL_MARKERS = (*OWN_MARKERS, *GREY_MARKERS, *(f"ship-{c}" for c in CAPACITIES))
PLACE = {m: [Place(m, space) for space in ADMIN_SPACES] for m in ALL_MARKERS}
PLACE_BOTH = [Place(BOTH_SHIPS, space) for space in ADMIN_SPACES]
REUSE = {m: [Reuse(m, space) for space in ADMIN_SPACES] for m in ALL_MARKERS}
PAY = [Pay(pounds) for pounds in range(MOST_PAID + 1)]
FOUND = {kind: {good: Found(good, kind) for good in GOODS} for kind in FACTORY_KINDS}
BUILD = {
    kind: {good: [Build(good, level, kind) for level in LEVELS] for good in GOODS}
    for kind in FACTORY_KINDS
}
MODERNISE = {good: Modernise(good) for good in GOODS}
CLOSE = {good: Close(good) for good in GOODS}
USE = {
    kind: Use(kind)
    for kind in ("developer", "extra-shifts", "jubilee", "patent", "patron", "school")
}
USE_2025 = {kind: Use(kind) for kind in (*INVENTIVE_TILES, "press-attache")}
HIRE: dict[str, list[list[Move]]] = {
    good: [[Hire(good, row, n + 1) for n in range(MOST_SPACES)] for row in ROWS] for good in GOODS
}
FIRE: dict[str, list[Move]] = {
    good: [Fire(good, n + 1) for n in range(MOST_SPACES * 4)] for good in GOODS
}
REARRANGE = {
    piece: {
        good: {row: [Rearrange(piece, good, row, to) for to in range(row)] for row in (1, 2, 3)}
        for good in GOODS
    }
    for piece in ("machine", "worker")
}
"""By piece, good, its row and the lower row where it goes."""
POST = {post: Post(post) for post in POSTS}
SHIFT = {post: {t: Shift(post, t) for t in POSTS if t != post} for post in POSTS}
MECHANISE = {good: [Mechanise(good, row) for row in ROWS] for good in GOODS}
RESEAT = {good: [Reseat(good, row) for row in ROWS] for good in GOODS}
IMPROVE = {good: Improve(good) for good in GOODS}
DISTRIBUTE = {good: Distribute(good) for good in GOODS}
BUY: list[Move] = [Buy(n + 1) for n in range(MOST_SHARES)]
SELL: list[Move] = [Sell(n + 1) for n in range(MOST_SHARES)]
REPAY: list[Move] = [Repay(n + 1) for n in range(MOST_SHARES)]
CLEAR: dict[str, list[Move]] = {
    good: [Clear(good, n + 1) for n in range(MOST_GOODS)] for good in GOODS
}
CONTRACT = {good: {space: Contract(good, space) for space in CAPACITIES} for good in GOODS}
LIMIT = {space: Limit(space) for space in (*CAPACITIES, 0)}
INVEST = {
    marker: Invest(marker)
    for marker in (
        "exchange",
        "workers",
        "machinery",
        *(marker for marker in GREY_MARKERS if marker.endswith("machinery")),
        *(f"ship-{c}" for c in CAPACITIES),
        BOTH_SHIPS,
    )
}
SHIP = {good: [Ship(n + 1, good) for n in range(MOST_GOODS)] for good in GOODS}
PRODUCE: dict[str, list[Move]] = {good: [Produce(good, n + 1) for n in ROWS] for good in GOODS}
PRICE: dict[str, list[Move]] = {
    good: [Price(good, pounds) for pounds in range(HIGHEST_PRICE + 1)] for good in GOODS
}
"""By good and pounds, from £0."""
TAKE_TILE = {kind: TakeTile(kind) for kind in TILES if kind not in ASSIGNED_TILES}
TAKE_ASSIGNED = {k: {good: TakeTile(k, good) for good in GOODS} for k in ASSIGNED_TILES}
ASSIGN = {kind: {good: Assign(kind, good) for good in GOODS} for kind in ASSIGNED_TILES}
RETURN = {kind: ReturnTile(kind) for kind in TILES}
KEEP = {kind: KeepTile(kind) for kind in INVENTIVE_TILES}
TAKE_MARKER = {marker: TakeMarker(marker) for marker in GREY_MARKERS}
TAKE_SHIP = {c: TakeShip(c) for c in CAPACITIES}
SWAP_SHIP = {c: {old: TakeShip(c, old) for old in CAPACITIES if old < c} for c in CAPACITIES}
SWAP = [*(Swap(space) for space in ADMIN_SPACES), Swap(0)]
"""By the index of the space; the last is the pier."""
BROKER = [Broker(n + 1) for n in range(2)]
OFFER: list[Move] = [Offer(n + 1) for n in range(MOST_GOODS)]
DISCARD = {good: Discard(good) for good in GOODS}
DISMISS = {what: Dismiss(what) for what in (*POSTS, *(f"ship-{c}" for c in CAPACITIES))}
START: list[Move] = [Start(seat) for seat in range(MOST_SEATS)]
LOSE_MACHINE = {good: [LoseMachine(good, row) for row in ROWS] for good in GOODS}
PAY_OFF = {good: PayOff(good) for good in GOODS}
ADVANCE = {good: [Advance(good, row) for row in ROWS] for good in GOODS}
ENLIST = {c: Enlist(c) for c in CAPACITIES}
INFLUENCE: dict[str, list[Move]] = {
    track: [Influence(track, n) for n in range(MOST_STEPS)] for track in TRACKS
}
"""By track and bought steps, from 0."""

EVERY_EDITION = [
    [DONE, END_TURN, PLACE, REUSE, UNLOCK, PAY, FOUND[USUAL], BUILD[USUAL], MODERNISE, CLOSE, USE],
    [HIRE, FIRE, POST, SHIFT, MECHANISE, RESEAT, IMPROVE, DISTRIBUTE],
    [BUY, SELL, REPAY, CLEAR, CONTRACT, SHIP, PRODUCE, PRICE],
    [TAKE_TILE, TAKE_ASSIGNED, ASSIGN, RETURN, KEEP, TAKE_MARKER, TAKE_SHIP, SWAP_SHIP],
    [BROKER, DISCARD, DISMISS, START],
    [LOSE_MACHINE, PAY_OFF, ADVANCE, ENLIST, LOSE_SPACES, LOSE_SHARE],
]
ONLY_WATER_FRAME = [SWAP, SELL_STORED, STOP]
ONLY_2025 = [
    [FOUND["bulk"], FOUND["luxury"], BUILD["bulk"], BUILD["luxury"], REARRANGE, PLACE_BOTH],
    [LIMIT, INVEST, USE_2025, OFFER, INFLUENCE, RISE],
]
VOCABULARY = Vocabulary([EVERY_EDITION, ONLY_WATER_FRAME])
"""The moves of Water Frame, 2014 and 2016."""
VOCABULARY_2025 = Vocabulary([EVERY_EDITION, ONLY_2025])
"""The moves of the 2025 edition and its short game."""
