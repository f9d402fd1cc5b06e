"""What others did is told turn by turn, what was before is named, and no click plays by mistake."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit, at_each_table
from tests.browser.desk import DONE, Desk, moves_in
from tests.browser.person import PHONE, Person
from tests.browser.seeking import Seeking
from tests.browser.tables import CARD_GAME, WATER_FRAME
from tests.server.given import until

RIVALS = ("Strutt", "Wedgwood")
PRESSES_WHAT_APPEARS = """([x, y]) => {
  const move = () => document.querySelector('[data-test="decision"] [data-move]');
  const before = move().dataset.move;
  const look = () => {
    const there = move();
    if (there === null || there.dataset.move === before) return requestAnimationFrame(look);
    const press = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
    there.dispatchEvent(new MouseEvent("click", press));
    window.pressed = there.dataset.move;
  };
  look();
}"""
"""A click in the moment in which the table changes, where the one before it was."""


def sits_first(person: Person, table: Seeking) -> Desk:
    """A new game in which I act before two bots."""
    seats = ("me Ada", *(f"clerk {name}" for name in RIVALS))
    desk = person.new_table(*seats, title=table.title, shuffle=False).open()
    desk.my_turn()
    return desk


def told(desk: Desk) -> str:
    """The turn that is told, as it is read."""
    current = desk.test("turns").locator('[aria-current="step"]')
    expect(current).to_be_visible()
    return current.inner_text()


@at_each_table
def test_turns_of_others_are_told_one_by_one(table: Seeking, visit: Visit) -> None:
    # given somebody who wants nothing to move, and goes on by hand
    person = visit(pace="usual")
    desk = sits_first(person, table)
    # when I end my turn
    desk.finish_turn()
    # then the first rival's turn is told, the board stands there, and nothing can be played
    expect(desk.test("decision-head")).to_contain_text(RIVALS[0])
    first = told(desk)
    assert first.startswith(f"{RIVALS[0]}: ")
    # with what it did to sales: mine too, unless I sell nothing either way
    assert re.search("your|sells", first)
    assert desk.page.locator(".changed").count() > 0
    expect(desk.page.locator("[data-move]")).to_have_count(0)
    last = desk.test("turns").locator("li").first
    expect(last).to_contain_text("You: ")
    # and the focus is not lost: it is in the leaf that tells
    assert desk.page.evaluate("document.activeElement.closest('[data-test=decision]') !== null")
    # when I go on, back, and hold
    desk.test("next-turn").click()
    expect(desk.test("decision-head")).to_contain_text(RIVALS[1])
    desk.page.keyboard.press(",")
    expect(desk.test("decision-head")).to_contain_text(RIVALS[0])
    expect(desk.test("hold")).to_have_attribute("aria-pressed", "true")
    desk.test("hold").click()
    expect(desk.test("hold")).to_have_attribute("aria-pressed", "false")
    # when I want to play, then it is my turn at once
    desk.test("to-turn").click()
    desk.my_turn()
    expect(desk.page.locator(".changed")).to_have_count(0)
    # and what is new tells the same turns
    desk.test("page-since").click()
    for name in RIVALS:
        expect(desk.test("since")).to_contain_text(f"{name}: ")


def test_the_history_names_the_move_that_is_looked_at(regular: Person) -> None:
    desk = regular.brought(WATER_FRAME["use developer"].game).open()
    desk.my_turn()
    desk.test("position").fill("40")
    move = desk.test("this-move")
    expect(move).to_contain_text(": ")
    name = move.text_content() or ""
    expect(desk.test("position-of")).to_contain_text(name)
    # what it changed is marked, and the moves around it lead on
    assert desk.page.locator(".changed").count() > 0
    expect(desk.test("moves-around").locator('[aria-current="step"]')).to_contain_text(name)
    desk.test("look-forward").click()
    expect(move).not_to_have_text(name)
    desk.test("look-back").click()
    expect(move).to_have_text(name)
    desk.test("to-now").click()
    expect(move).to_have_count(0)


def test_what_appears_under_a_resting_hand_is_not_played(regular: Person) -> None:
    # given a click that plays
    desk = sits_first(regular, WATER_FRAME)
    option = desk.option("place workers 4")
    box = option.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    # when another comes at the same place, in the moment in which other choices appear
    desk.page.evaluate(PRESSES_WHAT_APPEARS, at)
    desk.page.mouse.click(*at)
    pressed = until(lambda: desk.page.evaluate("window.pressed"))
    # then it plays nothing, while a deliberate one does
    now = desk.my_turn()
    assert pressed in moves_in(now)
    hires = moves_in(now, "hire")[1]
    desk.play(hires, now=now)
    happened = regular.get(f"/api/tables/{desk.id}/history?limit=9")["happened"]
    assert [one["move"] for one in happened] == ["place workers 4", hires]


@pytest.mark.parametrize("title", [WATER_FRAME.title, CARD_GAME.title])
def test_what_is_new_begins_with_what_others_did(title: str, regular: Person) -> None:
    # given the first turn of the second player
    desk = regular.new_table(f"clerk {RIVALS[0]}", "me", title=title, shuffle=False).open()
    desk.my_turn()
    # then what is new begins with the first player's turn, not with the set-up
    desk.test("page-since").click()
    expect(desk.test("since")).to_contain_text(f"{RIVALS[0]}: ")
    expect(desk.test("since")).not_to_contain_text("players")


def test_what_is_new_in_a_new_game_can_be_looked_at_while_one_plays(visit: Visit) -> None:
    # given the first turn of a game, and a socket that tells no more of it than its beginning;
    # what the browser complains of fails the test
    person = visit()
    told: list[str] = []

    def tell_once(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            if '"update"' in str(message):
                told.append("update")
            if len(told) < 2:
                socket.send(message)

        server.on_message(tell)

    person.page.route_web_socket(re.compile("/live"), tell_once)
    desk = sits_first(person, WATER_FRAME)
    desk.test("page-since").click()
    # when I play, then where that leads is asked for, and nothing before the beginning
    desk.play("place workers 4")
    desk.play(DONE)
    expect(desk.test("since")).to_be_attached()
    expect(desk.test("notice")).to_have_count(0)


def test_turns_are_told_on_a_phone(visit: Visit) -> None:
    person = visit(size=PHONE, has_touch=True, is_mobile=True, pace="usual")
    desk = sits_first(person, WATER_FRAME)
    desk.finish_turn()
    assert told(desk).startswith(f"{RIVALS[0]}: ")
    for name in ("hold", "next-turn"):
        box = desk.test(name).bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= PHONE[1]
    desk.test("next-turn").tap()
    expect(desk.test("decision-head")).to_contain_text(RIVALS[1])
    desk.test("to-sale").tap()
    # a sale that is not played yet leads on to the turns after it, and these to mine
    desk.test("to-turn").first.tap()
    desk.my_turn()
