"""`arkwright play`: a server for this machine, and the browser opened there."""

import contextlib
import os
import signal
import socket
import subprocess
import webbrowser
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from arkwright.commands.app import app
from arkwright.server.operating.local import HOST, PORT, own_browser
from tests.server.given import PATIENCE, until
from tests.server.operating import ARKWRIGHT, running_command


@pytest.fixture
def opening(tmp_path: Path) -> tuple[str, Path]:
    """A browser that writes down what it is asked to open, and where it does."""
    program, opened = tmp_path / "browser", tmp_path / "opened"
    program.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    program.chmod(0o700)
    return f"{program} %s", opened


def test_it_opens_the_browser_and_stops_by_ctrl_c(opening: tuple[str, Path]) -> None:
    # when somebody says play
    program, opened = opening
    with running_command("play", BROWSER=program) as playing:
        # then it says where it is, is there, and the browser opens there
        assert playing.first_line == f"Arkwright is at {playing.url} (Ctrl+C stops it)\n"
        assert httpx.get(f"{playing.url}/health").is_success
        until(lambda: opened.exists() and opened.read_text())
        assert opened.read_text() == f"{playing.url}\n"
        # when they say so again, then the browser opens again at the same server
        again = subprocess.run(
            [*ARKWRIGHT, "play"],
            env={**os.environ, "BROWSER": program},
            capture_output=True,
            text=True,
            timeout=3 * PATIENCE,
        )
        said = f"Arkwright is at {playing.url} (it runs already, on this machine)\n"
        assert (again.returncode, again.stdout, again.stderr) == (0, said, "")
        until(lambda: opened.read_text() == f"{playing.url}\n" * 2)
        # and Ctrl+C stops it without a word
        assert playing.stop(signal.SIGINT) == (0, "", "")


def test_a_port_that_is_taken_is_no_trouble(opening: tuple[str, Path]) -> None:
    # given somebody who has the usual port
    program, opened = opening
    with socket.socket() as other:
        with contextlib.suppress(OSError):
            other.bind((HOST, PORT))
            other.listen()
        # when somebody plays without the browser
        with running_command("play", "--no-browser", BROWSER=program) as playing:
            # then another port is found
            assert httpx.URL(playing.url).port not in (None, PORT)
            assert httpx.get(f"{playing.url}/health").is_success
            playing.stop(signal.SIGINT)
    # and no browser was opened
    assert not opened.exists()


def test_a_browser_of_the_terminal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    in_terminal = webbrowser.GenericBrowser("lynx")
    monkeypatch.setattr(webbrowser, "get", lambda: in_terminal)
    monkeypatch.delenv("BROWSER", raising=False)
    assert own_browser() is None
    # unless the person wants that one
    monkeypatch.setenv("BROWSER", "lynx")
    assert own_browser() is in_terminal


def test_without_a_browser_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert own_browser() is None


@pytest.mark.parametrize(
    "words",
    [
        ("--terminal",),
        ("--new",),
        ("--seed", "3"),
        ("--seats", "2"),
        ("--title", "card-game"),
        ("--name", "Ada"),
        ("--option", "setup=free"),
        ("--bots", "random"),
    ],
)
def test_who_says_how_to_play_plays_in_the_terminal(words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, ["play", *words], input="")
    assert result.exit_code == 0, result.output
    assert "You are " in result.output
