"""What must hold of the factories: their figures, their markers, what may not be built again."""

from collections import Counter
from typing import Any

from arkwright import Event
from arkwright.play.step import Json
from tests.positions import waits

USUAL = "usual"
BACKS = ("bulk", "luxury")
LEVELS = (1, 2, 3, 4)


class FactoryLaws:
    """The factories of one game, followed from the journal."""

    def __init__(self, tables: dict[str, Any], asymmetric: bool, rules: int) -> None:
        self.tables = tables
        self.rules = rules
        self.asymmetric = asymmetric
        switch = {name: entry["way"] for name, entry in tables["switch"].items()}
        self.negative = switch["negative_appeal"] == "stays"
        self.gone_for_good = switch["closed_factory"] == "box" and not asymmetric
        self.wage = 0
        """The wage with which all factories were last checked."""
        self.closed: set[tuple[int, str, int]] = set()
        """Levels of a seat's good whose marker is in the box."""
        self.below_zero: set[tuple[int, str]] = set()
        """Seats and goods whose appeal was below zero at the last decision."""
        self.adjusting: dict[int, bool] = {}
        """Seats that could change prices at the last decision, and whether they had changed one."""

    def follow(
        self, events: list[Event], table: Json, view: Json, changed: list[dict[str, Any]]
    ) -> None:
        """Check the factories of the companies that changed, and what follows for all."""
        wage = view["market"]["wage"]
        for company in view["companies"] if wage != self.wage else changed:
            for good, factory in company["factories"].items():
                assert factory["good"] == good
                self.check(company, factory, table["agenda"], wage)
        self.wage = wage
        below_zero = {
            (company["seat"], good)
            for company in view["companies"]
            for good, factory in company["factories"].items()
            if factory["appeal"] < 0
        }
        self.check_appeal(events, table["agenda"], below_zero)
        self.follow_closing(events)
        if self.asymmetric:
            self.check_display(view)
        else:
            assert view["display"] is None

    # The figures

    def check(self, company: Json, factory: Json, agenda: Json, wage: int) -> None:
        tables = self.tables
        good = factory["good"]
        assert factory["base_quality"] == self.base_quality(factory)
        added = factory["quality"] + factory["distribution"]
        assert factory["appeal"] == factory["base_quality"] + added - factory["price"]
        if not waits(agenda, "OpeningPrice", company["seat"]):
            assert tables["price"]["lowest"][good] <= factory["price"]
            # An open scale has no end.
            assert factory["price"] <= tables["price"].get("highest", factory["price"])
        assert 0 <= factory["quality"] <= tables["quality"]["highest_with_engineer"]
        assert 0 <= factory["distribution"] <= tables["distribution"]["highest"]
        for row, kinds in enumerate(tables["spaces"][good]["rows"]):
            workers, machines = factory["workers"][row], factory["machines"][row]
            assert workers >= 0
            assert machines >= 0
            assert machines <= kinds.count("m"), "a machine stands where only a worker may"
            assert workers + machines <= len(kinds)
        assert factory["output"] == self.output(factory)
        obsolete = tables["timetable"].get("obsolete", {"workers": 0})
        assert factory["obsolete"] or not factory["extra"]
        assert 0 <= factory["extra"] <= obsolete["workers"]
        assert factory["cost"] == self.running_cost(company, factory, wage)
        if self.asymmetric and factory["kind"] == USUAL:
            assert factory["back"] in BACKS
        else:
            assert factory["back"] == ""
            assert factory["kind"] == USUAL or self.asymmetric

    def base_quality(self, factory: Json) -> int:
        """What the level cost: less for bulk goods, more for luxury ones (II.2.1, 2025 9.4)."""
        cost: int = self.tables["factory"][factory["good"]]["cost"][factory["level"] - 1]
        if factory["kind"] == "bulk":
            cost -= self.tables["asymmetric"]["bulk"]["cheaper"]
        elif factory["kind"] == "luxury":
            cost += self.tables["asymmetric"]["luxury"]["dearer"]
        return cost

    def output(self, factory: Json) -> int:
        """Goods of the complete rows; luxury needs its first two (III.1, 2025 9.4.III)."""
        level, kind = factory["level"], factory["kind"]
        rows = self.tables["spaces"][factory["good"]]["rows"]
        complete = [
            workers + machines == len(spaces)
            for workers, machines, spaces in zip(factory["workers"], factory["machines"], rows)
        ]
        if kind == USUAL:
            yields = self.tables["output"][f"level_{level}"]["rows"]
        else:
            yields = self.tables["asymmetric"][kind][f"level_{level}"]
        if kind == "luxury":
            first_two = complete[0] and complete[1]
            complete[:2] = [False, first_two]
            if not first_two and self.rules >= 2:
                return 0
        return sum(goods for goods, whole in zip(yields, complete) if whole)

    def running_cost(self, company: Json, factory: Json, wage: int) -> int:
        """Wages worker by worker, and £1 for each machine (III.3)."""
        foreman, workshop = self.tables["tile"]["foreman"], self.tables["tile"]["workshop"]
        cost: int = 0
        led: int = foreman["workers"] if company["tiles"].get("foreman") == factory["good"] else 0
        for worker in range(sum(factory["workers"]) + factory["extra"]):
            if worker < led:
                cost += max(foreman["lowest_wage"], wage - foreman["saving"])
            else:
                cost += wage
        machines = sum(factory["machines"])
        if machines and company["tiles"].get("workshop") == factory["good"]:
            machines = workshop["upkeep"]
        return cost + int(machines)

    # Appeal below zero

    def check_appeal(
        self, events: list[Event], agenda: Json, below_zero: set[tuple[int, str]]
    ) -> None:
        """Only fading brings it there, and whoever changes prices mends all (2025 5.4, D1, D3)."""
        faded = {(e.seat, e.facts["good"]) for e in events if e.id == "distribution-faded"}
        assert self.negative or not below_zero
        assert below_zero - self.below_zero <= faded
        priced = {event.seat for event in events if event.id == "priced"}
        for adjusting, changed in self.adjusting.items():
            done = not waits(agenda, "PriceAdjustment", adjusting)
            if done and (changed or adjusting in priced):
                assert {(seat, good) for seat, good in below_zero if seat == adjusting} <= faded
        self.below_zero = below_zero
        self.adjusting = {
            values[0]: bool(values[1]) for name, *values in agenda if name == "PriceAdjustment"
        }

    # Markers

    def follow_closing(self, events: list[Event]) -> None:
        """No factory reaches a level again whose marker is in the box (2025, D34)."""
        for event in events:
            if event.id in ("closed", "built", "modernised"):
                assert event.seat is not None
                level = (event.seat, str(event.facts["good"]), int(event.facts["level"]))
                if event.id != "closed":
                    assert level not in self.closed
                elif self.gone_for_good:
                    self.closed.add(level)

    def check_display(self, view: Json) -> None:
        """Two of a kind at most; two markers of each back for each good and level (2025 9.4.I)."""
        limit = self.tables["asymmetric"]["limit"]["each"]
        for good, shown in view["display"].items():
            factories = [c["factories"][good] for c in view["companies"] if good in c["factories"]]
            opened = Counter(factory["kind"] for factory in factories)
            assert shown["open"] == {kind: opened[kind] for kind in (USUAL, *BACKS)}
            assert max(opened[back] for back in BACKS) <= limit == shown["limit"]
            for level in LEVELS:
                left = shown["markers"][level - 1]
                lying = Counter(f["back"] or f["kind"] for f in factories if f["level"] == level)
                for back in BACKS:
                    assert left[back] >= 0
                    assert left[back] + lying[back] == limit
            for factory in factories:
                kind, level = factory["kind"], factory["level"]
                assert shown["cost"][kind][level - 1] == factory["base_quality"]
                assert shown["yields"][kind][level - 1] == factory["yields"]
