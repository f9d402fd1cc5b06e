"""An edition: every number printed on a component, read from its TOML file, ready for use."""

import tomllib
from collections.abc import Collection
from functools import cache
from importlib import resources
from typing import Any

from arkwright.play import BadSetup
from arkwright.play.step import Json

GOODS = ("food", "clothes", "cutlery", "lamps")
SHADES = ("light", "dark")
KINDS = ("machinery", "quality", "distribution", "production")
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
CERTAINTIES = ("stated", "public", "inferred", "reconstructed")


class Component:
    """One entry of an edition file: where it stands, its numbers, how sure they are, and why."""

    __slots__ = ("certainty", "name", "source", "values")

    def __init__(self, name: str, values: dict[str, Any], certainty: str, source: str) -> None:
        self.name = name
        self.values = values
        self.certainty = certainty
        self.source = source

    def __repr__(self) -> str:
        return f"Component({self.name!r}, {self.values!r}, {self.certainty!r}, {self.source!r})"


class Sheet:
    """An edition file as nested tables; asking for a number that is missing says which."""

    def __init__(self, title: str, tables: dict[str, Any]) -> None:
        self.title = title
        self.tables = tables

    def get(self, path: str) -> Any:
        value: Any = self.tables
        for name in path.split("."):
            if not isinstance(value, dict) or name not in value:
                raise BadSetup(f"the edition file of {self.title} has no number {path}")
            value = value[name]
        return value

    def number(self, path: str) -> int:
        value = self.get(path)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise BadSetup(
                f"{path} in the edition file of {self.title} must be a number, 0 or more"
            )
        return value

    def numbers(self, path: str) -> list[int]:
        value = self.get(path)
        if not isinstance(value, list) or not all(type(n) is int and n >= 0 for n in value):
            raise BadSetup(f"{path} in the edition file of {self.title} must be a list of numbers")
        return value

    def words(self, path: str) -> list[str]:
        value = self.get(path)
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise BadSetup(f"{path} in the edition file of {self.title} must be a list of names")
        return value

    def within(self, path: str, values: list[int], known: Collection[int]) -> None:
        """Say so if a number is not among those the game can handle."""
        for value in values:
            if value not in known:
                raise BadSetup(
                    f"{path} in the edition file of {self.title} can't be {value}: "
                    f"the game handles {min(known)} to {max(known)}"
                )

    def components(self) -> list[Component]:
        """Every entry with its certainty and source, in the order of the file."""
        found: list[Component] = []
        collect(self.title, "", self.tables, found)
        return found


def collect(title: str, path: str, table: dict[str, Any], found: list[Component]) -> None:
    values = {k: v for k, v in table.items() if not isinstance(v, dict)}
    certainty = values.pop("certainty", "")
    source = values.pop("source", "")
    if path and values:
        if certainty not in CERTAINTIES or not source:
            known = ", ".join(CERTAINTIES)
            raise BadSetup(
                f"{path} in the edition file of {title} needs a source and a certainty: {known}"
            )
        found.append(Component(path, values, certainty, source))
    for name, value in table.items():
        if isinstance(value, dict):
            collect(title, f"{path}.{name}" if path else name, value, found)


def merged(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """`below` with what `above` says differently."""
    result = dict(below)
    for name, value in above.items():
        old = result.get(name)
        if isinstance(value, dict) and isinstance(old, dict):
            result[name] = merged(old, value)
        else:
            result[name] = value
    return result


def read_sheet(title: str, corrections: Json = None) -> Sheet:
    """The edition file of a title, with an owner's corrections laid over it."""
    file = resources.files("arkwright.waterframe") / "editions" / f"{title}.toml"
    tables = tomllib.loads(file.read_text("utf-8"))
    base = tables.pop("based_on", None)
    if base is not None:
        tables = merged(read_sheet(base).tables, tables)
    if corrections:
        if not isinstance(corrections, dict):
            raise BadSetup("an edition file is a set of tables, as in the editions/ folder")
        tables = merged(tables, corrections)
    return Sheet(title, tables)


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
        self.check(sheet)

    def check(self, sheet: Sheet) -> None:
        """Refuse numbers that the game has no moves for, rather than fail in the middle."""
        sheet.within("shares.per_company", [self.shares], range(1, MOST_SHARES + 1))
        sheet.within("shares.at_start", [self.shares_at_start], range(1, self.shares + 1))
        sheet.within("shares.start_space", [self.start_space], range(1, self.last_space + 1))
        sheet.within("price", [self.lowest_price, self.highest_price], range(HIGHEST_PRICE + 1))
        sheet.within("administration.spaces", self.admin_spaces, ADMIN_SPACES)
        sheet.within("contract.spaces", self.contract_spaces, CAPACITIES)
        sheet.within("ship", list(self.crew), CAPACITIES)
        room = self.column_goods + sum(self.row_goods) + self.small_warehouse_goods
        sheet.within("warehouse", [room], range(MOST_GOODS + 1))
        dearest = [self.thresholds[marker][-1] for marker in self.thresholds]
        sheet.within("marker.quality", dearest, range(MOST_PAID - 3))
        for good in GOODS:
            sheet.within(f"spaces.{good}.rows", self.spaces[good], range(1, MOST_SPACES + 1))
            sheet.within(f"spaces.{good}.rows", [len(self.spaces[good])], (len(ROWS),))
            sheet.within(f"factory.{good}.cost", [len(self.cost[good])], (len(LEVELS),))
        for output in self.output:
            sheet.within("output", [len(output)], (len(ROWS),))
        for colour in sheet.get(f"setup_{self.players}"):
            company = f"setup_{self.players}.{colour}"
            sheet.words(f"{company}.goods")
            sheet.words(f"{company}.tile")
            sheet.numbers(f"{company}.prices")
            sheet.number(f"{company}.shares")

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


def edition_of(title: str, players: int, corrections: Json = None) -> Edition:
    """The edition for a table; read once unless an owner brings corrections."""
    return Edition(title, players, corrections) if corrections else printed_edition(title, players)


@cache
def printed_edition(title: str, players: int) -> Edition:
    return Edition(title, players)
