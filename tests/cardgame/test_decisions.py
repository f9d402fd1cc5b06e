"""The decisions F1 to F35 of rules/editions.md, where the book left a doubt."""

import pytest

from arkwright.cardgame.actions.employ import add_worker_card
from arkwright.cardgame.awards import milestones
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.ending import FinalScoring
from arkwright.cardgame.rounds import EndOfDecade, EndOfRound, NeutralGrowth, Round
from arkwright.cardgame.solo import OpponentsTurn
from arkwright.cardgame.turn import ChooseAction
from arkwright.play.step import NOBODY

from .given import (
    EVA,
    GREEN,
    II,
    III,
    ORANGE,
    PURPLE,
    SEBASTIAN,
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
    offered,
    play,
    play_dully,
    play_out,
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

# The end, the tracks, money


@pytest.mark.parametrize(("value", "shares"), [(10, 14), (15, 13), (30, 11)])
def test_F1_final_purchase_is_at_the_current_value(value: int, shares: int) -> None:
    table = a_table(decade=III)
    company = a_company(table, cash=49, value=value, exchange=2)
    at(table, FinalScoring())
    assert (company.shares, company.cash) == (shares, 49 - (shares - 10) * value)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_F2_entrepreneur_at_the_end_of_any_round(number: int) -> None:
    table = a_table(3, active=GOODS[number])
    a_company(table, WIM, cards=["entrepreneur"])
    game = at(table, EndOfRound())
    assert (question(game), game.seat) == ("entrepreneur", WIM)


def test_F3_steps_of_the_developments() -> None:
    assert a_table().edition.development == {
        "quality": [1, 2, 3],
        "distribution": [2, 3, 4],
        "cards": [2, 3, 4],
        "machinery": [2, 3, 4],
        "shipping": [2, 3, 4],
        "exchange": [0, 1, 2],
    }


@pytest.mark.parametrize(
    ("tokens", "lost"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)],
)
def test_F4_ships_cost_by_the_symbols_reached(tokens: int, lost: int) -> None:
    table = a_table(decade=III)
    company = a_company(table, cash=0, value=20, tokens=tokens)
    at(table, FinalScoring())
    assert company.value == 20 - lost


def test_F4_ships_cost_nothing_before_the_end() -> None:
    table = a_table()
    company = a_company(table, cash=40, value=20, tokens=9)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act exchange", "buy 2")
    assert (company.cash, company.value) == (0, 20)


# Solo and the neutral seller


def test_F5_opponents_without_the_factory_get_no_share_in_production() -> None:
    table = a_table(1, demand=2)
    rivals = rivals_of(table)
    rivals.markers = {ORANGE: {"clothes": 4}, PURPLE: {"food": 3}}
    production(table)
    assert (rivals.shares, rivals.value) == ({ORANGE: 12, PURPLE: 13}, {ORANGE: 12, PURPLE: 12})


def test_F6_neutral_marker_opens_no_factory() -> None:
    table = a_table(1)
    rivals = rivals_of(table)
    rivals.bag = [GREEN]
    at(table, OpponentsTurn())
    assert rivals.markers == {ORANGE: {}, PURPLE: {}}
    assert rivals.shares == {ORANGE: 13, PURPLE: 13}
    assert (table.demand["food"], table.wage_step) == (0, 0)
    assert rivals.drawn == [GREEN]


@pytest.mark.parametrize(
    ("opponent", "human"),
    [(7, 11), (6, 11), (5, 12), (4, 12)],  # above, equal, below but selling, not selling two
)
def test_F7_opponents_block_and_tie_but_do_not_earn(opponent: int, human: int) -> None:
    table = a_table(1, demand=3)
    a_seller(table, appeal=6, output=3)
    rivals = rivals_of(table)
    rivals.markers[ORANGE] = {"food": opponent}
    after_production(table)
    assert table.companies[EVA].value == human
    assert rivals.value[ORANGE] == (13 if opponent >= 5 else 12)


@pytest.mark.parametrize(("neutral", "value"), [(7, 11), (6, 11), (5, 12), (4, 12), (0, 12)])
def test_F8_neutral_seller_counts_if_it_would_sell_two(neutral: int, value: int) -> None:
    table = a_table(2, demand=3, neutral={"food": neutral})
    a_seller(table, appeal=6)
    after_production(table)
    assert table.companies[EVA].value == value


def test_F9_neutral_start_moves_no_demand() -> None:
    table = table_of(a_game(2))
    assert table.neutral == {"food": 3, "clothes": 3, "cutlery": 2, "lamps": 2}
    assert table.demand == dict.fromkeys(GOODS, 0)


@pytest.mark.parametrize("seats", [3, 4])
def test_no_neutral_seller_with_more_players(seats: int) -> None:
    table = table_of(a_game(seats))
    assert table.neutral == {}
    assert table.demand == dict.fromkeys(GOODS, -2 if seats == 4 else 0)


# Building


def test_F10_upgrade_in_decade_III_needs_a_card_to_flip() -> None:
    table = a_table(decade=III)
    a_company(table)
    flipped = a_factory(table, "food", side=1, cards=2, sides=[1, 0])
    a_factory(table, "clothes", side=1, cards=1, sides=[1, 0])
    a_factory(table, "cutlery", side=1, cards=2, sides=[1, 1])
    game = turn(table)
    game.play("act build")
    assert offered(game, "upgrade") == ["food"]
    assert refusal(game, "upgrade clothes").id == "nothing-to-upgrade"
    game.play("upgrade food")
    assert flipped.sides == [1, 1]


def test_F11_inventor_from_II_to_III_flips_worker_cards_only() -> None:
    table = a_table(decade=II)
    a_company(table, cards=["inventor"])
    food = a_factory(table, "food", side=1, cards=2, sides=[1, 0])
    a_factory(table, "clothes", side=1, cards=1, sides=[1, 0])
    game = turn(table)
    game.play("act build")
    assert offered(game, "invent") == ["food"]
    game.play("invent food")
    assert (food.side, food.sides) == (1, [1, 1])


@pytest.mark.parametrize(
    "moves", [("build clothes", "build lamps"), ("upgrade food", "build lamps")]
)
def test_F12_F13_building_and_upgrading_move_demand_and_wage_once(moves: tuple[str, str]) -> None:
    table = a_table(decade=II)
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act build", *moves)
    assert table.demand == dict.fromkeys(GOODS, -1)
    assert table.wage_step == 1


# Ends of the tracks


def test_F14_demand_and_wages_stop_at_their_ends() -> None:
    table = a_table(demand=dict.fromkeys(GOODS, -6), wage=5)
    a_company(table)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act employ", "employ lamps")
    assert table.demand == dict.fromkeys(GOODS, -6)
    assert table.wage == 5
    table = a_table(active="clothes", demand=15)
    a_company(table)
    a_factory(table, "clothes", distribution=4)
    game = turn(table)
    play(game, "pass", "appeal 7")
    assert table.demand["clothes"] == 16


def test_F14_appeal_of_an_opponent_stops() -> None:
    table = a_table(1, demand=0)
    rivals = rivals_of(table)
    rivals.markers[ORANGE] = {"food": 17}
    rivals.bag = [ORANGE]
    at(table, OpponentsTurn())
    assert rivals.markers[ORANGE] == {"food": 18}
    table = a_table(2, neutral={"food": 18})
    at(table, NeutralGrowth())
    assert table.neutral["food"] == 18


def test_F15_shares_and_value_stop_at_thirty() -> None:
    table = a_table(demand=3)
    a_seller(table, appeal=6)
    company = a_company(table, cash=300, shares=28, value=30)
    after_production(table)
    assert company.value == 30
    cash = company.cash
    game = turn(table)
    game.play("act exchange")
    assert offered(game, "buy") == ["1", "2"]
    assert refusal(game, "buy 3").id == "share-track-full"
    at(table, FinalScoring())
    assert (company.shares, company.cash) == (30, cash - 60)


def test_F16_money_has_no_upper_end() -> None:
    table = a_table(demand=0)
    a_seller(table, appeal=5)
    company = a_company(table, cash=299, ships=0)
    after_production(table)
    assert company.cash > 299


# Costs and shares


def test_F17_foreman_may_make_a_worker_free() -> None:
    table = a_table(wage=2)
    a_company(table, cards={"foreman": "food"})
    a_factory(table, "food")
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["wages"] == 0


def test_F18_each_half_price_is_rounded_up() -> None:
    table = a_table()
    company = a_company(table, cash=12, value=11, exchange=2)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act exchange", "buy 2")
    assert company.cash == 0


def test_F19_a_card_discarded_in_the_turn_stays_away() -> None:
    table = a_table(active="lamps", extra_production="yes")
    a_company(table, cards=["extra-shift"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "act production", "produce food 1", "use extra-shift")
    play_out(game, "develop-step")
    assert refusal(game, "take extra-shift").id == "card-just-discarded"


def test_F20_the_limit_of_six_stays_without_the_engineer() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["engineer", "workshop"], quality=2)
    a_factory(table, "food", quality=[4])
    game = turn(table)
    play(game, "pass", "take contract", "discard engineer")
    assert question(game) == "end-of-turn"
    game = turn(table)
    play(game, "act quality", "quality food 4+2")
    assert qualities(company) == {"food": "4+2"}


def test_F21_one_half_automated_card_at_most() -> None:
    table = a_table()
    a_company(table, machinery=1)
    for good in ("cutlery", "lamps"):
        a_factory(table, good, cards=2)
    game = turn(table)
    play(game, "act automate", "automate cutlery 1", "automate lamps 1")
    game = turn(table)
    game.play("act automate")
    assert offered(game, "automate") == ["lamps 1"]


def test_F22_stored_goods_of_other_kinds_are_not_sold() -> None:
    table = a_table(demand=0)
    a_seller(table, appeal=9, output=3)
    company = a_company(table, stock={"lamps": 2})
    a_factory(table, "lamps", marker=9)
    game = production(table)
    assert not any(move.text.startswith("sell stored") for move in game.moves)
    assert sold(game) == 3
    assert company.stock["lamps"] == 2


def test_F23_bankrupt_markers_leave_but_demand_stays() -> None:
    table = a_table(3, demand=4, wage=5)
    for seat in (WIM, SEBASTIAN):
        a_seller(table, seat, appeal=6)
        table.companies[seat].ships = 0
    eva = a_company(table, cash=0, loans=9, ships=0)
    a_factory(table, "food", marker=6)
    game = production(table)
    assert eva.bankrupt
    assert (eva.factories, table.demand["food"]) == ({}, 4)
    assert len(happened(game, "bankrupt", EVA)) == 1
    # Out of the game: no turn, and not tied with the others for the highest appeal.
    assert table.order() == [WIM, SEBASTIAN]
    game = at(table, EndOfDecade())
    assert refusal(game, "start 1").id == "seat-bankrupt"
    at(table, FinalScoring())
    places = {standing.seat: standing.place for standing in game.standings}
    assert places[EVA] == 3


def test_F23_bankrupt_sellers_are_no_rivals_for_the_highest_appeal() -> None:
    table = a_table(2, demand=4, wage=5)
    a_seller(table, WIM, appeal=6)
    table.companies[WIM].ships = 0
    a_company(table, cash=0, loans=9, ships=0)
    a_factory(table, "food", marker=9, office="appeal", spot=1)
    production(table)
    assert table.companies[EVA].bankrupt
    assert table.companies[WIM].value == 12


@pytest.mark.parametrize(("value", "loan"), [(10, 5), (11, 6), (29, 15)])
def test_F24_emergency_loan_is_half_rounded_up(value: int, loan: int) -> None:
    table = a_table()
    company = a_company(table, cash=10, value=value)
    a_factory(table, "food")  # £11
    after_production(table)
    assert (company.loans, company.cash) == (1, 10 + loan - 11)


# Cards and ships


def test_F25_trade_office_with_one_ship_adds_no_token() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=1)
    company = a_company(table, cards=["trade-office"], ships=1)
    game = production(table)
    play(game, "ship food 2", "use trade-office")
    assert (company.ships, company.tokens) == (0, 0)


def test_F26_sailor_counts_shippings_not_ships() -> None:
    table = a_table(1, demand=9)
    a_seller(table, appeal=1, output=3)
    company = table.companies[EVA]
    for _ in range(4):
        company.ships = 2
        company.tokens = 0
        game = production(table)
        game.play("ship food 3")
    assert company.shippings == 4
    assert not milestones(table)["sailor"].met
    company.shippings = 5
    assert milestones(table)["sailor"].met
    assert not milestones(table)["patriot"].met


def test_F27_F35_opponents_first_in_one_round_then_the_human_again() -> None:
    table = a_table(1, active="lamps")
    a_company(table, cards=["entrepreneur"], ships=0)
    rivals_of(table).display[7] = ""
    game = at(table, EndOfDecade())
    assert question(game) == "opponents-first"
    game.play("use entrepreneur")
    drawn = []
    while table.decade == II and not game.over:
        if question(game) == "choose-action":
            drawn.append(len(happened(game, "marker-drawn")))
        play_dully(game)
    # The opponents were first in the first round of the decade, the human in the others.
    assert drawn == [1, 1, 2, 3]


def test_F28_returned_card_goes_to_the_first_free_spot() -> None:
    table = a_table(1, active="lamps")
    company = a_company(table, cards=["workshop", "patent"])
    rivals = rivals_of(table)
    rivals.display = [*["contract"] * 3, "", *["contract"] * 3, "", *["contract"] * 7]
    game = at(table, ChooseAction(EVA))
    play(game, "pass", "take contract", "discard workshop", "take copy 15")
    assert list(company.cards) == ["patent", "contract"]
    assert rivals.display[3] == "workshop"


@pytest.mark.parametrize(
    ("appeal", "demand", "most"), [(3, 4, 0), (3, 3, 0), (4, 3, 2), (3, 0, 4), (3, -3, 4)]
)
def test_F30_patron_adds_one_to_a_sale_only(appeal: int, demand: int, most: int) -> None:
    table = a_table(demand=demand)
    a_seller(table, appeal=appeal, output=5)
    a_company(table, ships=0, cards=["patron-food-clothes"])
    game = production(table)
    if most:
        game.play("use patron-food-clothes")
    assert sold(game) == most


@pytest.mark.parametrize(
    ("action", "move"),
    [
        ("quality", "quality clothes 1"),
        ("distribution", "distribution clothes 2"),
        ("build", "upgrade clothes"),
    ],
)
def test_F31_marker_moves_in_step_b_of_its_good_only(action: str, move: str) -> None:
    table = a_table(decade=II, active="food", demand={"clothes": 3})
    a_company(table)
    clothes = a_factory(table, "clothes", spot=2, distribution=1, marker=5)
    game = turn(table)
    play(game, f"act {action}", move)
    play_out(game)
    assert (clothes.marker, table.demand["clothes"]) == (5, 3)


def test_F31_marker_stays_when_distribution_fades() -> None:
    table = a_table(demand=1)
    a_company(table)
    food = a_factory(table, "food", distribution=4, marker=4)
    after_production(table)
    assert (food.distribution, food.marker, table.demand["food"]) == (3, 4, 1)
    assert food.appeal(table.edition) == 3


def test_F31_new_total_moves_the_marker_in_the_next_step_b() -> None:
    table = a_table(demand=1)
    a_company(table)
    food = a_factory(table, "food", distribution=3, marker=4)
    game = turn(table)
    play(game, "pass", "appeal 3")
    assert (food.marker, table.demand["food"]) == (3, 0)


@pytest.mark.parametrize("start", [EVA, WIM, SEBASTIAN])
def test_F32_previous_starting_player_is_the_closest(start: int) -> None:
    table = a_table(3, start=start)
    assert at(table, EndOfDecade()).seat == start


def test_F33_card_taken_in_step_c_works_in_this_rounds_production() -> None:
    table = a_table(2, demand=-2)
    a_seller(table, EVA, appeal=3, output=5)
    a_company(table, EVA, ships=0)
    game = at(table, Round(NOBODY, 0))
    play(game, "pass", "appeal 3", "take patron-food-lamps", "end turn")
    play_out(game, "selling")
    game.play("use patron-food-lamps")
    assert sold(game) == 4


def test_F33_entrepreneur_taken_in_step_c_works_at_the_end_of_the_round() -> None:
    table = a_table(2)
    for seat in (EVA, WIM):
        a_company(table, seat, ships=0)
        a_factory(table, "lamps", seat)
    game = at(table, Round(NOBODY, 0))
    play(game, "pass", "take entrepreneur", "end turn")
    play_out(game, "entrepreneur")
    game.play("start 1")
    assert table.start == EVA


@pytest.mark.parametrize(
    ("appeal", "demand", "sells"), [(3, -5, 3), (3, 1, 2), (3, 2, 1), (3, 4, 0), (1, -5, 1)]
)
def test_F34_what_a_rival_would_sell(appeal: int, demand: int, sells: int) -> None:
    table = a_table(1, demand=demand)
    rivals = rivals_of(table)
    rivals.markers[ORANGE] = {"food": appeal}
    game = production(table)
    assert happened(game, "rival-sold")[0].facts["count"] == sells
    assert rivals.value[ORANGE] == (13 if sells >= 2 else 12)


def test_F35_the_human_starts_every_decade() -> None:
    table = a_table(1, active="lamps")
    a_company(table)
    game = at(table, EndOfDecade())
    assert (question(game), table.decade) == ("choose-action", II)
    assert happened(game, "marker-drawn") == []


def test_worker_cards_have_the_side_of_their_decade() -> None:
    for decade, sides in ((I, [0, 0]), (II, [1, 0]), (III, [1, 1])):
        food = a_factory(a_table(), "food", cards=0)
        add_worker_card(food, decade)
        add_worker_card(food, decade)
        assert food.sides == sides


def test_shipping_income_is_paid_before_the_costs() -> None:
    table = a_table(demand=9)
    company = a_company(table, cash=0)
    a_factory(table, "food")
    game = production(table)
    game.play("ship food 3")
    # £15 for three food against 3 + 4 x 2: no loan is needed.
    assert pounds(game, "received", EVA, "shipping") == 15
    assert (company.loans, company.cash) == (0, 4)
