"""That what differs from its declaration is found, wherever it lies."""

from collections.abc import Callable

import pytest

import arkwright
from arkwright import Event
from arkwright.cardgame import shapes
from arkwright.play.step import Json
from tests.shapes import expect_told, mismatch


def removed(view: Json) -> None:
    del view["companies"][0]["factories"]["food"]["price"]


def added(view: Json) -> None:
    view["rivals"]["seed"] = 1


def wrong_type(view: Json) -> None:
    view["companies"][0]["cash"] = "12"


def wrong_word(view: Json) -> None:
    view["rivals"]["opponents"][0]["colour"] = "yellow"


def missing_word(view: Json) -> None:
    del view["demand"]["lamps"]


def wrong_key(view: Json) -> None:
    view["companies"][0]["factories"]["tea"] = view["companies"][0]["factories"]["food"]


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (removed, ".companies.0.factories.food: "),
        (added, ".rivals: "),
        (wrong_type, ".companies.0.cash: '12'"),
        (wrong_word, ".rivals.opponents.0.colour: 'yellow'"),
        (missing_word, ".demand: "),
        (wrong_key, ".companies.0.factories has the key tea: 'tea'"),
    ],
)
def test_what_differs_is_found(change: Callable[[Json], None], where: str) -> None:
    game = arkwright.new("card-game", seats=1, seed=1)
    while "food" not in game.view(0)["companies"][0]["factories"]:
        game.play(game.moves[0])
    view = game.view(0)
    assert mismatch(view, shapes.View) is None
    change(view)
    found = mismatch(view, shapes.View)
    assert found is not None
    assert found.startswith(where)


@pytest.mark.parametrize(
    "event",
    [
        Event("round", None, {}),
        Event("round", None, {"good": ""}),
        Event("round", 0, {"good": "food"}),
        Event("passed", None, {}),
        Event("passed", 0, {"good": "food"}),
    ],
)
def test_an_event_that_tells_something_else_is_found(event: Event) -> None:
    game = arkwright.new("card-game", seats=1, seed=1)
    with pytest.raises(AssertionError):
        expect_told(game, event)
