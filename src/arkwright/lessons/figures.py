"""Figures by name, from the learner's eyes: the table, its forecast, its sales, what was done.

Every name is a walk through plain values. `me.cash`, `seat.1.shares` are of a company;
`factory.food.appeal` is of the learner's factory; `sale.food.me.sold` is what the forecast says,
`sold.food.me.sold` what the last production brought; `event.spaces` is of the event waited for,
`told.loan.pounds` of the last event of an id so far; `chosen.marker` of the learner's moves since
the last choice began, `did.hire` their number by kind; `compare.above.steps` of the compared
choice; `before.me.cash` is a figure where that choice began, `gained.me.cash` and `lost.me.cash`
what has become more or less since. `switch.fading` is what a rule that differs between editions is
about, `switch.fading.way` how it goes here, both by the ids of their sentences;
`differs.water-frame-2016` are all the rules that go otherwise in that title, in the order of the
rulebook: `.1` is what the first is about, `.1.here` and `.1.there` how it goes.
`printed.loan.amount` is a number of the edition file. Any other name is a path through the view. A
list is how many it holds: `sale.food.sellers`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict

from arkwright.analysis.hindsight import sold_by
from arkwright.lessons.comparison import Comparison
from arkwright.lessons.conditions import BadLesson
from arkwright.lessons.lesson import ME
from arkwright.play import Event, Game, Move, Sheet
from arkwright.play.errors import BadSetup, Fact
from arkwright.play.plain import Json

ALSO = {"share_space": "value"}
"""What a figure is called in the other game."""
BY_SEAT = "seat"
WAY = "way"
"""The part of a switch that says how a rule goes."""
SWITCH = "switch"
"""The tables of an edition file that hold them."""
HERE, THERE = "here", "there"
"""The parts of a rule that differs: how it goes at this table, and in the other title."""
NO_SUCH = ""
"""What is past the end of a list, so that a sentence can leave it out."""


class Figures:
    """All figures at one moment of a lesson."""

    def __init__(
        self,
        game: Game,
        seat: int,
        event: Event | None,
        did: Sequence[Move],
        happened: Sequence[tuple[int, Sequence[Event]]],
        before: "Figures | None",
        compare: "Callable[[Figures], Comparison | None]",
    ) -> None:
        self.game = game
        self.seat = seat
        self.event = event
        self.did = did
        self.happened = happened
        self.before = before
        self.compare = compare
        self._view: Json = None
        self._forecast: Json = None

    def find(self, name: str) -> Fact | None:
        """A figure by its name; None if there is none now. A name that is nowhere is refused."""
        root, *path = name.split(".")
        match root:
            case "me":
                found = self.of_company(name, self.seat, path)
            case "seat":
                found = self.of_company(name, self.number(name, path), path[1:])
            case "factory":
                found = self.of_factory(name, self.seat, path)
            case "sale":
                found = self.of_sale(name, path)
            case "sold":
                found = self.of_scene(name, path)
            case "event":
                found = None if self.event is None else walk(name, self.event.facts, path)
            case "told":
                found = self.told(name, path)
            case "chosen":
                found = self.chosen(path)
            case "did":
                found = sum([move.kind] == path for move in self.did)
            case "compare":
                found = self.compared(name, path)
            case "switch":
                found = self.switch(name, path)
            case "differs":
                found = self.differing(name, path)
            case "printed":
                found = walk(name, self.sheet.tables, path)
            case "before":
                found = None if self.before is None else self.before.find(".".join(path))
            case "gained" | "lost":
                found = self.change(".".join(path))
                found = -found if root == "lost" and found is not None else found
            case _:
                found = walk(name, self.view, [root, *path])
        if isinstance(found, list):
            found = len(found)
        if found is not None and not isinstance(found, str | int):
            raise BadLesson(f"the figure {name!r} is no number and no word")
        return found

    def needed(self, name: str) -> Fact:
        """A figure that a sentence can't do without."""
        found = self.find(name)
        if found is None:
            raise BadLesson(f"there is no figure {name!r} here")
        return found

    @property
    def view(self) -> Json:
        if self._view is None:
            self._view = self.game.view(self.seat)
        return self._view

    @property
    def forecast(self) -> Json:
        if self._forecast is None:
            self._forecast = self.game.forecast()
        return self._forecast

    def number(self, name: str, path: Sequence[str]) -> int:
        """The seat that a name says."""
        if path[:1] == [ME]:
            return self.seat
        if not path or not path[0].isdecimal() or int(path[0]) >= len(self.view["companies"]):
            raise BadLesson(f"the figure {name!r} must name a seat of this table")
        return int(path[0])

    def of_company(self, name: str, seat: int, path: list[str]) -> Json:
        if path[:1] == ["factory"]:
            return self.of_factory(name, seat, path[1:])
        return walk(name, self.view["companies"][seat], path)

    def of_factory(self, name: str, seat: int, path: list[str]) -> Json:
        factory = self.view["companies"][seat]["factories"].get(path[0]) if path else None
        return None if factory is None else walk(name, factory, path[1:])

    def of_sale(self, name: str, path: list[str]) -> Json:
        """What would be sold if production came now."""
        good, *rest = path
        forecast = walk(name, self.forecast, [good])
        if rest[:1] not in ([ME], [BY_SEAT]):
            return walk(name, forecast, rest)
        seat, rest = self.one_of(name, rest)
        seller = next((one for one in forecast["sellers"] if one["seat"] == seat), None)
        return None if seller is None else walk(name, seller, rest)

    def of_scene(self, name: str, path: list[str]) -> Json:
        """What was sold in the last production of a good, as far as it is told."""
        good, *rest = path
        scene = self.scene(good)
        if scene is None or rest[:1] not in ([ME], [BY_SEAT]):
            return None if scene is None else walk(name, scene, rest)
        seat, rest = self.one_of(name, rest)
        company = next((one for one in scene["companies"] if one["seat"] == seat), None)
        if company is None:
            return None
        brought = sold_by(scene, seat)
        return walk(name, {**(asdict(brought) if brought else {}), **company}, rest)

    def scene(self, good: str) -> Json:
        """The last production of a good so far; None if there was none."""
        scenes = self.game.title.scenes.told(self.happened)
        return next((scene for scene in reversed(scenes) if scene["good"] == good), None)

    def one_of(self, name: str, path: list[str]) -> tuple[int, list[str]]:
        """The seat that a path begins with, and the rest of it."""
        if path[0] == ME:
            return self.seat, path[1:]
        return self.number(name, path[1:]), path[2:]

    def told(self, name: str, path: list[str]) -> Json:
        """A fact of the last event of an id, with the seat it happened to; None without one."""
        for _, events in reversed(self.happened):
            for event in reversed(events):
                if event.id == path[0]:
                    seat = {} if event.seat is None else {BY_SEAT: event.seat}
                    return walk(name, {**seat, **event.facts}, path[1:])
        return None

    def chosen(self, path: Sequence[str]) -> Fact | None:
        """A fact of the last of these moves that has it."""
        for move in reversed(self.did):
            facts = {**move.facts, "kind": move.kind}
            if path and path[0] in facts:
                return facts[path[0]]
        return None

    def compared(self, name: str, path: list[str]) -> Json:
        """`compare.own.steps`, of the neighbours `above` and `below`, of the `best` of the others,
        or of a value; `compare.above.more.income` and `.less.` say how much beside the own one.
        """
        comparison = self.compare(self)
        if comparison is None:
            return None
        which, *rest = path
        row, own = comparison.row(which), comparison.own
        if row is None:
            return None
        if rest[:1] in (["more"], ["less"]):
            sign = 1 if rest[0] == "more" else -1
            return sign * (figure_of(name, row, rest[1:]) - figure_of(name, own, rest[1:]))
        return figure_of(name, row, rest)

    @property
    def sheet(self) -> Sheet:
        """The edition file of this table."""
        return Sheet.read(self.game.title.name, self.game.components)

    def switch(self, name: str, path: Sequence[str]) -> str:
        """A rule that differs between editions, as its sentence is called after `switch-`."""
        rule, *part = path or [""]
        way = way_of(self.sheet, rule)
        if way is None or part not in ([], [WAY]):
            raise BadLesson(f"there is no figure {name!r}")
        return switch_word(rule, way if part else "")

    def differing(self, name: str, path: Sequence[str]) -> list[str] | str:
        """The rules that go otherwise in another title; one of them, by its number from 1."""
        title, *rest = path or [""]
        here = self.sheet
        try:
            there = Sheet.read(title)
            rules = here.names(SWITCH)
        except BadSetup as error:
            raise BadLesson(f"there is no figure {name!r}: {error}") from None
        rules = [rule for rule in rules if way_of(here, rule) != way_of(there, rule)]
        if not rest:
            return rules
        number, *part = rest
        if not number.isdecimal() or part not in ([], [HERE], [THERE]):
            raise BadLesson(f"there is no figure {name!r}")
        if not 0 < int(number) <= len(rules):
            return NO_SUCH
        rule = rules[int(number) - 1]
        sheet = there if part == [THERE] else here
        return switch_word(rule, (way_of(sheet, rule) or "") if part else "")

    def change(self, name: str) -> int | None:
        """How much more a figure is than where the step before began."""
        now, then = self.find(name), self.before.find(name) if self.before else None
        return now - then if isinstance(now, int) and isinstance(then, int) else None


def way_of(sheet: Sheet, rule: str) -> str | None:
    """Which way a rule goes in an edition; None if its file has no such switch."""
    try:
        return str(sheet.get(f"{SWITCH}.{rule}.{WAY}"))
    except BadSetup:
        return None


def switch_word(rule: str, way: str = "") -> str:
    """What a rule is about, or how it goes, as its sentence is called after `switch-`."""
    topic = rule.replace("_", "-")
    return f"{topic}-{way}" if way else topic


def figure_of(name: str, row: object, path: Sequence[str]) -> int:
    value = getattr(row, path[0], None) if len(path) == 1 else None
    if not isinstance(value, int):
        raise BadLesson(f"there is no figure {name!r}")
    return value


def walk(name: str, value: Json, path: Sequence[str]) -> Json:
    """The value at the end of a path; a part of it that is not there is refused."""
    for step in path:
        if isinstance(value, list) and step.isdecimal() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(value, Mapping) and ALSO.get(step) in value:
            value = value[ALSO[step]]
        else:
            raise BadLesson(f"there is no figure {name!r}: it has no {step!r}")
    return value
