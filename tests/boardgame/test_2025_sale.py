"""The sale of 2025: what is declared before it, and who buys beyond the market (2025 5.3.I)."""

import pytest

from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ARKWRIGHT,
    HAROLD,
    HEIKE,
    IMPORTER,
    JOERG,
    MARION,
    a_company,
    a_factory,
    a_table,
    both_2025,
    calls,
    happened,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    refused,
    sold,
)


@pytest.mark.parametrize(
    ("edition", "asked"), [("water-frame-2016", "call"), (ARKWRIGHT, "declaration")]
)
def test_A19_stored_goods_when_called_or_before_the_sale(edition: str, asked: str) -> None:
    table = a_table(edition, demand=8)
    marion = a_company(table, stock={"food": 2}, posts=["food"])
    food = a_factory(table, "food", rows=1)
    made = food.output(table.edition)
    game = production(table)
    assert question(game) == asked
    assert not happened(game, "sale")
    play(game, *(["offer 2"] if edition == ARKWRIGHT else ["sell stored"] * 2))
    # Appeal 3 bears no more than three goods.
    assert sold(game) == 3
    assert marion.stock["food"] == 2 - (3 - made)


def test_declarations_are_made_in_turn_order_and_seen_by_later_ones() -> None:
    table = a_table(ARKWRIGHT, demand=8, start=HAROLD)
    for seat in (MARION, HAROLD):
        a_company(table, seat, stock={"food": 2}, posts=["food"])
        a_factory(table, "food", seat)
    game = production(table)
    assert game.seat == HAROLD
    assert refused(game, "offer 3") == ("fewer-goods-stored", "5.3.I")
    play(game, "offer 2")
    assert game.seat == MARION
    assert game.view(MARION)["companies"][HAROLD]["offered"] == 2
    assert not happened(game, "sale")


def test_new_goods_must_be_offered() -> None:
    table = a_table(ARKWRIGHT, demand=8)
    a_company(table)
    a_factory(table, "food")
    game = production(table)
    # Nobody was asked.
    assert game.over
    assert sold(game) == 3


def test_D86_what_reaches_below_row_one_stays_in_store() -> None:
    table = a_table(ARKWRIGHT, demand=8)
    marion = a_company(table, tiles=["extra-shifts"], stock={"food": 3}, posts=["food"])
    a_factory(table, "food", price=4)
    game = production(table)
    play(game, "use extra-shifts", "offer 3")
    # Appeal 4: three new goods and the extra one; nothing of the store.
    assert sold(game) == 4
    assert marion.stock["food"] == 3
    assert not happened(game, "sold-offered")


def test_D86_the_extra_good_is_left_over() -> None:
    table = a_table(ARKWRIGHT, demand=8)
    marion = a_company(table, tiles=["extra-shifts"], posts=["food"])
    a_factory(table, "food", price=6)
    game = production(table)
    play(game, "use extra-shifts")
    assert sold(game) == 2
    assert marion.stock["food"] == 2
    assert table.tiles["extra-shifts"] == 3


def test_the_school_shuts_the_highest_row_with_a_worker_before_the_sale() -> None:
    table = a_table(ARKWRIGHT, demand=8, wage=3)
    marion = a_company(table, cash=0, tiles=["school"])
    food = a_factory(table, "food")
    food.workers[2] = 1
    game = production(table)
    # The single worker of row 3 makes nothing: only his wage is saved.
    play(game, "use school")
    assert marion.factories["food"].workers == [2, 2, 1, 0]
    assert sold(game) == 3
    assert pounds(game, "paid", MARION, "wages") == 4 * table.wage


def test_the_school_is_declared_and_no_more_to_be_had_after_the_sale() -> None:
    table = a_table(ARKWRIGHT, demand=1)
    a_company(table, tiles=["school", "patron-food"])
    a_factory(table, "food", rows=3)
    game = production(table)
    assert refusal(game, "use patron").id == "only-after-sale"
    play(game, "done")
    assert question(game) == "after-sale"
    assert refused(game, "use school") == ("only-before-sale", "5.3.I")


def test_D45_no_declaration_without_a_factory() -> None:
    table = a_table(ARKWRIGHT, demand=8)
    marion = a_company(table, stock={"food": 3}, posts=["food"], tiles=["extra-shifts"])
    marion.jubilee = True
    game = production(table)
    assert game.over
    assert marion.stock["food"] == 3
    assert marion.jubilee


# Patron and Jubilee


@both_2025
def test_the_patron_buys_even_where_the_market_does_not(edition: str) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(table, tiles=["patron-food"])
    a_factory(table, "food", rows=1)
    game = production(table)
    play(game, "use patron")
    assert pounds(game, "received", MARION, "sale") == 5
    assert marion.share_space == 20 + 1 + 1 + 1
    assert "patron-food" in marion.tiles


@both_2025
def test_the_patron_leaves_when_appeal_is_below_zero(edition: str) -> None:
    table = a_table(edition, demand=8)
    marion = a_company(table, tiles=["patron-food", "patron-lamps"])
    marion.jubilee = True
    a_factory(table, "food", price=9)
    production(table)
    assert list(marion.tiles) == ["patron-lamps"]
    assert table.tiles["patron-food"] == 2
    assert marion.share_space == 20
    assert marion.jubilee


def test_the_patron_stays_at_appeal_zero_and_buys() -> None:
    table = a_table(ARKWRIGHT, demand=8)
    marion = a_company(table, tiles=["patron-food"])
    a_factory(table, "food", price=8)
    game = production(table)
    play(game, "use patron")
    assert pounds(game, "received", MARION, "sale") == 8
    assert "patron-food" in marion.tiles


@both_2025
def test_D44_patron_and_jubilee_one_good_each(edition: str) -> None:
    table = a_table(edition, demand=0, ongoing=["crown-jubilee"])
    marion = a_company(table, tiles=["patron-food"], stock={"food": 1}, posts=["food"])
    marion.jubilee = True
    a_factory(table, "food", rows=1)
    game = production(table)
    if question(game) == "declaration":
        play(game, "done")
    play(game, "use patron", "use jubilee")
    assert pounds(game, "received", MARION, "sale") == 10
    assert not marion.jubilee
    # Two sold, the only one in the market: the importer has no appeal either.
    assert marion.share_space == 24


# Extra Shifts and the ship


def shipping(table: Table, contract: int, stored: int) -> Game:
    """Marion makes three, sells three, and has a contract, a ship of 4 and some stored."""
    a_company(
        table,
        tiles=["extra-shifts"],
        ships=[4],
        contracts={"food": contract},
        stock={"food": stored},
        posts=["food"],
    )
    a_factory(table, "food")
    game = production(table)
    play(game, "done")
    return game


def test_D56_extra_shifts_for_the_ship_although_the_market_would_buy() -> None:
    table = a_table(ARKWRIGHT, demand=8)
    game = shipping(table, contract=4, stored=3)
    assert question(game) == "after-sale"
    play(game, "use extra-shifts", "ship 4 food")
    assert sold(game) == 3
    assert table.companies[MARION].stock["food"] == 0
    assert pounds(game, "received", MARION, "shipping") == 32


@pytest.mark.parametrize(("contract", "stored"), [(4, 2), (4, 4), (6, 5)])
def test_extra_shifts_after_the_sale_are_for_a_shipment_only(contract: int, stored: int) -> None:
    table = a_table(ARKWRIGHT, demand=8)
    game = shipping(table, contract, stored)
    # One short of two, none short, or more than the ship carries: no extra good goes overseas.
    assert question(game) != "after-sale"


# The count


def book_figures(stored: int, heike_price: int = 5) -> Table:
    """Jörg's appeal 6, Marion's 4, Heike's 3, demand 8, no importer: the book's figure 11."""
    table = a_table(ARKWRIGHT, 3, demand=8)
    a_company(table, MARION)
    a_company(table, HEIKE)
    a_company(table, JOERG, stock={"food": stored}, posts=["food"] if stored else [])
    a_factory(table, "food", MARION, price=6, distribution=2)
    a_factory(table, "food", HEIKE, rows=3, price=heike_price)
    a_factory(table, "food", JOERG, price=4, quality=2)
    return table


def test_D38_first_example_of_the_sale() -> None:
    table = book_figures(0)
    game = production(table)
    assert [sold(game, seat) for seat in (JOERG, MARION, HEIKE)] == [3, 3, 2]
    spaces = [table.companies[seat].share_space - 20 for seat in (JOERG, MARION, HEIKE)]
    assert spaces == [3, 2, 2]
    assert IMPORTER not in calls(game)


def test_D38_second_example_of_the_sale() -> None:
    table = book_figures(1)
    table.companies[HEIKE].tiles = {"patron-food": "", "school": ""}
    game = production(table)
    play(game, "use school", "offer 1", "use patron")
    told = [int(happened(game, "sold", seat)[0].facts["count"]) for seat in (JOERG, MARION, HEIKE)]
    assert told == [4, 3, 1]
    spaces = [table.companies[seat].share_space - 20 for seat in (JOERG, MARION, HEIKE)]
    assert spaces == [4, 2, 2]


def test_D39_demand_is_the_count_of_empty_numbered_spaces() -> None:
    table = a_table(ARKWRIGHT)
    before = 0
    for empty in range(table.market.spaces + 1):
        table.market.empty = empty
        total = sum(table.demand(good) for good in ("food", "clothes", "cutlery", "lamps"))
        # A worker who leaves opens one space, of one good or of none.
        assert total - before in (0, 1)
        before = total


def test_the_importer_always_has_goods_and_comes_last_among_equals() -> None:
    table = a_table(ARKWRIGHT, demand=5, importer=3)
    a_company(table)
    a_factory(table, "food")
    game = production(table)
    assert calls(game) == [MARION + 1, IMPORTER, MARION + 1, IMPORTER, MARION + 1]


def test_small_and_large_warehouse_share_goods_freely() -> None:
    table = a_table(ARKWRIGHT, demand=0)
    marion = a_company(
        table, tiles=["small-warehouse"], posts=["clothes"], stock={"food": 2, "clothes": 7}
    )
    a_factory(table, "food", rows=2, price=8)
    game = production(table)
    play(game, *["done"] * (question(game) == "declaration"))
    # Five clothes lie in the large one, two beside two food: one of the three new goods fits.
    assert question(game) == "overflow"
    assert offered(game, "discard") == ["food", "clothes"]
    play(game, "discard clothes", "discard clothes")
    assert marion.stock == {"food": 5, "clothes": 5, "cutlery": 0, "lamps": 0}
