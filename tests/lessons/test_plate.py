"""The drawing on the home page shows the first sale of the guided decade as a test plays it."""

import json
from pathlib import Path
from typing import Any

import pytest

from arkwright import Game
from arkwright.lessons import library
from tests.lessons.playing import Played

PLATE = Path(__file__).parents[2] / "client/src/home/newcomer/plate.json"
WAY = (
    *("place distribution 4", "distribute food", "distribute food", "done"),
    *("price food 6", "done", "end turn"),
)
"""What is drawn: two levels of distribution, and a price of six pounds."""


@pytest.fixture(scope="module")
def plate() -> dict[str, Any]:
    drawn: dict[str, Any] = json.loads(PLATE.read_text("utf-8"))
    return drawn


@pytest.fixture(scope="module")
def game() -> Game:
    """The lesson up to the learner's turn after the first sale."""
    return Played(library.find("water-frame-2016", "guided-decade"), WAY).game


def before_the_sale(game: Game) -> dict[str, Any]:
    """What the learner saw last before it."""
    places = range(len(game.played), 0, -1)
    views = (game.at(place).view(0) for place in places)
    return next(view for view in views if view["active"] == "food")


def test_sellers_and_calls_are_those_of_the_sale(plate: dict[str, Any], game: Game) -> None:
    produced = [event.facts for event in game.events if event.id == "produced"]
    sellers = [seller for seller in plate["sale"]["sellers"] if seller["seat"] is not None]
    assert [(one["appeal"], one["goods"]) for one in sellers] == [
        (facts["appeal"], facts["count"]) for facts in produced
    ]
    [sale] = [event.facts for event in game.events if event.id == "sale"]
    calls = [0 if seat is None else seat + 1 for seat in plate["sale"]["calls"]]
    assert " ".join(map(str, calls)) == sale["calls"]
    [production] = [event.facts for event in game.events if event.id == "production"]
    assert plate["sale"]["sellers"][-1]["appeal"] == production["importer"]


def test_job_market_and_mill_are_those_before_the_sale(plate: dict[str, Any], game: Game) -> None:
    view = before_the_sale(game)
    assert plate["jobs"]["demand"] == view["market"]["demand"]
    mill, factory = plate["mill"], view["companies"][0]["factories"]["food"]
    assert (mill["base"], mill["price"], mill["appeal"]) == (
        factory["base_quality"],
        factory["price"],
        factory["appeal"],
    )
    assert mill["base"] + mill["distribution"] - mill["price"] == mill["appeal"]
    assert [(row["workers"], row["goods"]) for row in mill["rows"]] == [
        *zip(factory["workers"], factory["yields"], strict=True)
    ][: len(mill["rows"])]


def test_the_share_rises_as_it_is_drawn(plate: dict[str, Any], game: Game) -> None:
    share, before = plate["share"], before_the_sale(game)["companies"][0]
    after = game.view(0)["companies"][0]
    assert (share["before"], share["after"]) == (before["share_value"], after["share_value"])
    assert (share["shares"], share["company"]) == (after["shares"], after["portfolio"])
