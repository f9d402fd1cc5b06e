"""What the tests share: a data folder of their own, and the command line as a person uses it."""

from pathlib import Path

import pytest

LONGEST_IN_BROWSER = ("test_whole_game.py", "test_solo.py", "test_pages.py")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "120")
    return folder


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser come last: their driver leaves no room for loops of others.

    The longest of them come first, so that nobody waits for one alone.
    """
    items.sort(
        key=lambda item: ("browser" in item.path.parts, item.path.name not in LONGEST_IN_BROWSER)
    )
