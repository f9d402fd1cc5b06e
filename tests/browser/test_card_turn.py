"""The card game's own habits: price and appeal, quality and distribution, what can't be done."""

import pytest
from playwright.sync_api import Locator, expect

import arkwright
from arkwright import Game
from tests.browser.desk import END_TURN, PASS, Desk, Json, mine, moves_in, played
from tests.browser.person import Person
from tests.browser.tables import CARD_GAME
from tests.browser.test_card_options import why_not

FOOD_WITH_QUALITY = ("act quality", "quality food 1")
"""The first turn of two players' game up to price and appeal: food has a quality card of 1."""
QUALITY_IN_USE = (
    *("found food", "found cutlery", "act build", "build clothes"),
    *("act quality", "quality food 1", "act quality", "quality clothes 1", "act quality"),
)
"""Alone, up to quality: both small cards lie at factories."""


def after(*moves: str, seats: int = 2) -> Game:
    """A new game in which these moves were played."""
    return played(arkwright.new(CARD_GAME.title, seats=seats, seed=3), *moves)


# Price and appeal


@pytest.fixture
def pricing(regular: Person) -> Desk:
    """Price and appeal of food are asked: token on 0, office and a quality card on price."""
    desk = regular.brought(after(*FOOD_WITH_QUALITY)).open()
    assert desk.my_turn()["decision"]["question"] == "price-and-appeal"
    return desk


def button(desk: Desk, name: str) -> Locator:
    return desk.test(name).get_by_role("button").first


def incomes(desk: Desk) -> Locator:
    """What each would take in for the active good, in the order of the seats."""
    return desk.test("markets").locator(".row.income.on > span")


def proposed(desk: Desk, appeal: int) -> Json:
    """The server's word on an appeal, which must be what the page proposes to play."""
    expect(desk.test("decision")).to_have_attribute("aria-busy", "false")
    expect(desk.option(f"appeal {appeal}")).to_have_attribute("aria-checked", "true")
    number, seat = (desk.position()[name] for name in ("number", "seat"))
    asked = {"seat": seat, "moves": [f"appeal {appeal}"], "number": number}
    then: Json = desk.person.post(f"/api/tables/{desk.id}/preview", asked)["now"]
    return then


def test_token_office_and_quality_change_price_and_appeal_before_anything_is_played(
    pricing: Desk,
) -> None:
    desk, before = pricing, pricing.position()
    for thing, appeal in (("spot-food-0", 3), ("office-food", 7), ("quality-food-0", 8)):
        # when the token, the office, the quality card are clicked, one after the other
        button(desk, thing).click()
        then = proposed(desk, appeal)
        # then price and appeal share the same sum anew, on the factory and in the leaf
        factory = mine(then)["factories"]["food"]
        assert factory["appeal"] == appeal
        expect(desk.test("appeal-food").locator(".would").first).to_have_text(str(appeal))
        expect(desk.test("price-food").locator(".would").first).to_have_text(f"£{factory['price']}")
        # and the market shows where demand would be, and what I and the other would earn
        demand = then["view"]["demand"]["food"]
        expect(desk.test("market-food").locator(".would")).to_have_text(str(demand))
        for seller in then["forecast"]["food"]["sellers"]:
            expect(incomes(desk).nth(seller["seat"])).to_contain_text(str(seller["income"]))
    # and nothing was played
    assert desk.position()["number"] == before["number"]
    # when the quality card is clicked again, then it goes back
    button(desk, "quality-food-0").click()
    proposed(desk, 7)
    # when the button with the name of it all is clicked, then that is what is played
    desk.test("play").click()
    expect(desk.frame).to_have_attribute("data-position", str(before["position"] + 1))
    now = desk.my_turn()
    assert mine(now)["factories"]["food"]["marker"] == 7
    assert now["view"]["demand"]["food"] > before["view"]["demand"]["food"]


def test_what_others_would_sell_changes_with_my_appeal(regular: Person) -> None:
    # given somebody before me who sells food
    game = after(*FOOD_WITH_QUALITY, "appeal 5", END_TURN, PASS)
    desk = regular.brought(game).open()
    now = desk.my_turn()
    other = 1 - now["seat"]
    sold = {s["seat"]: s for s in now["forecast"]["food"]["sellers"]}[other]["income"]
    # when I look at the highest appeal
    move = moves_in(now, "appeal")[-1]
    desk.option(move).click()
    then = proposed(desk, int(move.split()[1]))
    would = {s["seat"]: s for s in then["forecast"]["food"]["sellers"]}[other]["income"]
    assert would < sold
    # then the market says what is left to the other
    expect(incomes(desk).nth(other).locator(".was")).to_have_text(str(sold))
    expect(incomes(desk).nth(other).locator(".would")).to_have_text(str(would))


def test_the_token_can_be_dragged(pricing: Desk) -> None:
    before = pricing.position()
    button(pricing, "spot-food-3").drag_to(button(pricing, "spot-food-1"))
    proposed(pricing, 2)
    assert pricing.position()["number"] == before["number"]


# Quality and distribution


def test_quality_that_comes_from_another_factory_says_what_is_lost(regular: Person) -> None:
    # given small cards that are all in use, and a factory without one
    game = after(*QUALITY_IN_USE, seats=1)
    desk = regular.brought(game).open()
    is_now = qualities(desk)
    move = "quality cutlery 1"
    lost = losses(game, move)
    assert list(lost.values()) == [1]
    # when a value is looked at that needs one of them
    desk.point_at(desk.option(move))
    # then the option says who loses how much, and so do the cards
    for good, by in lost.items():
        expect(desk.option(move)).to_contain_text(f"−{by}")
        expect(desk.test(f"quality-{good}").locator(".goes")).to_have_count(1)
    expect(desk.test("quality-cutlery").locator(".comes")).to_have_count(1)
    assert qualities(desk) == is_now
    # when it is played, then it is so
    desk.play(move)
    then = qualities(desk)
    assert {good: is_now[good] - then[good] for good in lost} == lost
    assert then["cutlery"] == 1


def test_every_way_to_a_value_can_be_clicked(regular: Person) -> None:
    """Two cards of 1 can be turned one by one, a card of 2 can not."""
    desk = regular.brought(after(*QUALITY_IN_USE, seats=1)).open()
    moves = moves_in(desk.my_turn(), "set-quality")
    assert {"quality food 2", "quality food 1+1"} < set(moves)
    for move in moves:
        expect(desk.option(move)).to_be_visible()


def test_a_value_of_distribution_is_clicked_on_the_board(regular: Person) -> None:
    desk = regular.brought(after("act distribution")).open()
    before = desk.my_turn()
    # when the place for the card is clicked, then only this factory's values are left
    button(desk, "distribution-food").click()
    expect(desk.option("distribution food 2")).to_be_visible()
    expect(desk.option("distribution cutlery 2")).to_have_count(0)
    # when one is pointed at, then the card and the appeal to come are drawn
    desk.point_at(desk.option("distribution food 2"))
    expect(desk.test("distribution-food").locator(".would").first).to_have_text("2")
    expect(desk.test("appeal-food").locator(".would").first).to_have_text("2")
    assert desk.position()["number"] == before["number"]
    # when it is clicked, then it lies there
    desk.play("distribution food 2", now=before)
    assert mine(desk.my_turn())["factories"]["food"]["distribution"] == 2


def qualities(desk: Desk) -> dict[str, int]:
    return {good: one["quality"] for good, one in mine(desk.my_turn())["factories"].items()}


def losses(game: Game, move: str) -> dict[str, int]:
    """What other factories lose by a move."""
    ahead = game.copy()
    ahead.play(move)
    before, then = (
        one.view(game.seat)["companies"][game.seat]["factories"] for one in (game, ahead)
    )
    own = move.split()[1]
    lost = {good: before[good]["quality"] - then[good]["quality"] for good in before if good != own}
    return {good: by for good, by in lost.items() if by > 0}


# What is not possible


@pytest.mark.parametrize(
    ("moves", "thing", "move"),
    [
        (("act build",), "choose-upgrade-food", "upgrade food"),
        (("act distribution",), "choose-set-distribution-food-3", "distribution food 3"),
        ((PASS, "appeal 0"), "card-patent", "take patent"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_not_possible_says_why(
    moves: tuple[str, ...], thing: str, move: str, regular: Person
) -> None:
    desk = regular.brought(after(*moves)).open()
    now = desk.my_turn()
    assert move not in moves_in(now)
    refusal = why_not(desk, move)
    place = desk.test(thing)
    target = place if thing.startswith("choose") else place.get_by_role("button")
    desk.point_at(target)
    expect(desk.test("why")).to_contain_text(refusal["message"])
    target.click(force=True)
    assert desk.position()["number"] == now["number"]


def test_the_first_appeal_out_of_reach_says_why_in_its_row(regular: Person) -> None:
    desk = regular.brought(after(PASS)).open()
    assert "appeal 8" not in moves_in(desk.my_turn())
    good = desk.position()["view"]["active"]
    refusal = why_not(desk, "appeal 8")
    expect(desk.test(f"prices-refused-{good}")).to_contain_text(refusal["message"])


# Others


def test_a_rival_is_one_click_away(regular: Person) -> None:
    desk = regular.brought(after(seats=4)).open()
    now = desk.my_turn()
    other = (now["seat"] + 1) % 4
    desk.test(f"company-{other}").get_by_role("button").first.click()
    street = desk.test("company")
    expect(street).to_contain_text(now["view"]["companies"][other]["name"])
    for good in now["view"]["companies"][other]["factories"]:
        expect(desk.test(f"factory-{good}")).to_be_visible()
    # and nothing there is mine to click
    expect(street.locator('[data-moves]:not([data-moves=""])')).to_have_count(0)
