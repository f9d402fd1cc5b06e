"""Whole games as the client plays them: every decision read from the server and answered there."""

from typing import Any

import pytest

from tests.rule import Rule
from tests.server.conftest import running
from tests.server.given import Person, until
from tests.titles import Options

GAMES: list[tuple[str, int, Options]] = [
    ("water-frame-2016", 4, {"setup": "free"}),
    *(("card-game", seats, {}) for seats in (1, 2, 4)),
]
"""The others are played by clicking: tests/browser/test_whole_game.py."""


def my_turn(person: Person, table: str) -> Any:
    """The position as soon as I must decide or the game is over."""

    def ready() -> Any:
        now = person.position(table)
        return now if now["over"] or now["decision"]["moves"] else None

    return until(ready)


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_a_whole_game_against_clerks(
    title: str, seats: int, options: Options, sqlite_database: str
) -> None:
    with running(sqlite_database) as server:
        person = server.person()
        table = person.table("me", *["clerk"] * (seats - 1), title=title, options=options)
        rule = Rule(seed=5)
        # when every decision of mine is answered, each from the answer to the one before
        while not (now := my_turn(person, table))["over"]:
            while (decision := now["decision"]) and decision["moves"]:
                form = {"seat": 0, "move": rule.choose(decision), "number": now["number"]}
                now = person.post(f"/api/tables/{table}/moves", form)
        # then the table has its standings, and the record every move
        state = person.get(f"/api/tables/{table}")
        assert state["state"] == "over"
        assert {0} <= {standing["seat"] for standing in state["standings"]}
        record = person.get(f"/api/tables/{table}/record")
        assert len(record["moves"]) == now["position"]
        assert [line["score"] for line in record["standings"]] == [
            standing["score"] for standing in state["standings"]
        ]
