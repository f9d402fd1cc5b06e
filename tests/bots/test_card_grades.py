"""The grades at the card game: legal, fair, the same for the same seed, each in its style."""

import itertools
import random
from collections.abc import Callable
from statistics import mean

import pytest

import arkwright
from arkwright import bots
from arkwright.bots.cardgame import grades
from arkwright.bots.cardgame.search import Estimator, Foresight, Searcher
from arkwright.cardgame.table import Table
from arkwright.play import Game, Move
from tests.titles import EXPERT

PLANNING = ("clerk", "manager", "director", "tycoon")
Look = Callable[[Game, Move], None]


@pytest.fixture
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """The searching grades with little search: what they do is the same, only less often."""
    fewer = Foresight(rounds=1, envy=0.4, actions=2, appeals=2, developments=2, details=2)
    for name in ("FORESIGHT", "FORESIGHT_ALONE"):
        monkeypatch.setattr(grades, name, {"director": fewer, "tycoon": fewer})


def look_away(game: Game, move: Move) -> None:
    """Watch nothing."""


def played(names: list[str], seed: int, look: Look = look_away, **options: str) -> Game:
    """A game of these bots, watched before every move."""
    game = arkwright.new("card-game", seats=len(names), seed=seed, **options)
    players = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not game.over:
        move = players[game.seat].choose(game, game.seat)
        look(game, move)
        game.play(move)
    return game


def scores(game: Game) -> list[int]:
    """The score of each seat."""
    by_seat = {standing.seat: standing.score for standing in game.standings}
    return [by_seat[seat] for seat in range(game.table.seats)]


# Whatever is asked


@pytest.mark.usefixtures("few_trials")
@pytest.mark.parametrize(
    ("seats", "grade"),
    [
        *((seats, grade) for seats in (1, 2, 3, 4) for grade in ("clerk", "manager")),
        # With so few trials these two differ in name alone.
        *((1, "director"), (3, "director"), (1, "tycoon"), (2, "tycoon"), (4, "tycoon")),
    ],
)
def test_every_question_is_answered_with_a_legal_move(seats: int, grade: str) -> None:
    options = EXPERT | ({"draft": "yes"} if seats > 1 else {"random-factories": "yes"})
    rng = random.Random(seats)
    game = arkwright.new("card-game", seats=seats, seed=seats, **options)
    players = [bots.make(grade if seat == 0 else "clerk", seat) for seat in range(seats)]
    while not game.over:
        move = players[game.seat].choose(game, game.seat)
        assert any(move is legal for legal in game.moves)
        # Now and then somebody blunders, so that rare positions come up.
        game.play(rng.choice(game.moves) if rng.random() < 0.15 else move)


@pytest.mark.usefixtures("few_trials")
@pytest.mark.parametrize("grade", PLANNING)
def test_no_grade_sees_what_is_hidden(grade: str) -> None:
    """Two games that differ only in the order of the bag get the same move."""
    rng = random.Random(5)

    def same_elsewhere(game: Game, move: Move) -> None:
        elsewhere = game.imagine(game.seat, rng)
        answers = [bots.make(grade, 8).choose(one, one.seat) for one in (game, elsewhere)]
        assert answers[0] is answers[1]

    played([grade], 3, same_elsewhere)


@pytest.mark.usefixtures("few_trials")
@pytest.mark.parametrize("grade", ["manager", "tycoon"])
def test_choosing_changes_nothing_and_comes_out_the_same_again(grade: str) -> None:
    def unchanged(game: Game, move: Move) -> None:
        before = game.position()
        bots.make(grade, 1).choose(game, game.seat)
        assert game.position() == before

    first = played([grade, "clerk"], 1, unchanged)
    assert first.played == played([grade, "clerk"], 1).played


def test_who_has_no_time_left_plays_by_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(0.0, 1000.0)
    monkeypatch.setattr("arkwright.bots.cardgame.search.time.perf_counter", lambda: next(clock))
    hurried = grades.make(random.Random(4), "card-game", 3, "tycoon", "", 3.0)
    assert isinstance(hurried, Searcher)
    estimator = Estimator(hurried.judgement)

    def by_estimate(game: Game, move: Move) -> None:
        expected = estimator.choose(game, game.seat)
        assert hurried.choose(game, game.seat) is expected

    played(["clerk"] * 3, 2, by_estimate)


# How well


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_managers_scores_like_a_table_of_people(seats: int) -> None:
    found = scores(played(["manager"] * seats, 0))
    for seed in range(2):
        found += scores(played(["manager"] * seats, seed, draft="yes", cards="random"))
    assert 350 < mean(found) < 650
    assert min(found) > 150


def test_clerks_seldom_need_the_emergency_fund_and_never_a_bank_loan() -> None:
    loans: list[int] = []
    for seed in range(4):
        game = played(["clerk"] * 3, seed)
        assert not any(move.text.startswith("borrow") for move in game.played)
        loans += [company["loans"] for company in game.view()["companies"]]
    assert mean(loans) < 2


@pytest.mark.parametrize(("upper", "lower"), [("clerk", "random"), ("manager", "clerk")])
def test_each_grade_scores_more_than_the_one_below(upper: str, lower: str) -> None:
    ahead = behind = 0
    for seed in range(9):
        names = [upper, lower, lower] if seed % 2 else [lower, upper, upper]
        names = names[seed % 3 :] + names[: seed % 3]
        for name, score in zip(names, scores(played(names, seed))):
            if name == upper:
                ahead += score * (2 if seed % 2 else 1)
            else:
                behind += score * (1 if seed % 2 else 2)
    assert ahead > behind


@pytest.mark.usefixtures("few_trials")
def test_the_tycoon_is_ahead_of_managers() -> None:
    """Already with a few trials of a turn."""
    ahead = 0
    for seed in range(2):
        names = ["manager"] * 3
        names[seed] = "tycoon"
        found = scores(played(names, seed))
        ahead += found.pop(seed) - max(found)
    assert ahead > 0


def test_the_solo_manager_meets_opponents_of_the_intended_strength_and_wins_some() -> None:
    games = [played(["manager"], seed) for seed in range(10)]
    opponents = [s.score for game in games for s in game.standings if s.seat < 0]
    assert 300 < mean(opponents) < 500
    assert any(game.standings[0].seat == 0 for game in games)


# How differently


def test_no_two_games_are_alike() -> None:
    games = [played(["manager"] * 2, seed) for seed in range(4)]
    assert len({tuple(move.text for move in game.played) for game in games}) == len(games)


def test_styles_show() -> None:
    factories: dict[str, list[int]] = {style: [] for style in bots.STYLES}
    shipped = dict.fromkeys(bots.STYLES, 0)
    for seed in range(6):
        seated = [bots.STYLES[(seed + seat) % 3] for seat in range(3)]
        early: list[int] = []

        def count(game: Game, move: Move, early: list[int] = early) -> None:
            table = game.table
            assert isinstance(table, Table)
            if table.decade == 0:
                early[:] = [len(company.factories) for company in table.companies]

        game = played([f"manager/{style}" for style in seated], seed, count)
        for seat, style in enumerate(seated):
            factories[style].append(early[seat])
            shipped[style] += sum(
                int(event.facts["count"])
                for event in game.events
                if event.id == "sent-overseas" and event.seat == seat
            )
    assert mean(factories["two-factories"]) < mean(factories["four-factories"])
    assert shipped["shipper"] == max(shipped.values())
