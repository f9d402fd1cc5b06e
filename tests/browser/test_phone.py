"""The table on a phone: a tap chooses, a button plays, and scrolling never does."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.desk import Desk, moves_in
from tests.browser.looking import scrolls, small_targets
from tests.browser.person import PHONE, Person
from tests.browser.tables import ARKWRIGHT_2025, TABLES, TITLES, table_of
from tests.server.given import until

PAGES = ("/", "/watch", "/me", "/awards", *(f"/components/{table}" for table in TITLES))


@pytest.fixture
def phone(visit: Visit) -> Person:
    return visit(size=PHONE, has_touch=True, is_mobile=True)


@pytest.fixture(params=(*TABLES, ARKWRIGHT_2025), ids=str)
def desk(request: pytest.FixtureRequest, phone: Person) -> Desk:
    title, options = request.param.title, request.param.options
    desk = phone.new_table("me", "clerk", "clerk", "clerk", title=title, options=options).open()
    desk.my_turn()
    return desk


def swipe(desk: Desk, x: int, y: int, by: int) -> None:
    """Move a finger up or down the screen."""
    session = desk.person.context.new_cdp_session(desk.page)
    gesture = {"x": x, "y": y, "yDistance": by, "gestureSourceType": "touch", "speed": 4000}
    session.send("Input.synthesizeScrollGesture", gesture)
    session.detach()


def test_a_turn_on_a_phone(desk: Desk) -> None:
    before = desk.position()
    move, kind = table_of(desk).opening
    # when an option is tapped
    desk.option(move).tap()
    # then it is chosen and its consequences show, but nothing is played
    expect(desk.test("preview")).to_be_visible()
    expect(desk.test("play")).to_be_enabled()
    assert desk.position()["number"] == before["number"]
    # when the button with its name is tapped, then it is
    desk.test("play").tap()
    expect(desk.frame).to_have_attribute("data-position", str(before["position"] + 1))
    # when workers are hired on the board, in its tab
    now = desk.my_turn()
    desk.option(moves_in(now, kind)[0]).tap()
    desk.test("play").tap()
    expect(desk.frame).to_have_attribute("data-position", str(now["position"] + 1))
    # and the turn is ended, which is asked
    desk.finish_turn()
    assert desk.my_turn()["number"] > now["number"] + 2


def test_going_on_takes_one_tap_and_the_board_is_free_again(phone: Person) -> None:
    # given a choice that was opened from the board
    desk = phone.new_table("me", "clerk", "clerk", "clerk").open()
    desk.my_turn()
    desk.option("place workers 4").tap()
    desk.test("play").tap()
    now = desk.my_turn()
    desk.test("tab-company").tap()
    sheet = desk.page.locator(".sheet")
    expect(sheet).to_have_class(re.compile(r"\bline\b"))
    desk.test("view-company").locator(".legal").first.tap()
    expect(sheet).to_have_class(re.compile(r"\bhalf\b"))
    # when it is played, then the sheet leaves the board free
    desk.test("play").tap()
    expect(desk.frame).not_to_have_attribute("data-number", str(now["number"]))
    expect(sheet).to_have_class(re.compile(r"\bline\b"))
    # and going on without doing any more takes one tap
    now = desk.my_turn()
    desk.test("sheet").tap()
    desk.test("done").tap()
    expect(desk.frame).not_to_have_attribute("data-number", str(now["number"]))


def test_scrolling_plays_nothing_and_chooses_nothing(desk: Desk) -> None:
    before = desk.position()
    for tab in table_of(desk).tabs:
        desk.test(f"tab-{tab}").tap()
        expect(desk.test(f"view-{tab}")).to_be_visible()
        for y, by in ((300, -200), (300, 200), (620, -160), (620, 160)):
            swipe(desk, 200, y, by)
        # the page itself stands still, only its parts scroll
        assert not scrolls(desk.page), tab
    assert desk.position()["number"] == before["number"]
    expect(desk.page.locator(".chosen, .sel")).to_have_count(0)


def test_what_can_be_tapped_is_large_enough(desk: Desk) -> None:
    small: dict[str, list[str]] = {}
    for tab in table_of(desk).tabs:
        desk.test(f"tab-{tab}").tap()
        expect(desk.test(f"view-{tab}")).to_be_visible()
        small[tab] = small_targets(desk.page)
    assert {tab: found for tab, found in small.items() if found} == {}


def test_other_pages_on_a_phone(phone: Person) -> None:
    small: dict[str, list[str]] = {}
    for path in PAGES:
        phone.page.goto(path)
        phone.page.locator("main").first.wait_for()
        until(lambda: phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        small[path] = small_targets(phone.page)
    assert {path: found for path, found in small.items() if found} == {}
