"""What lies on the table for the two automated opponents of the solo game (Solo, setup)."""

import random

from arkwright.cardgame.edition import CARDS, GOODS, Edition
from arkwright.play.plain import Json, Piece
from arkwright.play.shape import expect_items, expect_shape, expect_within

COLOURS = ("red", "green")
"""The solo player is blue: the opponents and the neutral marker have the other three colours."""
NEUTRAL = "yellow"
DISCS = (*COLOURS, NEUTRAL)


class Rivals(Piece):
    """The automated opponents' boards and markers, the bag, and the display of cards with discs."""

    __slots__ = (
        "bag",
        "discs",
        "display",
        "drawn",
        "first",
        "later_bags",
        "markers",
        "shares",
        "value",
    )

    def __init__(self) -> None:
        self.shares: dict[str, int] = {}
        self.value: dict[str, int] = {}
        self.markers: dict[str, dict[str, int]] = {colour: {} for colour in COLOURS}
        """Appeal markers by colour and good."""
        self.display: list[str] = []
        """The cards of the grid in reading order; nothing is an empty spot."""
        self.discs: dict[str, int] = {}
        """The spot of the display on which each colour's disc lies."""
        self.bag: list[str] = []
        """Markers still in the bag, in the order in which they will be drawn: hidden."""
        self.later_bags: list[list[str]] = []
        """The order of the decades to come: hidden."""
        self.drawn: list[str] = []
        """Markers drawn in this decade."""
        self.first = False
        """Whether the opponents play first in the coming round (card 1)."""

    def on_offer(self) -> list[str]:
        """The kinds of cards in the display that no disc covers."""
        covered = self.discs.values()
        lying = [card for spot, card in enumerate(self.display) if card and spot not in covered]
        return list(dict.fromkeys(lying))

    def copies(self, card: str) -> list[int]:
        """The spots with a copy of a card that no disc covers."""
        covered = self.discs.values()
        return [
            spot for spot, lying in enumerate(self.display) if lying == card and spot not in covered
        ]

    def take(self, spot: int) -> None:
        self.display[spot] = ""

    def put_back(self, card: str) -> None:
        """A discarded card goes to the first empty spot."""
        self.display[self.display.index("")] = card

    def shuffle_hidden(self, rng: random.Random) -> None:
        """Draw the bags in another order; what is left in them is known, the order is not."""
        # Sorted first, so that the same rng draws the same whatever the order is in truth.
        self.bag = rng.sample(sorted(self.bag), len(self.bag))
        self.later_bags = [rng.sample(sorted(bag), len(bag)) for bag in self.later_bags]

    def copy(self) -> "Rivals":
        other = Rivals()
        other.shares = self.shares.copy()
        other.value = self.value.copy()
        other.markers = {colour: markers.copy() for colour, markers in self.markers.items()}
        other.display = self.display.copy()
        other.discs = self.discs.copy()
        other.bag = self.bag.copy()
        other.later_bags = [bag.copy() for bag in self.later_bags]
        other.drawn = self.drawn.copy()
        other.first = self.first
        return other

    @classmethod
    def from_json(cls, value: Json, edition: Edition) -> "Rivals":
        rivals = cls()
        model = rivals.as_json()
        model["shares"] = model["value"] = dict.fromkeys(COLOURS, 0)
        model["discs"] = dict.fromkeys(DISCS, 0)
        model["display"] = [""] * (edition.display_rows * edition.display_columns)
        expect_shape("rivals", value, model)
        expect_items("display", value["display"], str, (*CARDS, ""))
        for colour in COLOURS:
            expect_within("shares", value["shares"][colour], 0, edition.most_shares)
            expect_within("value", value["value"][colour], 0, edition.most_value)
            expect_items("markers", value["markers"][colour], int, GOODS)
            for marker in value["markers"][colour].values():
                expect_within("markers", marker, 0, edition.highest_appeal)
        for disc in value["discs"].values():
            expect_within("discs", disc, 0, len(value["display"]) - 1)
        expect_items("later_bags", value["later_bags"], list)
        for bag in (value["bag"], value["drawn"], *value["later_bags"]):
            expect_items("bag", bag, str, DISCS)
        rivals.lie_as(value)
        return rivals
