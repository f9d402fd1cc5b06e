"""The command `replay`: records shown and checked, and what is said of broken ones."""

import json
from pathlib import Path

import pytest

from tests.commands.given import refused, run, simulated

MADE_UP = {"crew": 1, "certainty": "stated", "source": "a friend"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    simulated("--games", "1", "--seats", "2", "--save", str(tmp_path), "--workers", "1")
    (file,) = tmp_path.glob("*.json")
    return file


def change(record: Path, **values: object) -> str:
    value = json.loads(record.read_text("utf-8"))
    value.update(values)
    record.write_text(json.dumps(value), "utf-8")
    return str(record)


def test_replay_shows_every_turn(record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert f"1 Seat 1: {moves[0]}" in result.stdout
    assert "The end" in result.stdout


def test_check_notices_another_end(record: Path) -> None:
    standings = json.loads(record.read_text("utf-8"))["standings"]
    standings[0]["score"] += 1
    sentence = refused("replay", "--check", change(record, standings=standings))
    assert "the record says that the game ends Seat" in sentence


def test_check_notices_a_missing_move(record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    assert "not over" in refused("replay", "--check", change(record, moves=moves[:-1]))


def test_replay_says_where_a_record_breaks(record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    moves[3] = "ship 20 food"
    assert "breaks at move 4: ship 20 food" in refused("replay", change(record, moves=moves))


def test_an_unfinished_record_replays(record: Path) -> None:
    moves = json.loads(record.read_text("utf-8"))["moves"]
    result = run("replay", "--check", change(record, moves=moves[:5], standings=[]))
    assert result.exit_code == 0
    assert "the game is not over" in result.stdout


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"rules": 99}, "install a newer arkwright"),
        ({"rules": 0}, "must be 1 or more"),
        ({"rules": "one"}, "'rules' is of the wrong kind"),
        ({"title": "monopoly"}, "no title 'monopoly'"),
        ({"format": "chess"}, "this is not a record"),
        ({"seats": ["one"]}, "has 2, 3, 4 seats, not 1"),
        ({"seats": ["one", "one"]}, "a name of its own"),
        ({"options": {"setup": "odd"}}, "option setup can't be 'odd'"),
        ({"options": {"setup": ["odd"]}}, "option setup can't be"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"seed": None}, "neither a seed nor a position"),
        ({"seed": None, "position": {"names": ["a", "b"]}}, "can't be read"),
        ({"moves": [1, 2]}, "'moves' must all be text"),
        ({"components": {"ship": {"x": {"crew": 1}}}}, "ship.x"),
        ({"components": {"ship": {"x": MADE_UP}}}, "no ship.x to correct"),
        ({"components": ["ship"]}, "an edition file is a set of tables"),
        ({"components": {"price": {"lowest": "low"}}}, "price.lowest"),
    ],
)
def test_replay_says_what_is_wrong_with_a_record(
    record: Path, values: dict[str, object], said: str
) -> None:
    assert said in refused("replay", change(record, **values))


@pytest.mark.parametrize("content", ["", "not json", "[]", "{}", "null", '{"format": 3}'])
def test_replay_says_that_a_file_is_no_record(tmp_path: Path, content: str) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content, "utf-8")
    assert "this is not a record" in refused("replay", str(file))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "no such file" in refused("replay", str(tmp_path / "nothing.json"))
    assert "is a directory" in refused("replay", str(tmp_path))
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in refused("replay", str(binary))
