"""The worked examples of the production phase: W42 to W56."""

import pytest

from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    HAROLD,
    IMPORTER,
    MARION,
    a_company,
    a_factory,
    a_table,
    both,
    calls,
    happened,
    legal,
    offered,
    pounds,
    production,
    refusal,
    sold,
)


def clothes_market(edition: str, demand: int = 7, rows: int = 2) -> Table:
    """The state of W45: Marion with appeal 4, Harold (with these rows) and the importer with 3."""
    table = a_table(edition, active="clothes", demand=demand, importer=3)
    a_company(table, MARION, cash=100, space=20)
    a_company(table, HAROLD, cash=100, space=20)
    a_factory(table, "clothes", MARION, distribution=2, price=7)
    a_factory(table, "clothes", HAROLD, rows=rows, price=6)
    return table


@both
def test_W42_output_and_appeal(edition: str) -> None:
    table = a_table(edition, active="clothes")
    a_company(table)
    clothes = a_factory(table, "clothes", rows=2, machines=[1, 1], distribution=2, price=7)
    assert clothes.output(table.edition) == 3
    assert clothes.appeal(table.edition) == 4
    (event,) = happened(production(table), "produced", MARION)
    assert (event.facts["count"], event.facts["appeal"]) == (3, 4)


@both
def test_W43_demand(edition: str) -> None:
    eight_rows = 8 * 4
    table = a_table(edition, active="clothes", empty=eight_rows)
    assert table.demand("clothes") == 7
    game = production(table)
    assert happened(game, "sale")[0].facts["demand"] == 7


@both
def test_W44_nothing_left_at_the_fourth_call(edition: str) -> None:
    table = a_table(edition, demand=9)
    a_company(table)
    food = a_factory(table, "food", price=5, quality=1)
    assert (food.output(table.edition), food.appeal(table.edition)) == (3, 4)
    game = production(table)
    assert calls(game) == [1, 1, 1]
    assert game.over


@both
def test_W45_sale_example(edition: str) -> None:
    game = production(clothes_market(edition))
    marion, harold = MARION + 1, HAROLD + 1
    assert calls(game) == [marion, marion, harold, IMPORTER, marion, harold, IMPORTER]
    assert (sold(game, MARION), sold(game, HAROLD)) == (3, 2)
    assert happened(game, "sale")[0].facts["imported"] == 2


@both
def test_W45_no_more_than_the_appeal(edition: str) -> None:
    """With more demand, Harold's four clothes still can't be sold all: his appeal is 3."""
    game = production(clothes_market(edition, demand=15, rows=3))
    assert happened(game, "produced", HAROLD)[0].facts["count"] == 4
    assert sold(game, HAROLD) == 3


@both
@pytest.mark.parametrize(("posts", "stored"), [(["clothes"], 1), (["lamps"], 0), ([], 0)])
def test_W46_good_left_over(edition: str, posts: list[str], stored: int) -> None:
    table = clothes_market(edition)
    harold = a_company(table, HAROLD, posts=posts)
    game = production(table)
    assert sold(game, HAROLD) == 2
    assert harold.stock["clothes"] == stored
    assert len(happened(game, "goods-lost", HAROLD)) == 1 - stored


@both
def test_W47_income(edition: str) -> None:
    game = production(clothes_market(edition))
    assert pounds(game, "received", MARION, "sale") == 21


@both
def test_W48_school_shuts_a_row(edition: str) -> None:
    table = a_table(edition, year=1780, active="cutlery", demand=9)
    wage = table.wage
    harold = a_company(table, HAROLD, cash=100, tiles=["school"], posts=["cutlery"])
    a_factory(table, "cutlery", HAROLD, level=2, rows=3, price=10)
    game = production(table)
    assert happened(game, "produced", HAROLD)[0].facts["count"] == 5
    assert game.seat == HAROLD
    assert sold(game, HAROLD) == 3
    game.play("use school")
    # Three were made, three are sold: nothing is left to store.
    assert harold.stock["cutlery"] == 0
    assert pounds(game, "paid", HAROLD, "wages") == 5 * wage
    assert harold.cash == 100 + 3 * 10 - 5 * wage


@both
def test_W48_school_left_alone(edition: str) -> None:
    table = a_table(edition, year=1780, active="cutlery", demand=9)
    harold = a_company(table, HAROLD, tiles=["school"], posts=["cutlery"])
    a_factory(table, "cutlery", HAROLD, level=2, rows=3, price=10)
    game = production(table)
    game.play("done")
    assert harold.stock["cutlery"] == 2
    assert pounds(game, "paid", HAROLD, "wages") == 8 * table.wage


@both
def test_W49_rise_in_share_value(edition: str) -> None:
    table = clothes_market(edition)
    production(table)
    assert table.companies[MARION].share_space == 20 + 4
    assert table.companies[HAROLD].share_space == 20 + 2


@both
def test_W50_wages_and_a_machine(edition: str) -> None:
    table = a_table(edition, active="clothes", wage=2)
    marion = a_company(table, cash=50)
    a_factory(table, "clothes", rows=2, machines=[1], price=9)
    production(table)
    assert marion.cash == 50 - 7


@both
@pytest.mark.parametrize(
    ("tiles", "cost"),
    [({}, 27), ({"foreman": "lamps"}, 19), ({"foreman": "lamps", "workshop": "lamps"}, 17)],
)
def test_W51_foreman_and_workshop(edition: str, tiles: dict[str, str], cost: int) -> None:
    table = a_table(edition, active="lamps", wage=4)
    marion = a_company(table, cash=50, tiles=tiles)
    a_factory(table, "lamps", rows=3, machines=[1, 1, 1], price=11)
    production(table)
    assert marion.cash == 50 - cost


@both
def test_W52_appeal_would_fall_below_zero(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, space=20)
    food = a_factory(table, "food", distribution=1, price=9)
    assert food.appeal(table.edition) == 0
    production(table)
    assert (food.distribution, food.appeal(table.edition), food.price) == (0, 0, 8)
    assert marion.share_space == 19


@both
def test_W53_shipment_with_two_ships(edition: str) -> None:
    table = a_table(edition, active="clothes")
    marion = a_company(
        table,
        space=20,
        ships=[2, 4],
        posts=["clothes"],
        stock={"clothes": 3},
        contracts={"clothes": 6},
    )
    a_factory(table, "clothes", price=9)
    game = production(table)
    game.play("ship 6 clothes")
    assert pounds(game, "received", MARION, "shipping") == 54
    assert marion.share_space == 18
    assert marion.contracts == {}
    assert marion.stock["clothes"] == 0


@both
@pytest.mark.parametrize(
    ("seats", "contract", "after", "lost"),
    [(4, 2, 4, 0), (4, 6, 8, 0), (3, 8, 10, 0), (4, 10, 10, 2), (2, 2, 4, 0), (2, 4, 4, 2)],
)
def test_W54_unserved_contract(
    edition: str, seats: int, contract: int, after: int, lost: int
) -> None:
    table = a_table(edition, seats)
    marion = a_company(table, space=20, contracts={"food": contract, "lamps": 2})
    production(table)
    assert marion.contracts == {"food": after, "lamps": 2}
    assert marion.share_space == 20 - lost


def agents_shipment(edition: str, goods: int, ships: list[int]) -> Game:
    """Marion with the Agent and a contract for 6 clothes, when it comes to shipping."""
    table = a_table(edition, active="clothes")
    posts = ["clothes", "row-2", "row-3"]
    a_company(
        table,
        tiles=["agent"],
        ships=ships,
        posts=posts,
        stock={"clothes": goods},
        contracts={"clothes": 6},
    )
    a_factory(table, "clothes", rows=0, price=9)
    return production(table)


@both
def test_W55_agent_changes_a_contract(edition: str) -> None:
    game = agents_shipment(edition, 8, [8])
    assert offered(game, "ship") == ["5 clothes", "6 clothes", "7 clothes"]
    assert refusal(game, "ship 4 clothes").id == "contract-whole"
    assert refusal(game, "ship 8 clothes").id == "contract-whole"
    game.play("ship 7 clothes")
    assert pounds(game, "received", MARION, "shipping") == 7 * 9


@both
def test_W55_goods_and_ships_must_fit(edition: str) -> None:
    game = agents_shipment(edition, 8, [6])
    assert refusal(game, "ship 7 clothes").id == "ships-too-small"
    assert legal(game, "ship 6 clothes")
    game = agents_shipment(edition, 5, [8])
    assert refusal(game, "ship 6 clothes").id == "fewer-goods-left"
    assert offered(game, "ship") == ["5 clothes"]


@both
def test_W56_small_warehouse_is_too_full(edition: str) -> None:
    table = a_table(edition, active="lamps")
    marion = a_company(table, tiles=["small-warehouse"], stock={"food": 2, "clothes": 1})
    a_factory(table, "lamps", rows=2, price=11)
    game = production(table)
    assert legal(game, "discard food")
    assert legal(game, "discard clothes")
    assert refusal(game, "discard cutlery").id == "discard-makes-no-room"
    game.play("discard food")
    assert game.over
    assert marion.stock == {"food": 1, "clothes": 1, "cutlery": 0, "lamps": 3}
