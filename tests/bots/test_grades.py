"""The grades: legal at every table, fair, the same for the same seed, and each in its style."""

import itertools
import random
from statistics import mean

import pytest

import arkwright
from arkwright import Game, bots
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
    monkeypatch.setattr(grades, "PLAYOUTS", {"tycoon": 2})


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
    player = Planner(Judgement(tuned(title)))
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


def test_search_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(0.0)
    monkeypatch.setattr("arkwright.bots.board.search.time.perf_counter", lambda: next(ticks))
    played: list[int] = []
    play_out = search.Searcher.play_out

    def counted(
        self: search.Searcher, game: Game, seat: int, plan: search.Plan, deal: int
    ) -> float:
        played.append(seat)
        return play_out(self, game, seat, plan, deal)

    monkeypatch.setattr(search.Searcher, "play_out", counted)
    game = arkwright.new("spinning-mule", seats=2, seed=1)
    while len(game.moves) == 1:
        game.play(game.moves[0])
    grades.make(random.Random(1), "spinning-mule", "tycoon", "", 4.0).choose(game, game.seat)
    assert len(played) == 4, "one at once, then as long as time is left"


def test_search_finds_a_better_plan_than_the_planner_has() -> None:
    """With its rivals as expected, the planner that searches ends further ahead."""
    gains = []
    for seed in range(2):
        leads = []
        for playouts in (1, 4):
            game = arkwright.new("spinning-mule", seats=2, seed=seed)
            planner = Planner(Judgement(tuned("spinning-mule")))
            searcher = search.Searcher(random.Random(seed), planner, planner, playouts, 1.0, 0.0)
            while not game.over:
                player = searcher if game.seat == 0 else planner
                game.play(player.choose(game, game.seat))
            leads.append(searcher.lead(game, 0))
        gains.append(leads[1] - leads[0])
    assert mean(gains) > 0


def ends(style: str, title: str) -> list[Table]:
    """Tables at the end of games between four managers of a style."""
    found: list[Table] = []
    for seed in range(3):
        game = arkwright.new(title, seats=4, seed=seed, setup="free")
        players = [bots.make(f"manager/{style}", seat) for seat in range(4)]
        while not game.over:
            game.play(players[game.seat].choose(game, game.seat))
        assert isinstance(game.table, Table)
        found.append(game.table)
    return found


@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025"])
def test_a_style_shows(title: str) -> None:
    factories: dict[str, float] = {}
    shipped: dict[str, float] = {}
    for style in bots.STYLES:
        tables = ends(style, title)
        factories[style] = mean(len(c.factories) for table in tables for c in table.companies)
        events = [event for table in tables for event in table.journal.events]
        shipped[style] = sum(int(e.facts["count"]) for e in events if e.id == "shipped") / len(
            tables
        )
    assert factories["four-factories"] > factories["two-factories"] + 0.3
    assert shipped["shipper"] > 1.1 * max(shipped["two-factories"], shipped["four-factories"])
