"""An edition: every number printed on a component, read from its TOML file, ready for use."""

from bisect import bisect_right

from arkwright.boardgame.rules import INVENTOR_TAKEN, RULES, Rules
from arkwright.boardgame.switches import Switches
from arkwright.play import Sheet
from arkwright.play.components import AnyEdition
from arkwright.play.step import Json

GOODS = ("food", "clothes", "cutlery", "lamps")
POSTS = (*GOODS, "row-2", "row-3")
"""Where warehouse workers stand: at a good's column, or at a row for all goods (II.2.2)."""
SHADES = ("light", "dark")
KINDS = ("machinery", "quality", "distribution", "production")
INVESTOR = "light-investor"
GREY_MARKERS = (*(f"{shade}-{kind}" for shade in SHADES for kind in KINDS), INVESTOR)
BOTH_SHIPS = "both-ships"
"""Both ships together, as if they were one action marker (2025 5.2.II.7)."""
OWN_MARKERS = ("factory", "workers", "machinery", "quality", "distribution", "exchange")
CAPACITIES = (2, 4, 6, 8, 10)
ADMIN_SPACES = (2, 4, 6, 8, 10)
ROWS = (0, 1, 2, 3)
LEVELS = (1, 2, 3, 4)
USUAL = "usual"
FACTORY_KINDS = (USUAL, "bulk", "luxury")
"""A factory's kind; the other two come with the asymmetrical factories (2025 9.4)."""
TRACKS = {"sugar": "food", "cotton": "clothes", "silver": "cutlery", "porcelain": "lamps"}
"""The East India Company's commodities, each with the good it goes with (2025 9.3)."""
INFLUENCE_BONUSES = ("marketing", "machine", "quality", "share")
MODULES = "east_india"
"""The table of an edition file that comes with the two modules of 2025."""
# What the notation of the moves has words for; no edition may print more.
HIGHEST_PRICE = 40
MOST_GOODS = 20
MOST_SHARES = 30
MOST_SPACES = 4
MOST_PAID = 20


class Edition(AnyEdition):
    """The numbers and switches of one edition for one number of players. Never changes."""

    def __init__(
        self, title: str, players: int, corrections: Json = None, rules: int = RULES
    ) -> None:
        super().__init__(title, players, corrections)
        sheet = self.sheet
        self.switches = Switches(sheet)
        self.rules = Rules(rules)
        self.read_shares(sheet)
        self.read_factories(sheet)
        self.read_market(sheet, players)
        self.read_markers(sheet, players)
        self.read_harbour(sheet, players)
        self.read_tiles(sheet, corrections)
        self.read_timetable(sheet, players)
        self.read_events(sheet, players)
        self.modules = MODULES in sheet.tables
        """Whether the two modules of 2025 go with this edition (2025 9.3, 9.4)."""
        if self.modules:
            self.read_asymmetric(sheet)
            self.read_east_india(sheet, players)

    def read_shares(self, sheet: Sheet) -> None:
        self.shares = sheet.number("shares.per_company")
        self.shares_at_start = sheet.number("shares.at_start")
        self.start_space = sheet.number("shares.start_space")
        self.minimum_share_price = sheet.number("shares.minimum_price.buying")
        self.share_value = [0]
        for band in ("units", "twos", "threes", "fours"):
            first = sheet.number(f"share_track.{band}.from")
            last = sheet.number(f"share_track.{band}.to")
            width = sheet.number(f"share_track.{band}.spaces_per_pound")
            goes_on = first == len(self.share_value) and width > 0
            what = "a band that begins where the one before it ends"
            sheet.must_be(f"share_track.{band}", goes_on, what)
            below = self.share_value[-1]
            self.share_value += [below + 1 + n // width for n in range(last - first + 1)]
        self.last_space = len(self.share_value) - 1
        self.loan = sheet.number("loan.amount")
        self.loan_repayment = sheet.number("loan.repayment")

    def read_factories(self, sheet: Sheet) -> None:
        self.cost = {USUAL: {good: sheet.numbers(f"factory.{good}.cost") for good in GOODS}}
        """Building cost and base quality, by the factory's kind, good and level - 1."""
        self.output = {USUAL: [sheet.numbers(f"output.level_{level}.rows") for level in LEVELS]}
        """Goods a complete row yields, by the factory's kind, level - 1 and row."""
        rows = {good: sheet.words(f"spaces.{good}.rows") for good in GOODS}
        self.spaces = {good: [len(row) for row in rows[good]] for good in GOODS}
        """Spaces by good and row."""
        self.worker_only = {good: [row.count("W") for row in rows[good]] for good in GOODS}
        """Spaces that take no machine, by good and row."""
        self.lowest_price = {good: sheet.number(f"price.lowest.{good}") for good in GOODS}
        # An open scale ends where the notation of the moves does.
        scale_ends = not self.switches.open_scale
        self.highest_price = sheet.number("price.highest") if scale_ends else HIGHEST_PRICE
        self.fixed_price = {good: sheet.number(f"fixed_price.{good}") for good in GOODS}
        self.quality_cap = sheet.number("quality.highest")
        self.quality_cap_engineer = sheet.number("quality.highest_with_engineer")
        self.distribution_cap = sheet.number("distribution.highest")

    def read_market(self, sheet: Sheet, players: int) -> None:
        rows = sheet.number("market.rows")
        columns = sheet.words("market.columns")
        sheet.must_be("market.columns", sorted(columns) == sorted(GOODS), "each good once")
        self.market_columns = columns
        self.market_spaces = rows * len(columns)
        blanks = {good: sheet.number(f"market.blank_top_rows.{good}") for good in GOODS}
        self.blank_top_rows = blanks
        width = len(columns)
        self.demand = {
            good: [
                max(0, (empty + width - 1 - column) // width - blanks[good])
                for empty in range(self.market_spaces + 1)
            ]
            for column, good in enumerate(columns)
        }
        """Numbered empty spaces of a good, by the number of empty spaces (III.1)."""
        self.wage_rows = list(
            zip(sheet.numbers("market.wage.last_row"), sheet.numbers("market.wage.pounds"))
        )
        sheet.must_be("market.wage", bool(self.wage_rows), "at least one wage with its last row")
        self.wage = [self.wage_rows[0][1]]
        """The wage beside the lowest empty space, by the number of empty spaces (III.3)."""
        for row in range(1, rows + 1):
            pounds = [p for last, p in self.wage_rows if row <= last]
            reached = "enough to reach the last row of the market"
            sheet.must_be("market.wage.last_row", bool(pounds), reached)
            self.wage += [pounds[0]] * width
        self.workers_at_start = sheet.number(f"market.set_up_{players}.workers")
        self.fired_at_start = sheet.number(f"market.set_up_{players}.fired")
        self.boxed_at_start = sheet.number(f"market.set_up_{players}.boxed")
        self.economy_markers = [
            [importer, workers]
            for importer in sheet.numbers("economy.importer")
            for workers in sheet.numbers("economy.workers")
        ]
        self.dropped_workers = sheet.number("economy.dropped.workers")
        self.importer_start = sheet.number(f"importer.start.with_{players}")

    def read_markers(self, sheet: Sheet, players: int) -> None:
        self.admin_spaces = sheet.numbers("administration.spaces")
        self.reuse_fee = sheet.number("administration.reuse_fee")
        self.thresholds: dict[str, list[int]] = {}
        """Administration paid for one, two, three machines or quality levels, by marker."""
        for kind in ("machinery", "quality"):
            self.thresholds[kind] = sheet.numbers(f"marker.{kind}.own")
            for shade in SHADES:
                self.thresholds[f"{shade}-{kind}"] = sheet.numbers(f"marker.{kind}.{shade}")
        self.distribution_limit = {"distribution": sheet.number("marker.distribution.own")}
        self.production_rows: dict[str, int] = {}
        for shade in SHADES:
            limit = sheet.number(f"marker.distribution.{shade}")
            self.distribution_limit[f"{shade}-distribution"] = limit
            self.production_rows[f"{shade}-production"] = sheet.number(f"marker.production.{shade}")
        ships = [f"ship-{capacity}" for capacity in CAPACITIES]
        self.marker_names = ("", *OWN_MARKERS, *GREY_MARKERS, *ships)
        """Every name that an administration space can hold; nothing is an empty one."""
        self.marker_supply = {shade: read_supply(sheet, shade, players) for shade in SHADES}
        """The grey markers in play by shade, each as often as there are copies."""
        self.marker_levels = sheet.numbers("marker.rows.levels")
        """The level that opens each row of the mat."""
        self.markers_for_all = sheet.words("marker.rows.for_each_player")
        self.printed_markers = [
            sheet.words(f"marker.printed.row_{row}")[:players] for row in (1, 2, 3, 4)
        ]

    def reached(self, marker: str, pounds: int) -> int:
        """How many amounts of a marker so many pounds reach."""
        return bisect_right(self.thresholds[marker], pounds)

    def read_harbour(self, sheet: Sheet, players: int) -> None:
        capacities = sorted(int(capacity) for capacity in sheet.get("ship"))
        self.crew = {c: sheet.number(f"ship.{c}.crew") for c in capacities}
        self.ship_level = {c: sheet.number(f"ship.{c}.level") for c in capacities}
        counts = {c: sheet.number(f"ship.{c}.with_{players}") for c in capacities}
        self.ships = {capacity: count for capacity, count in counts.items() if count}
        self.piers = sheet.number("piers.count")
        self.fours_each = sheet.number("piers.fours_each_with_2") if players == 2 else self.piers
        """How many ships of capacity 4 one company may have."""
        self.ships_at_start = sheet.numbers("piers.at_start")
        highest = sheet.number("contract.highest_with_2") if players == 2 else 99
        self.contract_spaces = [n for n in sheet.numbers("contract.spaces") if n <= highest]
        self.column_goods = sheet.number("warehouse.column")
        self.row_goods = sheet.numbers("warehouse.rows")
        self.small_warehouse_goods = sheet.number("tile.small-warehouse.goods")

    def read_tiles(self, sheet: Sheet, corrections: Json) -> None:
        self.tile_count: dict[str, int] = {
            kind: sheet.number(f"tile.count.{kind}") for kind in sheet.names("tile.count")
        }
        self.tiles_per_player = sheet.number("tile.offer.per_player")
        self.tiles_held = sheet.number("tile.offer.held")
        self.fixed_tiles = sheet.words(f"tile.offer.fixed_with_{self.players}")
        self.printed_tiles: list[str] = []
        for count in range(2, self.players + 1):
            self.printed_tiles += sheet.words(f"tile.printed.with_{count}")
        self.accountant_pounds = sheet.number("tile.accountant.pounds")
        self.developer_saving = sheet.number("tile.developer.saving")
        works = "machine-works" if "machine-works" in self.tile_count else "engineering-works"
        self.machine_tile = works
        self.machine_tile_pounds = sheet.number(
            f"tile.{works}.pounds_with_2" if self.players == 2 else f"tile.{works}.pounds"
        )
        self.foreman_saving = sheet.number("tile.foreman.saving")
        self.foreman_workers = sheet.number("tile.foreman.workers")
        self.foreman_lowest_wage = sheet.number("tile.foreman.lowest_wage")
        self.invention_price: dict[str, list[int]] = {
            kind: self.read_invention_price(sheet, kind, corrections)
            for kind in ("inventor", "tinkerer")
            if kind in self.tile_count
        }
        """What each use of an Inventor or Tinkerer costs, the first when it is taken."""
        self.office_pounds = sheet.number("tile.office.pounds")
        self.patent_pounds = sheet.number("tile.patent.pounds")
        self.patent_levels = sheet.number("tile.patent.levels")
        self.workshop_pounds = sheet.number("tile.workshop.pounds")
        self.workshop_upkeep = sheet.number("tile.workshop.upkeep")

    def read_invention_price(self, sheet: Sheet, kind: str, corrections: Json) -> list[int]:
        """The prices of an Inventor or Tinkerer; version 1 of the rules had none that is free."""
        prices = sheet.numbers(f"tile.{kind}.price")
        if self.rules.inventor_is_taken_free or not prices or prices[0]:
            return prices
        corrected = ((corrections or {}).get("tile") or {}).get(kind) or {}
        return prices if "price" in corrected else [INVENTOR_TAKEN, *prices[1:]]

    def read_timetable(self, sheet: Sheet, players: int) -> None:
        self.decades = sheet.numbers("timetable.decades")
        self.levels = sheet.numbers("timetable.levels")
        if self.switches.obsolescence:
            self.obsolete = [
                sheet.numbers(f"timetable.obsolete.before_{decade}") for decade in self.decades
            ]
            self.obsolescence_workers = sheet.number("timetable.obsolete.workers")
            self.obsolescence_fee = sheet.number("timetable.obsolete.fee")

    def read_events(self, sheet: Sheet, players: int) -> None:
        removed = sheet.words("event.removed_with_2") if players == 2 else []
        self.random_events = [name for name in sheet.words("event.random") if name not in removed]
        self.events_shown = sheet.number("event.pool.shown")
        self.printed_events = sheet.words("event.printed.order")
        self.printed_reserve = "".join(sheet.words("event.printed.reserve"))
        setup = sheet.get(f"setup_{players}")
        self.printed_companies = [setup[colour] for colour in setup]

        self.event = {
            f"{name}.{key}": sheet.number(f"event.effect.{name}.{key}")
            for name in sheet.get("event.effect")
            for key in sheet.names(f"event.effect.{name}")
        }
        """The numbers of the events' effects, as `luddites.pounds` (10.2)."""

    def read_asymmetric(self, sheet: Sheet) -> None:
        self.asymmetric_limit = sheet.number("asymmetric.limit.each")
        """How many factories of a good may be of one of the two other kinds (2025 9.4)."""
        self.bulk_marketing = sheet.number("asymmetric.bulk.marketing")
        steps = {
            "bulk": -sheet.number("asymmetric.bulk.cheaper"),
            "luxury": sheet.number("asymmetric.luxury.dearer"),
        }
        usual = self.cost[USUAL]
        for kind, step in steps.items():
            self.cost[kind] = {good: [cost + step for cost in usual[good]] for good in GOODS}
            self.output[kind] = [sheet.numbers(f"asymmetric.{kind}.level_{n}") for n in LEVELS]

    def read_east_india(self, sheet: Sheet, players: int) -> None:
        tiers = sheet.number("east_india.price.tiers")
        width = sheet.number("east_india.price.spaces_per_tier")
        locked = sheet.numbers(f"east_india.locked.with_{players}")
        self.east_india_prices: dict[str, list[int]] = {}
        """The open spaces of each commodity's price scale (2025 9.3.II)."""
        for track in TRACKS:
            first = sheet.number(f"east_india.price.{track}")
            spaces = [n for n in range(tiers * width) if n % width + 1 not in locked]
            self.east_india_prices[track] = [*(first + n // width for n in spaces), first + tiers]
        self.track_end = sheet.number("east_india.track.last")
        self.orange_spaces = sheet.numbers("east_india.track.orange")
        starts = sheet.numbers("east_india.track.from_space")
        values = sheet.numbers("east_india.track.multiplier")
        self.multiplier = [0] * (self.track_end + 1)
        """What a marker's space multiplies the price by."""
        for start, value in zip(starts, values):
            for space in range(start, self.track_end + 1):
                self.multiplier[space] = value
        self.bonus_from = {
            bonus: sheet.number(f"east_india.bonus.{bonus}") for bonus in INFLUENCE_BONUSES
        }
        """The first space of each bonus."""


def read_supply(sheet: Sheet, shade: str, players: int) -> list[str]:
    """The grey markers of a shade that stay in the game with so many players (4.1.III)."""
    markers: list[str] = []
    for kind in sheet.names(f"marker.supply.{shade}"):
        markers += [f"{shade}-{kind}"] * sheet.number(f"marker.supply.{shade}.{kind}")
    if players < 4:
        for kind in sheet.words(f"marker.removed.with_{players}.{shade}"):
            there = f"{shade}-{kind}" in markers
            path = f"marker.removed.with_{players}.{shade}"
            sheet.must_be(path, there, f"of markers there are: too many {kind}")
            markers.remove(f"{shade}-{kind}")
    return markers
