"""The planner plays sensible board games: it grows, saves, and never borrows lightly."""

import random
from functools import cache

import pytest

import arkwright
from arkwright import Game, bots
from arkwright.bots import Bot
from arkwright.bots.board.answers import Planner, answer
from arkwright.bots.board.judgement import Judgement, tuned
from arkwright.waterframe.table import Table

SETUPS = ("predetermined", "free")
TITLES_2025 = ("arkwright-2025", "spinning-mule")
LEAST_MEAN = {"arkwright-2025": 450, "spinning-mule": 250}
"""What a table of planners scores on average at least."""
ALL_OPTIONS = {"setup": "free", "east-india": "yes", "asymmetric": "yes"}
DECISIONS_BETWEEN = 30
"""Every so many decisions the hidden things are dealt anew and the same move expected."""


def planner(title: str) -> Planner:
    return Planner(Judgement(tuned(title, "director")))


@cache
def finished(title: str, seats: int, setup: str, seed: int, modules: bool = False) -> Game:
    """A game of planners at its end."""
    options = {**ALL_OPTIONS, "setup": setup} if modules else {"setup": setup}
    game = arkwright.new(title, seats=seats, seed=seed, **options)
    player = planner(title)
    while not game.over:
        game.play(player.choose(game, game.seat))
    return game


def tables(
    title: str, seats: int, setup: str, games: int = 3, modules: bool = False
) -> list[Table]:
    found = [finished(title, seats, setup, seed, modules).table for seed in range(games)]
    assert all(isinstance(table, Table) for table in found)
    return [table for table in found if isinstance(table, Table)]


every_table = pytest.mark.parametrize(
    ("title", "seats", "setup"),
    [
        (title, seats, setup)
        for title in ("water-frame-2016", "water-frame-2014")
        for seats in (2, 3, 4)
        for setup in SETUPS
    ],
)


@every_table
def test_a_table_of_planners_does_well(title: str, seats: int, setup: str) -> None:
    scores = [
        standing.score
        for seed in range(3)
        for standing in finished(title, seats, setup, seed).standings
    ]
    assert sum(scores) / len(scores) > 400
    companies = [company for table in tables(title, seats, setup) for company in table.companies]
    assert sum(company.loans > 0 for company in companies) <= len(companies) // 10


@every_table
def test_planners_modernise_mechanise_and_buy_back(title: str, seats: int, setup: str) -> None:
    for table in tables(title, seats, setup):
        factories = [f for company in table.companies for f in company.factories.values()]
        assert sum(factory.level >= 2 for factory in factories) * 2 > len(factories)
        assert sum(sum(factory.machines) for factory in factories) >= len(table.companies)
        shares = [company.shares for company in table.companies]
        assert sum(shares) / len(shares) > table.edition.shares_at_start
        assert not any(factory.marked for factory in factories)


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("water-frame-2016", {"setup": "free"}),
        ("arkwright-2025", ALL_OPTIONS),
        ("spinning-mule", ALL_OPTIONS),
    ],
)
def test_the_planner_sees_nothing_that_is_hidden(title: str, options: dict[str, str]) -> None:
    game = arkwright.new(title, seats=3, seed=11, **options)
    player = planner(title)
    compared = 0
    while not game.over:
        seat = game.seat
        move = player.choose(game, seat)
        if len(game.played) % DECISIONS_BETWEEN == 0:
            imagined = game.imagine(seat, random.Random(len(game.played)))
            assert player.choose(imagined, seat) == move
            compared += 1
        game.play(move)
    assert compared > 10


# The 2025 edition and its short game

every_table_of_2025 = pytest.mark.parametrize(
    ("title", "seats", "setup", "modules"),
    [
        (title, seats, setup, modules)
        for title in TITLES_2025
        for seats in (2, 3, 4)
        for setup, modules in (("predetermined", False), ("predetermined", True), ("free", True))
    ],
)


@every_table_of_2025
def test_a_table_of_2025_does_well(title: str, seats: int, setup: str, modules: bool) -> None:
    games = [finished(title, seats, setup, seed, modules) for seed in range(2)]
    scores = [standing.score for game in games for standing in game.standings]
    assert sum(scores) / len(scores) > LEAST_MEAN[title]
    assert min(scores) > 0, "nobody ends with a loan"


@pytest.mark.parametrize("title", TITLES_2025)
def test_the_planner_uses_what_the_2025_edition_brings(title: str) -> None:
    found = [table for seats in (2, 3, 4) for table in tables(title, seats, "free", 2, True)]
    companies = [company for table in found for company in table.companies]
    assert {f.kind for company in companies for f in company.factories.values()} > {"usual"}
    events = [event for table in found for event in table.journal.events]
    told = {event.id for event in events}
    assert told >= {"influence-rise", "tie-won", "extra-good", "shipped", "reused"}
    assert told >= ({"limited"} if title == "arkwright-2025" else {"ships-readied"})
    assert any(event.id == "influenced" and event.facts["bought"] for event in events)


@pytest.mark.parametrize("title", TITLES_2025)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_planner_beats_chance(title: str, seats: int) -> None:
    for seed in range(2):
        game = arkwright.new(title, seats=seats, seed=seed, **ALL_OPTIONS)
        players: list[Bot] = [bots.make("random", f"{seed}/{seat}") for seat in range(seats)]
        players[seed] = planner(title)
        while not game.over:
            game.play(players[game.seat].choose(game, game.seat))
        assert [standing.seat for standing in game.standings if standing.place == 1] == [seed]
        assert game.standings[0].score > LEAST_MEAN[title] / 2


@pytest.mark.parametrize("title", TITLES_2025)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_planner_knows_an_answer_to_every_question(title: str, seats: int) -> None:
    rng = random.Random(seats)
    game = arkwright.new(title, seats=seats, seed=seats, **ALL_OPTIONS)
    player = planner(title)
    while not game.over:
        table = game.table
        assert isinstance(table, Table)
        if len(game.moves) > 1:
            assert answer(table, table.agenda[-1], game.moves, player.judgement) is not None
        move = player.choose(game, game.seat)
        assert any(move is legal for legal in game.moves)
        # Now and then somebody blunders, so that rare positions come up.
        game.play(rng.choice(game.moves) if rng.random() < 0.15 else move)
