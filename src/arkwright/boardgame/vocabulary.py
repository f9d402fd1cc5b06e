"""Every move of the board game, with its notation. Each exists once; steps list them by slices.

A table below is indexed by the move's arguments; where the last one is a count, slot 0 holds
the move with count 1, so that `[:n]` are the moves with counts up to n.
"""

from arkwright.boardgame import moves
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
    POSTS,
    ROWS,
    TRACKS,
    USUAL,
)
from arkwright.play import Move, Vocabulary
from arkwright.play.move import DONE as DONE
from arkwright.play.move import END_TURN as END_TURN
from arkwright.play.move import START as START
from arkwright.play.move import only

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
MOST_STEPS = 16
"""On a track of the East India Company."""


UNLOCK = only(moves.Unlock)
RISE = only(moves.Rise)
SELL_STORED = only(moves.SellStored)
STOP = only(moves.Stop)
LOSE_SPACES = moves.Suffer("spaces")
LOSE_SHARE = moves.Suffer("share")

ALL_MARKERS = (*OWN_MARKERS, *GREY_MARKERS, *(f"ship-{c}" for c in CAPACITIES))
PLACE = {m: [moves.Place(m, space) for space in ADMIN_SPACES] for m in ALL_MARKERS}
PLACE_BOTH = [moves.Place(BOTH_SHIPS, space) for space in ADMIN_SPACES]
REUSE = {m: [moves.Reuse(m, space) for space in ADMIN_SPACES] for m in ALL_MARKERS}
PAY = [moves.Pay(pounds) for pounds in range(MOST_PAID + 1)]
FOUND = {kind: {good: moves.Found(good, kind) for good in GOODS} for kind in FACTORY_KINDS}
BUILD = {
    kind: {good: [moves.Build(good, level, kind) for level in LEVELS] for good in GOODS}
    for kind in FACTORY_KINDS
}
MODERNISE = {good: moves.Modernise(good) for good in GOODS}
CLOSE = {good: moves.Close(good) for good in GOODS}
USE = {
    kind: moves.Use(kind)
    for kind in ("developer", "extra-shifts", "jubilee", "patent", "patron", "school")
}
USE_2025 = {kind: moves.Use(kind) for kind in (*INVENTIVE_TILES, "press-attache")}
HIRE: dict[str, list[list[Move]]] = {
    good: [[moves.Hire(good, row + 1, n + 1) for n in range(MOST_SPACES)] for row in ROWS]
    for good in GOODS
}
FIRE: dict[str, list[Move]] = {
    good: [moves.Fire(good, n + 1) for n in range(MOST_SPACES * 4)] for good in GOODS
}
MOVE_PIECE = {
    piece: {
        good: {
            row: [moves.MovePiece(piece, good, row + 1, to + 1) for to in range(row)]
            for row in (1, 2, 3)
        }
        for good in GOODS
    }
    for piece in ("machine", "worker")
}
"""By piece, good, its row and the lower row where it goes."""
POST = {post: moves.Post(post) for post in POSTS}
SHIFT = {post: {t: moves.Shift(post, t) for t in POSTS if t != post} for post in POSTS}
MACHINE = {good: [moves.Machine(good, row + 1) for row in ROWS] for good in GOODS}
RESEAT = {good: [moves.Reseat(good, row + 1) for row in ROWS] for good in GOODS}
QUALITY = {good: moves.Quality(good) for good in GOODS}
DISTRIBUTE = {good: moves.Distribute(good) for good in GOODS}
BUY: list[Move] = [moves.Buy(n + 1) for n in range(MOST_SHARES)]
SELL: list[Move] = [moves.Sell(n + 1) for n in range(MOST_SHARES)]
REPAY: list[Move] = [moves.Repay(n + 1) for n in range(MOST_SHARES)]
CLEAR: dict[str, list[Move]] = {
    good: [moves.Clear(good, n + 1) for n in range(MOST_GOODS)] for good in GOODS
}
CONTRACT = {good: {space: moves.Contract(good, space) for space in CAPACITIES} for good in GOODS}
LIMIT = {space: moves.Limit(space) for space in (*CAPACITIES, 0)}
INVEST = {
    marker: moves.Invest(marker)
    for marker in (
        "exchange",
        "workers",
        "machinery",
        *(marker for marker in GREY_MARKERS if marker.endswith("machinery")),
        *(f"ship-{c}" for c in CAPACITIES),
        BOTH_SHIPS,
    )
}
SHIP = {good: [moves.Ship(n + 1, good) for n in range(MOST_GOODS)] for good in GOODS}
PRODUCE: dict[str, list[Move]] = {
    good: [moves.Produce(good, n + 1) for n in ROWS] for good in GOODS
}
PRICE: dict[str, list[Move]] = {
    good: [moves.Price(good, pounds) for pounds in range(HIGHEST_PRICE + 1)] for good in GOODS
}
"""By good and pounds, from £0."""
TAKE_TILE = {kind: moves.TakeTile(kind) for kind in TILES if kind not in ASSIGNED_TILES}
TAKE_ASSIGNED = {k: {good: moves.TakeTile(k, good) for good in GOODS} for k in ASSIGNED_TILES}
ASSIGN = {kind: {good: moves.Assign(kind, good) for good in GOODS} for kind in ASSIGNED_TILES}
RETURN = {kind: moves.ReturnTile(kind) for kind in TILES}
KEEP = {kind: moves.KeepTile(kind) for kind in INVENTIVE_TILES}
TAKE_MARKER = {marker: moves.TakeMarker(marker) for marker in GREY_MARKERS}
TAKE_SHIP = {c: moves.TakeShip(c) for c in CAPACITIES}
SWAP_SHIP = {c: {old: moves.TakeShip(c, old) for old in CAPACITIES if old < c} for c in CAPACITIES}
SWAP = [*(moves.Swap(space) for space in ADMIN_SPACES), moves.Swap(0)]
"""By the index of the space; the last is the pier."""
BROKER = [moves.Broker(n + 1) for n in range(2)]
OFFER: list[Move] = [moves.Offer(n + 1) for n in range(MOST_GOODS)]
DISCARD = {good: moves.Discard(good) for good in GOODS}
DISMISS = {what: moves.Dismiss(what) for what in (*POSTS, *(f"ship-{c}" for c in CAPACITIES))}
LOSE_MACHINE = {good: [moves.LoseMachine(good, row + 1) for row in ROWS] for good in GOODS}
PAY_OFF = {good: moves.PayOff(good) for good in GOODS}
ADVANCE = {good: [moves.Advance(good, row + 1) for row in ROWS] for good in GOODS}
ENLIST = {c: moves.Enlist(c) for c in CAPACITIES}
INFLUENCE: dict[str, list[Move]] = {
    track: [moves.Influence(track, n) for n in range(MOST_STEPS)] for track in TRACKS
}
"""By track and bought steps, from 0."""

EVERY_EDITION = [
    [DONE, END_TURN, PLACE, REUSE, UNLOCK, PAY, FOUND[USUAL], BUILD[USUAL], MODERNISE, CLOSE, USE],
    [HIRE, FIRE, POST, SHIFT, MACHINE, RESEAT, QUALITY, DISTRIBUTE],
    [BUY, SELL, REPAY, CLEAR, CONTRACT, SHIP, PRODUCE, PRICE],
    [TAKE_TILE, TAKE_ASSIGNED, ASSIGN, RETURN, KEEP, TAKE_MARKER, TAKE_SHIP, SWAP_SHIP],
    [BROKER, DISCARD, DISMISS, START],
    [LOSE_MACHINE, PAY_OFF, ADVANCE, ENLIST, LOSE_SPACES, LOSE_SHARE],
]
ONLY_WATER_FRAME = [SWAP, SELL_STORED, STOP]
ONLY_2025 = [
    [FOUND["bulk"], FOUND["luxury"], BUILD["bulk"], BUILD["luxury"], MOVE_PIECE, PLACE_BOTH],
    [LIMIT, INVEST, USE_2025, OFFER, INFLUENCE, RISE],
]
VOCABULARY = Vocabulary([EVERY_EDITION, ONLY_WATER_FRAME])
"""The moves of Water Frame, 2014 and 2016."""
VOCABULARY_2025 = Vocabulary([EVERY_EDITION, ONLY_2025])
"""The moves of the 2025 edition and its short game."""
