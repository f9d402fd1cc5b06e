"""Prices are compared in the card game, too, where each follows from the appeal that was set."""

from arkwright.lessons import library
from tests.lessons.playing import Played


def test_other_appeals_are_compared_by_the_price_that_they_leave() -> None:
    lesson = library.find("card-game", "card-guided-decade")
    compared = Played(lesson, lesson.shown).said("clothes-brought").compare
    assert [(row.value, row.sold, row.income, row.steps, row.own) for row in compared] == [
        (8, 3, 24, 2, True),
        (9, 2, 18, 2, False),
        (7, 3, 21, 2, False),
    ]
