"""A move says what it is: kind and facts, counted and named as its notation does."""

import importlib

import pytest

import arkwright
from arkwright import Move

UNSAID = {"limit none": "space", "swap pier": "space"}
"""Notations that have a word for the number 0."""


def moves_of(title: str) -> list[Move]:
    return list(arkwright.find_title(title).vocabulary)


@pytest.mark.parametrize("title", arkwright.titles())
def test_facts_count_as_the_notation_does(title: str) -> None:
    for move in moves_of(title):
        words = move.text.split()
        told = {str(value) for value in move.facts.values()}
        assert [word for word in words if word.isdigit() and word not in told] == [], move
        unsaid = [n for n, value in move.facts.items() if str(value) not in words]
        # Only what is usual, or nothing, goes without saying.
        assert all(move.facts[name] in ("", 0, "usual") for name in unsaid), move
        assert move.text not in UNSAID or unsaid == [UNSAID[move.text]]


@pytest.mark.parametrize("title", arkwright.titles())
def test_notation_begins_with_words_of_the_kind(title: str) -> None:
    for move in moves_of(title):
        words = move.kind.split("-")
        assert move.text.split()[0] in words, f"{move.kind}: {move.text}"


@pytest.mark.parametrize("title", arkwright.titles())
def test_a_move_is_rebuilt_by_what_it_is_written_as(title: str) -> None:
    package = type(arkwright.new(title, seed=1).table).__module__.rpartition(".")[0]
    classes = vars(importlib.import_module(f"{package}.moves"))
    for move in moves_of(title):
        again = eval(repr(move), dict(classes))
        assert again == move
        assert again.facts == move.facts == {name: getattr(move, name) for name in move.facts}


def test_moves_are_found_by_what_they_are_about() -> None:
    vocabulary = arkwright.find_title("water-frame-2016").vocabulary
    hired = list(vocabulary.about({"kind": ["hire", "fire"], "good": "food", "count": 1}))
    assert [move.text for move in hired] == [
        *(f"hire food {n} 1" for n in (1, 2, 3, 4)),
        "fire food 1",
    ]
    assert {move.kind for move in vocabulary.about({"row": 4, "good": ["lamps"]})} == {
        *("hire", "machine", "reseat", "lose-machine", "advance"),
    }
    assert list(vocabulary.about({"kind": "fly"})) == []
    assert list(vocabulary.about({})) == list(vocabulary)


def test_what_a_bot_writer_reads() -> None:
    title = arkwright.find_title("water-frame-2016")
    move = title.vocabulary.parse("hire clothes 3 2")
    assert repr(move) == "Hire('clothes', 3, 2)"
    assert (move.kind, move.facts) == ("hire", {"good": "clothes", "row": 3, "count": 2})
    assert title.vocabulary.parse("machine food 1").kind == "machine"
    assert title.vocabulary.parse("start 1").facts == {"player": 1}
