"""The command `simulate`: what it prints and what it writes."""

from pathlib import Path

from tests.commands.given import TITLE, run, simulated


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
