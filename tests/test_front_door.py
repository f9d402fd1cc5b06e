"""The library's front door: new games, positions, errors that travel."""

import json
import pickle

import pytest

import arkwright
from arkwright.play import IllegalMove

TITLE = "water-frame-2016"


def test_new_games_draw_a_seed() -> None:
    one, two = arkwright.new(TITLE), arkwright.new(TITLE)
    assert one.seed != two.seed
    assert arkwright.new(TITLE, seed=one.seed).position() == one.position()


def test_new_takes_names_and_options() -> None:
    game = arkwright.new(TITLE, seats=["Ann", "Bob"], seed=1, setup="free", patrons=True)
    assert game.table.names == ["Ann", "Bob"]
    assert game.options["patrons"] == "yes"


def test_a_position_goes_on_and_can_be_recorded() -> None:
    game = arkwright.new(TITLE, seats=2, seed=4)
    for _ in range(20):
        game.play(game.moves[-1])
    position = json.dumps(game.position())
    later = arkwright.from_position(position)
    assert json.dumps(later.position()) == position
    for _ in range(20):
        later.play(later.moves[0])
    again = arkwright.replay(later.record.dumps())
    assert again.position() == later.position()
    assert json.dumps(later.at(0).position()) == position


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("nonsense", "it is not JSON"),
        ("[]", "has no 'table'"),
        ({"table": {}}, "'title' is missing"),
        ({"table": {}, "title": TITLE, "rules": 1, "options": {}}, "can't be read"),
        ({"table": {}, "title": TITLE, "rules": 99, "options": {}}, "newer"),
    ],
)
def test_a_bad_position_is_refused(position: object, said: str) -> None:
    with pytest.raises(arkwright.BadRecord, match=said):
        arkwright.from_position(position)


def test_an_illegal_move_can_travel_between_processes() -> None:
    game = arkwright.new(TITLE, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.play("hire food 1 1")
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == str(caught.value)
    assert again.refusal == caught.value.refusal
