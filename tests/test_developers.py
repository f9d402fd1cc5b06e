"""What docs/developers.md names is there; no room, command or target is left out."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from arkwright.commands.app import COMMANDS
from tests.test_rooms import rooms

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "arkwright"
DOC = (ROOT / "docs" / "developers.md").read_text("utf-8")
WITHOUT_BLOCKS = re.sub(r"^```.*?^```$", "", DOC, flags=re.MULTILINE | re.DOTALL)
CODE = re.findall(r"`([^`]+)`", WITHOUT_BLOCKS)
NAME = re.compile(r"[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_][A-Za-z_0-9]*)*")
FILE = re.compile(r"[\w./-]+(?:\.(?:py|ts|svelte|md|ftl|toml|css|svelte\.ts)|/)")
WRITTEN_IN = ("src", "client/src", "tests", "benchmarks")


def tables() -> Iterator[tuple[str, list[str]]]:
    """The folder that a table's last column names files of, and what stands in that column."""
    for table in re.findall(r"(?:^\|.*\n)+", DOC, flags=re.MULTILINE):
        head, _, *rows = table.splitlines()
        folder = re.search(r"in `([\w/]+)/` \|$", head)
        if folder:
            yield folder[1], [row.split("|")[-2] for row in rows]


def is_there(base: Path, name: str) -> bool:
    return any(base.glob(name.rstrip("/")))


def test_files_in_tables_are_there() -> None:
    found = 0
    for folder, cells in tables():
        base = ROOT / folder if (ROOT / folder).is_dir() else SOURCE / folder
        for cell in cells:
            beside = base
            for name in re.findall(r"`([^`]+)`", cell):
                if FILE.fullmatch(name):
                    where = beside if is_there(beside, name) else base
                    assert is_there(where, name), f"{folder}/ has no {name}"
                    beside = (where / name).parent
                    found += 1
    assert found > 100


@cache
def paths() -> set[str]:
    skipped = {"node_modules", ".git", ".venv"}
    return {
        path.relative_to(ROOT).as_posix() + ("/" if path.is_dir() else "")
        for path in ROOT.rglob("*")
        if not skipped & set(path.relative_to(ROOT).parts)
    }


@pytest.mark.parametrize("name", sorted({name for name in CODE if FILE.fullmatch(name)}))
def test_file_is_there(name: str) -> None:
    assert any(f"/{path}".endswith(f"/{name.removeprefix('./')}") for path in paths())


@cache
def words() -> set[str]:
    """Every word of the source, and of the edition files."""
    found: set[str] = set()
    for folder in WRITTEN_IN:
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".ts", ".svelte", ".toml", ".ftl"):
                found |= set(re.findall(r"\w+", path.read_text("utf-8")))
                found |= set(path.relative_to(ROOT).with_suffix("").parts)
    return found | set((ROOT / "pyproject.toml").read_text("utf-8").split())


@pytest.mark.parametrize("name", sorted({name for name in CODE if NAME.fullmatch(name)}))
def test_name_is_in_the_source(name: str) -> None:
    if not FILE.fullmatch(name):
        assert set(name.split(".")) <= words()


@cache
def read_below(path: Path) -> str:
    """A file with its name, or all files of a folder."""
    if path.is_dir():
        return "".join(map(read_below, sorted(path.iterdir())))
    known = path.suffix in (".py", ".ts", ".svelte")
    return f"{path.name}\n{path.read_text('utf-8')}" if known and path.is_file() else ""


def test_what_a_row_begins_with_is_in_its_files() -> None:
    found = 0
    for table in re.findall(r"(?:^\|.*\n)+", DOC, flags=re.MULTILINE):
        head, _, *rows = table.splitlines()
        folder = re.search(r"in `([\w/]+)/` \|$", head)
        if not folder:
            continue
        base = ROOT / folder[1] if (ROOT / folder[1]).is_dir() else SOURCE / folder[1]
        for row in rows:
            *told, files = row.split("|")[1:-1]
            named = [name for name in re.findall(r"`([^`]+)`", files) if FILE.fullmatch(name)]
            text = "".join(map(read_below, (base / name for name in named))) or read_below(base)
            for name in re.findall(r"`([A-Za-z_]\w*)(?:\([^`]*\))?`", "|".join(told).split(":")[0]):
                assert name in text or name in COMMANDS, f"{name} is in none of {named}"
                found += 1
    assert found > 10


def test_every_room_has_its_line_in_the_house() -> None:
    house = re.search(r"^```\nsrc/arkwright/\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    assert house
    lines = [line for line in house[1].splitlines() if line.startswith("  ") and line[2] != " "]
    named = {line.split()[0].rstrip("/").removesuffix(".py") for line in lines}
    assert named == {"__init__" if room == "arkwright" else room for room in rooms()}
    for line in house[1].splitlines():
        name = line.split()[0]
        assert any(path.endswith(f"/{name}") or path == name for path in paths()) or name == "site/"


@pytest.mark.parametrize(
    "room", ["arena", "boardgame", "cardgame", "environments", "play", "terminal"]
)
def test_every_file_of_a_room_is_named(room: str) -> None:
    for path in (SOURCE / room).rglob("*.py"):
        assert path.name == "__init__.py" or path.name in {name.split("/")[-1] for name in CODE}


def test_targets_and_commands_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"`make ([\w-]+)", DOC):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for command in re.findall(r"`arkwright ([a-z]+)", DOC):
        assert command in COMMANDS
