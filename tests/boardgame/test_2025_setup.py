"""The set-up of the 2025 edition: open pool, reserve, supply, two players (2025 4.1)."""

import random
from collections import Counter

import pytest

import arkwright
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ARKWRIGHT,
    MULE,
    both_2025,
    edition_of,
    happened,
    legal,
    play,
    question,
    refusal,
    table_of,
)

SHOWN = {ARKWRIGHT: 5, MULE: 3}
players = pytest.mark.parametrize("seats", [2, 3, 4])
NOT_FOR_TWO = {"navigation-acts", "economic-crisis", "hamburg-crisis", "opium-war"}


def free(edition: str, seats: int = 4, seed: int = 1) -> Game:
    return arkwright.new(edition, seats=seats, seed=seed, setup="free")


def early(table: Table) -> list[str]:
    """The events that may be Bureaucracy: those up to 1790, and the reserve."""
    return [*table.events[: table.edition.decades.index(1790) + 1], table.reserve]


def check_layout(table: Table) -> None:
    """All but one of the pool are laid out, Bureaucracy early, the end last (4.1.I.1)."""
    laid = [*table.events, table.reserve]
    assert table.events[-1] == "end-of-game"
    assert early(table).count("bureaucracy") == laid.count("bureaucracy") == 1
    dropped = [event for event in table.event_pool if event not in laid]
    assert len(dropped) == 1
    assert dropped[0] in table.event_box
    starred = set(laid) - {"bureaucracy", "end-of-game"}
    assert starred == set(table.event_pool) - set(dropped)
    everything = Counter(laid + table.event_box)
    assert everything == Counter([*table.edition.random_events, "bureaucracy", "end-of-game"])


@both_2025
@players
@pytest.mark.parametrize("seed", range(1, 7))
def test_A17_the_pool_is_shown_and_one_of_it_dropped(edition: str, seats: int, seed: int) -> None:
    table = table_of(free(edition, seats, seed))
    assert len(set(table.event_pool)) == SHOWN[edition]
    assert "bureaucracy" not in table.event_pool
    if seats == 2:
        assert not NOT_FOR_TWO & {*table.event_pool, *table.event_box}
    check_layout(table)


def test_A17_water_frame_shows_nothing_and_has_no_reserve() -> None:
    older = free("water-frame-2016")
    assert older.view(0)["pool"] == []
    assert older.view(0)["reserve"] == ""
    newer = free(ARKWRIGHT)
    assert len(newer.view(0)["pool"]) == 5
    assert newer.view(0)["reserve"] is None
    # The three of Water Frame before 1800 always have Bureaucracy among them.
    for seed in range(8):
        assert "bureaucracy" in table_of(free("water-frame-2016", seed=seed)).events[:3]
    reserves = {table_of(free(ARKWRIGHT, seed=seed)).reserve for seed in range(30)}
    assert "bureaucracy" in reserves


@both_2025
def test_nobody_sees_what_lies_face_down(edition: str) -> None:
    game = free(edition)
    table = table_of(game)
    for seat in (None, 0, 1, 2, 3):
        seen = game.view(seat)
        assert seen["events"] == [None] * (len(table.events) - 1) + ["end-of-game"]
        assert seen["reserve"] is None
        assert seen["unseen"] == seen["pool"]
        assert all(marker is None for row in seen["economy"].values() for marker in row)
    # The list of the pool tells nothing of the order in which its events will come.
    assert table.event_pool == [e for e in table.edition.random_events if e in table.event_pool]


@pytest.mark.parametrize("revealed", [0, 1, 2, 3, 4])
def test_what_is_hidden_is_dealt_anew_true_to_what_is_public(revealed: int) -> None:
    game = free(ARKWRIGHT)
    table = table_of(game)
    one, two, three, four, five = table.event_pool
    out = [event for event in table.event_box if event not in table.event_pool]
    table.events = [one, two, "bureaucracy", three, "end-of-game"]
    table.reserve = four
    table.event_box = [*out, five]
    table.decade = revealed
    table.events_revealed = revealed
    # Bureaucracy of 1790 brings the reserve with it.
    table.reserve_revealed = revealed >= 3
    seen = game.view(0)
    rng = random.Random(3)
    at_1790, at_1800 = set(), set()
    for _ in range(60):
        other = game.imagine(0, rng)
        dealt = table_of(other)
        check_layout(dealt)
        assert other.view(0) == seen
        assert dealt.events[:revealed] == table.events[:revealed]
        at_1790.add(dealt.events[2])
        at_1800.add(dealt.events[3])
    unseen = {one, two, three, four, five} - set(table.events[:revealed])
    if revealed < 3:
        assert at_1790 == unseen | {"bureaucracy"}
        assert at_1800 == unseen
    else:
        assert at_1790 == {"bureaucracy"}
        assert at_1800 == ({three, five} if revealed == 3 else {three})


def test_a_turned_up_bureaucracy_is_not_imagined_again() -> None:
    game = free(MULE)
    table = table_of(game)
    one, two, three = table.event_pool
    out = [event for event in table.event_box if event not in table.event_pool]
    table.events, table.reserve = ["bureaucracy", one, "end-of-game"], two
    table.event_box = [*out, three]
    table.decade = table.events_revealed = 1
    table.reserve_revealed = True
    rng = random.Random(5)
    seen = {table_of(game.imagine(1, rng)).events[1] for _ in range(40)}
    assert seen == {one, three}
    assert game.view(1)["unseen"] == [event for event in table.event_pool if event != two]


def test_in_1790_the_reserve_is_known_before_it_is_turned_up() -> None:
    game = free(ARKWRIGHT)
    table = table_of(game)
    one, two, three, four, five = table.event_pool
    out = [event for event in table.event_box if event not in table.event_pool]
    table.events, table.reserve = [one, two, three, four, "end-of-game"], "bureaucracy"
    table.event_box = [*out, five]
    table.decade, table.events_revealed = 2, 3
    rng = random.Random(7)
    dealt = [table_of(game.imagine(2, rng)) for _ in range(30)]
    assert {other.reserve for other in dealt} == {"bureaucracy"}
    assert {other.events[3] for other in dealt} == {four, five}


@both_2025
def test_shuffled_printed_events_hide_the_reserve_with_them(edition: str) -> None:
    game = arkwright.new(edition, seats=4, seed=2, events="shuffled")
    table = table_of(game)
    year = table.edition.decades.index(1790)
    seen = game.view(1)
    # Only the starred ones are shuffled: where Bureaucracy lies is printed.
    assert seen["events"][year] == "bureaucracy"
    assert seen["events"].count(None) == len(table.events) - 2
    assert seen["reserve"] is None
    rng = random.Random(2)
    dealt = [table_of(game.imagine(1, rng)) for _ in range(60)]
    assert all(other.view(1) == seen for other in dealt)
    assert {other.reserve for other in dealt} == set(table.event_pool)
    assert all(
        sorted([*o.events, o.reserve]) == sorted([*table.events, table.reserve]) for o in dealt
    )


@both_2025
def test_D83_printed_reserve_runs_after_bureaucracy_of_1790(edition: str) -> None:
    game = arkwright.new(edition, seats=4, seed=1)
    table = table_of(game)
    assert table.events[table.edition.decades.index(1790)] == "bureaucracy"
    assert table.reserve == game.view(0)["reserve"] == "crown-jubilee"


@pytest.mark.parametrize(
    ("seats", "market", "fired", "boxed"), [(4, 76, 8, 0), (3, 72, 8, 4), (2, 68, 4, 12)]
)
@both_2025
def test_D33_eighty_four_workers(
    edition: str, seats: int, market: int, fired: int, boxed: int
) -> None:
    table = table_of(free(edition, seats))
    assert (table.market.workers, table.market.fired, table.market.boxed) == (market, fired, boxed)
    assert market + fired + boxed == 84


def test_A18_two_players_and_the_fired_side_by_side() -> None:
    old, new = edition_of("water-frame-2016", 2), edition_of(ARKWRIGHT, 2)
    assert old.contract_spaces[-1] == 4
    assert new.contract_spaces[-1] == 6
    assert old.ships == {2: 4}
    assert new.ships == {2: 4, 4: 2}
    assert edition_of("water-frame-2016", 4).fired_at_start == 4
    assert edition_of(ARKWRIGHT, 4).fired_at_start == 8
    # Two sets go from Water Frame's markers, one and some from those of 2025.
    assert Counter(old.marker_supply["light"])["light-quality"] == 1
    assert Counter(new.marker_supply["light"])["light-quality"] == 2


def test_D25_D26_grey_markers_by_number_of_players() -> None:
    four, three, two = (edition_of(ARKWRIGHT, seats).marker_supply for seats in (4, 3, 2))
    assert len(four["light"]) + len(four["dark"]) == 28
    assert Counter(four["light"])["light-production"] == 4
    for seats, supply, production, investors in ((4, four, 4, 3), (3, three, 3, 2), (2, two, 2, 1)):
        light, dark = Counter(supply["light"]), Counter(supply["dark"])
        assert light["light-production"] == production
        assert light["light-investor"] == investors
        assert dark["dark-production"] == production - 1
        assert len(supply["light"]) >= 2 * seats
        assert len(supply["dark"]) == (12, 8, 7)[4 - seats]


def test_D27_each_patron_is_on_offer() -> None:
    printed = edition_of(ARKWRIGHT, 4).printed_tiles
    assert {f"patron-{good}" for good in ("food", "clothes", "cutlery", "lamps")} < set(printed)
    assert "patron-food" not in edition_of(ARKWRIGHT, 3).printed_tiles


@pytest.mark.parametrize(("seats", "count"), [(2, 14), (3, 20), (4, 26)])
def test_D28_D29_printed_tiles_and_those_handed_out(seats: int, count: int) -> None:
    table = table_of(arkwright.new(ARKWRIGHT, seats=seats, seed=1))
    assert sum(table.tiles.values()) == count
    handed = [kind for company in table.companies for kind in company.tiles]
    assert len(handed) == seats
    assert "office" in handed
    assert "office" not in table.tiles
    # No kind is there more often than the box has it.
    together = Counter(table.tiles) + Counter(handed)
    assert all(together[kind] <= table.edition.tile_count[kind] for kind in together)


@players
def test_tiles_of_the_free_set_up(seats: int) -> None:
    for seed in range(5):
        tiles = table_of(free(ARKWRIGHT, seats, seed)).tiles
        assert sum(tiles.values()) == 7 * seats
        assert {"charisma", "press-attache", "inventor"} <= tiles.keys()
        assert max(tiles.values()) < seats


@players
def test_D31_clothes_begin_with_four_workers(seats: int) -> None:
    table = table_of(arkwright.new(ARKWRIGHT, seats=seats, seed=1))
    staffs = [
        c.factories["clothes"].all_workers for c in table.companies if "clothes" in c.factories
    ]
    assert staffs
    assert set(staffs) == {4}


def test_D32_markers_of_three_workers_stay_out() -> None:
    def most(game: Game) -> set[int]:
        table = table_of(game)
        stacks = [*table.economy.values(), *table.economy_box.values()]
        return {workers for stack in stacks for _, workers in stack}

    assert most(free(ARKWRIGHT, 2)) == {1, 2}
    assert most(arkwright.new(ARKWRIGHT, seats=4, seed=1)) == {1, 2}
    assert most(free(ARKWRIGHT, 3)) == {1, 2, 3}


def test_selling_paying_and_the_marker_are_one_turn() -> None:
    game = free(ARKWRIGHT, 2)
    for good in ("food", "food", "cutlery", "cutlery"):
        play(game, f"found {good}", f"price {good} {4 if good == 'cutlery' else 2}")
    last = game.seat
    assert refusal(game, "sell 1").id == "factories-not-covered"
    play(game, "sell 3")
    company = table_of(game).companies[last]
    assert company.cash == 30 - 8 - 10
    # A marker must be taken before the next one sells; the Inventor costs £5 at once.
    assert question(game) == "start-marker"
    assert refusal(game, "done").id == "must-take-marker"
    assert not legal(game, "take marker dark-quality")
    play(game, "take tile inventor")
    assert company.cash == 12 - 5
    assert game.seat != last
    assert question(game) == "start-capital"
    assert not happened(game, "paid", 1 - last)
