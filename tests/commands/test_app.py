"""All commands: what they say about bad input."""

from pathlib import Path

import pytest

import arkwright
from tests.commands.given import refused, run


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


def test_version() -> None:
    assert run("--version").stdout == f"arkwright {arkwright.__version__}\n"
