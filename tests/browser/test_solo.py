"""Alone against two automated opponents: display, bag, their turn, the awards at the end."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import arkwright
from arkwright import Game, locales
from arkwright.play.journal import Event
from tests.browser.desk import DONE, END_TURN, Desk
from tests.browser.person import Person
from tests.browser.tables import CARD_GAME, finished

MOST_SEEDS = 40
COLOURS = ("red", "green")


@cache
def won() -> Game:
    """A game that a clerk has won, with an award at the least."""
    games = (finished(CARD_GAME.title, 1, seed) for seed in range(MOST_SEEDS))
    return next(game for game in games if game.table.awards())


@pytest.fixture
def desk(regular: Person) -> Desk:
    """Before the end of my turn in the second round."""
    game = won()
    ends = [place for place, move in enumerate(game.played) if move.text == END_TURN]
    desk = regular.brought(game.at(ends[1])).open()
    desk.my_turn()
    return desk


def rivals(desk: Desk) -> Any:
    return desk.position()["view"]["rivals"]


def test_the_display_shows_every_card_and_the_discs_on_some(desk: Desk) -> None:
    shown = rivals(desk)
    for spot, card in enumerate(shown["display"]):
        name = locales.word("card", card).split()[0] if card else ""
        expect(desk.test(f"spot-{spot}")).to_contain_text(name[:4])
    for spot in shown["discs"].values():
        expect(desk.test(f"spot-{spot}").locator(".disc")).to_be_visible()
    expect(desk.test("display").locator(".disc:not(.ghost)")).to_have_count(len(shown["discs"]))


def test_a_card_under_a_disc_says_why_it_can_not_be_taken(regular: Person) -> None:
    # given the first development of the game, with three covered cards
    game = arkwright.new(CARD_GAME.title, seats=1, seed=4)
    for move in ("found food", "found lamps"):
        game.play(move)
    desk = regular.brought(game).open()
    now = desk.my_turn()
    shown = now["view"]["rivals"]
    # when one that lies nowhere else is pointed at
    offered = now["view"]["supply"]
    spot = next(at for at in shown["discs"].values() if shown["display"][at] not in offered)
    desk.point_at(desk.test(f"spot-{spot}").get_by_role("button"))
    # then the disc is the reason
    asked = {"moves": [f"take {shown['display'][spot]}"]}
    refusal = regular.post(f"/api/tables/{desk.id}/why-not", asked)[0]["refusal"]
    expect(desk.test("why")).to_contain_text(refusal["message"])
    assert desk.position()["number"] == now["number"]
    # when another one is clicked where it lies, then it is mine
    card = next(card for card in offered if card != "foreman" and offered[card] == 1)
    desk.play(f"take {card}", through="board")
    assert card in desk.my_turn()["view"]["companies"][0]["cards"]
    expect(desk.test(f"own-{card}")).to_be_visible()


def test_the_opponents_turn_is_told(desk: Desk) -> None:
    before = rivals(desk)
    # when my turn ends
    place = desk.position()["position"]
    desk.play(END_TURN)
    now = desk.my_turn()
    # then a marker has left the bag, and the page says which
    drawn = now["view"]["rivals"]["drawn"]
    assert drawn[:-1] == before["drawn"]
    expect(desk.test("bag")).to_be_visible()
    # and the log tells what the opponents did, in whole sentences
    history = desk.person.get(f"/api/tables/{desk.id}/history?after={place}")
    log = desk.log()
    told = [event for event in history["happened"][0]["events"] if event["seat"] is None]
    assert "disc-moved" in [event["id"] for event in told]
    for event in told:
        sentence = locales.event(Event(event["id"], event["seat"], event["facts"]), ["Seat 1"])
        expect(log).to_contain_text(sentence)


def test_the_page_of_awards_says_how_each_stands(desk: Desk) -> None:
    desk.test("page-awards").click()
    for award in desk.position()["view"]["awards"]:
        row = desk.test(f"award-{award['award']}")
        expect(row).to_contain_text(locales.word("award", award["award"]))


def test_a_solo_game_by_clicking_to_its_awards(me: Person) -> None:
    # given a new game that can be won
    game = won()
    desk = me.brought(game.at(0), 0).open()
    # when the moves of somebody who wins are clicked, some in the leaf, some on the board
    for count, move in enumerate(game.played):
        now = desk.my_turn()
        assert now["position"] == count
        on_board = count % 2 and move.text not in (DONE, END_TURN)
        through = "board" if on_board and desk.target(move.text).count() else "leaf"
        desk.play(move.text, through, now)
    # then the end page shows by itself who has won, and what was earned
    expect(desk.test("standings")).to_be_visible()
    for standing in game.standings:
        row = desk.test(f"standing-{standing.place}")
        expect(row.filter(has_text=f"£{standing.score}")).to_be_visible()
    earned = game.table.awards()
    assert earned
    for award in earned:
        expect(desk.test("earned")).to_contain_text(locales.word("award", award))
    # and so does my page of awards, with the game among the best
    me.page.goto("/awards")
    for award in me.get("/api/me/awards")["awards"]:
        row = me.page.locator(f'[data-test="award-{award["award"]}"]')
        expect(row).to_contain_text(locales.word("award", award["award"]))
        assert bool(award["count"]) == (award["award"] in earned)
    results = me.page.locator('[data-test="solo-results"]')
    expect(results).to_contain_text(str(game.standings[0].score))
