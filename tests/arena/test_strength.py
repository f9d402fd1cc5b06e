"""The doc on the strength of the bots: played once, made from what is kept."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from arkwright import bots
from arkwright.arena import strength
from arkwright.arena.strength import Contest, Goal, Kept, contests
from arkwright.arena.strength_doc import document, verdict
from arkwright.commands.app import app

NAME = "card-game-3-clerk-random"
DOCS = Path(__file__).parents[2] / "docs"


def command(folder: Path, *words: str, games: int = 2) -> str:
    """What the command says to whoever sits there."""
    done = CliRunner().invoke(
        app, ["strength", "--folder", str(folder), "--games", str(games), "--workers", "1", *words]
    )
    assert done.exit_code == 0, done.output
    return done.stderr + done.stdout


def test_every_grade_meets_the_next_in_every_setting() -> None:
    names = [contest.name for contest in contests()]
    assert len(names) == len(set(names)) == 3 * (len(bots.GRADES) - 1) + 3
    for title in ("water-frame-2016-4", "arkwright-2025-4", "card-game-3"):
        for pair in ("clerk-random", "manager-clerk", "director-manager", "tycoon-director"):
            assert f"{title}-{pair}" in names
    for contest in contests():
        contest.tournament(1)


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    assert f"{NAME}: 2 games" in command(tmp_path, "--only", NAME)
    (file,) = (tmp_path / "strength").iterdir()
    kept = json.loads(file.read_text("utf-8"))
    assert kept["report"]["bots"]["clerk"]["win_share"] == 1
    text = (tmp_path / "strength.md").read_text("utf-8")
    assert "| clerk | random | 2 | 100.0 % |" in text
    assert "15 have not been played for yet" in text
    assert NAME not in command(tmp_path, "--only", NAME)
    assert f"{NAME}: 4 games" in command(tmp_path, "--only", NAME, games=4)
    kept["identity"]["fingerprints"]["clerk"] = "another"
    file.write_text(json.dumps(kept), "utf-8")
    assert f"{NAME}  missing" in command(tmp_path, "--only", NAME, "--list")
    command(tmp_path, "--no-play")
    text = (tmp_path / "strength.md").read_text("utf-8")
    assert f"Played by earlier bots than those of today: {NAME}." in text


def test_an_unknown_contest_is_told(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["strength", "--folder", str(tmp_path), "--only", "whist"])
    assert done.exit_code == 2
    assert "there is no contest whist" in done.stderr


def kept(**figures: float) -> Kept:
    bot: dict[str, Any] = {"failures": {}, "mean_score": None, "seats_without_loan": None}
    report = {
        "title": "card-game", "seats": 3, "games": 1000, "deals": 167, "version": "1",
        "bots": {"clerk": bot | figures, "random": bot},
        "timing": {"turn": {"clerk": {"mean": 0.01, "most": 0.02}}},
    }  # fmt: skip
    return Kept("2030-01-01", {"fingerprints": {"clerk": "abc"}}, report)


@pytest.mark.parametrize(
    ("figures", "words"),
    [
        ((0.80, 0.78, 0.82), "yes"),
        ((0.76, 0.74, 0.78), "yes, though the interval reaches below"),
        ((0.74, 0.72, 0.76), "no, though the interval reaches above"),
        ((0.60, 0.58, 0.62), "no"),
    ],
)
def test_the_doc_says_plainly_which_goals_hold(
    figures: tuple[float, float, float], words: str
) -> None:
    share, low, high = figures
    found = kept(win_share=share, win_share_low=low, win_share_high=high)
    contest = Contest(
        strength.SETTINGS[2], ("clerk", "random"), (Goal("clerk", "win_share", 0.75),)
    )
    assert verdict(contest.goals[0], found) == words
    text = document([(contest, found)], 1)
    assert f"| 75 % | {words} |" in text
    holds = words.startswith("yes")
    assert f"Of 1 goals {int(holds)} hold, {int(not holds)} do not." in text
    assert ("the goal is 75 %" in text) == (not holds)
    assert "| card-game | 3 | clerk | 0.010 | 0.020 |" in text


def test_the_example_in_the_docs_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "arena.md").read_text("utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    exec(compile(block, "arena.md", "exec"), {"__name__": "doc"})
    assert "Mean(mean=1.0" in capsys.readouterr().out
