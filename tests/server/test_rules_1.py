"""A database of a server of rules version 1: opened by today's, its tables are played to the end.

`databases/rules_1.py` says how it was made.
"""

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import arkwright
from arkwright.play import BadRecord, Record
from tests import playthrough
from tests.server.conftest import running
from tests.server.databases.rules_1 import NAME, PASSWORD, standing
from tests.server.given import Person, Server, until
from tests.server.logs import real_game

DATABASES = Path(__file__).parent / "databases"
STANDING: dict[str, Any] = json.loads((DATABASES / "rules-1.json").read_text())
RUNNING = [id for id, stood in STANDING.items() if stood["state"] == "playing"]
FINISHED = [id for id, stood in STANDING.items() if stood["state"] == "over"]


def title_of(id: str) -> str:
    title: str = STANDING[id]["title"]
    return title


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of today on the database of that day."""
    file = tmp_path_factory.mktemp("rules-1") / "arkwright.db"
    database = sqlite3.connect(file)
    database.executescript(gzip.decompress((DATABASES / "rules-1.sql.gz").read_bytes()).decode())
    database.close()
    with running(f"sqlite:///{file}") as server:
        yield server


@pytest.fixture(scope="module")
def person(server: Server) -> Person:
    """Who played then, and signs in now."""
    person = server.stranger()
    person.post("/api/sign-in", {"name": NAME, "password": PASSWORD})
    return person


def play_to_the_end(person: Person, id: str) -> None:
    """Play any moves, with bots where there are some."""
    chance = random.Random(id)
    seats = person.get(f"/api/tables/{id}")["seats"]
    now = person.position(id)
    while not now["over"]:
        decision = now["decision"]
        if seats[decision["seat"]]["bot"]:
            now = until(partial(later, person, id, now["number"]))
            continue
        text = chance.choice(decision["moves"])["text"]
        form = {"seat": decision["seat"], "move": text, "number": now["number"]}
        now = person.post(f"/api/tables/{id}/moves", form, 200)


def later(person: Person, id: str, number: int) -> Any:
    """Where a game stands, if that is after an entry."""
    now = person.position(id)
    return now if now["number"] > number else None


def check_record(person: Person, id: str) -> Record:
    """A game that is over has a record of version 1, which plays it again to the same end."""
    record = Record.from_json(person.get(f"/api/tables/{id}/record"))
    assert record.rules == 1
    game = arkwright.replay(record)
    assert game.over
    assert game.record.standings == person.get(f"/api/tables/{id}")["standings"]
    return record


def test_every_kind_of_table_is_there() -> None:
    played_then = {title for title in arkwright.titles() if 1 in playthrough.older(title)}
    assert set(map(title_of, RUNNING)) == played_then
    assert len(FINISHED) == 1


@pytest.mark.parametrize("id", RUNNING, ids=title_of)
def test_a_running_table_goes_on_by_its_rules(person: Person, id: str) -> None:
    assert person.get(f"/api/tables/{id}")["rules"] == 1
    assert standing(person, id) == STANDING[id]
    before = person.get(f"/api/tables/{id}/history", limit=2000)["happened"]
    play_to_the_end(person, id)
    after = person.get(f"/api/tables/{id}/history", limit=2000)["happened"]
    assert len(after) > len(before)
    assert after[: len(before)] == before
    assert check_record(person, id).moves == [happened["move"] for happened in after]


@pytest.mark.parametrize("id", FINISHED, ids=title_of)
def test_a_finished_game_is_what_it_was(person: Person, id: str) -> None:
    assert standing(person, id) == STANDING[id]
    check_record(person, id)


def test_a_table_that_waits_for_people_begins_by_the_rules_it_was_made_for(person: Person) -> None:
    (table,) = person.get("/api/tables", which="mine", state="open")
    person.post(f"/api/tables/{table['id']}/start", {"fill": "random"})
    assert person.get(f"/api/tables/{table['id']}/record")["rules"] == 1
    play_to_the_end(person, table["id"])
    check_record(person, table["id"])


def test_the_version_makes_a_difference(server: Server) -> None:
    """Some of these games could not have been played by version 2."""
    assert any(breaks_by_version_2(real_game(server, id).record) for id in RUNNING)


def breaks_by_version_2(record: Record) -> bool:
    record.rules = 2
    try:
        arkwright.replay(record)
    except BadRecord:
        return True
    return False
