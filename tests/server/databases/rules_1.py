"""How `rules-1.sql.gz` and `rules-1.json` were made: by a server of rules version 1.

They were made once, by the last commit before version 2 (e1b46ac), in a clone of it:

    PYTHONPATH=src:. python rules_1.py FOLDER

and can't be made by today's code. The tables are played by a clerk's moves at all seats, most of
them to two thirds of the game; the JSON says how each stood then, as the API of that day told it.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from arkwright import bots
from arkwright.play import Game
from tests.server.conftest import running
from tests.server.given import Person, Server
from tests.server.logs import real_game

NAME, PASSWORD = "Richard", "spinning jenny 1764"
EXPERT = {
    "draft": "yes",
    "cards": "random",
    "restrictions": "yes",
    "start-shares": "yes",
    "extra-production": "yes",
    "early-shipping": "yes",
}
RUNNING: list[tuple[str, int, dict[str, str]]] = [
    ("water-frame-2016", 2, {}),
    ("water-frame-2016", 3, {"setup": "free", "patrons": "yes"}),
    ("water-frame-2014", 2, {"setup": "free"}),
    ("water-frame-2014", 4, {"events": "shuffled"}),
    ("arkwright-2025", 2, {"east-india": "yes", "asymmetric": "yes"}),
    ("arkwright-2025", 4, {"setup": "free"}),
    ("spinning-mule", 2, {"east-india": "yes"}),
    ("spinning-mule", 3, {"setup": "free"}),
    ("card-game", 1, {"random-factories": "yes"}),
    ("card-game", 2, EXPERT),
    ("card-game", 4, {}),
]


def clerks_moves(game: Game) -> list[str]:
    """The rest of a game, as a clerk would play it at every seat."""
    game = game.copy()
    before = len(game.played)
    clerks = [bots.make(bots.check("clerk"), seat) for seat in range(len(game.table.names))]
    while not game.over:
        game.play(clerks[game.seat].choose(game, game.seat))
    return [move.text for move in game.played[before:]]


def play(server: Server, person: Person, id: str, part: float) -> None:
    """Play a part of a game through the API."""
    moves = clerks_moves(real_game(server, id))
    for move in moves[: int(part * len(moves))]:
        person.play(id, move)


def take_back(person: Person, id: str) -> None:
    """Take the last move of the own turn back, as soon as there is one, and play it again."""
    while not (now := person.position(id))["undoable"]:
        person.play(id)
    person.post(f"/api/tables/{id}/take-back", {"seat": now["seat"], "number": now["number"]})
    person.play(id)


def standing(person: Person, id: str) -> dict[str, Any]:
    """How a running or finished table stands."""
    now = person.position(id)
    table = person.get(f"/api/tables/{id}")
    decision = now["decision"]
    return {
        "title": table["title"],
        "options": table["options"],
        "state": table["state"],
        "bots": [seat["seat"] for seat in table["seats"] if seat["bot"]],
        "number": now["number"],
        "position": now["position"],
        "deciding": table["deciding"],
        "moves": sorted(move["text"] for move in decision["moves"]) if decision else [],
        "scores": {str(one["seat"]): one["score"] for one in now["standings"]},
        "figures": [part["figures"] for part in person.get(f"/api/tables/{id}/chronicle")][-2:],
        "last": person.get(f"/api/tables/{id}/history", limit=2000)["happened"][-1],
    }


def make(server: Server) -> dict[str, Any]:
    """Tables of every kind; how each stands."""
    person = server.person(NAME)
    person.put("/api/me/password", {"password": PASSWORD})
    tables: list[str] = []
    for title, seats, options in RUNNING:
        tables.append(person.table(*["me"] * seats, title=title, options=options))
        play(server, person, tables[-1], 2 / 3)
    take_back(person, tables[0])
    deciding = person.position(tables[-1])["decision"]["seat"]
    person.put(f"/api/tables/{tables[-1]}/seats/{(deciding + 1) % 4}/bot", {"bot": "random"})
    finished = person.table("me", "me", title="arkwright-2025")
    play(server, person, finished, 1)
    half = person.position(finished)["position"] // 2
    form = {"position": half, "deal": "same", "seats": [{"kind": "me"}, {"kind": "me"}]}
    fork: str = person.post(f"/api/tables/{finished}/fork", form)["id"]
    play(server, person, fork, 2 / 3)
    person.table("me", "open", title="arkwright-2025", options={"asymmetric": "yes"})
    return {id: standing(person, id) for id in [*tables, finished, fork]}


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as somewhere:
        file = Path(somewhere) / "arkwright.db"
        with running(f"sqlite:///{file}") as server:
            made = make(server)
        with sqlite3.connect(file) as database:
            dump = "\n".join(database.iterdump())
    (folder / "rules-1.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    lines = ",\n".join(f"{json.dumps(id)}: {json.dumps(made[id])}" for id in made)
    (folder / "rules-1.json").write_text(f"{{\n{lines}\n}}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
