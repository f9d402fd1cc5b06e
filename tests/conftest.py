"""What the tests share: a data folder of their own, and the command line as a person uses it."""

import gc
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

LONGEST_IN_BROWSER = ("test_whole_game.py", "test_solo.py", "test_pages.py")
YOUNG = 20_000
"""Objects that come up before the collector looks for lost ones: far more than Python's 700."""


@pytest.fixture(scope="session")
def data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are made by whoever writes something, which most tests do not."""
    root = tmp_path_factory.mktemp("data")
    return (root / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def own_data_folder(data_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the games of the person who runs it."""
    folder = next(data_folders)
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


def pytest_collection_finish() -> None:
    """All that was loaded by now stays to the end: the collector need not look at it again."""
    gc.freeze()
    gc.set_threshold(YOUNG)
