"""Data sets: what is in the files, that it does not depend on who made them, and going on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import arkwright
from arkwright.arena.dataset import DataSet, take_stock
from arkwright.arena.dataset_tables import GAMES, arrow_schema, position_columns
from arkwright.commands.app import app
from arkwright.environments import Observation
from arkwright.play import ArkwrightError
from tests.arena.given import ONCE, hear_interrupts, tournament

ROOT = Path(__file__).parents[2]
BAD = "tests.server.bad_bots"
QUICK = ("--title", "card-game", "--seats", "2", "--shard", "2", "--games", "8")


def made(
    folder: Path, *names: str, games: int = 5, seats: int = 2, workers: int = 1, seed: int = 5
) -> DataSet:
    what = tournament(*names or ("random",), seats=seats, seed=seed)
    data_set = DataSet(folder, what, shard=2)
    data_set.claim()
    assert sum(data_set.make(games, workers)) <= games
    return data_set


MADE = {1: 3, 2: 7}
"""How many games the data sets have that the tests share, by their seats."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> dict[int, DataSet]:
    """A data set for each number of seats, to be read; each made by one process."""
    folder = tmp_path_factory.mktemp("sets")
    return {
        seats: made(folder / f"{seats}", "random", games=games, seats=seats)
        for seats, games in MADE.items()
    }


def copied(data_set: DataSet, folder: Path) -> DataSet:
    """A data set of one's own."""
    shutil.copytree(data_set.folder, folder)
    return DataSet(folder, data_set.tournament, data_set.shard)


def contents(folder: Path) -> dict[str, bytes]:
    """Every file, by its path in the folder."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    import pyarrow.parquet as pq

    found: list[dict[str, Any]] = pq.read_table(folder / table).to_pylist()
    return found


@pytest.mark.parametrize("seats", MADE)
def test_positions_are_those_of_the_games(seats: int, shared: dict[int, DataSet]) -> None:
    data_set = shared[seats]
    games, positions = rows(data_set.folder, "games"), rows(data_set.folder, "positions")
    about = json.loads((data_set.folder / "dataset.json").read_text("utf-8"))
    observation = Observation("card-game", seats)
    assert [row["game"] for row in games] == list(range(MADE[seats]))
    at = iter(positions)
    for row in games:
        options = json.loads(row["options"])
        game = arkwright.new(row["title"], row["seats"], row["seed"], **options)
        for number, text in enumerate(row["moves"]):
            position = next(at)
            seat, decision = game.seat, game.decision
            assert decision is not None
            assert (position["game"], position["move"]) == (row["game"], number)
            assert (position["seat"], position["question"]) == (seat, decision.question)
            legal = {about["moves"][move] for move in position["legal"]}
            assert legal == {move.text for move in game.moves}
            assert about["moves"][position["chosen"]] == text
            assert position["score"] == row["scores"][seat]
            assert position["place"] == row["places"][seat]
            assert position["bot"] == row["bots"][seat] == "random"
            observed = [position[name] for name in observation.names]
            assert observed == observation.read(game, seat)
            game.play(text)
        assert game.over
        standings = {standing.seat: standing.score for standing in game.standings}
        assert row["scores"] == [standings[seat] for seat in range(seats)]
        assert row["failure"] is None
    assert next(at, None) is None
    stock = take_stock(data_set, MADE[seats])
    assert (stock.games, stock.positions, stock.failures) == (MADE[seats], len(positions), [])


def test_the_files_have_the_columns_that_are_documented(shared: dict[int, DataSet]) -> None:
    import pyarrow.parquet as pq

    data_set = shared[2]
    columns = position_columns(data_set.observation)
    games = pq.read_table(data_set.path("games", 0)).schema
    positions = pq.read_table(data_set.path("positions", 0)).schema
    assert games.equals(arrow_schema(GAMES))
    assert positions.equals(arrow_schema(columns))
    assert pq.read_metadata(data_set.path("positions", 0)).row_group(0).column(0).compression == (
        "ZSTD"
    )
    printed = CliRunner().invoke(
        app, ["dataset", "--schema", "--title", "card-game", "--seats", "2"]
    )
    for column in (*GAMES, *columns):
        assert f"| {column.name} | {column.type} | {column.meaning} |" in printed.stdout


def test_the_win_is_shared_out(shared: dict[int, DataSet]) -> None:
    found = rows(shared[2].folder, "positions")
    for game in range(MADE[2]):
        positions = [row for row in found if row["game"] == game]
        assert sum({row["seat"]: row["win"] for row in positions}.values()) == pytest.approx(1)


def test_it_goes_on_with_what_is_missing_or_broken_and_with_more_games(
    shared: dict[int, DataSet], tmp_path: Path
) -> None:
    """And any number of processes makes the same bytes."""
    whole = shared[2]
    assert len(contents(whole.folder)) == 1 + 2 * 4
    data_set = made(tmp_path / "set", games=5, workers=2)
    assert data_set.left(5) == []
    kept = data_set.path("games", 0).stat()
    data_set.path("positions", 1).unlink()
    assert data_set.left(7) == [1, 2, 3]
    data_set.path("games", 2).write_bytes(b"PAR1 and then the power went out")
    assert data_set.left(5) == [1, 2]
    assert sum(data_set.make(7, workers=2)) == 5
    assert data_set.path("games", 0).stat() == kept
    assert contents(data_set.folder) == contents(whole.folder)
    assert data_set.left(5) == [], "fewer games than there are"


def command(*words: str, once: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "arkwright", "dataset", *QUICK, *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, ONCE: str(once)},
        preexec_fn=hear_interrupts,
        check=False,
    )


def test_interrupted_it_keeps_what_is_finished_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = "tests.arena.given:Interrupts"
    bots = ("--bots", bot, "--workers", "1", "--seed", "1")
    broken = tmp_path / "broken"
    once = tmp_path / "once"
    done = command(*bots, "--out", str(broken), once=once)
    assert done.returncode == 130
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("Interrupted: what is finished is kept")
    kept = contents(broken)
    assert 1 < len(kept) < 1 + 2 * 4
    monkeypatch.setenv(ONCE, str(once))
    again = CliRunner().invoke(app, ["dataset", *QUICK, *bots, "--out", str(broken), "--json"])
    assert again.exit_code == 0, again.stderr
    assert "Going on after " in again.stderr
    report = json.loads(again.stdout)
    assert (report["games"], report["failed"]) == (8, 0)
    assert 0 < report["made"] < 8
    whole = made(tmp_path / "whole", bot, games=8, seed=1)
    assert contents(broken) == contents(whole.folder)
    assert kept.items() <= contents(broken).items()


def test_games_that_a_bot_breaks_off_have_no_positions(tmp_path: Path) -> None:
    made(tmp_path, "random", f"{BAD}:Raises", games=2)
    games = rows(tmp_path, "games")
    assert [row["failure"] for row in games] == [
        "Raises raised an error: RuntimeError: I do not know this game"
    ] * 2
    assert [row["scores"] for row in games] == [[], []]
    assert rows(tmp_path, "positions") == []


def test_a_bot_that_ends_its_process_ends_the_data_set(tmp_path: Path) -> None:
    told = "games 0 to 1 can't be made: a bot ended its process, exit code -9"
    with pytest.raises(ArkwrightError, match=told):
        made(tmp_path, "random", f"{BAD}:Dies")
    assert list(contents(tmp_path)) == ["dataset.json"]


def refused(*words: str) -> str:
    done = CliRunner().invoke(app, ["dataset", *words])
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_a_folder_of_something_else_is_refused(shared: dict[int, DataSet], tmp_path: Path) -> None:
    copied(shared[2], tmp_path / "set")
    words = ("--title", "card-game", "--seats", "2", "--bots", "random", "--games", "1")
    for differ, told in (
        (("--seed", "6"), "seed 5"),
        (("--seed", "5", "--shard", "9"), "shard 2"),
        (("--seed", "5", "--option", "cards=random"), "with the options"),
    ):
        sentence = refused(*words, *differ, "--out", str(tmp_path / "set"))
        assert f"holds another data set ({told}" in sentence
        assert "name another folder" in sentence
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "diary.txt").write_text("dear diary")
    assert "holds other files: name a new folder" in refused("--out", str(tmp_path / "mine"))
    (tmp_path / "set" / "dataset.json").write_text("{")
    assert "dataset.json tells of no data set" in refused("--out", str(tmp_path / "set"))
    assert "can't be made" in refused("--out", str(tmp_path / "mine" / "diary.txt"))


def test_what_is_wrong_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "name a folder for the data set: --out DIR" in refused()
    out = ("--out", str(tmp_path / "set"))
    assert "there is no bot 'nobody'" in refused("--bots", "nobody", *out)
    assert "there is no title 'chess'" in refused("--title", "chess", *out)
    assert "has 2, 3, 4 seats, not 9" in refused("--seats", "9", *out)
    assert "has 2, 3, 4 seats, not 9" in refused("--seats", "9", "--schema")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "a data set needs pyarrow: pip install 'arkwright[dataset]'" in refused(*out)
    assert not (tmp_path / "set").exists()


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    data_set = DataSet(tmp_path, tournament("random"), shard=2)
    data_set.claim()
    data_set.path("games", 0).mkdir(parents=True)
    with pytest.raises(ArkwrightError, match=r"games 0 to 0 can't be made: .* can't be written"):
        list(data_set.make(1, 1))
