"""A stored move is applied once and a take-back replays once, in the process that stores them."""

import itertools
from typing import Any

import pytest

from arkwright.play import Game, Move
from arkwright.play import game as games
from tests.server.conftest import running
from tests.server.given import Server, until
from tests.server.logs import play_on
from tests.server.test_taking_back import Game as People


class Counted:
    """How often moves were applied to games in this process, and games laid out anew."""

    def __init__(self) -> None:
        self.applied: list[str] = []
        self.replayed = 0

    def forget(self) -> None:
        self.applied.clear()
        self.replayed = 0


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The real rules, which count."""
    counted = Counted()
    play, replay = Game.play, games.replay_from

    def counting_play(game: Game, move: Move | str) -> None:
        play(game, move)
        counted.applied.append(game.played[-1].text)

    def counting_replay(*how: Any) -> Game:
        counted.replayed += 1
        return replay(*how)

    monkeypatch.setattr(Game, "play", counting_play)
    monkeypatch.setattr(games, "replay_from", counting_replay)
    return counted


def test_a_persons_move_is_applied_once(server: Server, counted: Counted) -> None:
    person = server.person()
    table = person.table("me", "me")
    moves = person.position(table)["decision"]["moves"]
    counted.forget()
    with person.socket(table):
        for _ in range(5):
            person.play(table)
    happened = person.get(f"/api/tables/{table}/history")["happened"]
    assert counted.applied == [played["move"] for played in happened]
    assert happened[0]["move"] == moves[0]["text"]
    assert counted.replayed == 0


def test_the_moves_of_a_bots_turn_are_applied_once(server: Server, counted: Counted) -> None:
    person = server.person()
    # Bots think in other processes, where nobody counts.
    table = person.table("random", "random", title="card-game")
    until(lambda: person.get(f"/api/tables/{table}")["state"] == "over")
    happened = person.get(f"/api/tables/{table}/history", limit=1000)["happened"]
    assert counted.applied == [played["move"] for played in happened]
    turns = sum(a["seat"] != b["seat"] for a, b in itertools.pairwise(happened))
    assert len(happened) > turns + 1, "no bot played several moves at once"


def test_a_take_back_of_my_turn_replays_once(server: Server, counted: Counted) -> None:
    person = server.person()
    table = person.table("me", "me")
    person.play(table)
    first = person.position(table)
    after = person.play(table)
    assert after["undoable"] == 2
    counted.forget()
    form = {"seat": after["seat"], "number": after["number"]}
    back = person.post(f"/api/tables/{table}/take-back", form)
    assert back == {**first, "number": 3}
    assert counted.replayed == 1
    assert len(counted.applied) == 1
    assert person.position(table) == back


def test_a_take_back_that_all_agree_to_replays_once(server: Server, counted: Counted) -> None:
    game = People(server, 2)
    player, seat = game.play_turn()
    other = game.people[1 - seat]
    game.ask(player, 1)
    counted.forget()
    game.answer(other, True, 1)
    assert counted.replayed == 1
    assert len(counted.applied) == 1
    assert player.position(game.table)["position"] == 1


def test_what_another_process_stored_is_applied_once(
    sqlite_database: str, counted: Counted
) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", "me")
        person.play(table)
        stored = play_on(server, table, moves=10)  # which applies the moves itself
        counted.forget()
        now = person.position(table)
        assert now["position"] == 11
        assert counted.applied == [move.text for move in stored.played[1:]]
        person.play(table)
        assert len(counted.applied) == 11


def test_what_can_not_be_stored_has_not_happened(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = server.person()
    table = person.table("me", "me")
    person.play(table)
    before = person.position(table)

    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as failing:
        failing.setattr(server.services.playing, "companions", [fail])
        person.play(table, expect=503)
        form = {"seat": before["seat"], "number": before["number"]}
        person.post(f"/api/tables/{table}/take-back", form, 503)
    assert person.position(table) == before
    assert person.play(table)["number"] == before["number"] + 1
