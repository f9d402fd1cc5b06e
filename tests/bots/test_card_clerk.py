"""The clerk at the card game: it plays well, fairly, and whatever it is asked."""

import random
from collections.abc import Callable

import pytest

import arkwright
from arkwright import bots
from arkwright.play import Game, Move

EXPERT = {
    "cards": "random",
    "restrictions": "yes",
    "start-ships": "no",
    "start-shares": "yes",
    "extra-production": "yes",
    "early-shipping": "yes",
}
Look = Callable[[Game, Move], None]


def look_away(game: Game, move: Move) -> None:
    """Watch nothing."""


def played(seats: int, seed: int, look: Look = look_away, **options: str) -> Game:
    """A game of clerks, watched before every move."""
    game = arkwright.new("card-game", seats=seats, seed=seed, **options)
    clerk = bots.make("clerk")
    while not game.over:
        move = clerk.choose(game, game.seat)
        look(game, move)
        game.play(move)
    return game


def seat_scores(game: Game) -> list[int]:
    return [standing.score for standing in game.standings if standing.seat >= 0]


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_clerks_scores_like_a_table_of_people(seats: int) -> None:
    scores = seat_scores(played(seats, 0))
    for seed in range(4):
        scores += seat_scores(played(seats, seed, draft="yes", cards="random"))
    assert 350 < mean(scores) < 600
    assert min(scores) > 150


def test_the_solo_clerk_meets_opponents_of_the_intended_strength_and_wins_some() -> None:
    games = [played(1, seed) for seed in range(12)]
    opponents = [s.score for game in games for s in game.standings if s.seat < 0]
    assert 300 < mean(opponents) < 500
    assert mean([score for game in games for score in seat_scores(game)]) > 300
    assert any(s.seat == 0 and s.place == 1 for game in games for s in game.standings)


def test_it_seldom_needs_the_emergency_fund_and_never_a_bank_loan() -> None:
    moves: list[str] = []
    loans: list[int] = []
    for seed in range(3):
        game = played(3, seed, draft="yes", cards="random")
        moves += [move.text for move in game.played]
        loans += [company["loans"] for company in game.view()["companies"]]
    assert not any(text.startswith("borrow") for text in moves)
    assert mean(loans) < 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_answers_every_question_with_a_legal_move(seats: int) -> None:
    options = EXPERT | ({"draft": "yes"} if seats > 1 else {"random-factories": "yes"})
    rng = random.Random(seats)
    for seed in range(2):
        game = arkwright.new("card-game", seats=seats, seed=seed, **options)
        clerk = bots.make("clerk")
        while not game.over:
            move = clerk.choose(game, game.seat)
            assert any(move is legal for legal in game.moves)
            # Now and then somebody blunders, so that rare positions come up.
            game.play(rng.choice(game.moves) if rng.random() < 0.15 else move)


def test_it_does_not_know_what_is_hidden() -> None:
    rng = random.Random(5)
    clerk = bots.make("clerk")

    def same_elsewhere(game: Game, move: Move) -> None:
        for _ in range(2):
            assert clerk.choose(game.imagine(game.seat, rng), game.seat) is move

    played(1, 3, same_elsewhere)
    played(1, 4, same_elsewhere, **EXPERT)


def test_choosing_changes_nothing_and_comes_out_the_same_again() -> None:
    clerk = bots.make("clerk", 9)

    def unchanged(game: Game, move: Move) -> None:
        before = game.position()
        assert clerk.choose(game, game.seat) is move
        assert game.position() == before

    played(2, 1, unchanged)


def test_it_beats_chance() -> None:
    for seed in range(3):
        game = arkwright.new("card-game", seats=3, seed=seed)
        players = [bots.make(name, seed) for name in ("random", "clerk", "random")]
        while not game.over:
            game.play(players[game.seat].choose(game, game.seat))
        assert game.standings[0].seat == 1
