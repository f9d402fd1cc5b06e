"""The examples of the rules: the rules engine plays each, and comes to what it says."""

from collections import Counter

import pytest

import arkwright
from arkwright import locales
from arkwright.handbook import rules
from arkwright.handbook.books import titled
from arkwright.handbook.exemplary import Example, examples
from arkwright.handbook.positions import at


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.id)
def test_an_example_is_what_the_rules_play(example: Example) -> None:
    for way in example.ways:
        assert way.then
        game = example.begin()
        for move in way.moves:
            game.play(move)
        then = game.position()["table"]
        assert {path: at(then, path) for path in way.then} == way.then


def test_each_family_has_examples_at_its_sections() -> None:
    families = Counter(arkwright.find_title(example.title).family for example in examples())
    assert min(families.values()) >= 8
    for title in arkwright.titles():
        page = rules(title, "en")
        shown = {one.id for chapter in page.chapters for one in chapter.examples}
        assert shown == {one.id for one in examples() if one.title in (title, titled(title))}
        assert len(shown) >= 8


@pytest.mark.parametrize("title", arkwright.titles())
def test_an_example_is_played_on_every_page_that_shows_it(title: str) -> None:
    """Its own title's, and those of what is based on it."""
    for chapter in rules(title, "en").chapters:
        for example in chapter.examples:
            assert all(step.says or step.events or n for n, step in enumerate(example.ways[0]))
            assert example.drawing.figures


@pytest.mark.parametrize("language", locales.languages())
def test_an_example_is_told_in_every_language(language: str) -> None:
    for title in ("water-frame-2016", "spinning-mule", "card-game"):
        for chapter in rules(title, language).chapters:
            for example in chapter.examples:
                for way in example.ways:
                    assert way[0].says
                    for step in way:
                        assert not any("{" in said for said in (step.says, *step.events))
                assert any(step.events for step in example.ways[0])


def test_another_way_comes_to_something_else() -> None:
    for example in examples():
        told = [tuple(sorted(way.then.items(), key=str)) for way in example.ways]
        assert len({str(one) for one in told}) == len(told), example.id
