"""The house is built in one direction: an outer room may use an inner one, never the reverse."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arkwright

SOURCE = Path(arkwright.__file__).parent

MAY_USE = {
    "play": set[str](),
    "boardgame": {"play"},
    "cardgame": {"play"},
    "bots": {"play", "boardgame", "cardgame"},
    "locales": {"play", "extras"},
    "handbook": {"play", "boardgame", "cardgame", "locales", "extras", "arkwright"},
    "analysis": {"play", "boardgame", "cardgame", "bots"},
    "lessons": {"play", "bots", "analysis", "arkwright"},
    "arena": {
        "play", "boardgame", "cardgame", "bots", "environments", "extras", "files", "arkwright",
    },
    "environments": {"play", "boardgame", "cardgame", "bots", "extras", "arkwright"},
    "server": {
        "play", "boardgame", "cardgame", "bots", "analysis", "arena", "environments", "extras",
        "files", "handbook", "lessons", "locales", "arkwright",
    },
    "extras": {"play"},
    "files": {"play"},
    "arkwright": {"play", "locales"},
}  # fmt: skip
"""What a room may import besides itself. The rooms that are not here are outermost."""

OUTERMOST = {"__main__", "commands", "terminal"}
FRONT_DOOR = "arkwright"
STANDARD_ONLY = (
    "play", "boardgame", "cardgame", "bots", "extras", "files", "lessons", FRONT_DOOR,
)  # fmt: skip
"""What `pip install arkwright` brings to life without anything else."""

MAY_SAY_ANY = {f"play/{name}.py" for name in ("components", "plain", "record", "shape", "step")}
"""Where JSON is read that has no shape yet."""
MAY_SET_BY_NAME = {"judgement.py", "plain.py"}

WORDS_OF_GAMES = (
    "administration", "appeal", "cash", "clothes", "company", "contract", "crew", "cutlery",
    "decade", "demand", "distribution", "factory", "factories", "food", "good", "goods", "importer",
    "lamps", "loan", "machine", "machinery", "price", "production", "quality", "share", "shares",
    "ship", "wage", "warehouse", "worker", "workers",
)  # fmt: skip


def modules(room: str) -> Iterator[Path]:
    if room == FRONT_DOOR:
        yield SOURCE / "__init__.py"
        return
    folder = SOURCE / room
    yield from folder.rglob("*.py") if folder.is_dir() else [SOURCE / f"{room}.py"]


def rooms() -> list[str]:
    folders = [p.name for p in SOURCE.iterdir() if p.is_dir() and any(p.glob("*.py"))]
    files = [p.stem for p in SOURCE.glob("*.py") if p.stem != "__init__"]
    return sorted([*folders, *files, FRONT_DOOR])


def imports(module: Path) -> Iterator[str]:
    """Every module name that a module imports, also inside functions."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: imports are written in full"
            assert node.module is not None
            if node.module == "arkwright":
                yield from (f"arkwright.{alias.name}" for alias in node.names)
            else:
                yield node.module


def room_of(name: str) -> str:
    """The room of an imported name of ours; what the package itself offers is `arkwright`."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in rooms() else FRONT_DOOR


@pytest.mark.parametrize("room", MAY_USE)
def test_room_uses_inner_rooms_only(room: str) -> None:
    for module in modules(room):
        for name in imports(module):
            if name.split(".")[0] == "arkwright":
                used = room_of(name)
                assert used == room or used in MAY_USE[room], f"{module} uses {name}"


@pytest.mark.parametrize("room", STANDARD_ONLY)
def test_room_uses_standard_library_only(room: str) -> None:
    allowed = sys.stdlib_module_names | {"arkwright"}
    for module in modules(room):
        for name in imports(module):
            assert name.split(".")[0] in allowed, f"{module} uses {name}"


def test_every_room_has_its_place() -> None:
    assert set(rooms()) == set(MAY_USE) | OUTERMOST


def identifiers(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg


def words(identifier: str) -> list[str]:
    return re.findall(r"[a-z]+", re.sub(r"([A-Z])", r"_\1", identifier).lower())


def test_play_knows_no_game() -> None:
    for module in modules("play"):
        for identifier in identifiers(module):
            found = set(words(identifier)) & set(WORDS_OF_GAMES)
            assert not found, f"{module} has the word of a game in {identifier}"


@pytest.mark.parametrize("room", ["play", "boardgame", "cardgame", "bots"])
def test_only_json_is_of_any_type(room: str) -> None:
    for module in modules(room):
        found = set(identifiers(module))
        where = module.relative_to(SOURCE).as_posix()
        assert "Any" not in found or where in MAY_SAY_ANY, where
        assert "setattr" not in found or module.name in MAY_SET_BY_NAME, where
