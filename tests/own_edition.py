"""An edition of an owner's own: one file and its words, in a folder that the environment names."""

from pathlib import Path

from arkwright.play.editions import OWN_FOLDER

NAME = "my-printing"
CALLED = "My printing"
FILE = """\
based_on = "arkwright-2025"

[loan]
amount = 12
repayment = 15
certainty = "stated"
source = "my copy"

[contract]
highest_with_2 = 8

[switch.sale_choices]
way = "when-called"
certainty = "stated"
source = "my copy"
"""
"""Three numbers and one switch."""
WORDS = f"""\
title-{NAME} = {CALLED}
    .note = dearer loans
good-lamps = candles
"""


def write(folder: Path, text: str = FILE, name: str = NAME, words: str = WORDS) -> dict[str, str]:
    """Write an edition, with words in English; what comes back is the environment it needs."""
    (folder / "en").mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.toml").write_text(text, "utf-8")
    (folder / "en" / f"{name}-words.ftl").write_text(words.replace(NAME, name), "utf-8")
    return {OWN_FOLDER: str(folder)}
