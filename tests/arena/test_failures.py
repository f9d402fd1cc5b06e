"""Bots that fail lose their games, and the tournament goes on."""

from pathlib import Path

import pytest

from arkwright.arena.match import NOBODY_TO_BLAME, Failure, Match, failed
from arkwright.arena.playing import play_match
from arkwright.arena.tally import tally
from tests.arena.given import played, tournament

BAD = "tests.server.bad_bots"
MATCH = Match(0, 0, 9, ("a", "b", "a", "c"))


@pytest.mark.parametrize(
    ("name", "kind", "reason", "workers"),
    [
        ("Raises", "crashed", "RuntimeError: I do not know this game", 1),
        ("Cheats", "illegal", "buy 30: ", 0),
        ("Interferes", "illegal", "it played on", 0),
        ("Missing", "crashed", "can't be made", 0),
        ("Dies", "died", "exit code -9", 1),
    ],
)
def test_a_bot_that_fails_loses(
    name: str, kind: str, reason: str, workers: int, tmp_path: Path
) -> None:
    what = tournament("random", f"{BAD}:{name}")
    results = played(what, 2, tmp_path / "results", workers)
    assert [result.game for result in results] == [0, 1]
    for result in results:
        assert result.failure is not None
        assert result.failure.kind == kind
        assert reason in result.failure.reason
        assert result.bots[result.failure.seat] == name
        assert result.scores == []
    found = tally(what, results).bots
    assert found["random"].win_share.mean == 1
    assert found["random"].failures == {}
    assert found[name].win_share.mean == 0
    assert found[name].failures == {kind: 2}
    assert found[name].score is None


def test_a_bot_that_thinks_for_ever_loses(tmp_path: Path) -> None:
    what = tournament("random", f"{BAD}:Hangs")
    (result,) = played(what, 1, tmp_path / "results", workers=1, patience=0.5)
    assert result.failure is not None
    assert result.failure.kind == "endless"
    assert result.bots[result.failure.seat] == "Hangs"
    assert "0.5 seconds" in result.failure.reason


def test_others_are_not_disturbed_by_a_process_that_dies(tmp_path: Path) -> None:
    what = tournament("random", "clerk", f"{BAD}:Dies")
    results = played(what, 3, tmp_path / "results", workers=2)
    for result in results:
        assert (result.failure is not None) == ("Dies" in result.bots)
    assert any(result.failure is None for result in results)


def test_all_seats_of_a_bot_that_fails_lose_and_the_others_share_the_win() -> None:
    result = failed(MATCH, Failure("crashed", 0, 12, "boom"))
    assert result.places == [4, 1, 4, 1]
    assert [result.won(seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
    assert result.decisions == 12


def test_alone_with_itself_a_bot_that_fails_leaves_no_winner() -> None:
    result = failed(Match(0, 0, 9, ("a", "a")), Failure("crashed", 1, 3, "boom"))
    assert [result.won(seat) for seat in range(2)] == [0, 0]


def test_a_fault_of_the_rules_is_nobodys() -> None:
    what = tournament("random", "clerk")
    result = failed(what.match(0), Failure("fault", NOBODY_TO_BLAME, 3, "boom"))
    assert [result.won(seat) for seat in range(2)] == [0, 0]
    found = tally(what, [result])
    assert found.faults == 1
    assert found.bots["clerk"].games == 0
    assert found.bots["clerk"].rating.mu == 25


def test_in_the_solo_game_a_bot_that_fails_loses_to_the_opponents() -> None:
    what = tournament(f"{BAD}:Raises", seats=1)
    result = play_match(what.plan, what.match(0))
    assert (result.places, result.players, result.winners) == ([3], 3, 2)
    assert result.won(0) == 0
