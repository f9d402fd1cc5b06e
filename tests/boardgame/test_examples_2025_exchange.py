"""The worked examples of the 2025 book, exchange, ships, production action: N22 to N31, N44."""

import pytest

from .given import (
    ARKWRIGHT,
    MARION,
    a_company,
    a_factory,
    a_table,
    both_2025,
    happened,
    legal,
    machines_placed,
    offered,
    play,
    pounds,
    production,
    question,
    refused,
    turn,
)


@both_2025
@pytest.mark.parametrize(("space", "price"), [(22, 16), (9, 10)])
def test_N22_price_of_a_share_bought(edition: str, space: int, price: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=2 + 2 * price - 1, space=space)
    game = turn(table)
    game.play("place exchange 2")
    assert refused(game, "buy 2") == ("shares-too-dear", "5.2.II.6")
    game.play("buy 1")
    assert (marion.cash, marion.shares) == (price - 1, 11)


@both_2025
@pytest.mark.parametrize(("space", "price"), [(22, 16), (9, 9)])
def test_N22_price_of_shares_sold(edition: str, space: int, price: int) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=2, space=space)
    game = turn(table)
    play(game, "place exchange 2", "sell 3")
    # Selling here leaves the share value where it is.
    assert (marion.cash, marion.shares, marion.share_space) == (3 * price, 7, space)


def test_N23_a_contract_placed_and_one_raised() -> None:
    table = a_table(ARKWRIGHT)
    marion = a_company(table, cash=50, contracts={"cutlery": 2})
    game = turn(table)
    game.play("place exchange 2")
    assert refused(game, "contract cutlery 2") == ("contract-only-upward", "5.2.II.6")
    play(game, "contract food 6", "contract cutlery 4")
    assert marion.contracts == {"cutlery": 4, "food": 6}
    assert marion.cash == 48


def test_N44_limit_marker_is_laid_at_the_exchange() -> None:
    table = a_table(ARKWRIGHT)
    marion = a_company(table, space=20, contracts={"food": 6})
    game = turn(table)
    game.play("place exchange 2")
    assert refused(game, "limit 4") == ("limit-left-of-contract", "5.2.II.6")
    game.play("limit 6")
    assert refused(game, "contract lamps 8") == ("contract-beyond-limit", "5.2.II.6")
    production(table)
    assert (marion.contracts, marion.share_space) == ({"food": 6}, 18)


@both_2025
@pytest.mark.parametrize("first", ["exchange", "light-machinery"])
def test_N24_investor_copies_a_marker(edition: str, first: str) -> None:
    table = a_table(edition)
    grey = ["light-machinery", "light-investor"]
    heike = a_company(
        table, cash=50, shares=10, space=20, markers=grey, chart={10: "light-machinery"}
    )
    food = a_factory(table, "food", rows=1)
    game = turn(table)
    play(game, "place light-investor 2")
    assert heike.cash == 48
    # £2 are enough for the grey marker, not for the own one.
    assert refused(game, "invest machinery") == ("copy-needs-more", "5.2.II.6e")
    halves = {
        "exchange": ["invest exchange", "sell 1", "done"],
        "light-machinery": ["invest light-machinery", "machine food 1"],
    }
    play(game, *halves.pop(first))
    assert refused(game, f"invest {first}") == ("half-done", "5.2.II.6e")
    play(game, *halves.popitem()[1])
    # No fee was due, and there is no additional action.
    assert question(game) == "end-of-turn"
    assert heike.cash == 48 + table.share_value(heike)
    assert (heike.shares, machines_placed(game)) == (9, 1)
    assert (food.workers[0], food.machines[0]) == (1, 1)
    assert heike.spaces == ["light-investor", "", "", "", "light-machinery"]


def test_N25_ship_for_one_of_two_contracts() -> None:
    table = a_table(ARKWRIGHT)
    marion = a_company(
        table,
        cash=50,
        space=20,
        ships=[6],
        posts=["cutlery"],
        stock={"cutlery": 4},
        contracts={"cutlery": 4, "clothes": 2},
    )
    game = turn(table)
    assert refused(game, "place ship-6 4") == ("ship-needs-more", "5.2.II.7")
    game.play("place ship-6 6")
    assert marion.cash == 44
    assert refused(game, "ship 2 clothes") == ("fewer-goods-stored", "5.2.II.7")
    assert refused(game, "ship 2 cutlery") == ("contract-whole", "5.2.II.7")
    game.play("ship 4 cutlery")
    assert marion.contracts == {"clothes": 2}
    assert (marion.stock["cutlery"], marion.share_space) == (0, 19)
    # A ship occupies no space.
    assert marion.spaces == [""] * 5
    assert question(game) == "special-marker"


@pytest.mark.parametrize(("tiles", "income"), [([], 52), (["office"], 57)])
def test_N26_cutlery_overseas(tiles: list[str], income: int) -> None:
    # The book credits the Accountant; the £5 are the Office's (D7).
    table = a_table(ARKWRIGHT, year=1780)
    goods = {"cutlery": 4}
    marion = a_company(
        table, cash=4, tiles=tiles, ships=[4], posts=goods, stock=goods, contracts=goods
    )
    a_factory(table, "cutlery", level=2, quality=2, distribution=3, price=15)
    game = turn(table)
    play(game, "place ship-4 4", "ship 4 cutlery")
    assert marion.cash == income
    assert pounds(game, "received", MARION, "shipping") == 4 * 13


def test_N27_two_contracts_with_one_ship() -> None:
    table = a_table(ARKWRIGHT)
    goods = {"cutlery": 4, "clothes": 2}
    marion = a_company(table, space=20, ships=[6], posts=goods, stock=goods, contracts=goods)
    game = turn(table)
    play(game, "place ship-6 6", "ship 2 clothes", "ship 4 cutlery")
    assert marion.contracts == {}
    # One ship, one space.
    assert marion.share_space == 19


@pytest.mark.parametrize(
    ("ships", "start", "counts"),
    [([4], "place ship-4 4", []), ([4, 4], "place both-ships 8", ["5", "6", "7"])],
)
def test_N28_agent_and_the_capacity_of_ships(
    ships: list[int], start: str, counts: list[str]
) -> None:
    table = a_table(ARKWRIGHT)
    heike = a_company(
        table,
        cash=8,
        space=20,
        tiles=["agent"],
        ships=ships,
        posts=["food", "row-2", "lamps"],
        stock={"food": 7, "lamps": 2},
        contracts={"food": 6, "lamps": 2},
    )
    a_factory(table, "food")
    game = turn(table)
    game.play(start)
    assert [offer.removesuffix(" food") for offer in offered(game, "ship") if "food" in offer] == (
        counts
    )
    if counts:
        game.play("ship 7 food")
        assert (heike.cash, heike.share_space) == (7 * 8, 18)
        assert heike.contracts == {"lamps": 2}
    else:
        assert refused(game, "ship 5 food") == ("ship-too-small", "5.2.II.7")
        assert refused(game, "ship 4 food") == ("contract-whole", "5.2.II.7")


def test_N28_both_ships_need_all_their_capacity() -> None:
    table = a_table(ARKWRIGHT)
    a_company(table, ships=[4, 4], stock={"food": 6}, contracts={"food": 6})
    game = turn(table)
    assert offered(game, "place both-ships") == ["8", "10"]
    assert refused(game, "place both-ships 6") == ("ship-needs-more", "5.2.II.7")


@pytest.mark.parametrize("wage", [2, 4])
def test_N29_one_row_for_the_warehouse(wage: int) -> None:
    table = a_table(ARKWRIGHT, year=1800, wage=wage)
    marion = a_company(table, cash=50, markers=["light-production"], posts=["food"])
    a_factory(table, "food", level=3, rows=3, machines=[1, 0])
    game = turn(table)
    game.play("place light-production 4")
    assert refused(game, "produce food 3") == ("fewer-rows-allowed", "5.2.II.8")
    game.play("produce food 1")
    assert marion.stock["food"] == 2
    assert pounds(game, "paid", MARION, "wages") == wage + 1


@both_2025
def test_N30_workshop_comes_too_late(edition: str) -> None:
    table = a_table(edition)
    marion = a_company(table, cash=50)
    a_factory(table, "food", rows=3)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "place machinery 10", "machine lamps 1", "machine lamps 1")
    # With the Workshop it would have been three.
    assert question(game) == "special-marker"
    play(game, "take tile workshop food", "end turn")
    assert machines_placed(game) == 2
    again = turn(table)
    play(again, "reuse machinery 10", *[f"machine food {row}" for row in (1, 2, 3)])
    assert marion.cash == 50 - 10 - 12
    assert sum(sum(factory.machines) for factory in marion.factories.values()) == 5


@pytest.mark.parametrize(("old", "kept", "crew", "more"), [(2, 4, 3, 2), (4, 2, 2, 1)])
def test_N31_third_ship(old: int, kept: int, crew: int, more: int) -> None:
    table = a_table(ARKWRIGHT, year=1800, empty=20)
    heike = a_company(table, ships=[2, 4])
    before = dict(table.ships)
    game = turn(table)
    play(game, "place workers 2", "done")
    assert refused(game, "take ship 6") == ("no-free-pier", "5.2.III.2.3")
    assert not legal(game, "take ship 2 for 4")
    game.play(f"take ship 6 for {old}")
    assert sorted(heike.ships) == [kept, 6]
    assert heike.crew(table.edition) == crew
    assert table.market.empty == 20 + more
    assert happened(game, "took-ship")[-1].facts["crew"] == more
    assert table.ships == {**before, old: before[old] + 1, 6: before[6] - 1}
