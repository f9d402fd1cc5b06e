"""The expert rules and the solo variant, each switch on its own."""

from collections import Counter
from typing import Any

import pytest

import arkwright
from arkwright.cardgame import OPTIONS
from arkwright.cardgame.awards import milestones
from arkwright.cardgame.edition import GOODS
from arkwright.cardgame.table import Table
from arkwright.play import BadSetup, Game, Option

from .given import (
    EVA,
    GREEN,
    II,
    III,
    ORANGE,
    PURPLE,
    TITLE,
    WIM,
    I,
    a_company,
    a_factory,
    a_game,
    a_seller,
    a_table,
    happened,
    legal,
    offered,
    play,
    play_out,
    pounds,
    production,
    question,
    refusal,
    rivals_of,
    table_of,
    turn,
)

LIFTED = [
    ("shipping", "trade-office"),
    ("machinery", "workshop"),
    ("distribution", "patent"),
    ("quality", "engineer"),
]


def test_the_basic_game_has_every_expert_rule_off() -> None:
    game = a_game(3)
    assert question(game) == "choose-action"
    for action in ("production", "shipping"):
        assert refusal(game, f"act {action}").id == "expert-rule-off"
    assert all(company.ships == 2 for company in table_of(game).companies)
    play_out(game, "develop-step")
    assert legal(game, "develop quality")


# draft: choose factories and a development (expert setup 6)


def asked(game: Game, name: str) -> list[int]:
    """The seats that are asked a question, one after another, until another is."""
    seats = []
    while question(game) == name:
        seats.append(game.seat)
        game.play(game.moves[len(seats) % 2])
    return seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_draft_goes_there_and_back(seats: int) -> None:
    for seed in range(5):
        game = a_game(seats, seed, draft="yes")
        table = table_of(game)
        there = [(table.start + n) % seats for n in range(seats)]
        back = there[::-1]
        assert asked(game, "choose-factory") == there + back
        for company in table.companies:
            assert len(company.factories) == 2
            for factory in company.factories.values():
                assert (factory.cards, factory.spot, factory.office_on_appeal) == (1, 3, False)
        assert asked(game, "start-development") == back
        assert (question(game), game.seat) == ("choose-action", table.start)


def test_draft_allows_any_good_but_not_twice() -> None:
    game = a_game(2, draft="yes")
    first = game.seat
    assert offered(game, "found") == list(GOODS)
    game.play("found lamps")
    assert legal(game, "found lamps")
    game.play("found lamps")
    assert refusal(game, "found lamps").id == "factory-exists"
    play(game, "found food", "found food")
    assert list(table_of(game).companies[first].factories) == ["food", "lamps"]
    # One development or one card, or none; factories cost nothing and add no workers.
    assert question(game) == "start-development"
    play(game, "take foreman food", "done")
    assert question(game) == "choose-action"
    assert table_of(game).wage_step == 0
    assert {company.cash for company in table_of(game).companies} == {50}


def test_draft_has_another_starting_player_by_the_seed() -> None:
    assert {table_of(a_game(3, seed, draft="yes")).start for seed in range(12)} == {0, 1, 2}


# cards: a random supply (expert setup 4)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", ["no", "yes"])
def test_random_cards(seats: int, draft: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(25):
        table = table_of(a_game(seats, seed, cards="random", draft=draft))
        laid = Counter(table.supply)
        for company in table.companies:
            laid.update(list(company.cards))
        assert (laid["entrepreneur"], laid["engineer"], laid["patent"]) == (1, seats - 1, seats - 1)
        assert laid.total() == 1 + 2 * (seats - 1) + 4 * seats
        assert max(laid.values()) <= max(1, seats - 1)
        # No more cards than there are, each with one of its two faces up.
        assert can_be_laid(table, laid)
        seen.update(kind for kind, count in laid.items() if count)
    assert {"broker", "trade-office", "contract", "developer"} <= set(seen)


def can_be_laid(table: Table, laid: Counter[str]) -> bool:
    """Whether real cards can show these faces: every kind is matched with cards of the box."""
    wanted = [kind for kind, count in laid.items() for _ in range(count)]
    used: dict[int, int] = {}

    def place(number: int, tried: set[int]) -> bool:
        for card, faces in enumerate(table.edition.faces):
            if wanted[number] in faces and card not in tried:
                tried.add(card)
                if card not in used or place(used[card], tried):
                    used[card] = number
                    return True
        return False

    return all(place(number, set()) for number in range(len(wanted)))


def test_random_cards_for_one_player_are_those_of_three() -> None:
    for seed in range(10):
        display = rivals_of(table_of(a_game(1, seed, cards="random"))).display
        assert len(display) == 15
        assert max(Counter(display).values()) <= 2


# restrictions: developments wait for their decade (expert setup 5)


@pytest.mark.parametrize(("development", "card"), LIFTED)
def test_restricted_developments_wait_for_their_decade(development: str, card: str) -> None:
    for decade, level, allowed in (
        (I, 0, False),
        (II, 0, True),
        (II, 1, False),
        (III, 0, True),
        (III, 1, True),
    ):
        table = a_table(decade=decade, active="lamps", restrictions="yes")
        a_company(table).developments[development] = level
        a_factory(table, "food")
        game = turn(table)
        game.play("pass")
        assert legal(game, f"develop {development}") == allowed
        if not allowed:
            refused = refusal(game, f"develop {development}")
            assert (refused.id, refused.facts) == (
                "decade-restriction",
                {"decade": level + 2, "card": card},
            )


@pytest.mark.parametrize(("development", "card"), LIFTED)
def test_a_card_lifts_its_restriction_only(development: str, card: str) -> None:
    table = a_table(active="lamps", restrictions="yes")
    company = a_company(table, cards=[card, "contract"])
    a_factory(table, "food")
    game = turn(table)
    game.play("pass")
    for other, _ in LIFTED:
        assert legal(game, f"develop {other}") == (other == development)
    play(game, f"develop {development}", "end turn")
    # The card is lost: what was reached stays, the next level is closed.
    game = turn(table)
    play(game, "pass", "take developer", f"discard {card}")
    assert company.developments[development] == 1
    game = turn(table)
    game.play("pass")
    assert refusal(game, f"develop {development}").id == "decade-restriction"


@pytest.mark.parametrize("development", ["cards", "exchange"])
def test_cards_and_exchange_are_never_restricted(development: str) -> None:
    table = a_table(active="lamps", restrictions="yes")
    company = a_company(table)
    a_factory(table, "food")
    for level in (1, 2):
        game = turn(table)
        play(game, "pass", f"develop {development}")
        assert company.developments[development] == level
    game = turn(table)
    game.play("pass")
    assert refusal(game, f"develop {development}").id == "development-complete"


def test_without_restrictions_no_card_is_needed() -> None:
    table = a_table(active="lamps")
    company = a_company(table)
    a_factory(table, "food")
    for _ in (1, 2):
        for development, _ in LIFTED:
            game = turn(table)
            play(game, "pass", f"develop {development}")
    assert all(company.developments[development] == 2 for development, _ in LIFTED)
    assert company.cards == {}


def test_restrictions_hold_in_the_draft() -> None:
    game = a_game(2, draft="yes", restrictions="yes")
    play_out(game, "start-development")
    assert refusal(game, "develop quality").id == "decade-restriction"
    assert legal(game, "develop cards")


# start-ships: no ships until they are made ready (expert setup 9)


def test_no_ships_until_a_stock_exchange() -> None:
    table = table_of(a_game(3, start_ships="no"))
    assert [company.ships for company in table.companies] == [0, 0, 0]
    table = a_table(demand=9, start_ships="no")
    a_seller(table, appeal=1)
    company = a_company(table, ships=0)
    assert production(table).over
    table.round = GOODS.index("lamps")
    game = turn(table)
    play(game, "act exchange", "ready ships")
    assert company.ships == 2
    table.round = GOODS.index("food")
    assert offered(production(table), "ship food")


# start-shares: shares before the start (expert setup 11)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_shares_before_the_start(seats: int) -> None:
    game = a_game(seats, start_shares="yes")
    play_out(game, "start-shares")
    bought = []
    while question(game) == "start-shares":
        assert offered(game, "buy") == ["1", "2", "3", "4", "5"]
        bought.append(game.seat)
        game.play(f"buy {game.seat + 1}")
    assert bought == list(range(seats))
    assert [company.shares for company in table_of(game).companies] == list(range(11, 11 + seats))
    assert [company.cash for company in table_of(game).companies] == [40, 30, 20, 10][:seats]
    assert {company.value for company in table_of(game).companies} == {10}


def test_shares_before_the_start_may_be_left() -> None:
    game = a_game(2, start_shares="yes")
    play(game, "done", "done")
    assert question(game) == "choose-action"
    assert {company.cash for company in table_of(game).companies} == {50}


@pytest.mark.parametrize(("count", "parvenu"), [(4, False), (5, True)])
def test_parvenu_starts_with_no_money(count: int, parvenu: bool) -> None:
    game = a_game(1, start_shares="yes")
    play_out(game, "start-shares")
    game.play(f"buy {count}")
    assert milestones(table_of(game))["parvenu"].met == parvenu


# extra-production (1a.6)


@pytest.mark.parametrize(("cards", "goods", "cost"), [(0, 2, 7), (1, 3, 11), (2, 4, 14)])
def test_extra_production_pays_for_what_it_uses(cards: int, goods: int, cost: int) -> None:
    table = a_table(active="lamps", extra_production="yes")
    company = a_company(table, cash=50)
    a_factory(table, "food", cards=2, machines=[0, 1])
    a_factory(table, "clothes")
    game = turn(table)
    play(game, "act production", f"produce food {cards}")
    assert company.stock["food"] == goods
    assert company.cash == 50 - cost
    assert refusal(game, "produce food 0").id == "produced-already"
    assert refusal(game, "produce lamps 0").id == "no-factory"
    assert refusal(game, "produce clothes 2").id == "no-worker-card"


def test_extra_production_in_several_factories_stores_or_wastes() -> None:
    table = a_table(active="lamps", extra_production="yes")
    company = a_company(table)
    a_factory(table, "food", cards=0)
    a_factory(table, "clothes", cards=1)
    game = turn(table)
    play(game, "act production", "produce food 0", "produce clothes 1")
    # Three clothes, room for two: the third is wasted, or food makes way.
    assert question(game) == "store-overflow"
    game.play("done")
    assert (company.stock["food"], company.stock["clothes"]) == (2, 2)
    assert happened(game, "wasted")[-1].facts == {"good": "clothes", "count": 1}
    assert question(game) == "develop-step"


def test_extra_production_sells_nothing_and_leaves_distribution() -> None:
    table = a_table(active="food", extra_production="yes")
    company = a_company(table, cash=50)
    food = a_factory(table, "food", distribution=2, marker=6)
    game = turn(table)
    play(game, "act production", "produce food 1")
    assert happened(game, "sold-at-home") == []
    assert (company.value, food.distribution) == (10, 2)
    # It produces once more in the production phase.
    play_out(game)
    game = production(table)
    assert happened(game, "produced")[-1].facts["count"] == 3


def test_extra_production_may_need_the_emergency_fund() -> None:
    table = a_table(active="lamps", extra_production="yes")
    company = a_company(table, cash=0)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act production", "produce food 1")
    assert (company.loans, company.cash, company.stock["food"]) == (3, 4, 3)


def test_extra_production_may_bankrupt() -> None:
    table = a_table(2, active="lamps", extra_production="yes")
    company = a_company(table, cash=0, loans=9)
    a_factory(table, "food")
    game = turn(table)
    play(game, "act production", "produce food 1")
    assert company.bankrupt
    assert game.over
    assert table.order() == [WIM]


def test_extra_production_alone_allows_no_early_shipping() -> None:
    table = a_table(extra_production="yes")
    a_company(table, stock={"lamps": 2})
    a_factory(table, "lamps")
    game = turn(table)
    assert legal(game, "act production")
    assert refusal(game, "act shipping").id == "expert-rule-off"


# early-shipping (1a.7)


def test_early_shipping_takes_stored_goods_of_several_factories() -> None:
    table = a_table(active="clothes", early_shipping="yes")
    company = a_company(table, cash=0, stock={"food": 2, "lamps": 2})
    a_factory(table, "food", side=1)
    a_factory(table, "lamps")
    game = turn(table)
    game.play("act shipping")
    assert refusal(game, "ship food 3").id == "fewer-goods-stored"
    assert refusal(game, "ship clothes 1").id == "fewer-goods-stored"
    game.play("ship food 1")
    assert refusal(game, "ship food 1").id == "loaded-already"
    game.play("ship lamps 2")
    play_out(game, "develop-step")
    assert company.cash == 7 + 2 * 8
    assert company.stock == {"food": 1, "clothes": 0, "cutlery": 0, "lamps": 0}
    # Three goods of two kinds sail on two ships of two, in one shipping.
    assert (company.ships, company.tokens, company.shippings) == (0, 2, 1)


def test_early_shipping_is_limited_by_the_ships() -> None:
    table = a_table(active="clothes", early_shipping="yes")
    a_company(table, ships=1, stock={"food": 2, "lamps": 2})
    a_factory(table, "food")
    a_factory(table, "lamps")
    game = turn(table)
    play(game, "act shipping", "ship food 1")
    assert refusal(game, "ship lamps 2").id == "ships-carry-fewer"
    game.play("ship lamps 1")
    assert pounds(game, "received", EVA, "shipping") == 5 + 8


@pytest.mark.parametrize(("ships", "tokens", "stored"), [(0, 0, 2), (2, 9, 2), (2, 0, 0)])
def test_early_shipping_needs_ships_and_goods(ships: int, tokens: int, stored: int) -> None:
    table = a_table(early_shipping="yes")
    a_company(table, ships=ships, tokens=tokens, stock={"lamps": stored})
    a_factory(table, "lamps")
    assert refusal(turn(table), "act shipping").id == "nothing-to-do"


def test_early_shipping_alone_allows_no_extra_production() -> None:
    table = a_table(early_shipping="yes")
    a_company(table, stock={"lamps": 2})
    a_factory(table, "lamps")
    game = turn(table)
    assert legal(game, "act shipping")
    assert refusal(game, "act production").id == "expert-rule-off"


# random-factories, a solo variant


def test_random_factories_are_dealt_to_one_player() -> None:
    seen = set()
    for seed in range(20):
        game = a_game(1, seed, random_factories="yes")
        table = table_of(game)
        assert question(game) == "start-development"
        goods = tuple(table.companies[EVA].factories)
        assert len(goods) == 2
        markers = rivals_of(table).markers
        assert len(markers[ORANGE]) == len(markers[PURPLE]) == 2
        seen.add(goods)
    assert len(seen) > 4


def test_solo_chooses_the_second_factory_after_the_opponents() -> None:
    game = a_game(1)
    rivals = rivals_of(table_of(game))
    assert (question(game), rivals.markers[ORANGE]) == ("choose-factory", {})
    game.play("found food")
    assert (question(game), len(rivals.markers[ORANGE])) == ("choose-factory", 2)
    assert refusal(game, "found food").id == "factory-exists"
    game.play("found clothes")
    assert question(game) == "start-development"
    assert (rivals.shares, rivals.value) == ({ORANGE: 12, PURPLE: 12}, {ORANGE: 12, PURPLE: 12})
    assert sorted(rivals.bag) == sorted([GREEN] * 2 + [ORANGE] * 3 + [PURPLE] * 3)


@pytest.mark.parametrize(("seats", "option"), [(2, "random-factories"), (1, "draft")])
def test_options_that_have_no_place(seats: int, option: str) -> None:
    with pytest.raises(BadSetup, match=option):
        a_game(seats, 1, **{option: "yes"})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_option_goes_with_the_seats_it_names(option: Option) -> None:
    for seats in arkwright.find_title(TITLE).seats:
        for value in option.values[1:]:
            chosen: dict[str, Any] = {option.name: value}
            if seats in (option.seats or arkwright.find_title(TITLE).seats):
                assert arkwright.new(TITLE, seats, **chosen).decision is not None
            else:
                with pytest.raises(BadSetup, match="goes with"):
                    arkwright.new(TITLE, seats, **chosen)
