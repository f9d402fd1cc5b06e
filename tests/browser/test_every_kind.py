"""Every kind of move, every tile and every event, played by clicking at least once."""

import pytest
from playwright.sync_api import expect

from arkwright import locales
from arkwright.play import Move
from arkwright.play.journal import Event
from arkwright.waterframe import moves
from tests.browser.person import Person
from tests.browser.seeking import HAPPENINGS, KINDS, TILES, USES, everything, kind_of

ONLY_IN_THE_LEAF = (moves.Done, moves.EndTurn, moves.Stop)
"""Moves about nothing that lies on the board."""


def plays(person: Person, name: str) -> None:
    """Play what is sought where it turned up, in the leaf, and see that it stands and is told."""
    # given a table that stands there
    sought = everything()[name]
    deciding = sought.game.seat
    desk = person.stands_at(sought.record, sought.place)
    # when the move is clicked
    desk.play(sought.move)
    # then it is the first that was played from there on, by nobody but me
    history = person.get(f"/api/tables/{desk.id}/history?after={sought.place}")
    first = history["happened"][0]
    assert (first["move"], first["seat"]) == (sought.move, deciding)
    # and the log tells what it brought about, unless the game is over: then the standings do
    if desk.my_turn()["over"]:
        expect(desk.test("standings")).to_be_visible()
    else:
        log = desk.log()
        names = [seat["name"] for seat in desk.state()["seats"]]
        for event in first["events"]:
            sentence = locales.event(Event(event["id"], event["seat"], event["facts"]), names)
            expect(log).to_contain_text(sentence)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_move_is_played_by_clicking(kind: type[Move], regular: Person) -> None:
    name = kind_of(kind)
    plays(regular, name)
    if kind in ONLY_IN_THE_LEAF:
        return
    # and on the board, once more, after it was taken back where it can be
    sought = everything()[name]
    desk = regular.stands_at(sought.record, sought.place)
    desk.play(sought.move, through="board")
    history = regular.get(f"/api/tables/{desk.id}/history?after={sought.place}")
    assert history["happened"][0]["move"] == sought.move


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_taken_by_clicking(tile: str, regular: Person) -> None:
    plays(regular, f"tile {tile}")


@pytest.mark.parametrize("use", USES)
def test_whatever_can_be_used_is_used_by_clicking(use: str, regular: Person) -> None:
    plays(regular, f"use {use}")


@pytest.mark.parametrize("event", HAPPENINGS)
def test_every_event_is_brought_about_by_clicking(event: str, regular: Person) -> None:
    plays(regular, f"event {event}")
