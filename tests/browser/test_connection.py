"""The page is loaded again, and the server goes and comes back, in the middle of a turn."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.given import elsewhere, settings
from tests.browser.person import Person
from tests.server.given import prepare
from tests.server.processes import ServerProcess

LOST = ("ERR_CONNECTION_REFUSED", "WebSocket connection to", "ERR_EMPTY_RESPONSE")
"""What the console says of a server that is gone."""


def test_a_turn_goes_on_after_the_page_is_loaded_again(me: Person) -> None:
    # given a turn of which one move is played
    desk = me.new_table("me", "clerk", "clerk", "clerk").open()
    first = desk.my_turn()
    desk.play("place workers 4")
    now = desk.my_turn()
    # when the page is loaded again
    me.page.reload()
    # then I am asked the same, may take the move back, and its step leads back, too
    desk.shows(now)
    expect(desk.test("decision")).to_have_attribute(
        "data-question", str(now["decision"]["question"])
    )
    expect(desk.test("back-to-client-step-marker")).to_be_visible()
    desk.test("take-back").click()
    expect(desk.frame).to_have_attribute("data-position", str(first["position"]))


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server in a process of its own, which can be killed."""
    chosen = settings(f"sqlite:///{tmp_path / 'arkwright.db'}")
    elsewhere(lambda: prepare(chosen.database))
    server = ServerProcess(chosen, tmp_path / "server.log")
    try:
        server.start()
        yield server
    finally:
        server.stop()


def test_a_turn_goes_on_after_the_server_was_gone(process: ServerProcess, browser: Browser) -> None:
    # given a turn of which one move is played
    me = Person(browser, process.url, process.settings.database)
    desk = me.new_table("me", "clerk", "clerk", "clerk").open()
    desk.my_turn()
    desk.play("place workers 4")
    now = desk.my_turn()
    me.check()
    # when the server dies, then the page says so
    me.forgiven = LOST
    process.kill()
    expect(desk.test("banner-away")).to_be_visible()
    # and so does the sign in the head; what is tried meanwhile is not lost
    expect(desk.page.locator(".head .live.away")).to_be_visible()
    hire = next(m["text"] for m in now["decision"]["moves"] if m["kind"] == "hire")
    desk.option(hire).click()
    expect(desk.test("notice")).to_contain_text("nothing was done")
    desk.test("play").click()
    expect(desk.test("notice")).to_contain_text("is sent when it is back")
    # when it is back, then the page says that for a moment, by itself
    process.start()
    expect(desk.test("banner-back")).to_be_visible()
    expect(desk.test("banner-away")).to_have_count(0)
    expect(desk.test("banner-back")).to_have_count(0)
    # and what was tried is played, once
    expect(desk.frame).to_have_attribute("data-position", str(now["position"] + 1))
    expect(desk.test("notice")).to_have_count(0)
    history = me.get(f"/api/tables/{desk.id}/history")["happened"]
    assert [one["move"] for one in history][now["position"] :] == [hire]
    # when the network is cut without a word, then the sign tells it within seconds
    process.pause()
    expect(desk.page.locator(".head .live.away")).to_be_visible(timeout=10_000)
    process.go_on()
    expect(desk.page.locator(".head .live.live")).to_be_visible()
    me.leave()
