"""The worked examples of the 2025 book, production phase: N11, N32 to N46."""

import pytest

from arkwright.boardgame.production.wages import Wages
from arkwright.boardgame.table import Table
from arkwright.play import Game

from .given import (
    ARKWRIGHT,
    HEIKE,
    JOERG,
    MARION,
    MULE,
    a_company,
    a_factory,
    a_table,
    at,
    both_2025,
    calls,
    happened,
    legal,
    offered,
    play,
    pounds,
    production,
    question,
    refused,
    sold,
)

SELLERS = (JOERG, MARION, HEIKE)


def food_market(edition: str, stored: int = 0, tiles: tuple[str, ...] = ()) -> Table:
    """The two figures of the sale: demand 8, three sellers of 3, 3 and 4 food.

    Jörg has `stored` food in the warehouse, Heike these tiles.
    """
    table = a_table(edition, demand=8, importer=2, start=JOERG)
    a_company(table, JOERG, space=20, posts=["food"], stock={"food": stored})
    a_company(table, MARION, space=20)
    a_company(table, HEIKE, space=20, tiles=tiles, posts=["food"])
    a_factory(table, "food", JOERG, quality=3, price=5)
    a_factory(table, "food", MARION, distribution=2, price=6)
    a_factory(table, "food", HEIKE, rows=3, machines=[1], price=5)
    return table


def sales(game: Game) -> list[int]:
    """What the market bought of Jörg, Marion and Heike."""
    return [sold(game, seat) for seat in SELLERS]


@both_2025
@pytest.mark.parametrize("demand", [3, 9])
def test_N11_appeal_limits_what_is_sold(edition: str, demand: int) -> None:
    table = a_table(edition, demand=demand)
    a_company(table)
    food = a_factory(table, "food", price=6)
    assert (food.output(table.edition), food.appeal(table.edition)) == (3, 2)
    game = production(table)
    assert sold(game) == 2
    assert happened(game, "sale")[0].facts["left"] == demand - 2


@both_2025
def test_N32_what_a_factory_makes(edition: str) -> None:
    table = a_table(edition)
    a_company(table)
    a_factory(table, "food", rows=2, machines=[1, 1], distribution=2, price=6)
    (made,) = happened(production(table), "produced", MARION)
    figures = {"good": "food", "count": 3, "appeal": 4, "price": 6}
    assert made.facts.items() >= figures.items()


@both_2025
@pytest.mark.parametrize("empty", [29, 32])
def test_N33_demand_is_the_empty_numbered_spaces(edition: str, empty: int) -> None:
    # Spaces are numbered downwards, so the highest free number says the same (D39).
    table = a_table(edition, empty=empty)
    assert table.demand("food") == 8
    assert happened(production(table), "production")[0].facts["demand"] == 8


@both_2025
def test_N34_sale_line_by_line(edition: str) -> None:
    table = food_market(edition)
    made = [table.companies[seat].factories["food"] for seat in SELLERS]
    assert [factory.appeal(table.edition) for factory in made] == [6, 4, 3]
    assert [factory.output(table.edition) for factory in made] == [3, 3, 4]
    game = production(table)
    joerg, marion, heike = (seat + 1 for seat in SELLERS)
    assert calls(game) == [joerg, joerg, joerg, marion, marion, heike, marion, heike]
    assert sales(game) == [3, 3, 2]
    assert happened(game, "sale")[0].facts["imported"] == 0


@both_2025
def test_N35_stored_good_in_the_sale(edition: str) -> None:
    table = food_market(edition, stored=1)
    game = production(table)
    assert (game.seat, question(game)) == (JOERG, "declaration")
    assert refused(game, "offer 2") == ("fewer-goods-stored", "5.3.I")
    game.play("offer 1")
    joerg, marion, heike = (seat + 1 for seat in SELLERS)
    # Seven are sold down to line 3; the last goes to the higher appeal.
    assert calls(game)[:7] == [joerg, joerg, joerg, marion, joerg, marion, heike]
    assert calls(game)[7:] == [marion]
    assert sales(game) == [4, 3, 1]
    assert table.companies[JOERG].stock["food"] == 0


@both_2025
def test_N36_goods_left_over(edition: str) -> None:
    # Two are left in the first example; the book's label says the second (errata).
    table = food_market(edition)
    game = production(table)
    assert happened(game, "sold", HEIKE)[0].facts == {"good": "food", "count": 2, "unsold": 2}
    assert table.companies[HEIKE].stock["food"] == 2


@both_2025
def test_N37_income_from_the_sale(edition: str) -> None:
    game = production(food_market(edition, stored=1))
    game.play("offer 1")
    assert pounds(game, "received", MARION, "sale") == 18


@both_2025
def test_N38_school_and_patron(edition: str) -> None:
    table = food_market(edition, stored=1, tiles=("school", "patron-food"))
    assert table.wage == 3
    game = production(table)
    assert happened(game, "produced", HEIKE)[0].facts["count"] == 4
    play(game, "offer 1")
    assert (game.seat, question(game)) == (HEIKE, "declaration")
    assert refused(game, "use patron") == ("only-after-sale", "5.3.I")
    game.play("use school")
    assert happened(game, "row-shut", HEIKE)[0].facts == {"good": "food", "row": 3, "goods": 1}
    assert happened(game, "sold", HEIKE)[0].facts == {"good": "food", "count": 1, "unsold": 2}
    game.play("use patron")
    assert pounds(game, "received", HEIKE, "sale") == 2 * 5
    assert table.companies[HEIKE].stock["food"] == 1
    (cost,) = happened(game, "running-cost", HEIKE)
    assert (cost.facts["workers"], cost.facts["machines"]) == (3, 1)
    assert pounds(game, "paid", HEIKE, "wages") == 10


@both_2025
def test_N38_school_only_before_the_sale(edition: str) -> None:
    game = production(food_market(edition, tiles=("school", "patron-food")))
    game.play("done")
    assert (game.seat, question(game)) == (HEIKE, "after-sale")
    assert refused(game, "use school") == ("only-before-sale", "5.3.I")


@both_2025
@pytest.mark.parametrize(
    ("stored", "tiles", "steps"),
    [(1, ("patron-food",), [4, 2, 2]), (1, (), [4, 2, 1]), (0, (), [3, 2, 2])],
)
def test_N39_rise_in_share_value(
    edition: str, stored: int, tiles: tuple[str, ...], steps: list[int]
) -> None:
    # The book gives four and one step to its first example; they are the second's (D38).
    table = food_market(edition, stored, tiles)
    game = production(table)
    if stored:
        game.play("offer 1")
    if tiles:
        game.play("use patron")
    assert [table.companies[seat].share_space - 20 for seat in SELLERS] == steps
    (joerg,) = happened(game, "share-rose", JOERG)
    assert (joerg.facts["appeal"], joerg.facts["most"]) == (1, stored)


@both_2025
def test_N39_stored_good_kept(edition: str) -> None:
    table = food_market(edition, stored=1)
    game = production(table)
    game.play("done")
    # Three against three: nobody sold the most.
    assert sales(game) == [3, 3, 2]
    assert table.companies[JOERG].share_space == 23
    assert table.companies[JOERG].stock["food"] == 1


@both_2025
def test_N40_wages_and_a_machine(edition: str) -> None:
    table = a_table(edition, wage=3)
    heike = a_company(table, HEIKE, cash=10)
    a_factory(table, "food", HEIKE, machines=[1])
    game = at(table, Wages())
    assert happened(game, "running-cost")[0].facts["wages"] == 9
    assert heike.cash == 0


@both_2025
@pytest.mark.parametrize(("owned", "due"), [(0, 27), (1, 19), (2, 17)])
def test_N41_foreman_and_workshop(edition: str, owned: int, due: int) -> None:
    table = a_table(edition, active="lamps", wage=4)
    tiles = dict.fromkeys(("foreman", "workshop")[:owned], "lamps")
    marion = a_company(table, cash=due, tiles=tiles)
    lamps = a_factory(table, "lamps", rows=3, machines=[1, 1, 1])
    assert (sum(lamps.workers), sum(lamps.machines)) == (6, 3)
    at(table, Wages())
    assert (marion.cash, marion.shares) == (0, 10)


def shipping(
    goods: int, ships: list[int], contract: int, tiles: tuple[str, ...] = (), limit: int = 0
) -> tuple[Table, Game]:
    """Marion with a contract for food, when it comes to shipping; her food has no appeal."""
    table = a_table(ARKWRIGHT)
    posts = ["food", "row-2", "row-3"]
    a_company(
        table,
        cash=0,
        space=20,
        tiles=tiles,
        ships=ships,
        posts=posts,
        stock={"food": goods},
        contracts={"food": contract},
        limit=limit,
    )
    a_factory(table, "food", rows=0, price=8)
    game = production(table)
    if question(game) == "declaration":
        game.play("done")
    return table, game


def test_N42_shipment_with_two_ships() -> None:
    table, game = shipping(6, [2, 4], 6)
    marion = table.companies[MARION]
    assert refused(game, "ship 4 food") == ("contract-whole", "5.2.II.7")
    game.play("ship 6 food")
    assert (marion.cash, marion.share_space) == (48, 18)
    assert (marion.contracts, marion.stock["food"]) == ({}, 0)


@pytest.mark.parametrize(("goods", "ships"), [(4, [4]), (0, [4]), (4, [])])
def test_N43_contract_left_unserved_rises(goods: int, ships: list[int]) -> None:
    table, game = shipping(goods, ships, 4)
    if goods and ships:
        assert legal(game, "ship 4 food")
        game.play("done")
    joerg = table.companies[MARION]
    assert joerg.contracts == {"food": 6}
    assert joerg.share_space == 20


def test_N43_ship_too_small_for_what_it_became() -> None:
    table, game = shipping(6, [4], 6)
    assert game.over
    assert table.companies[MARION].contracts == {"food": 8}
    table, game = shipping(6, [4, 2], 6)
    assert legal(game, "ship 6 food")


@pytest.mark.parametrize(
    ("contract", "limit", "after", "lost"), [(10, 0, 10, 2), (6, 6, 6, 2), (6, 8, 8, 0)]
)
def test_N44_contract_at_its_limit(contract: int, limit: int, after: int, lost: int) -> None:
    table, _ = shipping(0, [], contract, limit=limit)
    marion = table.companies[MARION]
    assert marion.contracts == {"food": after}
    assert (marion.share_space, marion.contract_limit) == (20 - lost, limit)


def test_N45_agent_needs_room_on_board() -> None:
    _, game = shipping(7, [6], 6, tiles=("agent",))
    assert refused(game, "ship 7 food") == ("ships-too-small", "5.3.IV")
    assert offered(game, "ship") == ["5 food", "6 food"]


@pytest.mark.parametrize(("edition", "tiles"), [(ARKWRIGHT, ["small-warehouse"]), (MULE, [])])
@pytest.mark.parametrize("good", ["food", "clothes"])
def test_N46_small_warehouse_is_too_full(edition: str, tiles: list[str], good: str) -> None:
    table = a_table(edition, active="lamps")
    before = {"food": 2, "clothes": 1}
    marion = a_company(table, tiles=tiles, stock=before)
    a_factory(table, "lamps", price=11)
    game = production(table)
    assert refused(game, "discard cutlery") == ("discard-makes-no-room", "5.3.V")
    game.play(f"discard {good}")
    assert {g: n for g, n in marion.stock.items() if g in before} == {
        **before,
        good: before[good] - 1,
    }
    assert marion.stock["lamps"] == 3
