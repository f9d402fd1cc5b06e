"""Refusals: whatever is not possible says why, and by which rule."""

import random

import pytest

import arkwright
from arkwright import Game, Refusal, locales
from arkwright.play.turns import EndOfTurn

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("water-frame-2016", 3, {"setup": "free", "patrons": "yes"}),
    ("water-frame-2014", 2, {}),
    ("card-game", 3, {"draft": "yes", "early_shipping": "yes", "extra_production": "yes"}),
    ("card-game", 1, {}),
]
A_QUESTION = 2
"""How often a question is looked at."""


def refusal(game: Game, move: str) -> Refusal:
    found = game.why_not(move)
    assert found is not None, move
    return found


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_every_refusal_has_its_section(title: str, seats: int, options: dict[str, str]) -> None:
    rng = random.Random(5)
    game = arkwright.new(title, seats, 5, **options)
    seen: dict[str, int] = {}
    while not game.over:
        asked = game.decision
        assert asked is not None
        assert asked.step.section or isinstance(asked.step, EndOfTurn)
        seen[asked.question] = seen.get(asked.question, 0) + 1
        if seen[asked.question] <= A_QUESTION:
            for move in game.title.vocabulary:
                found = game.why_not(move)
                assert found is None or found.section, f"{asked.question}: {move}: {found.id}"
        game.play(rng.choice(game.moves))
    assert len(seen) > 10


def test_a_move_that_belongs_elsewhere_says_where_and_what_is_asked() -> None:
    game = arkwright.new("water-frame-2016", 4, 1)
    hire = refusal(game, "hire food 1 1")
    assert str(hire) == (
        "workers are hired with the workers marker (II.2.2); "
        "now the game asks: “Choose an action marker and an administration space.” (II.1)"
    )
    assert locales.refusal(hire, "de") == (
        "Arbeiter werden mit dem Marker „Arbeiter“ eingestellt (II.2.2); "
        "jetzt fragt das Spiel: „Marker und Verwaltungsfeld wählen.“"
    )
    assert locales.refusal(hire, "fr").startswith(
        "les ouvriers s’embauchent avec le marqueur Ouvriers (II.2.2)"
    )


def test_what_is_asked_is_told_with_its_numbers() -> None:
    game = arkwright.new("water-frame-2016", 4, 1)
    game.play("place machinery 10")
    build = refusal(game, "build lamps 1")
    assert "Where do your machines go? You may place 2 more." in str(build)
    assert build.section == "II.2.3"


def test_tiles_and_cards_are_used_each_in_its_time() -> None:
    game = arkwright.new("water-frame-2016", 4, 1)
    assert "the Patent is used in an action with a distribution marker" in str(
        refusal(game, "use patent")
    )
    cards = arkwright.new("card-game", 2, 1)
    assert "Patrons buy when their goods are sold (2a)" in str(
        refusal(cards, "use patron-food-lamps")
    )


def test_going_on_is_refused_with_what_must_be_answered() -> None:
    game = arkwright.new("water-frame-2016", 4, 1)
    for move in ("done", "end turn"):
        assert str(refusal(game, move)) == (
            "first answer what the game asks now: "
            "“Choose an action marker and an administration space.” (II.1)"
        )


def test_a_turn_that_is_done_names_the_rule_of_turns() -> None:
    game = arkwright.new("water-frame-2016", 4, 1)
    game.play("place factory 2")
    while game.decision is not None and game.decision.question != "end-of-turn":
        game.play("done")
    assert refusal(game, "place workers 4") == Refusal("turn-is-done", "II")
