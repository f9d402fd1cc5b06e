"""A turn: choosing, seeing what would be, being refused, taking back, ending it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DONE, END_TURN, PASS, Desk, moves_in
from tests.browser.keys import focus_by_tab, reach
from tests.browser.person import Person
from tests.browser.seeking import Seeking, Sought
from tests.browser.tables import ARKWRIGHT_2025, TABLES, WATER_FRAME, table_of
from tests.server.given import until


@pytest.fixture(params=TABLES, ids=str)
def each_desk(request: pytest.FixtureRequest, regular: Person) -> Desk:
    """My first turn of a new game against clerks."""
    return begins(regular, request.param)


@pytest.fixture
def desk(regular: Person) -> Desk:
    """My first turn of a new game against clerks: I am to place a marker."""
    return begins(regular, WATER_FRAME)


def begins(person: Person, table: Seeking) -> Desk:
    title, options = table.title, table.options
    desk = person.new_table("me", "clerk", "clerk", "clerk", title=title, options=options).open()
    assert table.opening[0] in moves_in(desk.my_turn())
    return desk


def cash_of(desk: Desk) -> int:
    now = desk.position()
    pounds: int = now["view"]["companies"][now["seat"]]["cash"]
    return pounds


# What would be


def test_pointing_changes_the_numbers_on_the_board_and_plays_nothing(desk: Desk) -> None:
    # given what is
    before, cash = desk.position(), cash_of(desk)
    card = desk.test(f"company-{before['seat']}")
    expect(card).to_contain_text(f"£{cash}")
    assert desk.page.locator(".would").count() == 0
    # when a choice is pointed at
    desk.point_at(desk.option("place workers 4"))
    # then the board shows the cash as it would be, the leaf explains what it is
    expect(card.locator(".would").first).to_have_text(f"£{cash - 4}")
    expect(card.locator(".was").first).to_have_text(f"£{cash}")
    expect(desk.test("explanation")).to_have_attribute("data-subject", "workers")
    # and nothing was played
    assert desk.position()["number"] == before["number"]
    # when it is left, then everything is as it was
    desk.page.mouse.move(2, 2)
    expect(desk.page.locator(".would")).to_have_count(0)
    assert desk.position()["number"] == before["number"]


def test_a_change_of_price_shows_in_the_market_before_it_is_played(regular: Person) -> None:
    # given somebody who may set a price
    desk = regular.brought(WATER_FRAME["kind Price"].game).open()
    desk.my_turn()
    before = desk.position()
    move = moves_in(before, "price")[-1]
    # when it is pointed at on the board
    desk.point_at(desk.own_target(move).first)
    # then the forecast of the market changes
    expect(desk.test("markets").locator(".would").first).to_be_visible()
    assert desk.position()["number"] == before["number"]


# Refusals


@pytest.mark.parametrize(
    ("kind", "move", "thing"),
    [("Machine", "machine {} 3", "choose-machine-{}-3"), ("Price", "price {} 25", "price-{}-25")],
    ids=["leaf", "board"],
)
def test_what_is_not_possible_says_why_and_by_which_rule(
    kind: str, move: str, thing: str, regular: Person
) -> None:
    # given somebody who has no worker to replace there, or can't sell at that price
    sought = WATER_FRAME[f"kind {kind}"]
    good = sought.move.split()[1]
    desk = regular.brought(sought.game).open()
    now = desk.my_turn()
    asked = {"moves": [move.format(good)]}
    refusal = regular.post(f"/api/tables/{desk.id}/why-not", asked)[0]["refusal"]
    # when that is pointed at
    desk.point_at(desk.test(thing.format(good)))
    # then the reason in this very case is told, and the rule is named
    expect(desk.test("why")).to_contain_text(refusal["message"])
    assert refusal["section"]
    expect(desk.test("why")).to_contain_text(refusal["section"])
    # and nothing was played, not even by a click
    desk.test(thing.format(good)).click(force=True)
    expect(desk.test("why")).to_contain_text(refusal["message"])
    assert desk.position()["number"] == now["number"]


# The board


def test_a_click_on_the_board_leaves_a_smaller_choice(desk: Desk) -> None:
    # when a marker in the hand is clicked that may go to several spaces
    before = desk.position()
    desk.target("place workers 4").first.click()
    # then only its spaces are offered, in the leaf and on the board
    expect(desk.option("place workers 4")).to_be_visible()
    expect(desk.option("place factory 4")).to_have_count(0)
    assert desk.position()["number"] == before["number"]
    # when another marker is clicked, then its spaces are
    desk.test("hand-factory").get_by_role("button").click()
    expect(desk.option("place factory 4")).to_be_visible()
    expect(desk.option("place workers 4")).to_have_count(0)
    # when all are wanted again, then all are there
    desk.test("all-choices").click()
    expect(desk.option("place workers 4")).to_be_visible()
    # when marker and space are clicked one after the other
    desk.click_on_board("place workers 4")
    desk.confirm(before["number"])
    # then the marker lies there
    assert history(desk)[-1] == "place workers 4"


def history(desk: Desk) -> list[str]:
    happened = desk.person.get(f"/api/tables/{desk.id}/history?limit=2000")["happened"]
    return [move["move"] for move in happened]


# Taking back


def test_one_move_is_taken_back_and_then_the_whole_turn(each_desk: Desk) -> None:
    # given two moves of my turn
    desk = each_desk
    first = desk.position()
    move, kind = table_of(desk).opening
    desk.play(move)
    hire = moves_in(desk.my_turn(), kind)[0]
    desk.play(hire)
    desk.my_turn()
    # when one is taken back
    desk.test("take-back").click()
    # then I am asked again what I was asked before it
    expect(desk.option(hire)).to_be_visible()
    expect(desk.frame).to_have_attribute("data-position", str(first["position"] + 1))
    assert desk.position()["position"] == first["position"] + 1
    # when it is played again, and the whole turn is taken back
    desk.play(hire)
    desk.my_turn()
    desk.test("take-back").click(modifiers=["Shift"])
    # then I am where my turn began
    expect(desk.frame).to_have_attribute("data-position", str(first["position"]))
    assert desk.position()["decision"] == first["decision"]
    # and there is nothing more to take back
    expect(desk.test("take-back")).to_have_attribute("aria-disabled", "true")


def test_a_step_that_is_done_leads_back_to_it(desk: Desk) -> None:
    first = desk.position()
    desk.play("place workers 4")
    desk.my_turn()
    desk.test("back-to-client-step-marker").click()
    expect(desk.frame).to_have_attribute("data-position", str(first["position"]))
    assert desk.position()["decision"]["question"] == "turn"


# The end of the turn


def test_the_end_of_a_turn_is_asked_and_can_be_thought_over(each_desk: Desk) -> None:
    # given a turn with its action still to do
    desk = each_desk
    desk.play(table_of(desk).opening[0])
    now = desk.my_turn()
    # when its end is wanted
    desk.test("end-turn").click()
    # then it is asked, and what is given up is named
    expect(desk.test("end-turn-asked").locator("li").first).to_be_visible()
    assert desk.position()["number"] == now["number"]
    # when I think again, then the turn goes on
    desk.test("end-turn-not-yet").click()
    expect(desk.test("end-turn-asked")).to_have_count(0)
    assert desk.position()["number"] == now["number"]
    # when I say yes, then the others play
    desk.test("end-turn").click()
    desk.test("end-turn-confirm").click()
    until(lambda: "end turn" in history(desk))
    assert desk.my_turn()["number"] > now["number"] + 2


# Keys alone


@pytest.mark.parametrize("each_desk", [*TABLES, ARKWRIGHT_2025], indirect=True, ids=str)
def test_a_turn_with_keys_alone(each_desk: Desk) -> None:
    desk = each_desk
    keys, first = desk.page.keyboard, desk.position()
    move, kind = table_of(desk).opening
    # when the decision is gone to, and one of its options is chosen by keys
    keys.press("d")
    reach(desk, move)
    keys.press("Space")
    # then it is chosen, not played; Enter plays it
    expect(desk.option(move)).to_have_attribute("aria-pressed", "true")
    assert desk.position()["number"] == first["number"]
    keys.press("Enter")
    expect(desk.frame).to_have_attribute("data-position", str(first["position"] + 1))
    # when workers are hired by keys
    second = desk.my_turn()
    keys.press("d")
    hire = moves_in(second, kind)[0]
    reach(desk, hire)
    keys.press("Space")
    expect(desk.option(hire)).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(desk.frame).to_have_attribute("data-position", str(second["position"] + 1))
    # when it is taken back and played once more
    keys.press("z")
    expect(desk.frame).to_have_attribute("data-position", str(second["position"]))
    desk.my_turn()
    # and the turn is ended by keys, as soon as the answer to the last one is there
    expect(desk.test("decision")).to_have_attribute("aria-busy", "false")
    keys.press("e")
    expect(desk.test("end-turn-confirm")).to_be_visible()
    focus_by_tab(desk, "end-turn-confirm")
    keys.press("Enter")
    # then it is over
    until(lambda: "end turn" in history(desk))
    assert history(desk)[first["position"]] == move


def test_the_map_of_keys_opens_and_closes(desk: Desk) -> None:
    desk.page.keyboard.press("?")
    expect(desk.page.get_by_role("dialog")).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    assert re.search("/t/[0-9a-z]+$", desk.page.url)


def test_what_hands_the_turn_on_is_chosen_first_and_played_by_its_button(regular: Person) -> None:
    # given a position where a move of mine lets somebody else decide
    sought = next(one for one in map(WATER_FRAME.__getitem__, WATER_FRAME.kinds) if hands_on(one))
    desk = regular.stands_at(sought.record, sought.place)
    before = desk.my_turn()
    # when it is clicked
    desk.option(sought.move).click()
    # then its consequences show, and nothing is played
    expect(desk.test("preview")).to_be_visible()
    expect(desk.test("play")).to_be_enabled()
    assert desk.position()["number"] == before["number"]
    # when the button with its name is pressed, then it is
    desk.test("play").click()
    expect(desk.frame).not_to_have_attribute("data-number", str(before["number"]))


def hands_on(sought: Sought) -> bool:
    """Whether a move that is listed among the options lets another seat decide."""
    game = sought.game
    mine = game.seat
    if sought.move in (DONE, END_TURN, PASS):
        return False
    game.play(sought.move)
    return not game.over and game.seat != mine


def test_nothing_of_a_preview_stays_when_its_move_is_played(desk: Desk) -> None:
    # given a move whose consequences are looked at
    move = WATER_FRAME.opening[0]
    desk.point_at(desk.option(move))
    expect(desk.page.locator(".would").first).to_be_visible()
    expect(desk.test("explanation")).to_be_visible()
    # when it is played, then they are what is
    desk.play(move)
    expect(desk.test("explanation")).to_have_count(0)
    expect(desk.test("preview")).to_have_count(0)
