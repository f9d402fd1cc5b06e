"""What the development tiles do that serve in production and harbour; each has a test (10.1)."""

import pytest

from arkwright.boardgame.decade import ChangeStart, EndOfCycle
from arkwright.boardgame.edition import GOODS

from .given import (
    ANGELICA,
    HAROLD,
    MARION,
    a_company,
    a_factory,
    a_table,
    at,
    both,
    happened,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refusal,
    sold,
    turn,
)

# Agent


@both
def test_agent_changes_one_contract_of_a_ship_action(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table,
        cash=50,
        tiles=["agent"],
        ships=[6],
        posts=["food", "clothes"],
        stock={"food": 5, "clothes": 5},
        contracts={"food": 4, "clothes": 2},
    )
    a_factory(table, "food")
    game = turn(table)
    game.play("place ship-6 6")
    assert offered(game, "ship") == [
        *("3 food", "4 food", "5 food"),
        *("1 clothes", "2 clothes", "3 clothes"),
    ]
    game.play("ship 3 food")
    assert offered(game, "ship") == ["2 clothes"]
    assert refusal(game, "ship 3 clothes").id == "contract-whole"
    assert marion.cash == 44 + 3 * 8
    assert marion.contracts == {"clothes": 2}


@both
def test_agent_need_not_change_anything(edition: str) -> None:
    """As long as a contract was served as it is, the Agent is there for another."""
    table = a_table(edition)
    a_company(
        table,
        tiles=["agent"],
        ships=[6],
        posts=["food", "clothes"],
        stock={"food": 4, "clothes": 1},
        contracts={"food": 4, "clothes": 2},
    )
    game = turn(table)
    play(game, "place ship-6 6", "ship 4 food", "ship 1 clothes")
    assert table.companies[MARION].contracts == {}


# Charisma


@both
def test_charisma_wins_ties_for_both_bonuses(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, MARION, space=20, tiles=["charisma"])
    harold = a_company(table, HAROLD, space=20)
    a_factory(table, "food", MARION, price=6)
    a_factory(table, "food", HAROLD, price=6)
    production(table)
    assert (marion.share_space, harold.share_space) == (24, 22)


@both
def test_charisma_does_not_help_against_better_goods(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, MARION, space=20, tiles=["charisma"])
    harold = a_company(table, HAROLD, space=20)
    a_factory(table, "food", MARION, price=6)
    a_factory(table, "food", HAROLD, price=5)
    production(table)
    assert (marion.share_space, harold.share_space) == (22, 24)


@both
def test_charisma_names_the_start_player_of_a_cycle(edition: str) -> None:
    table = a_table(edition, start=MARION)
    harold = a_company(table, HAROLD, tiles=["charisma"])
    on_offer = table.tiles["charisma"]
    game = at(table, EndOfCycle())
    assert game.seat == HAROLD
    game.play("done")
    assert table.start == HAROLD
    assert "charisma" in harold.tiles
    game = at(table, EndOfCycle())
    game.play("start 4")
    assert table.start == 3
    assert harold.tiles == {}
    assert table.tiles["charisma"] == on_offer + 1


@both
def test_charisma_comes_before_the_poorest(edition: str) -> None:
    table = a_table(edition, start=MARION)
    for seat in range(4):
        a_company(table, seat, shares=5 if seat == ANGELICA else 10)
    harold = a_company(table, HAROLD, tiles=["charisma"])
    game = at(table, ChangeStart())
    assert game.seat == HAROLD
    game.play("done")
    assert (game.seat, question(game)) == (ANGELICA, "start-player")
    game = at(table, ChangeStart())
    game.play("start 1")
    assert game.over
    assert (table.start, harold.tiles) == (MARION, {})


# Extra Shifts


@both
def test_extra_shifts_sell_one_more_good(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, tiles=["extra-shifts"], posts=["food"], stock={"food": 1})
    a_factory(table, "food", quality=4, price=5)
    game = production(table)
    assert offered(game, "use") == ["extra-shifts"]
    game.play("use extra-shifts")
    assert "extra-shifts" not in marion.tiles
    game.play("stop")
    assert sold(game) == 4
    assert marion.stock["food"] == 1
    assert pounds(game, "received", MARION, "sale") == 4 * 5
    assert pounds(game, "paid", MARION, "wages") == 4 * table.wage


@both
def test_extra_shifts_only_at_the_first_call(edition: str) -> None:
    table = a_table(edition, demand=9)
    a_company(table, tiles=["extra-shifts"], posts=["food"], stock={"food": 2})
    a_factory(table, "food", quality=4, price=5)
    game = production(table)
    game.play("sell stored")
    assert refusal(game, "use extra-shifts").id == "extra-shifts-at-first-call"
    assert legal(game, "sell stored")


@both
def test_extra_shifts_fill_the_warehouse(edition: str) -> None:
    """Decision C13: also with goods left unsold, if there is a place for one more."""
    table = a_table(edition, demand=0)
    marion = a_company(table, tiles=["extra-shifts"], posts=["food"])
    a_factory(table, "food")
    game = production(table)
    game.play("use extra-shifts")
    assert marion.stock["food"] == 4


@both
@pytest.mark.parametrize(
    ("tiles", "posts", "stock", "price"),
    [
        ([], [], 0, 5),
        ([], ["row-3"], 0, 5),
        ([], ["food"], 2, 5),
        (["small-warehouse"], [], 2, 5),
        (["small-warehouse"], [], 0, 22),
    ],
    ids=["nowhere", "row full", "column full", "tile full", "price scale full"],
)
def test_extra_shifts_need_a_taker(
    edition: str, tiles: list[str], posts: list[str], stock: int, price: int
) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(table, tiles=["extra-shifts", *tiles], posts=posts, stock={"food": stock})
    # Three new goods fill what place there is.
    a_factory(table, "food", price=price)
    game = production(table)
    assert game.over
    assert "extra-shifts" in marion.tiles


@both
@pytest.mark.parametrize(
    ("tiles", "posts", "stock", "price"),
    [([], ["food"], 1, 5), (["small-warehouse"], [], 1, 5), (["small-warehouse"], [], 0, 21)],
    ids=["column", "tile", "price scale"],
)
def test_extra_shifts_with_room(
    edition: str, tiles: list[str], posts: list[str], stock: int, price: int
) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(table, tiles=["extra-shifts", *tiles], posts=posts, stock={"food": stock})
    a_factory(table, "food", price=price)
    game = production(table)
    game.play("use extra-shifts")
    assert "extra-shifts" not in marion.tiles
    assert marion.stock["food"] == stock + 4


@both
def test_extra_shifts_for_the_patron(edition: str) -> None:
    table = a_table(edition, demand=9)
    a_company(table, tiles=["extra-shifts", "patron-food"])
    a_factory(table, "food", price=5)
    game = production(table)
    # The market has bought all three.
    assert not legal(game, "use patron")
    play(game, "use extra-shifts", "use patron")
    assert pounds(game, "received", MARION, "sale") == 4 * 5


@both
def test_extra_shifts_in_a_production_action(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table, cash=50, tiles=["extra-shifts"], markers=["light-production"], posts=["food"]
    )
    a_factory(table, "food")
    game = turn(table)
    play(game, "place light-production 2", "produce food 2", "use extra-shifts")
    assert marion.stock["food"] == 4
    assert marion.tiles == {}
    assert marion.cash == 48 - 4 * table.wage


# Foreman


@both
@pytest.mark.parametrize(("wage", "cost"), [(2, 4 + 4), (3, 4 + 6), (4, 8 + 8), (5, 12 + 10)])
def test_foreman_leads_four_workers(edition: str, wage: int, cost: int) -> None:
    """£2 less for four of six, but never below £1."""
    table = a_table(edition, wage=wage)
    marion = a_company(table, cash=100, tiles={"foreman": "food"})
    a_factory(table, "food", rows=3, price=8)
    production(table)
    assert marion.cash == 100 - cost


@both
def test_foreman_leads_obsolescence_workers_too(edition: str) -> None:
    """Decision C6."""
    table = a_table(edition, year=1790, wage=4)
    marion = a_company(table, cash=100, tiles={"foreman": "food"})
    a_factory(table, "food", rows=1, price=8, extra=2)
    production(table)
    assert marion.cash == 100 - 4 * 2


@both
def test_foreman_works_in_his_factory_only(edition: str) -> None:
    table = a_table(edition, wage=4, active="lamps")
    marion = a_company(table, cash=100, tiles={"foreman": "food"})
    a_factory(table, "food")
    a_factory(table, "lamps", rows=1, price=11)
    production(table)
    assert marion.cash == 100 - 3 * 4
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refusal(game, "assign foreman food").id == "assigned-already"
    assert refusal(game, "assign foreman clothes").id == "no-factory"
    game.play("assign foreman lamps")
    # It takes the place of a new special marker.
    assert question(game) == "end-of-turn"
    marion.cash = 100
    production(table)
    assert marion.cash == 100 - 3 * 2


@both
def test_foreman_in_a_production_action(edition: str) -> None:
    table = a_table(edition, wage=3)
    marion = a_company(
        table, cash=50, tiles={"foreman": "food"}, markers=["light-production"], posts=["food"]
    )
    a_factory(table, "food", rows=3)
    game = turn(table)
    play(game, "place light-production 2", "produce food 2")
    assert marion.cash == 48 - 4 * 1


# Office


@both
def test_office_pays_once_for_a_ship_action(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table,
        cash=50,
        tiles=["office"],
        ships=[6],
        posts=["row-2", "row-3"],
        stock={"lamps": 4, "clothes": 2},
        contracts={"lamps": 4, "clothes": 2},
    )
    a_factory(table, "lamps")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "place ship-6 6", "ship 4 lamps", "ship 2 clothes")
    assert marion.cash == 44 + 4 * 11 + 2 * 9 + 5


@both
def test_office_pays_once_for_two_ships(edition: str) -> None:
    """Decision C11."""
    table = a_table(edition, demand=0)
    a_company(
        table,
        tiles=["office"],
        ships=[2, 4],
        posts=["food"],
        stock={"food": 5},
        contracts={"food": 6},
    )
    a_factory(table, "food", rows=1)
    game = production(table)
    game.play("ship 6 food")
    assert pounds(game, "received", MARION, "shipping") == 48
    assert pounds(game, "received", MARION, "office") == 5


@both
def test_office_pays_nothing_without_a_delivery(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(
        table, cash=50, space=20, tiles=["office"], ships=[2], contracts={"lamps": 2}
    )
    game = turn(table)
    game.play("place ship-2 2")
    assert question(game) == "special-marker"
    assert (marion.cash, marion.share_space) == (48, 20)


# Patrons


@both
@pytest.mark.parametrize("good", GOODS)
def test_patron_buys_one_more_of_his_good(edition: str, good: str) -> None:
    table = a_table(edition, active=good, demand=0)
    marion = a_company(table, space=20, tiles=[f"patron-{good}"])
    price = a_factory(table, good, price=7).price
    game = production(table)
    game.play("use patron")
    assert game.over
    assert pounds(game, "received", MARION, "sale") == price
    # A good sold, and most of all; the highest appeal as well.
    assert marion.share_space == 23
    assert f"patron-{good}" in marion.tiles


@both
@pytest.mark.parametrize("good", GOODS)
def test_patron_wants_no_other_good(edition: str, good: str) -> None:
    other = GOODS[(GOODS.index(good) + 1) % 4]
    table = a_table(edition, active=other, demand=0)
    a_company(table, tiles=[f"patron-{good}"])
    a_factory(table, other)
    assert production(table).over


@both
def test_patron_buys_a_stored_good_and_once_only(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, tiles=["patron-food"], posts=["food"], stock={"food": 3})
    a_factory(table, "food", price=5)
    game = production(table)
    # Appeal 3 ends the sale at three new goods.
    assert sold(game) == 3
    game.play("use patron")
    assert game.over
    assert marion.stock["food"] == 2


# School


@both
def test_school_shuts_no_row_whose_goods_are_sold(edition: str) -> None:
    """Decision B7."""
    table = a_table(edition, demand=9)
    a_company(table, tiles=["school"])
    food = a_factory(table, "food", rows=2, price=6)
    game = production(table)
    # Two of three are sold, row 2 made two of them.
    assert food.appeal(table.edition) == 2
    # Asked before the first good of row 2 is sold, the School's owner sells on.
    game.play("done")
    assert sold(game) == 2
    assert game.over
    assert not happened(game, "row-shut")


@both
def test_school_shuts_a_row_before_it_sells_and_stored_goods_take_its_place(edition: str) -> None:
    table = a_table(edition, demand=9)
    marion = a_company(table, cash=50, tiles=["school"], posts=["food"], stock={"food": 2})
    a_factory(table, "food", rows=2, price=5)
    game = production(table)
    play(game, "use school", "sell stored", "sell stored")
    # Row 1 makes one good and two come from store; only the two workers of row 1 are paid.
    assert sold(game) == 3
    assert marion.stock["food"] == 0
    assert marion.cash == 50 + 3 * 5 - 2 * table.wage


@both
def test_school_shuts_the_last_row_with_a_worker(edition: str) -> None:
    table = a_table(edition, demand=1)
    marion = a_company(table, cash=100, tiles=["school"], posts=["food"])
    food = a_factory(table, "food", rows=2, machines=[0, 1], price=8, distribution=1)
    food.workers[2] = 1
    game = production(table)
    game.play("use school")
    # The half-filled row 3 is shut, not row 2; a second row can't be.
    assert happened(game, "row-shut")[0].facts["row"] == 3
    assert marion.cash == 100 + 8 - 3 * table.wage - 1
    assert marion.stock["food"] == 2


@both
def test_school_may_shut_the_only_row(edition: str) -> None:
    table = a_table(edition, demand=0)
    marion = a_company(table, cash=50, tiles=["school"], posts=["food"])
    a_factory(table, "food", rows=1, machines=[1])
    game = production(table)
    game.play("use school")
    assert (marion.cash, marion.stock["food"]) == (50, 0)


@both
def test_school_seats_workers_in_any_factory(edition: str) -> None:
    table = a_table(edition, empty=20, fired=0)
    a_company(table, tiles=["school"])
    a_factory(table, "food")
    lamps = a_factory(table, "lamps", rows=1)
    game = turn(table)
    play(game, "place machinery 6", "machine food 1", "machine food 2")
    play(game, "reseat lamps 4", "reseat lamps 2")
    assert lamps.workers == [3, 1, 0, 1]
    assert table.market.fired == 0


# Small Warehouse


@both
def test_small_warehouse_holds_five_goods_of_any_kind(edition: str) -> None:
    table = a_table(edition, active="lamps", demand=0)
    marion = a_company(table, tiles=["small-warehouse"], stock={"food": 1, "clothes": 1})
    a_factory(table, "lamps", rows=3)
    game = production(table)
    assert offered(game, "discard") == ["food", "clothes", "lamps"]
    game.play("discard lamps")
    assert marion.stock == {"food": 1, "clothes": 1, "cutlery": 0, "lamps": 3}


@both
def test_small_warehouse_takes_what_the_large_one_can_not(edition: str) -> None:
    table = a_table(edition, active="food", demand=0)
    marion = a_company(table, tiles=["small-warehouse"], posts=["food"], stock={"food": 5})
    a_factory(table, "food", rows=3)
    production(table)
    assert marion.stock["food"] == 9
    assert marion.in_small(table.edition, "food") == 4


@both
def test_small_warehouse_blocks_the_price_scale(edition: str) -> None:
    table = a_table(edition, year=1800)
    a_company(table, tiles=["small-warehouse"], stock={"lamps": 3})
    a_factory(table, "lamps", level=3, quality=4, distribution=4, price=20)
    game = turn(table)
    game.play("place distribution 2")
    assert legal(game, "price lamps 22")
    assert refusal(game, "price lamps 23").id == "price-space-holds-goods"
    assert refusal(game, "price lamps 26").id == "price-above-highest"


@both
def test_small_warehouse_has_no_room_left_of_the_price(edition: str) -> None:
    table = a_table(edition, year=1800, active="lamps", demand=0)
    marion = a_company(table, tiles=["small-warehouse"])
    a_factory(table, "lamps", level=3, quality=4, distribution=4, price=23)
    production(table)
    # Five were made; two spaces are free above £23.
    assert marion.stock["lamps"] == 2


# Workshop


@both
def test_workshop_lowers_the_upkeep_of_one_factory(edition: str) -> None:
    table = a_table(edition, active="lamps")
    marion = a_company(table, cash=100, tiles={"workshop": "lamps"})
    a_factory(table, "lamps", rows=2, machines=[2, 2], price=11)
    food = a_factory(table, "food", rows=2, machines=[1, 1], price=8)
    production(table)
    assert marion.cash == 100 - 2 * table.wage - 1
    table.cycle = 0
    marion.cash = 100
    production(table)
    assert marion.cash == 100 - 2 * table.wage - 2
    assert sum(food.machines) == 2


@both
def test_workshop_costs_nothing_without_machines(edition: str) -> None:
    """Decision B9."""
    table = a_table(edition)
    marion = a_company(table, cash=100, tiles={"workshop": "food"})
    a_factory(table, "food", rows=1, price=8)
    production(table)
    assert marion.cash == 100 - 2 * table.wage


@both
@pytest.mark.parametrize(("space", "machines"), [(2, 1), (4, 2), (6, 2), (8, 2), (10, 3)])
def test_workshop_buys_machines_for_any_factory(edition: str, space: int, machines: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50, tiles={"workshop": "food"})
    clothes = a_factory(table, "clothes", rows=4)
    game = turn(table)
    game.play(f"place machinery {space}")
    for row in range(1, machines + 1):
        game.play(f"machine clothes {row}")
    assert offered(game, "machine") == []
    assert (sum(clothes.machines), marion.cash) == (machines, 50 - space)
