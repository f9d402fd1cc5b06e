"""An edition: every number printed on a component, read from its TOML file, ready for use."""

from arkwright.play import BadSetup, Sheet
from arkwright.play.step import Json

GOODS = ("food", "clothes", "cutlery", "lamps")
SHADES = ("light", "dark")
KINDS = ("machinery", "quality", "distribution", "production")
OWN_MARKERS = ("factory", "workers", "machinery", "quality", "distribution", "exchange")
CAPACITIES = (2, 4, 6, 8, 10)
ADMIN_SPACES = (2, 4, 6, 8, 10)
ROWS = (0, 1, 2, 3)
LEVELS = (1, 2, 3, 4)
# What the notation of the moves has words for; no edition may print more.
HIGHEST_PRICE = 40
MOST_GOODS = 20
MOST_SHARES = 30
MOST_SPACES = 4
MOST_PAID = 20


def read_sheet(title: str, corrections: Json = None) -> Sheet:
    """The edition file of a title, with an owner's corrections laid over it."""
    return Sheet.read("arkwright.waterframe", title, corrections)


class Edition:
    """The numbers and switches of one edition for one number of players. Never changes."""

    def __init__(self, title: str, players: int, corrections: Json = None) -> None:
        sheet = read_sheet(title, corrections)
        sheet.components()
        self.title = title
        self.players = players
        self.sheet = sheet

        ban = sheet.get("switches.refill_ban")
        if ban not in ("rows", "spaces"):
            raise BadSetup(f"switches.refill_ban can't be {ban!r}; it can be: rows, spaces")
        self.refill_ban_whole_row = ban == "rows"
        """Whether firing bars the whole row from hiring in the same action (II.2.2)."""

        self.read_shares(sheet)
        self.read_factories(sheet)
        self.read_market(sheet, players)
        self.read_markers(sheet, players)
        self.read_harbour(sheet, players)
        self.read_tiles(sheet)
        self.read_timetable(sheet, players)

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
            if first != len(self.share_value) or width < 1:
                raise BadSetup(f"share_track.{band} must begin where the band before it ends")
            below = self.share_value[-1]
            self.share_value += [below + 1 + n // width for n in range(last - first + 1)]
        self.last_space = len(self.share_value) - 1
        self.loan = sheet.number("loan.amount")
        self.loan_repayment = sheet.number("loan.repayment")

    def read_factories(self, sheet: Sheet) -> None:
        self.cost = {good: sheet.numbers(f"factory.{good}.cost") for good in GOODS}
        """Building cost and base quality, by good and level - 1."""
        self.output = [sheet.numbers(f"output.level_{level}.rows") for level in LEVELS]
        """Goods a complete row yields, by level - 1 and row."""
        rows = {good: sheet.words(f"spaces.{good}.rows") for good in GOODS}
        self.spaces = {good: [len(row) for row in rows[good]] for good in GOODS}
        """Spaces by good and row."""
        self.worker_only = {good: [row.count("W") for row in rows[good]] for good in GOODS}
        """Spaces that take no machine, by good and row."""
        self.lowest_price = sheet.number("price.lowest")
        self.highest_price = sheet.number("price.highest")
        self.fixed_price = {good: sheet.number(f"fixed_price.{good}") for good in GOODS}
        self.quality_cap = sheet.number("quality.highest")
        self.quality_cap_engineer = sheet.number("quality.highest_with_engineer")
        self.distribution_cap = sheet.number("distribution.highest")

    def read_market(self, sheet: Sheet, players: int) -> None:
        rows = sheet.number("market.rows")
        columns = sheet.words("market.columns")
        if sorted(columns) != sorted(GOODS):
            raise BadSetup("market.columns must name each good once")
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
        if not self.wage_rows:
            raise BadSetup("market.wage.pounds and last_row must name at least one wage")
        self.wage = [self.wage_rows[0][1]]
        """The wage beside the lowest empty space, by the number of empty spaces (III.3)."""
        for row in range(1, rows + 1):
            pounds = [p for last, p in self.wage_rows if row <= last]
            if not pounds:
                raise BadSetup("market.wage.last_row must reach the last row of the market")
            self.wage += [pounds[0]] * width
        self.fired_at_start = sheet.number(f"market.set_up_{players}.fired")
        self.boxed_at_start = sheet.number(f"market.set_up_{players}.boxed")
        self.economy_markers = [
            [importer, workers]
            for importer in sheet.numbers("economy.importer")
            for workers in sheet.numbers("economy.workers")
        ]
        self.dropped_workers = sheet.number("economy.dropped.workers")

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
        grey = [f"{shade}-{kind}" for shade in SHADES for kind in KINDS]
        ships = [f"ship-{capacity}" for capacity in CAPACITIES]
        self.marker_names = ("", *OWN_MARKERS, *grey, *ships)
        """Every name that an administration space can hold; nothing is an empty one."""
        removed = sheet.number(f"marker.supply.removed_with_{players}") if players < 4 else 0
        self.marker_copies = sheet.number("marker.supply.copies") - removed
        self.printed_markers = [
            sheet.words(f"marker.printed.row_{row}")[:players] for row in (1, 2, 3, 4)
        ]

    def read_harbour(self, sheet: Sheet, players: int) -> None:
        capacities = sorted(int(capacity) for capacity in sheet.get("ship"))
        self.crew = {c: sheet.number(f"ship.{c}.crew") for c in capacities}
        self.ship_level = {c: sheet.number(f"ship.{c}.level") for c in capacities}
        largest = sheet.number("piers.largest_with_2") if players == 2 else max(capacities)
        self.ships = {c: sheet.number(f"ship.{c}.count") for c in capacities if c <= largest}
        self.piers = sheet.number("piers.count")
        highest = sheet.number("contract.highest_with_2") if players == 2 else 99
        self.contract_spaces = [n for n in sheet.numbers("contract.spaces") if n <= highest]
        self.column_goods = sheet.number("warehouse.column")
        self.row_goods = sheet.numbers("warehouse.rows")
        self.small_warehouse_goods = sheet.number("tile.small-warehouse.goods")

    def read_tiles(self, sheet: Sheet) -> None:
        self.tile_count: dict[str, int] = {
            kind: sheet.number(f"tile.count.{kind}")
            for kind in sheet.get("tile.count")
            if kind not in ("certainty", "source")
        }
        self.tiles_per_player = sheet.number("tile.offer.per_player")
        self.tiles_held = sheet.number("tile.offer.held")
        self.printed_tiles: list[str] = []
        for count in range(2, self.players + 1):
            self.printed_tiles += sheet.words(f"tile.printed.with_{count}")
        self.accountant_pounds = sheet.number("tile.accountant.pounds")
        self.developer_saving = sheet.number("tile.developer.saving")
        self.engineering_pounds = sheet.number("tile.engineering-works.pounds")
        self.foreman_saving = sheet.number("tile.foreman.saving")
        self.foreman_workers = sheet.number("tile.foreman.workers")
        self.foreman_lowest_wage = sheet.number("tile.foreman.lowest_wage")
        self.inventor_price = sheet.numbers("tile.inventor.price")
        self.office_pounds = sheet.number("tile.office.pounds")
        self.patent_pounds = sheet.number("tile.patent.pounds")
        self.patent_levels = sheet.number("tile.patent.levels")
        self.workshop_pounds = sheet.number("tile.workshop.pounds")
        self.workshop_upkeep = sheet.number("tile.workshop.upkeep")

    def read_timetable(self, sheet: Sheet, players: int) -> None:
        self.decades = sheet.numbers("timetable.decades")
        self.levels = sheet.numbers("timetable.levels")
        self.obsolete = [
            sheet.numbers(f"timetable.obsolete.before_{decade}") for decade in self.decades
        ]
        self.obsolescence_workers = sheet.number("timetable.obsolete.workers")
        self.obsolescence_fee = sheet.number("timetable.obsolete.fee")
        removed = sheet.words("event.removed_with_2") if players == 2 else []
        self.random_events = [name for name in sheet.words("event.random") if name not in removed]
        self.printed_events = sheet.words("event.printed.order")
        setup = sheet.get(f"setup_{players}")
        self.printed_companies = [setup[colour] for colour in setup]

        self.event = {
            f"{name}.{key}": sheet.number(f"event.effect.{name}.{key}")
            for name, effect in sheet.get("event.effect").items()
            for key in effect
            if key not in ("certainty", "source")
        }
        """The numbers of the events' effects, as `luddites.pounds` (10.2)."""
