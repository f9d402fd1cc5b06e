"""The command line as a person uses it, in this process."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from arkwright.commands.app import app

TITLE = "water-frame-2016"


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
