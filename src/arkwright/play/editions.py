"""The edition files there are: every file in the folder `editions` of a family is a title.

A family is a package of rules beside this one. Who owns another printing and has no checkout names
a folder of their own in the environment; each file in it is based on an edition that is known.
"""

import os
import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from arkwright.play.errors import BadSetup
from arkwright.play.plain import Json, plain

OWN_FOLDER = "ARKWRIGHT_EDITIONS"
"""The variable that names an owner's folder."""
FOLDER = "editions"
ENDING = ".toml"
NAME = re.compile("[a-z0-9][a-z0-9-]{0,39}")
"""What a title may be called: its name stands in addresses and in the ids of messages."""
ABOUT_BASE = ("based_on", "dropped", "inherited")
"""What a file says about the edition that it is based on, beside its tables."""
Tables = dict[str, Json]


class EditionFile:
    """A title as its file tells it, and the files it is based on.

    `lineage` are the names of these, from the first to the title itself; `tables` all its numbers.
    The table `[title]` says what is no number of the game: `place` and `icon` in a list of all
    titles, the `minutes` that a game takes, 0 if that is not told, the `docs` that tell its rules,
    and `sections`, the number that a section of the family's first rulebook has in the title's own.
    What it does not say is as in the edition that it is based on.
    """

    __slots__ = (
        "docs",
        "family",
        "icon",
        "is_own",
        "lineage",
        "minutes",
        "name",
        "place",
        "sections",
        "tables",
    )

    def __init__(self, name: str, own: str) -> None:
        files = edition_files(own)
        self.name = name
        self.lineage = lineage_of(name, own)
        self.family = files[self.lineage[0]][0]
        self.is_own = not files[name][0]
        self.tables: Tables = {}
        for ancestor in self.lineage:
            self.tables = laid_over(self.tables, ancestor, own)
        about = self.tables.pop("title", {})
        try:
            self.place = int(about["place"])
            self.icon = str(about["icon"])
            self.minutes = int(about.get("minutes", 0))
            self.docs: Tables = dict(about.get("docs", {}))
            self.sections: dict[str, str] = dict(about.get("sections", {}))
        except (KeyError, TypeError, ValueError):
            raise BadSetup(
                f"{files[name][1]}: [title] needs a place and an icon, and a number of minutes"
            ) from None


def titles() -> list[EditionFile]:
    """Every title, in the order in which they are listed: after each what is based on it."""
    found = [find(name) for name in edition_files(own_folder())]
    return sorted(found, key=lambda edition: (edition.place, len(edition.lineage), edition.name))


def find(name: str) -> EditionFile:
    """The edition file of a title."""
    if not is_known(name):
        known = ", ".join(edition.name for edition in titles())
        raise BadSetup(
            f"there is no title {name!r}; there are: {known}", "no-title", name=name, known=known
        )
    return read(name, own_folder())


def is_known(name: str) -> bool:
    return name in edition_files(own_folder())


def own_folder() -> str:
    return os.environ.get(OWN_FOLDER, "")


@cache
def read(name: str, own: str) -> EditionFile:
    edition = EditionFile(name, own)
    if edition.is_own:
        expect_entries(edition, own)
    return edition


@cache
def edition_files(own: str) -> dict[str, tuple[str, Traversable]]:
    """Every edition file by its title, with its family; an owner's says itself what it is."""
    found: dict[str, tuple[str, Traversable]] = {}
    for family in resources.files("arkwright").iterdir():
        folder = family / FOLDER
        if folder.is_dir():
            found.update({name: (family.name, file) for name, file in in_folder(folder).items()})
    if not own:
        return found
    if not Path(own).is_dir():
        raise BadSetup(f"{OWN_FOLDER} names {own}, which is no folder")
    for name, file in in_folder(Path(own)).items():
        if name in found:
            raise BadSetup(f"{file}: there is a title {name} already; give the file another name")
        found[name] = ("", file)
    return found


def in_folder(folder: Traversable) -> dict[str, Traversable]:
    files = [file for file in folder.iterdir() if file.name.endswith(ENDING)]
    found = {file.name.removesuffix(ENDING): file for file in files}
    for name, file in found.items():
        if not NAME.fullmatch(name):
            raise BadSetup(f"{file}: a title's name has small letters, figures and hyphens alone")
    return found


def lineage_of(name: str, own: str) -> tuple[str, ...]:
    """The names of all editions that one is based on, from the first to itself."""
    files = edition_files(own)
    lineage = [name]
    while True:
        family, file = files[lineage[0]]
        base = parsed(lineage[0], own).get("based_on")
        if base is None and family:
            return tuple(lineage)
        if base in lineage:
            raise BadSetup(f"{file}: based_on goes round in a circle: {' on '.join(lineage)}")
        if not isinstance(base, str) or base not in files:
            known = ", ".join(files)
            raise BadSetup(f"{file}: based_on must name one of these titles: {known}")
        lineage.insert(0, base)


@cache
def parsed(name: str, own: str) -> Tables:
    """What stands in the file of a title, read once; nobody may change it."""
    file = edition_files(own)[name][1]
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadSetup(f"{file} can't be read as TOML: {error}") from None


def laid_over(below: Tables, name: str, own: str) -> Tables:
    """An edition with what the file of the next one says differently.

    Entries of the edition below may be `dropped`; sources `inherited` from another book get its
    year.
    """
    file = edition_files(own)[name][1]
    above: Tables = plain(parsed(name, own))
    _, dropped, book = (above.pop(about, "") for about in ABOUT_BASE)
    if dropped and not isinstance(dropped, list):
        raise BadSetup(f'{file}: dropped must be a list of entries, as in ["{dropped}"]')
    for path in dropped:
        drop(below, str(path), file)
    if book:
        name_book(below, book)
    for entry, value in above.items():
        if not isinstance(value, dict):
            raise BadSetup(f"{file}: {entry} must stand in a table, as in [{entry}]")
    return merged(below, above)


def drop(tables: Tables, path: str, file: Traversable) -> None:
    """Take out an entry by its path."""
    *parents, name = path.split(".")
    for parent in parents:
        tables = tables.get(parent, {})
    if name not in tables:
        raise BadSetup(f"{file}: there is no {path} that could be dropped")
    del tables[name]


def name_book(tables: Tables, book: str) -> None:
    """Say of every source which book's sections it names."""
    for name, value in tables.items():
        if isinstance(value, dict):
            name_book(value, book)
        elif name == "source":
            tables[name] = f"{book} {value}"


def merged(below: Tables, above: Tables) -> Tables:
    """`below` with what `above` says differently."""
    result = dict(below)
    for name, value in above.items():
        old = result.get(name)
        if isinstance(value, dict) and isinstance(old, dict):
            result[name] = merged(old, value)
        else:
            result[name] = value
    return result


def expect_entries(edition: EditionFile, own: str) -> None:
    """Refuse an entry of an owner's file that no edition of the family has: it would do nothing."""
    known: Tables = {"title": {"place": 0, "icon": "", "minutes": 0, "sections": {}}}
    for name, (family, _) in edition_files("").items():
        if family == edition.family:
            known = merged(known, read(name, "").tables)
    tables = {n: t for n, t in parsed(edition.name, own).items() if n not in ABOUT_BASE}
    unknown = unknown_entry(known, tables)
    if unknown:
        raise BadSetup(f"{edition_files(own)[edition.name][1]}: no edition has {unknown}")


def unknown_entry(known: Tables, tables: Tables, path: str = "") -> str:
    """The path of the first entry that is not known, or is a table where it should be none."""
    for name, value in tables.items():
        where = f"{path}{name}"
        if name not in known or isinstance(value, dict) != isinstance(known[name], dict):
            return "" if path == "title.sections." else where
        deeper = unknown_entry(known[name], value, f"{where}.") if isinstance(value, dict) else ""
        if deeper:
            return deeper
    return ""
