"""Every move of the card game, with its notation. Each exists once; steps list them by slices.

A table below is indexed by the move's arguments; where the last one is a count, slot 0 holds
the move with count 1, so that `[:n]` are the moves with counts up to n.
"""

from arkwright.cardgame import moves
from arkwright.cardgame.edition import (
    CARDS,
    DEVELOPMENTS,
    GOODS,
    HIGHEST_APPEAL,
    MOST_GOODS,
    MOST_LOANS,
    MOST_SHARES,
    MOST_SPOTS,
    POSITIONS,
    ROTATED,
)
from arkwright.play import Move, Vocabulary
from arkwright.play.move import DONE as DONE
from arkwright.play.move import END_TURN as END_TURN
from arkwright.play.move import START as START
from arkwright.play.move import only

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


PASS = only(moves.Pass)
READY_SHIPS = only(moves.ReadyShips)
ACT = {action: moves.Act(action) for action in ACTIONS}
FOUND = {good: moves.Found(good) for good in GOODS}
BUILD = {good: moves.BuildFactory(good) for good in GOODS}
UPGRADE = {good: moves.Upgrade(good) for good in GOODS}
INVENT = {good: moves.Invent(good) for good in GOODS}
EMPLOY = {good: moves.Employ(good) for good in GOODS}
AUTOMATE = {good: [moves.Automate(good, position + 1) for position in POSITIONS] for good in GOODS}
SET_QUALITY = {
    good: {values: moves.SetQuality(good, values) for values in COMPOSITIONS} for good in GOODS
}
SET_DISTRIBUTION = {
    good: [moves.SetDistribution(good, value) for value in range(MOST_DISTRIBUTION + 1)]
    for good in GOODS
}
"""By good and value, from 0."""
BUY: list[Move] = [moves.Buy(n + 1) for n in range(MOST_SHARES)]
BORROW: list[Move] = [moves.Borrow(n + 1) for n in range(MOST_LOANS)]
PRODUCE: dict[str, list[Move]] = {
    good: [moves.ProduceExtra(good, n) for n in range(3)] for good in GOODS
}
"""By good and the number of worker cards, from 0."""
SHIP: dict[str, list[Move]] = {
    good: [moves.ShipGoods(good, n + 1) for n in range(MOST_GOODS)] for good in GOODS
}
APPEAL: list[Move] = [moves.Appeal(value) for value in range(HIGHEST_APPEAL + 1)]
"""By value, from 0."""
APPEAL_WITH_ENGINEER: dict[str, list[Move]] = {
    side: [moves.AppealWithEngineer(value, side) for value in range(HIGHEST_APPEAL + 1)]
    for side in QUALITY_SIDES
}
"""By the side of the Engineer and value, from 0."""
DEVELOP = {name: moves.Develop(name) for name in DEVELOPMENTS}
TAKE = {card: moves.TakeCard(card) for card in CARDS if card != "foreman"}
TAKE_FOREMAN = {good: moves.TakeCard("foreman", good) for good in GOODS}
TAKE_COPY: list[Move] = [moves.TakeCopy(position + 1) for position in range(MOST_SPOTS)]
"""By the spot of the display, from 0."""
DISCARD = {card: moves.DiscardCard(card) for card in CARDS}
BROKER: list[Move] = [moves.Broker(n + 1) for n in range(2)]
USE = {card: moves.UseCard(card) for card in USED_CARDS}
REACTIVATE = {card: moves.Reactivate(card) for card in ROTATED if card != "developer"}
SELL_STORED: list[Move] = [moves.SellFromStore(n + 1) for n in range(MOST_GOODS)]
CLEAR = {good: moves.ClearGoods(good) for good in GOODS}
DROP = {good: moves.Drop(good) for good in GOODS}


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
