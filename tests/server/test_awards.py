"""The awards of the solo challenge, kept for the people who earned them."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import arkwright
from arkwright import Game, bots
from arkwright.cardgame.awards import AWARDS
from arkwright.server.operating.export_format import FORMAT, VERSION
from arkwright.server.operating.import_ import line_of
from tests.server.conftest import ONCE, running
from tests.server.given import Person, Server
from tests.server.test_export import done, export_all, refused, write

Json = dict[str, Any]
MOST_SEEDS = 40


@cache
def solo(seed: int, seats: int = 1) -> Game:
    """A game that a bot has played to its end."""
    game = arkwright.new("card-game", seats=seats, seed=seed)
    player = bots.make("manager", 0)
    while not game.over:
        game.play(player.choose(game, game.seat))
    return game


@cache
def won() -> Game:
    """A solo game with an award at the least."""
    return next(game for seed in range(MOST_SEEDS) if (game := solo(seed)).table.awards())


@cache
def lost() -> Game:
    games = (solo(seed) for seed in range(MOST_SEEDS))
    return next(game for game in games if game.standings[0].seat != 0)


def at_table(person: Person, game: Game, bot: str | None = None, **more: Any) -> Json:
    """The table of a game as an export has it, with a person at its first seat."""
    line: Json = msgspec.to_builtins(line_of(game.record))
    line["seats"][0] |= {"profile": person.id, "bot": bot}
    return {**line, "host": person.id, **more}


def bring(database: str, folder: Path, *tables: Json) -> None:
    """Tables come into a server."""
    header = {"format": FORMAT, "version": VERSION}
    done("import", write(folder / "in.jsonl", [header, *tables]), "--database", database)


def before_the_end(game: Game) -> Game:
    return game.at(len(game.played) - 1)


def earned(person: Person) -> dict[str, int]:
    """How often each award was earned, of those that were."""
    awards = person.get("/api/me/awards")["awards"]
    return {one["award"]: one["count"] for one in awards if one["count"]}


def test_a_solo_game_that_ends_keeps_its_awards(server: Server, tmp_path: Path) -> None:
    # given a solo game before its last move
    ada, bea = server.person("Ada"), server.person("Bea")
    table = at_table(ada, before_the_end(won()))
    bring(server.database, tmp_path, table)
    assert earned(ada) == {}
    # when it is played
    ada.play(table["id"], won().played[-1].text)
    # then she has what it earned, and nobody else has
    mine = ada.get("/api/me/awards")
    assert [one["award"] for one in mine["awards"]] == list(AWARDS)
    assert earned(ada) == dict.fromkeys(won().table.awards() or [], 1)
    for one in mine["awards"]:
        first = one["count"] == 1
        assert (one["table"] == table["id"], one["at"] is not None) == (first, first)
    assert (mine["played"], mine["won"]) == (1, 1)
    result = mine["results"][0]
    assert (result["table"], result["place"]) == (table["id"], 1)
    assert result["score"] == won().standings[0].score
    assert result["opponents"] == [standing.score for standing in won().standings[1:]]
    assert result["awards"] == won().table.awards()
    assert bea.get("/api/me/awards")["played"] == 0
    server.stranger().get("/api/me/awards", 401)


def test_a_fork_earns_nothing(server: Server, tmp_path: Path) -> None:
    ada = server.person("Ada")
    table = at_table(ada, won())
    bring(server.database, tmp_path, table)
    assert earned(ada) == {}, "it came without its awards"
    last = len(won().played) - 1
    form = {"position": last, "seats": [{"kind": "me"}], "deal": "same"}
    fork = ada.post(f"/api/tables/{table['id']}/fork", form, 201)["id"]
    ada.play(fork, won().played[-1].text)
    assert ada.get(f"/api/tables/{fork}")["state"] == "over"
    assert (earned(ada), ada.get("/api/me/awards")["played"]) == ({}, 0)


@ONCE
@pytest.mark.parametrize("lesson", ["card-decade", ""], ids=["played", "left"])
def test_a_lesson_earns_nothing(shared_server: Server, tmp_path: Path, lesson: str) -> None:
    ada = shared_server.person("Ada")
    table = at_table(ada, before_the_end(won()), lesson=lesson, id=f"lesson{len(lesson)}")
    bring(shared_server.database, tmp_path, table)
    ada.play(table["id"], won().played[-1].text)
    assert (earned(ada), ada.get("/api/me/awards")["played"]) == ({}, 0)


def test_what_a_bot_ended_earns_nothing(server: Server, tmp_path: Path) -> None:
    ada = server.person("Ada")
    awards = won().table.awards()
    bring(server.database, tmp_path, at_table(ada, won(), bot="clerk", awards=awards))
    assert (earned(ada), ada.get("/api/me/awards")["played"]) == ({}, 0)


def test_a_game_of_two_earns_nothing(server: Server, tmp_path: Path) -> None:
    ada = server.person("Ada")
    game = solo(1, seats=2)
    table = at_table(ada, before_the_end(game))
    table["seats"][1] |= {"profile": ada.id, "bot": None}
    bring(server.database, tmp_path, table)
    ada.play(table["id"], game.played[-1].text)
    assert ada.get(f"/api/tables/{table['id']}")["state"] == "over"
    assert ada.get("/api/me/awards")["played"] == 0


def test_the_first_time_counts_and_the_best_game_comes_first(
    server: Server, tmp_path: Path
) -> None:
    ada = server.person("Ada")
    days = {
        "first": (won(), "2026-01-02T10:00:00Z"),
        "again": (won(), "2026-03-04T10:00:00Z"),
        "lost": (lost(), "2026-02-03T10:00:00Z"),
    }
    for id, (game, day) in days.items():
        awards = game.table.awards()
        bring(server.database, tmp_path, at_table(ada, game, id=id, ended=day, awards=awards))
    mine = ada.get("/api/me/awards")
    assert (mine["played"], mine["won"]) == (3, 2)
    assert earned(ada) == dict.fromkeys(won().table.awards() or [], 2)
    had = [one for one in mine["awards"] if one["count"]]
    assert {(one["table"], one["at"]) for one in had} == {("first", days["first"][1])}
    assert [result["table"] for result in mine["results"]][-1] == "lost"
    scores = [result["score"] for result in mine["results"]]
    assert scores == sorted(scores, reverse=True)


def test_awards_move_with_the_server(
    sqlite_database: str, postgresql_database: str, tmp_path: Path
) -> None:
    with running(sqlite_database) as server:
        ada = server.person("Ada")
        table = at_table(ada, before_the_end(won()))
        bring(server.database, tmp_path, table)
        ada.play(table["id"], won().played[-1].text)
        before, cookies = ada.get("/api/me/awards"), dict(ada.http.cookies)
    export_all(sqlite_database, tmp_path / "all.jsonl")
    done("import", tmp_path / "all.jsonl", "--database", postgresql_database)
    with running(postgresql_database) as server:
        again = server.stranger()
        again.http.cookies.update(cookies)
        assert again.get("/api/me/awards") == before


@pytest.mark.parametrize("awards", [[], ["sailor"] * 2])
def test_awards_that_a_game_did_not_earn_are_refused(
    sqlite_database: str, tmp_path: Path, awards: list[str]
) -> None:
    with running(sqlite_database) as server:
        table = at_table(server.person("Ada"), won(), awards=awards)
        header = {"format": FORMAT, "version": VERSION}
        file = write(tmp_path / "in.jsonl", [header, table])
        said = refused("import", file, "--database", sqlite_database)
    assert "its game earned other awards than it says" in said
