"""A tournament gives the same results however it is played, and goes on where it was broken off."""

import importlib
import json
from pathlib import Path

import pytest

import arkwright
from arkwright.arena.fingerprint import fingerprint
from arkwright.arena.ledger import Ledger
from arkwright.arena.playing import play_match
from arkwright.arena.running import left_of, record_file, run
from arkwright.arena.tally import as_json, tally
from arkwright.arena.tournament import Tournament
from arkwright.files import BadFile
from arkwright.play import BadSetup
from tests.arena.given import TITLE, in_this_process, played, tournament, without_seconds

GAMES = 9


@pytest.fixture(scope="module")
def expected() -> list[str]:
    """What the tournament of these tests comes to, game by game."""
    what = tournament("random", "clerk")
    return without_seconds([play_match(what.plan, what.match(n)) for n in range(GAMES)])


@pytest.mark.parametrize("workers", [1, 3])
def test_any_number_of_workers_gives_the_same(
    workers: int, expected: list[str], tmp_path: Path
) -> None:
    results = played(tournament("random", "clerk"), GAMES, tmp_path / "results", workers)
    assert without_seconds(results) == expected


def test_another_seed_gives_other_games(expected: list[str]) -> None:
    what = tournament("random", "clerk", seed=6)
    assert without_seconds([play_match(what.plan, what.match(0))]) != expected[:1]


def torn(file: Path, line: bytes) -> None:
    """Writing was cut off in the middle of a line."""
    with file.open("ab") as end:
        end.write(line)


def test_a_file_that_was_only_just_begun_is_begun_again(tmp_path: Path) -> None:
    torn(tmp_path / "results", b'{"format": 1, "ti')
    assert len(played(tournament("random"), 1, tmp_path / "results")) == 1


def test_what_was_broken_off_goes_on(expected: list[str], tmp_path: Path) -> None:
    what, file = tournament("random", "clerk"), tmp_path / "results"
    with Ledger(file, what) as ledger:
        games = run(what, GAMES, ledger)
        for _ in range(4):
            next(games)
        games.close()
    torn(file, b'{"game":8,"deal":4,"se')
    with Ledger(file, what) as ledger:
        assert len(left_of(what, GAMES, ledger)) == GAMES - 4
        again = list(run(what, GAMES, ledger, players=in_this_process))
    assert len(again) == GAMES - 4
    assert without_seconds(played(what, GAMES, file)) == expected
    assert len(file.read_text("utf-8").splitlines()) == 1 + GAMES


def test_more_games_go_on_from_fewer(expected: list[str], tmp_path: Path) -> None:
    what, file = tournament("random", "clerk"), tmp_path / "results"
    assert without_seconds(played(what, 3, file)) == expected[:3]
    assert without_seconds(played(what, GAMES, file)) == expected
    assert without_seconds(played(what, 2, file)) == expected[:2]


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results"
    played(tournament("random", "clerk"), 1, file)
    for other, words in (
        (tournament("random", "clerk", seed=6), "seed 5"),
        (tournament("random"), "bots ['random', 'clerk']"),
        (tournament("random", "clerk", seats=3), "seats 2"),
    ):
        with pytest.raises(BadFile) as refused:
            Ledger(file, other)
        assert "holds another tournament" in str(refused.value)
        assert words in str(refused.value)


def test_results_of_bots_with_other_code_are_refused(tmp_path: Path) -> None:
    what, file = tournament("random", "clerk"), tmp_path / "results"
    played(what, 1, file)
    first, *rest = file.read_text("utf-8").splitlines()
    header = json.loads(first)
    header["fingerprints"]["clerk"] = "another"
    file.write_text("\n".join([json.dumps(header), *rest, ""]), "utf-8")
    with pytest.raises(BadFile, match="its bots had other code"):
        Ledger(file, what)


@pytest.mark.parametrize("text", ["{}\nnot a result\n", "a letter to a friend\n", "[1]\n", "x"])
def test_another_file_is_refused_and_stays_as_it_is(text: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text(text, "utf-8")
    for anew in (False, True):
        with pytest.raises(BadFile):
            Ledger(file, tournament("random"), anew)
    assert file.read_text("utf-8") == text


def test_who_begins_anew_forgets_what_was_played(tmp_path: Path) -> None:
    what, file = tournament("random"), tmp_path / "results"
    played(what, 2, file)
    with Ledger(file, what, anew=True) as ledger:
        assert ledger.results == {}
    with Ledger(file, tournament("clerk"), anew=True) as ledger:
        assert ledger.results == {}


def test_two_cannot_write_one_file(tmp_path: Path) -> None:
    what = tournament("random")
    with (
        Ledger(tmp_path / "results", what),
        pytest.raises(BadFile, match="written by another process"),
    ):
        Ledger(tmp_path / "results", what)


def test_records_that_are_missing_are_played_again(tmp_path: Path) -> None:
    what, folder = tournament("random"), tmp_path / "records"
    played(what, 3, tmp_path / "results")
    with Ledger(tmp_path / "results", what) as ledger:
        assert left_of(what, 3, ledger) == []
        again = run(what, 3, ledger, players=in_this_process, save=folder)
        assert len(list(again)) == 3
        record_file(folder, what, 1).unlink()
        assert left_of(what, 3, ledger, folder) == [1]
    game = arkwright.replay(record_file(folder, what, 0).read_text("utf-8"))
    assert game.over
    assert game.table.names == ["random 1", "random 2"]


def test_a_fingerprint_follows_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    own, beside = tmp_path / "my_player.py", tmp_path / "my_thoughts.py"
    own.write_text("import my_thoughts\nclass Mine:\n    def choose(self, game, seat): ...\n")
    beside.write_text("DEPTH = 1\n")
    marks = [fingerprint("my_player:Mine", TITLE)]
    beside.write_text("DEPTH = 2\n")
    marks.append(fingerprint("my_player:Mine", TITLE))
    own.write_text(own.read_text() + "\n# changed\n")
    marks.append(fingerprint("my_player:Mine", TITLE))
    assert len(set(marks)) == 3
    assert fingerprint("random", TITLE) != fingerprint("clerk", TITLE)
    assert fingerprint("clerk", TITLE) == fingerprint("clerk/shipper", TITLE)


def test_a_fingerprint_finds_modules_that_do_not_say_where_they_come_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = fingerprint("clerk", TITLE)
    for module in ("arkwright.bots.cardgame.answers", "arkwright.bots.comparison"):
        monkeypatch.setattr(importlib.import_module(module), "__spec__", None)
    assert fingerprint("clerk", TITLE) == before


def test_a_fingerprint_leaves_out_what_only_serves_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change to the card player, to what it uses and to its files means nothing at the board."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "two_games.py").write_text("import at_the_board\nfrom with_cards import grades\n")
    (tmp_path / "at_the_board.py").write_text("import arkwright.boardgame\n")
    cards = tmp_path / "with_cards"
    cards.mkdir()
    texts = {
        "__init__.py": "",
        "grades.py": "from with_cards import rules, thoughts\n",
        "rules.py": "import arkwright.cardgame\n",
        "thoughts.py": "DEPTH = 1\n",
        "weights.json": "{}",
    }
    for file, text in texts.items():
        (cards / file).write_text(text)

    def marks() -> list[str]:
        return [fingerprint("two_games:Mine", title) for title in ("water-frame-2016", TITLE)]

    assert TITLE == "card-game"
    before = marks()
    for file in ("grades.py", "rules.py", "thoughts.py", "weights.json"):
        (cards / file).write_text(f"{texts[file]}\n")
        after = marks()
        assert after[0] == before[0]
        assert after[1] != before[1]
        before = after


def test_a_tournament_that_cannot_be_played_is_told() -> None:
    with pytest.raises(BadSetup, match="seats"):
        Tournament(TITLE, ("random",), 7).check()
    with pytest.raises(BadSetup, match="there is no bot"):
        Tournament(TITLE, ("nobody",), 2).check()


def test_the_tally_adds_up(tmp_path: Path) -> None:
    what = tournament("random", "clerk", seats=3)
    results = played(what, 6, tmp_path / "results")
    found = as_json(tally(what, results))
    assert found["seat_balanced"] is True
    assert (found["games"], found["deals"]) == (6, 1)
    assert sum(bot["win_share"] for bot in found["bots"].values()) == pytest.approx(1, abs=1e-4)
    assert sum(found["win_share_by_seat"]) == pytest.approx(1, abs=1e-4)
    for name, bot in found["bots"].items():
        scores = [score for r in results for score, who in zip(r.scores, r.bots) if who == name]
        taken = [n for r in results for n, who in zip(r.loans_taken, r.bots) if who == name]
        assert bot["seats"] == len(scores) == 9
        assert bot["mean_score"] == pytest.approx(sum(scores) / 9, abs=1e-4)
        assert bot["seats_without_loan"] == pytest.approx(taken.count(0) / 9, abs=1e-4)
        assert bot["mean_loans_taken"] == pytest.approx(sum(taken) / 9, abs=1e-4)
    assert any(n for r in results for n in r.loans_taken)


def test_loans_that_were_repaid_count_as_taken() -> None:
    what = tournament("random", title="water-frame-2016")
    results = [play_match(what.plan, what.match(number)) for number in range(4)]
    assert any(sum(r.loans_taken) > sum(r.loans) for r in results)
    assert all(t >= left for r in results for t, left in zip(r.loans_taken, r.loans))


def test_the_solo_game_is_won_against_its_opponents() -> None:
    what = tournament("random", seats=1)
    results = [play_match(what.plan, what.match(number)) for number in range(3)]
    assert {result.players for result in results} == {3}
    assert tally(what, results).bots["random"].fair_share == pytest.approx(1 / 3)
