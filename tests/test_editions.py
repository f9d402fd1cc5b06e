"""The editions compared: whatever differs is told, in every language, and in the docs."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arkwright import locales
from arkwright.boardgame import comparison
from arkwright.boardgame.comparison import COUNTED, ENTRIES, compare
from arkwright.boardgame.edition import Edition
from arkwright.boardgame.switches import SWITCHES, Switches
from arkwright.commands.app import app
from arkwright.handbook import differences
from arkwright.play import Sheet
from arkwright.play.comparison import OTHER, Row, compared, find
from arkwright.play.step import Json
from tests.editions import message_ids

DOC = Path(__file__).parents[1] / "docs" / "players" / "editions.md"
TITLES = [edition.name for edition in compared(comparison.FAMILY)]
COMPARED = ("water-frame-2016", "water-frame-2014", "arkwright-2025", "spinning-mule")
"""The titles whose numbers are known here, in the order of the rows below."""
SHEETS = [Sheet.read(title) for title in TITLES]


@cache
def chapters() -> dict[str, list[Row]]:
    return compare()


def command(*arguments: str, **environment: str) -> str:
    result = CliRunner(env={"COLUMNS": "200", **environment}).invoke(app, ["editions", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def entries(tables: dict[str, Json], path: str = "") -> Iterator[tuple[str, Json]]:
    """Every number of an edition file, with its path."""
    for name, value in tables.items():
        where = f"{path}.{name}" if path else name
        if isinstance(value, dict):
            yield from entries(value, where)
        elif name not in ("certainty", "source"):
            yield where, value


def cells(topic: str) -> list[str]:
    """A row of the comparison in English."""
    rows = [row for rows in chapters().values() for row in rows if row.topic == topic]
    assert len(rows) == 1, topic
    texts = dict(zip(TITLES, (differences.cell_text(cell, "en") for cell in rows[0].cells)))
    return [texts[title] for title in COMPARED]


def test_the_doc_is_what_the_command_writes() -> None:
    written = command("--markdown", "--language", "en")
    assert DOC.read_text("utf-8") == written, (
        "write it anew: arkwright editions --markdown --language en > docs/players/editions.md"
    )


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_differs_somewhere_and_every_way_is_gone(name: str) -> None:
    assert {Switches(sheet).ways[name] for sheet in SHEETS} == set(SWITCHES[name])


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_has_a_row_in_one_chapter(name: str) -> None:
    topic = comparison.switch_id(name)
    found = [chapter for chapter, rows in chapters().items() for row in rows if row.topic == topic]
    assert len(found) == 1
    assert found[0] in comparison.FIRST_SWITCH


@pytest.mark.parametrize("language", locales.languages())
def test_everything_has_words(language: str) -> None:
    missing = [id for id in message_ids() if locales.sentence(id, {}, language) is None]
    assert missing == []
    names = {
        word
        for rows in chapters().values()
        for row in rows
        for word in [row.topic, *(word for cell in row.cells for group in cell for word in group)]
        if word.startswith(("edition-", "event-", "marker-", "switch-", "tile-"))
    }
    assert sorted(name for name in names if differences.words(name, language) == name) == []


@pytest.mark.parametrize("language", locales.languages())
def test_a_way_is_a_sentence_and_a_topic_is_none(language: str) -> None:
    for name, ways in SWITCHES.items():
        assert not differences.words(comparison.switch_id(name), language).endswith(".")
        said = [differences.words(comparison.switch_id(name, way), language) for way in ways]
        assert all(text[0].isupper() and text.endswith(".") for text in said)
        assert len(set(said)) == len(said), name


PIECES = ("good", "tile", "event", "marker")
COUNTED_KEYS = re.compile(r"(removed_with|fixed_with|with|row|before|level|set_up|setup)?_?\d+")
"""Keys that the component browser names by their number."""


@cache
def selected(message: str, language: str) -> frozenset[str]:
    """The words for which the component browser's message has another text."""
    file = resources.files(locales) / language / "client-components.ftl"
    found = re.search(
        rf"^{message} = (.*?)^    }}", file.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    assert found is not None
    return frozenset(re.findall(r"^ +\[([a-z0-9-]+)\]", found[1], re.MULTILINE))


def is_named(key: str, language: str) -> bool:
    return (
        COUNTED_KEYS.fullmatch(key) is not None
        or any(locales.sentence(f"{kind}-{key}", {}, language) for kind in PIECES)
        or key.replace("_", "-") in selected("client-number", language)
    )


@pytest.mark.parametrize("language", locales.languages())
@pytest.mark.parametrize("sheet", SHEETS, ids=TITLES)
def test_the_component_browser_has_words_for_every_entry(sheet: Sheet, language: str) -> None:
    for component in sheet.components():
        if component.name.startswith("switch."):
            continue
        slug, last = re.sub("[._]", "-", component.name), component.name.rpartition(".")[2]
        named = slug in selected("client-component", language) or is_named(last, language)
        assert named, component.name
        for key in component.values:
            assert is_named(key, language), f"{component.name} {key}"


def test_every_number_that_differs_is_told() -> None:
    numbers = [dict(entries(sheet.tables)) for sheet in SHEETS]
    paths = dict.fromkeys(path for found in numbers for path in found)
    # An empty list is as good as no entry.
    differing = {p for p in paths if len({str(found.get(p) or "") for found in numbers}) > 1}
    told = {*COUNTED, *(path for rows in ENTRIES.values() for one in rows for path in one.paths)}
    told |= {row.topic for row in chapters().get(OTHER, [])}
    for path in differing:
        parents = [path.rsplit(".", cut)[0] for cut in range(path.count(".") + 1)]
        assert path.startswith("switch.") or told & {path, *parents}, f"{path} is not told"


def test_every_entry_that_is_told_is_in_some_edition() -> None:
    for path in (path for rows in ENTRIES.values() for one in rows for path in one.paths):
        assert any(find(sheet, path) is not None for sheet in SHEETS), path


def test_only_what_differs_is_told() -> None:
    assert all(row.differs for rows in chapters().values() for row in rows)
    assert "edition-output-3" not in {row.topic for rows in chapters().values() for row in rows}


def test_numbers_are_those_of_the_editions() -> None:
    assert cells("edition-fired") == ["4 / 8 / 4", "4 / 8 / 4", "4 / 8 / 8", "4 / 8 / 8"]
    assert cells("edition-lowest-price") == ["£5", "£5", *["£2 / £3 / £4 / £5"] * 2]
    assert cells("edition-highest-price") == ["£25", "£25", "–", "–"]
    assert cells("edition-contract-two") == ["4", "4", "6", "–"]
    assert cells("edition-importers")[-1] == "2 / 1 / 0"
    assert cells("edition-marker-rows")[-1] == "I, I, III, IV"
    assert cells("tile-agent") == ["3", "3", "2", "0"]
    assert cells("marker-ship-4") == [*["0 / 2 / 2"] * 2, *["2 / 3 / 4"] * 2]
    investors = [
        Edition("spinning-mule", n).marker_supply["light"].count("light-investor")
        for n in (2, 3, 4)
    ]
    assert cells("marker-light-investor")[-1] == " / ".join(str(count) for count in investors)


def test_a_row_follows_its_entry() -> None:
    # given an edition file with another number
    entry = next(entry for entry in ENTRIES["turn"] if entry.topic == "contract-two")
    changed = Sheet.read("arkwright-2025", {"contract": {"highest_with_2": 8}})
    # then its cell says it
    assert entry.cell(changed) == [["8"]]


def test_things_that_are_there_several_times_are_counted_and_numbers_are_not() -> None:
    assert differences.listed(["tile-patent", "tile-patent", "tile-office"], "en") == [
        "2 × Patent",
        "Office",
    ]
    assert differences.listed(["1", "1", "2"], "en") == ["1", "1", "2"]


def test_the_table_speaks_the_language_of_the_computer() -> None:
    french = differences.words("edition-chapter-turn", "fr")
    assert french in command(LC_ALL="fr_FR.UTF-8")
    assert french not in command(LC_ALL="pl_PL.UTF-8", LC_MESSAGES="", LANG="")
    assert french in command("--language", "fr", LC_ALL="de_DE.UTF-8")


def test_a_language_that_is_not_spoken_is_refused() -> None:
    result = CliRunner().invoke(app, ["editions", "--language", "xx"])
    assert result.exit_code == 2
    assert ", ".join(locales.languages()) in result.output
