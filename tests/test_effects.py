"""The index of tiles, cards and events is what the source says now, and leaves none out."""

from arkwright.boardgame.events import EVENTS
from arkwright.boardgame.vocabulary import TILES
from arkwright.cardgame.edition import CARDS
from tests.effects import DOC, index


def test_the_index_is_what_the_source_says() -> None:
    assert DOC.read_text("utf-8") == index(), "make effects writes it anew"


def test_everything_has_an_effect_titles_and_files() -> None:
    rows = [line.split("|") for line in index().splitlines() if line.startswith("| ")]
    things = [row for row in rows if "`" in row[1]]
    assert len(things) == len(TILES) + len(EVENTS) + len(CARDS)
    for _, name, effect, titles, _, files, _ in things:
        assert effect.strip(), name
        assert titles.strip(), name
        assert ".py`: `" in files, name


def test_what_is_called_otherwise_is_found() -> None:
    by_id = {line.split("`")[1]: line for line in index().splitlines() if line.startswith("| ")}
    assert "`production/after_sale.py`" in by_id["crown-jubilee"]
    assert "`actions/machinery.py`: `place_machine`" in by_id["machine-works"]
    assert "spinning-mule" not in by_id["opium-war"]
