"""The grades: legal at every table, fair, the same for the same seed, and each in its style."""

import itertools
import random
from collections import Counter
from functools import cache

import pytest

import arkwright
from arkwright import Game, Move, bots
from arkwright.boardgame.table import Table
from arkwright.bots.boardgame import grades, search
from arkwright.bots.boardgame.answers import Planner
from arkwright.bots.boardgame.judgement import Judgement
from arkwright.bots.weights import trained

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
LAST_TURNS = 3
"""So many turns before the end a search is quick, and still has something to find."""


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
@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025"])
def test_no_grade_sees_what_is_hidden(title: str) -> None:
    """Two games that differ only in what the seat may not know get the same move."""
    game = arkwright.new(title, seats=2, seed=11, **options_of(title))
    player = Planner(Judgement(trained(title, "-director")))
    turns = differing = 0
    while not game.over:
        seat = game.seat
        turns += game.decision is not None and game.decision.question == "turn"
        if turns == TURNS_BETWEEN:
            turns = 0
            other = game.imagine(seat, random.Random(len(game.played)))
            differing += other.position() != game.position()
            for grade in PLANNING:
                moves = [bots.make(grade, 3).choose(one, seat) for one in (game, other)]
                assert moves[0] == moves[1], grade
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


@cache
def before_the_last_turns(seed: int) -> Game:
    """A game that the tycoon searches to its end; whoever plays on takes a copy."""
    game = arkwright.new("spinning-mule", seats=2, seed=seed)
    player = bots.make("manager", 1)
    table = game.table
    assert isinstance(table, Table)
    while search.turns_left(table) > LAST_TURNS or len(game.moves) == 1:
        game.play(player.choose(game, game.seat))
    return game


PlayedOut = list[tuple[Move, int, float]]
"""The candidates in the order in which they were played out, with the deals and what came of it."""


@pytest.fixture
def played_out(monkeypatch: pytest.MonkeyPatch) -> PlayedOut:
    found: PlayedOut = []
    play_out = search.Searcher.play_out

    def watched(self: search.Searcher, game: Game, seat: int, move: Move, deal: int) -> float:
        ahead = play_out(self, game, seat, move, deal)
        found.append((move, deal, ahead))
        return ahead

    monkeypatch.setattr(search.Searcher, "play_out", watched)
    return found


def the_planner() -> Planner:
    return Planner(Judgement(trained("spinning-mule", "-tycoon")))


def searching(seed: int, turns: int = LAST_TURNS) -> search.Searcher:
    return search.Searcher(random.Random(seed), the_planner(), turns, 3, 2, grades.ENVY, 0.0)


def test_search_stops_when_its_time_is_up(
    played_out: PlayedOut, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = itertools.count(0.0)
    monkeypatch.setattr("arkwright.bots.boardgame.search.time.perf_counter", lambda: next(ticks))
    game = before_the_last_turns(1)
    tycoon = grades.make(random.Random(1), "spinning-mule", 2, "tycoon", "", 4.0)
    move = tycoon.choose(game, game.seat)
    usual = played_out[0][0]
    others = [found for found, _, _ in played_out if found is not usual]
    assert len(others) == 3, "one at a time, as long as less than 85 % of four seconds are gone"
    assert move in game.moves


def test_search_plays_other_uses_of_the_turn_out_on_the_deals_of_the_planners_choice(
    played_out: PlayedOut,
) -> None:
    game = before_the_last_turns(1)
    before = game.position()
    searching(1).choose(game, game.seat)
    assert game.position() == before
    deals: dict[Move, list[int]] = {}
    for move, deal, _ in played_out:
        deals.setdefault(move, []).append(deal)
    usual, *others = deals
    assert usual is the_planner().choose(game, game.seat)
    assert len(others) == 2
    assert all(deals[move] == deals[usual] for move in others)
    assert len(set(deals[usual])) == 2


def test_search_leaves_the_planners_choice_only_for_something_better(
    played_out: PlayedOut,
) -> None:
    left = 0
    seeds = (1, 4, 18)
    for seed in seeds:
        game = before_the_last_turns(seed)
        played_out.clear()
        chosen = searching(seed).choose(game, game.seat)
        usual = the_planner().choose(game, game.seat)
        ahead = {(move, deal): found for move, deal, found in played_out}
        deals = {deal for _, deal in ahead}
        gains = {
            move: [ahead[move, deal] - ahead[usual, deal] for deal in deals] for move, _ in ahead
        }
        assert chosen is usual or sum(gains[chosen]) > 0
        assert chosen is not usual or not any(min(found) > 0 for found in gains.values())
        left += chosen is not usual
    assert 0 < left < len(seeds)


def test_search_ends_further_ahead_than_the_planner() -> None:
    """With rivals as expected, the planner that searches beats itself, or finds nothing better."""
    gains = []
    for seed in range(3):
        ahead = []
        for turns in (0, LAST_TURNS):
            game = before_the_last_turns(seed).copy()
            players: list[bots.Bot] = [searching(seed, turns), the_planner()]
            while not game.over:
                game.play(players[game.seat].choose(game, game.seat))
            own = {standing.seat: standing.score for standing in game.standings}
            ahead.append(own[0] - own[1])
        gains.append(ahead[1] - ahead[0])
    assert min(gains) >= 0
    assert sum(gains) > 0


STYLED = ("manager", "tycoon")
WISHES = {
    "factories": ("place factory", "reuse factory", "build"),
    "ships": ("take ship",),
}
"""How the moves begin by which a style shows."""


@cache
def wishes(title: str) -> dict[str, Counter[str]]:
    """How often each grade and style would get factories and ships in the same positions.

    They are those of a game among companies that build little. Where the tycoon would search for
    the best use of a turn, nobody is asked for one.
    """
    game = arkwright.new(title, seats=4, seed=1, setup="free")
    player = bots.make("manager/two-factories", 1)
    asked = {name: bots.make(name, 1) for name in (f"{g}/{s}" for g in STYLED for s in bots.STYLES)}
    found: dict[str, Counter[str]] = {name: Counter() for name in asked}
    while not game.over:
        table, decision = game.table, game.decision
        assert isinstance(table, Table)
        assert decision is not None
        questions = {"factory-action", "special-marker", "start-marker"}
        if search.turns_left(table) > grades.TURNS_SEARCHED:
            questions.add("turn")
        if decision.question in questions and len(game.moves) > 1:
            for name, bot in asked.items():
                text = bot.choose(game, game.seat).text
                for wish, beginnings in WISHES.items():
                    found[name][wish] += text.startswith(beginnings)
        game.play(player.choose(game, game.seat))
    return found


@pytest.mark.parametrize("grade", STYLED)
@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025"])
def test_a_style_chooses_otherwise_in_the_same_positions(title: str, grade: str) -> None:
    two, four, shipper = (wishes(title)[f"{grade}/{style}"] for style in bots.STYLES)
    assert four["factories"] > 1.2 * two["factories"] > 0
    assert shipper["ships"] > 1.5 * max(two["ships"], four["ships"])


@pytest.mark.parametrize("title", ["water-frame-2016", "arkwright-2025"])
def test_a_style_shows(title: str) -> None:
    """At tables with one of each style, all of them in every seat."""
    factories: Counter[str] = Counter()
    shipped: Counter[str] = Counter()
    for seed in range(3):
        seated = [bots.STYLES[(seed + seat) % 3] for seat in range(3)]
        game = arkwright.new(title, seats=3, seed=seed, setup="free")
        players = [bots.make(f"manager/{style}", seat) for seat, style in enumerate(seated)]
        while not game.over:
            game.play(players[game.seat].choose(game, game.seat))
        assert isinstance(game.table, Table)
        for style, company in zip(seated, game.table.companies):
            factories[style] += len(company.factories)
        for event in game.events:
            if event.id == "shipped" and event.seat is not None:
                shipped[seated[event.seat]] += int(event.facts["count"])
    assert factories["four-factories"] > factories["two-factories"] + 1
    assert shipped["shipper"] > 1.1 * max(shipped["two-factories"], shipped["four-factories"])
