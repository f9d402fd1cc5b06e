"""A price that would have brought more is one that could be set, and it would have."""

from dataclasses import replace
from functools import cache

import pytest

from arkwright.analysis.hindsight import hindsight, last_choice, nearest, sold_by
from arkwright.boardgame.forecast import forecast
from tests.test_scenes import Told

RECORDED = ("spinning-mule-2", "card-game-2")
told_of = cache(Told)


@pytest.mark.parametrize("name", RECORDED)
def test_a_better_price_is_told_with_what_the_scene_tells(name: str) -> None:
    told = told_of(name)
    found = 0
    for scene in told.scenes:
        for company in scene["companies"]:
            better = hindsight(told.game, scene, company["seat"])
            if better is None:
                continue
            found += 1
            was = sold_by(scene, company["seat"])
            assert was is not None
            # In the board game goods are shipped when all is paid.
            shipped = company["shipping"] if name.startswith(("water", "arkwright", "spin")) else 0
            assert better.was == replace(was, profit=was.profit - shipped)
            assert better.better.worth > better.was.worth
            assert better.better.price != better.was.price
            assert better.better.income == better.better.sold * better.better.price
    assert found > 2


def test_it_is_a_price_that_could_be_set_and_the_forecast_says_the_same() -> None:
    told = told_of("water-frame-2016-2")
    found = 0
    for scene in told.scenes:
        for company in scene["companies"]:
            seat, good = company["seat"], scene["good"]
            better = hindsight(told.game, scene, seat)
            choice, _ = last_choice(told.game, scene, seat)
            decided = any(note["frame"] == "call" for note in scene["notes"])
            if better is None or choice is None or decided:
                continue
            found += 1
            priced = {move.facts["pounds"] for move in choice.others}
            assert better.better.price in priced
            assert all(move in choice.game.moves for move in choice.others)
            # given the table as it lay before the production, when it has that price
            table = told.game.at(scene["begun"] - 1).table
            table.companies[seat].factories[good].price = better.better.price  # type: ignore[attr-defined]
            foretold = forecast(table, good).of(seat)  # type: ignore[arg-type]
            assert foretold is not None
            assert foretold.appeal == better.better.appeal
            assert foretold.sold == better.better.sold
            assert foretold.steps == better.better.steps
            assert foretold.profit == better.better.profit
    assert found > 3


def test_nothing_is_said_before_it_is_known_nor_to_who_took_no_part() -> None:
    told = told_of("spinning-mule-2")
    scene = next(
        scene
        for scene in told.scenes
        if any(hindsight(told.game, scene, one["seat"]) for one in scene["companies"])
    )
    seats = {company["seat"] for company in scene["companies"]}
    for seat in seats:
        called = {**scene, "frames": scene["frames"][:1]}
        assert hindsight(told.game, called, seat) is None
    alone = {**scene, "companies": scene["companies"][:1]}
    assert hindsight(told.game, alone, 1 - scene["companies"][0]["seat"]) is None


def test_of_many_prices_the_nearest_are_tried() -> None:
    told = told_of("spinning-mule-2")
    found = 0
    for scene in told.scenes:
        seat = scene["companies"][0]["seat"]
        choice, answers = last_choice(told.game, scene, seat)
        was = sold_by(scene, seat)
        if choice is None or was is None:
            continue
        found += 1
        tried = nearest(choice, was, answers)
        apart = [abs(int(move.facts["pounds"]) - was.price) for move in choice.others]
        assert [abs(int(move.facts["pounds"]) - was.price) for move in tried] == (
            sorted(apart)[: len(tried)]
        )
    assert found
