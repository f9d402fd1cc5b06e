"""Bots at tables: they play in their turn, resume, and no bad one stops a table."""

import datetime
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import psutil
import pytest

import arkwright
from arkwright import bots
from arkwright.play import BadSetup
from arkwright.server.bots.workers import Job, player, think
from arkwright.server.games.open_games import record_of
from arkwright.server.games.seats import at_seat
from arkwright.server.storage import tables
from arkwright.server.storage.database import Database, Writing, now
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.entries import find as entries_of
from arkwright.server.storage.tables import StoredTable
from tests.server import bad_bots
from tests.server.conftest import running
from tests.server.given import Person, Server, until
from tests.server.logs import real_game, stored
from tests.server.processes import asked, is_alive

PATIENT = 60.0
"""Seconds for a whole game."""


OWN = {name: f"tests.server.bad_bots:{name}" for name in bad_bots.__all__}
"""The bots that whoever runs these servers brings."""


@pytest.fixture(autouse=True, scope="module")
def nothing_own_is_left() -> Iterator[None]:
    """What the servers here bring is not known in other tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "OWN", {})
        yield


@pytest.fixture(scope="module")
def one_worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots have one process and little time."""
    database = f"sqlite:///{tmp_path_factory.mktemp('bots') / 'arkwright.db'}"
    with running(database, bots=1, think=3.0, sweep=3600.0, own_bots=OWN) as server:
        yield server


def seat_bot(address: str, table: str, seat: int, bot: str) -> None:
    """Let a bot play a seat, past the server, which is not there or would not allow it."""

    async def change(database: Database) -> None:
        async with database.writing() as writing:
            await tables.change_seat(writing, table, seat, bot=bot)

    asked(address, change)


def workers(process: psutil.Process) -> list[psutil.Process]:
    """The processes that think for a server."""
    return [c for c in process.children() if "multiprocessing.spawn" in " ".join(c.cmdline())]


def log_of(server: Server, id: str) -> tuple[StoredTable, list[Entry]]:
    async def read(writing: Writing) -> tuple[StoredTable, list[Entry]]:
        table = await tables.find(writing.connection, id)
        assert table is not None
        return table, await entries_of(writing.connection, id)

    return stored(server, read)


def stand_in(table: str, seat: int) -> str:
    return at_seat(bots.STAND_IN, table, seat)


def summary(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}")


def wait_for_seat(person: Person, table: str, seat: int) -> Any:
    """Where the game stands as soon as a seat must decide."""
    until(lambda: summary(person, table)["deciding"] == seat)
    return person.position(table)


def wait_for_end(person: Person, table: str) -> Any:
    return until(lambda: (t := summary(person, table))["state"] == "over" and t, PATIENT)


def failures(caplog: pytest.LogCaptureFixture, table: str) -> list[dict[str, Any]]:
    """What was logged about the bots of a table."""
    facts = [record.facts for record in caplog.records if record.message == "bot-failed"]  # type: ignore[attr-defined]
    return [f for f in facts if f["table"] == table]


def test_bot_plays_when_its_turn_comes(server: Server) -> None:
    person = server.person()
    table = person.table("clerk", "me")
    stands = wait_for_seat(person, table, 1)
    _, log = log_of(server, table)
    assert stands["number"] == len(log) > 0
    assert {entry.seat for entry in log} == {0}


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "RuntimeError: I do not know this game"),
        ("Missing", "BadSetup: the bot Missing can't be made: ImportError: no library for it"),
        ("Cheats", "IllegalMove: "),
        ("Interferes", "not-your-turn"),
        ("Dies", "its process died"),
        ("Hangs", "no answer within 3 seconds"),
    ],
)
def test_clerk_plays_on_for_a_bad_bot(
    one_worker: Server, caplog: pytest.LogCaptureFixture, bot: str, reason: str
) -> None:
    # Given a bot that must decide first and can't
    person = one_worker.person()
    table = person.table(bot, "me", "random")
    # When its turn is over
    wait_for_seat(person, table, 1)
    # Then the clerk has played it, and that is logged
    stored_table, log = log_of(one_worker, table)
    record = record_of(stored_table, [])
    clerk = think(Job(record, 0, stand_in(table, 0), f"{table}/{stored_table.seed}/0"))
    assert [entry.move for entry in log][: len(clerk)] == clerk
    first = failures(caplog, table)[0]
    assert first["bot"] == bot
    assert first["seat"] == 0
    assert first["reason"].startswith(reason)


def test_the_first_legal_move_is_played_if_even_the_clerk_fails(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite_database, think=0.0) as server:
        person = server.person()
        table = person.table("random", "random", title="card-game")
        until(lambda: summary(person, table)["number"] >= 2)
        _, log = log_of(server, table)
        game = real_game(server, table).at(0)
    for entry in log:
        assert entry.move == game.moves[0].text
        game.play(entry.move)
    seat = log[0].seat
    assert seat is not None
    assert [f["bot"] for f in failures(caplog, table)][:2] == ["random", stand_in(table, seat)]


def test_people_play_on_while_a_bot_hangs(
    one_worker: Server, caplog: pytest.LogCaptureFixture
) -> None:
    # Given a bot that thinks in a person's place
    person = one_worker.person()
    table = person.table("me", "random")
    person.put(f"/api/tables/{table}/seats/0/bot", {"bot": "Hangs"})
    # When there is play at another table, and the person takes the seat back and plays
    person.play(person.table("me", "me"))
    assert summary(person, table)["number"] == 0
    person.delete(f"/api/tables/{table}/seats/0/bot")
    after = person.play(table)
    # Then the turn that comes late is dropped
    until(lambda: failures(caplog, table))
    until(lambda: table not in one_worker.services.thinking.tables)
    assert [entry.number for entry in log_of(one_worker, table)[1]] == [1]
    assert person.position(table) == after


def test_workers_survive_an_interrupt_and_are_replaced_when_they_die(
    one_worker: Server, caplog: pytest.LogCaptureFixture
) -> None:
    person = one_worker.person()
    wait_for_seat(person, person.table("random", "me"), 1)
    this = psutil.Process()
    (worker,) = workers(this)
    # An interrupt at the terminal goes to all processes of the server
    os.kill(worker.pid, signal.SIGINT)
    wait_for_seat(person, person.table("random", "me"), 1)
    assert workers(this) == [worker]
    # What was killed while it had nothing to do is no bot's fault
    worker.kill()
    until(lambda: worker.status() == psutil.STATUS_ZOMBIE)
    wait_for_seat(person, person.table("random", "me"), 1)
    (other,) = workers(this)
    assert other != worker
    assert not [record for record in caplog.records if record.message == "bot-failed"]


def test_server_ends_though_a_bot_hangs(sqlite_database: str) -> None:
    this = psutil.Process()
    before = workers(this)
    with running(sqlite_database, think=3600.0, own_bots=OWN) as server:
        server.person().table("Hangs", "me")
        until(lambda: workers(this) != before)
    assert workers(this) == before


HANGING = """
import asyncio, arkwright
from arkwright.bots import OWN
from arkwright.server.bots.workers import Job, Workers
game = arkwright.new("card-game", seats=2)
OWN["Hangs"] = "tests.server.bad_bots:Hangs"
job = Job(game.record, game.seat, "Hangs", "")
asyncio.run(Workers(1, 3600.0).think(job))
"""


def test_killed_server_leaves_no_process_behind() -> None:
    with psutil.Popen([sys.executable, "-c", HANGING], stdout=subprocess.PIPE) as server:
        worker = psutil.Process(int(server.stdout.readline()))
        assert worker.ppid() == server.pid
        server.kill()
    until(lambda: not is_alive(worker))


# Grades, styles, and bots of somebody's own


def bots_at(person: Person, table: str) -> list[Any]:
    return [seat["bot"] for seat in summary(person, table)["seats"]]


def test_what_can_be_asked_for_is_told(one_worker: Server) -> None:
    offer = one_worker.stranger().get("/api/titles")
    assert offer["bots"] == [*bots.GRADES, *sorted(OWN)]
    assert offer["styles"] == list(bots.STYLES)
    assert [grade["name"] for grade in offer["grades"]] == list(bots.GRADES)
    assert offer["grades"][0] == {"name": "random", "seconds": 0.0, "has_style": False}
    assert offer["grades"][-1] == {"name": "tycoon", "seconds": 3.0, "has_style": True}


def test_a_style_is_settled_at_the_start_and_kept(database: str) -> None:
    with running(database) as server:
        person = server.person()
        # Given a table that waits: nothing is settled yet, and what was chosen stays as it is
        table = person.table("me", "director", "tycoon/shipper", "open")
        assert bots_at(person, table) == [None, "director", "tycoon/shipper", None]
        # When it begins, also with bots in the open seats
        person.post(f"/api/tables/{table}/start", {"fill": "manager"})
        # Then each has a style
        begun = bots_at(person, table)
        assert begun[2] == "tycoon/shipper"
        for bot, grade in ((begun[1], "director"), (begun[3], "manager")):
            assert bot in {f"{grade}/{style}" for style in bots.STYLES}
        person.play(table)
    with running(database) as server:
        assert bots_at(server.stranger(), table) == begun


def test_who_is_called_to_a_seat_has_a_style(shared_server: Server) -> None:
    person = shared_server.person()
    table = person.table("me", "me")
    called = person.put(f"/api/tables/{table}/seats/0/bot", {"bot": "tycoon"})["seats"][0]["bot"]
    assert called == at_seat("tycoon", table, 0)
    assert called.partition("/")[2] in bots.STYLES


REFUSED = ("no-bot", "no-style", "no-styles")


@pytest.mark.parametrize(
    "bot", ["tycoon/pirate", "random/shipper", "tycoon/", "Honest", "os:abort"]
)
def test_no_other_names_come_over_the_network(one_worker: Server, bot: str) -> None:
    person = one_worker.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    form = {"title": "card-game", "seats": seats}
    assert person.post("/api/tables", form, 400)["error"] in REFUSED
    table = person.table("me", "me")
    path = f"/api/tables/{table}/seats/0/bot"
    assert person.put(path, {"bot": bot}, 400)["error"] in REFUSED


def test_no_code_comes_from_the_database() -> None:
    record = arkwright.new("card-game", seats=2, seed=1).record
    with pytest.raises(BadSetup, match="there is no bot"):
        think(Job(record, 0, "tests.server.bad_bots:Raises", ""))


def test_own_bot_plays_at_a_table(one_worker: Server, caplog: pytest.LogCaptureFixture) -> None:
    person = one_worker.person()
    table = person.table("Hasty", "me", title="card-game")
    wait_for_seat(person, table, 1)
    game = real_game(one_worker, table).at(0)
    for entry in log_of(one_worker, table)[1]:
        assert entry.move == game.moves[-1].text
        game.play(entry.move)
    assert bots_at(person, table) == ["Hasty", None]
    assert failures(caplog, table) == []


def test_the_clerk_plays_where_an_own_bot_is_not_brought_again(
    sqlite_database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite_database, own_bots=OWN) as server:
        person = server.person()
        table = person.table("me", "me")
        person.play(table)
        deciding = summary(person, table)["deciding"]
        seat_bot(sqlite_database, table, deciding, "Hasty")
    monkeypatch.setattr(bots, "OWN", {})
    with running(sqlite_database, sweep=3600.0) as server:
        wait_for_seat(server.stranger(), table, 1 - deciding)
    assert failures(caplog, table)[0]["reason"].startswith("BadSetup: there is no bot 'Hasty'")


def test_a_bot_of_before_there_were_styles_has_the_one_of_its_seat(
    sqlite_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", "me", title="card-game")
        deciding = summary(person, table)["deciding"]
        seat_bot(sqlite_database, table, deciding, "clerk")
    with running(sqlite_database, think=0.0, sweep=3600.0):
        # It has no time here, so that it is told who thought about each turn
        tried = until(lambda: failures(caplog, table))
    assert tried[0]["bot"] == stand_in(table, deciding)


def test_whole_game_of_bots_with_nobody_connected(one_worker: Server) -> None:
    person = one_worker.person()
    table = person.table("random", "random", "random", "random")
    ended = wait_for_end(person, table)
    game = real_game(one_worker, table)
    assert game.over
    assert ended["number"] == len(game.played)
    assert [s["score"] for s in ended["standings"]] == [s.score for s in game.standings]


def test_bots_resume_when_the_server_starts_again(database: str) -> None:
    with running(database) as server:
        person = server.person()
        table = person.table("me", "me")
        person.play(table)
        deciding = summary(person, table)["deciding"]
        seat_bot(database, table, deciding, "random")
    with running(database, sweep=3600.0) as server:
        wait_for_seat(server.stranger(), table, 1 - deciding)


def test_sweep_takes_up_what_another_process_left(database: str) -> None:
    with running(database, sweep=0.1) as server:
        person = server.person()
        table = person.table("me", "me")

        async def leave(writing: Writing) -> None:
            await tables.change_seat(writing, table, 0, bot="random")
            await tables.change(writing, table, since=now() - datetime.timedelta(minutes=1))

        stored(server, leave)
        wait_for_seat(person, table, 1)


def test_who_waits_for_a_bot(database: str) -> None:
    with running(database, sweep=3600.0) as server:
        # Given two tables where a bot must decide, and one where a person must
        person = server.person()
        waiting = [person.table("me", "me") for _ in range(3)]
        person.play(waiting[1])

        async def ask(writing: Writing) -> tuple[list[str], list[str]]:
            for id in waiting[:2]:
                await tables.change_seat(writing, id, 0, bot="random")
            yesterday = now() - datetime.timedelta(days=1)
            await tables.change(writing, waiting[1], since=yesterday)
            return (
                await tables.waiting_for_bots(writing.connection, now()),
                await tables.waiting_for_bots(writing.connection, yesterday),
            )

        # Then who waits longest is first, and what counts is the last move, not the turn
        assert stored(server, ask) == (waiting[:2], [])


def test_bots_play_in_an_analysis(one_worker: Server) -> None:
    person = one_worker.person()
    table = person.table("random", "me", "open")

    async def close_to_others(writing: Writing) -> None:
        await tables.change(writing, table, analysis=True)

    stored(one_worker, close_to_others)
    person.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert wait_for_seat(person, table, 1)["number"] > 0


def test_two_processes_play_one_game_of_bots(postgresql_database: str) -> None:
    with running(postgresql_database) as one:
        person = one.person()
        table = person.table("random", "random", "random", title="card-game")
        # Who starts takes up all tables at once, and here there is one that is being played.
        with running(postgresql_database) as other:
            watcher = other.stranger()
            until(lambda: summary(watcher, table)["number"] > 100, PATIENT)
            game = real_game(one, table)  # each move was legal where it stands
    assert len(game.played) > 100


def test_a_bot_is_the_same_in_all_turns_that_a_lane_thinks_for_it() -> None:
    assert player("tycoon/shipper", "here/1/0") is player("tycoon/shipper", "here/1/0")
    assert player("tycoon/shipper", "here/1/0") is not player("tycoon/shipper", "there/1/0")
