"""Whole games by clicking, from the home page to the final standings."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DONE, END_TURN, Desk, Rule
from tests.browser.person import Person

MOST_MOVES = 600
"""No seat of a game has to decide more often."""


def new_game(person: Person, setup: str) -> Desk:
    """Make a table on the home page, as whoever plays does; clerks are the default."""
    page = person.page
    page.goto("/")
    page.locator(f'[data-test="option-setup-{setup}"]').check(force=True)
    page.locator('[data-test="start"]').click()
    page.wait_for_url(re.compile("/t/[0-9a-z]+$"))
    desk = Desk(person, page.url.rpartition("/")[2])
    desk.frame.wait_for()
    return desk


@pytest.mark.parametrize("setup", ["predetermined", "free"])
def test_a_whole_game_against_three_clerks(setup: str, me: Person) -> None:
    # given a new game against three clerks
    desk = new_game(me, setup)
    table = desk.state()
    assert table["options"]["setup"] == setup
    assert [seat["bot"] for seat in table["seats"]] == [None, "clerk", "clerk", "clerk"]
    # when every decision of mine is clicked, in the leaf or on the board, to the end
    rule = Rule(seed=5)
    for _ in range(MOST_MOVES):
        now = desk.my_turn()
        if now["over"]:
            break
        move = rule.choose(now["decision"])
        on_board = move not in (DONE, END_TURN) and rule.rng.random() < 0.5
        through = "board" if on_board and desk.target(move).count() else "leaf"
        desk.play(move, through, now)
    # then the game is over, and the page shows the final standings by itself
    table = desk.state()
    assert table["state"] == "over"
    expect(me.page).to_have_url(re.compile("/end$"))
    expect(desk.test("standings")).to_be_visible()
    for standing in table["standings"]:
        expect(desk.test("standings")).to_contain_text(f"£{standing['score']}")
        expect(desk.test("standings")).to_contain_text(standing["name"])
    # and all my moves were played by these clicks: the record has them
    record = me.get(f"/api/tables/{desk.id}/record")
    assert len(record["moves"]) == desk.position()["position"]
