"""Training gives the same weights for the same seed, in a file that says how they were made."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arkwright.arena.training import STEPS, TableToPlay, Trial, lead, train
from arkwright.bots.board.judgement import Judgement
from arkwright.cli import app
from arkwright.play import BadSetup

TITLE = "spinning-mule"


def trained(workers: int) -> list[dict[str, float]]:
    return [generation.weights for generation in train(TITLE, 1, 4, 1, {}, workers)]


def test_the_same_seed_gives_the_same_weights_however_many_workers() -> None:
    alone = trained(1)
    assert alone == trained(2)
    assert alone[0].keys() == STEPS.keys()
    assert alone[0]["growth"] != Judgement({}).growth


def test_only_weights_that_the_planner_has_are_tuned() -> None:
    usual = Judgement({})
    assert all(isinstance(getattr(usual, name), float) for name in STEPS)


def test_better_weights_lead_and_equal_ones_balance() -> None:
    careless = {"growth": 1.0, "offers": 0.0, "machinery": 0.0, "quality": 0.0}
    table = TableToPlay(TITLE, 2, {}, 3)
    assert table.arrangements() == [(0,), (1,)]
    assert sum(lead(Trial(table, {}, careless, seat)) for seat in table.arrangements()) > 0
    assert sum(lead(Trial(table, {}, {}, seat)) for seat in table.arrangements()) == 0


def test_the_command_writes_weights_and_how_they_were_made(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    arguments = f"train --title {TITLE} --generations 1 --changes 4 --workers 1"
    done = CliRunner().invoke(app, [*arguments.split(), "--out", str(out)])
    assert done.exit_code == 0
    assert done.stdout.split() == [str(out)]
    written = json.loads(out.read_text())
    assert written["title"] == TITLE
    assert written["made"]["command"].startswith(f"arkwright train --title {TITLE} --generations 1")
    assert written["made"]["games"] > 4
    assert written["weights"].keys() == STEPS.keys()


def test_a_title_of_another_planner_is_refused() -> None:
    with pytest.raises(BadSetup, match="not played by the board planner"):
        next(train("card-game", 1, 4, 1, {}))


@pytest.mark.parametrize("text", ["{}", "[]", "no weights", '{"weights": {"growth": "high"}}'])
def test_a_file_without_weights_is_refused(text: str, tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    start.write_text(text)
    out = tmp_path / "weights.json"
    words = ["train", "--title", TITLE, "--start", str(start), "--out", str(out)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2
    assert "is no file of weights" in done.stderr
    assert not out.exists()
