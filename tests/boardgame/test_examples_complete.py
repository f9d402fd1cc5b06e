"""Every worked example of the books has a test that carries its id."""

import re
from pathlib import Path

import pytest

EXAMPLES = {"W": 64, "N": 65}
"""How many there are: W in the books of 2014 and 2016, N in the one of 2025."""


@pytest.mark.parametrize("book", EXAMPLES)
def test_every_worked_example_is_played(book: str) -> None:
    files = Path(__file__).parent.glob("test_examples_*.py")
    tests = "\n".join(file.read_text("utf-8") for file in files)
    played = set(re.findall(rf"^def test_({book}\d\d)_", tests, re.MULTILINE))
    assert played == {f"{book}{number:02}" for number in range(1, EXAMPLES[book] + 1)}
