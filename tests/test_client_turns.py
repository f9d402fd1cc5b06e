"""What a move brought about is told in the browser: in figures, or in words of its own."""

import random
import re
from importlib import resources
from pathlib import Path

import pytest

import arkwright
from arkwright import locales, titles
from arkwright.play.journal import Event

TABLE = Path(__file__).parents[1] / "client" / "src" / "table"
MOVES = 600
WORDS = {
    id
    for file in (resources.files(locales) / locales.ENGLISH).iterdir()
    if file.name.endswith("turns.ftl")
    for id in re.findall(r"(?m)^client-did-([a-z-]+) =", file.read_text("utf-8"))
}


def listed(file: str, name: str) -> set[str]:
    """The ids of a list that the client keeps."""
    source = (TABLE / file).read_text("utf-8")
    found = re.search(rf'const {name}: readonly EventMessage\["id"\]\[\] = \[([^\]]*)\]', source)
    assert found, f"{file} has no {name}"
    return set(re.findall(r'"([a-z-]+)"', found[1]))


@pytest.mark.parametrize("title", titles())
def test_whatever_a_move_brings_about_is_told(title: str) -> None:
    goes_on = listed("deeds.ts", "GOES_ON")
    known = WORDS | listed("narrating.ts", "IN_FIGURES")
    known |= listed("deeds.ts", "OPENINGS") | listed("deeds.ts", "SILENT")
    game = arkwright.new(title, seats=["A", "B", "C"], seed=5)
    chance = random.Random(5)
    untold: set[str] = set()
    while not game.over and len(game.played) < MOVES:
        before, seat = len(game.events), game.seat
        game.play(chance.choice(game.moves))
        own: list[Event] = []
        for event in game.events[before:]:
            if event.id in goes_on:
                break
            own.append(event)
        untold |= {event.id for event in own if event.seat == seat} - known
    assert not untold, sorted(untold)
