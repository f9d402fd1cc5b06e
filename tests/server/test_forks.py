"""Tables that go on from a position of another: whole, with other people, and without leaks."""

from typing import Any

import pytest

import arkwright
from arkwright.play import Game
from arkwright.server.games.open_games import record_of
from arkwright.server.storage import tables
from arkwright.server.storage.database import Writing
from arkwright.server.storage.tables import StoredTable
from tests.server.conftest import running
from tests.server.given import Person, Server
from tests.server.logs import play_on, real_game, stored

FREE = {"setup": "free"}
SHUFFLED = {"setup": "predetermined", "events": "shuffled"}
HIDING: list[tuple[str, int, dict[str, str]]] = [
    ("water-frame-2016", 3, FREE),
    ("water-frame-2016", 2, SHUFFLED),
    ("water-frame-2014", 4, FREE),
    ("card-game", 1, {}),
    ("arkwright-2025", 3, {"setup": "free", "east-india": "yes", "asymmetric": "yes"}),
    ("spinning-mule", 2, {"setup": "free", "east-india": "yes", "asymmetric": "yes"}),
]
"""Set-ups with something hidden: title, seats, options."""
ME = {"kind": "me"}


@pytest.fixture
def server(sqlite_database: str) -> Any:
    """What is here is the same on both databases, unless a test asks for both."""
    with running(sqlite_database) as server:
        yield server


def fork(
    person: Person, table: str, position: int, count: int, expect: int = 201, **more: Any
) -> Any:
    form = {"position": position, "seats": [ME] * count, **more}
    return person.post(f"/api/tables/{table}/fork", form, expect)


def stored_table(server: Server, id: str) -> StoredTable:
    async def read(writing: Writing) -> StoredTable:
        table = await tables.find(writing.connection, id)
        assert table is not None
        return table

    return stored(server, read)


def nameless(game: Game) -> Any:
    """All that lies on the table, hidden things included, whoever sits there."""
    return {**game.position()["table"], "names": []}


def seen(game: Game) -> Any:
    """What a watcher sees, whoever sits there."""
    view = game.view()
    for company in view["companies"]:
        del company["name"]
    return {**view, "names": []}


def test_every_title_that_hides_something_is_here() -> None:
    """Itself, or the edition that it is based on."""
    here = {title for title, _, _ in HIDING}
    for title in arkwright.titles():
        assert here & set(arkwright.find_title(title).lineage[-2:])


# Of a game that is over


@pytest.mark.parametrize(("title", "seats", "options"), HIDING)
def test_fork_of_a_finished_game_goes_on_as_it_was(
    server: Server, title: str, seats: int, options: dict[str, str]
) -> None:
    host, other = server.person("Ada"), server.person("Ben")
    parent = host.table(*["me"] * seats, title=title, options=options)
    game = play_on(server, parent)
    for place in (0, 1, len(game.played) // 3, len(game.played) - 1):
        made = fork(other, parent, place, seats)
        id = made["id"]
        assert (made["parent"], made["parent_position"]) == (parent, place)
        assert (made["state"], made["analysis"], made["title"]) == ("playing", False, title)
        forked = real_game(server, id)
        assert nameless(forked) == nameless(game.at(place))
        assert forked.table.names[0] == "Ben"
        assert forked.table.names == [seat["name"] for seat in made["seats"]]
        assert (made["deciding"], forked.seed) == (game.at(place).seat, None)
        # The same moves lead to the same end.
        for move in game.played[place:]:
            forked.play(move.text)
        assert [(s.seat, s.score) for s in forked.standings] == [
            (s.seat, s.score) for s in game.standings
        ]


@pytest.mark.parametrize(("title", "seats", "options"), HIDING)
def test_fork_is_a_table_like_any_other(
    server: Server, title: str, seats: int, options: dict[str, str]
) -> None:
    person = server.person("Ada")
    parent = person.table(*["me"] * seats, title=title, options=options)
    whole = play_on(server, parent)
    place = len(whole.played) // 2
    id = fork(person, parent, place, seats)["id"]
    path = f"/api/tables/{id}"
    before = person.position(id)
    assert (before["position"], before["number"], before["undoable"]) == (0, 0, 0)
    assert before["decision"]["moves"]
    after = person.play(id)
    seat = before["decision"]["seat"]
    assert person.get(f"{path}/positions/0", seat=seat)["view"] == before["view"]
    if after["undoable"]:
        back = person.post(f"{path}/take-back", {"seat": seat, "number": 1})
        assert back["view"] == before["view"]
        person.play(id)
    # A server that starts again finds it as it was.
    now = person.position(id)
    server.services.games.forget(id)
    assert person.position(id) == now
    running_record = person.get(f"{path}/record")
    assert running_record["seed"] is None
    assert "position" not in running_record

    game = play_on(server, id)
    record = person.http.get(f"{path}/record").text
    assert arkwright.replay(record).view() == game.view()
    again = fork(person, id, len(game.played) // 2, seats)
    assert nameless(real_game(server, again["id"])) == nameless(game.at(len(game.played) // 2))
    assert person.play(again["id"])["position"] == 1


def test_fork_can_be_dealt_anew(server: Server) -> None:
    person = server.person()
    parent = person.table("me", "me", options=FREE)
    game = play_on(server, parent)
    forks = [real_game(server, fork(person, parent, 5, 2, deal="new")["id"]) for _ in range(3)]
    assert all(seen(forked) == seen(game.at(5)) for forked in forks)
    assert any(nameless(forked) != nameless(game.at(5)) for forked in forks)


def test_fork_has_the_people_that_its_host_wants(database: str) -> None:
    with running(database) as server:
        host, guest = server.person("Ada"), server.person("Ben")
        parent = host.table("me", "me", "me")
        game = play_on(server, parent)
        seats = [ME, {"kind": "open"}, {"kind": "bot", "bot": "clerk", "name": "Peel"}]
        form = {"position": 40, "seats": seats, "pace": "turns", "listed": True}
        made = host.post(f"/api/tables/{parent}/fork", form, 201)
        assert (made["state"], made["pace"], made["listed"]) == ("open", "turns", True)
        path = f"/api/tables/{made['id']}"
        host.get(f"{path}/position", 409)
        guest.post(f"{path}/join", {})
        started = host.post(f"{path}/start", {})
        assert [seat["name"] for seat in started["seats"]] == ["Ada", "Ben", "Peel"]
        assert guest.get(f"{path}/positions/0")["view"]["names"] == ["Ada", "Ben", "Peel"]
        begun = stored_table(server, made["id"])
        assert begun.origin is not None
        forked = arkwright.replay(record_of(begun, []))
        assert nameless(forked) == nameless(game.at(40))


def test_fork_needs_a_position_to_go_on_from(server: Server) -> None:
    person = server.person()
    parent = person.table("me", "me", title="card-game")
    last = len(play_on(server, parent).played)
    assert fork(person, parent, last, 2, 409)["error"] == "game-over"
    assert fork(person, parent, last + 1, 2, 404)["error"] == "no-position"
    assert fork(person, parent, 0, 3, 400)["error"] == "fork-seats"
    assert fork(person, parent, 0, 2, 400, deal="open")["error"] == "bad-request"
    assert fork(person, "nothere", 0, 2, 404)["error"] == "no-table"
    assert fork(server.stranger(), parent, 0, 2, 401)["error"] == "no-profile"
    unstarted = person.table("me", "open")
    assert fork(person, unstarted, 0, 2, 409)["error"] == "not-started"


# Of a running game: for analysis alone


@pytest.mark.parametrize(("title", "seats", "options"), HIDING)
def test_analysis_knows_nothing_that_is_hidden(
    server: Server, title: str, seats: int, options: dict[str, str]
) -> None:
    person = server.person()
    parent = person.table(*["me"] * seats, title=title, options=options)
    game = play_on(server, parent, moves=20)
    for place in (0, 20):
        then = game.at(place)
        forks = [real_game(server, fork(person, parent, place, seats)["id"]) for _ in range(4)]
        assert all(seen(forked) == seen(then) for forked in forks)
        dealt = [nameless(forked) for forked in forks]
        assert any(deal != nameless(then) for deal in dealt)
        assert any(deal != dealt[0] for deal in dealt)
        assert all(forked.seed is None for forked in forks)
        assert all([m.text for m in f.moves] == [m.text for m in then.moves] for f in forks)


def test_analysis_is_for_oneself(server: Server) -> None:
    host, guest = server.person(), server.person()
    parent = host.table("me", "open")
    guest.post(f"/api/tables/{parent}/join", {})
    host.post(f"/api/tables/{parent}/start", {})
    play_on(server, parent, moves=5)
    for more in (
        {"seats": [ME, {"kind": "open"}]},
        {"seats": [ME, {"kind": "person", "profile": guest.id}]},
        {"listed": True},
        {"deal": "same"},
    ):
        assert fork(host, parent, 3, 2, 400, **more)["error"] == "analysis-alone"
    watcher = server.person()
    with_bot = [ME, {"kind": "bot", "bot": "clerk"}]
    made = fork(watcher, parent, 3, 2, seats=with_bot)
    assert (made["analysis"], made["listed"]) == (True, False)
    id = made["id"]
    path = f"/api/tables/{id}"
    looks = ("", "/position", "/positions/0", "/history", "/chronicle", "/record", "/since")
    for look in looks:
        watcher.get(path + look)
        assert host.get(path + look, 404)["error"] == "no-table"
        server.stranger().get(path + look, 401 if look == "/since" else 404)
    move = {"seat": 0, "move": "done", "number": 0}
    assert host.post(f"{path}/moves", move, 404)["error"] == "no-table"
    preview = {"seat": 0, "moves": [], "number": 0}
    assert host.post(f"{path}/preview", preview, 404)["error"] == "no-table"
    assert host.get(f"{path}/why-not", 404, move="done")["error"] == "no-table"
    back = {"seat": 0, "position": 0, "number": 0}
    assert host.post(f"{path}/take-back", {"seat": 0, "number": 0}, 404)["error"] == "no-table"
    assert host.post(f"{path}/take-back/request", back, 404)["error"] == "no-table"
    answer = {"agree": True, "position": 0}
    assert host.put(f"{path}/take-back/request", answer, 404)["error"] == "no-table"
    assert host.delete(f"{path}/take-back/request", 404)["error"] == "no-table"
    assert fork(host, id, 0, 2, 404)["error"] == "no-table"
    assert fork(watcher, id, 0, 2)["analysis"]
