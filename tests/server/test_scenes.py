"""The scenes that a watcher is told with the moves that they belong to."""

import datetime

import pytest

from arkwright.server.games import showing
from arkwright.server.games.open_games import OpenGame
from arkwright.server.storage.entries import Entry
from tests import playthrough

NOW = datetime.datetime(1790, 5, 1, tzinfo=datetime.UTC)


@pytest.mark.parametrize("name", ["spinning-mule-2", "card-game-1"])
def test_whoever_missed_moves_is_told_the_scenes_they_belong_to(name: str) -> None:
    lines = playthrough.read(name)
    opened = OpenGame(playthrough.setup_in(lines).new())
    for number, move in enumerate(playthrough.moves_in(lines), 1):
        opened.read(Entry(number, opened.game.seat or 0, NOW, move))
    every = showing.scenes(opened, 0)
    assert len(every) > 5
    for since in range(0, len(opened.played) + 1, 7):
        missed = [scene for scene in every if scene["over"] > since]
        assert showing.scenes(opened, since) == missed
