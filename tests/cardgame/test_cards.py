"""The thirteen development cards, in basic and in expert use."""

import pytest

from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.rounds import EndOfDecade, EndOfRound, Round
from arkwright.play.step import NOBODY

from .given import (
    EVA,
    II,
    III,
    SEBASTIAN,
    WIM,
    I,
    a_company,
    a_factory,
    a_seller,
    a_table,
    after_production,
    at,
    happened,
    legal,
    offered,
    play,
    play_out,
    pounds,
    production,
    qualities,
    question,
    refusal,
    rivals_of,
    sold,
    turn,
)

# 1 Entrepreneur


def a_tie(turned: bool = False) -> tuple[int, ...]:
    """Values after a tie for the highest appeal, Wim having the Entrepreneur and using it."""
    table = a_table(2, demand=3)
    a_seller(table, EVA, appeal=6)
    a_seller(table, WIM, appeal=6)
    cards = ["entrepreneur"]
    a_company(table, WIM, ships=0, cards=cards, turned=cards if turned else [])
    a_company(table, EVA, ships=0)
    game = production(table)
    if not turned:
        assert (question(game), game.seat) == ("break-tie", WIM)
        game.play("use entrepreneur")
        assert table.companies[WIM].turned == ["entrepreneur"]
    return tuple(company.value for company in table.companies)


def test_card_1_entrepreneur_breaks_a_tie_once_a_decade() -> None:
    assert a_tie() == (11, 12)
    assert a_tie(turned=True) == (11, 11)


def test_card_1_entrepreneur_is_not_asked_without_a_tie() -> None:
    table = a_table(2, demand=3)
    a_seller(table, EVA, appeal=7)
    a_seller(table, WIM, appeal=6)
    for seat in (EVA, WIM):
        a_company(table, seat, ships=0, cards=["entrepreneur"])
    production(table)
    assert [company.value for company in table.companies] == [12, 11]


def test_card_1_entrepreneur_breaks_a_tie_with_the_neutral_seller() -> None:
    table = a_table(2, demand=3, neutral={"food": 6})
    a_seller(table, EVA, appeal=6)
    a_company(table, EVA, ships=0, cards=["entrepreneur"])
    game = production(table)
    game.play("use entrepreneur")
    assert table.companies[EVA].value == 12


def test_card_1_entrepreneur_names_the_next_starting_player() -> None:
    table = a_table(3, start=EVA)
    company = a_company(table, SEBASTIAN, cards=["entrepreneur"], turned=["entrepreneur"])
    game = at(table, EndOfRound())
    assert (question(game), game.seat) == ("entrepreneur", SEBASTIAN)
    game.play("start 3")
    assert table.start == SEBASTIAN
    assert (company.cards, company.turned) == ({}, [])


def test_card_1_entrepreneur_may_be_kept() -> None:
    table = a_table(3, start=EVA)
    company = a_company(table, SEBASTIAN, cards=["entrepreneur"])
    game = at(table, EndOfRound())
    game.play("done")
    assert table.start == WIM
    assert list(company.cards) == ["entrepreneur"]


def test_card_1_entrepreneur_comes_before_the_poorest() -> None:
    table = a_table(3, start=EVA)
    a_company(table, SEBASTIAN, shares=20, cards=["entrepreneur"])
    game = at(table, EndOfDecade())
    assert (question(game), game.seat) == ("entrepreneur", SEBASTIAN)
    game.play("start 2")
    assert table.start == WIM
    assert happened(game, "poorest-chooses") == []
    assert (table.decade, question(game), game.seat) == (II, "choose-action", WIM)


def test_card_1_entrepreneur_kept_at_the_end_of_a_decade() -> None:
    table = a_table(3, start=EVA)
    a_company(table, SEBASTIAN, shares=20, cards=["entrepreneur"])
    game = at(table, EndOfDecade())
    game.play("done")
    assert (question(game), game.seat) == ("starting-player", EVA)


def test_card_1_entrepreneur_solo_lets_the_opponents_play_first_once() -> None:
    table = a_table(1)
    a_company(table, cards=["entrepreneur"], ships=0)
    a_factory(table, "lamps")
    rivals = rivals_of(table)
    rivals.display[7] = ""
    game = at(table, EndOfRound(), Round(NOBODY, 1), Round(NOBODY, 2))
    assert question(game) == "opponents-first"
    assert refusal(game, "start 1").id == "solo-no-start-player"
    game.play("use entrepreneur")
    assert rivals.display[7] == "entrepreneur"
    assert (question(game), len(happened(game, "marker-drawn"))) == ("choose-action", 1)
    play(game, "pass", "done", "end turn")
    # The next round begins with the human again.
    assert (question(game), len(happened(game, "marker-drawn"))) == ("choose-action", 1)
    assert table.round == 2


# 2 Trade Office


@pytest.mark.parametrize(("count", "tokens"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_card_2_trade_office_spares_a_token(count: int, tokens: int) -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=4)
    company = a_company(table, cards=["trade-office"])
    game = production(table)
    game.play(f"ship food {count}")
    assert question(game) == "spare-token"
    game.play("use trade-office")
    assert (company.tokens, company.ships) == (tokens, 2 - (count + 1) // 2)
    assert company.turned == ["trade-office"]


def test_card_2_trade_office_once_a_decade_and_by_choice() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=4)
    company = a_company(table, cards=["trade-office"])
    game = production(table)
    play(game, "ship food 1", "done")
    assert (company.tokens, company.turned) == (1, [])
    a_company(table, cards=["trade-office"], turned=["trade-office"], tokens=1)
    game = production(table)
    game.play("ship food 1")
    assert question(game) != "spare-token"
    assert company.tokens == 2


def test_card_2_trade_office_in_early_shipping() -> None:
    table = a_table(early_shipping="yes")
    company = a_company(table, cards=["trade-office"], stock={"food": 1, "lamps": 2})
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act shipping")
    assert refusal(game, "use trade-office").id == "nothing-loaded"
    play(game, "ship lamps 2", "use trade-office")
    assert refusal(game, "use trade-office").id == "card-not-ready"
    game.play("ship food 1")
    assert (company.tokens, company.ships, company.cash) == (1, 0, 100 + 2 * 8 + 5)
    assert company.turned == ["trade-office"]


# 3 Extra Shift


def test_card_3_extra_shift_makes_one_more_good() -> None:
    table = a_table(demand=0)
    a_seller(table, appeal=5, output=3)
    company = a_company(table, ships=0, cards=["extra-shift"])
    supply = table.supply["extra-shift"]
    game = production(table)
    game.play("use extra-shift")
    assert sold(game) == 4
    assert company.cards == {}
    assert table.supply["extra-shift"] == supply + 1


def test_card_3_extra_shift_may_be_kept() -> None:
    table = a_table(demand=0)
    a_seller(table, appeal=5, output=3)
    company = a_company(table, ships=0, cards=["extra-shift"])
    game = production(table)
    game.play("done")
    assert sold(game) == 3
    assert list(company.cards) == ["extra-shift"]


def test_card_3_extra_shift_in_extra_production() -> None:
    table = a_table(active="lamps", extra_production="yes")
    company = a_company(table, cards=["extra-shift"])
    a_factory(table, "food", cards=1)
    a_factory(table, "clothes", cards=0)
    game = turn(table)
    play(game, "act production", "produce food 1", "use extra-shift")
    assert company.stock["food"] == 4
    assert company.cards == {}
    play(game, "produce clothes 0")
    assert question(game) != "one-more-good"


# 4 Workshop


@pytest.mark.parametrize(
    ("machines", "upkeep"), [([0, 0], 0), ([2, 0], 0), ([2, 1], 1), ([2, 2], 2)]
)
def test_card_4_workshop_ignores_two_machines(machines: list[int], upkeep: int) -> None:
    table = a_table(active="lamps")
    a_company(table, cards=["workshop"])
    a_factory(table, "lamps", cards=2, machines=machines)
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["upkeep"] == upkeep


# 5 Foreman


def test_card_5_foreman_is_placed_at_one_factory() -> None:
    table = a_table(wage=3)
    company = a_company(table)
    a_factory(table, "food", cards=2)
    a_factory(table, "clothes", cards=2)
    game = turn(table)
    play(game, "pass", "appeal 0")
    assert offered(game, "take foreman") == ["food", "clothes"]
    assert refusal(game, "take foreman lamps").id == "no-factory"
    game.play("take foreman clothes")
    assert company.cards == {"foreman": "clothes"}
    game = after_production(table)
    assert happened(game, "production-cost")[-1].facts["wages"] == 6 * 3
    table.round = GOODS.index("clothes")
    game = after_production(table)
    assert happened(game, "production-cost")[-1].facts["wages"] == 6 * 3 - 4 * 2


# 6 Broker


@pytest.mark.parametrize(("count", "level"), [(1, 0), (2, 0), (2, 2)])
def test_card_6_broker_buys_at_half_price_instead_of_developing(count: int, level: int) -> None:
    table = a_table(active="lamps")
    company = a_company(table, cash=20, value=11, cards=["broker"], exchange=level)
    a_factory(table, "food")
    game = turn(table)
    game.play("pass")
    assert offered(game, "broker") == ["1", "2"]
    game.play(f"broker {count}")
    assert (company.shares, company.cash) == (10 + count, 20 - 6 * count)
    assert company.cards == {}
    assert question(game) == "end-of-turn"


def test_card_6_broker_needs_money_room_and_the_card() -> None:
    table = a_table(active="lamps")
    a_company(table, cash=11, value=11, cards=["broker"])
    a_factory(table, "food")
    game = turn(table)
    game.play("pass")
    assert legal(game, "broker 1")
    assert refusal(game, "broker 2").id == "shares-cost-more"
    a_company(table, cash=99, shares=29, cards=["broker"])
    game = turn(table)
    game.play("pass")
    assert refusal(game, "broker 2").id == "share-track-full"
    a_company(table)
    game = turn(table)
    game.play("pass")
    assert refusal(game, "broker 1").id == "card-not-owned"


# 7 Patron


@pytest.mark.parametrize(
    ("card", "good", "helps"),
    [
        ("patron-food-clothes", "food", True),
        ("patron-food-clothes", "clothes", True),
        ("patron-cutlery-lamps", "lamps", True),
        ("patron-cutlery-lamps", "food", False),
        ("patron-clothes-lamps", "food", False),
    ],
)
def test_card_7_patron_of_two_goods(card: str, good: str, helps: bool) -> None:
    table = a_table(active=good, demand=2)
    factory = a_seller(table, appeal=4, output=4, good=good)
    # An Extra Shift makes sure that the sale is asked about.
    company = a_company(table, ships=0, cards=[card, "extra-shift"])
    game = production(table)
    if not helps:
        assert refusal(game, f"use {card}").id == "patron-of-other-goods"
        return
    game.play(f"use {card}")
    assert refusal(game, f"use {card}").id == "card-not-ready"
    game.play("done")
    assert sold(game) == 3
    assert company.turned == [card]
    assert (factory.marker, table.demand[good]) == (4, 2)


def test_card_7_two_patrons_may_join() -> None:
    table = a_table(demand=2)
    a_seller(table, appeal=4, output=4)
    a_company(table, ships=0, cards=["patron-food-clothes", "patron-food-lamps"])
    game = production(table)
    play(game, "use patron-food-clothes", "use patron-food-lamps")
    assert sold(game) == 4


def test_card_7_patron_needs_a_good_to_sell() -> None:
    table = a_table(demand=0)
    a_seller(table, appeal=5, output=3)
    a_company(table, ships=0, cards=["patron-food-clothes", "extra-shift"], stock={"food": 2})
    game = production(table)
    assert refusal(game, "use patron-food-clothes").id == "no-good-for-patron"
    assert refusal(game, "use patron-food-lamps").id == "card-not-owned"


def test_card_7_patron_counts_for_the_share_value() -> None:
    table = a_table(demand=3)
    a_seller(table, appeal=4, output=3)
    a_company(table, ships=0, cards=["patron-food-clothes"])
    game = production(table)
    game.play("use patron-food-clothes")
    assert sold(game) == 2
    assert table.companies[EVA].value == 12


# 8 Inventor


@pytest.mark.parametrize(("decade", "sides"), [(I, [1, 0]), (II, [1, 1])])
def test_card_8_inventor_upgrades_two_factories_early(decade: int, sides: list[int]) -> None:
    table = a_table(decade=decade, active="lamps")
    company = a_company(table, cards=["inventor"])
    for good in GOODS[:3]:
        a_factory(table, good, cards=2, side=decade, sides=[decade, 0])
    game = turn(table)
    play(game, "act build", "invent food", "invent clothes")
    assert refusal(game, "invent cutlery").id == "inventor-used"
    assert refusal(game, "invent lamps").id == "no-factory"
    for good in ("food", "clothes"):
        factory = company.factories[good]
        assert (factory.side, factory.sides) == (1, sides)
    assert company.factories["cutlery"].sides == [decade, 0]
    assert company.cards == {}
    assert (table.demand["food"], table.wage_step) == (0, 0)


def test_card_8_inventor_is_of_no_use_in_decade_III() -> None:
    table = a_table(decade=III)
    a_company(table, cards=["inventor"])
    a_factory(table, "food", cards=2)
    game = turn(table)
    game.play("act build")
    assert refusal(game, "invent food").id == "nothing-to-upgrade"


def test_card_8_inventor_must_be_owned() -> None:
    table = a_table()
    a_company(table)
    a_factory(table, "food")
    game = turn(table)
    game.play("act build")
    assert refusal(game, "invent food").id == "card-not-owned"


def test_card_8_inventor_expert_takes_two_developments_in_any_decade() -> None:
    table = a_table(active="lamps", restrictions="yes")
    company = a_company(table, cards=["inventor"])
    a_factory(table, "food")
    game = turn(table)
    game.play("pass")
    assert refusal(game, "develop quality").id == "decade-restriction"
    play(game, "use inventor", "develop quality", "develop quality")
    assert company.developments["quality"] == 2
    assert question(game) == "end-of-turn"
    assert company.cards == {}


def test_card_8_inventor_has_no_such_use_in_the_basic_game() -> None:
    table = a_table(active="lamps")
    a_company(table, cards=["inventor"])
    a_factory(table, "food")
    game = turn(table)
    game.play("pass")
    assert refusal(game, "use inventor").id == "expert-rule-off"


# 9 Developer


@pytest.mark.parametrize(("good", "fixed"), [("food", 1), ("clothes", 2), ("lamps", 4)])
def test_card_9_developer_saves_on_every_factory(good: str, fixed: int) -> None:
    table = a_table(active=good)
    a_company(table, cards=["developer"])
    for kind in GOODS:
        a_factory(table, kind)
    game = after_production(table)
    assert happened(game, "production-cost")[0].facts["fixed"] == fixed


def test_card_9_developer_makes_a_card_ready_once_a_decade() -> None:
    table = a_table(active="lamps")
    cards = ["developer", "patron-food-lamps", "trade-office"]
    company = a_company(table, cards=cards, turned=cards[1:])
    a_factory(table, "food")
    game = turn(table)
    game.play("pass")
    assert refusal(game, "reactivate entrepreneur").id == "card-not-turned"
    game.play("reactivate trade-office")
    assert sorted(company.turned) == ["developer", "patron-food-lamps"]
    assert refusal(game, "reactivate patron-food-lamps").id == "card-not-ready"
    # It takes the place of nothing.
    game.play("develop cards")
    assert company.developments["cards"] == 1


def test_card_9_developer_works_before_the_action_too() -> None:
    table = a_table(active="lamps", early_shipping="yes")
    cards = ["developer", "trade-office"]
    company = a_company(table, cards=cards, turned=["trade-office"], stock={"food": 2})
    a_factory(table, "food")
    game = turn(table)
    play(game, "reactivate trade-office", "act shipping", "ship food 2", "use trade-office")
    play_out(game, "develop-step")
    assert (company.tokens, company.ships) == (0, 1)


# 10 Contract


@pytest.mark.parametrize(("count", "bonus"), [(1, 2), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_card_10_contract_pays_by_the_goods(count: int, bonus: int) -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=5)
    a_company(table, cards=["contract"], shipping=1)
    game = production(table)
    game.play(f"ship food {count}")
    assert pounds(game, "received", EVA, "contract") == bonus
    assert pounds(game, "received", EVA, "shipping") == 7 * count


def test_card_10_contract_in_early_shipping_counts_all_goods() -> None:
    table = a_table(early_shipping="yes")
    a_company(table, cards=["contract"], shipping=2, stock={"food": 2, "lamps": 2})
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act shipping", "ship food 2", "ship lamps 2")
    play_out(game, "price-and-appeal")
    assert pounds(game, "received", EVA, "contract") == 6
    assert pounds(game, "received", EVA, "shipping") == 2 * 5 + 2 * 8


# 11 Patent


def test_card_11_patent_is_a_third_distribution_card() -> None:
    table = a_table(active="lamps")
    company = a_company(table, distribution=2)
    for good, value in (("food", 1), ("clothes", 1), ("cutlery", 0)):
        a_factory(table, good, distribution=value)
    game = turn(table)
    play(game, "act distribution")
    assert refusal(game, "distribution cutlery 1").id == "no-distribution-card"
    # Taken in step c it is there for the next action, not for this turn's.
    play(game, "done", "take patent")
    assert refusal(game, "distribution cutlery 1").id == "turn-is-done"
    game = turn(table)
    play(game, "act distribution", "distribution cutlery 4")
    assert [factory.distribution for factory in company.factories.values()] == [1, 1, 4]


def test_card_11_patent_that_goes_takes_a_card_from_a_factory() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["patent", "workshop"])
    for good in GOODS[:3]:
        a_factory(table, good, distribution=2, marker=2)
    game = turn(table)
    play(game, "pass", "take contract", "discard patent")
    assert question(game) == "lost-distribution"
    assert refusal(game, "done").id == "must-lose-distribution"
    game.play("distribution clothes 0")
    assert [factory.distribution for factory in company.factories.values()] == [2, 0, 2]
    assert [factory.marker for factory in company.factories.values()] == [2, 2, 2]


# 12 Engineer


def test_card_12_engineer_works_from_the_next_action_on() -> None:
    table = a_table(active="lamps")
    company = a_company(table, quality=2)
    for good in GOODS[:2]:
        a_factory(table, good, quality=[4] if good == "food" else [2])
    game = turn(table)
    play(game, "act quality")
    assert refusal(game, "quality clothes 5").id == "quality-cap"
    play(game, "done", "take engineer")
    game = turn(table)
    play(game, "act quality", "quality clothes 5", "done")
    assert qualities(company) == {"food": "4", "clothes": "5"}


def test_card_12_engineer_raises_the_limit_in_all_factories() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["engineer"], quality=2)
    a_factory(table, "food", quality=[4])
    a_factory(table, "clothes", quality=[5])
    game = turn(table)
    play(game, "act quality", "quality food 4+2", "done")
    assert qualities(company) == {"food": "4+2", "clothes": "5"}


def test_card_12_engineer_that_goes_is_replaced_from_the_reserve() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["engineer", "workshop"])
    a_factory(table, "food", quality=[5])
    a_factory(table, "clothes", quality=[1])
    game = turn(table)
    play(game, "pass", "take contract", "discard engineer")
    assert question(game) == "lost-engineer"
    # One small card lies at the clothes; 4+2 would be more than the Engineer gave.
    assert sorted(offered(game, "quality food")) == ["1", "2", "3", "3+1", "3+2", "4", "4+1"]
    assert refusal(game, "quality food 4+2").id == "engineer-replaced-up-to"
    step = game.table.agenda[-1]
    assert {step.why_not(table, move) for move in game.moves} == {None}
    game.play("quality food 4+1")
    assert qualities(company) == {"food": "4+1", "clothes": "1"}


def test_card_12_engineer_that_goes_need_not_be_replaced() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["engineer", "workshop"])
    a_factory(table, "food", quality=[5, 1])
    game = turn(table)
    play(game, "pass", "take contract", "discard engineer", "done")
    assert qualities(company) == {"food": "1"}


def test_card_12_replacing_the_engineer_never_raises_the_price_after_step_b() -> None:
    table = a_table(active="food")
    a_company(table, cards=["engineer", "workshop"])
    food = a_factory(table, "food", quality=[5])
    game = turn(table)
    play(game, "pass", "appeal 12")  # everything on appeal
    price = food.price(table.edition)
    play(game, "take contract", "discard engineer", "quality food 4+1")
    assert food.price(table.edition) == price
    assert food.marker == 12


# 13 Large Warehouse


def test_card_13_large_warehouse_holds_four() -> None:
    table = a_table(demand=9)
    a_seller(table, appeal=3, output=5)
    company = a_company(table, ships=0, cards=["large-warehouse"], stock={"food": 2, "lamps": 1})
    a_factory(table, "lamps")
    game = production(table)
    # Four in the large one, two in a small one; the lamp keeps the other.
    assert company.stock["food"] == 6
    game.play("done")
    assert company.stock["lamps"] == 1


def test_card_13_large_warehouse_that_goes_takes_what_does_not_fit() -> None:
    table = a_table(active="lamps")
    company = a_company(
        table, cards=["large-warehouse", "workshop"], stock={"food": 4, "clothes": 2}
    )
    a_factory(table, "food")
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "pass", "take contract", "discard large-warehouse")
    assert question(game) == "lost-warehouse"
    assert refusal(game, "drop lamps").id == "nothing-stored"
    assert refusal(game, "done").id == "must-drop"
    play(game, "drop food", "drop food")
    assert (company.stock["food"], company.stock["clothes"]) == (2, 2)
    assert question(game) == "end-of-turn"


def test_card_13_large_warehouse_that_goes_with_one_kind_of_goods() -> None:
    table = a_table(active="lamps")
    company = a_company(table, cards=["large-warehouse", "workshop"], stock={"food": 7})
    a_factory(table, "food")
    game = turn(table)
    play(game, "pass", "take contract", "discard large-warehouse")
    assert company.stock["food"] == 4
    assert question(game) == "end-of-turn"
