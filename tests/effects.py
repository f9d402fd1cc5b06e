"""Writes docs/effects.md, the index of tiles, cards and events: `make effects`.

What each does is said in the words of `locales`. Where it is done is found in the source: wherever
a function or class names its id, a constant that holds it, or a number that is called after it.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import arkwright
from arkwright import locales
from arkwright.boardgame.events import EVENTS
from arkwright.boardgame.vocabulary import TILES
from arkwright.cardgame.edition import CARDS, PATRONS
from arkwright.play import Sheet, Step

SOURCE = Path(arkwright.__file__).parent
DOC = Path(__file__).parents[1] / "docs" / "effects.md"
HEAD = """\
# Tiles, cards and events

What each does, in which titles, by which section, and where that stands in the source. Made by
`make effects` from `locales/` and `src/arkwright/`: nobody edits it by hand.
"""
OTHER_NAMES = {
    "crown-jubilee": ["jubilee"],
    "engineering-works": ["machine_tile"],
    "inventor": ["invention_price", "inventions"],
    "machine-works": ["machine_tile"],
    "tinkerer": ["invention_price", "inventions"],
}
"""What is called otherwise in the source than its id says."""
WITHOUT_EFFECT = {
    "__init__", "catalogue", "comparison", "edition", "figures", "forecast", "hidden", "moves",
    "older", "rules", "switches", "view",
}  # fmt: skip
"""Modules that list what there is, read its numbers or show it."""
STORING = {"__init__", "as_json", "copy", "from_json"}
SECTION = re.compile(r"(?:\b\d{4} )?\b(?:[IVX]+|\d+)(?:\.[IVX\d]+[a-z]?)+\b")
IN_EDITION = {
    "tile": ["tile.count"],
    "event": ["event.random", "event.printed.order", "event.printed.reserve"],
    "card": ["card.faces.front", "card.faces.back"],
}
"""Where an edition file says that it has a thing."""
LISTED = {"", "10.1", "2025 10.1", "10.2", "2025 10.2"}
"""The chapters that list them all, which the headings name."""
NUMBERS = {"tile": "tile", "event": "event.effect", "card": "card"}
"""Where it says the numbers of a thing, with their source."""

Definition = ast.FunctionDef | ast.ClassDef


class Place:
    """A step, a function or a method, with all that it names."""

    def __init__(self, file: str, module: ModuleType, name: str, definition: Definition) -> None:
        self.file = file
        self.name = name
        inner = list(ast.walk(definition))
        self.texts = {n.value for n in inner if isinstance(n, ast.Constant)}
        self.attributes = {n.attr for n in inner if isinstance(n, ast.Attribute)}
        for known in {n.id for n in inner if isinstance(n, ast.Name)}:
            self.texts |= set(texts_in(getattr(module, known, None)))
        if isinstance(definition, ast.ClassDef):
            self.sections = {getattr(module, name).section}
        else:
            self.sections = set(SECTION.findall(ast.get_docstring(definition) or ""))

    def deals_with(self, id: str) -> bool:
        own = id.replace("-", "_")
        return (
            id in self.texts
            or any(isinstance(text, str) and text.startswith(f"{id}.") for text in self.texts)
            or any(name == own or name.startswith(f"{own}_") for name in self.attributes)
            or any(name in self.attributes for name in OTHER_NAMES.get(id, ()))
        )


def texts_in(value: object) -> Iterator[str]:
    """The texts of a constant, unless it lists all tiles, cards or events."""
    if value in (TILES, CARDS, EVENTS):
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        yield from (item for item in value if isinstance(item, str))
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts_in(item)


@cache
def places(package: str) -> list[Place]:
    """Every step, function and method of a game's package, file by file."""
    found = []
    for path in sorted((SOURCE / package).rglob("*.py")):
        if path.stem not in WITHOUT_EFFECT:
            file = path.relative_to(SOURCE / package).as_posix()
            module = import_module(f"arkwright.{package}.{file[:-3].replace('/', '.')}")
            body = ast.parse(path.read_text("utf-8")).body
            found += [Place(file, module, *named) for named in definitions(module, body)]
    return found


def definitions(module: ModuleType, body: list[ast.stmt]) -> Iterator[tuple[str, Definition]]:
    """Steps and functions, and the methods of what is no step, if they do more than store it."""
    for definition in body:
        if isinstance(definition, ast.FunctionDef):
            yield definition.name, definition
        elif isinstance(definition, ast.ClassDef):
            if issubclass(getattr(module, definition.name), Step):
                yield definition.name, definition
                continue
            for method in definition.body:
                if isinstance(method, ast.FunctionDef) and method.name not in STORING:
                    yield f"{definition.name}.{method.name}", method


def line(package: str, kind: str, id: str) -> str:
    """The row of one tile, card or event."""
    sheets = {title: arkwright.find_title(title).sheet(None) for title in arkwright.titles()}
    titles = [title for title, sheet in sheets.items() if has(sheet, kind, id)]
    found = [p for p in places(package) if p.deals_with(id) or is_event(p, kind, id)]
    files: dict[str, list[str]] = {}
    for place in found:
        files.setdefault(place.file, []).append(f"`{place.name}`")
    cells = [
        f"{locales.word(kind, id)} `{id}`",
        "<br>".join(effects(kind, id, titles)),
        ", ".join(titles),
        ", ".join(sections(kind, id, sheets[titles[0]], found)),
        "<br>".join(f"`{file}`: {', '.join(names)}" for file, names in files.items()),
    ]
    return f"| {' | '.join(cells)} |"


def has(sheet: Sheet, kind: str, id: str) -> bool:
    """Whether an edition has a thing."""
    if kind not in sheet.tables:
        return False
    return any(id in sheet.get(path) for path in IN_EDITION[kind])


def is_event(place: Place, kind: str, id: str) -> bool:
    """Whether this is the function that an event is."""
    return kind == "event" and place.name == EVENTS[id].__name__


def sections(kind: str, id: str, sheet: Sheet, found: list[Place]) -> list[str]:
    """Where the books say it: by the number of the card, by source, and by what does it."""
    if kind == "card":
        return [f"card {number_of(id)}"]
    numbers = sheet.get(NUMBERS[kind]).get(id, {})
    said = set(SECTION.findall(numbers.get("source", "")))
    return sorted(said.union(*(place.sections for place in found)) - LISTED)


def effects(kind: str, id: str, titles: list[str]) -> list[str]:
    """What it does; where titles differ, each with those that say so."""
    said: dict[str, list[str]] = {}
    for title in titles:
        effect = locales.effect(kind, id, title=title)
        assert effect is not None, f"{kind}-{id} has no .effect"
        said.setdefault(" ".join(effect.split()), []).append(title)
    return list(said) if len(said) == 1 else [f"{e} ({', '.join(by)})" for e, by in said.items()]


def number_of(card: str) -> int:
    """The number of a card in its book, where all patrons are one."""
    kinds = list(dict.fromkeys("patron" if name in PATRONS else name for name in CARDS))
    return kinds.index("patron" if card in PATRONS else card) + 1


def chapter(heading: str, package: str, kind: str, ids: Iterable[str]) -> str:
    head = f"\n## {heading}\n\n| | what it does | titles | sections | in `{package}/` |\n"
    return head + "|---|---|---|---|---|\n" + "".join(f"{line(package, kind, id)}\n" for id in ids)


def index() -> str:
    """The whole index."""
    return (
        HEAD
        + chapter("Development tiles of the board game (2025 10.1)", "boardgame", "tile", TILES)
        + chapter("Events of the board game (10.2)", "boardgame", "event", EVENTS)
        + chapter(
            "Development cards of the card game, which has no events", "cardgame", "card", CARDS
        )
    )


if __name__ == "__main__":
    DOC.write_text(index(), "utf-8")
