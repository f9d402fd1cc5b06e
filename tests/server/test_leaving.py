"""Leaving a game: resigning to a bot, giving up by agreement, taking a table away."""

import json
from pathlib import Path
from typing import Any

import pytest

from arkwright.server.operating.export_format import FORMAT, VERSION
from arkwright.server.problems import TooLate
from tests.server.conftest import running
from tests.server.given import Person, Server, grade, until
from tests.server.test_awards import at_table, before_the_end, bring, won
from tests.server.test_export import done, export_all, write
from tests.server.test_export import refused as refused_file
from tests.server.test_taking_back import Game


def give_up(game: Game, person: Person, expect: int = 200) -> Any:
    return person.post(f"{game.path}/give-up", {"seat": game.people.index(person)}, expect)


def answer(game: Game, person: Person, agree: bool, expect: int = 200) -> Any:
    return person.put(f"{game.path}/give-up", {"agree": agree}, expect)


# Resigning


def test_a_bot_plays_on_for_who_resigns(server: Server) -> None:
    # given a table of three, whose host must decide
    game = Game(server, 3)
    host, other, third = game.people
    seat = 0
    # when the host resigns
    told = host.post(f"{game.path}/seats/{seat}/resign", {"bot": "random"})
    # then a bot of that grade has the seat, which is still the host's by name
    there = told["seats"][seat]
    assert (grade(there), there["resigned"], there["mine"]) == ("random", True, True)
    assert [one["resigned"] for one in told["seats"]] == [True, False, False]
    # and somebody who plays is the host
    assert other.get(game.path)["hosting"]
    # and there is no way back to the seat
    assert host.delete(f"{game.path}/seats/{seat}/bot", 409)["error"] == "resigned"
    form = {"seat": seat, "move": "done", "number": 0}
    assert host.post(f"{game.path}/moves", form, 409)["error"] == "resigned"
    again = host.post(f"{game.path}/seats/{seat}/resign", {"bot": "clerk"}, 409)
    assert again["error"] == "resigned"
    # and the bot plays
    until(lambda: third.position(game.table)["decision"]["seat"] != seat)
    # and another bot is for the new host to call
    assert host.put(f"{game.path}/seats/{seat}/bot", {"bot": "clerk"}, 403)
    called = other.put(f"{game.path}/seats/{seat}/bot", {"bot": "clerk"})
    assert (grade(called["seats"][seat]), called["seats"][seat]["resigned"]) == ("clerk", True)


def test_only_a_seat_of_ones_own_in_a_running_game_is_resigned(server: Server) -> None:
    game = Game(server, 2)
    host, other = game.people
    assert host.post(f"{game.path}/seats/1/resign", {"bot": "random"}, 403)
    assert host.post(f"{game.path}/seats/7/resign", {"bot": "random"}, 404)
    said = host.post(f"{game.path}/seats/0/resign", {"bot": "nobody"}, 400)
    assert "nobody" in said["message"]
    waiting = host.table("me", "open")
    assert host.post(f"/api/tables/{waiting}/seats/0/resign", {"bot": "random"}, 409)
    assert not any(seat["resigned"] for seat in other.get(game.path)["seats"])


def test_who_resigns_asks_for_nothing_any_more(server: Server) -> None:
    game = Game(server, 3)
    asker, _ = game.play_turn()
    seat = game.people.index(asker)
    game.ask(asker, 0)
    give_up(game, asker)
    told = asker.post(f"{game.path}/seats/{seat}/resign", {"bot": "random"})
    assert (told["take_back"], told["give_up"]) == (None, None)


def test_what_a_bot_finished_for_me_is_not_mine(server: Server, tmp_path: Path) -> None:
    # given a solo game with awards, before its last move
    ada = server.person("Ada")
    table = at_table(ada, before_the_end(won()))
    bring(server.database, tmp_path, table)
    # when she resigns and the bot plays to the end
    ada.post(f"/api/tables/{table['id']}/seats/0/resign", {"bot": "random"})
    ended = until(lambda: (t := ada.get(f"/api/tables/{table['id']}"))["state"] == "over" and t)
    # then the game has an end, and she has none of it
    assert ended["standings"]
    assert ended["seats"][0]["resigned"]
    mine = ada.get("/api/me/awards")
    assert (mine["played"], mine["won"], mine["results"]) == (0, 0, [])
    assert not any(one["count"] for one in mine["awards"])


# Giving up


def test_a_game_is_given_up_when_all_agree(server: Server) -> None:
    game = Game(server, 3)
    asker, _ = game.play_turn()
    others = [person for person in game.people if person is not asker]
    before = asker.position(game.table)
    seats = [game.people.index(person) for person in (asker, *others)]
    # when one asks, the others are awaited
    asked = give_up(game, asker)
    assert asked["give_up"] == {"seat": seats[0], "agreed": [], "waits_for": sorted(seats[1:])}
    assert asked["state"] == "playing"
    assert answer(game, asker, True, 403)["error"] == "no-vote"
    assert answer(game, server.person(), True, 403)["error"] == "no-vote"
    assert give_up(game, others[0], 409)["error"] == "give-up-asked"
    half = answer(game, others[0], True)["give_up"]
    assert (half["agreed"], half["waits_for"]) == ([seats[1]], [seats[2]])
    # when all have agreed, then it is over, without a result
    with asker.socket(game.table, f"?since={before['number']}") as socket:
        over = answer(game, others[1], True)
        assert (over["state"], over["given_up"], over["give_up"]) == ("over", True, None)
        assert (over["standings"], over["deciding"]) == ([], None)
        assert over["ended"] is not None
        update = until(lambda: (n := json.loads(socket.recv()))["type"] == "update" and n)
        while not update["now"]["over"]:
            news = json.loads(socket.recv())
            update = news if news["type"] == "update" else update
    assert (update["now"]["decision"], update["happened"]) == (None, [])
    now = asker.position(game.table)
    assert (now["over"], now["decision"], now["position"]) == (True, None, before["position"])
    assert now["view"] == before["view"]
    # and nobody plays on, nor asks for anything
    form = {"seat": seats[0], "move": "done", "number": now["number"]}
    assert asker.post(f"{game.path}/moves", form, 409)["error"] == "game-over"
    assert give_up(game, asker, 409)["error"] == "game-over"
    assert answer(game, others[0], True, 409)["error"] == "no-give-up-asked"
    assert game.ask(asker, 0, 409)["error"] == "game-over"
    # and it may be looked into, and gone on with elsewhere, as any that is over
    assert asker.get(f"{game.path}/record")["seed"] is not None
    fork = {"position": 0, "seats": [{"kind": "me"}] * 3}
    assert not asker.post(f"{game.path}/fork", fork, 201)["analysis"]


def test_one_who_does_not_agree_plays_on(server: Server) -> None:
    game = Game(server, 2)
    host, other = game.people
    give_up(game, host)
    told = answer(game, other, False)
    assert (told["give_up"], told["state"]) == (None, "playing")
    # nor is anything given up that is no longer asked for
    give_up(game, host)
    assert other.delete(f"{game.path}/give-up", 403)
    assert host.delete(f"{game.path}/give-up")["give_up"] is None
    assert answer(game, other, True, 409)["error"] == "no-give-up-asked"


def test_a_question_to_give_up_outlasts_moves(server: Server) -> None:
    game = Game(server, 2)
    give_up(game, game.people[0])
    game.play_turn()
    assert game.people[1].get(game.path)["give_up"] is not None
    assert answer(game, game.people[1], True)["given_up"]


def test_alone_among_bots_it_is_given_up_at_once(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("me", "random", "random")
    until(lambda: ada.position(table)["decision"]["seat"] == 0)
    over = ada.post(f"/api/tables/{table}/give-up", {"seat": 0})
    assert (over["state"], over["given_up"]) == ("over", True)
    assert ada.get("/api/tables", which="mine", state="over")[0]["id"] == table


def test_a_move_that_comes_too_late_does_not_revive_it(sqlite_database: str) -> None:
    # given a process that has not heard that the game was given up
    with running(sqlite_database) as server:
        game = Game(server, 2)
        playing, giving_up = server.services.playing, server.services.giving_up
        host, other = (person.id for person in game.people)

        async def late() -> None:
            table, opened = await playing.opened(game.table, host)
            known = opened.copy()
            await giving_up.ask(host, game.table, 0)
            await giving_up.answer(other, game.table, True)
            await playing._play(table, known, known.game.seat, [known.game.moves[0].text])

        with pytest.raises(TooLate) as refused:
            server.do(late())
        assert refused.value.current.over
        assert game.people[0].get(game.path)["state"] == "over"


# Moving house


@pytest.mark.parametrize("kind", ["given up", "resigned", "asked"])
def test_what_was_left_moves_with_the_server(
    kind: str, sqlite_database: str, postgresql_database: str, tmp_path: Path
) -> None:
    with running(sqlite_database) as server:
        game = Game(server, 2)
        host, other = game.people
        give_up(game, host)
        if kind == "given up":
            answer(game, other, True)
        elif kind == "resigned":
            host.post(f"{game.path}/seats/0/resign", {"bot": "random"})
            until(lambda: other.position(game.table)["decision"]["seat"] == 1)
        before, cookies = other.get(game.path), dict(other.http.cookies)
    export_all(sqlite_database, tmp_path / "all.jsonl")
    done("import", tmp_path / "all.jsonl", "--database", postgresql_database)
    with running(postgresql_database) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        assert again.get(f"/api/tables/{before['id']}") == before
        assert again.position(before["id"])["over"] == (kind == "given up")


def test_a_game_that_was_given_up_has_no_result(sqlite_database: str, tmp_path: Path) -> None:
    with running(sqlite_database) as server:
        table = at_table(server.person("Ada"), won())
        table["log"].append({"number": len(table["log"]) + 1, "seat": 0, "at": table["since"]})
        table["number"] += 1
        file = write(tmp_path / "in.jsonl", [{"format": FORMAT, "version": VERSION}, table])
        said = refused_file("import", file, "--database", sqlite_database)
    assert "its game was given up, but has a result" in said


# Taking away


def test_a_table_with_bots_alone_and_a_fork_are_taken_away(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.table("me", "random")
    until(lambda: ada.position(table)["decision"]["seat"] == 0)
    form = {"position": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    fork = ada.post(f"/api/tables/{table}/fork", form, 201)["id"]
    for id in (fork, table):
        assert server.person().delete(f"/api/tables/{id}", 404 if id == fork else 403)
        ada.delete(f"/api/tables/{id}", 204)
        assert ada.get(f"/api/tables/{id}", 404)


def test_a_table_of_several_stays(server: Server) -> None:
    game = Game(server, 2)
    assert game.people[0].delete(game.path, 409)["error"] == "others-play-here"
    give_up(game, game.people[0])
    answer(game, game.people[1], True)
    assert game.people[0].delete(game.path, 409)["error"] == "others-play-here"
