"""Training gives the same weights for the same seed, in a file that says how they were made."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arkwright.arena.training import (
    Course,
    Generation,
    TableToPlay,
    Trial,
    lead,
    train,
    trainee_for,
)
from arkwright.commands.app import app
from arkwright.play import BadSetup

TITLE = "spinning-mule"
STEPS = trainee_for(TITLE).steps
COURSE = Course(TITLE, 1, 2, 1, seats=2)
"""The shortest there is: two changes of the weights, each in both seats of two tables."""


def trained(rivals: dict[str, float] | None = None, workers: int = 1) -> Generation:
    (generation,) = train(COURSE, {}, rivals, workers)
    return generation


@pytest.fixture(scope="module")
def alone() -> Generation:
    """What one process makes of it."""
    return trained()


def test_the_same_seed_gives_the_same_weights_however_many_workers(alone: Generation) -> None:
    assert alone == trained(workers=2)
    assert alone.weights.keys() == STEPS.keys()
    assert alone.weights["growth"] != trainee_for(TITLE).usual["growth"]


@pytest.mark.parametrize("title", ["water-frame-2016", "card-game"])
def test_a_change_moves_every_weight_that_is_trained(title: str) -> None:
    trainee = trainee_for(title)
    assert trainee.usual.keys() == trainee.steps.keys()
    assert min(trainee.steps.values()) > 0
    higher = trainee.moved(trainee.usual, dict.fromkeys(trainee.steps, 1.0))
    assert all(higher[name] > usual for name, usual in trainee.usual.items())
    lowest = trainee.moved(trainee.usual, dict.fromkeys(trainee.steps, -1000.0))
    assert lowest == {name: trainee.least.get(name, 0.0) for name in trainee.usual}


@pytest.mark.parametrize(("seats", "games"), [(None, 2 * (6 + 2)), (1, 2 * 2 * 6)])
def test_the_card_game_is_trained_at_its_tables_or_alone(seats: int | None, games: int) -> None:
    # With this seed the table beside the usual one has two seats.
    generation = next(train(Course("card-game", 1, 2, 3, 0.5, seats), {}, workers=1))
    assert generation.weights.keys() == trainee_for("card-game").steps.keys()
    assert generation.games == games
    assert generation.lead != 0


def test_better_weights_lead_and_equal_ones_balance() -> None:
    careless = {"growth": 1.0, "offers": 0.0, "machinery": 0.0, "quality": 0.0}
    table = TableToPlay(TITLE, 2, {}, 3)
    assert table.arrangements() == [(0,), (1,)]
    assert sum(lead(Trial(table, {}, careless, seat)) for seat in table.arrangements()) > 0
    assert sum(lead(Trial(table, {}, {}, seat)) for seat in table.arrangements()) == 0


def trained_file(out: Path, options: str) -> dict[str, Any]:
    arguments = f"train --title card-game --generations 1 --changes 4 --workers 1 {options}"
    done = CliRunner().invoke(app, [*arguments.split(), "--out", str(out)])
    assert done.exit_code == 0, done.stderr
    assert done.stdout.split() == [str(out)]
    written: dict[str, Any] = json.loads(out.read_text())
    assert written["title"] == "card-game"
    assert written["made"]["games"] == 4 * 2 * 2
    assert written["weights"].keys() == trainee_for("card-game").steps.keys()
    return written


def test_the_command_writes_weights_and_how_they_were_made(tmp_path: Path) -> None:
    first = tmp_path / "first.json"
    made = trained_file(first, "--seats 2")["made"]
    command = "arkwright train --title card-game --generations 1 --changes 4 --seed 1"
    assert made["command"] == f"{command} --seats 2"
    options = f"--stride 0.5 --seats 2 --start {first} --against {first}"
    further = trained_file(tmp_path / "further.json", options)["made"]
    assert further["command"] == f"{command} --stride 0.5 --seats 2"
    assert further["start"] == {"file": "first.json", "made": made}
    assert further["against"] == "first.json"


def test_a_course_says_how_to_come_this_far_again() -> None:
    assert Course(TITLE, 60, 4, 1).command(7) == (
        f"arkwright train --title {TITLE} --generations 7 --changes 4 --seed 1"
    )


def test_the_rivals_decide_the_lead(alone: Generation) -> None:
    idle = dict.fromkeys(("factory", "workers", "machinery", "quality", "distribution"), 0.0)
    assert trained(idle).lead > alone.lead


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
