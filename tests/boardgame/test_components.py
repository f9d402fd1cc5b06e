"""The edition files of the board game: the numbers fit together, impossible ones are refused."""

from itertools import pairwise
from typing import Any

import pytest

import arkwright
from arkwright import BadSetup
from arkwright.boardgame.edition import GOODS, Edition
from arkwright.boardgame.events import EVENTS
from arkwright.boardgame.switches import SWITCHES
from arkwright.play import Sheet
from tests.editions import BESIDE, correction, edition_file, leaves, refusal

EDITIONS = ("water-frame-2016", "water-frame-2014", "arkwright-2025", "spinning-mule")
SEATS = (2, 3, 4)

every = pytest.mark.parametrize("title", EDITIONS)
with_seats = pytest.mark.parametrize("seats", SEATS)


def test_2014_differs_from_2016_only_where_it_should() -> None:
    newer, older = (dict(leaves(edition_file(title))) for title in EDITIONS[:2])
    assert set(older) == set(newer)
    differences = {path: (older[path], newer[path]) for path in newer if older[path] != newer[path]}
    assert differences == {
        # Row 61 of the differences: the spaces emptied, or the whole row (II.2.2).
        "switch.refill_ban.way": ("spaces", "rows"),
    }
    newer_edition, older_edition = (Edition(title, 4) for title in EDITIONS[:2])
    assert newer_edition.switches.refill_ban_whole_row
    assert not older_edition.switches.refill_ban_whole_row


@pytest.mark.parametrize(
    ("title", "path"),
    [
        ("spinning-mule", "marker.rows"),
        ("arkwright-2025", "output.level_1"),
        ("water-frame-2016", "output.level_1"),
    ],
)
def test_what_the_books_say_of_a_part_only_is_not_called_stated(title: str, path: str) -> None:
    assert Sheet.read(title).get(f"{path}.certainty") in ("inferred", "reconstructed")


def test_every_way_of_a_switch_is_taken_by_some_edition() -> None:
    taken = [Edition(title, 4).switches.ways for title in EDITIONS]
    for name, ways in SWITCHES.items():
        assert {switches[name] for switches in taken} == set(ways), name


@pytest.mark.parametrize("name", SWITCHES)
@every
def test_a_switch_can_only_go_a_known_way(title: str, name: str) -> None:
    assert refusal(title, f"switch.{name}.way", "backwards") == (
        f"switch.{name}.way in the edition file of {title} can't be 'backwards'; "
        f"it can be: {', '.join(SWITCHES[name])}"
    )


# Numbers that the books state, and that must fit together


WORKERS = {"water-frame-2016": 80, "water-frame-2014": 80}
"""In the box (2.0); 2025 has 84."""
SHIPS = {"arkwright-2025": [4, 4, 4, 2, 2], "spinning-mule": [4, 4, 4, 0, 0]}
"""From capacity 2 to 10; the older editions have ten."""
LIGHT_MARKERS = {"arkwright-2025": 16, "spinning-mule": 16}
"""With the Investors and a fourth Production marker; the older editions have twelve."""

PRINTED_TILES = {
    "water-frame-2016": [12, 18, 24],
    "water-frame-2014": [12, 18, 24],
    "arkwright-2025": [14, 20, 26],
    "spinning-mule": [14, 19, 25],
}
"""On offer beside those that are handed out, for two, three and four players."""


@every
def test_stated_totals(title: str) -> None:
    tables = edition_file(title)
    assert tables["market"]["rows"] * len(tables["market"]["columns"]) == 80
    for seats in SEATS:
        market = tables["market"][f"set_up_{seats}"]
        workers = market["workers"] + market["fired"] + market["boxed"]
        assert workers == WORKERS.get(title, 84)
    assert len(tables["economy"]["importer"]) * len(tables["economy"]["workers"]) == 9
    assert tables["shares"]["per_company"] == 30
    ships = [ship["with_4"] for ship in tables["ship"].values()]
    assert ships == SHIPS.get(title, [4, 2, 2, 1, 1])
    supply = {shade: numbers(markers) for shade, markers in tables["marker"]["supply"].items()}
    assert sum(supply["light"].values()) == LIGHT_MARKERS.get(title, 12)
    assert sum(supply["dark"].values()) == 12


@pytest.mark.parametrize(
    ("title", "tiles", "events"),
    [
        ("water-frame-2016", 40, 16),
        ("water-frame-2014", 40, 16),
        ("arkwright-2025", 40, 16),
        ("spinning-mule", 36, 15),
    ],
)
def test_tiles_and_events_are_as_many_as_stated(title: str, tiles: int, events: int) -> None:
    tables = edition_file(title)
    assert sum(numbers(tables["tile"]["count"]).values()) == tiles
    assert len(tables["event"]["random"]) + 2 == events
    without = {"opium-war"} if title == "spinning-mule" else set()
    assert {*tables["event"]["random"], "bureaucracy", "end-of-game"} == set(EVENTS) - without


def numbers(table: dict[str, Any]) -> dict[str, int]:
    return {name: count for name, count in table.items() if name not in BESIDE}


@every
@with_seats
def test_the_printed_set_up_is_made_of_what_is_in_the_box(title: str, seats: int) -> None:
    tables = edition_file(title)
    edition = Edition(title, seats)
    handed_out = [company["tile"][0] for company in tables[f"setup_{seats}"].values()]
    assert len(edition.printed_tiles) == PRINTED_TILES[title][SEATS.index(seats)]
    laid_out = [*edition.printed_tiles, *handed_out]
    for kind in laid_out:
        assert laid_out.count(kind) <= tables["tile"]["count"][kind], kind
    markers = [marker for row in edition.printed_markers for marker in row]
    assert len(markers) == 4 * seats
    for row, printed in enumerate(edition.printed_markers):
        assert all(marker.startswith("light" if row < 2 else "dark") for marker in printed)
    for marker in markers:
        # The printed lay-out takes them from the whole supply of the box.
        shade, _, kind = marker.partition("-")
        assert markers.count(marker) <= tables["marker"]["supply"][shade][kind], marker


@every
@with_seats
def test_the_printed_companies_can_be_founded(title: str, seats: int) -> None:
    tables = edition_file(title)
    companies = tables[f"setup_{seats}"]
    assert len(companies) == seats
    for company in companies.values():
        assert len(set(company["goods"])) == 2
        costs = [tables["factory"][good]["cost"][0] for good in company["goods"]]
        for good, cost, price in zip(company["goods"], costs, company["prices"]):
            assert tables["price"]["lowest"][good] <= price <= cost
        value = tables["shares"]["start_space"]
        assert (tables["shares"]["at_start"] - company["shares"]) * value >= sum(costs)


@every
def test_factories_grow_with_their_level(title: str) -> None:
    tables = edition_file(title)
    for good in GOODS:
        cost = tables["factory"][good]["cost"]
        assert cost == sorted(set(cost))
        assert all(set(row) <= {"W", "m"} for row in tables["spaces"][good]["rows"])
        assert all("W" in row for row in tables["spaces"][good]["rows"])
    outputs = [tables["output"][f"level_{level}"]["rows"] for level in (1, 2, 3, 4)]
    for lower, higher in pairwise(outputs):
        assert all(less <= more for less, more in zip(lower, higher))
    timetable = tables["timetable"]
    assert timetable["levels"] == sorted(timetable["levels"])
    for decade, level in zip(timetable["decades"], timetable["levels"]):
        for obsolete in timetable.get("obsolete", {}).get(f"before_{decade}", []):
            assert obsolete < level


# Corrections by the owner of a printed copy


def test_a_correction_counts_and_stays_in_this_game() -> None:
    mine = {"factory": {"food": {"cost": [7, 10, 12, 14], "source": "my copy"}}}
    game = arkwright.new("water-frame-2016", seed=1, setup="free", components=mine)
    other = arkwright.new("water-frame-2016", seed=1, setup="free")
    for table in (game, other):
        table.play("found food")
    assert [move.text for move in game.moves] == [f"price food {n}" for n in (5, 6, 7)]
    assert [move.text for move in other.moves] == [f"price food {n}" for n in (5, 6, 7, 8)]
    assert game.record.components == mine
    assert arkwright.replay(game.record.dumps()).moves == game.moves
    assert arkwright.from_position(game.position()).moves == game.moves
    listed = arkwright.find_title("water-frame-2016").sheet(mine).components()
    assert next(c for c in listed if c.name == "factory.food").source == "my copy"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("shares.per_company", 31),
        ("shares.at_start", 31),
        ("shares.start_space", 101),
        ("price.highest", 41),
        ("administration.spaces", [1, 4, 6, 8, 10]),
        ("contract.spaces", [2, 4, 6, 8, 12]),
        ("warehouse.column", 11),
        ("spaces.food.rows", ["Wmmmm", "Wm", "Wm", "Wm"]),
        ("spaces.food.rows", ["Wm", "Wm", "Wm"]),
        ("factory.food.cost", [8, 10, 12]),
        ("output.level_1.rows", [1, 2, 1]),
        ("share_track.twos.from", 12),
        ("market.columns", ["food", "food", "cutlery", "lamps"]),
        ("market.wage.last_row", [11, 14, 17, 19]),
        ("event.random", ["war-of-the-roses"]),
    ],
)
def test_a_number_that_the_game_has_no_moves_for_is_refused(path: str, value: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        arkwright.new("water-frame-2016", seed=1, components=correction(path, value))
    assert "\n" not in str(caught.value)


IMPOSSIBLE = [
    ("loan.amount", 0),
    ("loan.repayment", 0),
    ("factory.food.cost", [4, 10, 12, 14]),
    ("price.highest", 4),
    ("market.rows", 1),
    ("market.wage.pounds", []),
    ("market.wage.last_row", []),
    ("market.set_up_4.fired", 99),
    ("economy.importer", [0]),
    ("economy.workers", []),
    ("administration.spaces", []),
    ("administration.spaces", [2, 2, 4, 6, 8]),
    ("marker.machinery.own", []),
    ("marker.quality.dark", []),
    ("marker.printed.row_1", ["light-magic"]),
    ("piers.count", 0),
    ("warehouse.rows", [2]),
    ("tile.offer.held", 0),
    ("tile.printed.with_2", ["magician"]),
    ("tile.inventor.price", []),
    ("timetable.decades", []),
    ("timetable.levels", [1, 2]),
    ("timetable.levels", [1, 2, 2, 3, 5]),
    ("event.random", []),
    ("event.printed.order", ["lobby"]),
    ("setup_4.blue.goods", ["clothes"]),
    ("setup_4.blue.goods", ["clothes", "hats"]),
    ("setup_4.blue.prices", [6, 99]),
    ("setup_4.blue.shares", 99),
    ("setup_4.blue.tile", []),
    ("setup_4.blue.tile", ["magician"]),
]


@every
def test_an_impossible_number_is_refused_before_the_game(title: str) -> None:
    taken = [(path, value) for path, value in IMPOSSIBLE if not refusal(title, path, value)]
    assert taken == []
