"""Easily overlooked rules of production, decades, end and cards: lines of rules/editions.md."""

import pytest

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.ending import FinalScoring
from arkwright.cardgame.rounds import EndOfDecade, EndOfRound, Round
from arkwright.cardgame.turn import ChooseAction
from arkwright.play.step import NOBODY

from .given import (
    EVA,
    GREEN,
    III,
    ORANGE,
    PURPLE,
    SEBASTIAN,
    WIM,
    a_company,
    a_factory,
    a_game,
    a_seller,
    a_table,
    after_production,
    at,
    happened,
    legal,
    offered,
    play,
    play_dully,
    play_out,
    pounds,
    production,
    question,
    refusal,
    rivals_of,
    sold,
    table_of,
    turn,
)

# 2a


def test_2a_new_goods_must_be_sold_as_far_as_allowed() -> None:
    table = a_table(demand=2)
    food = a_seller(table, appeal=5, output=4)
    game = production(table)
    assert sold(game) == 3
    assert pounds(game, "received", EVA, "sale") == 3 * food.price(table.edition)
    assert happened(game, "sold-at-home")[0].facts["left"] == 1


@pytest.mark.parametrize("stored", [0, 1, 2])
def test_2a_stored_goods_fill_the_rest_by_choice(stored: int) -> None:
    table = a_table(demand=0)
    a_seller(table, appeal=5, output=3)
    company = a_company(table, stock={"food": 3})
    game = production(table)
    assert question(game) == "selling"
    assert refusal(game, "sell stored 3").id == "sale-limit"
    assert refusal(game, "sell stored 4").id == "fewer-goods-stored"
    assert refusal(game, "ship food 1").id == "ship-after-sale"
    game.play(f"sell stored {stored}" if stored else "done")
    assert sold(game) == 3 + stored
    assert company.stock["food"] == 3 - stored


# 2b


def test_2b_ships_carry_the_active_good_at_the_printed_price() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=3)
    company = a_company(table, stock={"food": 1, "clothes": 2})
    a_factory(table, "clothes")
    game = production(table)
    assert refusal(game, "ship clothes 1").id == "ship-active-good-only"
    assert refusal(game, "ship food 5").id == "fewer-goods-left"
    assert offered(game, "ship food") == ["1", "2", "3", "4"]
    game.play("ship food 3")
    assert pounds(game, "received", EVA, "shipping") == 3 * 7
    assert (company.ships, company.tokens, company.shippings) == (0, 2, 1)
    assert company.stock == {"food": 1, "clothes": 2, "cutlery": 0, "lamps": 0}


def test_2b_ships_that_are_not_full_count_whole() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=3)
    company = a_company(table, shipping=2)
    game = production(table)
    game.play("ship food 3")
    assert (company.ships, company.tokens) == (1, 1)


@pytest.mark.parametrize(
    ("ships", "tokens", "level", "most"), [(2, 0, 0, 4), (1, 0, 1, 3), (2, 8, 0, 2), (1, 2, 2, 4)]
)
def test_2b_capacity_of_the_ships(ships: int, tokens: int, level: int, most: int) -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=5)
    a_company(table, ships=ships, tokens=tokens, shipping=level)
    game = production(table)
    assert offered(game, "ship food") == [str(n + 1) for n in range(most)]
    assert refusal(game, "ship food 5").id == "ships-carry-fewer"


@pytest.mark.parametrize(("ships", "tokens"), [(0, 0), (2, 9)])
def test_2b_no_ship_no_shipping(ships: int, tokens: int) -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=5)
    company = a_company(table, ships=ships, tokens=tokens)
    game = production(table)
    assert game.over
    assert company.stock["food"] == 4
    assert happened(game, "wasted")[0].facts == {"good": "food", "count": 1}


def test_2b_a_warehouse_holds_one_kind_only() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=3)
    company = a_company(table, ships=0, stock={"clothes": 1})
    a_factory(table, "clothes")
    game = production(table)
    assert company.stock["food"] == 2
    assert question(game) == "store-overflow"
    assert refusal(game, "clear lamps").id == "nothing-stored"
    after = game.copy()
    after.play("done")
    assert table_of(after).companies[EVA].stock["clothes"] == 1
    game.play("clear clothes")
    assert (company.stock["food"], company.stock["clothes"]) == (3, 0)


def test_2b_only_the_warehouse_that_is_taken_loses_its_goods() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=3)
    company = a_company(table, ships=0, stock={"clothes": 4})
    a_factory(table, "clothes")
    game = production(table)
    assert company.stock["food"] == 0
    game.play("clear clothes")
    assert (company.stock["food"], company.stock["clothes"]) == (2, 2)
    # One more food is left, and the other warehouse could be taken too.
    game.play("clear clothes")
    assert (company.stock["food"], company.stock["clothes"]) == (3, 0)


# 2c and 2d


def test_2c_only_the_producing_factory_costs() -> None:
    table = a_table(wage=3)
    company = a_company(table, cash=50)
    a_factory(table, "food", cards=2, machines=[1, 0])
    a_factory(table, "lamps", cards=2)
    a_company(table, WIM, cash=50)
    a_factory(table, "clothes", WIM)
    game = after_production(table)
    facts = happened(game, "production-cost")[0].facts
    assert facts == {"good": "food", "fixed": 3, "wages": 5 * 3, "upkeep": 1}
    assert (company.cash, table.companies[WIM].cash) == (50 - 19, 50)


def test_2c_emergency_fund_pays_half_of_the_old_value() -> None:
    table = a_table(demand=-9, wage=5)
    company = a_company(table, cash=0, value=13)
    a_factory(table, "food", cards=2, machines=[0, 0], marker=2, spot=1, office="appeal")
    a_factory(table, "lamps")
    # Two sold at £1 each against 3 + 6 x 5: five loans of seven, not four of eight.
    after_production(table)
    assert (company.loans, company.cash, company.value) == (5, 2 + 35 - 33, 15)


def test_2c_no_bank_loan_for_production() -> None:
    table = a_table()
    company = a_company(table, cash=0, value=20)
    a_factory(table, "food")
    after_production(table)
    assert (company.loans, company.cash) == (2, 20 - 11)


def test_2d_shipped_goods_raise_no_value() -> None:
    table = a_table(demand=2)
    a_seller(table, appeal=3, output=5)
    game = production(table)
    play(game, "ship food 4")
    assert sold(game) == 1
    assert table.companies[EVA].value == 10


def test_2d_the_bonus_is_among_those_who_sold_two() -> None:
    table = a_table(3, active="clothes", demand=2)
    a_seller(table, EVA, appeal=5, output=4)
    a_seller(table, WIM, appeal=4, output=4)
    # Sebastian has the highest appeal, and one good to sell.
    a_company(table, SEBASTIAN)
    a_factory(table, "clothes", SEBASTIAN, cards=0, marker=9)
    game = after_production(table)
    assert [sold(game, seat) for seat in (EVA, WIM, SEBASTIAN)] == [3, 2, 1]
    assert [company.value for company in table.companies] == [12, 11, 10]


# 3


def test_3_starting_player_goes_clockwise() -> None:
    table = a_table(3, start=SEBASTIAN)
    at(table, EndOfRound())
    assert table.start == EVA


def test_3c_turned_cards_are_ready_again() -> None:
    table = a_table(2)
    for seat, cards in ((EVA, ["patron-food-lamps", "trade-office"]), (WIM, ["entrepreneur"])):
        a_company(table, seat, cards=cards, turned=cards)
        a_factory(table, "food", seat)
    at(table, EndOfDecade())
    assert [company.turned for company in table.companies] == [[], []]


def test_3d_capitalisation_ignores_loans_and_ships() -> None:
    table = a_table(3)
    a_company(table, EVA, shares=12, value=10)
    a_company(table, WIM, shares=11, value=10)
    a_company(table, SEBASTIAN, shares=12, value=10, loans=9, tokens=9, cash=0)
    game = at(table, EndOfDecade())
    assert (question(game), game.seat) == ("starting-player", WIM)
    assert offered(game, "start") == ["1", "2", "3"]
    assert refusal(game, "start 4").id == "no-such-seat"
    game.play("start 3")
    assert table.start == SEBASTIAN
    assert game.seat == SEBASTIAN


@pytest.mark.parametrize(
    ("cash", "start", "chooser"),
    [((5, 4, 6), EVA, WIM), ((5, 5, 6), EVA, EVA), ((5, 5, 6), WIM, WIM), ((5, 5, 6), 2, EVA)],
)
def test_3d_ties_by_money_then_by_distance(
    cash: tuple[int, int, int], start: int, chooser: int
) -> None:
    table = a_table(3, start=start)
    for seat, money in enumerate(cash):
        a_company(table, seat, cash=money)
    game = at(table, EndOfDecade())
    assert game.seat == chooser


def test_3_neutral_seller_rises_after_decades_I_and_II() -> None:
    game = a_game(2)
    table = table_of(game)
    seen = []
    while not game.over:
        if question(game) == "choose-action" and table.round == 0 and game.seat == table.start:
            seen.append(dict(table.neutral))
        play_dully(game)
    start = {"food": 3, "clothes": 3, "cutlery": 2, "lamps": 2}
    assert seen == [{good: value + rise for good, value in start.items()} for rise in range(3)]
    assert table.neutral == seen[-1]
    rises = [event.facts["demand"] for event in happened(game, "neutral-rose")]
    # Food and clothes pass an arrow each time, cutlery and lamps only the second time.
    assert rises == [1, 1, 0, 0, 2, 2, 1, 1]


# Final scoring


def test_final_scoring_in_its_order_and_without_discount() -> None:
    table = a_table(2, decade=III, active="lamps")
    company = a_company(
        table,
        cash=20,
        shares=12,
        value=11,
        loans=2,
        tokens=3,
        exchange=2,
        stock={"food": 1, "clothes": 1, "cutlery": 0, "lamps": 1},
    )
    before = turn(table).view(EVA)["companies"][EVA]
    assert before["portfolio"] == 12 * 11
    game = at(table, FinalScoring())
    # 20 + 2 + 3 + 5 = 30: two shares at 11; then two loans and two £ symbols.
    assert game.over
    assert (company.shares, company.cash, company.value) == (12 + 2 - 2, 8, 11 - 2)
    assert [s.score for s in game.standings if s.seat == EVA] == [12 * 9]
    assert company.stock == dict.fromkeys(GOODS, 0)
    after = game.view(EVA)["companies"][EVA]
    assert before["if_ended"] == after["if_ended"] == after["portfolio"] == 12 * 9


def test_bankrupt_company_would_score_nothing() -> None:
    table = a_table(3)
    a_company(table, shares=10, value=10).bankrupt = True
    assert turn(table, WIM).view(WIM)["companies"][EVA]["if_ended"] == 0


def test_final_tie_goes_to_the_money() -> None:
    table = a_table(3, decade=III)
    for seat, cash in ((EVA, 3), (WIM, 7), (SEBASTIAN, 3)):
        a_company(table, seat, cash=cash, shares=10, value=10)
    game = at(table, FinalScoring())
    assert [(s.place, s.seat) for s in game.standings] == [(1, WIM), (2, EVA), (2, SEBASTIAN)]


# Cards


def test_cards_at_factories_count_for_the_limit() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards={"foreman": "food", "workshop": ""})
    a_factory(table, "food")
    game = turn(table)
    play(game, "pass", "take contract")
    assert question(game) == "make-room"
    assert offered(game, "discard") == ["foreman", "workshop"]
    assert refusal(game, "discard contract").id == "card-not-owned"
    assert refusal(game, "discard patent").id == "card-not-owned"
    assert refusal(game, "done").id == "make-room-first"
    game.play("discard foreman")
    assert list(company.cards) == ["workshop", "contract"]


@pytest.mark.parametrize(("level", "limit"), [(0, 2), (1, 3), (2, 4)])
def test_card_limit_by_the_development(level: int, limit: int) -> None:
    table = a_table(active="lamps")
    owned = ["workshop", "developer", "contract", "patent"][:limit]
    company = a_company(table, cards=owned[:-1])
    company.developments["cards"] = level
    a_factory(table, "food")
    game = turn(table)
    play(game, "pass", f"take {owned[-1]}")
    assert question(game) == "end-of-turn"
    assert list(company.cards) == owned
    game = turn(table)
    play(game, "pass", "take broker")
    assert question(game) == "make-room"


def test_a_discarded_card_comes_back_but_not_in_the_same_turn() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["inventor"])
    a_factory(table, "food")
    game = turn(table)
    play(game, "act build", "invent food", "done")
    assert company.cards == {}
    assert refusal(game, "take inventor").id == "card-just-discarded"
    game = turn(table)
    play(game, "pass", "take inventor")
    assert list(company.cards) == ["inventor"]


def test_no_second_card_of_a_type_but_another_patron() -> None:
    table = a_table(active="lamps")
    a_company(table, cards=["patron-food-lamps"])
    a_factory(table, "food")
    table.supply["contract"] = 0
    game = turn(table)
    game.play("pass")
    assert refusal(game, "take patron-food-lamps").id == "card-owned"
    assert refusal(game, "take contract").id == "card-not-on-offer"
    assert legal(game, "take patron-food-clothes")


def test_one_development_or_one_card_a_turn() -> None:
    table = a_table(active="lamps")
    company = a_company(table, quality=2)
    a_factory(table, "food")
    for move in ("develop cards", "take patent"):
        game = turn(table)
        play(game, "pass")
        assert refusal(game, "develop quality").id == "development-complete"
        game.play(move)
        assert question(game) == "end-of-turn"
        assert refusal(game, "develop machinery").id == "turn-is-done"
    assert company.developments["cards"] == 1


# Solo


def test_solo_human_first_every_round_with_no_start_player_step() -> None:
    game = a_game(1)
    order = []
    while not game.over:
        if question(game) in ("choose-action", "starting-player"):
            drawn = len(happened(game, "marker-drawn"))
            order.append((question(game), drawn))
        play_dully(game)
    # Before the n-th turn n - 1 markers were drawn.
    assert order == [("choose-action", n) for n in range(12)]
    assert len(happened(game, "marker-drawn")) == 12
    assert happened(game, "start-player") == []


def test_solo_neutral_draw_moves_only_its_disc() -> None:
    table = a_table(1)
    rivals = rivals_of(table)
    rivals.markers = {ORANGE: {"food": 4}, PURPLE: {}}
    rivals.bag = [GREEN]
    before = dict(rivals.discs)
    table.agenda.clear()
    game = at(table, Round(NOBODY, 0))
    play_out(game)
    assert rivals.discs == {**before, GREEN: before[GREEN] + 1}
    assert rivals.markers == {ORANGE: {"food": 4}, PURPLE: {}}
    assert table.wage_step == 0


def test_solo_bag_is_refilled_only_at_decade_end() -> None:
    game = a_game(1)
    sizes = []
    while not game.over:
        if question(game) == "choose-action":
            rivals = rivals_of(table_of(game))
            sizes.append((len(rivals.bag), len(rivals.drawn)))
            together = sorted(rivals.bag + rivals.drawn)
            assert together == sorted([GREEN] * 2 + [ORANGE] * 3 + [PURPLE] * 3)
        play_dully(game)
    assert sizes == [(8, 0), (7, 1), (6, 2), (5, 3)] * 3


def test_solo_fifteen_of_seventeen_cards_and_those_under_a_disc_are_taken() -> None:
    table = table_of(a_game(1))
    rivals = rivals_of(table)
    assert len([card for card in rivals.display if card]) == 15
    assert sorted(rivals.discs.values()) == [0, 5, 10]
    rivals.display = ["contract", *["patent"] * 14]
    a_company(table)
    a_factory(table, "food")
    table.round = GOODS.index("lamps")
    game = at(table, ChooseAction(EVA))
    game.play("pass")
    assert refusal(game, "take contract").id == "card-not-on-offer"
    game.play("take patent")
    assert offered(game, "take copy") == [str(n) for n in range(1, 16) if n not in (1, 6, 11)]
    game.play("take copy 2")
    assert rivals.display[:3] == ["contract", "", "patent"]
