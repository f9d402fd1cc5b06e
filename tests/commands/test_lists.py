"""The commands that list something: `components`, `titles`, `awards`."""

import json
from pathlib import Path

import arkwright
from tests.commands.given import TITLE, refused, run


def test_components_lists_every_number_with_its_source() -> None:
    result = run("components", TITLE, "--json")
    report = json.loads(result.stdout)
    assert report["title"] == TITLE
    by_name = {entry["name"]: entry for entry in report["components"]}
    assert by_name["loan"]["values"] == {"amount": 10, "repayment": 13}
    assert by_name["loan"]["certainty"] == "stated"
    assert by_name["loan"]["source"]


def test_components_by_certainty() -> None:
    result = run("components", TITLE, "--json", "--certainty", "reconstructed")
    found = json.loads(result.stdout)["components"]
    assert found
    assert {entry["certainty"] for entry in found} == {"reconstructed"}
    assert "there is no certainty 'sure'" in refused("components", "--certainty", "sure")


def test_components_as_a_table() -> None:
    result = run("components", "water-frame-2014")
    assert result.exit_code == 0
    assert "factory.food" in result.stdout
    assert "8 10 12 14" in result.stdout
    assert "no title" in refused("components", "monopoly")


def test_titles_are_listed_with_their_options() -> None:
    result = run("titles")
    for name in arkwright.titles():
        assert name in result.stdout
    assert "setup = predetermined | free" in result.stdout


def test_awards_of_a_broken_file_are_told_in_a_sentence(own_data_folder: Path) -> None:
    file = own_data_folder / "arkwright" / "awards.json"
    file.parent.mkdir(parents=True)
    for text in ("nonsense", "[]", '{"Ada": ["tycoon"]}', '{"Ada": {"tycoon": 1770}}'):
        file.write_text(text, "utf-8")
        assert f"{file} is not a file of awards" in refused("awards")
        assert file.read_text("utf-8") == text
