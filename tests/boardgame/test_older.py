"""Positions that were written before the 2025 edition was known are read as they were."""

import json
from pathlib import Path

import pytest

import arkwright
from arkwright.play.step import Json

WRITTEN = json.loads(Path(__file__).with_name("positions_before_2025.json").read_text("utf-8"))
"""Each with the step that asks, whom, and what was legal then."""


@pytest.mark.parametrize("written", WRITTEN, ids=lambda written: str(written["step"]))
def test_a_position_of_before_is_read(written: Json) -> None:
    # given a position as the version before wrote it
    assert "reserve" not in written["position"]["table"]
    # when it is read
    game = arkwright.from_position(written["position"])
    # then the same is asked, and the same is possible
    assert game.decision is not None
    assert type(game.decision.step).__name__ == written["step"]
    assert game.seat == written["seat"]
    assert sorted(move.text for move in game.moves) == written["moves"]
    # and it can be played on, and written and read anew
    game.play(game.moves[0])
    assert arkwright.from_position(game.position()).position() == game.position()


def test_a_position_that_is_neither_is_refused() -> None:
    broken = json.loads(json.dumps(WRITTEN[0]["position"]))
    del broken["table"]["companies"][0]["cash"]
    with pytest.raises(arkwright.BadRecord, match="cash"):
        arkwright.from_position(broken)
