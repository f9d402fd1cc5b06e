"""Nothing acknowledged is lost: the server is killed again and again while people play."""

import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import come_up, kill
from tests.server.given import PATIENCE, Person, until
from tests.server.processes import Player, Sent, ServerProcess, processes, stored

if TYPE_CHECKING:
    from pgserver.postgres_server import PostgresServer

MOVES = 320
KILLS = 4
SEED = 20160401
TITLES = ("water-frame-2016", "water-frame-2014", "card-game")


class Evening:
    """Four people who play together at several tables, some seats held by bots."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        people = [server.person() for _ in range(4)]
        self.tables = [
            gather(people[first:] + people[:first], title) for first, title in enumerate(TITLES * 2)
        ]
        self.players = [
            Player(person, list(self.tables), SEED + number) for number, person in enumerate(people)
        ]

    def table_of_bots(self) -> str:
        """Nobody sits there: it goes on only because bots resume by themselves."""
        return self.players[0].person.table("clerk", "random", "clerk", "random")

    def acknowledged(self) -> int:
        for player in self.players:
            if player.failure is not None:
                raise player.failure
        return sum(len(player.acknowledged) for player in self.players)

    def pause(self) -> None:
        for player in self.players:
            player.paused.set()
        until(lambda: self.acknowledged() >= 0 and all(p.resting.is_set() for p in self.players))

    def resume(self) -> None:
        for player in self.players:
            player.paused.clear()

    def stop(self) -> None:
        for player in self.players:
            player.stopping.set()
        for player in self.players:
            player.join()
        assert self.acknowledged() > 0


def gather(people: list[Person], title: str) -> str:
    """A table of two of these people, some with a bot, begun."""
    host, guest = people[:2]
    bots = ["random"] if title == TITLES[0] else []
    id = host.table("me", "open", *bots, title=title)
    guest.post(f"/api/tables/{id}/join", {})
    host.post(f"/api/tables/{id}/start", {})
    return id


def check_logs(evening: Evening, database: str) -> None:
    """Every acknowledged move is in its place; beside them, only moves that were cut off."""
    acknowledged = [sent for player in evening.players for sent in player.acknowledged]
    places = Counter((sent.table, sent.number) for sent in acknowledged)
    assert all(count == 1 for count in places.values())
    kept: set[Sent] = set()
    for id, (table, entries) in stored(database, evening.tables).items():
        assert [entry.number for entry in entries] == list(range(1, table.number + 1))
        kept |= {
            Sent(id, entry.number, entry.seat, entry.move or "")
            for entry in entries
            if table.seats[entry.seat].bot is None
        }
    assert set(acknowledged) <= kept
    assert kept - set(acknowledged) <= {s for player in evening.players for s in player.cut_off}


def check_bots_resume(evening: Evening, database: str, of_bots: str, before: int) -> None:
    """Without anybody's doing, bots play on where it is their turn."""

    def went_on() -> bool:
        found = stored(database, [of_bots, *evening.tables])
        return found[of_bots][0].number > before and not any(
            table.deciding is not None and table.seats[table.deciding].bot
            for table, _ in found.values()
            if table.id != of_bots
        )

    until(went_on)


def played_on(evening: Evening, count: int) -> None:
    until(lambda: evening.acknowledged() >= count, 6 * PATIENCE)


@pytest.fixture
def restarted_once(request: pytest.FixtureRequest, database: str) -> "PostgresServer | None":
    """The PostgreSQL server that shall be restarted too, if it is the one."""
    if database.startswith("sqlite"):
        return None
    server: PostgresServer = request.getfixturevalue("postgresql")
    return server


def test_nothing_acknowledged_is_lost(
    database: str, tmp_path: Path, restarted_once: "PostgresServer | None"
) -> None:
    rng = random.Random(SEED)
    with processes(database, tmp_path) as [server]:
        evening = Evening(server)
        for player in evening.players:
            player.start()
        try:
            for kill in range(KILLS):
                # given a server in the middle of things
                of_bots = evening.table_of_bots()
                gap = MOVES // KILLS
                played_on(evening, kill * gap + rng.randrange(1, gap))
                # when it is killed
                server.kill()
                evening.pause()
                if restarted_once is not None and kill == KILLS // 2:
                    restart(restarted_once)
                before = stored(database, [of_bots])[of_bots][0].number
                server.start()
                # then all that it acknowledged is there, and bots play on by themselves
                check_logs(evening, database)
                check_bots_resume(evening, database, of_bots, before)
                evening.resume()
            played_on(evening, MOVES)
            if restarted_once is not None:
                restart(restarted_once)
                played_on(evening, MOVES + 20)
        finally:
            evening.stop()
        check_logs(evening, database)
        assert sum(len(player.cut_off) for player in evening.players) > 0
        for id in evening.tables:
            check_goes_on(evening, id)


def check_goes_on(evening: Evening, id: str) -> None:
    """Whoever must decide at a table can, and the server shows it as its log has it."""

    def played() -> bool:
        for person in {player.person for player in evening.players}:
            now = person.position(id)
            assert now["position"] == now["number"]
            if now["over"]:
                return True
            if now["decision"]["moves"]:
                assert person.play(id)["position"] == now["position"] + 1
                return True
        return False  # a bot is thinking

    until(played)


def restart(postgresql: "PostgresServer") -> None:
    """Restart PostgreSQL as after a crash."""
    kill(postgresql)
    come_up(postgresql)
