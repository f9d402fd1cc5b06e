"""The ledger of a tournament: every result is written down as it comes in, and read again."""

import contextlib
import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from arkwright import files
from arkwright.arena.match import Result
from arkwright.arena.tournament import Tournament

FORMAT = 1
BEGINNING = b'{"format": '


class Ledger:
    """A file of results: what is played in its first line, then a line for each game.

    A tournament that was broken off goes on with the games that are not in it, unless it shall
    begin `anew`.
    """

    def __init__(self, path: Path, tournament: Tournament, anew: bool = False) -> None:
        self.path = path
        files.make_folder(path.parent)
        try:
            self._file = path.open("a+b")
        except OSError as error:
            raise files.BadFile(f"{path} can't be written: {files.reason(error)}") from None
        try:
            self._lock()
            self.results = self._read({"format": FORMAT, **tournament.identity()}, anew)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:
            return  # where files have no locks, whoever writes to one twice has to know
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise files.BadFile(f"{self.path} is being written by another process") from None

    def _read(self, played: dict[str, Any], anew: bool) -> dict[int, Result]:
        """The results by game. A line that was cut off in the middle is taken away."""
        self._file.seek(0)
        text = self._file.read()
        # Nobody's letters are written over, also by who asks to begin anew.
        if not BEGINNING.startswith(text[: len(BEGINNING)]):
            raise files.BadFile(f"{self.path} is no file of results: name another file")
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        if anew or not lines:
            self._file.truncate(0)
            self._append(json.dumps(played, ensure_ascii=False, default=str))
            return {}
        there: dict[str, Any] = self._value(lines, 0)
        here = json.loads(json.dumps(played, default=str))
        if there != here:
            raise files.BadFile(
                f"{self.path} holds another tournament ({difference(there, here)}): "
                "name another file"
            )
        found = [self._value(lines, number) for number in range(1, len(lines))]
        self._file.truncate(sum(map(len, lines)))
        return {result.game: result for result in found}

    def _value(self, lines: list[bytes], number: int) -> Any:
        try:
            return (Result.loads if number else json.loads)(lines[number].decode())
        except (ValueError, TypeError, LookupError, AttributeError):
            raise files.BadFile(
                f"{self.path} is no file of results: line {number + 1} can't be read"
            ) from None

    def _append(self, line: str) -> None:
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise files.BadFile(f"{self.path} can't be written: {files.reason(error)}") from None

    def add(self, result: Result) -> None:
        """Write down a result; the record of the game is long and not kept here."""
        if result.game not in self.results:
            self._append(result.dumps())
        self.results[result.game] = replace(result, record="")

    def forget(self) -> None:
        """Take the file away: nobody will ask for it again."""
        with contextlib.suppress(OSError):
            os.unlink(self.path)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()


def difference(there: dict[str, Any], here: dict[str, Any]) -> str:
    """In what two tournaments differ, in words."""
    name = next((name for name in here if there.get(name) != here[name]), "settings")
    return {
        "fingerprints": "its bots had other code",
        "components": "with other corrections to numbers",
        "options": f"with the options {there.get(name)}",
        "format": "written by another version",
        "rules": "by other rules",
    }.get(name, f"{name} {there.get(name)}")
