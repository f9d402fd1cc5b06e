"""The grades: legal at every table, fair, the same for the same seed, and each in its style."""

import itertools
import random
from statistics import mean

import pytest

import arkwright
from arkwright import Game, Move, bots
from arkwright.bots.board import grades, search
from arkwright.bots.board.answers import Planner
from arkwright.bots.board.judgement import Judgement, tuned
from arkwright.waterframe.table import Table

PLANNING = ("clerk", "manager", "director", "tycoon")
TABLES = [
    ("water-frame-2016", ("clerk", "tycoon")),
    ("water-frame-2014", ("manager", "director")),
    ("arkwright-2025", ("manager", "tycoon")),
    ("spinning-mule", ("clerk", "director", "manager", "tycoon")),
]
ALL_OPTIONS = {"setup": "free", "east-india": "yes", "asymmetric": "yes"}
TURNS_BETWEEN = 5
"""Every so many turns the hidden things are dealt anew and the same move expected."""


@pytest.fixture
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The searching grades with little search: what they do is the same, only less often."""
    for name, value in {"TURNS_SEARCHED": 4, "CANDIDATES": 2, "DEALS": 1}.items():
        monkeypatch.setattr(grades, name, value)


def options_of(title: str) -> dict[str, str]:
    known = arkwright.find_title(title).options
    return {name: value for name, value in ALL_OPTIONS.items() if name in known}


@pytest.mark.usefixtures("few_playouts")
@pytest.mark.parametrize(("title", "seated"), TABLES)
def test_grades_play_every_board_game_to_its_end(title: str, seated: tuple[str, ...]) -> None:
    game = arkwright.new(title, seats=len(seated), seed=5, **options_of(title))
    players = [bots.make(grade, seat) for seat, grade in enumerate(seated)]
    while not game.over:
        move = players[game.seat].choose(game, game.seat)
        assert any(move is legal for legal in game.moves)
        game.play(move)
    assert all(standing.score > 0 for standing in game.standings)


@pytest.mark.usefixtures("few_playouts")
@pytest.mark.parametrize("grade", PLANNING)
@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025"])
def test_no_grade_sees_what_is_hidden(title: str, grade: str) -> None:
    """Two games that differ only in what the seat may not know get the same move."""
    game = arkwright.new(title, seats=2, seed=11, **options_of(title))
    player = Planner(Judgement(tuned(title, "director")))
    turns = differing = 0
    while not game.over:
        seat = game.seat
        turns += game.decision is not None and game.decision.question == "turn"
        if turns == TURNS_BETWEEN:
            turns = 0
            other = game.imagine(seat, random.Random(len(game.played)))
            differing += other.position() != game.position()
            moves = [bots.make(grade, 3).choose(one, seat) for one in (game, other)]
            assert moves[0] == moves[1]
        game.play(player.choose(game, seat))
    assert differing > 5


@pytest.mark.usefixtures("few_playouts")
@pytest.mark.parametrize("grade", PLANNING)
def test_a_grade_plays_the_same_for_the_same_seed(grade: str) -> None:
    def opening() -> list[str]:
        game = arkwright.new("water-frame-2016", seats=2, seed=1)
        players = [bots.make(grade, f"1/{seat}") for seat in range(2)]
        while len(game.played) < 40:
            game.play(players[game.seat].choose(game, game.seat))
        return [move.text for move in game.played]

    assert opening() == opening()


def last_decade(seats: int, seed: int) -> Game:
    """A game where the tycoon begins to search."""
    game = arkwright.new("spinning-mule", seats=seats, seed=seed)
    player = bots.make("manager", 1)
    table = game.table
    assert isinstance(table, Table)
    while search.turns_left(table) > grades.TURNS_SEARCHED or len(game.moves) == 1:
        game.play(player.choose(game, game.seat))
    return game


def test_search_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(0.0)
    monkeypatch.setattr("arkwright.bots.board.search.time.perf_counter", lambda: next(ticks))
    played: list[int] = []
    play_out = search.Searcher.play_out

    def counted(self: search.Searcher, game: Game, seat: int, move: Move, deal: int) -> float:
        played.append(seat)
        return play_out(self, game, seat, move, deal)

    monkeypatch.setattr(search.Searcher, "play_out", counted)
    game = last_decade(2, 1)
    move = grades.make(random.Random(1), "spinning-mule", "tycoon", "", 4.0).choose(game, game.seat)
    assert len(played) == 6, "two at a time, as long as less than 85 % of four seconds are gone"
    assert move in game.moves


def test_search_ends_further_ahead_than_the_planner() -> None:
    """With rivals as expected, the planner that searches beats itself."""
    gains = []
    for seed in range(4):
        scores = []
        for turns in (0, grades.TURNS_SEARCHED):
            game = last_decade(2, seed)
            planner = Planner(Judgement(tuned("spinning-mule", "tycoon")))
            searcher = search.Searcher(random.Random(seed), planner, turns, 4, 4, 0.5, 0.0)
            while not game.over:
                player = searcher if game.seat == 0 else planner
                game.play(player.choose(game, game.seat))
            own = {standing.seat: standing.score for standing in game.standings}
            scores.append(own[0] - own[1])
        gains.append(scores[1] - scores[0])
    assert mean(gains) > 0


def ends(grade: str, style: str, title: str) -> list[Table]:
    """Tables at the end of games between four of a grade and style."""
    found: list[Table] = []
    for seed in range(6):
        game = arkwright.new(title, seats=4, seed=seed, setup="free")
        players = [bots.make(f"{grade}/{style}", seat) for seat in range(4)]
        while not game.over:
            game.play(players[game.seat].choose(game, game.seat))
        assert isinstance(game.table, Table)
        found.append(game.table)
    return found


@pytest.mark.usefixtures("few_playouts")
@pytest.mark.parametrize("grade", ["manager", "tycoon"])
@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025"])
def test_a_style_shows(title: str, grade: str) -> None:
    factories: dict[str, float] = {}
    shipped: dict[str, float] = {}
    for style in bots.STYLES:
        tables = ends(grade, style, title)
        factories[style] = mean(len(c.factories) for table in tables for c in table.companies)
        events = [event for table in tables for event in table.journal.events]
        shipped[style] = sum(int(e.facts["count"]) for e in events if e.id == "shipped") / len(
            tables
        )
    assert factories["four-factories"] > factories["two-factories"] + 0.3
    assert shipped["shipper"] > 1.1 * max(shipped["two-factories"], shipped["four-factories"])
