"""The worked examples T1 to T20 of rules/examples.md, and the one-liners derived under them."""

import pytest

from arkwright.cardgame.edition import CARDS
from arkwright.cardgame.solo import OpponentsFactories, OpponentsTurn, move_disc

from .given import (
    EVA,
    GREEN,
    II,
    III,
    ORANGE,
    PURPLE,
    WIM,
    I,
    a_company,
    a_factory,
    a_game,
    a_seller,
    a_table,
    after_production,
    at,
    happened,
    legal,
    play,
    pounds,
    production,
    qualities,
    question,
    refusal,
    rivals_of,
    sold,
    table_of,
    turn,
)

# Quality and distribution (1a.4)


def test_T1_distribution_card_is_flipped_to_three() -> None:
    table = a_table()
    a_company(table)
    food = a_factory(table, "food", distribution=1)
    a_factory(table, "clothes", distribution=2)
    game = turn(table)
    game.play("act distribution")
    assert refusal(game, "distribution food 4").id == "adds-too-much"
    game.play("distribution food 3")
    assert food.distribution == 3
    # both points are used, and both cards lie where they lay
    assert refusal(game, "distribution clothes 3").id == "adds-too-much"


def test_T2_second_small_card_where_the_large_one_is_taken() -> None:
    table = a_table()
    company = a_company(table, quality=1)
    a_factory(table, "clothes", quality=[1])
    a_factory(table, "lamps", quality=[3])
    game = turn(table)
    play(game, "act quality", "quality clothes 2+1")
    assert qualities(company) == {"clothes": "2+1", "lamps": "3"}
    assert refusal(game, "quality lamps 4").id == "adds-too-much"


def test_T2_needs_the_second_level() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "clothes", quality=[1])
    a_factory(table, "lamps", quality=[3])
    game = turn(table)
    game.play("act quality")
    refused = refusal(game, "quality clothes 2+1")
    assert (refused.id, refused.facts) == ("adds-too-much", {"count": 1})


def test_T3_both_to_three_with_the_card_just_freed() -> None:
    table = a_table()
    company = a_company(table, quality=1)
    a_factory(table, "food", quality=[2])
    a_factory(table, "clothes", quality=[2])
    game = turn(table)
    play(game, "act quality", "quality food 3", "quality clothes 2+1")
    assert qualities(company) == {"food": "3", "clothes": "2+1"}
    assert question(game) == "price-and-appeal"


def test_T4_swapping_the_engineer_wastes_a_point() -> None:
    table = a_table()
    company = a_company(table, cards=["engineer"], quality=1)
    a_factory(table, "food", quality=[5])
    a_factory(table, "clothes", quality=[4])
    a_factory(table, "cutlery", quality=[2, 1])
    game = turn(table)
    game.play("act quality")
    # the whole of it for the clothes alone
    assert legal(game, "quality clothes 6")
    game.play("quality cutlery 2+2")
    assert refusal(game, "quality clothes 6").id == "adds-too-much"
    game.play("quality clothes 5")
    assert refusal(game, "quality food 5").id == "no-such-quality-cards"
    game.play("quality food 4")
    assert qualities(company) == {"food": "4", "clothes": "5", "cutlery": "2+2"}


# Price, appeal and income (1b, 2a)


def test_T5_sums_of_price_and_appeal() -> None:
    table = a_table()
    clothes = a_factory(
        table, "clothes", spot=3, office="appeal", distribution=3, quality=[1], marker=8
    )
    assert (clothes.appeal(table.edition), clothes.price(table.edition)) == (8, 5)


def test_T5_is_reached_by_a_move() -> None:
    table = a_table(active="clothes")
    a_company(table)
    clothes = a_factory(table, "clothes", distribution=3, quality=[1])
    game = turn(table)
    play(game, "pass", "appeal 8")
    assert (clothes.marker, clothes.appeal(table.edition)) == (8, 8)
    assert clothes.price(table.edition) == 5


def test_T6_four_arrows_raise_demand_by_four() -> None:
    table = a_table(active="clothes", demand=1)
    a_company(table)
    clothes = a_factory(table, "clothes", spot=1, distribution=2, marker=3)
    game = turn(table)
    play(game, "pass", "appeal 7")
    assert (clothes.marker, clothes.price(table.edition)) == (7, 4)
    assert (clothes.spot, clothes.office_on_appeal) == (2, True)
    assert table.demand == {"food": 0, "clothes": 5, "cutlery": 0, "lamps": 0}


def test_T7_four_goods_of_tile_and_worker_cards() -> None:
    table = a_table()
    a_company(table)
    food = a_factory(table, "food", cards=2)
    assert food.output(table.edition) == 4
    game = production(table)
    assert happened(game, "produced")[0].facts["count"] == 4


def test_T8_appeal_less_demand_is_sold() -> None:
    table = a_table(demand=6)
    a_seller(table, appeal=8, output=4)
    game = production(table)
    assert sold(game) == 2
    assert happened(game, "sold-at-home")[0].facts["left"] == 2


def test_T9_income_of_two_at_fourteen() -> None:
    table = a_table(active="lamps", demand=0)
    a_company(table, cash=0, value=30)
    lamps = a_factory(table, "lamps", side=1, cards=0, marker=3)
    assert lamps.price(table.edition) == 14
    game = production(table)
    assert sold(game) == 2
    assert pounds(game, "received", EVA, "sale") == 28


# Solo


def test_T10_opponents_factories_raise_demand() -> None:
    table = a_table(1)
    rivals = rivals_of(table)
    rivals.bag = [ORANGE, PURPLE, ORANGE, PURPLE]
    at(table, OpponentsFactories())
    assert table.demand == {"food": 2, "clothes": 2, "cutlery": 1, "lamps": 1}
    assert rivals.markers == {
        ORANGE: {"food": 4, "cutlery": 3},
        PURPLE: {"clothes": 4, "lamps": 3},
    }


def test_T10_in_the_real_set_up() -> None:
    seen = set()
    for seed in range(12):
        game = a_game(1, seed)
        assert question(game) == "choose-factory"
        game.play("found lamps")
        table = table_of(game)
        assert table.demand == {"food": 2, "clothes": 2, "cutlery": 1, "lamps": 1}
        markers = rivals_of(table).markers
        assert [len(markers[colour]) for colour in (ORANGE, PURPLE)] == [2, 2]
        placed = {**markers[ORANGE], **markers[PURPLE]}
        assert placed == {"food": 4, "clothes": 4, "cutlery": 3, "lamps": 3}
        seen.add(tuple(markers[ORANGE]))
    assert len(seen) > 2


def test_T11_new_clothes_factory_in_decade_I() -> None:
    table = a_table(1, decade=I, active="clothes")
    rivals = rivals_of(table)
    rivals.bag = [ORANGE]
    at(table, OpponentsTurn())
    assert rivals.markers[ORANGE] == {"clothes": 4}
    assert table.demand["clothes"] == -1 + 2


def test_T12_new_lamp_factory_in_decade_III() -> None:
    table = a_table(1, decade=III, active="lamps")
    rivals = rivals_of(table)
    rivals.bag = [PURPLE]
    at(table, OpponentsTurn())
    assert rivals.markers[PURPLE] == {"lamps": 5}


def test_T13_drawing_an_opponent_without_the_factory() -> None:
    table = a_table(1, active="clothes")
    a_company(table)
    a_factory(table, "clothes")
    rivals = rivals_of(table)
    rivals.markers[PURPLE] = {"clothes": 4}
    rivals.bag = [ORANGE]
    at(table, OpponentsTurn())
    assert table.demand == {"food": -1, "clothes": 1, "cutlery": -1, "lamps": -1}
    assert table.wage_step == 1
    assert rivals.markers[ORANGE] == {"clothes": 4}
    assert rivals.shares == {ORANGE: 12, PURPLE: 13}
    assert rivals.value == {ORANGE: 12, PURPLE: 12}


def test_T14_drawing_an_opponent_with_the_factory() -> None:
    table = a_table(1, active="clothes", demand=2)
    rivals = rivals_of(table)
    rivals.markers[PURPLE] = {"clothes": 4}
    rivals.bag = [PURPLE]
    at(table, OpponentsTurn())
    assert rivals.markers[PURPLE] == {"clothes": 6}
    assert table.demand == {"food": 0, "clothes": 4, "cutlery": 0, "lamps": 0}
    assert table.wage_step == 0
    assert rivals.shares == {ORANGE: 13, PURPLE: 12}


def test_T15_drawing_the_neutral_colour() -> None:
    table = a_table(1, active="clothes", demand=2)
    rivals = rivals_of(table)
    rivals.markers[PURPLE] = {"clothes": 4}
    rivals.bag = [GREEN]
    at(table, OpponentsTurn())
    assert rivals.shares == {ORANGE: 13, PURPLE: 13}
    assert rivals.markers == {ORANGE: {}, PURPLE: {"clothes": 4}}
    assert (table.demand["clothes"], table.wage_step) == (2, 0)


def test_T16_disc_skips_gap_and_other_disc() -> None:
    table = a_table(1, active="clothes")
    rivals = rivals_of(table)
    rivals.display = [card for card in CARDS if card != "large-warehouse"][:15]
    rivals.display[2] = ""
    rivals.display[6] = "large-warehouse"
    rivals.discs = {GREEN: 1, PURPLE: 5, ORANGE: 12}
    move_disc(table, GREEN, 3)
    assert rivals.display[rivals.discs[GREEN]] == "large-warehouse"
    assert rivals.discs == {GREEN: 6, PURPLE: 5, ORANGE: 12}


def test_T16_steps_are_the_markers_on_the_track() -> None:
    table = a_table(1, active="clothes")
    a_company(table)
    a_factory(table, "clothes")
    rivals = rivals_of(table)
    rivals.display[2] = ""
    rivals.discs = {GREEN: 1, PURPLE: 5, ORANGE: 12}
    rivals.markers = {ORANGE: {"clothes": 4}, PURPLE: {"clothes": 4}}
    rivals.bag = [GREEN]
    at(table, OpponentsTurn())
    assert rivals.discs == {GREEN: 6, PURPLE: 5, ORANGE: 12}


def test_T16_disc_loops_from_the_end_to_the_beginning() -> None:
    table = a_table(1, active="clothes")
    rivals = rivals_of(table)
    rivals.display[0] = ""
    rivals.discs = {GREEN: 13, PURPLE: 1, ORANGE: 12}
    move_disc(table, GREEN, 2)
    assert rivals.discs[GREEN] == 2


def test_T17_opponents_production() -> None:
    table = a_table(1, active="clothes", demand=4)
    rivals = rivals_of(table)
    rivals.markers = {ORANGE: {"clothes": 6}, PURPLE: {"clothes": 5}}
    production(table)
    assert rivals.value == {ORANGE: 13, PURPLE: 12}
    assert rivals.shares == {ORANGE: 12, PURPLE: 13}


# Set-up


@pytest.mark.parametrize("seed", range(10))
def test_T18_expert_supply_of_three(seed: int) -> None:
    supply = table_of(a_game(3, seed, cards="random", draft="yes")).supply
    assert (supply["entrepreneur"], supply["engineer"], supply["patent"]) == (1, 2, 2)
    assert sum(supply.values()) == 5 + 12
    assert max(supply.values()) <= 2


def test_T19_five_shares_before_the_start() -> None:
    game = a_game(3, start_shares="yes")
    assert question(game) == "start-shares"
    refused = refusal(game, "buy 6")
    assert (refused.id, refused.section) == ("shares-cost-more", "expert setup 11")
    game.play("buy 5")
    company = table_of(game).companies[EVA]
    assert (company.shares, company.cash) == (15, 0)


@pytest.mark.parametrize(("seats", "cards"), [(2, 11), (3, 17), (4, 22)])
def test_T20_basic_supply(seats: int, cards: int) -> None:
    table = table_of(a_game(seats))
    handed_out = sum(len(company.cards) for company in table.companies)
    assert sum(table.supply.values()) + handed_out == cards
    assert sum(table_of(a_game(seats, draft="yes")).supply.values()) == cards


# The derived one-liners


def test_half_of_eleven_is_six_on_the_exchange() -> None:
    table = a_table()
    company = a_company(table, cash=17, value=11, exchange=1)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act exchange", "buy 2")
    assert (company.cash, company.shares) == (17 - 6 - 11, 12)


def test_emergency_loan_of_eleven_is_six() -> None:
    table = a_table()
    company = a_company(table, cash=0, value=11)
    a_factory(table, "food")  # appeal 0: nothing is sold; costs 3 + 4 x 2
    after_production(table)
    assert (company.loans, company.cash) == (2, 2 * 6 - 11)


def test_foreman_on_four_workers() -> None:
    table = a_table(active="food", wage=4)
    a_company(table, cards={"foreman": "food"})
    assert a_factory(table, "food").workers(table.edition) == 4
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["wages"] == 8


def test_foreman_on_six_workers() -> None:
    table = a_table(active="lamps", wage=4)
    a_company(table, cards={"foreman": "lamps"})
    assert a_factory(table, "lamps").workers(table.edition) == 6
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["wages"] == 16


def test_three_machines_with_workshop() -> None:
    table = a_table(active="cutlery")
    a_company(table, cards=["workshop"])
    a_factory(table, "cutlery", cards=2, machines=[2, 1])
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["upkeep"] == 1


def test_fixed_cost_of_five_with_developer() -> None:
    table = a_table(active="cutlery")
    a_company(table, cards=["developer"])
    a_factory(table, "cutlery")
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["fixed"] == 3


@pytest.mark.parametrize(
    ("appeals", "values"), [((7, 5), (12, 11)), ((6, 6), (11, 11)), ((7, 4), (12, 10))]
)
def test_share_value_of_two_sellers(appeals: tuple[int, int], values: tuple[int, int]) -> None:
    table = a_table(demand=3)
    for seat, appeal in zip((EVA, WIM), appeals):
        a_seller(table, seat, appeal=appeal)
    after_production(table)
    assert tuple(table.companies[seat].value for seat in (EVA, WIM)) == values


def test_no_more_than_the_appeal_is_sold() -> None:
    table = a_table(demand=-2)
    a_seller(table, appeal=3, output=5)
    assert sold(after_production(table)) == 3


def test_patron_sells_above_the_appeal() -> None:
    table = a_table(demand=-2)
    a_seller(table, appeal=3, output=5)
    a_company(table, cards=["patron-food-lamps"])
    game = production(table)
    play(game, "use patron-food-lamps", "done")
    assert sold(game) == 4


@pytest.mark.parametrize("demand", [3, 5])
def test_nothing_is_sold_at_the_demand_patron_or_not(demand: int) -> None:
    table = a_table(decade=II, demand=demand)
    a_seller(table, appeal=3, output=5)
    a_company(table, cards=["patron-food-lamps"])
    game = production(table)
    # There is nothing to choose in the sale: what is left can only be shipped.
    assert question(game) == "left-overs"
    assert sold(game) == 0


def test_distribution_of_one_is_gone_after_production() -> None:
    table = a_table()
    a_company(table)
    food = a_factory(table, "food", distribution=1, marker=1)
    clothes = a_factory(table, "clothes", distribution=1, marker=1)
    after_production(table)
    assert (food.distribution, clothes.distribution) == (0, 1)
    assert (food.marker, clothes.marker) == (1, 1)


def test_two_factories_in_one_action_move_demand_and_wages_once() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act build", "build cutlery", "build lamps")
    assert table.demand == dict.fromkeys(("food", "clothes", "cutlery", "lamps"), -1)
    assert table.wage_step == 1


def test_neutral_seller_with_higher_appeal_takes_the_bonus_away() -> None:
    table = a_table(2, demand=3, neutral={"food": 6})
    a_seller(table, appeal=5)
    game = after_production(table)
    assert sold(game) == 2
    assert table.companies[EVA].value == 11
