"""What docs/bots.md shows is run as it stands: each example alone, and its bot wherever it goes."""

import re
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arkwright import bots
from arkwright.commands.app import app

BOTS = Path(__file__).parents[1] / "docs" / "bots.md"
EXAMPLES: list[str] = re.findall(
    r"^```python\n(.*?)^```", BOTS.read_text("utf-8"), re.MULTILINE | re.DOTALL
)
OWN_BOT = "class Greedy:"


@pytest.fixture
def mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module of the bot that the doc brings, where somebody would save it."""
    (example,) = (example for example in EXAMPLES if OWN_BOT in example)
    (tmp_path / "mybot.py").write_text(example, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(bots, "OWN", {})
    return example


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.splitlines()[0][:40])
def test_example_runs(example: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(example, str(BOTS), "exec"), {"__name__": "example"})


def test_own_bot_has_twenty_lines_and_beats_chance(mybot: str) -> None:
    body = mybot.partition(OWN_BOT)[2].splitlines()
    assert len([line for line in body if line.strip()]) < 20
    words = ("simulate", "--seats", "2", "--bot", "mybot:Greedy,random", "--games", "1", "--json")
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert '"wins_by_seat": [1.0, 0.0]' in result.output
