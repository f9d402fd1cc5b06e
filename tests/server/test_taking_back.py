"""Taking back: inside one's own turn, and beyond it if everybody else agrees."""

import contextlib
import threading
from typing import Any

from tests.server.conftest import running
from tests.server.given import Person, Server, until
from tests.server.logs import play_on, real_game


class Game:
    """A table of several people, each at one seat."""

    def __init__(self, server: Server, people: int, **more: Any) -> None:
        host, *others = (server.person(f"Person {n + 1}") for n in range(people))
        self.people = [host, *others]
        self.table = host.table("me", *["open"] * (people - 1), **more)
        self.path = f"/api/tables/{self.table}"
        for other in others:
            other.post(f"{self.path}/join", {})
        host.post(f"{self.path}/start", {})

    @property
    def turn(self) -> Person:
        """The one who must decide."""
        seat: int = self.people[0].position(self.table)["decision"]["seat"]
        return self.people[seat]

    def play_turn(self) -> tuple[Person, int]:
        """Play until another must decide; who played, and their seat."""
        player = self.turn
        seat = self.people.index(player)
        until(lambda: player.play(self.table)["decision"]["seat"] != seat)
        return player, seat

    def ask(self, person: Person, position: int, expect: int = 200) -> Any:
        seat = self.people.index(person)
        number = person.position(self.table)["number"]
        form = {"seat": seat, "position": position, "number": number}
        return person.post(f"{self.path}/take-back/request", form, expect)

    def answer(self, person: Person, agree: bool, position: int, expect: int = 200) -> Any:
        form = {"agree": agree, "position": position}
        return person.put(f"{self.path}/take-back/request", form, expect)


# Inside one's own turn


def test_moves_of_my_turn_are_taken_back(server: Server) -> None:
    person = server.person()
    table = person.table("me", "me")
    before = person.position(table)
    after = person.play(table)
    assert after["undoable"] == 1
    form = {"seat": before["decision"]["seat"], "number": after["number"]}
    back = person.post(f"/api/tables/{table}/take-back", form, 200)
    assert back == {**before, "number": 2}
    assert person.position(table) == back
    again = person.play(table)
    assert (again["position"], again["number"]) == (1, 3)
    assert again["view"] == after["view"]


def test_turn_that_has_ended_is_not_taken_back(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        game = Game(server, 2)
        player, seat = game.play_turn()
        now = player.position(game.table)
        form = {"seat": seat, "number": now["number"], "count": 1}
        refused = player.post(f"{game.path}/take-back", form, 409)
        assert refused["error"] == "nothing-to-take-back"
        other = {**form, "seat": 1 - seat}
        assert player.post(f"{game.path}/take-back", other, 403)["error"] == "not-your-seat"
        late = {**form, "number": now["number"] - 1}
        assert player.post(f"{game.path}/take-back", late, 409)["error"] == "too-late"
        for count in (0, -1, 10**12):
            player.post(f"{game.path}/take-back", {**form, "count": count}, 400)
        assert player.position(game.table) == now


# Beyond it


def test_take_back_waits_for_everybody_else(server: Server) -> None:
    game = Game(server, 3)
    asker, seat = game.play_turn()
    before = game.people[0].position(game.table)
    others = [person for person in game.people if person is not asker]
    asked = game.ask(asker, 0)["take_back"]
    assert (asked["seat"], asked["position"], asked["agreed"]) == (seat, 0, [])
    assert asked["waits_for"] == [game.people.index(person) for person in others]
    assert others[0].get(game.path)["take_back"] == asked
    assert game.answer(asker, True, 0, 403)["error"] == "no-vote"
    assert game.answer(server.person(), True, 0, 403)["error"] == "no-vote"
    assert game.answer(others[0], True, 1, 409)["error"] == "no-take-back-asked"

    half = game.answer(others[0], True, 0)["take_back"]
    assert half["agreed"] == [game.people.index(others[0])]
    assert half["waits_for"] == [game.people.index(others[1])]
    game.answer(others[0], True, 0)
    assert asker.position(game.table)["number"] == before["number"]

    done = game.answer(others[1], True, 0)
    assert done["take_back"] is None
    assert done["number"] == before["number"] + 1
    now = asker.position(game.table)
    assert (now["position"], now["number"]) == (0, before["number"] + 1)
    assert now["decision"]["seat"] == seat
    [taken] = asker.get(f"{game.path}/history")["taken_back"]
    assert (taken["seat"], taken["position"], taken["number"]) == (seat, 0, done["number"])


def test_one_who_refuses_ends_it(server: Server) -> None:
    game = Game(server, 3)
    asker, _ = game.play_turn()
    others = [person for person in game.people if person is not asker]
    number = game.ask(asker, 0)["number"]
    game.answer(others[0], True, 0)
    assert game.answer(others[1], False, 0)["take_back"] is None
    assert game.answer(others[1], True, 0, 409)["error"] == "no-take-back-asked"
    assert asker.position(game.table)["number"] == number


def test_who_asked_can_withdraw_and_nobody_else(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        game = Game(server, 2)
        asker, _ = game.play_turn()
        other = game.turn
        path = f"{game.path}/take-back/request"
        assert asker.delete(path, 409)["error"] == "no-take-back-asked"
        game.ask(asker, 0)
        assert game.ask(other, 0, 409)["error"] == "take-back-asked"
        assert other.delete(path, 403)["error"] == "not-your-seat"
        assert game.ask(asker, 1)["take_back"]["position"] == 1
        assert asker.delete(path)["take_back"] is None
        assert game.answer(other, True, 1, 409)["error"] == "no-take-back-asked"


def test_any_move_ends_it(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        game = Game(server, 2)
        asker, _ = game.play_turn()
        game.ask(asker, 0)
        game.turn.play(game.table)
        assert asker.get(game.path)["take_back"] is None
        assert game.answer(game.turn, True, 0, 409)["error"] == "no-take-back-asked"


def test_alone_it_is_granted_at_once(sqlite_database: str) -> None:
    """Also past something that was revealed; a seat that a bot plays has no vote."""
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", title="card-game")
        game = play_on(server, table, moves=40)
        assert game.table.journal.reveals > 8
        form = {"seat": 0, "position": 3, "number": 40}
        done = person.post(f"/api/tables/{table}/take-back/request", form, 200)
        assert (done["number"], done["take_back"]) == (41, None)
        assert person.position(table)["position"] == 3
        assert person.position(table)["view"] == game.at(3).view(0)


def test_seat_that_a_bot_plays_has_no_vote(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        game = Game(server, 3)
        asker, _ = game.play_turn()
        absent = next(person for person in game.people if person not in (asker, game.turn))
        seat = game.people.index(absent)
        absent.put(f"{game.path}/seats/{seat}/bot", {"bot": "clerk"})
        voter = game.turn
        assert game.ask(asker, 0)["take_back"]["waits_for"] == [game.people.index(voter)]
        assert game.answer(absent, True, 0, 403)["error"] == "no-vote"
        assert game.answer(voter, True, 0)["take_back"] is None
        assert asker.position(game.table)["position"] == 0


def test_own_turn_needs_nobody(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        game = Game(server, 2)
        player = game.turn
        player.play(game.table)
        assert game.ask(player, 0)["take_back"] is None
        assert player.position(game.table)["position"] == 0
        assert game.ask(player, 0, 400)["error"] == "not-earlier"
        assert game.ask(player, 7, 400)["error"] == "not-earlier"


def test_what_was_before_my_turn_needs_the_others(sqlite_database: str) -> None:
    """Also while it is my turn: from its first position on I need nobody, one further I do."""
    with running(sqlite_database) as server:
        game = Game(server, 2)
        other, seat = game.play_turn()
        player = game.turn
        began = player.position(game.table)["position"]
        now = player.play(game.table)
        assert (game.turn, now["undoable"]) == (player, 1)

        for position in (began - 1, 0):
            asked = game.ask(player, position)["take_back"]
            assert player.position(game.table) == now
            assert (asked["position"], asked["waits_for"]) == (position, [seat])

        game.answer(other, True, 0)
        assert player.position(game.table)["position"] == 0


def test_game_that_is_over_stays_over(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", title="card-game")
        number = len(play_on(server, table).played)
        form = {"seat": 0, "position": 3, "number": number}
        path = f"/api/tables/{table}/take-back"
        assert person.post(f"{path}/request", form, 409)["error"] == "game-over"
        form = {"seat": 0, "number": number}
        assert person.post(path, form, 409)["error"] == "game-over"
        assert len(real_game(server, table).played) == number


def test_two_who_agree_at_the_same_moment_are_both_heard(database: str) -> None:
    """On PostgreSQL they come to two processes."""
    with running(database) as server, contextlib.ExitStack() as more:
        second = server
        if database.startswith("postgresql"):
            second = more.enter_context(running(database))
        game = Game(server, 3)
        asker, _ = game.play_turn()
        one, other = (person for person in game.people if person is not asker)
        elsewhere = second.stranger()
        elsewhere.http.cookies.update(other.http.cookies)
        others = (one, elsewhere)
        number = game.ask(asker, 0)["number"]
        both = threading.Barrier(2)

        def agree(person: Person) -> None:
            both.wait()
            game.answer(person, True, 0)

        threads = [threading.Thread(target=agree, args=(person,)) for person in others]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for person in (asker, *others):
            now = person.position(game.table)
            assert (now["position"], now["number"]) == (0, number + 1)
