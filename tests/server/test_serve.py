"""`arkwright serve`: no preparation, one line when it listens, one sentence when it can't."""

import asyncio
import json
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil
import pytest

from arkwright.play import ArkwrightError
from arkwright.server.operating import serving
from arkwright.server.settings import Settings
from arkwright.server.storage.claim import claimed
from tests.server.given import PATIENCE, until
from tests.server.operating import ARKWRIGHT, started


def refused(act: Callable[[], object]) -> str:
    """The sentence that the command prints; in this process, to be quick."""
    with pytest.raises(ArkwrightError) as error:
        act()
    sentence = str(error.value)
    assert "\n" not in sentence
    return sentence


def refused_database(address: str) -> str:
    return refused(lambda: asyncio.run(serving.prepare(address)))


def test_it_serves_with_no_preparation_and_stops_at_once(own_data_folder: Path) -> None:
    # when it is started with nothing prepared
    with started() as server:
        # then it says where it is, and is there
        assert server.first_line.startswith("Arkwright is at http://127.0.0.1:")
        answer = httpx.get(f"{server.url}/health")
        assert answer.is_success
        assert "server" not in answer.headers
        # and its tables are for nobody else to read
        folder = own_data_folder / "arkwright"
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for file in folder.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        # when it is asked to stop while somebody watches a table
        somebody = server.person()
        id, cookies = somebody.id, somebody.http.cookies
        with somebody.socket(somebody.table("me", "me")) as watching:
            assert watching.recv(PATIENCE)
            code, out, err = server.stop(signal.SIGTERM)
        # then it stops without a word of complaint
        assert (code, out) == (0, "")
        events = [json.loads(line)["event"] for line in err.splitlines()]
        assert events == ["starting", "request"]
    # when it is started again
    with started() as server:
        # then the same person is known there
        assert httpx.get(f"{server.url}/api/me", cookies=cookies).json()["id"] == id
        # and Ctrl+C stops it, too
        code, _, err = server.stop(signal.SIGINT)
        assert code == 0
        assert "Traceback" not in err


def test_several_workers_share_one_address(empty_postgresql: str) -> None:
    # given two processes
    with started("--workers", "2", ARKWRIGHT_DATABASE=empty_postgresql) as server:
        assert server.person().id
        parent = psutil.Process(server.process.pid)
        workers = [
            child for child in parent.children() if "spawn_main" in " ".join(child.cmdline())
        ]
        assert len(workers) == 2
        # when one of them dies, another takes its place
        workers[0].kill()
        until(lambda: workers[0].pid not in [child.pid for child in parent.children()])
        until(lambda: len(parent.children()) >= len(workers))
        everybody = parent.children(recursive=True)
        # when they are asked to stop, then all of them do
        code, _, err = server.stop(signal.SIGINT)
        assert code == 0
        assert "Traceback" not in err
        assert "worker-died" in err
        until(lambda: not any(child.is_running() for child in everybody))


def test_workers_go_when_their_parent_was_killed(empty_postgresql: str) -> None:
    with started("--workers", "2", "--database", empty_postgresql) as server:
        everybody = psutil.Process(server.process.pid).children(recursive=True)
        assert len(everybody) >= 2
        # when the parent is killed, then nobody keeps the port
        server.process.kill()
        until(lambda: not any(child.is_running() for child in everybody))


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ended = subprocess.run(
            [*ARKWRIGHT, "serve", "--port", str(port)],
            capture_output=True,
            text=True,
            timeout=3 * PATIENCE,
        )
    assert ended.returncode == 2
    assert ended.stdout == ""
    said = f"arkwright: it can't listen at 127.0.0.1, port {port}: address already in use\n"
    assert ended.stderr == said


def test_a_host_that_is_not_here() -> None:
    assert refused(lambda: serving.listen("203.0.113.7", 8000)).startswith(
        "it can't listen at 203.0.113.7, port 8000: "
    )


def test_sqlite_is_for_one_process() -> None:
    said = refused(lambda: serving.check(Settings("sqlite:///arkwright.db"), 2))
    assert said.startswith("several workers need PostgreSQL: ")


@pytest.mark.parametrize(
    "address",
    ["play.example.org", "ftp://play.example.org", "https://", "https://a/b", "http://a b"],
)
def test_an_address_that_nobody_can_reach(address: str) -> None:
    settings = Settings("sqlite:///arkwright.db", address=address)
    assert refused(lambda: serving.check(settings, 1)).startswith("--address is where people")


def test_a_database_of_no_known_kind() -> None:
    said = refused_database("mysql://me:secret@localhost/arkwright")
    assert said == "the database must be sqlite or postgresql, not 'mysql'"


def test_an_address_may_say_sslmode_as_everywhere_else(empty_postgresql: str) -> None:
    asyncio.run(serving.prepare(f"{empty_postgresql}&sslmode=disable"))
    said = refused_database(f"{empty_postgresql}&password=secret&sslmode=perhaps")
    assert "must be one of: disable, allow, prefer" in said
    assert "secret" not in said


@pytest.mark.parametrize("address", ["postgresql//me:secret@here", "postgresql://me:secret@a:b/c"])
def test_an_address_that_is_none_is_not_repeated(address: str) -> None:
    said = refused_database(address)
    assert said.startswith("this is no address of a database; say sqlite:///FILE")
    assert "secret" not in said


def test_a_database_that_is_not_there() -> None:
    said = refused_database("postgresql://me:secret@127.0.0.1:1/arkwright")
    assert said.startswith("the database postgresql://me:***@127.0.0.1:1/arkwright can't be used: ")
    assert "secret" not in said


def test_a_database_that_the_server_does_not_know(empty_postgresql: str) -> None:
    said = refused_database(empty_postgresql.replace("/test", "/nowhere"))
    assert said.endswith('" does not exist'), said


def test_a_second_server_on_one_file_is_refused(sqlite_database: str) -> None:
    with claimed(sqlite_database):
        said = refused(lambda: claimed(sqlite_database).__enter__())
    assert said.endswith("; several need PostgreSQL")
    with claimed(sqlite_database):
        pass  # it is free again when the first has ended


def test_an_option_that_the_database_does_not_know() -> None:
    said = refused_database("postgresql://me@127.0.0.1:1/arkwright?colour=green")
    assert "unexpected keyword argument 'colour'" in said


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    said = refused_database(f"sqlite:///{file}/arkwright.db")
    assert said == f"{file}/arkwright.db can't be written: not a directory"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "arkwright.db"
    file.write_text("My dear friend, " * 100)
    said = refused_database(f"sqlite:///{file}")
    assert said == f"the database sqlite:///{file} can't be used: file is not a database"


def test_other_commands_do_not_wait_for_the_server() -> None:
    heavy = {"litestar", "sqlalchemy", "uvicorn", "alembic", "msgspec"}
    code = f"import sys, arkwright.commands.app; print(*{heavy} & set(sys.modules))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=PATIENCE)
    assert ended.stdout == b"\n"
