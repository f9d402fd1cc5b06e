"""The command `arena`, as a person and as a program use it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import arkwright
from arkwright.commands.app import app
from tests.arena.given import ONCE, hear_interrupts

ROOT = Path(__file__).parents[2]
SOURCE = str(Path(arkwright.__file__).parents[1])
QUICK = ("--title", "card-game", "--seats", "2", "--workers", "1")


def arena(*words: str, folder: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """The command in a process of its own."""
    return subprocess.run(
        # As the installed command does, it starts without the folder that it stands in.
        [sys.executable, "-P", "-m", "arkwright", "arena", *words],
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": SOURCE},
        preexec_fn=hear_interrupts,
        check=False,
    )


def told(*words: str) -> dict[str, Any]:
    """What the command says to a program, without what depends on the machine."""
    done = CliRunner().invoke(app, ["arena", *words, "--json"])
    assert done.exit_code == 0, done.stderr
    (line,) = done.stdout.splitlines()
    report: dict[str, Any] = json.loads(line)
    assert report.pop("timing")["seconds"] > 0
    return report


def refused(*words: str) -> str:
    """The one sentence about bad input, told before anything is played."""
    done = CliRunner().invoke(app, ["arena", *words])
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    return sentence


@pytest.fixture(scope="module")
def with_everything(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[dict[str, Any], Path]:
    """What it says of four games, and the folder of their records and pictures."""
    folder = tmp_path_factory.mktemp("arena")
    kept = [f"--{what}={folder / what}" for what in ("save", "plot", "results")]
    return told(*QUICK, "--bots", "random,clerk", "--games", "4", "--seed", "3", *kept), folder


def test_one_object_says_everything(with_everything: tuple[dict[str, Any], Path]) -> None:
    report, _ = with_everything
    assert (report["title"], report["seats"]) == ("card-game", 2)
    assert (report["games"], report["deals"]) == (4, 2)
    assert (report["seed"], report["round"], report["seat_balanced"]) == (3, 2, True)
    assert set(report["bots"]) == {"random", "clerk"}
    clerk = report["bots"]["clerk"]
    assert clerk["win_share"] == 1.0
    assert 0 < clerk["win_share_low"] < clerk["win_share"] <= clerk["win_share_high"]
    assert clerk["fair_share"] == 0.5
    assert set(clerk["rating"]) == {"mu", "sigma", "ordinal"}
    assert clerk["rating"]["mu"] > report["bots"]["random"]["rating"]["mu"]
    assert clerk["lowest_score"] <= clerk["mean_score"] <= clerk["highest_score"]
    assert clerk["mean_score_low"] <= clerk["mean_score"] <= clerk["mean_score_high"]
    for name in ("share_value", "shares", "loans", "loans_taken"):
        assert clerk[f"mean_{name}"] >= 0
    assert 0 <= clerk["seats_without_loan"] <= 1
    assert clerk["failures"] == {}
    assert report["length"]["min"] <= report["length"]["mean"] <= report["length"]["max"]


def test_the_table_says_it_to_people() -> None:
    done = CliRunner().invoke(app, ["arena", *QUICK, "--bots", "random,clerk", "--games", "3"])
    assert done.exit_code == 0, done.stderr
    for words in ("games won", "95 % interval", "fair share", "rating", "loans taken", "seat 2"):
        assert words in done.stdout
    assert "3 games are no multiple of 2" in done.stdout.replace("\n", " ")


def test_interrupted_it_says_how_to_go_on_and_comes_to_the_same(
    tmp_path: Path, own_data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = (*QUICK, "--bots", "random,tests.arena.given:Interrupts", "--games", "16")
    monkeypatch.setenv(ONCE, str(ROOT / "README.md"))
    whole = told(*words)
    monkeypatch.setenv(ONCE, str(tmp_path / "once"))
    done = arena(*words)
    assert done.returncode == 130
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("Interrupted: ")
    assert "of 16 games are kept in" in sentence
    (file,) = (own_data_folder / "arkwright" / "arena").iterdir()
    kept = len(file.read_text("utf-8").splitlines()) - 1
    assert 0 < kept < 16
    again = CliRunner().invoke(app, ["arena", *words, "--workers", "2", "--json"])
    assert f"Going on after {kept} of 16 games" in again.stderr
    report = json.loads(again.stdout)
    assert report.pop("timing")["games"] == 16 - kept
    assert report == whole
    assert not file.exists()


def test_an_own_bot_of_the_folder_that_fails_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Mine:\n"
        "    def __init__(self, rng): pass\n"
        "    def choose(self, game, seat):\n"
        "        print('thinking')\n"
        "        raise KeyError('factory')\n"
    )
    words = (*QUICK, "--bots", "random,mine:Mine", "--games", "4")
    done = arena(*words, "--json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    # What bots print comes from several processes and may stand before anything else in a line.
    told_of = [line for line in done.stderr.replace("thinking", "").splitlines() if line]
    assert len(told_of) == 1
    assert "Mine in seat 2 raised an error: KeyError: 'factory'" in told_of[0]
    assert "seed" in told_of[0]
    report = json.loads(done.stdout)
    assert report["bots"]["Mine"]["failures"] == {"crashed": 4}
    assert report["bots"]["random"]["win_share"] == 1.0
    alone = arena(*words, "--game", "1", folder=tmp_path)
    assert alone.returncode == 1
    assert "mine.py" in alone.stderr


def test_records_are_saved_and_replay(with_everything: tuple[dict[str, Any], Path]) -> None:
    files = sorted((with_everything[1] / "save").iterdir())
    assert len(files) == 4
    done = CliRunner().invoke(app, ["replay", "--check", *(str(file) for file in files)])
    assert done.stdout.count("ends as recorded") == 4


def test_it_is_drawn(with_everything: tuple[dict[str, Any], Path]) -> None:
    folder = with_everything[1] / "plot"
    names = {file.name for file in folder.iterdir()}
    kinds = ("win-shares", "ratings", "scores")
    assert names == {f"{kind}.{form}" for kind in kinds for form in ("png", "svg")}
    for kind in kinds:
        assert (folder / f"{kind}.png").read_bytes().startswith(b"\x89PNG")
        assert "</svg>" in (folder / f"{kind}.svg").read_text("utf-8")


def test_a_file_of_results_is_kept_and_goes_with_one_tournament(
    with_everything: tuple[dict[str, Any], Path],
) -> None:
    report, folder = with_everything
    file = folder / "results"
    words = (*QUICK, "--bots", "random,clerk", "--games", "4", "--results", str(file))
    assert told(*words, "--seed", "3") == report
    assert len(file.read_text("utf-8").splitlines()) == 5
    assert "holds another tournament (seed 3)" in refused(*words, "--seed", "2")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "nobody"), "there is no bot 'nobody'"),
        (("--bots", "clerk,"), "there is no bot ''"),
        (("--bots", "nowhere:Mine"), "can't be loaded"),
        (("--title", "whist"), "there is no title 'whist'"),
        (("--seats", "9"), "seats"),
        (("--option", "cheese"), "has no option 'cheese'"),
        (("--ray", "127.0.0.1:1", "--bots", "random"), "there is no Ray cluster at 127.0.0.1:1"),
        (("--plot", "/dev/null/here", "--bots", "random"), "can't be made"),
    ],
    ids=lambda value: value[1] if isinstance(value, tuple) else "",
)
def test_bad_input_is_told_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*words)


@pytest.mark.parametrize(
    ("option", "module", "sentence"),
    [
        ("--plot", "matplotlib", "a picture needs matplotlib: pip install 'arkwright[arena]'"),
        ("--save", "openskill.models", "a rating needs openskill: pip install 'arkwright[arena]'"),
        ("--ray", "ray", "a cluster needs ray: pip install 'arkwright[ray]'"),
    ],
)
def test_what_is_not_installed_is_told_before_anything_is_played(
    option: str, module: str, sentence: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    told_of = refused("--bots", "random", "--games", "1", option, str(tmp_path / "local"))
    assert told_of == f"arkwright: {sentence}"


@pytest.mark.cluster
def test_a_ray_cluster_gives_the_same() -> None:
    words = ("--title", "card-game", "--seats", "2", "--bots", "random", "--games", "2")
    done = arena(*words, "--ray", "local", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    there = json.loads(done.stdout)
    del there["timing"]
    assert there == told(*words, "--workers", "1")
