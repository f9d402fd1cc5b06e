"""Whole games by clicking, from the home page to the final standings."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DONE, END_TURN, Rule
from tests.browser.person import Person
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, SPINNING_MULE, WATER_FRAME
from tests.server.given import grade
from tests.titles import MODULES, Options

MOST_MOVES = 600
"""No seat of a game has to decide more often."""
GAMES: list[tuple[str, int, Options]] = [
    (WATER_FRAME.title, 4, {"setup": "predetermined"}),
    (WATER_FRAME.title, 4, {"setup": "free"}),
    *((CARD_GAME.title, seats, {}) for seats in (1, 2, 3, 4)),
    (ARKWRIGHT_2025.title, 3, {"setup": "free", **MODULES[-1]}),
    (SPINNING_MULE.title, 2, {"setup": "free", **MODULES[-1]}),
]


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_a_whole_game_against_clerks(title: str, seats: int, options: Options, me: Person) -> None:
    # given a new game
    desk = me.begins(title, seats, options)
    table = desk.state()
    assert table["title"] == title
    assert options.items() <= table["options"].items()
    assert [grade(seat) for seat in table["seats"]] == [None] + ["clerk"] * (seats - 1)
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
        if standing["seat"] >= 0:
            expect(desk.test("standings")).to_contain_text(standing["name"])
    # and all my moves were played by these clicks: the record has them
    record = me.get(f"/api/tables/{desk.id}/record")
    assert len(record["moves"]) == desk.position()["position"]
