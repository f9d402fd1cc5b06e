"""The README's Python examples are run as they stand, one after the other."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def examples() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", README.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_readme_examples_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = examples()
    assert blocks, "the README shows how the library is used"
    names: dict[str, object] = {"__name__": "readme"}
    for block in blocks:
        exec(compile(block, str(README), "exec"), names)
