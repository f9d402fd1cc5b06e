"""Every kind of move, every card and tile, every question, played by clicking at least once."""

from typing import Any

import pytest
from playwright.sync_api import expect

from arkwright import locales
from arkwright.play.journal import Event
from arkwright.play.move import Done, EndTurn
from tests.browser.desk import Desk
from tests.browser.person import Person
from tests.browser.seeking import Seeking, kind_of
from tests.browser.tables import ARKWRIGHT_2025, CARD_GAME, TITLES

ONLY_IN_THE_LEAF = {kind_of(kind) for kind in (Done, EndTurn)} | {"kind Stop", "kind Pass"}
"""Moves about nothing that lies on the board."""
SEVERAL_CLICKS = {"kind AppealWithEngineer"}
"""Moves that are put together on the board, from more than one thing there."""
KINDS = [(table, name) for table in TITLES for name in table.kinds]
THINGS = [(table, name) for table in TITLES for name in table.things]
LYING = [
    *((CARD_GAME, f"card {card}") for card in CARD_GAME.named("card ")),
    *((ARKWRIGHT_2025, f"bonus {bonus}") for bonus in ("distribute", "machine", "quality")),
    *((ARKWRIGHT_2025, name) for name in ("build bulk", "build luxury", "keep tinkerer")),
    *((ARKWRIGHT_2025, name) for name in ("limit none", "use press-attache", "use tinkerer")),
]
"""Things that lie on the board, too."""


def named(value: Any) -> str:
    return str(value).replace(" ", "-")


def first_played(desk: Desk, place: int) -> Any:
    return desk.person.get(f"/api/tables/{desk.id}/history?after={place}")["happened"][0]


def plays(person: Person, table: Seeking, name: str) -> None:
    """Play what is sought where it turned up, in the leaf, and see that it stands and is told."""
    # given a table that stands there, unless the same move was played there for another name
    sought = table[name]
    if (sought.place, sought.move, sought.record) in person.clicked:
        return
    deciding = sought.game.seat
    desk = person.stands_at(sought.record, sought.place)
    # when the move is clicked
    desk.play(sought.move)
    # then it is the first that was played from there on, by nobody but me
    first = first_played(desk, sought.place)
    assert (first["move"], first["seat"]) == (sought.move, deciding)
    # and the log tells what it brought about, unless the game is over: then the standings do
    if desk.my_turn()["over"]:
        expect(desk.test("standings")).to_be_visible()
    else:
        log = desk.log()
        names = [seat["name"] for seat in desk.state()["seats"]]
        for event in first["events"]:
            told = Event(event["id"], event["seat"], event["facts"])
            expect(log).to_contain_text(locales.event(told, names, title=table.title))
    person.clicked.append((sought.place, sought.move, sought.record))


@pytest.mark.parametrize(("table", "name"), THINGS, ids=named)
def test_every_card_tile_use_event_and_question_is_clicked(
    table: Seeking, name: str, regular: Person
) -> None:
    plays(regular, table, name)


@pytest.mark.parametrize(("table", "name"), KINDS, ids=named)
def test_every_kind_of_move_is_played_by_clicking(
    table: Seeking, name: str, regular: Person
) -> None:
    plays(regular, table, name)
    if name not in ONLY_IN_THE_LEAF | SEVERAL_CLICKS:
        clicks_on_the_board(regular, table, name)


@pytest.mark.parametrize(("table", "name"), LYING, ids=named)
def test_what_lies_on_the_board_is_clicked_there(
    table: Seeking, name: str, regular: Person
) -> None:
    clicks_on_the_board(regular, table, name)


def clicks_on_the_board(person: Person, table: Seeking, name: str) -> None:
    """Play what is sought on the board, after it was taken back where it can be."""
    sought = table[name]
    desk = person.stands_at(sought.record, sought.place)
    desk.play(sought.move, through="board")
    assert first_played(desk, sought.place)["move"] == sought.move
