"""A server as an operator or a player starts it, in a process of its own."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

from tests.server.given import PATIENCE, Person

ARKWRIGHT = (sys.executable, "-m", "arkwright")


class Serving:
    """A server as somebody starts it, and what it prints."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*ARKWRIGHT, *words],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.first_line = self.process.stdout.readline()
        self.people: list[Person] = []

    @property
    def url(self) -> str:
        return self.first_line.split()[3]

    def person(self) -> Person:
        person = Person(self.url)
        self.people.append(person)
        person.get("/api/me")
        return person

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """How it ends when it is asked to, and what it printed besides."""
        if number == signal.SIGINT:
            os.killpg(self.process.pid, number)  # Ctrl+C reaches every process of a terminal
        else:
            self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextlib.contextmanager
def started(*words: str, **environment: str) -> Iterator[Serving]:
    """`arkwright serve`, at a free port."""
    with running_command("serve", "--port", "0", *words, **environment) as server:
        yield server


@contextlib.contextmanager
def running_command(*words: str, **environment: str) -> Iterator[Serving]:
    server = Serving(*words, **environment)
    try:
        yield server
    finally:
        for person in server.people:
            person.close()
        server.process.kill()
        server.process.communicate()
