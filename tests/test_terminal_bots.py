"""Bots at the prompt: grades and styles, one's own, and those that can't go on."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arkwright import bots
from arkwright.commands.app import app

PLAY = ("play", "--terminal", "--title", "card-game", "--seed", "3")
AN_OWN_ONE = """
class Weaver:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, game, seat):
        return game.moves[-1]


class Thief(Weaver):
    def choose(self, game, seat):
        while game.seat == seat:
            game.play(game.moves[0])
        return game.moves[0]


class Fool(Weaver):
    def choose(self, game, seat):
        raise RuntimeError("what is a mill?")
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with an own bot, where the command is given."""
    (tmp_path / "mill_bots.py").write_text(AN_OWN_ONE, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(bots, "OWN", {})
    # A module of before would be taken for this one.
    monkeypatch.delitem(sys.modules, "mill_bots", raising=False)
    yield tmp_path
    sys.modules.pop("mill_bots", None)


@pytest.fixture
def save(own_data_folder: Path) -> Path:
    return own_data_folder / "arkwright" / "game.json"


def typed(*words: str, lines: tuple[str, ...] = (), expect: int = 0) -> str:
    """What a person sees who types these lines and then closes the input."""
    given = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(app, [*PLAY, *words], input=given)
    assert result.exit_code == expect, result.output
    return result.output


def players(save: Path) -> list[str]:
    found: list[str] = json.loads(save.read_text("utf-8"))["players"]
    return found


def test_styles_are_settled_once_and_saved(save: Path) -> None:
    shown = typed("--seats", "3", "--bots", "manager,tycoon/shipper")
    person, manager, tycoon = players(save)
    assert (person, tycoon) == ("person", "tycoon/shipper")
    assert manager in {f"manager/{style}" for style in bots.STYLES}
    assert f"You play against Red ({manager}), Green (tycoon/shipper)." in shown
    typed(lines=("y",))
    assert players(save) == [person, manager, tycoon]


def test_a_save_of_before_there_were_styles_goes_on(save: Path) -> None:
    typed("--seats", "2", "--bots", "clerk")
    value = json.loads(save.read_text("utf-8"))
    save.write_text(json.dumps({**value, "players": ["person", "clerk"]}), "utf-8")
    assert "You left a game: card-game" in typed(lines=("y",))
    assert players(save)[1] in {f"clerk/{style}" for style in bots.STYLES}


def test_own_bot_plays_by_the_name_of_its_class(save: Path) -> None:
    shown = typed("--seats", "2", "--bots", "mill_bots:Weaver", lines=("pass", "1", "1", "1"))
    assert "You play against Red (Weaver)." in shown
    assert players(save) == ["person", "Weaver"]
    assert "can't go on" not in shown


def test_a_game_with_an_own_bot_waits_until_it_is_there_again(save: Path) -> None:
    typed("--seats", "2", "--bots", "mill_bots:Weaver")
    before = save.read_text("utf-8")
    bots.OWN.clear()
    said = typed(lines=("y",), expect=2)
    assert "the game you left has the bot Weaver, but there is no bot 'Weaver'" in said
    assert save.read_text("utf-8") == before
    # It goes on where the bot is brought, or there is a new one
    assert "Red (Weaver)" in typed("--bot", "mill_bots:Weaver", lines=("y",))
    bots.OWN.clear()
    assert "The one you left is kept as" in typed("--new", "--bots", "random")
    assert players(save.with_name("left-1.json")) == ["person", "Weaver"]


def test_a_save_names_no_code(save: Path) -> None:
    typed("--seats", "2", "--bots", "random")
    value = json.loads(save.read_text("utf-8"))
    save.write_text(json.dumps({**value, "players": ["person", "mill_bots:Weaver"]}), "utf-8")
    assert "The saved game can't be read: it names a bot as no save does." in typed()
    assert "mill_bots" not in sys.modules


@pytest.mark.parametrize(
    ("bot", "why"), [("Fool", "RuntimeError: what is a mill?"), ("Thief", "IllegalMove: ")]
)
def test_the_stand_in_plays_on_for_a_bad_bot(save: Path, bot: str, why: str) -> None:
    said = typed("--seats", "2", "--bots", f"mill_bots:{bot}", lines=("1",) * 40)
    assert f"Red ({bot}) can't go on: {why}" in said
    assert said.count("can't go on") == said.count("From here on a clerk plays for it.") == 1
    moves = json.loads(save.read_text("utf-8"))["moves"]
    assert len(moves) > 10


@pytest.mark.parametrize("option", ["--bots", "--bot"])
def test_a_class_that_is_not_there_is_told_in_a_sentence(option: str) -> None:
    said = typed(option, "mill_bots:Spinner", expect=2)
    assert "arkwright: the bot mill_bots:Spinner can't be loaded: AttributeError" in said
