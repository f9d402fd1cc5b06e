"""What each section refuses is what the source says now, with a sentence in every language."""

import pytest

import arkwright
from arkwright import locales
from arkwright.handbook.refused import refused, sentence
from tests.refused import FILE, written


def test_the_file_is_what_the_source_says() -> None:
    assert FILE.read_text("utf-8") == written(), "make refused writes it anew"


def test_a_refusal_stands_at_each_section_that_gives_it() -> None:
    sections = [section for section, ids in refused("boardgame").items() if "no-factory" in ids]
    assert {"II.2.3", "II.2.4", "II.2.5"} <= set(sections)
    # also where the section is that of its step, or of whoever asks
    assert "tie-first" in refused("boardgame")["5.3.II"]
    assert "factory-exists" in refused("cardgame")["Solo C"]
    assert "expert-rule-off" in refused("cardgame")["1a.7"]
    assert not any("unknown-move" in ids for ids in refused("boardgame").values())


@pytest.mark.parametrize("language", locales.languages())
@pytest.mark.parametrize("title", ["arkwright-2025", "card-game"])
def test_whatever_is_refused_has_a_sentence(title: str, language: str) -> None:
    for ids in refused(arkwright.find_title(title).family).values():
        assert all(sentence(id, language, title) for id in ids)
