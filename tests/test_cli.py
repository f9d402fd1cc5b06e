"""The command line: what it prints, what it writes, and what it says about bad input."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import arkwright
from arkwright.cli import app
from arkwright.play import IllegalMove

TITLE = "water-frame-2016"
MADE_UP = {"crew": 1, "certainty": "stated", "source": "a friend"}


def run(*words: str, text: str | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=text)


def refused(*words: str) -> str:
    """The one sentence that a command says about bad input."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    (sentence,) = result.stderr.splitlines()
    return sentence


def simulated(*words: str) -> dict[str, Any]:
    result = run("simulate", "--games", "4", "--seed", "5", "--json", *words)
    assert result.exit_code == 0, result.output
    report: dict[str, Any] = json.loads(result.stdout)
    return report


# Simulation


def test_simulate_prints_one_object() -> None:
    report = simulated("--title", TITLE, "--seats", "3", "--bot", "random")
    assert (report["title"], report["seats"], report["games"]) == (TITLE, 3, 4)
    assert report["seed"] == 5
    assert report["bot"] == "random"
    assert report["decisions"] > 100
    assert report["decisions_per_second"] > 0
    assert report["seconds"] >= 0
    scores = report["scores"]
    assert scores["min"] <= scores["mean"] <= scores["winner_mean"] <= scores["max"]
    assert len(scores["by_seat"]) == 3
    for name in ("share_values", "shares", "loans", "length"):
        assert report[name]["min"] <= report[name]["mean"] <= report[name]["max"]


def test_simulate_gives_the_same_with_any_number_of_workers() -> None:
    one, two = simulated("--workers", "1"), simulated("--workers", "2")
    for report in (one, two):
        for name in ("seconds", "decisions_per_second", "workers"):
            del report[name]
    assert one == two


def test_another_seed_gives_other_games() -> None:
    assert simulated()["decisions"] != simulated("--seed", "6")["decisions"]


def test_simulate_shows_a_table() -> None:
    result = run("simulate", "--games", "2", "--seats", "2", "--workers", "1")
    assert result.exit_code == 0
    for word in ("score", "share value", "loans", "moves in a game", "decisions/s"):
        assert word in result.stdout


def test_simulate_with_a_bot_for_each_seat() -> None:
    report = simulated("--seats", "2", "--bot", "random,clerk", "--workers", "1")
    assert report["bot"] == "random,clerk"
    assert report["wins_by_seat"][1] > report["wins_by_seat"][0]


def test_simulate_with_options() -> None:
    report = simulated("--option", "setup=free", "--option", "patrons", "--workers", "1")
    assert report["options"]["setup"] == "free"
    assert report["options"]["patrons"] == "yes"


def test_saved_records_replay(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    simulated("--save", str(folder), "--option", "setup=free")
    files = sorted(folder.iterdir())
    assert len(files) == 4
    result = run("replay", "--check", *(str(file) for file in files))
    assert result.exit_code == 0
    assert result.stdout.count("ends as recorded") == 4


# Records


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


# Bad input


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--title", "monopoly"), "no title 'monopoly'; there are: water-frame-2016"),
        (("--seats", "7"), "has 2, 3, 4 seats, not 7"),
        (("--seats", "0"), "has 2, 3, 4 seats, not 0"),
        (("--option", "colour=red"), "no option 'colour'; its options are: setup"),
        (("--option", "seed=3"), "no option 'seed'"),
        (("--option", "setup=odd"), "it can be: predetermined, free"),
        (("--option", "setup"), "option setup can't be 'yes'"),
        (("--components", "no-such-file"), "no-such-file can't be read"),
    ],
)
def test_bad_set_up_is_one_sentence(command: str, words: tuple[str, ...], said: str) -> None:
    assert said in refused(command, *words)


def test_unknown_bots_are_named() -> None:
    assert "no bot 'boss'; there are: random" in refused("simulate", "--bot", "boss")
    assert "no bot 'boss'" in refused("play", "--bots", "boss")
    assert "one for each of the 4" in refused("simulate", "--bot", "random,random")


def test_simulate_says_that_a_folder_cannot_be_made(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine", "utf-8")
    assert "can't be made" in refused("simulate", "--save", str(file))
    assert file.read_text("utf-8") == "mine"


def test_a_components_file_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    words = ("simulate", "--games", "1", "--components", str(file))
    file.write_text("[price", "utf-8")
    assert "it is not TOML" in refused(*words)
    file.write_text("[price]\nlowest = 'low'\n", "utf-8")
    assert "price.lowest" in refused(*words)
    file.write_text("[price]\nhighest = 24\n", "utf-8")
    assert run(*words).exit_code == 0


def test_wrong_usage_is_exit_code_2() -> None:
    assert run("simulate", "--games", "0").exit_code == 2
    assert run("simulate", "--games", "many").exit_code == 2
    assert run("dance").exit_code == 2


# Lists


def test_components_lists_every_number_with_its_source() -> None:
    result = run("components", TITLE, "--json")
    report = json.loads(result.stdout)
    assert report["title"] == TITLE
    by_name = {entry["name"]: entry for entry in report["components"]}
    assert by_name["loan"]["values"] == {"amount": 10, "repayment": 13}
    assert by_name["loan"]["certainty"] == "stated"
    assert by_name["loan"]["source"]


def test_components_by_certainty() -> None:
    result = run("components", TITLE, "--json", "--certainty", "reconstructed")
    found = json.loads(result.stdout)["components"]
    assert found
    assert {entry["certainty"] for entry in found} == {"reconstructed"}
    assert "there is no certainty 'sure'" in refused("components", "--certainty", "sure")


def test_components_as_a_table() -> None:
    result = run("components", "water-frame-2014")
    assert result.exit_code == 0
    assert "factory.food" in result.stdout
    assert "8 10 12 14" in result.stdout
    assert "no title" in refused("components", "monopoly")


def test_titles_are_listed_with_their_options() -> None:
    result = run("titles")
    for name in arkwright.titles():
        assert name in result.stdout
    assert "setup = predetermined | free" in result.stdout


def test_awards_of_a_broken_file_are_told_in_a_sentence(own_data_folder: Path) -> None:
    file = own_data_folder / "arkwright" / "awards.json"
    file.parent.mkdir(parents=True)
    for text in ("nonsense", "[]", '{"Ada": ["tycoon"]}', '{"Ada": {"tycoon": 1770}}'):
        file.write_text(text, "utf-8")
        assert f"{file} is not a file of awards" in refused("awards")
        assert file.read_text("utf-8") == text


def test_version() -> None:
    assert run("--version").stdout == f"arkwright {arkwright.__version__}\n"


# The library's front door


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
