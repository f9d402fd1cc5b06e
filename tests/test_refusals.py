"""Refusals: whatever is not possible says why, and by which rule."""

import random

import pytest

import arkwright
from arkwright import Game, Refusal, locales
from arkwright.play.turns import EndOfTurn

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("water-frame-2016", 3, {"setup": "free", "patrons": "yes"}),
    ("water-frame-2014", 2, {}),
    ("arkwright-2025", 3, {"setup": "free", "east_india": "yes", "asymmetric": "yes"}),
    ("arkwright-2025", 2, {}),
    ("spinning-mule", 4, {"setup": "free", "east_india": "yes", "asymmetric": "yes"}),
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


# The 2025 edition and the short game


def test_another_edition_names_its_own_sections_and_words() -> None:
    game = arkwright.new("arkwright-2025", 4, 1)
    hire = refusal(game, "hire food 1 1")
    assert str(hire) == (
        "workers are hired with the workers marker (5.2.II.2); "
        "now the game asks: “Choose an action marker and an administration space.” (5.2.I)"
    )
    assert "mit dem Marker „Arbeiter“ eingestellt (5.2.II.2)" in locales.refusal(hire, "de")
    assert "le marqueur Ouvriers (5.2.II.2)" in locales.refusal(hire, "fr")


@pytest.mark.parametrize(
    ("before", "move", "said"),
    [
        ([], "reuse quality 6", "your quality marker is not on the administration chart"),
        ([], "place both-ships 6", "you do not have two ships to send together (5.2.II.7)"),
        (["place exchange 2", "sell 1"], "clear food 1", "the time for stored goods is over"),
        (["place exchange 2", "limit 4"], "contract food 6", "your contract limit lies on 4"),
        (["place exchange 2", "contract food 4"], "limit 2", "can't be below a contract"),
        (["place factory 2"], "build food 1 luxury", "luxury factories are not in play"),
        (["place factory 2", "build food 1"], "price food 1", "lowest price of this good is £2"),
        (["place workers 2"], "hire clothes 4 1", "rows are filled in order"),
    ],
)
def test_rules_of_the_2025_edition_say_what_they_refuse(
    before: list[str], move: str, said: str
) -> None:
    game = arkwright.new("arkwright-2025", 4, 1)
    for one in before:
        game.play(one)
    assert said in str(refusal(game, move))


def test_the_first_price_of_a_bulk_factory_leaves_its_marketing_out() -> None:
    game = arkwright.new("arkwright-2025", 4, 1, asymmetric="yes")
    game.play("place factory 2")
    game.play("build food 1 bulk")
    assert "must not be above the base quality of the factory, £6" in str(
        refusal(game, "price food 7")
    )


def test_the_short_game_knows_no_contracts() -> None:
    game = arkwright.new("spinning-mule", 4, 1)
    game.play("place exchange 2")
    assert str(refusal(game, "contract food 2")) == (
        "there are no contracts in this game; ships carry what they have room for (9.2.II.2)"
    )
