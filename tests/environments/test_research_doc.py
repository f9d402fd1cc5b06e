"""The doc for researchers: its examples run as they stand, its tables leave nothing out."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

import arkwright
from arkwright.arena.dataset_tables import GAMES, POSITIONS
from arkwright.commands.app import app
from arkwright.environments import Observation
from arkwright.environments.rewards import REWARDS

DOC = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
KEYS = re.compile(r"\d+|food|clothes|cutlery|lamps|sugar|cotton|silver|porcelain")
"""What only says which of several a number is about."""
LEARNING, ENOUGH = "for number in range(100):", "for number in range(40):"
"""The games of the learner, and as many as show that it learns."""


def blocks(language: str) -> list[str]:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    return [block for named, block in fenced if named == language]


def test_examples_run_and_the_learner_learns(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [line for block in blocks("") for line in block.splitlines()]
    for line in commands:
        if line.startswith("arkwright "):
            done = CliRunner().invoke(app, shlex.split(line)[1:])
            assert done.exit_code == 0, done.output
    assert DOC.count(LEARNING) == 1
    names: dict[str, list[bool]] = {}
    for block in blocks("python"):
        exec(compile(block.replace(LEARNING, ENOUGH), "research.md", "exec"), names)
    assert len(names["won"]) == 40
    # Whoever does not learn wins half of them.
    assert sum(names["won"][-10:]) >= 9


def test_columns_are_documented() -> None:
    from arkwright.environments.openspiel import GAMES as SPIELS

    for column in (*GAMES, *POSITIONS):
        assert f"| `{column.name}` | `{column.type}` | {column.meaning} |" in DOC
    for name in (*REWARDS, *SPIELS.values()):
        assert f"`{name}`" in DOC


@pytest.mark.parametrize("title", arkwright.titles())
def test_what_is_observed_is_documented(title: str) -> None:
    for seats in arkwright.find_title(title).seats:
        for name in Observation(title, seats).names:
            part, *words = [word for word in name.split(".") if not KEYS.fullmatch(word)]
            assert f"`{part}`" in DOC
            if words[:1] == ["factories"]:
                words = words[1:]
            assert not words or f"`{words[0]}`" in DOC, name


def test_the_table_of_an_observation_names_every_number_in_its_place() -> None:
    observation = Observation("card-game", seats=1)
    lines = observation.table().splitlines()[2:]
    assert len(lines) == len(observation.names) == len(observation.scales)
    for place, (line, name, scale) in enumerate(zip(lines, observation.names, observation.scales)):
        part, _, number = name.partition(".")
        assert line == f"| {part} | {place} | {number} | {scale} |"
