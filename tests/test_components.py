"""The edition files: every number says how sure it is and why, and what is wrong is told.

That the numbers of a title fit together is tested with the title.
"""

from typing import Any

import pytest

import arkwright
from arkwright import BadSetup
from arkwright.play import CERTAINTIES, Sheet
from tests.editions import BESIDE, correction, edition_file, leaves, refusal, tables_of, without
from tests.titles import TITLES

every_title = pytest.mark.parametrize("title", TITLES)

FEWEST_TABLES = 40
WRONG = {int: "nine", list: "nine", str: ["nine"]}


def told(title: str, components: Any) -> str:
    """The one sentence that refuses these corrections."""
    with pytest.raises(BadSetup) as caught:
        arkwright.new(title, seed=1, components=components)
    said = str(caught.value)
    assert "\n" not in said
    return said


def first_number(title: str) -> str:
    """The path of the first number in an edition file."""
    return next(path for path, printed in leaves(edition_file(title)) if isinstance(printed, int))


def first_list(title: str) -> str:
    """The path of the first list of numbers in an edition file."""
    for path, printed in leaves(edition_file(title)):
        if isinstance(printed, list) and all(isinstance(item, int) for item in printed):
            return path
    raise AssertionError(f"{title} has no list of numbers")


# Certainty and source


@every_title
def test_every_number_has_a_certainty_and_a_source(title: str) -> None:
    found = [
        (path, table)
        for path, table in tables_of(edition_file(title))
        if any(not isinstance(value, dict) for value in table.values())
    ]
    assert len(found) > FEWEST_TABLES
    for path, table in found:
        assert table.get("certainty") in CERTAINTIES, path
        assert isinstance(table.get("source"), str), path
        assert table["source"].strip(), path
        assert set(table) - set(BESIDE), f"{path} has a source but no number"


@every_title
def test_the_list_of_components_is_the_whole_file(title: str) -> None:
    listed = {
        f"{component.name}.{name}": value
        for component in arkwright.find_title(title).sheet(None).components()
        for name, value in component.values.items()
    }
    assert listed == dict(leaves(edition_file(title)))


# What the owner of a printed copy may get wrong


@every_title
def test_a_number_of_the_wrong_kind_is_named(title: str) -> None:
    for path, printed in leaves(edition_file(title)):
        said = refusal(title, path, WRONG[type(printed)])
        assert path in said
        assert "must be" in said or "can't be" in said
        assert "\n" not in said


@every_title
@pytest.mark.parametrize("wrong", [-1, 1.5, True, None, "5", [5]])
def test_a_wrong_number_is_told_in_one_sentence(title: str, wrong: Any) -> None:
    path = first_number(title)
    assert told(title, correction(path, wrong)) == (
        f"{path} in the edition file of {title} must be a number, 0 or more"
    )


@every_title
@pytest.mark.parametrize("wrong", [[1, 2, "x", 3], [True, 2, 3, 4], [-1, 2, 3, 4], "8", None])
def test_a_wrong_list_is_told_in_one_sentence(title: str, wrong: Any) -> None:
    path = first_list(title)
    assert told(title, correction(path, wrong)) == (
        f"{path} in the edition file of {title} must be a list of numbers"
    )


@every_title
def test_a_table_in_place_of_a_number_is_told(title: str) -> None:
    for path, _ in leaves(edition_file(title)):
        assert refusal(title, path, {"x": 5}) == (
            f"{path} in the edition file of {title} must be a number or a list, not a table"
        )


@every_title
def test_a_missing_number_is_named(title: str) -> None:
    tables = edition_file(title)
    for path, _ in leaves(tables):
        sheet = Sheet(title, without(tables, path))
        for read in (sheet.get, sheet.number, sheet.numbers, sheet.words):
            with pytest.raises(BadSetup) as caught:
                read(path)
            assert str(caught.value) == f"the edition file of {title} has no number {path}"


@every_title
def test_a_number_in_place_of_a_table_is_told(title: str) -> None:
    for path, _ in tables_of(edition_file(title)):
        assert refusal(title, path, 5) == f"{path} in the edition file of {title} must be a table"


@every_title
@pytest.mark.parametrize("beside", [{"certainty": ""}, {"certainty": "sure"}, {"source": ""}])
def test_a_missing_certainty_or_source_is_told(title: str, beside: dict[str, str]) -> None:
    path = first_number(title).rpartition(".")[0]
    assert told(title, correction(path, beside)) == (
        f"{path} in the edition file of {title} needs a source and a certainty: "
        "stated, public, inferred, reconstructed"
    )


@every_title
def test_corrections_are_a_set_of_tables(title: str) -> None:
    assert told(title, ["price"]) == (
        "an edition file is a set of tables, as in the editions/ folder"
    )


@every_title
def test_a_correction_of_what_does_not_exist_is_told(title: str) -> None:
    beside = {"certainty": "stated", "source": "my copy"}
    path = first_number(title)
    assert refusal(title, f"{path}x", 4) == f"the edition file of {title} has no {path}x to correct"
    assert "hats" in refusal(title, "hats", {"lowest": 4, **beside})
    table = path.rpartition(".")[0]
    assert f"{table}.hats" in refusal(title, f"{table}.hats", {"lowest": 4, **beside})
