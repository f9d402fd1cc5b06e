"""The card game's expert switches, chosen on the home page: each brings something to the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from arkwright import cardgame
from arkwright.play import Option
from tests.browser.desk import Desk
from tests.browser.person import Person
from tests.browser.tables import CARD_GAME
from tests.titles import BASIC

ALONE, TOGETHER = 1, 3


def develops(desk: Desk) -> None:
    """Go on to the step in which something is developed."""
    while desk.my_turn()["decision"]["question"] != "develop-step":
        moves = [move["text"] for move in desk.position()["decision"]["moves"]]
        desk.play("pass" if "pass" in moves else moves[0])


def sees_a_draft(desk: Desk) -> None:
    assert desk.my_turn()["decision"]["question"] == "choose-factory"
    desk.play("found lamps", through="board")
    expect(desk.test("factory-lamps")).to_be_visible()


def sees_other_cards(desk: Desk) -> None:
    supply = desk.my_turn()["view"]["supply"]
    basic = desk.person.new_table("me", "clerk", "clerk", title=CARD_GAME.title)
    assert supply != basic.position()["view"]["supply"]
    for card in supply:
        expect(desk.test(f"card-{card}")).to_be_visible()


def sees_locks(desk: Desk) -> None:
    develops(desk)
    expect(desk.option("develop quality")).to_have_count(0)
    expect(desk.option("develop cards")).to_be_visible()
    desk.point_at(desk.test("development-quality").get_by_role("button"))
    refusal = why_not(desk, "develop quality")
    assert refusal["section"] == "expert setup 5"
    expect(desk.test("why")).to_contain_text(refusal["message"])


def sees_no_ships(desk: Desk) -> None:
    assert desk.my_turn()["view"]["companies"][0]["ships"] == 0
    expect(desk.test("ships").locator(".used")).to_have_count(2)


def sees_shares_sold_before(desk: Desk) -> None:
    now = desk.my_turn()
    assert now["decision"]["question"] == "start-shares"
    desk.play("buy 3")
    company = desk.my_turn()["view"]["companies"][0]
    assert (company["cash"], company["shares"]) == (20, 13)


def sees_extra_production(desk: Desk) -> None:
    good = next(iter(desk.my_turn()["view"]["companies"][0]["factories"]))
    desk.play("act production")
    stored = desk.position()["view"]["companies"][0]["stock"][good]
    desk.play(f"produce {good} 0", through="board")
    assert desk.my_turn()["view"]["companies"][0]["stock"][good] > stored


def sees_early_shipping(desk: Desk) -> None:
    # the action is there, though there is nothing to ship yet
    desk.my_turn()
    desk.point_at(desk.test("choose-act-shipping"))
    refusal = why_not(desk, "act shipping")
    expect(desk.test("why")).to_contain_text(refusal["message"])
    expect(desk.test("choose-act-production")).to_have_count(0)


def sees_its_factories(desk: Desk) -> None:
    factories = desk.my_turn()["view"]["companies"][0]["factories"]
    assert len(factories) == 2
    for good in factories:
        expect(desk.test(f"factory-{good}")).to_be_visible()


def why_not(desk: Desk, move: str) -> dict[str, str]:
    asked = {"moves": [move]}
    refusal: dict[str, str]
    refusal = desk.person.post(f"/api/tables/{desk.id}/why-not", asked)[0]["refusal"]
    return refusal


SEEN: dict[str, tuple[int, Callable[[Desk], None]]] = {
    "draft": (TOGETHER, sees_a_draft),
    "cards": (TOGETHER, sees_other_cards),
    "restrictions": (TOGETHER, sees_locks),
    "start-ships": (TOGETHER, sees_no_ships),
    "start-shares": (TOGETHER, sees_shares_sold_before),
    "extra-production": (TOGETHER, sees_extra_production),
    "early-shipping": (TOGETHER, sees_early_shipping),
    "random-factories": (ALONE, sees_its_factories),
}


@pytest.mark.parametrize("option", cardgame.OPTIONS, ids=lambda option: option.name)
def test_every_expert_switch_is_chosen_and_seen(option: Option, regular: Person) -> None:
    seats, sees = SEEN[option.name]
    other = next(value for value in option.values if value != BASIC[option.name])
    desk = regular.begins(CARD_GAME.title, seats, {option.name: other})
    assert desk.state()["options"] == BASIC | {option.name: other}
    sees(desk)


def test_a_switch_that_does_not_go_with_the_seats_is_not_offered(me: Person) -> None:
    page = me.page
    me.opens_new_game()
    page.locator('[data-test="all-options"]').click()
    for name in ("title-card-game", "seats-3", "option-draft-yes"):
        page.locator(f'[data-test="{name}"]').check(force=True)
    expect(page.locator('[data-test^="option-random-factories"]')).to_have_count(0)
    # alone one chooses anyway: the draft goes, and the table is made without it
    page.locator('[data-test="seats-1"]').check(force=True)
    expect(page.locator('[data-test^="option-draft"]')).to_have_count(0)
    page.locator('[data-test="start"]').click()
    expect(page.locator('[data-test="question"]')).to_be_visible()
    me.check()
