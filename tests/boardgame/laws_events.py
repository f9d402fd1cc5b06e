"""What must hold of the event markers: what is known, what is not, and when it turns up."""

from typing import Any

from arkwright import Event
from arkwright.play.step import NOBODY, Json
from tests.positions import waits

BUREAUCRACY, END_OF_GAME = "bureaucracy", "end-of-game"
TURNING = ("RevealReserve", "ResolveEvent")
"""Steps of an event phase in which something is still to turn up or to take effect."""
LAST_EARLY_YEAR = 1790
"""Bureaucracy has turned up after it (4.1.I, 2025 6.1)."""


class EventLaws:
    """The event markers of one game, followed from the journal."""

    def __init__(self, tables: dict[str, Any], options: dict[str, str], table: Json) -> None:
        self.options = options
        self.decades: list[int] = tables["timetable"]["decades"]
        self.early = self.decades.index(LAST_EARLY_YEAR) + 1
        """How many decades may bring Bureaucracy."""
        self.open_pool = tables["switch"]["event_layout"]["way"] == "open-pool"
        self.pool: list[str] = table["event_pool"]
        self.turned_up: list[str] = []
        """The events of the decades so far."""
        self.reserve_turned_up = False
        removed = tables["event"]["removed_with_2"] if len(table["names"]) == 2 else []
        known = [event for event in tables["event"]["random"] if event not in removed]
        if not self.open_pool:
            assert self.pool == []
            assert table["reserve"] == ""
        elif options["setup"] == "free":
            assert len(self.pool) == tables["event"]["pool"]["shown"]
            assert set(self.pool) <= set(known)
        else:
            printed = tables["event"]["printed"]
            starred = {*printed["order"], *printed["reserve"]} - {BUREAUCRACY, END_OF_GAME}
            assert set(self.pool) == starred
        assert len(set(self.pool)) == len(self.pool)

    def follow(self, events: list[Event], table: Json, view: Json) -> None:
        for event in events:
            if event.id == "event":
                self.turn_up(str(event.facts["event"]), int(event.facts["year"]), table)
        seen = len(self.turned_up)
        assert table["events_revealed"] == seen
        assert table["events"][:seen] == self.turned_up
        assert table["reserve_revealed"] == self.reserve_turned_up
        if seen >= self.early and not any(waits(table["agenda"], step, NOBODY) for step in TURNING):
            assert BUREAUCRACY in view["ongoing"]
            assert self.reserve_turned_up == self.open_pool
        self.check_view(table, view)

    def turn_up(self, event: str, year: int, table: Json) -> None:
        """One a decade, in order; the reserve in the same phase as Bureaucracy, or after 1790."""
        if len(self.turned_up) > self.decades.index(year):
            assert self.turned_up[-1] == BUREAUCRACY or year == LAST_EARLY_YEAR
            assert not self.reserve_turned_up
            assert event == table["reserve"]
            self.reserve_turned_up = True
        else:
            assert len(self.turned_up) == self.decades.index(year)
            self.turned_up.append(event)
        if self.open_pool:
            assert event in (*self.pool, BUREAUCRACY, END_OF_GAME)

    @property
    def known(self) -> bool:
        """Whether the book names the face-down events."""
        return self.options["setup"] == "predetermined" and self.options["events"] == "printed"

    def check_view(self, table: Json, view: Json) -> None:
        """Face-down markers are not shown, those turned up are; the pool is, its order is not."""
        assert len(view["events"]) == len(table["events"]) == len(self.decades)
        for decade, event in enumerate(view["events"]):
            lying = table["events"][decade]
            if self.known or decade < len(self.turned_up) or lying == END_OF_GAME:
                assert event == lying
            elif lying == BUREAUCRACY:
                assert event == (lying if self.options["setup"] == "predetermined" else None)
            else:
                assert event is None
        reserve = table["reserve"]
        if self.known or self.reserve_turned_up or not reserve:
            assert view["reserve"] == reserve
        else:
            assert view["reserve"] is None
        assert view["pool"] == self.pool == table["event_pool"]
        seen = [*self.turned_up, *([reserve] if self.reserve_turned_up else [])]
        assert view["unseen"] == [event for event in self.pool if event not in seen]
        assert {"event_box", "event_pool", "events_revealed"}.isdisjoint(view)

    def check_imagined(self, real: Json, dealt: Json) -> None:
        """What turned up stays, Bureaucracy lies where it may, and nothing lies there twice."""
        seen = len(self.turned_up)
        assert dealt["events"][:seen] == real["events"][:seen]
        assert dealt["events"][-1] == END_OF_GAME
        if self.reserve_turned_up:
            assert dealt["reserve"] == real["reserve"]
        lying = [*dealt["events"], *([dealt["reserve"]] if self.open_pool else [])]
        assert len(set(lying)) == len(lying)
        assert BUREAUCRACY in [*dealt["events"][: self.early], dealt["reserve"]]
        if self.open_pool:
            assert set(lying) <= {*self.pool, BUREAUCRACY, END_OF_GAME}
            dropped = [event for event in self.pool if event not in lying]
            assert set(dropped) <= set(dealt["event_box"])
            assert len(dropped) == (1 if self.options["setup"] == "free" else 0)
        if self.options["setup"] == "predetermined":
            assert dealt["events"].index(BUREAUCRACY) == real["events"].index(BUREAUCRACY)
            assert {*lying} == {*real["events"], *filter(None, [real["reserve"]])}
            if self.known:
                assert dealt["events"] == real["events"]
                assert dealt["reserve"] == real["reserve"]
