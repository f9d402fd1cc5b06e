"""Training gives the same weights for the same seed, in a file that says how they were made."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arkwright.arena.training import Course, TableToPlay, Trial, lead, train, trainee_for
from arkwright.cli import app
from arkwright.play import BadSetup

TITLE = "spinning-mule"
STEPS = trainee_for(TITLE).steps


def trained(workers: int) -> list[dict[str, float]]:
    return [
        generation.weights
        for generation in train(Course(TITLE, 1, 4, 1, seats=2), {}, workers=workers)
    ]


def test_the_same_seed_gives_the_same_weights_however_many_workers() -> None:
    alone = trained(1)
    assert alone == trained(2)
    assert alone[0].keys() == STEPS.keys()
    assert alone[0]["growth"] != trainee_for(TITLE).usual["growth"]


@pytest.mark.parametrize("title", ["water-frame-2016", "card-game"])
def test_a_change_moves_every_weight_that_is_trained(title: str) -> None:
    trainee = trainee_for(title)
    assert trainee.usual.keys() == trainee.steps.keys()
    assert min(trainee.steps.values()) > 0
    higher = trainee.moved(trainee.usual, dict.fromkeys(trainee.steps, 1.0))
    assert all(higher[name] > usual for name, usual in trainee.usual.items())
    lowest = trainee.moved(trainee.usual, dict.fromkeys(trainee.steps, -1000.0))
    assert lowest == {name: trainee.least.get(name, 0.0) for name in trainee.usual}


@pytest.mark.parametrize(("seats", "games"), [(None, 4 * 6), (1, 4 * 2 * 6)])
def test_the_card_game_is_trained_at_its_tables_or_alone(seats: int | None, games: int) -> None:
    generation = next(train(Course("card-game", 1, 4, 1, 0.5, seats), {}, workers=1))
    assert generation.weights.keys() == trainee_for("card-game").steps.keys()
    assert generation.games >= games
    assert generation.lead != 0


def test_better_weights_lead_and_equal_ones_balance() -> None:
    careless = {"growth": 1.0, "offers": 0.0, "machinery": 0.0, "quality": 0.0}
    table = TableToPlay(TITLE, 2, {}, 3)
    assert table.arrangements() == [(0,), (1,)]
    assert sum(lead(Trial(table, {}, careless, seat)) for seat in table.arrangements()) > 0
    assert sum(lead(Trial(table, {}, {}, seat)) for seat in table.arrangements()) == 0


def trained_file(out: Path, options: str = "") -> dict[str, Any]:
    arguments = f"train --title {TITLE} --generations 1 --changes 4 --workers 1 {options}"
    done = CliRunner().invoke(app, [*arguments.split(), "--out", str(out)])
    assert done.exit_code == 0, done.stderr
    assert done.stdout.split() == [str(out)]
    written: dict[str, Any] = json.loads(out.read_text())
    assert written["title"] == TITLE
    assert written["made"]["games"] > 4
    assert written["weights"].keys() == STEPS.keys()
    return written


def test_the_command_writes_weights_and_how_they_were_made(tmp_path: Path) -> None:
    first = tmp_path / "first.json"
    made = trained_file(first)["made"]
    assert (
        made["command"] == f"arkwright train --title {TITLE} --generations 1 --changes 4 --seed 1"
    )
    options = f"--stride 0.5 --seats 2 --start {first} --against {first}"
    further = trained_file(tmp_path / "further.json", options)["made"]
    assert further["command"] == f"{made['command']} --stride 0.5 --seats 2"
    assert further["start"] == {"file": "first.json", "made": made}
    assert further["against"] == "first.json"


def test_the_rivals_decide_the_lead() -> None:
    idle = dict.fromkeys(("factory", "workers", "machinery", "quality", "distribution"), 0.0)
    leads = [
        next(train(Course(TITLE, 1, 4, 1, 0.1, 2), {}, rivals, 1)).lead for rivals in (None, idle)
    ]
    assert leads[1] > leads[0]


def test_a_number_of_seats_that_no_table_has_is_refused() -> None:
    with pytest.raises(BadSetup, match="water-frame-2016 is not played by 1"):
        next(train(Course("water-frame-2016", 1, 4, 1, seats=1), {}))


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
