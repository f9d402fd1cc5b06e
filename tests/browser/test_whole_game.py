"""Whole games by clicking, from the home page to the final standings."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.desk import DONE, END_TURN, Desk
from tests.browser.person import Person
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, SPINNING_MULE, WATER_FRAME, finished
from tests.rule import Rule
from tests.server.given import grade
from tests.titles import MODULES, Options

MOST_MOVES = 600
"""No seat of a game has to decide more often."""
FIRST_MOVES = 8
"""More than the first turn of any game has."""
BY_CLICKING: list[tuple[str, int, Options]] = [
    (WATER_FRAME.title, 4, {"setup": "predetermined"}),
    (CARD_GAME.title, 3, {}),
    (ARKWRIGHT_2025.title, 3, {"setup": "free", **MODULES[-1]}),
    (SPINNING_MULE.title, 2, {"setup": "free", **MODULES[-1]}),
]
"""A whole game of each title; alone at the card game: tests/browser/test_solo.py."""
BEGUN_AND_ENDED: list[tuple[str, int, Options]] = [
    (WATER_FRAME.title, 4, {"setup": "free"}),
    *((CARD_GAME.title, seats, {}) for seats in (1, 2, 4)),
]
"""Others are begun and ended by clicking, and played whole in tests/server/test_whole_games.py."""


def begins(person: Person, title: str, seats: int, options: Options) -> Desk:
    """A new game, chosen on the home page."""
    desk = person.begins(title, seats, options)
    table = desk.state()
    assert table["title"] == title
    assert options.items() <= table["options"].items()
    assert [grade(seat) for seat in table["seats"]] == [None] + ["clerk"] * (seats - 1)
    return desk


def clicks(desk: Desk, most: int) -> None:
    """Click every decision of mine, in the leaf or on the board, so often or to the end."""
    rule = Rule(seed=5, haste=0.4)
    for _ in range(most):
        now = desk.my_turn()
        if now["over"]:
            break
        move = rule.choose(now["decision"])
        on_board = move not in (DONE, END_TURN) and rule.rng.random() < 0.5
        through = "board" if on_board and desk.target(move).count() else "leaf"
        desk.play(move, through, now)


def sees_the_end(desk: Desk) -> None:
    """The game is over, and the page shows the final standings by itself."""
    table = desk.state()
    assert table["state"] == "over"
    expect(desk.page).to_have_url(re.compile("/end$"))
    expect(desk.test("standings")).to_be_visible()
    for standing in table["standings"]:
        expect(desk.test("standings")).to_contain_text(f"£{standing['score']}")
        if standing["seat"] >= 0:
            expect(desk.test("standings")).to_contain_text(standing["name"])


@pytest.mark.parametrize(("title", "seats", "options"), BY_CLICKING)
def test_a_whole_game_against_clerks(
    title: str, seats: int, options: Options, regular: Person
) -> None:
    desk = begins(regular, title, seats, options)
    clicks(desk, MOST_MOVES)
    sees_the_end(desk)
    # and all my moves were played by these clicks: the record has them
    record = regular.get(f"/api/tables/{desk.id}/record")
    assert len(record["moves"]) == desk.position()["position"]


@pytest.mark.parametrize(("title", "seats", "options"), BEGUN_AND_ENDED)
def test_a_game_is_begun_and_ended_by_clicking(
    title: str, seats: int, options: Options, regular: Person
) -> None:
    # given a new game, then its first turn can be clicked
    desk = begins(regular, title, seats, options)
    clicks(desk, FIRST_MOVES)
    assert desk.position()["position"] >= FIRST_MOVES
    # given such a game before its last move, then that one leads to the end
    game = finished(title, seats, options=tuple(options.items()))
    last = regular.brought(game.at(len(game.played) - 1)).open()
    last.play(game.played[-1].text)
    sees_the_end(last)
