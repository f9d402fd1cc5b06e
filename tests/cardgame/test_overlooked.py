"""Easily overlooked rules of set-up and action phase: lines of rules/editions.md."""

import pytest

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.rounds import Round
from arkwright.play.step import NOBODY

from .given import (
    EVA,
    II,
    III,
    WIM,
    I,
    a_company,
    a_factory,
    a_game,
    a_seller,
    a_table,
    after_production,
    at,
    offered,
    play,
    play_out,
    question,
    refusal,
    sold,
    table_of,
    turn,
)

# Set-up 3A


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_3A_open_factories_start_at_no_appeal(seats: int) -> None:
    table = table_of(a_game(seats))
    for company in table.companies:
        assert len(company.factories) == 2
        assert (company.shares, company.value, company.cash, company.ships) == (10, 10, 50, 2)
        for factory in company.factories.values():
            assert (factory.marker, factory.spot, factory.office_on_appeal) == (0, 3, False)
            assert (factory.cards, factory.sides[0], factory.machines) == (1, 0, [0, 0])
        # One development or one card each (Setup 6).
        assert len(company.cards) + sum(company.developments.values()) == 1


# 1a.1 and 1a.2


def test_1a1_upgrades_move_neither_demand_nor_wages() -> None:
    table = a_table(decade=II)
    a_company(table)
    food = a_factory(table, "food", cards=2, machines=[1, 0], spot=2, marker=2)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act build", "upgrade food", "upgrade lamps")
    assert table.demand == dict.fromkeys(GOODS, 0)
    assert table.wage_step == 0
    # The token keeps its appeal, the machines stay, only the first worker card is flipped.
    assert (food.side, food.spot, food.marker) == (1, 1, 2)
    assert (food.sides, food.machines) == ([1, 0], [1, 0])


def test_1a1_no_upgrade_in_decade_I() -> None:
    table = a_table(decade=I)
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    game.play("act build")
    assert refusal(game, "upgrade food").id == "nothing-to-upgrade"
    assert refusal(game, "upgrade lamps").id == "no-factory"
    assert refusal(game, "build food").id == "factory-exists"


def test_1a1_decade_III_flips_both_worker_cards() -> None:
    table = a_table(decade=III)
    a_company(table)
    food = a_factory(table, "food", cards=2)
    game = turn(table)
    play(game, "act build", "upgrade food")
    assert (food.side, food.sides) == (1, [1, 1])
    assert refusal(game, "upgrade food").id == "nothing-to-upgrade"


@pytest.mark.parametrize(("decade", "side"), [(I, 0), (II, 1), (III, 1)])
def test_1a1_new_factory_has_the_side_of_the_decade_and_no_worker_card(
    decade: int, side: int
) -> None:
    table = a_table(decade=decade)
    company = a_company(table, cash=0)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act build", "build lamps")
    lamps = company.factories["lamps"]
    assert (lamps.side, lamps.cards, lamps.marker, lamps.spot) == (side, 0, 0, 3)
    assert not lamps.office_on_appeal
    assert company.cash == 0


def test_1a1_factory_of_the_active_good_is_priced_in_the_turn_it_is_built() -> None:
    table = a_table(active="lamps")
    company = a_company(table)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act build", "build lamps", "done")
    assert question(game) == "price-and-appeal"
    game.play("appeal 4")
    assert company.factories["lamps"].marker == 4


def test_1b_is_skipped_without_a_factory_of_the_active_good() -> None:
    table = a_table(active="lamps")
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act build", "build clothes", "done")
    assert question(game) == "develop-step"


@pytest.mark.parametrize(("decade", "allowed"), [(II, GOODS), (III, ("cutlery", "lamps"))])
def test_1a1_building_needs_a_round_to_come(decade: int, allowed: tuple[str, ...]) -> None:
    table = a_table(decade=decade, active="cutlery")
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    game.play("act build")
    assert offered(game, "build") == [good for good in allowed if good != "food"]
    if decade == III:
        assert refusal(game, "build clothes").id == "no-round-left"


@pytest.mark.parametrize(("decade", "allowed"), [(II, GOODS), (III, ("cutlery", "lamps"))])
def test_1a2_employing_needs_a_round_to_come(decade: int, allowed: tuple[str, ...]) -> None:
    table = a_table(decade=decade, active="cutlery")
    a_company(table)
    for good in GOODS:
        a_factory(table, good)
    game = turn(table)
    game.play("act employ")
    assert offered(game, "employ") == list(allowed)
    if decade == III:
        assert refusal(game, "employ food").id == "no-round-left"


@pytest.mark.parametrize(("decade", "sides"), [(I, [0, 0]), (II, [1, 0]), (III, [1, 1])])
def test_1a2_two_worker_cards_in_one_action(decade: int, sides: list[int]) -> None:
    table = a_table(decade=decade)
    a_company(table)
    food = a_factory(table, "food", cards=0)
    lamps = a_factory(table, "lamps", cards=1)
    game = turn(table)
    play(game, "act employ", "employ food", "employ food", "employ lamps")
    assert (food.cards, food.sides, lamps.cards) == (2, sides, 2)
    # Demand and wages move once however many cards were added.
    assert table.demand == dict.fromkeys(GOODS, -1)
    assert table.wage_step == 1


def test_1a2_no_third_worker_card_and_no_new_factory() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "food", cards=2)
    a_factory(table, "lamps", cards=1)
    game = turn(table)
    game.play("act employ")
    assert refusal(game, "employ food").id == "worker-cards-in-place"
    assert refusal(game, "employ clothes").id == "no-factory"
    assert refusal(game, "build clothes").id == "not-asked"


def test_1a2_taking_the_action_and_adding_nobody_changes_nothing() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act employ", "done")
    assert (table.demand["food"], table.wage_step) == (0, 0)


# 1a.3


def test_1a3_half_a_card_must_be_finished_first() -> None:
    table = a_table()
    a_company(table, machinery=1)
    food = a_factory(table, "food")
    lamps = a_factory(table, "lamps", cards=2)
    game = turn(table)
    # Three machines: two on one card, the third is a token on the next.
    play(game, "act automate", "automate lamps 1", "automate lamps 2")
    assert lamps.machines == [2, 1]
    assert question(game) == "price-and-appeal"
    game = turn(table)
    game.play("act automate")
    assert refusal(game, "automate food 1").id == "finish-token-first"
    assert refusal(game, "automate lamps 1").id == "card-rotated"
    # The missing machine is out of this action's three.
    play(game, "automate lamps 2", "automate food 1")
    assert (lamps.machines, food.machines) == ([2, 2], [1, 0])


@pytest.mark.parametrize(("level", "machines"), [(0, 2), (1, 3), (2, 4)])
def test_1a3_machines_by_the_development(level: int, machines: int) -> None:
    table = a_table()
    a_company(table, machinery=level)
    lamps = a_factory(table, "lamps", cards=2)
    cutlery = a_factory(table, "cutlery")
    game = turn(table)
    game.play("act automate")
    while offers := offered(game, "automate"):
        game.play(f"automate {offers[-1]}")
    assert sum(lamps.machines) + sum(cutlery.machines) == machines
    assert lamps.workers(table.edition) == 9 - sum(lamps.machines)


def test_1a3_machines_only_on_worker_cards() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "food", cards=0)
    assert refusal(turn(table), "act automate").id == "nothing-to-do"
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act automate")
    assert refusal(game, "automate lamps 2").id == "no-worker-card"
    assert refusal(game, "automate cutlery 1").id == "no-factory"


# 1a.4


@pytest.mark.parametrize(
    ("one", "other"), [("quality", "distribution"), ("distribution", "quality")]
)
def test_1a4_quality_or_distribution(one: str, other: str) -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, f"act {one}", f"{one} lamps 1")
    assert refusal(game, f"{other} lamps 1").id == "not-asked"
    play_out(game, "develop-step")
    assert refusal(game, f"{other} lamps 1").id == "not-asked"


def test_1a4_points_lost_are_not_given_back() -> None:
    table = a_table()
    a_company(table)
    food = a_factory(table, "food", quality=[4])
    clothes = a_factory(table, "clothes")
    game = turn(table)
    play(game, "act quality", "quality food 0")
    assert offered(game, "quality clothes") == ["1"]
    play(game, "quality clothes 1")
    assert (food.quality(), clothes.quality()) == (0, 1)


# 1a.5


def test_1a5_loan_money_buys_nothing_this_turn() -> None:
    table = a_table()
    company = a_company(table, cash=9, ships=0)
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act exchange")
    assert refusal(game, "buy 1").id == "shares-cost-more"
    game.play("borrow 2")
    assert (company.cash, company.loans, company.shares) == (29, 2, 10)
    assert refusal(game, "buy 1").id == "buying-is-over"
    assert refusal(game, "borrow 1").id == "borrowing-is-over"
    game.play("ready ships")
    assert company.ships == 2
    assert question(game) == "develop-step"


def test_1a5_ready_ships_come_last() -> None:
    table = a_table()
    a_company(table, ships=1)
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act exchange", "ready ships")
    assert refusal(game, "borrow 1").id == "not-asked"


def test_1a5_ships_that_are_ready_stay_so() -> None:
    table = a_table()
    a_company(table, ships=2)
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act exchange")
    assert refusal(game, "ready ships").id == "ships-are-ready"


def test_1a5_bank_and_emergency_loans_share_nine_spots() -> None:
    table = a_table()
    company = a_company(table, cash=0, loans=7, value=22)
    a_factory(table, "food")
    after_production(table)  # £11 of costs, and half of 22
    assert company.loans == 8
    game = turn(table)
    game.play("act exchange")
    assert offered(game, "borrow") == ["1"]
    assert refusal(game, "borrow 2").id == "loan-spots-full"


def test_1a5_loans_are_never_repaid_and_shares_never_sold() -> None:
    table = a_table()
    a_company(table, loans=3, ships=0)
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act exchange")
    kinds = {move.text.split()[0] for move in game.moves}
    assert kinds == {"buy", "borrow", "ready", "done"}


@pytest.mark.parametrize(("level", "cost"), [(0, 33), (1, 28), (2, 23)])
def test_1a5_half_price_by_the_development(level: int, cost: int) -> None:
    table = a_table()
    company = a_company(table, cash=cost, value=11, exchange=level)
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act exchange")
    assert refusal(game, "buy 4").id == "shares-cost-more"
    game.play("buy 3")
    assert (company.cash, company.shares) == (0, 13)


# 1b


def test_1b_only_the_active_goods_factory_is_set() -> None:
    table = a_table(active="food")
    a_company(table)
    food = a_factory(table, "food", quality=[2])
    clothes = a_factory(table, "clothes", quality=[1], distribution=2)
    before = clothes.as_json()
    game = turn(table)
    game.play("pass")
    assert refusal(game, "done").id == "set-appeal-first"
    # Spots 0 to 3, office 4, quality 2: everything but nothing above 9.
    assert offered(game, "appeal") == [str(n) for n in range(10)]
    assert refusal(game, "appeal 10").id == "appeal-not-reachable"
    game.play("appeal 9")
    assert clothes.as_json() == before
    assert food.appeal(table.edition) == food.marker == 9


def test_1b_every_total_keeps_the_sum_of_price_and_appeal() -> None:
    table = a_table(active="cutlery")
    a_company(table)
    cutlery = a_factory(table, "cutlery", quality=[3, 1], distribution=2)
    start = turn(table)
    start.play("pass")
    for total in offered(start, "appeal"):
        game = start.copy()
        game.play(f"appeal {total}")
        factory = table_of(game).companies[EVA].factories["cutlery"]
        assert factory.marker == factory.appeal(table.edition) == int(total)
        assert factory.price(table.edition) + int(total) == 6 + 4 + 4 + 2
        assert sorted(factory.price_quality + factory.appeal_quality) == [1, 3]
        assert factory.distribution == 2
    assert cutlery.marker == 0


def test_1b_arrows_move_demand_for_everyone_both_ways() -> None:
    table = a_table(2, demand=1)
    a_seller(table, EVA, appeal=5)
    a_seller(table, WIM, appeal=7)
    for appeal, demand in ((3, -1), (2, -2)):
        game = turn(table)
        play(game, "pass", f"appeal {appeal}")
        assert table.demand["food"] == demand
    game = turn(table, WIM)
    play(game, "pass", "appeal 4")
    assert table.demand["food"] == -5
    assert sold(after_production(table), EVA) == 2  # not seven: never more than the appeal


def test_1b_later_players_change_what_earlier_ones_sell() -> None:
    table = a_table(2, demand=0)
    a_seller(table, EVA, appeal=3)
    a_seller(table, WIM, appeal=3)
    game = at(table, Round(NOBODY, 0))
    play(game, "pass", "appeal 4", "done", "end turn")
    assert table.demand["food"] == 1
    play(game, "pass", "appeal 6")
    assert table.demand["food"] == 4
    play_out(game, "left-overs")
    assert (sold(game, EVA), sold(game, WIM)) == (0, 2)
