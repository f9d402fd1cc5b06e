"""Sentences: found by id, with their facts in words, and readable even when none is found."""

import pytest

import arkwright
from arkwright import locales
from arkwright.cardgame import moves as card_moves
from arkwright.play import Event, Refusal
from arkwright.waterframe import moves


def test_a_refusal_reads_as_a_sentence() -> None:
    refusal = Refusal("unknown-move-near", near="price food 5")
    assert locales.refusal(refusal) == "there is no such move; nearest to it are price food 5"


def test_the_library_speaks_english_without_being_asked() -> None:
    assert str(Refusal("game-over", "8.0")) == "the game is over (8.0)"


def test_an_unknown_id_is_still_readable() -> None:
    assert locales.refusal(Refusal("no-such-id", good="food", count=3)) == (
        "no-such-id: good food, count 3"
    )
    event = Event("no-such-event", 1, {"count": 2})
    assert locales.event(event, ["Ann", "Bob"]) == "No-such-event: count 2, who Bob"


def test_facts_are_translated_by_name_and_value() -> None:
    assert locales.word("good", "food") == "food"
    assert locales.word("good", "no such good") == "no such good"
    assert locales.say("seat", 1, "en", ["Ann", "Bob"]) == "Bob"


def test_numbers_have_no_separators() -> None:
    assert str(locales.say("year", 1770, "en", [])) == "1770"


@pytest.mark.parametrize("title", arkwright.titles())
def test_every_move_has_a_label_and_a_group(title: str) -> None:
    for move in arkwright.find_title(title).vocabulary:
        assert locales.move(move, ["Ann", "Bob", "Cid", "Dot"]) != move.text
        assert "{" not in locales.move(move)
        assert locales.group(move)[0].isupper()


def test_labels_count_rows_as_the_notation_does() -> None:
    assert locales.move(moves.HIRE["food"][0][0]) == "hire a worker into row 1 of your food factory"
    assert locales.move(moves.HIRE["food"][2][1]) == (
        "hire 2 workers into row 3 of your food factory"
    )
    assert locales.move(moves.START[1], ["Ann", "Bob"]) == "name Bob as start player"
    assert locales.move(card_moves.AUTOMATE["food"][0]) == (
        "put machines on worker card 1 of your food factory"
    )


def test_optional_arguments_are_left_out() -> None:
    assert locales.move(moves.TAKE_SHIP[4]) == "take a ship of capacity 4"
    assert locales.move(moves.SWAP_SHIP[4][2]) == "take a ship of capacity 4 for the one of 2"
    assert "factory" not in locales.move(moves.TAKE_TILE["patent"])
    assert "food factory" in locales.move(moves.TAKE_ASSIGNED["foreman"]["food"])


def test_every_message_of_every_language_is_well_formed() -> None:
    assert "en" in locales.languages()
    for language in locales.languages():
        for problem in locales.problems(language):
            raise AssertionError(problem)
