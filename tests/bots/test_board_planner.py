"""The planner plays sensible board games: it grows, saves, and never borrows lightly."""

import random
from functools import cache

import pytest

import arkwright
from arkwright import bots
from arkwright.boardgame.table import Table
from arkwright.boardgame.turn import Turn
from arkwright.bots import Bot
from arkwright.bots.boardgame.answers import Planner, answer
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.weights import trained

TITLES_2025 = ("arkwright-2025", "spinning-mule")
LEAST_MEAN = {"arkwright-2025": 450, "spinning-mule": 250}
"""What a table of planners scores on average at least."""
ALL_OPTIONS = {"setup": "free", "east-india": "yes", "asymmetric": "yes"}
DECISIONS_BETWEEN = 30
"""Every so many decisions the hidden things are dealt anew and the same move expected."""


def planner(title: str) -> Planner:
    return Planner(Judgement(trained(title, "-director")))


@cache
def finished(title: str, seats: int, setup: str, modules: bool = False) -> Table:
    """The table at the end of a game of planners."""
    options = {**ALL_OPTIONS, "setup": setup} if modules else {"setup": setup}
    game = arkwright.new(title, seats=seats, seed=1, **options)
    player = planner(title)
    while not game.over:
        game.play(player.choose(game, game.seat))
    assert isinstance(game.table, Table)
    return game.table


def scores(table: Table) -> list[int]:
    return [standing.score for standing in table.standings()]


every_table = pytest.mark.parametrize(
    ("title", "seats", "setup"),
    [
        ("water-frame-2016", 2, "predetermined"),
        ("water-frame-2016", 3, "free"),
        ("water-frame-2016", 4, "predetermined"),
        ("water-frame-2014", 2, "free"),
        ("water-frame-2014", 3, "predetermined"),
        ("water-frame-2014", 4, "free"),
    ],
)


@every_table
def test_a_table_of_planners_does_well(title: str, seats: int, setup: str) -> None:
    table = finished(title, seats, setup)
    assert sum(scores(table)) / seats > 400
    assert not any(company.loans for company in table.companies)


@every_table
def test_planners_modernise_mechanise_and_buy_back(title: str, seats: int, setup: str) -> None:
    table = finished(title, seats, setup)
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

TABLES_OF_2025 = [
    (2, "predetermined", False),
    (3, "predetermined", True),
    (4, "free", True),
]
"""Seats, the set-up, and whether the modules are played with."""


@pytest.mark.parametrize("title", TITLES_2025)
@pytest.mark.parametrize(("seats", "setup", "modules"), TABLES_OF_2025)
def test_a_table_of_2025_does_well(title: str, seats: int, setup: str, modules: bool) -> None:
    found = scores(finished(title, seats, setup, modules))
    assert sum(found) / seats > LEAST_MEAN[title]
    assert min(found) > 0, "nobody ends with a loan"


@pytest.mark.parametrize("title", TITLES_2025)
def test_the_planner_uses_what_the_2025_edition_brings(title: str) -> None:
    found = [finished(title, *table) for table in TABLES_OF_2025]
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
    game = arkwright.new(title, seats=seats, seed=seats, **ALL_OPTIONS)
    players: list[Bot] = [bots.make("random", seat) for seat in range(seats)]
    players[seats % 2] = planner(title)
    while not game.over:
        game.play(players[game.seat].choose(game, game.seat))
    assert [standing.seat for standing in game.standings if standing.place == 1] == [seats % 2]
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
        move = game.moves[0]
        if len(game.moves) > 1:
            step = table.agenda[-1]
            # A turn is rehearsed on copies of the game; all else is answered from the table.
            if not isinstance(step, Turn):
                assert answer(table, step, game.moves, player.judgement) is not None
            move = player.choose(game, game.seat)
            assert any(move is legal for legal in game.moves)
        # Now and then somebody blunders, so that rare positions come up.
        game.play(rng.choice(game.moves) if rng.random() < 0.15 else move)
