"""What must hold on the tracks of the East India Company, followed from the journal (2025 9.3)."""

from typing import Any

from arkwright import Event
from arkwright.play.step import Json

COMMODITIES = {"sugar": "food", "cotton": "clothes", "silver": "cutlery", "porcelain": "lamps"}


class EastIndiaLaws:
    """Markers and prices of one game with the module."""

    def __init__(self, tables: dict[str, Any], players: int) -> None:
        company = tables["east_india"]
        self.last: int = company["track"]["last"]
        self.orange: list[int] = company["track"]["orange"]
        self.steps = dict(zip(company["track"]["from_space"], company["track"]["multiplier"]))
        self.bonuses = {
            name: space for name, space in company["bonus"].items() if isinstance(space, int)
        }
        self.prices = {
            track: open_prices(company["price"], company["locked"][f"with_{players}"], track)
            for track in COMMODITIES
        }
        self.at = dict.fromkeys(COMMODITIES, 0)
        """The open space of each price."""
        self.spaces = {track: [0] * players for track in COMMODITIES}

    def follow(self, events: list[Event], view: Json) -> None:
        """Move markers and prices as the journal says, and compare them."""
        for event in events:
            if event.id == "influenced":
                assert event.seat is not None
                self.influenced(event.seat, event.facts)
            elif event.id == "influence-rise":
                assert event.seat is not None
                best = max(spaces[event.seat] for spaces in self.spaces.values())
                assert best >= self.bonuses["share"]
        seen = view["east_india"]
        assert seen["end"] == self.last
        assert seen["orange"] == self.orange
        assert seen["bonuses"] == self.bonuses
        assert seen["multiplier"] == [self.multiplier(space) for space in range(self.last + 1)]
        for track, good in COMMODITIES.items():
            shown = seen["tracks"][track]
            assert shown["good"] == good
            assert shown["prices"] == self.prices[track]
            assert shown["at"] == self.at[track]
            assert shown["price"] == self.price(track)
            assert shown["spaces"] == self.spaces[track]
        for company in view["companies"]:
            assert company["influence"] == self.value(company["seat"])

    def influenced(self, seat: int, facts: dict[str, Any]) -> None:
        """A free step with any that are bought, or none where none can be (9.3.II, D62 to D64)."""
        track, space, bought = facts["track"], facts["space"], facts["bought"]
        spaces = self.spaces[track]
        wanted = spaces[seat] + 1 + bought
        barred = wanted > self.last or (wanted in self.orange and wanted in spaces)
        if barred:
            assert bought == 0, "bought steps that lead nowhere"
            assert space == spaces[seat]
        else:
            assert space == wanted
        assert facts["pounds"] == bought * self.price(track)
        spaces[seat] = space
        if bought:
            self.at[track] = min(self.at[track] + 1, len(self.prices[track]) - 1)
        for orange in self.orange:
            assert spaces.count(orange) <= 1

    def price(self, track: str) -> int:
        return self.prices[track][self.at[track]]

    def multiplier(self, space: int) -> int:
        return max([by for first, by in self.steps.items() if first <= space], default=0)

    def value(self, seat: int) -> int:
        """What the influence of a seat counts in the end (9.3.III)."""
        return sum(
            self.price(track) * self.multiplier(spaces[seat])
            for track, spaces in self.spaces.items()
        )


def open_prices(printed: dict[str, Any], locked: list[int], track: str) -> list[int]:
    """The price on each space that is open with so many players, from the bottom (9.3.II)."""
    prices: list[int] = []
    for tier in range(printed["tiers"]):
        for space in range(1, printed["spaces_per_tier"] + 1):
            if space not in locked:
                prices.append(printed[track] + tier)
    return [*prices, printed[track] + printed["tiers"]]
