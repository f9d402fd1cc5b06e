"""Hands that touch nothing but the keyboard."""

from playwright.sync_api import expect

from tests.browser.desk import DONE, END_TURN, Desk

FOCUSED = "document.activeElement?.dataset.move"
IN_GROUP = "document.activeElement?.closest('[data-option]') !== null"
PLACE = (
    "(() => { const { x, y } = document.activeElement.getBoundingClientRect(); return [x, y]; })()"
)
CHOSEN = '[aria-pressed="true"], [aria-checked="true"]'
"""How an option says that it is chosen, among others or in a table of prices."""
MOST = 80
"""How many strokes of Tab lead through everything on a page, or of arrows through a group."""
LINE = 4
"""Pixels within which two options stand on a line."""


def reach(desk: Desk, move: str) -> None:
    """Go to an option with Tab and the arrow keys."""
    keys, wanted = desk.page.keyboard, desk.option(move)
    wanted.wait_for()
    for _ in range(MOST):
        if desk.page.evaluate(FOCUSED) == move:
            return
        if not desk.page.evaluate(IN_GROUP):
            keys.press("Tab")
            continue
        x, y = desk.page.evaluate(PLACE)
        goal = wanted.bounding_box()
        assert goal is not None
        if abs(goal["y"] - y) > LINE:
            keys.press("ArrowDown" if goal["y"] > y else "ArrowUp")
        else:
            keys.press("ArrowRight" if goal["x"] > x else "ArrowLeft")
    raise AssertionError(f"the keys do not lead to {move}")


def focus_by_tab(desk: Desk, name: str) -> None:
    """Go on with Tab until something is focused."""
    for _ in range(MOST):
        if desk.page.evaluate("document.activeElement?.dataset.test") == name:
            return
        desk.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {name}")


def press_by_keys(desk: Desk, name: str) -> None:
    focus_by_tab(desk, name)
    desk.page.keyboard.press("Enter")


def play_by_keys(desk: Desk, move: str) -> None:
    """Play a legal move: go to the decision, choose it with Space and play it with Enter."""
    keys, before = desk.page.keyboard, desk.my_turn()["number"]
    expect(desk.test("decision")).to_have_attribute("aria-busy", "false")
    if move == END_TURN:
        keys.press("e")
        desk.test("end-turn-confirm").wait_for()
        press_by_keys(desk, "end-turn-confirm")
    elif move == DONE:
        press_by_keys(desk, "done")
    else:
        keys.press("d")
        reach(desk, move)
        keys.press("Space")
        expect(desk.option(move).and_(desk.page.locator(CHOSEN))).to_be_visible()
        keys.press("Enter")
    after = desk.page.locator(f'main[data-number]:not([data-number="{before}"])')
    # What hands the turn on is only chosen by its button; Enter plays it.
    ready = '[data-test="decision"][aria-busy="false"] [data-test="play"]:enabled'
    after.or_(desk.page.locator(ready)).first.wait_for()
    if not after.is_visible():
        keys.press("Enter")
        after.wait_for()
