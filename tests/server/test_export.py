"""Tables leave a server and come into another one, and nobody notices."""

import asyncio
import copy
import gzip
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import arkwright
from arkwright import bots
from arkwright.commands.app import app
from arkwright.server.operating import export_format
from arkwright.server.storage.database import Database
from arkwright.server.storage.entries import Entry
from arkwright.server.storage.schema import Stored, TableRow
from tests.server.conftest import running
from tests.server.given import Person, Server, prepare

Json = dict[str, Any]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def done(*words: str | Path) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


def refused(*words: str | Path) -> str:
    """What a command says that can't do what it should, or not all."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr


def export_all(database: str, file: Path) -> list[Json]:
    done("export", "--all", "--database", database, "--output", file)
    return read(file)


def read(file: Path) -> list[Json]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def write(file: Path, found: list[Json]) -> Path:
    file.write_text("".join(json.dumps(line) + "\n" for line in found), "utf-8")
    return file


def tables_of(database: str) -> list[str]:
    """The ids of all tables that are stored."""

    async def ask() -> list[str]:
        opened = Database(database)
        async with opened.reading() as connection:
            found = await connection.execute(TableRow.__table__.select())
            ids = [row.id for row in found.all()]
        await opened.close()
        return ids

    prepare(database)
    return asyncio.run(ask())


def record(moves: int | None = None) -> arkwright.Record:
    """The record of a game between bots, to its end or for some moves."""
    game = arkwright.new("water-frame-2016", seats=2, seed=7)
    players = [bots.make("random", seat) for seat in range(2)]
    while not game.over and (moves is None or len(game.played) < moves):
        game.play(players[game.seat].choose(game, game.seat))
    return game.record


def busy_evening(server: Server) -> tuple[list[Person], str]:
    """Two people, one of them with a password, and a table where much has happened."""
    people = [server.person("Anna"), server.person("Bea")]
    anna, bea = people
    anna.put("/api/me/password", {"password": "spinning jenny 1764"})
    table = anna.table("me", "open")
    bea.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start", {})
    now = anna.position(table)
    while now["number"] < 6 or not now["undoable"]:
        people[now["decision"]["seat"]].play(table)
        now = anna.position(table)
    seat = now["decision"]["seat"]
    people[seat].post(f"/api/tables/{table}/take-back", {"seat": seat, "number": now["number"]})
    anna.post(f"/api/tables/{table}/chat", {"text": "Guten Abend ☕ <b>"})
    bea.put(f"/api/tables/{table}/seats/1/note", {"text": "buy looms"})
    return people, table


def test_a_server_moves_from_sqlite_to_postgresql_and_nobody_notices(
    sqlite_database: str, empty_postgresql: str, tmp_path: Path
) -> None:
    # given a server with a running, an open and a finished table
    file = tmp_path / "evening.json"
    file.write_text(record().dumps())
    with running(sqlite_database) as server:
        people, table = busy_evening(server)
        people[0].table("me", "open", listed=True)
        done("import", file, "--database", sqlite_database)
        seat = people[0].position(table)["decision"]["seat"]
        before = people[seat].position(table)
        cookies = [dict(person.http.cookies) for person in people]
        # when everything is taken out, also while the server runs, and into PostgreSQL
        went = export_all(sqlite_database, tmp_path / "one.jsonl")
    assert stat.S_IMODE((tmp_path / "one.jsonl").stat().st_mode) == 0o600
    said = done("import", tmp_path / "one.jsonl", "--database", empty_postgresql)
    assert said.startswith("3 tables and 2 profiles came in: ")
    # then it is the same there
    assert export_all(empty_postgresql, tmp_path / "two.jsonl") == went
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert {line.get("kind") for line in went} == {None, "secret", "profile", "used", "table"}
    with running(empty_postgresql) as server:
        # and the cookies still open the profiles, and the game goes on
        again = [server.stranger(), server.stranger()]
        for person, cookie in zip(again, cookies):
            person.http.cookies.update(cookie)
        assert [person.get("/api/me")["name"] for person in again] == ["Anna", "Bea"]
        assert again[seat].position(table) == before
        again[seat].play(table)
        assert again[seat].position(table)["position"] == before["position"] + 1
        note = again[1].get(f"/api/tables/{table}/seats/1/note")
        assert note["text"] == "buy looms"
        # and the password still opens it from another device
        elsewhere = server.stranger()
        elsewhere.post("/api/sign-in", {"name": "Anna", "password": "spinning jenny 1764"}, 200)
        assert elsewhere.id == again[0].id


def test_one_table_goes_with_its_people_but_without_their_secrets(
    sqlite_database: str, tmp_path: Path
) -> None:
    # given a table, and another one
    with running(sqlite_database) as server:
        people_there, table = busy_evening(server)
        people_there[0].table("me", "me")
        stranger = server.person("Carl").id
    # when it is exported
    said = run("export", table, "--database", sqlite_database)
    header, *people, line = [json.loads(text) for text in said.stdout.splitlines()]
    # then everything of the game is there
    assert header == {"format": "arkwright-export", "version": 1}
    assert line["id"] == table
    assert isinstance(line["seed"], int)
    assert [entry["number"] for entry in line["log"]] == list(range(1, line["number"] + 1))
    assert line["chat"][0]["text"] == "Guten Abend ☕ <b>"
    # and of the people at the table what everybody sees
    assert {person["name"] for person in people} == {"Anna", "Bea"}
    for person in people:
        assert set(person) == {"kind", "id", "name", "colour", "symbol", "language"}
    for secret in ("argon2", "buy looms", stranger):
        assert secret not in said.stdout


def test_a_table_comes_in_once(sqlite_database: str, tmp_path: Path) -> None:
    # given a table that was exported, packed
    with running(sqlite_database) as server:
        _, table = busy_evening(server)
    file = tmp_path / "table.jsonl.gz"
    done("export", table, "--database", sqlite_database, "--output", file)
    assert gzip.decompress(file.read_bytes()).startswith(b'{"format":"arkwright-export"')
    # when it comes into another server, twice
    other = f"sqlite:///{tmp_path / 'other.db'}"
    first = done("import", file, "--database", other)
    second = done("import", file, "--database", other)
    # then it is there once, and the second time nothing was changed
    assert first == f"1 table and 2 profiles came in: {table}\n"
    assert second == (
        "0 tables and 0 profiles came in.\n"
        f"Left as they are, since they are here already: {table}\n"
    )
    assert tables_of(other) == [table]


def test_people_of_whom_nothing_is_known_become_guests(
    sqlite_database: str, tmp_path: Path
) -> None:
    with running(sqlite_database) as server:
        busy_evening(server)
    went = export_all(sqlite_database, tmp_path / "all.jsonl")
    # when only the table comes in, without its people
    some = [line for line in went if line.get("kind") in (None, "table")]
    other = f"sqlite:///{tmp_path / 'other.db'}"
    done("import", write(tmp_path / "some.jsonl", some), "--database", other)
    # then they are there by the names of their seats, and nobody can sign in
    came = export_all(other, tmp_path / "other.jsonl")
    people = [line for line in came if line.get("kind") == "profile"]
    assert sorted(person["name"] for person in people) == ["Anna", "Bea"]
    assert not any("password" in person for person in people)
    assert came[-1] == went[-1]


def without_a_move(table: Json) -> None:
    del table["log"][2]


def with_an_illegal_move(table: Json) -> None:
    table["log"][1]["move"] = "fly to the moon"


def by_another_seat(table: Json) -> None:
    table["log"][0]["seat"] += 1


def with_another_to_decide(table: Json) -> None:
    table["deciding"] = 1 - table["deciding"]


def already_over(table: Json) -> None:
    table["state"] = "over"


def not_begun(table: Json) -> None:
    table["state"] = "open"


def without_seats(table: Json) -> None:
    table["seats"] = []


def with_code_for_a_bot(table: Json) -> None:
    table["seats"][0]["bot"] = "os:abort"


def with_one_seat_twice(table: Json) -> None:
    table["seats"][1]["seat"] = 0


def of_an_unknown_title(table: Json) -> None:
    table["title"] = "waterloo"


def with_a_huge_number(table: Json) -> None:
    table["rules"] = 2**40


def with_a_nul(table: Json) -> None:
    table["chat"][0]["text"] = "\0"


def with_half_a_character(table: Json) -> None:
    table["chat"][0]["text"] = "\ud800"


def from_a_broken_position(table: Json) -> None:
    table["origin"] = {"agenda": 3}


def with_something_unknown(table: Json) -> None:
    table["weather"] = "fine"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """The export of a server with one table."""
    folder = tmp_path_factory.mktemp("evening")
    database = f"sqlite:///{folder / 'arkwright.db'}"
    with running(database) as server:
        busy_evening(server)
    return export_all(database, folder / "all.jsonl")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (without_a_move, "its log does not have the entries 1 to "),
        (with_an_illegal_move, "entry 2: "),
        (by_another_seat, "entry 1 is by seat "),
        (with_another_to_decide, "another seat must decide than it says"),
        (already_over, "it says that it is over; by its log it is playing"),
        (not_begun, "it has a log, but has not begun"),
        (without_seats, "Expected `array` of length >= 1"),
        (with_code_for_a_bot, "'os:abort' is no name of a bot"),
        (with_one_seat_twice, "its seats are not in order"),
        (of_an_unknown_title, "there is no title 'waterloo'"),
        (with_a_huge_number, "Expected `int` <= 2147483647"),
        (with_a_nul, "it has a NUL character"),
        (with_half_a_character, "JSON is malformed"),
        (from_a_broken_position, "the position can't be read"),
        (with_something_unknown, "Object contains unknown field `weather`"),
    ],
)
def test_a_broken_table_is_left_out(
    evening: list[Json], tmp_path: Path, spoil: Callable[[Json], None], why: str
) -> None:
    # given an export with a broken table, and after it a good one
    went = copy.deepcopy(evening)
    good = {**evening[-1], "id": "another1"}
    spoil(went[-1])
    file = write(tmp_path / "broken.jsonl", [*went, good])
    # when it comes in
    database = f"sqlite:///{tmp_path / 'other.db'}"
    said = refused("import", file, "--database", database)
    # then its line is told with the reason, and only the good table is stored
    (sentence,) = said.splitlines()
    assert sentence.startswith(f"arkwright: line {len(went)} was left out: {why}")
    assert tables_of(database) == ["another1"]


def test_a_table_comes_in_though_its_own_bot_is_not_here(
    evening: list[Json], tmp_path: Path
) -> None:
    went = copy.deepcopy(evening)
    went[-1]["seats"][0]["bot"] = "Greedy"
    database = f"sqlite:///{tmp_path / 'other.db'}"
    done("import", write(tmp_path / "all.jsonl", went), "--database", database)
    assert went[-1]["id"] in tables_of(database)


def test_a_line_that_is_no_line(evening: list[Json], tmp_path: Path) -> None:
    file = write(tmp_path / "broken.jsonl", evening)
    file.write_bytes(file.read_bytes() + b'\xff\n{"kind": "table"\n' + b"[" * 100_000 + b"\n")
    said = refused("import", file, "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert [line.split(" was")[0] for line in said.splitlines()] == [
        f"arkwright: line {len(evening) + more}" for more in (1, 2, 3)
    ]


def test_a_server_with_people_keeps_its_secret_and_its_names(
    evening: list[Json], tmp_path: Path
) -> None:
    # given a server where another Anna has a password
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with running(other) as server:
        anna = server.person("Anna")
        anna.put("/api/me/password", {"password": "flying shuttle 1733"})
        # when everything of the first comes in
        said = done("import", write(tmp_path / "all.jsonl", evening), "--database", other)
        assert "it keeps its secret" in said
        assert "is without a password" in said
        # then nothing has changed for her
        again = server.stranger()
        again.post("/api/sign-in", {"name": "Anna", "password": "flying shuttle 1733"}, 200)
        assert again.id == anna.id
        # and the table can be watched there at once
        assert server.stranger().position(evening[-1]["id"])["over"] is False


@pytest.mark.parametrize("moves", [None, 9])
def test_a_record_becomes_a_table(sqlite_database: str, tmp_path: Path, moves: int | None) -> None:
    # given the record of a game played elsewhere
    file = tmp_path / "game.json"
    file.write_text(record(moves).dumps(), "utf-8")
    # when it comes in, also a second time
    done("import", file, "--database", sqlite_database)
    said = done("import", file, "--database", sqlite_database)
    # then there is one table, which stands as the record says
    assert "here already" in said
    (table,) = tables_of(sqlite_database)
    _, line = map(
        json.loads, run("export", table, "--database", sqlite_database).stdout.split("\n")[:2]
    )
    assert [entry["move"] for entry in line["log"]] == record(moves).moves
    assert line["state"] == ("over" if moves is None else "playing")
    assert [seat["bot"] for seat in line["seats"]] == ["clerk", "clerk"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"My dear friend,\n", "it is not JSON"),
        (b"", "it is not JSON"),
        (b"\xff\xfe", "it is not text"),
        (b'{"format": "arkwright-record"}', "the record has no 'title'"),
        (b'{"format": "arkwright-export", "version": 2}', "was written by a newer Arkwright"),
    ],
)
def test_a_file_that_is_neither_export_nor_record(
    sqlite_database: str, tmp_path: Path, content: bytes, why: str
) -> None:
    file = tmp_path / "letter"
    file.write_bytes(content)
    (sentence,) = refused("import", file, "--database", sqlite_database).splitlines()
    assert sentence.startswith(f"arkwright: {file} ")
    assert why in sentence


def test_a_packed_file_that_is_not_whole(evening: list[Json], tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    text = write(tmp_path / "all.jsonl", evening).read_bytes()
    file.write_bytes(gzip.compress(text)[:-20])
    said = refused("import", file, "--database", f"sqlite:///{tmp_path / 'other.db'}")
    assert said == f"arkwright: {file} can't be read: it is not whole\n"


def test_what_cannot_be_exported(sqlite_database: str, tmp_path: Path) -> None:
    here = ("--database", sqlite_database)
    said = refused("export", "--all", *here)
    assert said == f"arkwright: there is no database {tmp_path / 'arkwright.db'}\n"
    prepare(sqlite_database)
    assert refused("export", *here) == "arkwright: name the tables to export, or say --all\n"
    assert refused("export", "t1", "--all", *here).startswith("arkwright: name the tables")
    assert refused("export", "t1", *here) == "arkwright: there is no table 't1'\n"
    file = tmp_path / "nowhere" / "all.jsonl"
    said = refused("export", "--all", *here, "--output", file)
    assert said == f"arkwright: {file} can't be written: no such file or directory\n"


def test_everything_that_is_stored_moves() -> None:
    kinds: dict[str, Any] = {
        "secrets": export_format.SecretLine,
        "profiles": export_format.ProfileLine,
        "tables": export_format.TableLine,
        "seats": export_format.SeatLine,
        "entries": Entry,
        "chat": export_format.ChatLine,
        "notes": export_format.NoteLine,
        "announcements": export_format.AnnouncementLine,
        "devices": export_format.DeviceLine,
        "progress": export_format.ProgressLine,
        "used": export_format.UsedLine,
    }
    assert set(kinds) == set(Stored.metadata.tables)
    for name, stored in Stored.metadata.tables.items():
        columns = {column.name for column in stored.columns} - {"table"}
        assert columns <= set(kinds[name].__struct_fields__), name
