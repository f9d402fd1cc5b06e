"""The market board of the card game as it is printed, followed from the journal."""

from typing import Any

from arkwright import Event

GOODS = ("food", "clothes", "cutlery", "lamps")


class Market:
    """The market board as it is printed: the markers go over arrows and take the demand along."""

    def __init__(self, tables: dict[str, Any], players: int) -> None:
        board = tables["market"]
        side = board["for_4"] if players == 4 else board["up_to_3"]
        self.arrows: dict[str, list[int]] = board["arrows"]
        self.lowest, self.highest = -board["lowest_demand"], board["highest_demand"]
        self.demand = dict.fromkeys(GOODS, -side["demand_below"])
        self.wages: list[int] = side["wages"]
        self.space = 0
        """The space of the wages marker."""
        self.markers: dict[tuple[Any, str], int] = {}
        """Appeal markers by their owner, a seat, a colour or the neutral seller, and good."""
        if players == 2:
            self.markers = {("neutral", good): tables["neutral"][good] for good in GOODS}

    def move(self, owner: Any, good: str, appeal: int) -> None:
        """Step by step; each arrow moves the demand the same way, up to the ends (1b)."""
        marker = self.markers[owner, good]
        while marker != appeal:
            step = 1 if appeal > marker else -1
            if max(marker, marker + step) in self.arrows[good]:
                self.step(good, step)
            marker += step
        self.markers[owner, good] = appeal

    def step(self, good: str, step: int) -> None:
        if self.lowest <= self.demand[good] + step <= self.highest:
            self.demand[good] += step

    def more_workers(self) -> None:
        """One step down for all demand, one on for the wages (1a.1, 1a.2)."""
        for good in GOODS:
            self.step(good, -1)
        if self.space < len(self.wages) - 1:
            self.space += 1

    @property
    def wage(self) -> int:
        return self.wages[self.space]

    def allowed(self, owner: Any, good: str) -> int:
        """Every good more needs a point of appeal above the demand, and one of appeal (2a)."""
        appeal = self.markers[owner, good]
        return sum(1 for point in range(1, appeal + 1) if point > self.demand[good])

    def follow(self, event: Event) -> None:
        """Move what an event says was moved."""
        facts: Any = event.facts
        if event.id in ("founded", "factory-built"):
            self.markers[event.seat, facts["good"]] = 0
        elif event.id == "appeal-set":
            self.move(event.seat, facts["good"], facts["appeal"])
            assert facts["demand"] == self.demand[facts["good"]]
        elif event.id == "neutral-rose":
            self.move("neutral", facts["good"], facts["appeal"])
            assert facts["demand"] == self.demand[facts["good"]]
        elif event.id in ("rival-placed", "rival-opened"):
            self.markers[facts["colour"], facts["good"]] = 0
            self.move(facts["colour"], facts["good"], facts["appeal"])
        elif event.id == "rival-advanced":
            self.move(facts["colour"], facts["good"], facts["appeal"])
        elif event.id == "more-workers":
            self.more_workers()
            assert facts["wage"] == self.wage
        elif event.id == "bankrupt":
            for owner, good in list(self.markers):
                if owner == event.seat:
                    del self.markers[owner, good]
