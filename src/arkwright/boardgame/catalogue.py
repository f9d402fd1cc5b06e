"""Editions ready for a table: read once, and checked before anything is laid out."""

from arkwright.boardgame.edition import (
    ADMIN_SPACES,
    CAPACITIES,
    GOODS,
    GREY_MARKERS,
    HIGHEST_PRICE,
    LEVELS,
    MOST_GOODS,
    MOST_PAID,
    MOST_SHARES,
    MOST_SPACES,
    ROWS,
    SHADES,
    USUAL,
    Edition,
)
from arkwright.boardgame.events import EVENTS
from arkwright.boardgame.preparation import FOUNDED_ROWS
from arkwright.boardgame.rules import RULES
from arkwright.boardgame.vocabulary import ASSIGNED_TILES, MOST_STEPS, TILES
from arkwright.play.components import Editions
from arkwright.play.plain import Json

PRICES_TO_CHANGE = len(GOODS)
"""Pounds beyond the dearest level that can be of use: one for each price (II.3.1)."""
FOUNDED_FACTORIES = 2


def read(title: str, players: int, corrections: Json, rules: int) -> Edition:
    """An edition, if a game can be played with its numbers from beginning to end."""
    edition = Edition(title, players, corrections, rules)
    check_money(edition)
    check_factories(edition)
    check_market(edition)
    check_markers(edition)
    check_harbour(edition)
    check_tiles(edition)
    check_timetable(edition)
    if edition.modules:
        check_east_india(edition)
    for colour in edition.sheet.get(f"setup_{edition.players}"):
        check_company(edition, f"setup_{edition.players}.{colour}")
    return edition


edition_of = Editions(read, RULES).find
"""The edition for a table."""


def check_money(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("shares.per_company", [edition.shares], range(1, MOST_SHARES + 1))
    sheet.within("shares.at_start", [edition.shares_at_start], range(1, edition.shares + 1))
    sheet.within("shares.start_space", [edition.start_space], range(1, edition.last_space + 1))
    sheet.must_be("loan.amount", edition.loan > 0, "1 or more")
    sheet.must_be("loan.repayment", edition.loan_repayment > 0, "1 or more")


def check_factories(edition: Edition) -> None:
    sheet = edition.sheet
    highest = edition.highest_price
    sheet.within("price.highest", [highest], range(HIGHEST_PRICE + 1))
    room = highest - edition.small_warehouse_goods
    for good in GOODS:
        lowest = edition.lowest_price[good]
        sheet.must_be("price.highest", lowest <= room, "above the lowest and stored goods")
        costs = edition.cost[USUAL][good]
        sheet.within(f"factory.{good}.cost", [len(costs)], (len(LEVELS),))
        path = f"factory.{good}.cost"
        cheapest = min(min(cost[good]) for cost in edition.cost.values())
        sheet.must_be(path, cheapest >= lowest, "at least the lowest price")
        sheet.within(f"spaces.{good}.rows", [len(edition.spaces[good])], (len(ROWS),))
        sheet.within(f"spaces.{good}.rows", edition.spaces[good], range(1, MOST_SPACES + 1))
        path = f"spaces.{good}.rows"
        sheet.must_be(path, min(edition.worker_only[good]) > 0, "rows with a W")
    for outputs in edition.output.values():
        for level, output in zip(LEVELS, outputs):
            sheet.within(f"output.level_{level}.rows", [len(output)], (len(ROWS),))


def check_market(edition: Edition) -> None:
    sheet = edition.sheet
    seated = max(sum(edition.spaces[good][:FOUNDED_ROWS]) for good in GOODS)
    founding = seated * FOUNDED_FACTORIES * edition.players
    for name in ("workers", "fired", "boxed"):
        path = f"market.set_up_{edition.players}.{name}"
        sheet.within(path, [sheet.number(path)], range(edition.market_spaces + 1))
    enough = founding <= edition.workers_at_start
    sheet.must_be("market.rows", enough, "enough to found all factories")
    kept = [m for m in edition.economy_markers if m[1] != edition.dropped_workers]
    decades = len(edition.decades)
    sheet.must_be("economy", len(kept) >= decades, "one marker a decade for each good")


def check_markers(edition: Edition) -> None:
    sheet = edition.sheet
    spaces = tuple(edition.admin_spaces)
    sheet.must_be("administration.spaces", spaces == ADMIN_SPACES, "2, 4, 6, 8, 10")
    for marker, thresholds in edition.thresholds.items():
        path = f"marker.{marker}"
        sheet.must_be(path, bool(thresholds), "at least one amount")
        sheet.must_be(path, sorted(thresholds) == thresholds, "in rising order")
        sheet.within(path, thresholds, range(MOST_PAID - PRICES_TO_CHANGE + 1))
    for row, markers in enumerate(edition.printed_markers, 1):
        sheet.known(f"marker.printed.row_{row}", markers, GREY_MARKERS)
    sheet.within("marker.rows.levels", [len(edition.marker_levels)], (len(LEVELS),))
    sheet.within("marker.rows.levels", edition.marker_levels, LEVELS)
    for shade in SHADES:
        markers = edition.marker_supply[shade]
        path = f"marker.supply.{shade}"
        sheet.must_be(path, len(markers) >= 2 * edition.players, "two for each player")
        sheet.known(path, markers, GREY_MARKERS)


def check_harbour(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("ship", list(edition.crew), CAPACITIES)
    sheet.within("contract.spaces", edition.contract_spaces, CAPACITIES)
    sheet.must_be("contract.spaces", bool(edition.contract_spaces), "at least one space")
    sheet.within("piers.count", [edition.piers], (2,))
    sheet.within("warehouse.rows", [len(edition.row_goods)], (2,))
    room = edition.column_goods + sum(edition.row_goods) + edition.small_warehouse_goods
    sheet.within("warehouse", [room], range(MOST_GOODS + 1))


def check_tiles(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.known("tile.count", list(edition.tile_count), TILES)
    sheet.known("tile.printed", edition.printed_tiles, TILES)
    sheet.must_be("tile.offer.held", edition.tiles_held > 0, "1 or more")
    for kind, prices in edition.invention_price.items():
        sheet.must_be(f"tile.{kind}.price", bool(prices), "at least one")
    for kind in edition.fixed_tiles:
        path = f"tile.offer.fixed_with_{edition.players}"
        enough = edition.fixed_tiles.count(kind) <= edition.tile_count.get(kind, 0)
        sheet.must_be(path, enough, f"of tiles there are: too many {kind}")


def check_timetable(edition: Edition) -> None:
    sheet = edition.sheet
    decades = len(edition.decades)
    sheet.must_be("timetable.decades", decades > 1, "two or more")
    sheet.within("timetable.levels", [len(edition.levels)], (decades,))
    sheet.within("timetable.levels", edition.levels, LEVELS)
    sheet.known("event.random", edition.random_events, tuple(EVENTS))
    sheet.known("event.printed.order", edition.printed_events, tuple(EVENTS))
    # Where some are shown, one more lies in reserve and one is dropped.
    needed = edition.events_shown if edition.switches.open_pool else decades - 2
    enough = len(edition.random_events) >= needed
    sheet.must_be("event.random", enough, "one for each decade but two")
    if edition.switches.open_pool:
        sheet.must_be("event.pool.shown", needed == decades, "one for each decade")
        reserve = 1790 in edition.decades
        sheet.must_be(
            "timetable.decades", reserve, "a list with 1790 in it, when the reserve opens"
        )
    sheet.within("event.printed.order", [len(edition.printed_events)], (decades,))


def check_east_india(edition: Edition) -> None:
    sheet = edition.sheet
    sheet.within("east_india.track.last", [edition.track_end], range(2, MOST_STEPS))
    on_track = range(1, edition.track_end + 1)
    sheet.within("east_india.track.orange", edition.orange_spaces, on_track)
    sheet.within("east_india.bonus", list(edition.bonus_from.values()), on_track)
    for track, prices in edition.east_india_prices.items():
        sheet.must_be(f"east_india.price.{track}", prices[0] > 0, "1 or more")


def check_company(edition: Edition, path: str) -> None:
    """A predetermined company must be one that the preparation round could bring about (4.1.V)."""
    sheet = edition.sheet
    goods, prices = sheet.words(f"{path}.goods"), sheet.numbers(f"{path}.prices")
    tile, shares = sheet.words(f"{path}.tile"), sheet.number(f"{path}.shares")
    sheet.known(f"{path}.goods", goods, GOODS)
    different = len(goods) == FOUNDED_FACTORIES == len(set(goods))
    sheet.must_be(f"{path}.goods", different, "two different goods")
    sheet.must_be(f"{path}.prices", len(prices) == len(goods), "one for each good")
    for good, price in zip(goods, prices):
        highest = min(edition.highest_price, edition.cost[USUAL][good][0])
        lowest = edition.lowest_price[good]
        sheet.within(f"{path}.prices", [price], range(lowest, highest + 1))
    sold = edition.shares_at_start - shares
    value = edition.share_value[edition.start_space]
    covered = sold >= 0 and sold * value >= sum(edition.cost[USUAL][good][0] for good in goods)
    sheet.must_be(f"{path}.shares", covered, "few enough to pay for the factories")
    sheet.known(f"{path}.tile", tile[:1], TILES)
    assigned = len(tile) == 1 or (len(tile) == 2 and tile[1] in goods)
    whole = bool(tile) and assigned and (tile[0] in ASSIGNED_TILES) == (len(tile) == 2)
    sheet.must_be(f"{path}.tile", whole, "a tile, with a good if it needs one")
