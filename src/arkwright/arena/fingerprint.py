"""Which bot it was: a short mark that changes when the code of a bot changes."""

import ast
import hashlib
import importlib.util
from collections.abc import Callable
from functools import cache
from importlib.machinery import PathFinder
from pathlib import Path

import arkwright
from arkwright import bots
from arkwright.bots import house
from arkwright.play.editions import titles

LENGTH = 12
PACKAGE = "__init__.py"
CODE = (".py", ".pyc", ".pyi", ".so", ".pyd")


def fingerprint(name: str, title: str) -> str:
    """The mark of a bot by its name: its module, the modules beside it that this uses, their files.

    Files count if they lie in a package of the bot, for example the weights of a learned one.
    Modules that only serve another title's game do not count, nor do their files.
    """
    find.cache_clear()  # files come and go; while one mark is made, they stay
    first = find(module_of(name))
    if first is None:
        return ""
    folder = first.parent

    @cache
    def uses(path: Path) -> set[Path]:
        return beside(path, folder)

    family = arkwright.find_title(title).family
    families = {edition.family for edition in titles()}

    @cache
    def serves(path: Path) -> bool:
        known = {name for used in reached({path}, uses) for name in imports(used)}
        games = {game for game in families if knows(known, f"arkwright.{game}")}
        return family in games or not games

    begin = {first}
    if first == find(house.__name__):
        begin.add(find(house.PLAYERS.format(family)) or first)
    counted = reached(begin, lambda path: {used for used in uses(path) if serves(used)})
    packages = {path.parent for path in counted if path == first or path.name != PACKAGE}
    for package in packages:
        if (package / PACKAGE).exists():
            counted.update(path for path in package.iterdir() if path.is_file() and is_kept(path))
    mark = hashlib.sha256()
    for path in sorted(counted):
        mark.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()[:LENGTH]


def beside(path: Path, folder: Path) -> set[Path]:
    """The modules of a folder that a module uses."""
    found = {find(name) for name in imports(path)}
    return {used for used in found if used is not None and folder in used.parents}


def reached(begin: set[Path], uses: Callable[[Path], set[Path]]) -> set[Path]:
    """Some modules, those that they use, and so on."""
    found = begin
    while further := {used for path in begin for used in uses(path)} - found:
        found, begin = found | further, further
    return found


def knows(imported: set[str], package: str) -> bool:
    """Whether the rules of a game's package are among what is imported."""
    return any(f"{name}.".startswith(f"{package}.") for name in imported)


def module_of(name: str) -> str:
    """The module that a bot comes from."""
    grade = name.partition("/")[0]
    if grade in bots.GRADES:
        return bots.GRADES[grade].module
    named = bots.OWN.get(grade) or name
    if grade in bots.installed():
        named = bots.installed()[grade].value
    return named.partition(":")[0]


def is_kept(path: Path) -> bool:
    """Whether it is a file that a bot may read, and no code."""
    return path.suffix not in CODE and not path.name.startswith(".")


@cache
def find(module: str) -> Path | None:
    """The source of a module, also where it runs compiled.

    It is looked for in its package's folder: compiled modules do not say where they come from.
    """
    package, _, _ = module.rpartition(".")
    try:
        if package:
            parent = find(package)
            if parent is None or parent.name != PACKAGE:
                return None
            spec = PathFinder.find_spec(module, [str(parent.parent)])
        else:
            spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return None
    if spec is None or not spec.has_location or spec.origin is None:
        return None
    path = Path(spec.origin)
    source = path.with_name(f"{path.name.partition('.')[0]}.py")
    return source if source.exists() else path


def imports(path: Path) -> tuple[str, ...]:
    """Every module that a source file may import, also inside functions."""
    return imported(path.read_bytes()) if path.suffix == ".py" else ()


@cache
def imported(source: bytes) -> tuple[str, ...]:
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return tuple(found)
