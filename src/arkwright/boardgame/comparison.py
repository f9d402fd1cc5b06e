"""The editions side by side: every rule and number that differs, from switches and edition files.

What is told are ids of messages and plain numbers, so that any language can say it.
"""

from arkwright.boardgame import title_of
from arkwright.boardgame.edition import GREY_MARKERS, INFLUENCE_BONUSES, LEVELS, TRACKS, Edition
from arkwright.boardgame.switches import SWITCHES, Switches
from arkwright.play import Sheet
from arkwright.play.comparison import (
    NOTHING,
    OTHER,
    Cell,
    Row,
    compared,
    differing,
    find,
    folded,
    numbers_besides,
    words_of,
)
from arkwright.play.step import Json

FAMILY = "boardgame"
PLAYERS = (2, 3, 4)

FIRST_SWITCH = {
    "set-up": "event_layout",
    "turn": "marker_reuse",
    "production": "sale_choices",
    "end": "ship_dismissal",
}
"""The switch that begins each chapter; they stand in the order of the rulebook."""
MEANINGLESS = {"agent": ("contracts", "none")}
"""Switches that mean nothing where another one goes a certain way."""
ROMAN = ("0", "I", "II", "III", "IV")
LEVEL = "level"
"""Numbers that are technology levels, and so Roman; another form is put before each value."""


class Entry:
    """A row of numbers: its topic, the entries that it tells, how they read.

    `unless` names a switch and the way in which the numbers mean nothing.
    """

    __slots__ = ("form", "paths", "topic", "unless")

    def __init__(
        self, topic: str, *paths: str, form: str = "", unless: tuple[str, str] | None = None
    ) -> None:
        self.topic = topic
        self.paths = paths
        self.form = form
        self.unless = unless

    def row(self, sheets: list[Sheet]) -> Row:
        cells = [self.cell(sheet) for sheet in sheets]
        return Row(f"edition-{self.topic}", cells, self.paths[0])

    def cell(self, sheet: Sheet) -> Cell:
        if self.unless is not None and Switches(sheet).on(*self.unless):
            return [[NOTHING]]
        return folded([self.words(find(sheet, path)) for path in self.paths])

    def words(self, value: Json) -> list[str]:
        if self.form == LEVEL:
            return [ROMAN[level] for level in value] if value else [NOTHING]
        return words_of(value, self.form)


def by_players(path: str) -> list[str]:
    return [path.format(players) for players in PLAYERS]


ENTRIES = {
    "game": [
        Entry("decades", "timetable.decades"),
        Entry("levels", "timetable.levels", form=LEVEL),
    ],
    "set-up": [
        Entry("fired", *by_players("market.set_up_{}.fired")),
        Entry("boxed", *by_players("market.set_up_{}.boxed")),
        Entry("importers", *by_players("importer.start.with_{}")),
        Entry("events-shown", "event.pool.shown"),
        Entry("events-two", "event.removed_with_2", form="event-"),
        Entry("tiles-fixed", *by_players("tile.offer.fixed_with_{}"), form="tile-"),
        Entry("markers-each", "marker.rows.for_each_player", form="marker-"),
        Entry("ships-at-start", "piers.at_start"),
    ],
    "turn": [
        Entry("lowest-price", *(f"price.lowest.{good}" for good in TRACKS.values()), form="£"),
        Entry("highest-price", "price.highest", form="£", unless=("price_scale", "open")),
        Entry("contract-two", "contract.highest_with_2", unless=("contracts", "none")),
        Entry("marker-rows", "marker.rows.levels", form=LEVEL),
        Entry("inventor", "tile.inventor.price", form="£"),
        Entry("tinkerer", "tile.tinkerer.price", form="£"),
    ],
    "production": [
        *(Entry(f"output-{level}", f"output.level_{level}.rows") for level in LEVELS),
        Entry("wage-rows", "market.wage.last_row"),
    ],
    "end": [
        Entry(
            "obsolete", *(f"timetable.obsolete.before_{year}" for year in (1790, 1800, 1810)),
            form=LEVEL,
        ),
        Entry("obsolete-workers", "timetable.obsolete.workers"),
        Entry("obsolete-fee", "timetable.obsolete.fee", form="£"),
    ],
    "predetermined": [
        Entry("events-printed", "event.printed.order", form="event-"),
        Entry("reserve-printed", "event.printed.reserve", form="event-"),
        *(Entry(f"markers-{n}", f"marker.printed.row_{n}", form="marker-") for n in LEVELS),
        *(Entry(f"tiles-{n}", f"tile.printed.with_{n}", form="tile-") for n in PLAYERS),
    ],
    "asymmetric": [
        Entry("kind-limit", "asymmetric.limit.each"),
        Entry("bulk-cheaper", "asymmetric.bulk.cheaper", form="£"),
        Entry("bulk-marketing", "asymmetric.bulk.marketing"),
        Entry("bulk-output", *(f"asymmetric.bulk.level_{n}" for n in LEVELS)),
        Entry("luxury-dearer", "asymmetric.luxury.dearer", form="£"),
        Entry("luxury-output", *(f"asymmetric.luxury.level_{n}" for n in LEVELS)),
    ],
    "east-india": [
        Entry("track-price", *(f"east_india.price.{track}" for track in TRACKS), form="£"),
        Entry("track-tiers", "east_india.price.tiers"),
        Entry("track-tier", "east_india.price.spaces_per_tier"),
        Entry("track-locked", *by_players("east_india.locked.with_{}")),
        Entry("track-last", "east_india.track.last"),
        Entry("track-orange", "east_india.track.orange"),
        Entry("track-multiplier", "east_india.track.multiplier", form="×"),
        Entry("track-from", "east_india.track.from_space"),
        Entry(
            "track-bonus",
            *(f"east_india.bonus.{b}" for b in INFLUENCE_BONUSES),
        ),
    ],
}  # fmt: skip
"""The rows of numbers, by chapter."""
COUNTED = ("event.random", "marker.supply", "marker.removed", "ship", "piers.fours_each_with_2",
           "tile.count", "tile.engineering-works", "tile.machine-works")  # fmt: skip
"""The entries that are told in rows of another making."""


def compare() -> dict[str, list[Row]]:
    """All rows that differ, by chapter."""
    names = [edition.name for edition in compared(FAMILY)]
    sheets = [Sheet.read(name) for name in names]
    editions = [[Edition(name, players) for players in PLAYERS] for name in names]
    chapters = {
        "game": [options()],
        **{chapter: [] for chapter in FIRST_SWITCH},
        "markers": markers(editions),
        "tiles": tiles(editions),
    }
    chapter = ""
    for name in SWITCHES:
        chapter = next((c for c, first in FIRST_SWITCH.items() if first == name), chapter)
        chapters[chapter].append(switch_row(name, sheets))
    chapters["set-up"].append(events_missing(editions))
    chapters["turn"] += [machine_tile(editions), fours_each(editions)]
    for chapter, entries in ENTRIES.items():
        rows = [entry.row(sheets) for entry in entries]
        chapters[chapter] = chapters.get(chapter, []) + rows
    told = [*COUNTED, *(path for entries in ENTRIES.values() for e in entries for path in e.paths)]
    chapters[OTHER] = numbers_besides(sheets, told)
    return differing(chapters)


def switch_row(name: str, sheets: list[Sheet]) -> Row:
    cells: list[Cell] = []
    for sheet in sheets:
        switches = Switches(sheet)
        idle = name in MEANINGLESS and switches.on(*MEANINGLESS[name])
        cells.append([[NOTHING if idle else switch_id(name, switches.ways[name])]])
    return Row(switch_id(name), cells, f"switch.{name}")


def switch_id(name: str, way: str = "") -> str:
    """The message of what a switch is about, or of what happens when it goes one way."""
    words = ["switch", name.replace("_", "-"), *([way] if way else [])]
    return "-".join(words)


def options() -> Row:
    """The options that not every title has."""
    offered = [list(title_of(edition).options) for edition in compared(FAMILY)]
    common = set(offered[0]).intersection(*offered)
    return Row(
        "edition-options",
        [[[f"edition-option-{name}" for name in names if name not in common]] for names in offered],
        "",
    )


def events_missing(editions: list[list[Edition]]) -> Row:
    """The events of other titles that never come in this one."""
    here = [list(by_count[-1].random_events) for by_count in editions]
    known = list(dict.fromkeys(event for events in here for event in events))
    missing = [[f"event-{event}" for event in known if event not in events] for events in here]
    return Row("edition-events-missing", [[events or [NOTHING]] for events in missing], "event")


def machine_tile(editions: list[list[Edition]]) -> Row:
    pounds = [[f"£{e.machine_tile_pounds}" for e in es] for es in editions]
    return counted("edition-machine-tile", pounds, "switch.machine_tile")


def fours_each(editions: list[list[Edition]]) -> Row:
    """How many ships of capacity 4 one company may have, with two players."""
    two = [by_count[0] for by_count in editions]
    each = [[[str(min(e.fours_each, e.ships.get(4, 0)))]] for e in two]
    return Row("edition-fours-each", each, "switch.ship_swap")


def markers(editions: list[list[Edition]]) -> list[Row]:
    """How many grey markers and ships there are, by the number of players."""
    greys = [
        counted(
            f"marker-{m}",
            [[str(grey_markers(e).count(m)) for e in es] for es in editions],
            "marker.supply",
        )
        for m in GREY_MARKERS
    ]
    ships = [
        counted(
            f"marker-ship-{c}",
            [[str(e.ships.get(c, 0)) for e in es] for es in editions],
            f"ship.{c}",
        )
        for c in editions[0][-1].crew
    ]
    return greys + ships


def counted(topic: str, figures: list[list[str]], entry: str) -> Row:
    """A row of figures, for each edition by the number of players."""
    cells = [folded([[figure] for figure in by_players]) for by_players in figures]
    return Row(topic, cells, entry)


def grey_markers(edition: Edition) -> list[str]:
    return [marker for supply in edition.marker_supply.values() for marker in supply]


def tiles(editions: list[list[Edition]]) -> list[Row]:
    """How many tiles of each kind there are in the box."""
    boxes = [by_count[-1].tile_count for by_count in editions]
    kinds = list(dict.fromkeys(kind for box in boxes for kind in box))
    return [
        Row(f"tile-{k}", [[[str(box.get(k, 0))]] for box in boxes], "tile.count") for k in kinds
    ]
