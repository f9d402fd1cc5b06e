"""The wheel, installed where there is nothing else, and with one extra at a time.

The libraries of an extra are those of the environment that the tests run in: links to the
distributions that it asks for, and to what these ask for in turn.
"""

import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import arkwright
from tests import bare

ROOT = Path(__file__).parent.parent
NOTHING = ""
NOT_INSTALLED = 2

ONE_GAME = ("--games", "1", "--bots", "random", "--workers", "1")
ARENA = ("-m", "arkwright", "arena", *ONE_GAME)
DATASET = ("-m", "arkwright", "dataset", *ONE_GAME)
OF_THE_SERVER = tuple(
    f"arkwright.server.{name}"
    for name in ("app", "operating.local", "operating.export", "operating.import_")
)


class Place:
    """A Python of its own, with the wheel and the libraries of some extra."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, symlinks=True)
        names = {"base": str(folder), "platbase": str(folder)}
        self.packages = Path(sysconfig.get_path("purelib", "venv", names))
        self.python = Path(sysconfig.get_path("scripts", "venv", names)) / "python"

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """What Python does there, with no other package in reach."""
        return subprocess.run(
            [self.python, "-I", *words],
            input=typed,
            env={"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data")},
            cwd=self.folder,
            capture_output=True,
            text=True,
        )

    def arkwright(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self.run("-m", "arkwright", *words, typed=typed)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    (made,) = folder.glob("*.whl")
    return made


def installed(wheel: Path, folder: Path, extra: str) -> Place:
    """The wheel in a Python of its own, with what an extra brings."""
    place = Place(folder)
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place.packages)
    if extra:
        for name in closure(extra):
            link(name, place.packages)
    return place


@pytest.fixture(scope="module")
def bare_place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return installed(wheel, tmp_path_factory.mktemp("bare"), NOTHING)


@pytest.fixture(scope="module")
def terminal_place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return installed(wheel, tmp_path_factory.mktemp("terminal"), "terminal")


def extras() -> dict[str, list[str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
    found: dict[str, list[str]] = project["optional-dependencies"]
    return found


def asked_for(name: str, extra: str) -> list[Requirement]:
    """What a distribution, or ours, asks for: always, or with an extra."""
    ours = name == "arkwright"
    lines = extras()[extra] if ours else distribution(name).requires or []
    found = [Requirement(line) for line in lines]
    return [need for need in found if not need.marker or need.marker.evaluate({"extra": extra})]


def closure(extra: str) -> set[str]:
    """The distributions that an extra of ours brings, with all that they ask for."""
    left, seen = [("arkwright", extra)], set()
    while left:
        name, with_extra = left.pop()
        if (name, with_extra) in seen:
            continue
        seen.add((name, with_extra))
        for need in asked_for(name, with_extra):
            needed = canonicalize_name(need.name)
            chosen = need.extras if needed == "arkwright" else {NOTHING, *need.extras}
            left += [(needed, one) for one in chosen]
    return {name for name, _ in seen} - {"arkwright"}


def tops(name: str) -> Iterator[Path]:
    """The files and folders in the environment of the tests that a distribution put there."""
    found = distribution(name)
    for top in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
        yield Path(str(found.locate_file(top)))


def link(name: str, packages: Path) -> None:
    for top in tops(name):
        there = packages / top.name
        if not there.exists():
            there.symlink_to(top)


def test_a_bare_python_plays_a_game_of_every_title(bare_place: Place) -> None:
    ended = bare_place.run(bare.__file__)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.split() == arkwright.titles()


def test_a_bare_python_says_what_the_command_needs(bare_place: Place) -> None:
    sentence = "arkwright: the command line needs typer: pip install 'arkwright[terminal]'\n"
    script = (
        "from importlib.metadata import entry_points as points\n"
        "(script,) = points(group='console_scripts', name='arkwright')\n"
        "script.load()()"
    )
    for words in (["-m", "arkwright"], ["-m", "arkwright", "play"], ["-c", script]):
        ended = bare_place.run(*words)
        assert (ended.returncode, ended.stdout, ended.stderr) == (NOT_INSTALLED, "", sentence)


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("arkwright.locales", "words"),
        ("arkwright.environments.pettingzoo", "research"),
        ("arkwright.environments.openspiel", "research"),
    ],
)
def test_a_module_says_which_extra_it_needs(module: str, extra: str, bare_place: Place) -> None:
    code = f"try: import {module}\nexcept ImportError as error: print(error)"
    told = bare_place.run("-c", code).stdout
    assert told.startswith(f"{module} needs ")
    assert told.endswith(f": pip install 'arkwright[{extra}]'\n")


def test_only_a_missing_language_leads_to_ids(bare_place: Place) -> None:
    code = (
        "import sys, arkwright\n"
        "sys.modules['arkwright.locales'] = None\n"
        "str(arkwright.new('card-game', seed=1).why_not('appeal 4'))"
    )
    ended = bare_place.run("-c", code)
    assert ended.returncode == 1
    assert "ModuleNotFoundError: import of arkwright.locales halted" in ended.stderr


def test_with_the_words_a_refusal_is_a_sentence(wheel: Path, tmp_path: Path) -> None:
    place = installed(wheel, tmp_path / "words", "words")
    code = (
        "import arkwright\n"
        "game = arkwright.new('water-frame-2016', seats=4, seed=7)\n"
        "game.play('place workers 4')\n"
        "try: game.play('hire food 1 1')\n"
        "except arkwright.IllegalMove as error: print(error)"
    )
    assert place.run("-c", code).stdout == "hire food 1 1: you have no food factory (II.2.2)\n"


def test_the_docs_of_the_rules_come_along(wheel: Path, terminal_place: Place) -> None:
    docs = [path.name for path in (ROOT / "docs" / "players").rglob("*.md")]
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if "/handbook/docs/" in name]
    assert len(names) == len(docs)
    code = "from arkwright import handbook; print(len(handbook.rules('card-game', 'en').chapters))"
    assert int(terminal_place.run("-c", code).stdout) > 30


@pytest.mark.parametrize(
    ("words", "needs"),
    [
        (["play", "--no-browser"], "server"),
        (["export", "--all"], "server"),
        (["arena", "--games", "1"], "arena"),
        (["strength", "--games", "1", "--folder", "."], "arena"),
        (["dataset", "--games", "1", "--out", "set"], "dataset"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_command_says_which_extra_it_needs(
    words: list[str], needs: str, terminal_place: Place
) -> None:
    ended = terminal_place.arkwright(*words)
    assert (ended.returncode, ended.stdout) == (NOT_INSTALLED, ""), ended.stderr
    told = ended.stderr.splitlines()[-1]
    assert told.startswith("arkwright: ")
    assert told.endswith(f": pip install 'arkwright[{needs}]'")


def test_the_terminal_needs_no_other_extra(terminal_place: Place) -> None:
    simulated = terminal_place.arkwright("simulate", "--games", "1", "--workers", "1")
    assert (simulated.returncode, simulated.stderr) == (0, "")
    assert "water-frame-2016, 4 seats, random: 1 game" in simulated.stdout
    played = terminal_place.arkwright("play", "--terminal", "--new", typed="place workers 2\nq\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Blue puts the workers marker on the £2 space." in played.stdout


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("server", ["-c", f"import {', '.join(OF_THE_SERVER)}"]),
        ("arena", [*ARENA, "--plot", "pictures"]),
        ("dataset", [*DATASET, "--out", "set"]),
    ],
    ids=["server", "arena", "dataset"],
)
def test_an_extra_brings_all_that_it_is_for(
    extra: str, words: list[str], wheel: Path, tmp_path: Path
) -> None:
    ended = installed(wheel, tmp_path / extra, extra).run(*words)
    assert ended.returncode == 0, ended.stderr


def test_all_brings_what_every_extra_brings() -> None:
    everything = closure("all")
    for extra in extras():
        if extra not in ("dev", "bench"):
            assert closure(extra) <= everything, extra
