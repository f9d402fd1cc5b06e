"""The examples of the rules: the rules engine plays each, and comes to what it says."""

from collections import Counter

import pytest

import arkwright
from arkwright import locales
from arkwright.handbook import rules
from arkwright.handbook.exemplary import Example, at, examples


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
    for title in {example.title for example in examples()}:
        page = rules(title, "en")
        shown = {one.id for chapter in page.chapters for one in chapter.examples}
        assert shown == {example.id for example in examples() if example.title == title}


@pytest.mark.parametrize("language", locales.languages())
def test_an_example_is_told_in_every_language(language: str) -> None:
    for title in ("water-frame-2016", "card-game"):
        for chapter in rules(title, language).chapters:
            for example in chapter.examples:
                for step in (step for way in example.ways for step in way):
                    assert step.says
                    assert not any("{" in said for said in (step.says, *step.events))
